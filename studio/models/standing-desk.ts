import type { Group } from 'three';
import { matte, metal, plastic, wood } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { block, box, group, plate } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk on two telescopic legs; measures in centimetres. */
export interface StandingDesk {
  readonly width: number;
  readonly height: number;
  readonly legs: 'black' | 'white' | 'silver';
  readonly drawers?: boolean;
}

const TOPS = ['oak', 'walnut', 'brown', 'kraft'];

function leg(x: number, height: number, color: string): Group {
  const frame = plastic(color);
  return group(
    [
      block([7, 3.2, 70], frame, { round: 0.8 }),
      block([8.4, height * 0.46, 6.4], frame, { at: [0, 3, -4], round: 0.3 }),
      block([7, height * 0.78, 5], metal('#cfd3d8', 0.3), { at: [0, 3, -4], round: 0.2 }),
      block([5.6, height - 6, 3.8], frame, { at: [0, 3, -4], round: 0.2 }),
      block([6, 3, 56], frame, { at: [0, height - 6.5, -2], round: 0.3 }),
    ],
    { at: [x, 0, 0] },
  );
}

/** The desk raised to a comfortable height. */
export function standingDesk({ color, width, height, legs, drawers = false }: Look & StandingDesk): Group {
  const frame = legs === 'silver' ? '#b8bdc3' : paint(legs);
  const top = TOPS.includes(color) ? wood(paint(color)) : matte(paint(color), 0.5);
  const parts = [
    leg(-width / 2 + 22, height, frame),
    leg(width / 2 - 22, height, frame),
    block([width - 44, 5, 4], plastic(frame), { at: [0, height - 9, -4], round: 0.4 }),
    plate([width, 2.8, 70], 3, top, { at: [0, height - 3.4, 0], bevel: 0.5 }),
    box([10, 2.2, 3], plastic('#17181a'), { at: [width / 2 - 30, height - 4.8, 34], round: 0.5 }),
  ];
  if (drawers)
    parts.push(
      block([40, 14, 46], plastic(frame), { at: [-width / 2 + 50, height - 19, 4], round: 0.5 }),
      block([36, 1, 1.4], metal(), { at: [-width / 2 + 50, height - 11, 27.5], round: 0.3 }),
    );
  return group(parts);
}

export const standingDeskModel = model({
  name: 'standing-desk',
  views: { hero: { build: standingDesk, turn: -28, pitch: 16 } },
  alt: ({ brand, color, width, legs }) =>
    `${brand} height-adjustable desk, ${color} top, ${legs} legs, ${Math.round(width / 2.54)} in wide`,
});
