import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, gloss, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { ball, box, decal, group, lathe, plate, pull, ring, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

const TOWARDS: Triple = [Math.PI / 2, 0, 0];

/** The lens in its ring: rims, glass and what shines in it. */
function lens(): Group {
  return group([
    rod(1.42, 1.46, 0.5, metal('#8d949c', 0.3), { at: [0, 0, 0.1], turn: TOWARDS }),
    rod(1.28, 1.28, 0.5, matte('#0b0c0e', 0.5), { at: [0, 0, 0.14], turn: TOWARDS }),
    ...times(3, (i) => ring(1.1 - i * 0.17, 0.035, metal('#3a3f46', 0.4), { at: [0, 0, 0.39 - i * 0.01] })),
    ball(0.66, gloss('#0d1426'), { at: [0, 0, 0.02] }),
    rod(0.3, 0.3, 0.02, gloss('#2b3f78'), { at: [0.02, 0.02, 0.68], turn: TOWARDS }),
    rod(1.24, 1.24, 0.03, clear('#a8c4e8', 0.14), { at: [0, 0, 0.41], turn: TOWARDS }),
  ]);
}

/** The glass front with lens, light and microphones. */
function front(): Object3D[] {
  const mics = print(3, 1, (s) => {
    for (let i = 0; i < 15; i += 1) s.disc('#4b5158', 0.12 + (i % 5) * 0.19, 0.22 + Math.floor(i / 5) * 0.28, 0.07);
  });
  return [
    pull(rounded(9.4, 2.9, 1.45), 0.3, gloss('#0e0f11'), { at: [0, 0, 1.32], bevel: 0.1 }),
    group([lens()], { at: [0, 0, 1.5] }),
    rod(0.11, 0.11, 0.1, glow('#3fb4ff'), { at: [1.95, 0.5, 1.46], turn: TOWARDS }),
    ...[-1, 1].map((side) => decal(1.2, 0.4, mics, { at: [side * 3.4, 0, 1.49], material: film(mics) })),
  ];
}

/** Camera, clip and cord. */
export function webcam({ brand, color }: Look): Group {
  const hex = color === 'white' ? '#eceded' : paint(color);
  const low = mix(color === 'white' ? '#c4c8cd' : hex, '#0a0b0d', color === 'white' ? 0 : 0.35);
  const name = print(5, 1, (s) => s.brand(brand, [0.01, 0.05, 0.98, 0.9], { color: inkOn(low), align: 'center' }));
  return group([
    group(
      [
        pull(rounded(10.2, 3.6, 1.8), 2.8, plastic(hex), { bevel: 0.7 }),
        ...front(),
        // The shutter is open: its slider stands beside the lens on top.
        box([1.3, 0.3, 0.7], plastic(low), { at: [1.6, 1.86, 0.5], round: 0.12 }),
      ],
      { at: [0, 7, 0], turn: [0.04, 0, 0] },
    ),
    lathe(
      [
        [0.85, 0],
        [0.62, 0.4],
        [0.62, 1.6],
      ],
      plastic(low),
      { at: [0, 4, 0] },
    ),
    plate([5, 0.8, 5.4], 0.9, plastic(low), { at: [0, 3.3, -0.2], bevel: 0.25 }),
    box([5, 2.6, 0.6], plastic(low), { at: [0, 2.4, 2.2], turn: [0.06, 0, 0], round: 0.25 }),
    decal(4.2, 0.84, name, { at: [0, 2.4, 2.53], turn: [0.06, 0, 0], material: film(name) }),
    box([4.6, 0.3, 0.5], rubber('#17181b'), { at: [0, 1.25, 2], round: 0.1 }),
    rod(0.4, 0.4, 4.6, metal('#7d848c', 0.35), { at: [0, 3.2, -2.8], turn: [0, 0, Math.PI / 2] }),
    box([4.6, 0.7, 4.6], plastic(low), { at: [0, 1.65, -2], turn: [-0.72, 0, 0], round: 0.25 }),
    box([4.2, 0.3, 3.2], rubber('#17181b'), { at: [0, 1.9, -1.4], turn: [-0.72, 0, 0], round: 0.1 }),
    wire(
      [
        [1.6, 6.4, -1.4],
        [2.2, 5, -3.4],
        [3.6, 0.4, -4.6],
        [7, 0.24, -3.4],
        [8.2, 0.24, 0.2],
        [7.2, 0.24, 2.6],
      ],
      0.21,
      matte('#17181a'),
    ),
    group([plate([1.5, 0.8, 2.4], 0.22, plastic('#1f2023')), box([1.2, 0.45, 1.4], metal(), { at: [0, 0.4, 1.8], round: 0.04 })], {
      at: [6.6, 0, 3.6],
      turn: [0, -0.55, 0],
    }),
  ]);
}

export const webcamModel = model({
  name: 'webcam',
  views: {
    hero: { build: webcam, turn: -22, pitch: 14 },
    detail: {
      build: () => group([group(front(), { at: [0, 1.45, 0] })]),
      turn: 24,
      pitch: 16,
      zoom: 1.5,
      shows: (): Look => ({ color: 'black', brand: 'Foolscap' }),
      alt: ({ brand }) => `Lens and microphones of the ${brand} webcam`,
    },
  },
  alt: ({ brand, color }) => `${brand} webcam with clip, ${color}`,
});
