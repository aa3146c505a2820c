import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { glow, matte, plastic, screen, wood } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { block, box, decal, group, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk on two telescopic legs; its width in inches. */
export interface StandingDesk {
  readonly inches: number;
  readonly control: 'keypad' | 'switch';
}

const WOODS: readonly Look['color'][] = ['oak', 'walnut'];
const TOP = 2.8;
const depthOf = (inches: number): number => (inches < 50 ? 61 : inches < 58 ? 71 : 76);
/** A white top stands on white legs, every other on black ones. */
const frameOf = (color: Look['color']): string => (color === 'white' ? '#e3e4e4' : '#26282c');

function leg(x: number, height: number, d: number, color: string): Group {
  const frame = matte(color, 0.42);
  const inner = matte(color === '#26282c' ? '#3a3d42' : '#d3d6d8', 0.3);
  return group(
    [
      block([7.4, 2.8, d - 8], frame, { at: [0, 1, 0], round: 0.9 }),
      ...[-1, 1].map((side) => rod(2, 2.2, 1.2, matte('#17181a', 0.8), { at: [0, 0.6, side * (d / 2 - 8)] })),
      block([8.6, height * 0.46, 6.2], frame, { at: [0, 3.6, -4], round: 0.6 }),
      block([7.2, height * 0.72, 4.9], inner, { at: [0, 3.6, -4], round: 0.5 }),
      block([5.8, height - 8, 3.6], frame, { at: [0, 3.6, -4], round: 0.4 }),
      block([9, 8, 11], frame, { at: [0, height - 13, -4], round: 0.8 }),
      block([6, 3, d - 16], frame, { at: [0, height - 5.8, 0], round: 0.3 }),
    ],
    { at: [x, 0, 0] },
  );
}

/** The keys under the edge: heights to remember, or a switch for up and down. */
function controls(control: StandingDesk['control']): Group {
  if (control === 'switch')
    return group([
      box([7, 2.4, 4], plastic('#17181a'), { round: 0.6 }),
      box([3.6, 1.2, 0.6], plastic('#4a4f57'), { at: [0, 0, 2.1], round: 0.25, turn: [0.2, 0, 0] }),
      box([0.2, 0.7, 0.1], matte('#d7dce2'), { at: [-0.9, 0, 2.44], round: 0 }),
      box([0.2, 0.7, 0.1], matte('#d7dce2'), { at: [0.9, 0, 2.44], round: 0 }),
    ]);
  const face = print(12, 2, (s) => {
    s.fill('#0f1012');
    s.text('110', [0.04, 0.16, 0.2, 0.68], { color: '#8fe1ff', weight: 600 });
    for (const [i, key] of ['▲', '▼', '1', '2', '3', '4'].entries()) {
      s.fill('#2b2e33', [0.29 + i * 0.116, 0.2, 0.095, 0.6], 0.14);
      s.text(key, [0.29 + i * 0.116, 0.32, 0.095, 0.36], { color: '#e7eaee', weight: 600, align: 'center' });
    }
  });
  return group([
    box([13, 2.6, 4], plastic('#17181a'), { round: 0.6 }),
    decal(12, 2, face, { at: [0, 0, 2.02], material: screen(face) }),
    rod(0.14, 0.14, 0.1, glow('#37d67a'), { at: [6.1, 0.9, 2.02], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

/** The desk raised to stand at. */
export function standingDesk({ color, inches, control }: Look & StandingDesk): Group {
  const [w, d, height] = [inches * 2.54, depthOf(inches), 108];
  const frame = frameOf(color);
  const top = WOODS.includes(color) ? wood(paint(color)) : matte(paint(color), 0.5);
  const x = w / 2 - 20;
  return group([
    leg(-x, height, d, frame),
    leg(x, height, d, frame),
    ...[-1, 1].map((side) => block([x * 2, 3.4, 3], matte(frame, 0.42), { at: [0, height - 6, side * 9 - 4], round: 0.3 })),
    block([w * 0.36, 4, 9], matte(frame, 0.5), { at: [0, height - 9.5, -14], round: 0.6 }),
    block([w, TOP, d], top, { at: [0, height - TOP, 0], round: 0.5 }),
    group([controls(control)], { at: [w / 2 - 24, height - TOP - 1.5, d / 2 - 2.2] }),
    ...times(2, (i) => rod(3, 3, 0.3, plastic('#26282c'), { at: [(i - 0.5) * w * 0.7, height + 0.05, -d / 2 + 9] })),
    ...times(2, (i) =>
      ring(2.9, 0.3, plastic('#3a3d42'), { at: [(i - 0.5) * w * 0.7, height + 0.15, -d / 2 + 9], turn: [Math.PI / 2, 0, 0] }),
    ),
  ]);
}

export const standingDeskModel = model({
  name: 'standing-desk',
  views: {
    hero: {
      build: standingDesk,
      turn: -28,
      pitch: 14,
      shows: (look): Look & StandingDesk => ({ ...look, brand: 'Sitwise', control: 'keypad', inches: 55 }),
    },
    detail: {
      build: ({ control }) => controls(control),
      turn: -24,
      pitch: 24,
      zoom: 1,
      shows: (look): Look & StandingDesk => ({ ...look, color: 'black', brand: 'Sitwise', inches: 48 }),
      alt: ({ control }) =>
        control === 'keypad' ? 'The keypad under the edge, with four keys for heights' : 'The switch under the edge, up and down',
    },
  },
  alt: ({ brand, color, inches }) => `${brand} height-adjustable desk, ${color} top, ${inches} in wide`,
});
