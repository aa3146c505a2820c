import type { Group, Object3D } from 'three';
import type { Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, decal, group, outline, pull, times } from '../scene/parts.ts';

/** What is printed on an open box. */
export interface BoxWords {
  readonly brand: Brand;
  readonly title: string;
  readonly line?: string;
  /** Pieces in the box; not printed when undefined. */
  readonly count?: number | undefined;
  readonly accent: string;
}

const BOARD = 0.14;
const MOST_ROWS = 8;

/** Rows that stand in a box of this many pieces; of the largest boxes only the first rows are there. */
export const rowsOf = (count: number, wide = 6): number => Math.min(Math.ceil(count / wide), MOST_ROWS);

/** The pieces of a box standing in rows, as seen from above: what looks alike is built once. */
export function standing(
  {
    rows,
    wide = 6,
    step: [dx, dz],
    y,
  }: { readonly rows: number; readonly wide?: number; readonly step: readonly [number, number]; readonly y: number },
  inkOf: (i: number) => string,
  build: (ink: string) => Group,
): Group[] {
  const built = new Map<string, Group>();
  return times(wide * rows, (i) => {
    const ink = inkOf(i);
    const first = built.get(ink) ?? build(ink);
    built.set(ink, first);
    const one = first.clone();
    one.position.set(((i % wide) - (wide - 1) / 2) * dx, y, ((rows - 1) / 2 - Math.floor(i / wide)) * dz);
    return one;
  });
}

/** An open box of printed board as it stands beside a till: low in front, high behind; the contents stand in it. */
export function displayBox([w, h, d]: Triple, front: number, words: BoxWords, contents: readonly Object3D[]): Group {
  const { accent } = words;
  const board = matte(accent, 0.55);
  const inside = matte('#d9d2c4', 0.9);
  const side = outline([
    [-d / 2, 0],
    [d / 2, 0],
    [d / 2, front],
    [0, front],
    [-d / 2, h],
  ]);
  return group([
    box([w, BOARD, d], inside, { at: [0, BOARD / 2, 0], round: 0 }),
    box([w, h, BOARD], inside, { at: [0, h / 2, -d / 2], round: 0.02 }),
    box([w, front, BOARD], board, { at: [0, front / 2, d / 2], round: 0.02 }),
    ...[-1, 1].map((end) => pull(side, BOARD, board, { at: [(end * w) / 2, 0, 0], turn: [0, -Math.PI / 2, 0], bevel: 0.01 })),
    decal(w + BOARD - 0.02, front - 0.02, boxFront(w, front, words), { at: [0, front / 2, d / 2 + BOARD / 2 + 0.02] }),
    ...contents,
  ]);
}

function boxFront(w: number, h: number, { brand, title, line, count, accent }: BoxWords): ReturnType<typeof print> {
  const ink = inkOn(accent);
  return print(w, h, (s) => {
    s.fill(accent);
    s.fill(mix(accent, inkOn(accent) === '#ffffff' ? '#000000' : '#ffffff', 0.22), [0, 0.84, 1, 0.16]);
    s.fill('#fbfaf5', [0, 0.1, 1, 0.34]);
    s.brand(brand, [0.07, 0.15, 0.86, 0.24], { align: 'center' });
    s.text(title, [0.07, 0.48, count === undefined ? 0.86 : 0.5, 0.33], { color: ink, weight: 800, lines: 3 });
    if (count !== undefined) s.text(String(count), [0.61, 0.47, 0.33, 0.35], { color: ink, weight: 900, align: 'right' });
    if (line !== undefined) s.text(line, [0.07, 0.865, 0.86, 0.11], { color: ink, weight: 600 });
  });
}
