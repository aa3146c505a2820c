import type { Group } from 'three';
import type { Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import { block, group, times, topDecal } from '../scene/parts.ts';
import type { decal } from '../scene/parts.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';

/** The words on a shipping carton. */
interface CartonWords {
  readonly brand: Brand;
  readonly title: string;
  readonly count?: string;
  readonly accent: string;
}

/** A taped shipping carton of brown board with the maker's label: width, height, depth. */
export function deskCarton([w, h, d]: Triple, words: CartonWords, place: Placed = {}): Group {
  const face = print(w, h, (s) => {
    s.fill('#c39c6c');
    s.fill('#fbfaf6', [0.08, 0.2, 0.84, 0.62], 0.02);
    s.fill(words.accent, [0.08, 0.64, 0.84, 0.18], 0.02);
    s.brand(words.brand, [0.13, 0.25, 0.74, 0.16]);
    s.text(words.title, [0.13, 0.44, 0.74, 0.16], { weight: 750, lines: 1 });
    s.text(words.count ?? '', [0.13, 0.665, 0.74, 0.13], { weight: 850, color: inkOn(words.accent) });
  });
  const side = print(d, h, (s) => {
    s.fill('#b98f5e');
    s.brand(words.brand, [0.14, 0.38, 0.72, 0.2], { color: '#5a4022', align: 'center' });
  });
  const tape = matte('#d9bf8f', 0.25);
  return group(
    [
      printedBox([w, h, d], '#c39c6c', { front: face, right: side, left: side }, { rough: 0.9 }),
      block([w + 0.04, 0.03, Math.min(5, d * 0.22)], tape, { at: [0, h - 0.005, 0], round: 0 }),
      block([w - 0.1, 0.02, 0.05], matte('#8d6b40'), { at: [0, h + 0.02, 0], round: 0 }),
    ],
    place,
  );
}

/** A printed shelf box: a photograph-like picture in the middle, the brand above and a band with title and count below. */
export function shelfBox(
  size: Triple,
  { brand, title, count, accent }: CartonWords,
  art: Parameters<typeof print>[2],
  place: Placed = {},
): Group {
  const [w, h, d] = size;
  const ground = mix(accent, '#ffffff', 0.9);
  const front = print(w, h, (s) => {
    s.fill(ground);
    s.fill(accent, [0, 0, 1, 0.2]);
    s.brand(brand, [0.06, 0.045, 0.88, 0.11], { color: inkOn(accent) });
    art(s);
    s.text(title, [0.06, 0.8, count === undefined ? 0.88 : 0.6, 0.15], { weight: 800, lines: 2 });
    if (count === undefined) return;
    s.fill(accent, [0.7, 0.78, 0.24, 0.17], 0.06);
    s.text(count, [0.72, 0.795, 0.2, 0.14], { weight: 900, color: inkOn(accent), align: 'center' });
  });
  const side = print(d, h, (s) => {
    s.fill(mix(accent, '#000000', 0.12));
    s.brand(brand, [0.1, 0.42, 0.8, 0.16], { color: inkOn(accent), align: 'center' });
  });
  const top = print(w, d, (s) => {
    s.fill(accent);
    s.brand(brand, [0.15, 0.3, 0.7, 0.4], { color: inkOn(accent), align: 'center' });
  });
  return printedBox(size, ground, { front, right: side, left: side, top }, place);
}

/** A sheet of copy paper, or a short stack of them, lying on `at`. */
export const sheets = (size: Triple, place: Placed = {}): ReturnType<typeof block> =>
  block(size, matte('#fdfdfb', 0.9), { ...place, round: 0.02 });

/** The uppermost sheet of a stack with lines of writing on it, its foot towards the camera. */
export function writtenPage(w: number, d: number, at: Triple): ReturnType<typeof decal> {
  const page = print(w, d, (s) => {
    s.fill('#fdfdfb');
    s.fill('#5f6873', [0.14, 0.1, 0.42, 0.035], 0.2);
    for (const row of times(13, (i) => i)) s.fill('#b3b9c1', [0.14, 0.2 + row * 0.055, 0.56 + ((row * 7) % 5) * 0.04, 0.014], 0.2);
  });
  return topDecal(w, d, page, { at, rough: 0.9 });
}
