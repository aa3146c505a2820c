import { Shape } from 'three';
import type { Group } from 'three';
import { writtenPage, sheets } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, pull, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Correction tape in hand dispensers. */
export interface CorrectionTape {
  readonly count: 1 | 2 | 4 | 10;
}

type Spec = Look & CorrectionTape;

/** The outline of a dispenser 8 cm long, its tip at the left. */
function hull(): Shape {
  const shape = new Shape();
  shape.moveTo(-3.6, -1.25).bezierCurveTo(-2.6, -1.9, -1, -2.2, 0.8, -2.1).bezierCurveTo(3, -2, 4.2, -1, 4.2, 0.2);
  shape.bezierCurveTo(4.2, 1.6, 2.8, 2.3, 1, 2.2).bezierCurveTo(-1, 2.1, -2.4, 0.7, -3.2, -0.4).lineTo(-3.9, -0.9).lineTo(-3.6, -1.25);
  return shape;
}

/** A dispenser lying on its side: a tinted shell, both reels in it, tape over the tip. */
function dispenser({ color, brand }: Look, place: Placed): Group {
  const hex = color === 'multicolor' ? '#1b55c9' : paint(color);
  const up = { turn: [-Math.PI / 2, 0, 0] } as const;
  const name = print(3.4, 0.9, (s) => s.brand(brand, [0, 0.05, 1, 0.9], { color: inkOn(hex), align: 'center' }));
  return group(
    [
      pull(hull(), 0.5, gloss(hex), { ...up, at: [0, 0.28, 0], bevel: 0.14 }),
      pull(washer(1.5, 0.5), 0.5, matte('#f6f7f5', 0.5), { ...up, at: [1.8, 0.72, -0.1], bevel: 0.05 }),
      pull(washer(0.5), 0.7, plastic('#5b626b'), { ...up, at: [1.8, 0.72, -0.1], bevel: 0.05 }),
      pull(washer(0.75, 0.3), 0.5, matte('#e8eae8', 0.5), { ...up, at: [-0.9, 0.72, 0.7], bevel: 0.05 }),
      pull(washer(0.3), 0.7, plastic('#5b626b'), { ...up, at: [-0.9, 0.72, 0.7], bevel: 0.05 }),
      pull(hull(), 0.5, clear(mix(hex, '#ffffff', 0.35), 0.4), { ...up, at: [0, 1.12, 0], bevel: 0.14 }),
      box([1.7, 0.7, 0.5], plastic('#f4f5f4'), { at: [-4.3, 0.7, 1.02], turn: [0, 0.25, 0], round: 0.12 }),
      box([0.4, 0.56, 0.36], plastic('#c9ced3'), { at: [-5.15, 0.7, 1.2], turn: [0, 0.25, 0], round: 0.06 }),
      decal(3, 0.8, name, { at: [0.9, 1.4, 1.35], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
    ],
    place,
  );
}

const tones = ['blue', 'red', 'green', 'purple', 'orange'] as const;
const oneOf = (spec: Spec, i: number): Look => ({
  brand: spec.brand,
  color: spec.color === 'multicolor' ? (tones[i % tones.length] ?? 'blue') : spec.color,
});

/** The dispensers: side by side, or in two columns. */
export function correctionTape(spec: Spec): Group {
  if (spec.count === 1) return group([dispenser(oneOf(spec, 0), { turn: [0, -0.3, 0] })]);
  const columns = spec.count > 4 ? 2 : 1;
  return group(
    times(spec.count, (i) =>
      dispenser(oneOf(spec, i), {
        at: [(i % columns) * 10 - (columns - 1) * 5, 0, Math.floor(i / columns) * 4.8],
        turn: [0, -0.12 + (i % 3) * 0.03, 0],
      }),
    ),
  );
}

/** A line of a page covered, the dispenser at the end of it. */
function used(spec: Spec): Group {
  return group([
    sheets([18, 0.1, 14]),
    writtenPage(18, 14, [0, 0.115, 0]),
    box([7, 0.03, 0.62], matte('#f3f5f6', 0.85), { at: [-3.4, 0.14, 1.2], round: 0 }),
    dispenser(oneOf(spec, 0), { at: [5, 0.12, 0.1] }),
  ]);
}

export const correctionTapeModel = model({
  name: 'correction-tape',
  views: {
    hero: { build: correctionTape, turn: -18, pitch: 44 },
    detail: {
      build: used,
      turn: 14,
      pitch: 46,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Clasp', count: 1 }),
      alt: () => 'A line of a page covered with correction tape',
    },
  },
  alt: ({ brand, color, count }) =>
    `${brand} correction tape, white, ${count === 1 ? 'one dispenser' : `${count} dispensers`}, ${color === 'multicolor' ? 'assorted colors' : color}`,
});
