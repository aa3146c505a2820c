import type { Group } from 'three';
import { Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, decal, group, plate, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk punch with a lever. */
export interface HolePunch {
  readonly holes: 2 | 3;
  readonly sheets: number;
}

function lever(): Shape {
  const shape = new Shape();
  shape
    .moveTo(-4.6, 0)
    .bezierCurveTo(-5.4, 1.6, -4.4, 3.2, -2.6, 3.1)
    .bezierCurveTo(0.6, 2.9, 3.6, 2.4, 5.4, 1.2)
    .bezierCurveTo(6, 0.8, 5.8, 0.3, 5.2, 0.3);
  shape.bezierCurveTo(2.6, 1.2, -0.6, 1.1, -2.4, 0);
  return shape;
}

/** The punch seen along its long side. */
export function holePunch({ color, brand, holes, sheets }: Look & HolePunch): Group {
  const hex = paint(color);
  const w = holes === 3 ? 28 : 12.5;
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.01, 0.08, 0.98, 0.84], { color: inkOn(hex) });
  });
  const count = print(6, 1, (s) => {
    s.text(`${holes}-hole · ${sheets} sheets`, [0.01, 0.12, 0.98, 0.76], { color: inkOn(hex), weight: 500, align: 'right' });
  });
  const span = holes === 3 ? 10.8 : 8;
  return group([
    plate([w, 1.4, 11], 1, plastic(mix(hex, '#101214', 0.72)), { bevel: 0.25 }),
    block([w - 1, 1.2, 3.4], metal('#c4c9ce', 0.3), { at: [0, 1.3, 2.2], round: 0.2 }),
    ...times(holes, (i) =>
      group(
        [
          rod(1.15, 1.15, 2.2, metal('#dfe3e6', 0.2), { at: [0, 3.4, 2.2] }),
          rod(0.5, 0.5, 3, metal('#9aa0a6', 0.2), { at: [0, 2.4, 2.2] }),
        ],
        { at: [(i - (holes - 1) / 2) * span, 0, 0] },
      ),
    ),
    ...[-1, 1].map((side) => block([0.7, 4.6, 5], metal('#b9bec4', 0.35), { at: [side * (w / 2 - 1), 1, -1.4], round: 0.3 })),
    pull(lever(), w - 2.4, gloss(hex), { at: [0, 3.4, 0.4], turn: [0, Math.PI / 2, 0], bevel: 0.3 }),
    rod(0.4, 0.4, w - 0.8, metal(), { at: [0, 4.6, -2.2], turn: [0, 0, Math.PI / 2] }),
    decal(w > 20 ? 7 : 4.4, w > 20 ? 1.17 : 0.73, name, { at: [-w * 0.22, 5.0, 5.42], turn: [-0.12, 0, 0], material: film(name) }),
    decal(w > 20 ? 7 : 4.4, w > 20 ? 1.17 : 0.73, count, { at: [w * 0.22, 5.0, 5.42], turn: [-0.12, 0, 0], material: film(count) }),
    block([w - 2, 0.3, 0.5], matte('#e9e9e6'), { at: [0, 1.4, 5.1], round: 0.05 }),
  ]);
}

export const holePunchModel = model({
  name: 'hole-punch',
  views: { hero: { build: holePunch, turn: -24, pitch: 26 } },
  alt: ({ brand, color, holes, sheets }) => `${brand} ${holes}-hole punch, ${color}, ${sheets} sheets`,
});
