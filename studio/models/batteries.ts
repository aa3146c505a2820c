import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, metal } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, decal, group, rod, times, wrap } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Batteries before their box. */
export interface Batteries {
  readonly size: 'AA' | 'AAA' | '9V' | 'D';
  readonly count: number;
}

const measures = { AA: [0.72, 5], AAA: [0.52, 4.4], D: [1.7, 6.1], '9V': [1.3, 4.8] } as const;

function cell({ color, brand, size }: Look & Batteries): Group {
  const hex = paint(color);
  const [r, h] = measures[size];
  if (size === '9V') {
    const face = print(2.6, 4.2, (s) => {
      s.fill('#1d1e21');
      s.fill(hex, [0, 0, 1, 0.3]);
      s.text('9V', [0.1, 0.05, 0.8, 0.2], { weight: 900, color: inkOn(hex), align: 'center' });
      s.brand(brand, [0.08, 0.5, 0.84, 0.2], { color: '#ffffff', align: 'center' });
    });
    return group([
      block([2.6, 4.4, 1.7], gloss('#1d1e21'), { round: 0.2 }),
      decal(2.5, 4.2, face, { at: [0, 2.2, 0.87] }),
      rod(0.3, 0.3, 0.5, metal(), { at: [-0.6, 4.6, 0] }),
      rod(0.42, 0.42, 0.4, metal(), { at: [0.6, 4.6, 0] }),
    ]);
  }
  const art = print(Math.PI * 2 * r, h - 0.4, (s) => {
    s.fill('#1d1e21');
    s.fill(hex, [0, 0, 1, 0.34]);
    for (const x of [0, 0.5]) {
      s.text(size, [x + 0.12, 0.07, 0.26, 0.2], { weight: 900, color: inkOn(hex), align: 'center' });
      s.brand(brand, [x + 0.05, 0.5, 0.4, 0.14], { color: '#ffffff', align: 'center' });
      s.text('Alkaline', [x + 0.1, 0.68, 0.3, 0.1], { color: '#ffffff', weight: 500, align: 'center' });
      s.text('−', [x + 0.15, 0.86, 0.2, 0.1], { color: '#ffffff', align: 'center' });
    }
  });
  art.offset.x = 0.25;
  art.wrapS = 1000;
  return group([
    rod(r, r, h - 0.2, metal(), { at: [0, h / 2, 0] }),
    wrap(r + 0.01, h - 0.4, art, { at: [0, h / 2, 0] }),
    rod(r * 0.36, r * 0.36, 0.3, metal(), { at: [0, h, 0] }),
  ]);
}

/** The batteries. */
export function batteries(look: Look & Batteries): Group {
  const { color, brand, size, count } = look;
  const hex = paint(color);
  const words = { brand, title: `${size} Alkaline`, line: '10-year shelf life', count: String(count), ground: '#1d1e21', accent: hex };
  const big = size === 'D' || size === '9V' ? 1.35 : 1;
  const front = packFront(13 * big, 12.5 * big, words, (s) => {
    s.text(size, [0.07, 0.27, 0.6, 0.36], { weight: 900, color: mix(hex, '#ffffff', 0.1) });
  });
  const shown = size === 'D' || size === '9V' ? 2 : 3;
  const step = size === 'D' ? 3.6 : size === '9V' ? 3 : 1.75;
  return group([
    printedBox([13 * big, 12.5 * big, 4 * big], '#1d1e21', { front, right: packSide(4 * big, 12.5 * big, words) }, { at: [0, 0, -1] }),
    ...times(shown, (i) => {
      const one = cell(look);
      one.position.set((i - (shown - 1) / 2) * step + 8.4 * big, 0, 3.4 * big + (i % 2) * 0.7);
      one.rotation.y = 0.35;
      return one;
    }),
    block([0.1, 0.05, 0.1], matte('#1d1e21'), { at: [0, 0, 0], round: 0 }),
  ]);
}

export const batteriesModel = model({
  name: 'batteries',
  views: { hero: { build: batteries, turn: -22, pitch: 20 } },
  alt: ({ brand, size, count }) => `${brand} ${size} alkaline batteries, ${count}-pack`,
});
