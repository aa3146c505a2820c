import type { Group, Mesh, Shape } from 'three';
import { print } from '../scene/label.ts';
import { brands } from '../scene/brands.ts';
import { paper } from '../scene/materials.ts';
import { mix, paint, type Tone } from '../scene/palette.ts';
import { box, decal, group, outline, pull, times, type Placed, type Triple } from '../scene/parts.ts';
import { wrapped } from '../props/paper-packs.ts';
import { folderBoxFront, type FolderBoxWords } from '../props/folder-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** File folders of stiff paper before their box; a small pack is held by a paper band. */
export interface Folders {
  /** Tabs are a third, a fifth or the whole of the width. */
  readonly cut: 1 | 3 | 5;
  readonly count: number;
}

type Spec = Look & Folders;
const TALL = 23;
const TAB = 1.5;
const WIDE = 29.8;
const assorted: readonly Tone[] = ['red', 'yellow', 'green', 'blue', 'orange'];

/** Dyed board is duller than the paint of its colour. */
const board = (tone: Tone): string =>
  tone === 'manila' ? '#efd9a3' : mix(paint(tone), '#ffffff', tone === 'yellow' || tone === 'orange' ? 0.2 : 0.34);
const tonesOf = ({ color }: Spec, count: number): readonly string[] =>
  times(count, (i) => board(color === 'multicolor' ? (assorted[i % assorted.length] ?? 'red') : color));

/** The back leaf with its tab at a place of the cut. */
function backLeaf(cut: Folders['cut'], place: number): Shape {
  const share = WIDE / cut;
  const [from, to] = [
    -WIDE / 2 + place * share + (place === 0 ? 0.3 : 0.1),
    -WIDE / 2 + (place + 1) * share - (place === cut - 1 ? 0.3 : 0.1),
  ];
  return outline([
    [-WIDE / 2, 0],
    [WIDE / 2, 0],
    [WIDE / 2, TALL],
    [to, TALL],
    [to - 0.7, TALL + TAB * 0.85],
    [to - 1.1, TALL + TAB],
    [from + 1.1, TALL + TAB],
    [from + 0.7, TALL + TAB * 0.85],
    [from, TALL],
    [-WIDE / 2, TALL],
  ]);
}

function folder(spec: Spec, hex: string, place: number, at: Placed): Group {
  const front = outline([
    [-WIDE / 2, 0],
    [WIDE / 2, 0],
    [WIDE / 2, TALL - 1.1],
    [WIDE / 2 - 0.5, TALL - 0.6],
    [-WIDE / 2 + 0.5, TALL - 0.6],
    [-WIDE / 2, TALL - 1.1],
  ]);
  const crease = paper(mix(hex, '#5a4320', 0.22));
  return group(
    [
      pull(backLeaf(spec.cut, place), 0.12, paper(hex), { bevel: 0.03 }),
      pull(front, 0.12, paper(mix(hex, '#ffffff', 0.1)), { at: [0, 0, 0.42], turn: [0.012, 0, 0], bevel: 0.03 }),
      ...[0.5, 1.1].map((y) => box([WIDE - 0.1, 0.05, 0.02], crease, { at: [0, y, 0.5], round: 0 })),
    ],
    at,
  );
}

const places = { 1: [0], 3: [0, 1, 2], 5: [0, 1, 2, 3, 4] } as const;

/** Folders one behind the other, the tabs stepping from left to right. */
function row(spec: Spec, count: number, step: number, lean: number): Group {
  const steps = places[spec.cut];
  return group(
    tonesOf(spec, count).map((hex, i) =>
      folder(spec, hex, steps[(count - 1 - i) % steps.length] ?? 0, { at: [0, 0, (i - count / 2) * step], turn: [lean, 0, 0] }),
    ),
  );
}

const TITLE = 'File folders';
const lineOf = ({ cut }: Spec): string => `${cut === 1 ? 'Straight-cut' : `1/${cut}-cut`} tabs`;

/** A box whose upper half is taken off; of corrugated board when it is a carton. */
function openBox(size: Triple, words: FolderBoxWords, isCarton: boolean): Mesh {
  const [w, h, d] = size;
  const { ink } = brands[words.brand];
  const ground = isCarton ? '#cba876' : '#f8f6f0';
  const side = print(d, h, (s) => {
    s.fill(ground);
    s.fill(ink, [0, 0, 1, 0.36]);
    s.text(String(words.count), [0.15, 0.5, 0.7, 0.3], { weight: 900, align: 'center', color: ink });
  });
  const front = folderBoxFront(w, h, words, ground);
  const inside = print(w, d, (s) => s.fill('#6d675c'));
  return wrapped(size, ground, { front, right: side, left: side, top: inside }, { round: 0.12, rough: 0.75 });
}

