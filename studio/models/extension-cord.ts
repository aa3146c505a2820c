import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, rubber } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, group, plate, rod, times, topDecal, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A cord in a coil, its plug at one end and one outlet or three at the other. */
export interface ExtensionCord {
  readonly outlets: 1 | 3;
  readonly isHeavy: boolean;
}

type Spec = Look & ExtensionCord;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#232529' : color === 'white' ? '#e9ebec' : paint(color));

/** The plug, its three prongs to the right. */
function plug(hex: string): Object3D[] {
  const brass = metal('#d8b25a', 0.3);
  return [
    plate([4, 2.2, 3], 0.9, plastic(hex), { bevel: 0.4 }),
    ...[-0.63, 0.63].map((z) => box([1.8, 0.62, 0.16], brass, { at: [2.7, 1.3, z], round: 0.03 })),
    rod(0.24, 0.24, 2, brass, { at: [2.8, 0.55, 0], turn: [0, 0, Math.PI / 2] }),
  ];
}

/** The other end: outlets face up. */
function sockets(hex: string, outlets: number): Object3D[] {
  const hole = matte('#08090a', 0.95);
  const long = outlets * 3.4 + 1.4;
  return [
    plate([long, 2.6, 3.8], 1.1, plastic(hex), { bevel: 0.45 }),
    ...times(outlets, (i) =>
      group(
        [
          box([0.24, 0.06, 0.9], hole, { at: [-0.55, 0, -0.5], round: 0 }),
          box([0.24, 0.06, 0.75], hole, { at: [0.55, 0, -0.5], round: 0 }),
          rod(0.28, 0.28, 0.06, hole, { at: [0, 0, 0.65] }),
        ],
        { at: [(i - (outlets - 1) / 2) * 3.3, 2.62, 0] },
      ),
    ),
  ];
}

/** The coil, held by a strap. */
export function extensionCord(spec: Spec): Group {
  const hex = hexOf(spec);
  const thick = spec.isHeavy ? 0.62 : 0.42;
  const turns = 6;
  const steps = turns * 16;
  const coil = times(steps + 1, (i): Triple => {
    const angle = (i / 16) * Math.PI * 2;
    const lap = Math.floor(i / 16);
    const radius = 10.4 - (lap % 3) * thick * 2 + Math.sin(angle * 2 + lap) * 0.24;
    return [Math.cos(angle) * radius, thick + Math.floor(lap / 3) * thick * 1.9, Math.sin(angle) * radius * 0.9];
  });
  const label = print(5.4, 3, (s) => {
    s.fill(brands[spec.brand].ink);
    s.brand(spec.brand, [0.08, 0.2, 0.84, 0.34], { color: inkOn(brands[spec.brand].ink), align: 'center' });
    s.text('Extension Cord', [0.1, 0.6, 0.8, 0.2], { color: inkOn(brands[spec.brand].ink), align: 'center', weight: 650 });
  });
  const top = thick * 5;
  return group([
    wire(coil, thick, rubber(hex)),
    box([5.6, top + 0.5, 5.4], matte(brands[spec.brand].ink, 0.7), { at: [-9.2, top / 2, 0], round: 0.3 }),
    topDecal(5, 3, label, { at: [-9.2, top + 0.28, 0] }),
    wire(
      [
        [10.4, thick, 0],
        [12, 1, 3],
        [11.4, 1.1, 6.4],
        [9.4, 1.3, 8.4],
      ],
      thick,
      rubber(hex),
    ),
    group(plug(hex), { at: [7.2, 0, 9.8], turn: [0, Math.PI + 0.5, 0] }),
    wire(
      [
        [8, thick * 3, -3],
        [4, thick * 3, -3.4],
        [1, 1.3, -2],
        [0, 1.3, -1],
      ],
      thick,
      rubber(hex),
    ),
    group(sockets(hex, spec.outlets), { at: [-1.2, 0, 1.2], turn: [0, 0.9, 0] }),
  ]);
}

export const extensionCordModel = model({
  name: 'extension-cord',
  views: {
    hero: { build: extensionCord, turn: -22, pitch: 40 },
    detail: {
      build: extensionCord,
      turn: 30,
      pitch: 30,
      zoom: 1.5,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Voltway', isHeavy: false }),
    },
  },
  alt: ({ brand, color, outlets, isHeavy }) =>
    `${brand} ${isHeavy ? 'heavy-duty ' : ''}extension cord in a coil, ${color}, ${outlets === 1 ? 'one outlet' : 'three outlets'}`,
});
