import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { ball, box, decal, group, plate, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rows of outlets with a switch, some with USB. */
export interface PowerStrip {
  readonly outlets: number;
  readonly usb: boolean;
  readonly count: number;
}

const STEP = 3.9;
const DEEP = 5.6;
const HIGH = 3.2;
const FLAT: Triple = [-Math.PI / 2, 0, 0];

function outlet(hex: string): Object3D[] {
  const hole = matte('#08090a', 0.95);
  const face = inkOn(hex) === '#ffffff' ? mix(hex, '#ffffff', 0.12) : '#dfe2e5';
  return [
    plate([3.1, 0.14, 3.7], 1, plastic(face), { bevel: 0.05 }),
    box([0.26, 0.05, 0.95], hole, { at: [-0.62, 0.13, -0.45], round: 0 }),
    box([0.26, 0.05, 0.8], hole, { at: [0.62, 0.13, -0.45], round: 0 }),
    rod(0.3, 0.3, 0.05, hole, { at: [0, 0.13, 0.75] }),
    box([0.6, 0.05, 0.2], hole, { at: [0, 0.13, 1], round: 0 }),
  ];
}

/** How many outlets stand in a row: twelve stand in two. */
const columnsOf = (outlets: number): number => (outlets > 8 ? outlets / 2 : outlets);

/** The two USB ports at the far end, seen from too far to tell their kind. */
function ports(): Object3D[] {
  const slot = plate([1.2, 0.06, 0.52], 0.16, metal('#c9ced3', 0.3), { bevel: 0.02 });
  const mouth = plate([0.98, 0.08, 0.3], 0.1, matte('#08090a', 0.95), { bevel: 0 });
  return [
    plate([2.2, 0.14, 3.7], 0.5, matte('#1b1d20', 0.4), { bevel: 0.05 }),
    ...[-0.8, 0.8].map((z) => group([slot.clone(), mouth.clone()], { at: [0, 0.14, z] })),
  ];
}

/** The flat plug on its cord. */
function plug(hex: string): Object3D[] {
  return [
    plate([3, 2, 3], 0.9, plastic(hex), { bevel: 0.4 }),
    ...[-0.63, 0.63].map((z) => box([1.7, 0.62, 0.15], metal('#d8b25a', 0.3), { at: [2.2, 1.2, z], round: 0.03 })),
    rod(0.24, 0.24, 1.9, metal('#d8b25a', 0.3), { at: [2.3, 0.5, 0], turn: [0, 0, Math.PI / 2] }),
  ];
}

function cord(w: number, hex: string): Object3D[] {
  const x = -w / 2;
  return [
    rod(0.5, 0.8, 2, rubber(hex), { at: [x - 0.7, 1.4, 0], turn: [0, 0, Math.PI / 2] }),
    wire(
      [
        [x - 0.6, 1.4, 0],
        [x - 3, 0.9, 0.4],
        [x - 3.8, 0.46, 3.6],
        [x - 0.6, 0.46, 6.2],
        [x + w * 0.2, 0.46, 5.6],
        [x + w * 0.34, 0.5, 6.6],
        [x + w * 0.42, 1, 7],
      ],
      0.42,
      rubber(hex),
    ),
    group(plug(hex), { at: [x + w * 0.42 + 1.6, 0, 7.2], turn: [0, -0.12, 0] }),
  ];
}

/** The band of board that holds a pack together; it covers the far end. */
function sleeve(d: number, w: number): Object3D[] {
  const art = print(4.6, d, (s) => {
    s.fill('#d65a00');
    s.fill('#ffffff', [0, 0.28, 1, 0.44]);
    s.text('2', [0.2, 0.3, 0.6, 0.24], { weight: 900, align: 'center' });
    s.text('PACK', [0.16, 0.56, 0.68, 0.13], { weight: 800, align: 'center' });
  });
  return [
    box([4.6, HIGH + 0.2, d + 0.24], matte('#d65a00', 0.6), { at: [w / 2 - 2.5, HIGH / 2 + 0.1, 0], round: 0.2 }),
    decal(4.4, d - 0.4, art, { at: [w / 2 - 2.5, HIGH + 0.22, 0], turn: FLAT }),
  ];
}

function strip({ color, outlets, usb }: Look & PowerStrip, packed: boolean): Group {
  const hex = color === 'white' ? '#eff0f0' : color === 'black' ? '#292b2f' : paint(color);
  const columns = columnsOf(outlets);
  const rows = outlets / columns;
  const w = columns * STEP + 5.4 + (!usb && !packed ? 0 : 3) + (packed ? 1.6 : 0);
  const d = DEEP + (rows - 1) * 4.2;
  const cable = color === 'white' ? '#d9dcdf' : '#1b1c1f';
  const x = -w / 2;
  return group([
    plate([w, HIGH, d], 1.3, plastic(hex), { bevel: 0.5 }),
    box([w - 0.8, 0.12, d + 0.04], matte(mix(hex, '#000000', 0.5), 0.9), { at: [0, 0.9, 0], round: 0.02 }),
    ...times(outlets, (i) =>
      group(outlet(hex), { at: [x + 6.4 + (i % columns) * STEP, HIGH - 0.05, (Math.floor(i / columns) - (rows - 1) / 2) * 4.3] }),
    ),
    plate([2, 0.2, 3], 0.3, matte('#0d0e10', 0.6), { at: [x + 2.6, HIGH - 0.06, -0.2], bevel: 0.05 }),
    group([box([1.5, 0.5, 2.4], glow('#c22a22'), { round: 0.18 })], { at: [x + 2.6, HIGH + 0.1, -0.2], turn: [0.1, 0, 0] }),
    ...(packed ? sleeve(d, w) : []),
    ...(packed || !usb ? [] : [group(ports(), { at: [w / 2 - 2.2, HIGH - 0.05, 0] })]),
    ...cord(w, cable),
  ]);
}

/** One strip, or two behind one another. */
export function powerStrip(look: Look & PowerStrip): Group {
  const rows = look.outlets / columnsOf(look.outlets);
  return group(
    times(look.count, (i) => {
      const one = strip(look, look.count > 1);
      one.position.set(i * -3, 0, i * -(12 + rows * 4));
      return one;
    }),
  );
}

/** The plug, near. */
function flatPlug({ color }: Look & PowerStrip): Group {
  const hex = color === 'white' ? '#d9dcdf' : '#1b1c1f';
  return group([
    group(plug(hex)),
    wire(
      [
        [-1.2, 1, 0],
        [-3, 0.8, 0.2],
        [-5, 0.45, -1.4],
        [-4.6, 0.45, -4.6],
        [-1, 0.45, -5.4],
        [2.6, 0.45, -4.6],
        [3.4, 0.45, -4.3],
      ],
      0.42,
      rubber(hex),
    ),
    ball(0.42, rubber(hex), { at: [3.4, 0.45, -4.3] }),
  ]);
}

export const powerStripModel = model({
  name: 'power-strip',
  views: {
    hero: {
      build: powerStrip,
      camera: ({ outlets, count }) => ({ turn: count > 1 || outlets > 8 ? -32 : -40, pitch: 40 }),
      // Its name is below; black and graphite are the same dark plastic.
      shows: (look): Look & PowerStrip => ({
        ...look,
        brand: 'Voltway',
        color: look.color === 'graphite' ? 'black' : look.color,
        usb: look.usb && look.count === 1,
      }),
    },
    detail: {
      build: flatPlug,
      turn: -28,
      pitch: 30,
      zoom: 1,
      shows: ({ color }): Look & PowerStrip => ({
        color: color === 'white' ? 'white' : 'black',
        brand: 'Voltway',
        outlets: 4,
        usb: false,
        count: 1,
      }),
      alt: ({ brand }) => `Flat plug of the ${brand} power strip`,
    },
  },
  alt: ({ brand, color, outlets, usb, count }) =>
    `${count === 1 ? '' : `${count} `}${brand} ${outlets}-outlet power ${count === 1 ? 'strip' : 'strips'}${usb ? ' with USB' : ''}, ${color}`,
});
