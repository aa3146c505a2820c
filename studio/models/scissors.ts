import type { Group } from 'three';
import { Path, Shape } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, metal } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { decal, group, outline, pull, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Scissors, half open, lying flat. */
export interface Scissors {
  readonly inches: number;
  readonly points: 'sharp' | 'round';
}

function bow(wide: number, long: number, thick = 0.95): Shape {
  const shape = new Shape();
  shape.absellipse(0, 0, wide, long, 0, Math.PI * 2, false);
  shape.holes.push(new Path().absellipse(0, 0, wide - thick, long - thick, 0, Math.PI * 2, true));
  return shape;
}

function half(side: number, hex: string, blunt: boolean): Group {
  const tip: readonly (readonly [number, number])[] = blunt
    ? [
        [side * 0.25, 10.2],
        [side * -0.2, 10.6],
        [side * -0.62, 10.2],
      ]
    : [[side * -0.45, 11.6]];
  return group(
    [
      pull(
        outline([[side * 0.75, -1.6], [side * 0.95, 1.5], [side * 0.75, 6], ...tip, [side * -0.62, 2], [side * -0.5, -1.6]]),
        0.24,
        metal('#d9dde1', 0.18),
        { bevel: 0.05 },
      ),
      pull(
        outline([
          [side * -0.55, -1.2],
          [side * 0.8, -1.2],
          [side * -0.35, -4.8],
          [side * -1.7, -4.4],
        ]),
        0.9,
        gloss(hex),
        { bevel: 0.25 },
      ),
      pull(bow(side > 0 ? 1.9 : 2.15, side > 0 ? 2.5 : 3.1), 1, gloss(hex), {
        at: [side * -2.2, -6.6 - (side > 0 ? 0 : 0.5), 0],
        turn: [0, 0, side * -0.28],
        bevel: 0.35,
      }),
      pull(bow(side > 0 ? 1.15 : 1.4, side > 0 ? 1.75 : 2.35, 0.32), 1.06, gloss(mix(hex, '#15161a', 0.6)), {
        at: [side * -2.2, -6.6 - (side > 0 ? 0 : 0.5), 0],
        turn: [0, 0, side * -0.28],
        bevel: 0.1,
      }),
    ],
    { at: [0, 0, side * 0.13], turn: [0, 0, side * -0.2] },
  );
}

/** The scissors. */
export function scissors({ color, brand, inches, points }: Look & Scissors): Group {
  const hex = paint(color);
  const name = print(5, 0.8, (s) => {
    s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: '#4a4f57' });
  });
  const pair = group(
    [
      half(1, hex, points === 'round'),
      half(-1, hex, points === 'round'),
      rod(0.55, 0.55, 0.9, metal('#b9bec4'), { at: [0, 0, 0], turn: [Math.PI / 2, 0, 0] }),
      group([decal(3, 0.48, name, { at: [0.25, 4.4, 0.31], turn: [0, 0, Math.PI / 2], material: film(name) })], { turn: [0, 0, -0.2] }),
    ],
    { turn: [-Math.PI / 2, 0, 0], at: [0, 0.7, 0] },
  );
  pair.scale.setScalar(inches / 8);
  return group([pair], { turn: [0, 0.75, 0] });
}

export const scissorsModel = model({
  name: 'scissors',
  views: { hero: { build: scissors, turn: 0, pitch: 58 } },
  alt: ({ brand, color, inches, points }) => `${brand} ${inches}-inch scissors, ${points} points, ${color} handles`,
});
