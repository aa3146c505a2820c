import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, plastic, screen } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, pull, ring, rod, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { desktopPicture } from './laptop.ts';

/** A storage stick, a portable drive, or a tablet computer. */
export interface UsbDrive {
  readonly form: 'stick' | 'portable' | 'tablet';
  readonly capacity: string;
}

function stick({ color, brand, capacity }: Look & UsbDrive): Group {
  const hex = paint(color);
  const label = print(3, 1.4, (s) => {
    s.brand(brand, [0.04, 0.06, 0.92, 0.4], { color: inkOn(hex) });
    s.text(capacity, [0.04, 0.54, 0.92, 0.4], { weight: 800, color: inkOn(hex) });
  });
  return group([
    plate([2.2, 0.95, 5.2], 0.5, gloss(hex), { at: [0, 0.1, 0.6], bevel: 0.15 }),
    box([1.2, 0.45, 1.4], metal('#d5d9dd', 0.2), { at: [0, 0.58, -2.6], round: 0.04 }),
    ...times(2, (i) => box([0.28, 0.05, 0.28], matte('#22252a'), { at: [-0.28 + i * 0.56, 0.82, -2.8], round: 0 })),
    group([decal(2.9, 1.35, label, { turn: [-Math.PI / 2, 0, 0], material: film(label) })], {
      at: [0, 1.08, 0.7],
      turn: [0, Math.PI / 2, 0],
    }),
    ring(0.55, 0.14, metal(), { at: [0, 0.6, 3.7], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

function portable({ color, brand, capacity }: Look & UsbDrive): Group {
  const hex = paint(color);
  const label = print(7, 10, (s) => {
    s.brand(brand, [0.08, 0.06, 0.84, 0.09], { color: inkOn(hex) });
    s.text(capacity, [0.08, 0.74, 0.84, 0.14], { weight: 200, color: inkOn(hex) });
    s.text('Portable SSD', [0.08, 0.89, 0.6, 0.05], { weight: 500, color: inkOn(hex) });
  });
  return group([
    plate([7.6, 1.1, 11], 1, plastic(hex), { bevel: 0.3 }),
    decal(6.8, 9.7, label, { at: [0, 1.12, 0], turn: [-Math.PI / 2, 0, 0], material: film(label) }),
    plate([7.7, 0.2, 11.1], 1.05, metal(mix(hex, '#c9ced3', 0.7), 0.3), { at: [0, 0.45, 0] }),
    rod(0.14, 0.14, 0.1, matte('#3fb4ff'), { at: [2.8, 1.1, 4.8] }),
  ]);
}

function tablet({ color }: Look & UsbDrive): Group {
  const hex = paint(color);
  const picture = desktopPicture(22, 15, color === 'navy' ? '#0b8e95' : '#b4552d');
  return group([
    group(
      [
        pull(rounded(24.5, 17.2, 1.2), 0.75, metal(hex, 0.4), { bevel: 0.15 }),
        pull(rounded(24.2, 16.9, 1.1), 0.06, matte('#0b0c0e', 0.2), { at: [0, 0, 0.38], bevel: 0 }),
        decal(22, 15, picture, { at: [0, 0, 0.43], material: screen(picture) }),
      ],
      { at: [0, 8.6, 0], turn: [-0.28, 0, 0] },
    ),
    box([14, 10, 0.4], plastic(mix(hex, '#101214', 0.5)), { at: [0, 4.8, -4.2], turn: [0.35, 0, 0], round: 0.15 }),
  ]);
}

/** The stick, drive or tablet. */
export function usbDrive(look: Look & UsbDrive): Group {
  if (look.form === 'tablet') return tablet(look);
  if (look.form === 'portable') return portable(look);
  const second = stick(look);
  second.position.set(3.4, 0, 0.8);
  second.rotation.y = -0.5;
  const first = stick(look);
  first.rotation.y = 0.35;
  return group([first, second]);
}

export const usbDriveModel = model({
  name: 'usb-drive',
  views: { hero: { build: usbDrive, turn: -24, pitch: 38 } },
  alt: ({ brand, color, form, capacity }) =>
    `${brand} ${capacity} ${form === 'stick' ? 'USB flash drives' : form === 'portable' ? 'portable SSD' : 'tablet'}, ${color}`,
});
