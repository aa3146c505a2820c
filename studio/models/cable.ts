import type { Group, Object3D } from 'three';
import { gloss, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, group, plate, pull, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

type Plug = 'usb-c' | 'usb-a' | 'hdmi' | 'ethernet';

/** Coiled cables with a plug at each end. */
export interface Cable {
  readonly plugs: readonly [Plug, Plug];
  /** Said, not seen: the sleeve is too fine for the picture. */
  readonly braided: boolean;
  readonly count: number;
}

/** The metal or clear part of each plug, from its mouth on towards the camera. */
function tip(kind: Plug, y: number): Object3D[] {
  const steel = metal('#cfd4d9', 0.24);
  const dark = matte('#0c0d10', 0.9);
  if (kind === 'usb-c')
    return [
      pull(rounded(0.84, 0.27, 0.13), 0.8, steel, { at: [0, y, 0.4], bevel: 0.02 }),
      pull(rounded(0.66, 0.12, 0.05), 0.02, dark, { at: [0, y, 0.8], bevel: 0 }),
    ];
  if (kind === 'usb-a')
    return [
      box([1.2, 0.45, 1.3], steel, { at: [0, y, 0.6], round: 0.03 }),
      box([1.05, 0.3, 0.04], dark, { at: [0, y, 1.25], round: 0 }),
      ...[-0.27, 0.27].map((x) => box([0.24, 0.02, 0.24], dark, { at: [x, y + 0.225, 0.7], round: 0 })),
    ];
  if (kind === 'hdmi')
    return [
      box([1.4, 0.44, 1.2], metal('#d8b25a', 0.25), { at: [0, y, 0.55], round: 0.06 }),
      box([1.2, 0.28, 0.04], dark, { at: [0, y, 1.15], round: 0 }),
    ];
  return [
    box([1.15, 0.8, 2.1], gloss('#dbe6ec'), { at: [0, y, 0.3], round: 0.06 }),
    ...times(8, (i) => box([0.06, 0.05, 0.6], metal('#d8b25a', 0.25), { at: [-0.39 + i * 0.112, y + 0.4, 0.95], round: 0 })),
    box([0.5, 0.06, 1.7], gloss('#eef4f7'), { at: [0, y + 0.55, -0.05], turn: [0.14, 0, 0], round: 0.02 }),
  ];
}

const housings = { 'usb-c': [1.15, 0.66, 2.3], 'usb-a': [1.55, 0.8, 2.9], hdmi: [2.05, 1.05, 3.6], ethernet: [1.3, 0.95, 1.9] } as const;

/** A plug that lies with its mouth towards the camera; the cable comes in behind at z = 0. */
function plug(kind: Plug, hex: string): Group {
  const [w, h, d] = housings[kind];
  const y = h / 2;
  const shell = plastic(mix(hex, hex === paint('white') ? '#c9cdd2' : '#ffffff', 0.1));
  return group([
    plate([w, h, d], 0.22, shell, { at: [0, 0, d / 2 + 0.7], bevel: 0.12 }),
    group(tip(kind, y), { at: [0, 0, d + 0.7] }),
    ...times(4, (i) => rod(0.36 - i * 0.03, 0.36 - i * 0.03, 0.2, rubber(hex), { at: [0, y, 0.62 - i * 0.26], turn: [Math.PI / 2, 0, 0] })),
  ]);
}

const THICK = { 'usb-c': 0.2, 'usb-a': 0.19, hdmi: 0.29, ethernet: 0.28 } as const;

/** One cable, coiled and tied. */
function coiled({ color, plugs }: Look & Cable): Group {
  const hex = paint(color);
  const thick = THICK[plugs[1]];
  // The last turn ends in front.
  const turns = 70;
  const coil: Triple[] = times(turns, (i) => {
    const a = (i / 17) * Math.PI * 2 + 1.15;
    const r = 4.5 + 0.16 * Math.sin(i * 1.9);
    return [Math.cos(a) * r, thick + (i / turns) * thick * 6, Math.sin(a) * r];
  });
  const line = matte(color === 'white' ? '#e9eaeb' : hex, 0.5);
  const y = (kind: Plug): number => housings[kind][1] / 2;
  return group([
    wire(
      [
        [-1.8, y(plugs[0]), 7.7],
        [-1.4, y(plugs[0]), 6.7],
        [0.2, thick, 5.4],
        ...coil,
        [-1.2, thick * 6, 4.9],
        [0.8, thick * 4, 5.2],
        [2.2, y(plugs[1]), 6.6],
        [2.7, y(plugs[1]), 7.6],
      ],
      thick,
      line,
    ),
    group([plug(plugs[0], hex)], { at: [-1.85, 0, 7.6], turn: [0, -0.25, 0] }),
    group([plug(plugs[1], hex)], { at: [2.75, 0, 7.5], turn: [0, 0.22, 0] }),
    box([1.7, thick * 8.6, 1.5], matte('#26282c', 0.95), { at: [-0.4, thick * 4.1, -4.5], turn: [0, 0.08, 0], round: 0.25 }),
    box([1.5, 0.1, 2.6], matte('#26282c', 0.95), { at: [-0.5, thick * 8.5, -4.1], turn: [0.06, 0.2, 0], round: 0.04 }),
  ]);
}

/** All cables of the pack. */
export function cable(look: Look & Cable): Group {
  const columns = look.count > 3 ? 3 : look.count;
  return group(
    times(look.count, (i) => {
      const one = coiled(look);
      const row = Math.floor(i / columns);
      one.position.set((i % columns) * 12.4 + row * 6.2, 0, row * 18);
      return one;
    }),
  );
}

/** A bend of the cable in its strap, near. */
function strap({ color }: Look & Cable): Group {
  const hex = paint(color);
  const line = matte(color === 'white' ? '#e9eaeb' : hex, 0.5);
  const run = (i: number): Triple[] =>
    times(9, (k): Triple => [(k - 4) * 1.2, 0.24 + Math.floor(i / 4) * 0.44, (i % 4) * 0.5 - 0.75 + ((k - 4) / 4) ** 2 * 1.9]);
  const velcro = matte('#26282c', 0.95);
  return group([
    ...times(8, (i) => wire(run(i), 0.23, line)),
    box([1.7, 1.2, 2.5], velcro, { at: [0, 0.5, 0], round: 0.3 }),
    box([1.6, 0.12, 2.2], velcro, { at: [0.05, 1.16, 1.1], turn: [0.25, 0.1, 0], round: 0.05 }),
  ]);
}

const NAMES: Readonly<Record<Plug, string>> = { 'usb-c': 'USB-C', 'usb-a': 'USB-A', hdmi: 'HDMI', ethernet: 'Ethernet' };

const namesOf = ([one, other]: Cable['plugs']): string => (one === other ? NAMES[one] : `${NAMES[one]} to ${NAMES[other]}`);

export const cableModel = model({
  name: 'cable',
  views: {
    hero: {
      build: cable,
      camera: ({ count }) => (count === 1 ? { turn: -24, pitch: 46 } : { turn: -28, pitch: 48 }),
      // No name is printed on a cable.
      shows: (look): Look & Cable => ({ ...look, brand: 'Foolscap', braided: false }),
    },
    detail: {
      build: strap,
      turn: -24,
      pitch: 34,
      zoom: 1.75,
      shows: ({ color }): Look & Cable => ({ color, plugs: ['usb-c', 'usb-c'], brand: 'Foolscap', braided: false, count: 1 }),
      alt: ({ brand, color }) => `The strap that keeps the ${brand} cable coiled, ${color}`,
    },
  },
  alt: ({ brand, color, plugs, braided, count }) =>
    `${count === 1 ? '' : `${count} `}${brand} ${braided ? 'braided ' : ''}${namesOf(plugs)} ${count === 1 ? 'cable' : 'cables'}, ${color}`,
});
