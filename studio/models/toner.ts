import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, pull, rod, outline, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A toner cartridge before its box. */
export interface Toner {
  readonly code: string;
  readonly pages: string;
  readonly highYield: boolean;
}

function cartridge({ color, brand, code, pages }: Look & Toner): Group {
  const hex = paint(color);
  const label = print(14, 3.2, (s) => {
    s.fill('#ffffff');
    s.fill(hex, [0, 0, 0.22, 1]);
    s.brand(brand, [0.26, 0.12, 0.4, 0.34]);
    s.text(`${code} ${color}`, [0.26, 0.54, 0.42, 0.34], { weight: 800 });
    s.text(pages, [0.72, 0.16, 0.25, 0.38], { weight: 800, align: 'right' });
    s.text('pages', [0.72, 0.58, 0.25, 0.26], { weight: 500, align: 'right', color: '#4a4f57' });
  });
  const body = plastic('#26282c');
  return group([
    pull(
      outline([
        [-4.6, 0],
        [5, 0],
        [5, 3.4],
        [3.2, 5.6],
        [-3, 5.6],
        [-4.6, 3.6],
      ]),
      29,
      body,
      { bevel: 0.5, turn: [0, Math.PI / 2, 0] },
    ),
    rod(1.5, 1.5, 27, gloss(color === 'black' ? '#1f7f6d' : mix(hex, '#0c3a35', 0.15)), { at: [0, 1.6, 4.3], turn: [0, 0, Math.PI / 2] }),
    box([24, 2.1, 0.7], plastic('#34373c'), { at: [0, 3.9, 4.9], turn: [-0.5, 0, 0], round: 0.2 }),
    block([1.6, 6, 9.4], plastic('#34373c'), { at: [-14.8, 0, 0], round: 0.4 }),
    block([1.6, 6, 9.4], plastic('#34373c'), { at: [14.8, 0, 0], round: 0.4 }),
    rod(1.5, 1.5, 1.2, plastic('#8f959c'), { at: [15.7, 2.6, 1], turn: [0, 0, Math.PI / 2] }),
    rod(0.8, 0.8, 1, matte('#e9e9e6'), { at: [15.7, 4.4, -2.4], turn: [0, 0, Math.PI / 2] }),
    block([9, 1.5, 2.2], plastic('#34373c'), { at: [0, 5.5, -1.4], round: 0.6 }),
    ...times(5, (i) => box([0.5, 0.3, 1.8], matte('#1b1c1f'), { at: [-2 + i, 7, -1.4], round: 0.1 })),
    decal(14, 3.2, label, { at: [0, 5.64, 1.5], turn: [-Math.PI / 2, 0, 0] }),
  ]);
}

/** The cartridge lying before its box; high yield says so in yellow. */
export function toner(look: Look & Toner): Group {
  const { color, brand, code, pages, highYield } = look;
  const hex = paint(color);
  const words = {
    brand,
    title: `Toner ${code}`,
    line: `${pages} pages · ${color}`,
    count: highYield ? 'XL' : color.slice(0, 1).toUpperCase(),
    ground: '#f7f6f3',
    accent: hex,
  };
  const front = packFront(34, 13, words, (s) => {
    s.text(code, [0.07, 0.28, 0.5, 0.36], { weight: 900, color: hex });
    if (highYield) {
      s.fill('#f8c617', [0.6, 0.36, 0.34, 0.2], 0.05);
      s.text('HIGH YIELD', [0.62, 0.39, 0.3, 0.14], { weight: 800, align: 'center' });
    }
    s.text('Laser toner cartridge', [0.6, 0.1, 0.34, 0.1], { weight: 500, align: 'right', color: '#4a4f57' });
  });
  const pack = printedBox([34, 13, 11], '#f7f6f3', { front, right: packSide(11, 13, words) }, { at: [-1, 0, -9] });
  const item = cartridge(look);
  item.position.set(3, 0, 4.5);
  item.rotation.y = -0.08;
  return group([pack, item]);
}

export const tonerModel = model({
  name: 'toner',
  views: { hero: { build: toner, turn: -22, pitch: 30 } },
  alt: ({ brand, color, code, pages, highYield }) =>
    `${brand} ${code} ${highYield ? 'high-yield ' : ''}toner cartridge, ${color}, ${pages} pages`,
});
