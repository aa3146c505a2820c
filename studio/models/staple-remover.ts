import type { Group } from 'three';
import { Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Staple removers with jaws, some of them in a pack. */
export interface StapleRemover {
  readonly count: 1 | 3;
}

type Spec = Look & StapleRemover;

/** A jaw seen from the side: hinge at the left, fang at the lower right. */
function jaw(): Shape {
  const shape = new Shape();
  shape.moveTo(-2.4, -0.1).lineTo(-2.2, 0.9).lineTo(1.6, 1.2).bezierCurveTo(2.8, 1.1, 3.2, 0.1, 3.1, -1);
  shape.bezierCurveTo(2.8, -0.3, 2.2, 0, 1.4, 0.05).lineTo(-2.4, -0.1);
  return shape;
}

/** The grip over a jaw, hollowed for a finger. */
function grip(): Shape {
  const shape = new Shape();
  shape.moveTo(-2.9, 0.5).bezierCurveTo(-3.1, 1.6, -2.2, 2, -1.2, 1.8).bezierCurveTo(0, 1.5, 0.8, 1.5, 1.8, 1.9);
  shape.bezierCurveTo(2.4, 2, 2.6, 1.4, 2.3, 1).lineTo(-2.9, 0.5);
  return shape;
}

function half(hex: string, wide: number, side: 1 | -1): Group {
  return group([
    ...[-1, 1].map((z) => pull(jaw(), 0.16, metal('#cfd4d9', 0.22), { at: [0, 0, z * wide], bevel: 0.03 })),
    box([3.6, 0.12, wide * 2], metal('#cfd4d9', 0.25), { at: [-0.2, 1.05, 0], round: 0.03 }),
    pull(grip(), 2.7, side === 1 ? gloss(hex) : plastic(mix(hex, '#000000', 0.12)), { bevel: 0.25 }),
  ]);
}

function remover({ color, brand }: Spec, place: Placed = {}): Group {
  const hex = color === 'black' ? '#26282d' : paint(color);
  const name = print(3, 0.9, (s) => s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex), align: 'center' }));
  return group(
    [
      group([half(hex, 0.95, 1), decal(2.2, 0.66, name, { at: [-0.2, 1.9, 0], turn: [-Math.PI / 2, 0, 0], material: film(name) })], {
        at: [0, 3, 0],
        turn: [0, 0, 0.24],
      }),
      group([half(hex, 0.75, -1)], { at: [0, 2.4, 0], turn: [Math.PI, 0, -0.24] }),
      rod(0.34, 0.34, 2.6, metal('#9aa0a6', 0.3), { at: [-2.5, 2.7, 0], turn: [Math.PI / 2, 0, 0] }),
    ],
    place,
  );
}

/** One, or three in a row. */
export const stapleRemover = (spec: Spec): Group =>
  spec.count === 1
    ? remover(spec)
    : group(times(spec.count, (i) => remover(spec, { at: [(i - 1) * 2.4, 0, (i - 1) * -5.4], turn: [0, i * 0.1, 0] })));

export const stapleRemoverModel = model({
  name: 'staple-remover',
  views: {
    hero: { build: stapleRemover, turn: -24, pitch: 20 },
    detail: { build: remover, turn: 30, pitch: 30, zoom: 1.15, shows: (look: Spec): Spec => ({ ...look, brand: 'Clasp', count: 1 }) },
  },
  alt: ({ brand, color, count }) => `${brand} staple remover${count === 1 ? '' : `s, pack of ${count}`}, ${color}`,
});
