import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A row of outlets with a switch. */
export interface PowerStrip {
  readonly outlets: number;
  readonly usb: boolean;
  readonly feet: number;
}

function outlet(hex: string): Group {
  const hole = matte('#0d0e10', 0.9);
  return group([
    plate([3.2, 0.12, 3.6], 0.9, plastic(mix(hex, inkOn(hex), 0.1))),
    box([0.28, 0.1, 1], hole, { at: [-0.65, 0.1, -0.5], round: 0 }),
    box([0.28, 0.1, 0.8], hole, { at: [0.65, 0.1, -0.5], round: 0 }),
    rod(0.34, 0.34, 0.1, hole, { at: [0, 0.1, 0.85] }),
  ]);
}

/** The strip with its cord and plug. */
export function powerStrip({ color, brand, outlets, usb, feet }: Look & PowerStrip): Group {
  const hex = paint(color);
  const w = outlets * 4 + 7 + (usb ? 3 : 0);
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: inkOn(hex) });
  });
  const cord = rubber(mix(hex, '#000000', color === 'white' ? 0.08 : 0));
  return group([
    plate([w, 3.4, 6], 1.4, plastic(hex), { bevel: 0.4 }),
    ...times(outlets, (i) => group([outlet(hex)], { at: [-w / 2 + 6.6 + i * 4, 3.38, 0.2] })),
    plate([1.7, 0.5, 2.6], 0.3, glow('#d9342b'), { at: [-w / 2 + 2.6, 3.3, 0.6], bevel: 0.1 }),
    decal(3.6, 0.6, name, { at: [-w / 2 + 2.9, 3.42, -1.9], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
    ...(usb ? times(2, (i) => box([1.4, 0.1, 0.6], matte('#0d0e10'), { at: [w / 2 - 2, 3.42, -0.8 + i * 1.7], round: 0.05 })) : []),
    wire(
      [
        [-w / 2, 1.6, 0],
        [-w / 2 - 3.4, 0.8, 0.6],
        [-w / 2 - 4, 0.5, 5],
        [-w / 2 + 3, 0.5, 8.4],
        [0, 0.5, 7],
        [w * 0.16, 0.5, 8.6],
      ],
      0.42 + feet * 0.005,
      cord,
    ),
    group(
      [
        plate([2.8, 2.4, 3.4], 0.8, plastic(mix(hex, '#000000', color === 'white' ? 0.08 : 0)), { bevel: 0.4 }),
        ...[-0.65, 0.65].map((z) => box([1.9, 0.9, 0.16], metal('#d8b25a', 0.3), { at: [2.2, 1.2, z], round: 0.03 })),
      ],
      { at: [w * 0.16 + 1.6, 0, 8.9], turn: [0, -0.15, 0] },
    ),
  ]);
}

export const powerStripModel = model({
  name: 'power-strip',
  views: { hero: { build: powerStrip, turn: -24, pitch: 34 } },
  alt: ({ brand, color, outlets, usb, feet }) =>
    `${brand} ${outlets}-outlet power strip, ${color}${usb ? ', USB ports' : ''}, ${feet} ft cord`,
});
