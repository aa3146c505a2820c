import type { Group, Object3D } from 'three';
import { gloss, matte, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, plate, pull, ring, rounded, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Flash drives whose plug slides out; some plug into both kinds of port. */
export interface UsbDrive {
  readonly plug: 'usb-a' | 'usb-c' | 'both';
  readonly count: number;
}

const LONG = 5.2;

/** The metal of USB-A: a flat tube, open in front, with two square holes. */
function plugA(): Object3D[] {
  return [
    box([1.2, 0.45, 1.3], metal('#d5d9dd', 0.22), { at: [0, 0.5, 0.55], round: 0.03 }),
    box([1.06, 0.3, 0.06], matte('#0c0d10', 0.9), { at: [0, 0.5, 1.2], round: 0 }),
    box([1, 0.14, 0.08], matte('#1b55c9', 0.6), { at: [0, 0.43, 1.2], round: 0 }),
    ...[-0.27, 0.27].map((x) => box([0.24, 0.02, 0.24], matte('#1a1c20', 0.9), { at: [x, 0.73, 0.72], round: 0 })),
  ];
}

/** The rounded tube of USB-C. */
const plugC = (): Object3D[] => [
  pull(rounded(0.84, 0.27, 0.13), 0.9, metal('#d5d9dd', 0.22), { at: [0, 0.5, 0.4], bevel: 0.02 }),
  pull(rounded(0.68, 0.13, 0.06), 0.02, matte('#0c0d10', 0.9), { at: [0, 0.5, 0.86], bevel: 0 }),
];

/** One drive, its plug towards the camera, slid out or in. */
function drive({ color, plug }: Look & UsbDrive, open: boolean): Group {
  const hex = paint(color);
  const front = plug === 'usb-c' ? plugC() : plugA();
  return group([
    plate([1.9, 1, LONG], 0.42, gloss(hex), { bevel: 0.16 }),
    plate([1.2, 0.06, 1.9], 0.3, plastic(mix(hex, '#000000', 0.45)), { at: [0, 0.97, 0.9], bevel: 0.02 }),
    plate([0.8, 0.22, 0.9], 0.2, plastic('#e9ebed'), { at: [0, 0.97, 1.3], bevel: 0.06 }),
    ...times(3, (i) => box([0.5, 0.05, 0.06], matte('#9aa1a9'), { at: [0, 1.2, 1.08 + i * 0.2], round: 0 })),
    ...(open
      ? [group(front, { at: [0, 0, LONG / 2] })]
      : [pull(rounded(1.3, 0.5, 0.1), 0.04, matte('#0c0d10', 0.9), { at: [0, 0.5, LONG / 2], bevel: 0 })]),
    ...(open && plug === 'both' ? [group(plugC(), { at: [0, 0, -LONG / 2], turn: [0, Math.PI, 0] })] : []),
    ...(open && plug === 'both'
      ? []
      : [
          pull(washer(0.42, 0.24), 0.4, metal('#c9ced3', 0.25), { at: [0, 0.5, -LONG / 2 - 0.1], turn: [-Math.PI / 2, 0, 0], bevel: 0.06 }),
        ]),
  ]);
}

/** All drives of the pack, side by side; more than five in two rows. */
export function usbDrive(look: Look & UsbDrive): Group {
  const columns = look.count > 5 ? 5 : look.count;
  return group(
    times(look.count, (i) => {
      const one = drive(look, look.count === 1);
      const [c, r] = [i % columns, Math.floor(i / columns)];
      one.position.set((c - (columns - 1) / 2) * 2.9, 0, r * 7.4 + (c % 2) * 0.5);
      return one;
    }),
  );
}

/** A closed drive on a key ring. */
const onRing = (look: Look & UsbDrive): Group =>
  group([drive(look, false), ring(1.5, 0.09, metal('#c9ced3', 0.2), { at: [0, 0.5, -LONG / 2 - 1.8], turn: [1.45, 0, 0] })]);

export const usbDriveModel = model({
  name: 'usb-drive',
  views: {
    hero: {
      build: usbDrive,
      // Its name is below; in a pack the plugs are slid in.
      shows: (look): Look & UsbDrive => ({ ...look, brand: 'Foolscap', plug: look.count === 1 ? look.plug : 'usb-a' }),
      camera: ({ count }) => (count === 1 ? { turn: -48, pitch: 40 } : count === 2 ? { turn: -38, pitch: 46 } : { turn: -24, pitch: 50 }),
    },
    detail: {
      build: onRing,
      turn: 40,
      pitch: 24,
      zoom: 1,
      shows: ({ color }): Look & UsbDrive => ({ color, brand: 'Foolscap', plug: 'usb-a', count: 1 }),
      alt: ({ brand, color }) => `${brand} flash drive on a key ring, ${color}`,
    },
  },
  alt: ({ brand, color, plug, count }) =>
    `${count === 1 ? '' : `${count} `}${brand} ${{ 'usb-a': 'USB-A', 'usb-c': 'USB-C', both: 'USB-A and USB-C' }[plug]} flash ${count === 1 ? 'drive' : 'drives'}, ${color}`,
});
