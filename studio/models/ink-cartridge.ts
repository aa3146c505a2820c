import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, plate } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Ink cartridges before their box. */
export interface InkCartridge {
  readonly code: string;
  readonly inks: readonly Tone[];
  readonly pages: string;
  readonly xl: boolean;
}

function cartridge(tone: Tone, code: string, brand: Look['brand']): Group {
  const hex = paint(tone);
  const label = print(5.4, 3.2, (s) => {
    s.fill(hex);
    s.brand(brand, [0.08, 0.12, 0.84, 0.26], { color: inkOn(hex) });
    s.text(code, [0.08, 0.46, 0.84, 0.4], { weight: 900, color: inkOn(hex) });
  });
  return group([
    block([6.4, 4.4, 1.9], plastic('#2a2c30'), { round: 0.25 }),
    block([1.6, 1, 1.5], plastic('#3b3e43'), { at: [-3.4, 3.2, 0], round: 0.2 }),
    plate([5.6, 0.3, 1.3], 0.2, plastic(mix(hex, '#ffffff', 0.1)), { at: [0, 4.35, 0] }),
    decal(5.6, 3.3, label, { at: [0.1, 2.2, 0.97] }),
    box([1.8, 0.5, 0.06], matte('#d8b25a', 0.3), { at: [2, 0.35, 0.97], round: 0.02 }),
  ]);
}

/** The cartridges. */
export function inkCartridge({ color, brand, code, inks, pages, xl }: Look & InkCartridge): Group {
  const accent = color === 'multicolor' ? '#22304f' : paint(color);
  const words = {
    brand,
    title: `Ink ${code}${xl ? ' XL' : ''}`,
    line: `${pages} pages`,
    count: inks.length > 1 ? `${inks.length}` : color.slice(0, 1).toUpperCase(),
    ground: '#f7f6f3',
    accent,
  };
  const w = inks.length > 1 ? 15 : 10.5;
  const front = packFront(w, 16, words, (s) => {
    for (const [i, tone] of inks.entries())
      s.disc(paint(tone), 0.5 + (i - (inks.length - 1) / 2) * 0.19, 0.46, inks.length > 1 ? 0.12 : 0.19);
  });
  return group([
    printedBox([w, 16, 4.6], '#f7f6f3', { front, right: packSide(4.6, 16, words) }),
    ...inks.map((tone, i) => {
      const one = cartridge(tone, code, brand);
      one.position.set((i - (inks.length - 1) / 2) * 4.4 + 4.6, 0, 6.4 + (inks.length - i) * 0.9);
      one.rotation.y = 0.45;
      one.scale.setScalar(0.82);
      return one;
    }),
  ]);
}

export const inkCartridgeModel = model({
  name: 'ink-cartridge',
  views: { hero: { build: inkCartridge, turn: -24, pitch: 20 } },
  alt: ({ brand, code, color, xl, pages, inks }) =>
    `${brand} ${code}${xl ? ' XL' : ''} ink ${inks.length > 1 ? 'cartridges, ' : 'cartridge, '}${inks.length > 1 ? `${inks.length} colors` : color}, ${pages} pages`,
});
