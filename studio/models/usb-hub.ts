import type { Group, Object3D } from 'three';
import { glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { box, group, plate, pull, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A box of ports on a short cable: four or seven of USB-A, or the ports that a laptop with USB-C lacks. */
export interface UsbHub {
  readonly kind: 'four' | 'seven' | 'dock';
  readonly plug: 'usb-a' | 'usb-c';
}

type Spec = Look & UsbHub;

const hole = matte('#0c0d10', 0.9);

/** Openings in the front, `z` before it. */
const portA = (x: number, y: number, z: number): Object3D[] => [
  box([1.42, 0.66, 0.06], metal('#c9ced3', 0.25), { at: [x, y, z], round: 0.02 }),
  box([1.24, 0.48, 0.06], hole, { at: [x, y, z + 0.02], round: 0 }),
  box([1.1, 0.15, 0.06], matte('#1b55c9', 0.6), { at: [x, y + 0.1, z + 0.04], round: 0 }),
];
const portC = (x: number, y: number, z: number): Object3D[] => [
  pull(rounded(0.92, 0.34, 0.17), 0.06, metal('#c9ced3', 0.25), { at: [x, y, z], bevel: 0 }),
  pull(rounded(0.78, 0.22, 0.1), 0.06, hole, { at: [x, y, z + 0.02], bevel: 0 }),
];
const portHdmi = (x: number, y: number, z: number): Object3D[] => [
  box([1.6, 0.6, 0.06], metal('#c9ced3', 0.25), { at: [x, y, z], round: 0.02 }),
  box([1.44, 0.44, 0.06], hole, { at: [x, y, z + 0.02], round: 0 }),
];

/** The plug at the end of the cable, pointing left. */
function plug({ plug: kind }: Spec, hex: string): Group {
  const steel = metal('#d5d9dd', 0.22);
  return kind === 'usb-c'
    ? group([box([2.6, 0.8, 1.3], plastic(hex), { round: 0.36 }), box([1, 0.27, 0.84], steel, { at: [-1.7, 0, 0], round: 0.12 })])
    : group([box([3, 0.95, 1.7], plastic(hex), { round: 0.3 }), box([1.3, 0.45, 1.2], steel, { at: [-2.1, 0, 0], round: 0.03 })]);
}

function hub(spec: Spec): Group {
  const hex = spec.color === 'black' ? '#26292e' : spec.color === 'white' ? '#eceeef' : paint(spec.color);
  const shell = spec.kind === 'dock' ? metal(spec.color === 'black' ? '#4a4f57' : '#b9bec5', 0.42) : plastic(hex);
  const w = { four: 9.6, seven: 16.4, dock: 12 }[spec.kind];
  const [h, d] = spec.kind === 'dock' ? [1.5, 5.2] : [1.9, 3.8];
  const front = d / 2 + 0.01;
  const y = h / 2;
  const ports = {
    four: () => times(4, (i) => portA((i - 1.5) * 2.1, y, front)).flat(),
    seven: () => times(7, (i) => portA((i - 3) * 2.1, y, front)).flat(),
    dock: () => [
      ...portHdmi(-4.2, y, front),
      ...portA(-1.9, y, front),
      ...portA(0.2, y, front),
      ...portC(2.1, y, front),
      ...portC(3.6, y, front),
      box([1.3, 0.16, 0.06], hole, { at: [5, y, front], round: 0 }),
    ],
  }[spec.kind]();
  return group([
    plate([w, h, d], 0.7, shell, { bevel: 0.2 }),
    ...ports,
    box([0.5, 0.05, 0.14], glow('#4aa8ff'), { at: [w / 2 - 1, h + 0.02, d / 2 - 0.8], round: 0 }),
    wire(
      [
        [-w / 2, y, 0],
        [-w / 2 - 2.6, y, -0.3],
        [-w / 2 - 4.8, 0.5, 1.6],
        [-w / 2 - 4.4, 0.45, 5],
        [-w / 2 - 1.6, 0.6, 6.8],
        [-w / 2 + 0.6, 0.62, 7.2],
      ],
      0.28,
      rubber(spec.color === 'white' ? '#dfe2e4' : '#202226'),
    ),
    group([plug(spec, spec.color === 'white' ? '#e4e6e8' : '#2a2d32')], { at: [-w / 2 + 2, 0.62, 7.4], turn: [0, Math.PI - 0.1, 0] }),
  ]);
}

const KINDS = { four: '4-port USB hub', seven: '7-port USB hub', dock: 'USB-C hub with HDMI, USB-A, USB-C and card slot' } as const;

export const usbHubModel = model({
  name: 'usb-hub',
  views: {
    hero: { build: hub, turn: -20, pitch: 26, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: hub,
      turn: 22,
      pitch: 16,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'black', brand: 'Foolscap', kind, plug: 'usb-c' }),
      alt: ({ kind }) => `The ports of a ${KINDS[kind]}, black`,
    },
  },
  alt: ({ brand, kind, color, plug: end }) => `${brand} ${KINDS[kind]}, ${color}, on a ${end === 'usb-c' ? 'USB-C' : 'USB-A'} cable`,
});