/** Two dozen folders in a paper band. */
function banded(spec: Spec): Group {
  const { ink } = brands[spec.brand];
  const band = print(WIDE, 9, (s) => {
    s.fill('#fbfaf6');
    s.fill(ink, [0, 0, 1, 0.09]);
    s.fill(ink, [0, 0.91, 1, 0.09]);
    s.brand(spec.brand, [0.05, 0.18, 0.5, 0.26]);
    s.text(TITLE, [0.05, 0.48, 0.6, 0.2], { weight: 800 });
    s.text(spec.cut === 1 ? 'Straight-cut tabs' : 'Assorted tab positions', [0.05, 0.71, 0.6, 0.13], { weight: 500, color: '#4a4f57' });
    s.text(String(spec.count), [0.7, 0.2, 0.25, 0.5], { weight: 900, color: ink, align: 'right' });
    s.text('folders', [0.7, 0.71, 0.25, 0.13], { weight: 600, align: 'right' });
  });
  const deep = 5.1;
  return group([
    group([row(spec, 10, 0.42, 0)], { at: [0, 0, 0] }),
    box([WIDE + 0.16, 9, deep + 0.24], paper('#fbfaf6'), { at: [0, 10.5, 0], round: 0.08 }),
    decal(WIDE, 9, band, { at: [0, 10.5, deep / 2 + 0.14], rough: 0.7 }),
  ]);
}

/** The folders as they are sold. */
export function folders(spec: Spec): Group {
  if (spec.count < 50) return banded(spec);
  const isCarton = spec.count > 100;
  const [shown, step] = isCarton ? [14, 1.7] : spec.count > 50 ? [12, 0.8] : [8, 0.75];
  const [w, h, d] = [WIDE + 1.6, 15.5, shown * step + 1.4];
  const words = { brand: spec.brand, title: TITLE, line: lineOf(spec), count: spec.count };
  return group([openBox([w, h, d], words, isCarton), group([row(spec, shown, step, 0)], { at: [0, 0.4, 0.1] })]);
}

/** A folder open on the table, near its scored fold; sheets lie in it. */
function near(spec: Spec): Group {
  const hex = tonesOf(spec, 1)[0] ?? '#efd9a3';
  const score = paper(mix(hex, '#5a4320', 0.3));
  const leaf = (side: number): Mesh =>
    box([TALL, 0.12, WIDE], paper(side < 0 ? hex : mix(hex, '#ffffff', 0.08)), {
      at: [side * (TALL / 2), 0.9, 0],
      turn: [0, 0, side * 0.07],
      round: 0.03,
    });
  return group([
    leaf(-1),
    leaf(1),
    ...[-1.5, -1, -0.5, 0, 0.5].map((x) => box([0.07, 0.03, WIDE - 0.1], score, { at: [x, 0.17 + Math.abs(x) * 0.07, 0], round: 0 })),
    ...times(4, (i) =>
      box([21.6, 0.05, 27.9], paper('#fdfdfb'), {
        at: [12.4 - i * 0.3, 1.1 + i * 0.12, i * 0.25],
        turn: [0, i * 0.015, 0.07],
        round: 0.01,
      }),
    ),
  ]);
}

/** Behind a band the fifths are not told from thirds. */
const heroShows = (look: Spec): Spec => (look.count < 50 && look.cut === 5 ? { ...look, cut: 3 } : look);

export const foldersModel = model({
  name: 'folders',
  views: {
    hero: {
      build: folders,
      shows: heroShows,
      camera: ({ count }: Spec) => (count < 50 ? { turn: -26, pitch: 26 } : { turn: -26, pitch: 30 }),
    },
    detail: {
      build: near,
      turn: -32,
      pitch: 36,
      zoom: 1.5,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', cut: 1, count: 1 }),
      alt: ({ color }) => `An open ${color === 'multicolor' ? 'colored' : color} folder, its fold scored so that it grows with its papers`,
    },
  },
  alt: (look) =>
    `${look.brand} file folders, ${lineOf(look).toLowerCase()}, ${look.color === 'multicolor' ? 'assorted colors' : look.color}, ${look.count} in the pack`,
});
