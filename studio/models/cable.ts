import type { Group } from 'three';
import { matte, metal, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, group, plate, times, wire } from '../scene/parts.ts';
import { print } from '../scene/label.ts';
import { decal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A coiled cable with its two plugs. */
export interface Cable {
  readonly plugs: readonly ['usb-c' | 'hdmi' | 'ethernet' | 'usb-a', 'usb-c' | 'hdmi' | 'ethernet' | 'usb-a'];
  readonly feet: number;
  readonly thick: number;
}

const tips = { 'usb-c': [0.9, 0.34], hdmi: [1.4, 0.5], ethernet: [1.2, 0.8], 'usb-a': [1.2, 0.45] } as const;

function plug(kind: Cable['plugs'][number], hex: string): Group {
  const [w, h] = tips[kind];
  const shell = kind === 'ethernet' ? matte('#dfe9f0', 0.2) : metal('#c9ced3', 0.2);
  return group([
    plate([w + 0.7, h + 0.6, 2.6], 0.3, plastic(hex), { bevel: 0.15 }),
    box([w, h, 1.5], shell, { at: [0, (h + 0.6) / 2, 1.9], round: 0.1 }),
    plate([w * 0.6, 0.3, 1.4], 0.15, rubber(hex), { at: [0, (h + 0.6) / 2 - 0.15, -1.8] }),
  ]);
}

/** The cable. */
export function cable({ color, brand, plugs, feet, thick }: Look & Cable): Group {
  const hex = paint(color);
  const coil: Triple[] = times(66, (i) => {
    const a = (i / 16) * Math.PI * 2 + 0.9;
    const r = 5.2 + 0.12 * Math.sin(i * 1.7);
    return [Math.cos(a) * r, 0.4 + (i / 66) * thick * 5, Math.sin(a) * r];
  });
  const tag = print(5, 2, (s) => {
    s.fill('#fbfaf6');
    s.fill('#d65a00', [0, 0, 0.06, 1]);
    s.brand(brand, [0.12, 0.12, 0.8, 0.36]);
    s.text(`${plugs[0].toUpperCase()} · ${feet} ft`, [0.12, 0.58, 0.8, 0.28], { weight: 600 });
  });
  return group([
    wire([[-0.6, thick, 11.2], [1.4, thick, 9], ...coil, [5.4, 1, 5.6], [6.6, thick, 8.4]], thick, rubber(hex)),
    group([plug(plugs[0], mix(hex, '#000000', 0.1))], { at: [-1.8, 0, 12.6], turn: [0, -0.85, 0] }),
    group([plug(plugs[1], mix(hex, '#000000', 0.1))], { at: [7.2, 0, 10.2], turn: [0, 0.4, 0] }),
    group([box([1.5, 2.6 + thick * 4, 2.6], matte('#1b1c1f'), { at: [0, 1.1 + thick, 0], round: 0.3 })], { at: [-5.2, 0, 0.4] }),
    group([box([5, 0.1, 2], matte('#fbfaf6'), { round: 0.02 }), decal(4.9, 1.95, tag, { at: [0, 0.07, 0], turn: [-Math.PI / 2, 0, 0] })], {
      at: [0.2, thick * 6 + 0.7, -4.6],
      turn: [0.2, 0.1, 0],
    }),
  ]);
}

export const cableModel = model({
  name: 'cable',
  views: { hero: { build: cable, turn: -14, pitch: 46 } },
  alt: ({ brand, color, plugs, feet }) => `${brand} ${plugs[0].toUpperCase()} to ${plugs[1].toUpperCase()} cable, ${color}, ${feet} ft`,
});
