import { Shape } from 'three';
import type { Group, Object3D } from 'three';
import { glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import type { Triple } from '../scene/parts.ts';
import { mix, paint } from '../scene/palette.ts';
import { ball, block, box, group, lathe, plate, pull, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A headset for one ear or both: by cord, by Bluetooth, or with a base on the desk. */
export interface Headset {
  readonly link: 'usb' | 'bluetooth' | 'dect';
  readonly ears: 1 | 2;
}

const EAR = 8.1;
const TOP = 9.2;

/** Part of an upright ring, open below: from one ear over the head to the other. */
function arch(inner: number, outer: number, from: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, outer, from, Math.PI - from, false);
  shape.absarc(0, 0, inner, Math.PI - from, from, true);
  return shape;
}

/** A cup with its cushion; it faces left (side -1) or right. */
function cup(side: number, hex: string): Group {
  const out: Triple = [0, 0, (side * -Math.PI) / 2];
  return group([
    lathe(
      [
        [0, 2.5],
        [1.9, 2.5],
        [2.6, 2.35],
        [3.3, 1.8],
        [3.6, 1],
        [3.6, 0.1],
      ],
      plastic(hex),
      { turn: out },
    ),
    ring(2.35, 0.07, metal('#9aa1a9', 0.3), { at: [side * 2.42, 0, 0], turn: [0, Math.PI / 2, 0] }),
    rod(3.3, 3.3, 0.5, matte('#0e0f11', 0.8), { at: [side * 0.05, 0, 0], turn: [0, 0, Math.PI / 2] }),
    ring(2.5, 1.15, rubber('#232528'), { at: [side * -0.55, 0, 0], turn: [0, Math.PI / 2, 0] }),
    rod(1.9, 1.9, 0.3, rubber('#141518'), { at: [side * -0.4, 0, 0], turn: [0, 0, Math.PI / 2] }),
  ]);
}

/** What holds a cup: a slider out of the band and a fork. */
const holder = (side: number, hex: string): Object3D[] => [
  box([0.35, 5.2, 1.3], metal('#b4bac1', 0.3), { at: [side * (EAR + 0.85), 7.6, 0], turn: [0, 0, side * 0.06], round: 0.14 }),
  box([1, 2.4, 2.1], plastic(hex), { at: [side * (EAR + 0.75), 9.6, 0], turn: [0, 0, side * 0.04], round: 0.4 }),
];

/** The rest above the other ear of a headset for one. */
const rest = (side: number): Object3D[] => [
  box([0.35, 3.4, 1.3], metal('#b4bac1', 0.3), { at: [side * (EAR + 0.85), 8.2, 0], turn: [0, 0, side * 0.06], round: 0.14 }),
  box([1.1, 2.2, 5.2], rubber('#232528'), { at: [side * (EAR + 0.35), 6.4, 0], turn: [0, 0, side * 0.1], round: 0.5 }),
];

const boom: readonly Triple[] = [
  [-EAR - 2, 3.6, 1.6],
  [-EAR - 1.9, 2.2, 4.6],
  [-EAR + 0.2, 1.4, 8.2],
  [-EAR + 3.4, 1.5, 10.4],
];

function microphone(): Object3D[] {
  return [
    rod(1.3, 1.3, 0.7, plastic('#1f2124'), { at: [-EAR - 1.9, 4.4, 0.4], turn: [0, 0, Math.PI / 2] }),
    wire(boom, 0.27, plastic('#1f2124')),
    rod(0.48, 0.48, 1.7, rubber('#17181a'), { at: [-EAR + 4, 1.5, 10.7], turn: [0, 0.5, Math.PI / 2] }),
    ball(0.49, rubber('#17181a'), { at: [-EAR + 4.72, 1.5, 11.08] }),
    ball(0.1, glow('#e0522f'), { at: [-EAR + 3.6, 1.98, 10.5] }),
  ];
}

const usbPlug = (at: Triple, turn: number): Group =>
  group([plate([1.5, 0.8, 2.6], 0.22, plastic('#1f2023')), box([1.2, 0.45, 1.4], metal(), { at: [0, 0.4, 1.9], round: 0.04 })], {
    at,
    turn: [0, turn, 0],
  });

function cord(): Object3D[] {
  const path: Triple[] = [
    [-EAR - 1.4, 1.2, -0.6],
    [-EAR - 1.6, 0.3, -2.6],
    [-4, 0.22, -4.2],
    [1.5, 0.22, -3],
    [3.4, 0.22, 1],
    [2.6, 0.22, 4.6],
    [3.4, 0.4, 7.4],
  ];
  return [
    wire(path, 0.21, rubber('#1c1d20')),
    group(
      [
        plate([1.9, 1, 4.4], 0.7, plastic('#232528'), { bevel: 0.25 }),
        ...times(3, (i) => rod(0.34, 0.34, 0.1, matte(i ? '#565c64' : '#e0522f', 0.5), { at: [0, 1, -1.2 + i * 1.2] })),
      ],
      {
        at: [3.05, 0, 3],
        turn: [0, -0.1, 0],
      },
    ),
    usbPlug([3.9, 0, 8.6], 0.35),
  ];
}

/** The base on the desk, with the call keys. */
function base(): Group {
  return group(
    [
      plate([9, 1.8, 9], 1.4, plastic('#1c1e21'), { bevel: 0.5 }),
      block([8.6, 7.4, 1.8], plastic('#232528'), { at: [0, 0.8, -3.2], round: 0.7 }),
      box([6.4, 0.1, 2.4], matte('#0b0c0e', 0.3), { at: [0, 1.82, 1.8], round: 0.04 }),
      ...times(3, (i) =>
        rod(0.62, 0.62, 0.12, matte(['#2f9e5b', '#4a4f56', '#4a4f56'][i] ?? '#4a4f56', 0.5), { at: [-2 + i * 2, 1.86, 1.8] }),
      ),
      rod(0.16, 0.16, 0.1, glow('#35c46a'), { at: [0, 6.8, -2.3], turn: [Math.PI / 2, 0, 0] }),
    ],
    { at: [17.6, 0, -3], turn: [0, -0.25, 0] },
  );
}

/** The headset, its band upright. */
export function headset({ color, link, ears }: Look & Headset): Group {
  const hex = color === 'black' ? '#26282c' : paint(color);
  const dark = color === 'black' ? '#17181b' : mix(hex, '#101216', 0.82);
  const stands = (side: number): Group => group([cup(side, hex)], { at: [side * EAR, 4.4, 0], turn: [0, side * 0.1, side * -0.05] });
  return group([
    pull(arch(8.7, 9.25, 0.08), 2.1, plastic(dark), { at: [0, TOP, 0], bevel: 0.2 }),
    pull(arch(9.2, 9.34, 0.7), 1.5, plastic(hex), { at: [0, TOP, 0], bevel: 0.05 }),
    pull(arch(7.9, 8.75, 0.75), 2.7, rubber('#232528'), { at: [0, TOP, 0], bevel: 0.38 }),
    ...holder(-1, dark),
    stands(-1),
    ...(ears === 2 ? [...holder(1, dark), stands(1)] : rest(1)),
    ...microphone(),
    ...(link === 'usb' ? cord() : []),
    ...(link === 'dect' ? [base()] : []),
    ...(link === 'bluetooth'
      ? [
          group([plate([1.6, 0.75, 1.3], 0.2, plastic('#1f2023')), box([1.2, 0.45, 1.3], metal(), { at: [0, 0.38, 1.1], round: 0.04 })], {
            at: [2.4, 0, 8.6],
            turn: [0, 0.5, 0],
          }),
        ]
      : []),
  ]);
}

/** The microphone arm; the same on all of them. */
const arm = (): Group => group(microphone());

export const headsetModel = model({
  name: 'headset',
  views: {
    hero: {
      build: headset,
      shows: (look): Look & Headset => ({ ...look, brand: 'Foolscap' }),
      camera: ({ link }) => ({ turn: link === 'dect' ? 24 : 36, pitch: 15 }),
    },
    detail: {
      build: arm,
      turn: 30,
      pitch: 26,
      zoom: 1,
      shows: (): Look & Headset => ({ color: 'black', brand: 'Foolscap', link: 'bluetooth', ears: 1 }),
      alt: ({ brand }) => `Microphone arm of the ${brand} headset`,
    },
  },
  alt: ({ brand, color, link, ears }) =>
    `${brand} ${{ usb: 'wired USB', bluetooth: 'Bluetooth', dect: 'DECT' }[link]} headset for ${ears === 2 ? 'both ears' : 'one ear'}, microphone arm, ${color}`,
});
