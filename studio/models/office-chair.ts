import type { Group } from 'three';
import { Shape } from 'three';
import { fabric, matte, metal, plastic, rubber } from '../scene/materials.ts';
import type { Finish } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { ball, box, group, plate, pull, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A swivel chair. */
export interface OfficeChair {
  readonly back: 'mesh' | 'padded' | 'leather';
  readonly arms: boolean;
  readonly headrest: boolean;
}

function base(frame: Finish): Group {
  const legs = times(5, (i) => {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return group([
      wire(
        [
          [c * 3, 12, s * 3],
          [c * 16, 10.4, s * 16],
          [c * 31, 7.6, s * 31],
        ],
        2.3,
        frame,
      ),
      ball(2.3, frame, { at: [c * 31, 7.6, s * 31] }),
      group(
        [
          rod(2.8, 2.8, 2, rubber('#1a1b1d'), { at: [0, 2.8, 1.5], turn: [Math.PI / 2, 0, 0] }),
          rod(2.8, 2.8, 2, rubber('#1a1b1d'), { at: [0, 2.8, -1.5], turn: [Math.PI / 2, 0, 0] }),
          box([4.6, 3, 2], plastic('#26282b'), { at: [0, 4.6, 0], round: 0.8 }),
        ],
        { at: [c * 31, 0, s * 31], turn: [0, i * 1.3, 0] },
      ),
    ]);
  });
  return group([
    ...legs,
    rod(4.2, 4.8, 5, frame, { at: [0, 12, 0] }),
    rod(2.8, 2.8, 16, plastic('#1b1c1e'), { at: [0, 20, 0] }),
    rod(1.6, 1.6, 26, metal(), { at: [0, 27, 0] }),
  ]);
}

/** The outline of a back rest: narrower at the waist, round at the shoulders. */
function backOutline(w: number, h: number): Shape {
  const shape = new Shape();
  shape.moveTo(-w * 0.4, 0).bezierCurveTo(-w * 0.5, h * 0.05, -w * 0.42, h * 0.3, -w * 0.46, h * 0.5);
  shape
    .bezierCurveTo(-w * 0.52, h * 0.85, -w * 0.46, h, -w * 0.3, h)
    .lineTo(w * 0.3, h)
    .bezierCurveTo(w * 0.46, h, w * 0.52, h * 0.85, w * 0.46, h * 0.5);
  shape.bezierCurveTo(w * 0.42, h * 0.3, w * 0.5, h * 0.05, w * 0.4, 0).lineTo(-w * 0.4, 0);
  return shape;
}

function arm(side: number): Group {
  const black = plastic('#1f2124');
  return group([
    wire(
      [
        [side * 16, 42, 2],
        [side * 26, 42, 2],
        [side * 29, 48, 2],
        [side * 29, 66, 1],
      ],
      1.7,
      black,
    ),
    plate([8, 2.6, 25], 3.4, rubber('#232528'), { at: [side * 29, 65.5, 3], bevel: 1 }),
  ]);
}

/** The chair, turned three quarters. */
export function officeChair({ color, back, arms, headrest }: Look & OfficeChair): Group {
  const hex = paint(color);
  const cloth = back === 'leather' ? matte(hex, 0.42) : fabric(hex);
  const frame = back === 'leather' ? metal('#c9ced3', 0.25) : plastic('#1f2124');
  const seat = group([
    plate([50, 9, 48], 14, cloth, { at: [0, 42.5, 1], bevel: 3.6 }),
    plate([44, 3, 42], 12, plastic('#1f2124'), { at: [0, 40, 1], bevel: 1 }),
    box([16, 6, 20], plastic('#26282b'), { at: [0, 38.5, -2], round: 1.5 }),
  ]);
  const rest = group(
    [
      pull(backOutline(48, 58), back === 'mesh' ? 2 : 9, cloth, { bevel: back === 'mesh' ? 0.8 : 3.8 }),
      ...(back === 'mesh'
        ? [
            pull(backOutline(50, 60), 3, plastic('#1f2124'), { at: [0, -1, -1.4], bevel: 1.2 }),
            pull(backOutline(43, 53), 0.6, matte(mix(hex, '#ffffff', 0.06), 1), { at: [0, 2.5, 1.1], bevel: 0.1 }),
            ...times(12, (i) =>
              box([40 - (i < 3 ? 2 : 0), 0.28, 0.3], matte(mix(hex, '#000000', 0.35), 1), { at: [0, 6 + i * 4, 1.5], round: 0.05 }),
            ),
          ]
        : times(2, (i) => box([38, 0.5, 0.6], matte(mix(hex, '#000000', 0.4), 0.9), { at: [0, 18 + i * 18, 4.5], round: 0.1 }))),
    ],
    { at: [0, 56, -24], turn: [-0.14, 0, 0] },
  );
  return group([
    base(frame),
    seat,
    rest,
    wire(
      [
        [0, 38, -8],
        [0, 38, -24],
        [0, 46, -29],
        [0, 72, -31],
      ],
      2.6,
      frame,
    ),
    ...(arms ? [arm(-1), arm(1)] : []),
    ...(headrest
      ? [
          group(
            [
              plate([28, 5, 14], 5, cloth, { bevel: 2.2, turn: [Math.PI / 2, 0, 0] }),
              box([5, 14, 2], plastic('#1f2124'), { at: [0, -8, -3], round: 0.6 }),
            ],
            { at: [0, 124, -35], turn: [-0.1, 0, 0] },
          ),
        ]
      : []),
    ring(4, 0.7, plastic('#26282b'), { at: [0, 40, 0], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

export const officeChairModel = model({
  name: 'office-chair',
  views: { hero: { build: officeChair, turn: 30, pitch: 12 } },
  alt: ({ brand, color, back, arms, headrest }) =>
    `${brand} office chair, ${color} ${back} back${arms ? ', armrests' : ''}${headrest ? ', headrest' : ''}`,
});
