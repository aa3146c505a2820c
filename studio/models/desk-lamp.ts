import type { Group } from 'three';
import { gloss, glow, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { ball, box, group, lathe, plate, rod, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A lamp with a jointed arm: a cone shade, or a flat bar of light. */
export interface DeskLamp {
  readonly head: 'cone' | 'bar';
}

/** The lamp. */
export function deskLamp({ color, head }: Look & DeskLamp): Group {
  const hex = paint(color);
  const steel = metal('#c9ced3', 0.25);
  const arm = (from: readonly [number, number, number], to: readonly [number, number, number]): Group =>
    group([wire([from, to], 0.55, head === 'bar' ? plastic(hex) : steel)]);
  const shade =
    head === 'cone'
      ? group(
          [
            lathe(
              [
                [0, -2.4],
                [1.4, -2.6],
                [2.7, -3.6],
                [5, -7],
                [5.9, -9],
                [7.4, -9],
                [6.6, -6.4],
                [4.2, -1.6],
                [2.6, 0],
                [1.6, 1.4],
                [0, 1.5],
              ],
              gloss(hex),
            ),
            ball(2.6, glow('#fff1c9'), { at: [0, -6.6, 0] }),
            rod(1.6, 1.8, 3, steel, { at: [0, -1.6, 0] }),
          ],
          { at: [15, 40, 0], turn: [0, 0, -0.5] },
        )
      : group(
          [plate([26, 1.2, 4.4], 1.4, plastic(hex), { bevel: 0.3 }), box([23, 0.2, 3.2], glow('#fff4d6'), { at: [0, 0, 0], round: 0.1 })],
          { at: [15, 41, 0], turn: [0, 0, -0.06] },
        );
  return group([
    lathe(
      [
        [0, 0],
        [9, 0],
        [9.2, 0.5],
        [8.8, 1.4],
        [2, 2.2],
        [1.6, 3],
        [0, 3],
      ],
      gloss(hex),
    ),
    arm([0, 2, 0], [-9, 24, 0]),
    arm([-9, 24, 0], head === 'cone' ? [14, 41.6, 0] : [4, 41.4, 0]),
    ball(1.2, gloss(mix(hex, '#000000', 0.3)), { at: [-9, 24, 0] }),
    ball(1.3, gloss(mix(hex, '#000000', 0.3)), { at: [0, 3, 0] }),
    ball(1.1, gloss(mix(hex, '#000000', 0.3)), { at: head === 'cone' ? [14.2, 41.8, 0] : [4, 41.6, 0] }),
    rod(0.9, 0.9, 0.5, steel, { at: [4.6, 1.9, 4.6] }),
    shade,
  ]);
}

export const deskLampModel = model({
  name: 'desk-lamp',
  views: { hero: { build: deskLamp, turn: -22, pitch: 6 } },
  alt: ({ brand, color, head }) => `${brand} ${head === 'bar' ? 'LED bar' : 'jointed-arm'} desk lamp, ${color}`,
});
