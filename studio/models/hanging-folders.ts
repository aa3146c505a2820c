import type { Group } from 'three';
import { brands } from '../scene/brands.ts';
import { clear, metal, paper } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import { mix } from '../scene/palette.ts';
import { box, decal, group, outline, pull, rod, times, type Placed } from '../scene/parts.ts';
import { folderBoxFront } from '../props/folder-box.ts';
import { wrapped } from '../props/paper-packs.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Folders that hang by two rods with hooks; clear tabs sit on the front leaf. */
export interface HangingFolders {
  readonly count: number;
}

type Spec = Look & HangingFolders;
const TALL = 23.6;
const WIDE = 29.8;
const board = ({ color }: Look): string => (color === 'forest' ? '#2f5a40' : '#6f9a68');

/** A rod along the upper edge with a hook at each end. */
function rail(z: number): Group {
  const steel = metal('#d3d7da', 0.3);
  return group(
    [
      box([WIDE + 2.2, 0.55, 0.14], steel, { round: 0.06 }),
      ...[-1, 1].map((end) =>
        pull(
          outline([
            [0, 0.3],
            [end * 1.7, 0.3],
            [end * 1.7, -0.9],
            [end * 1.25, -0.9],
            [end * 1.15, -0.35],
            [0, -0.3],
          ]),
          0.14,
          steel,
          { at: [(end * WIDE) / 2 + end * 0.3, 0, 0], bevel: 0.03 },
        ),
      ),
    ],
    { at: [0, TALL - 0.3, z] },
  );
}

/** A clear tab with its white card. */
function tab(place: number): Group {
  const w = 6.6;
  const x = (place - 1.5) * 7;
  const card = print(w, 1.5, (s) => s.fill('#fdfdfb'));
  return group([
    decal(w - 0.5, 1.3, card, { at: [x, TALL + 0.75, 0], rough: 0.9 }),
    box([w, 2, 0.28], clear('#e9f2f4', 0.32), { at: [x, TALL + 0.6, 0], round: 0.1 }),
  ]);
}

function folder(spec: Spec, place: number | undefined, at: Placed): Group {
  const hex = board(spec);
  const gap = 0.9;
  const leaf = (h: number): ReturnType<typeof outline> =>
    outline([
      [-WIDE / 2, 0],
      [WIDE / 2, 0],
      [WIDE / 2, h],
      [WIDE / 2 - 1.6, h],
      [WIDE / 2 - 2.1, h - 1.2],
      [-WIDE / 2 + 2.1, h - 1.2],
      [-WIDE / 2 + 1.6, h],
      [-WIDE / 2, h],
    ]);
  const parts = [
    pull(leaf(TALL), 0.13, paper(hex), { at: [0, 0, -gap / 2], bevel: 0.03 }),
    pull(leaf(TALL), 0.13, paper(mix(hex, '#ffffff', 0.08)), { at: [0, 0, gap / 2], bevel: 0.03 }),
    box([WIDE, 0.14, gap], paper(mix(hex, '#000000', 0.1)), { at: [0, 0.08, 0], round: 0.02 }),
    rail(-gap / 2),
    rail(gap / 2),
    ...[0.9, 1.6].map((y) => box([WIDE - 0.2, 0.05, 0.02], paper(mix(hex, '#000000', 0.25)), { at: [0, y, gap / 2 + 0.08], round: 0 })),
  ];
  if (place !== undefined) parts.push(group([tab(place)], { at: [0, -0.6, gap / 2 + 0.1] }));
  return group(parts, at);
}

/** Folders one behind the other, tabs stepping from left to right. */
function row(spec: Spec, count: number, step: number, lean = -0.1): Group {
  const pitch = step;
  return group(times(count, (i) => folder(spec, (count - 1 - i) % 4, { at: [0, 0, (i - (count - 1) / 2) * pitch], turn: [lean, 0, 0] })));
}

/** The folders in their box or carton. */
export function hangingFolders(spec: Spec): Group {
  const isCarton = spec.count > 50;
  const [shown, step] = isCarton ? [9, 3] : spec.count > 25 ? [8, 2.2] : spec.count > 10 ? [7, 1.7] : [4, 1.6];
  const [w, h, d] = [WIDE + 1.6, 14, shown * step + 1];
  const ground = isCarton ? '#cba876' : '#f8f6f0';
  const { ink } = brands[spec.brand];
  const side = print(d, h, (s) => {
    s.fill(ground);
    s.fill(ink, [0, 0, 1, 0.36]);
    s.text(String(spec.count), [0.15, 0.5, 0.7, 0.3], { weight: 900, align: 'center', color: ink });
  });
  const words = { brand: spec.brand, title: 'Hanging folders', line: 'With tabs and inserts', count: spec.count };
  const front = folderBoxFront(w, h, words, ground);
  const top = print(w, d, (s) => s.fill('#5d5a52'));
  return group([
    wrapped([w, h, d], ground, { front, right: side, left: side, top }, { round: 0.12, rough: 0.75 }),
    group([row(spec, shown, step, 0)], { at: [0, 0.3, 0] }),
  ]);
}

/** Two folders on the rails of a drawer, near. */
function hung(spec: Spec): Group {
  const steel = metal('#aab0b6', 0.3);
  const deep = 20;
  const frame = [-1, 1].flatMap((end) => [
    box([0.5, 1.4, deep], steel, { at: [(end * WIDE) / 2 + end * 1.3, TALL + 1.3, 0], round: 0.1 }),
    ...[-1, 1].map((side) =>
      rod(0.35, 0.35, TALL + 2, steel, { at: [(end * WIDE) / 2 + end * 1.3, TALL / 2 + 1, (side * deep) / 2 - side * 0.5] }),
    ),
  ]);
  return group([group([row(spec, 3, 3.4)], { at: [0, 2.2, 0] }), ...frame]);
}

export const hangingFoldersModel = model({
  name: 'hanging-folders',
  views: {
    hero: { build: hangingFolders, turn: -28, pitch: 28 },
    detail: {
      build: hung,
      turn: 28,
      pitch: 34,
      zoom: 1.15,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', count: 3 }),
      alt: () => 'Hanging folders on the rails of a drawer',
    },
  },
  alt: ({ brand, color, count }) => `${brand} hanging file folders, ${color === 'forest' ? 'forest green' : 'green'}, ${count} in the pack`,
});
