import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, glow, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, pull, rod, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A laminator with a pouch coming out. */
export interface Laminator {
  readonly inches: number;
}

/** The laminator. */
export function laminator({ color, brand, inches }: Look & Laminator): Group {
  const hex = paint(color);
  const w = inches * 2.54 + 10;
  const name = print(12, 2.4, (s) => {
    s.brand(brand, [0.01, 0.02, 0.98, 0.56], { color: inkOn(hex) });
    s.text(`Laminator ${inches} in`, [0.01, 0.66, 0.98, 0.3], { color: inkOn(hex), weight: 500 });
  });
  const page = print(21, 14, (s) => {
    s.fill('#fdfcf8');
    s.fill('#0b8e95', [0.08, 0.1, 0.84, 0.3]);
    s.text('Welcome', [0.14, 0.15, 0.72, 0.2], { color: '#ffffff', weight: 800, align: 'center' });
    for (let i = 0; i < 4; i += 1) s.fill('#c3c8ce', [0.14, 0.5 + i * 0.1, 0.72 - (i % 2) * 0.2, 0.03]);
  });
  return group([
    pull(rounded(13, 8, 2.6), w, plastic(hex), { turn: [0, Math.PI / 2, 0], at: [0, 4.1, 0], bevel: 0.8 }),
    box([w - 8, 1, 0.6], matte('#0d0e10', 0.8), { at: [0, 3.2, 6.5], round: 0.2 }),
    box([w - 6, 0.6, 1.6], plastic(mix(hex, '#000000', 0.3)), { at: [0, 2.4, 6.4], round: 0.2 }),
    box([21.6, 0.05, 15], paper(), { at: [0, 2, 13.4], turn: [0.14, 0, 0], round: 0 }),
    decal(21.2, 14.6, page, { at: [0, 2.04, 13.4], turn: [-Math.PI / 2 + 0.14, 0, 0], rough: 0.15 }),
    box([23, 0.03, 16.4], clear('#eef6fa', 0.3), { at: [0, 2.08, 13.6], turn: [0.14, 0, 0], round: 0 }),
    decal(12, 2.4, name, { at: [-w * 0.24, 8.12, 1.6], turn: [-Math.PI / 2, 0, 0], material: film(name) }),
    ...times(2, (i) =>
      rod(0.7, 0.7, 0.4, i ? glow('#35c46a') : glow('#f0762e'), { at: [w * 0.3 + i * 2.4, 7.5, 4.8], turn: [0.75, 0, 0] }),
    ),
    plate([5, 0.6, 2], 0.6, matte('#1b1c1f'), { at: [w * 0.18, 8, 0] }),
  ]);
}

export const laminatorModel = model({
  name: 'laminator',
  views: { hero: { build: laminator, turn: -22, pitch: 26 } },
  alt: ({ brand, color, inches }) => `${brand} ${inches}-inch thermal laminator, ${color}`,
});
