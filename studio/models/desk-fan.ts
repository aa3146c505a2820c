import type { Group } from 'three';
import { Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { decal, group, lathe, pull, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A table fan with a wire cage. */
export interface DeskFan {
  readonly radius: number;
  readonly blades: number;
  readonly cage: 'chrome' | 'painted';
}

function blade(radius: number): Shape {
  const shape = new Shape();
  shape.moveTo(0, 0.6).bezierCurveTo(radius * 0.3, radius * 0.75, radius * 0.75, radius * 0.62, radius * 0.88, radius * 0.12);
  shape.bezierCurveTo(radius * 0.7, -0.1, radius * 0.3, -0.5, 0, -0.6);
  return shape;
}

/** The fan looking slightly up. */
export function deskFan({ color, brand, radius, blades, cage }: Look & DeskFan): Group {
  const hex = paint(color);
  const wires = cage === 'chrome' ? metal('#dfe3e7', 0.18) : plastic(mix(hex, '#ffffff', 0.08));
  const name = print(1, 1, (s) => {
    s.disc(mix(hex, '#000000', 0.1), 0.5, 0.5, 0.5);
    s.brand(brand, [0.1, 0.4, 0.8, 0.2], { color: inkOn(hex), align: 'center' });
  });
  const spokes = times(44, (i) => {
    const a = (i / 44) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const b = a + 0.22;
    return wire(
      [
        [c * 2.4, s * 2.4, 3.1],
        [Math.cos(b) * radius * 0.65, Math.sin(b) * radius * 0.65, 2.6],
        [Math.cos(b) * radius, Math.sin(b) * radius, 0.3],
      ],
      0.1,
      wires,
    );
  });
  const head = group(
    [
      ring(radius, 0.34, wires, { at: [0, 0, 0.2] }),
      ring(radius, 0.3, wires, { at: [0, 0, -0.5] }),
      ring(radius * 0.7, 0.1, wires, { at: [0, 0, 2.45] }),
      ring(radius * 0.97, 0.12, wires, { at: [0, 0, -1.4] }),
      ring(radius * 0.6, 0.12, wires, { at: [0, 0, -2.8] }),
      ...spokes,
      rod(2.5, 2.7, 0.7, gloss(hex), { at: [0, 0, 3.1], turn: [Math.PI / 2, 0, 0] }),
      decal(4.6, 4.6, name, { at: [0, 0, 3.47], material: film(name) }),
      ...times(blades, (i) =>
        group([pull(blade(radius), 0.35, gloss(mix(hex, '#ffffff', 0.25)), { turn: [0.32, 0, 0] })], {
          turn: [0, 0, (i / blades) * Math.PI * 2],
        }),
      ),
      rod(1.5, 1.9, 2, plastic(hex), { turn: [Math.PI / 2, 0, 0] }),
      rod(3.6, 2.8, 5.4, gloss(hex), { at: [0, 0, -4.6], turn: [Math.PI / 2, 0, 0] }),
    ],
    { at: [0, radius + 9.5, 0], turn: [-0.14, 0, 0] },
  );
  return group([
    head,
    lathe(
      [
        [0, 0],
        [8.2, 0],
        [8.4, 0.6],
        [7.8, 1.4],
        [3, 2.2],
        [1.3, 3],
        [1.2, 10],
        [1.2, radius + 8],
      ],
      gloss(hex),
      { at: [0, 0, -3.4] },
    ),
    rod(1.1, 1.1, 0.6, metal(), { at: [0, 2, 2.2], turn: [0.14, 0, 0] }),
  ]);
}

export const deskFanModel = model({
  name: 'desk-fan',
  views: { hero: { build: deskFan, turn: -24, pitch: 12 } },
  alt: ({ brand, color, radius }) => `${brand} ${Math.round(radius * 0.8)}-inch desk fan, ${color}`,
});
