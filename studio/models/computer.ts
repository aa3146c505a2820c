import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, matte, metal, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desktop computer: tower or small cube. */
export interface Computer {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly light: string;
  readonly name: string;
}

/** The computer with its front to the camera's left. */
export function computer({ color, brand, width: w, height: h, depth: d, light, name }: Look & Computer): Group {
  const hex = paint(color);
  const label = print(8, 2, (s) => {
    s.brand(brand, [0.04, 0.02, 0.92, 0.5], { color: '#eef0f2', align: 'center' });
    s.text(name, [0.04, 0.6, 0.92, 0.34], { color: '#aeb4bb', weight: 500, align: 'center' });
  });
  const rows = Math.max(6, Math.floor(h / 2.4));
  return group([
    block([w, h, d], matte(hex, 0.45), { at: [0, 1, 0], round: 0.7 }),
    block([w - 0.6, h - 0.6, 1.6], plastic(mix(hex, '#0a0b0d', 0.55)), { at: [0, 1.3, d / 2], round: 0.6 }),
    ...times(rows, (i) =>
      box([w - 4, 0.35, 0.5], matte('#08090a', 0.6), { at: [0, 4.6 + i * ((h * 0.52) / rows), d / 2 + 0.72], round: 0.1 }),
    ),
    box([0.5, h * 0.62, 0.4], glow(light), { at: [-w / 2 + 1.3, h * 0.46, d / 2 + 0.78], round: 0.12 }),
    box([w - 4.4, 1.3, 0.5], matte('#101113', 0.4), { at: [0.3, h * 0.84, d / 2 + 0.72], round: 0.15 }),
    rod(1.1, 1.1, 0.4, metal(), { at: [w / 2 - 3, h * 0.94, d / 2 + 0.8], turn: [Math.PI / 2, 0, 0] }),
    ring(1.2, 0.14, glow(light), { at: [w / 2 - 3, h * 0.94, d / 2 + 1] }),
    ...times(2, (i) => box([1.5, 0.6, 0.4], matte('#d8dce0', 0.4), { at: [-w / 2 + 4 + i * 2.4, h * 0.94, d / 2 + 0.78], round: 0.06 })),
    decal(w * 0.56, w * 0.14, label, { at: [0.3, h * 0.72, d / 2 + 0.84], material: film(label) }),
    ...times(9, (i) =>
      box([0.4, 0.7, d * 0.4], matte(mix(hex, '#000000', 0.5), 0.8), { at: [w / 2, h * 0.3 + i * 1.5, -d * 0.14], round: 0.05 }),
    ),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod(1.3, 1.3, 1.1, matte('#111'), { at: [x * (w / 2 - 2.5), 0.55, z * (d / 2 - 4)] }))),
  ]);
}

export const computerModel = model({
  name: 'computer',
  views: { hero: { build: computer, turn: -34, pitch: 12 } },
  alt: ({ brand, color, name, height }) => `${brand} ${name} desktop computer, ${color} ${height > 25 ? 'tower' : 'mini PC'}`,
});
