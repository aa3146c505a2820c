import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, matte, paper, plastic, screen } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desktop printer; `scanner` adds the lid of a multifunction device. */
export interface Printer {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scanner: boolean;
  readonly touch: boolean;
}

/** The printer with a page in its output tray. */
export function printer({ color, brand, name, width: w, height: h, scanner, touch }: Look & Printer): Group {
  const hex = paint(color);
  const d = 37;
  const dark = mix(hex, '#15171a', 0.85);
  const shell = plastic(hex);
  const badge = print(9, 2, (s) => {
    s.brand(brand, [0.01, 0.02, 0.98, 0.52], { color: inkOn(hex) === '#ffffff' ? '#ffffff' : '#b3182a' });
    s.text(name, [0.02, 0.62, 0.6, 0.34], { weight: 600, color: inkOn(hex) });
  });
  const panel = print(8, 5, (s) => {
    s.fill('#10233f');
    s.text('Ready', [0.08, 0.1, 0.6, 0.2], { color: '#ffffff', weight: 600 });
    for (let i = 0; i < 3; i += 1) s.fill(['#2f7fe0', '#22a06b', '#f0a020'][i] ?? '#2f7fe0', [0.08 + i * 0.3, 0.42, 0.24, 0.46], 0.06);
  });
  const page = print(21.6, 14, (s) => {
    s.fill('#ffffff');
    s.fill(paint('blue'), [0.1, 0.12, 0.4, 0.07]);
    for (let i = 0; i < 7; i += 1) s.fill('#c3c8ce', [0.1, 0.3 + i * 0.08, 0.8 - (i % 3) * 0.14, 0.025]);
  });
  const well = h * 0.98;
  const parts = [
    block([w, h * 0.3, d], shell, { at: [0, 0.6, 0], round: 1.4 }),
    block([w - 0.6, h * 0.72, d - 0.6], shell, { at: [0, h * 0.27, 0], round: 2 }),
    box([w - 1, 0.35, d + 0.1], matte(dark), { at: [0, h * 0.31, 0.1], round: 0.1 }),
    block([w * 0.4, 1.6, 1], matte(dark), { at: [0, h * 0.14, d / 2 - 0.3], round: 0.4 }),
    plate([w * 0.68, 0.6, d * 0.56], 1.5, matte(dark, 0.6), { at: [0, well - 0.1, 2], bevel: 0.2 }),
    box([21.6, 0.12, 17], paper('#ffffff'), { at: [0, well + 2.2, 3.5], turn: [0.17, 0, 0], round: 0.02 }),
    decal(21.4, 16.8, page, { at: [0, well + 2.29, 3.5], turn: [-Math.PI / 2 + 0.17, 0, 0], rough: 0.9 }),
    box([w * 0.68, 3.4, 2], matte(dark, 0.7), { at: [0, well + 2.4, -d * 0.26], round: 0.4 }),
    block([w - 0.6, 5.4, d * 0.24], shell, { at: [0, well - 1.2, -d * 0.375], round: 1.4 }),
    decal(13, 2.9, badge, { at: [-w * 0.25, h * 0.8, d / 2 - 0.26], material: film(badge) }),
    ...times(touch ? 0 : 3, (i) =>
      rod(0.8, 0.8, 0.6, i === 2 ? glow('#35c46a') : plastic(mix(dark, '#ffffff', 0.25)), {
        at: [w * 0.28 + i * 2.4, h * 0.8, d / 2 - 0.3],
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
  ];
  if (touch)
    parts.push(
      group(
        [box([10, 6.4, 1], matte('#141518', 0.4), { round: 0.4 }), decal(8.6, 5.4, panel, { at: [0, 0, 0.53], material: screen(panel) })],
        { at: [w * 0.29, h * 0.82, d / 2 + 0.2], turn: [-0.3, 0, 0] },
      ),
    );
  if (scanner)
    parts.push(
      block([w, 6.4, d], shell, { at: [0, well + 6.8, 0], round: 1.2 }),
      block([w - 2, 7, d * 0.24], matte(dark, 0.6), { at: [0, well, -d * 0.37], round: 0.4 }),
      block([w * 0.5, 3, d * 0.5], matte(dark, 0.6), { at: [-w * 0.1, well + 13, -2], round: 0.8 }),
      box([w + 0.1, 0.3, d + 0.1], matte(dark), { at: [0, well + 9.6, 0], round: 0.05 }),
    );
  return group(parts);
}

export const printerModel = model({
  name: 'printer',
  views: { hero: { build: printer, turn: -28, pitch: 22 } },
  alt: ({ brand, color, name, scanner }) => `${brand} ${name} ${scanner ? 'multifunction printer' : 'laser printer'}, ${color}`,
});
