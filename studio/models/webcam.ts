import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, glow, matte, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { ball, box, decal, group, plate, pull, rod, rounded, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A webcam on its clip. */
export interface Webcam {
  readonly resolution: string;
}

/** The webcam. */
export function webcam({ color, brand, resolution }: Look & Webcam): Group {
  const hex = paint(color);
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: inkOn(hex) });
  });
  const size = print(3, 1, (s) => {
    s.text(resolution, [0.02, 0.1, 0.96, 0.8], { color: inkOn(hex), weight: 600, align: 'right' });
  });
  return group([
    group(
      [
        pull(rounded(10.4, 3.4, 1.7), 3, plastic(hex), { bevel: 0.5 }),
        pull(rounded(9.9, 2.9, 1.45), 0.2, matte(mix(hex, '#0a0b0d', 0.35), 0.3), { at: [0, 0, 1.5], bevel: 0.05 }),
        rod(1.3, 1.35, 0.9, metal('#5a6068', 0.3), { at: [0, 0, 1.8], turn: [Math.PI / 2, 0, 0] }),
        rod(1.08, 1.08, 0.9, gloss('#0b0c10'), { at: [0, 0, 1.86], turn: [Math.PI / 2, 0, 0] }),
        ball(0.62, gloss('#1c2c50'), { at: [0, 0, 1.9] }),
        rod(0.16, 0.16, 0.2, glow('#3fb4ff'), { at: [1.9, 0, 1.6], turn: [Math.PI / 2, 0, 0] }),
        decal(2.6, 0.433, name, { at: [-3.1, 0, 1.63], material: film(name) }),
        decal(1.5, 0.5, size, { at: [3.5, 0, 1.63], material: film(size) }),
      ],
      { at: [0, 6.3, 0] },
    ),
    rod(0.7, 0.7, 1.6, plastic('#1b1c1f'), { at: [0, 4.2, -0.2] }),
    plate([5, 0.9, 5], 0.6, plastic(mix(hex, '#0a0b0d', 0.4)), { at: [0, 2.8, 0.2], bevel: 0.2 }),
    box([4.6, 0.7, 5.4], plastic(mix(hex, '#0a0b0d', 0.4)), { at: [0, 1.6, -2.2], turn: [0.7, 0, 0], round: 0.2 }),
    box([4.6, 2.6, 0.6], plastic(mix(hex, '#0a0b0d', 0.4)), { at: [0, 1.9, 2.3], turn: [-0.1, 0, 0], round: 0.2 }),
    wire(
      [
        [0, 6, -1.6],
        [1, 3, -4.4],
        [4, 0.3, -4],
        [8, 0.3, -1],
        [7, 0.3, 3],
        [9.5, 0.3, 5],
      ],
      0.24,
      matte('#17181a'),
    ),
  ]);
}

export const webcamModel = model({
  name: 'webcam',
  views: { hero: { build: webcam, turn: -24, pitch: 14 } },
  alt: ({ brand, color, resolution }) => `${brand} ${resolution} webcam, ${color}`,
});
