import type { Group } from 'three';
import { Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, pull, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk stapler: full strip or compact. */
export interface Stapler {
  readonly length: number;
  readonly sheets: number;
}

/** The curved upper shell seen from the side, nose to the right. */
function shell(length: number): Shape {
  const [a, b] = [-length / 2, length / 2];
  const shape = new Shape();
  shape.moveTo(a, 0);
  shape.bezierCurveTo(a - 0.5, 1.4, a + 0.5, 2.5, a + 2.2, 2.6);
  shape.bezierCurveTo(a + length * 0.45, 3.0, b - length * 0.3, 2.5, b - 0.7, 1.6);
  shape.bezierCurveTo(b - 0.1, 1.3, b, 0.7, b, -0.35);
  shape
    .lineTo(b - 1.7, -0.35)
    .lineTo(b - 1.9, 0)
    .lineTo(a, 0);
  return shape;
}

/** A stapler with its mouth open, lying along the picture. */
export function stapler({ color, brand, length, sheets }: Look & Stapler): Group {
  const body = paint(color);
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: '#ffffff' });
  });
  const count = print(3, 1, (s) => {
    s.text(`${sheets} sheets`, [0, 0.1, 1, 0.8], { color: '#ffffff', weight: 500, align: 'right' });
  });
  const upper = group(
    [
      pull(shell(length), 3.2, gloss(body), { bevel: 0.4 }),
      box([length - 0.9, 0.8, 1.9], metal('#c9ced3', 0.25), { at: [0.3, -0.4, 0], round: 0.1 }),
      decal(length * 0.34, (length * 0.34) / 6, name, { at: [-length * 0.12, 1.35, 1.62], material: film(name) }),
      decal(length * 0.15, length * 0.05, count, { at: [length * 0.24, 0.55, 1.62], material: film(count) }),
    ],
    { at: [0, 2.6, 0], turn: [0, 0, 0.14] },
  );
  return group([
    plate([length + 0.6, 0.9, 3.6], 1.2, plastic(mix(body, '#111111', 0.55)), { bevel: 0.25 }),
    block([length - 0.6, 0.14, 1.5], metal('#b9bec4', 0.3), { at: [0.1, 0.9, 0], round: 0.05 }),
    plate([2.4, 0.22, 2], 0.3, metal('#dfe3e6', 0.2), { at: [length / 2 - 1, 0.94, 0] }),
    block([2.6, 2.6, 2.5], plastic(mix(body, '#111111', 0.55)), { at: [-length / 2 + 1.6, 0.6, 0], round: 0.4 }),
    rod(0.34, 0.34, 3.35, metal(), { at: [-length / 2 + 1.5, 2.2, 0], turn: [Math.PI / 2, 0, 0] }),
    upper,
  ]);
}

export const staplerModel = model({
  name: 'stapler',
  views: { hero: { build: stapler, turn: -28, pitch: 20 } },
  alt: ({ brand, color, sheets }) => `${brand} desktop stapler, ${color}, ${sheets} sheets`,
});
