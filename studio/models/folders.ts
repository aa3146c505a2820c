import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { box, decal, group, outline, pull, times } from '../scene/parts.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** File folders fanned out before their box; hanging ones have hooks. */
export interface Folders {
  readonly hanging: boolean;
  readonly count: number;
  readonly tones: readonly Tone[];
  readonly title: string;
}

const [WIDE, TALL] = [29.8, 22.4];

function folder(hex: string, tab: number, label: string, hanging: boolean): Group {
  const x = -WIDE / 2 + 1 + tab * 9.4;
  const back = outline([
    [-WIDE / 2, 0],
    [WIDE / 2, 0],
    [WIDE / 2, TALL],
    [x + 9, TALL],
    [x + 8.4, TALL + 1.5],
    [x + 0.6, TALL + 1.5],
    [x, TALL],
    [-WIDE / 2, TALL],
  ]);
  const tag = print(7, 1.1, (s) => {
    s.fill('#ffffff');
    s.text(label, [0.08, 0.15, 0.84, 0.7], { weight: 600 });
  });
  const parts = [
    pull(back, 0.14, paper(hex), { bevel: 0.02 }),
    pull(
      outline([
        [-WIDE / 2, 0],
        [WIDE / 2, 0],
        [WIDE / 2, TALL - 0.8],
        [-WIDE / 2, TALL - 0.8],
      ]),
      0.12,
      paper(mix(hex, '#ffffff', 0.12)),
      { at: [0, 0, 0.5], bevel: 0.02 },
    ),
    box([WIDE - 1.6, TALL - 0.3, 0.16], paper('#ffffff'), { at: [0, TALL / 2 + 0.1, 0.24], round: 0.01 }),
    decal(6.6, 1.05, tag, { at: [x + 4.5, TALL + 0.72, 0.09] }),
  ];
  if (hanging) parts.push(box([WIDE + 4, 0.9, 0.2], metal('#b9bec4', 0.35), { at: [0, TALL - 0.8, 0], round: 0.05 }));
  return group(parts);
}

/** The folders. */
export function folders({ color, brand, hanging, count, tones, title }: Look & Folders): Group {
  const accent =
    color === 'multicolor' ? '#22304f' : color === 'kraft' || color === 'cream' ? '#6d4526' : mix(paint(color), '#000000', 0.15);
  const words = { brand, title, line: 'Letter size · 1/3-cut tabs', count: String(count), ground: '#f8f6f0', accent };
  const pack = printedBox(
    [31, 24.5, 9],
    '#f8f6f0',
    { front: packFront(31, 24.5, words), right: packSide(9, 24.5, words) },
    { at: [-16, 0, -13] },
  );
  const names = ['Clients', 'Invoices', 'Projects', 'Taxes', 'Travel'];
  const fan = tones.map((tone, i) =>
    group([group([folder(paint(tone), i % 3, names[i % names.length] ?? 'Notes', hanging)], { turn: [-0.16, 0, 0] })], {
      at: [7 + i * 1.1, 0.1, i * 2.3 - 2],
    }),
  );
  return group([pack, ...fan, ...times(1, () => box([20, 0.1, 4], matte('#f2efe6'), { at: [4, 0.05, 2], round: 0 }))]);
}

export const foldersModel = model({
  name: 'folders',
  views: { hero: { build: folders, turn: -22, pitch: 18 } },
  alt: ({ brand, title, color, count }) =>
    `${brand} ${title.toLowerCase()}, letter size, ${color === 'multicolor' ? 'assorted colors' : color}, box of ${count}`,
});
