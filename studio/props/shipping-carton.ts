import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, type Placed, type Triple } from '../scene/parts.ts';
import { wrapped } from './paper-packs.ts';

/** What a shipping carton says it holds. */
interface CartonWords {
  readonly title: string;
  readonly count: number;
}

const BOARD = mix(paint('kraft'), '#ffffff', 0.08);
const INK = '#3b2a18';

const front = ({ title, count }: CartonWords, width: number, height: number): Texture =>
  print(width, height, (s) => {
    s.fill(BOARD);
    s.text(title, [0.07, 0.4, 0.52, 0.25], { weight: 800, color: INK, lines: 2 });
    s.fill('#fbfaf6', [0.64, 0.4, 0.29, 0.46], 0.03);
    s.text(String(count), [0.67, 0.44, 0.23, 0.26], { weight: 900, align: 'center' });
    s.text('count', [0.69, 0.73, 0.19, 0.09], { weight: 600, align: 'center' });
  });

const side = ({ title, count }: CartonWords, width: number, height: number): Texture =>
  print(width, height, (s) => {
    s.fill(BOARD);
    s.text(`${title} · ${count}`, [0.12, 0.74, 0.76, 0.1], { weight: 700, color: INK, align: 'center' });
  });

/** A taped corrugated carton that stands on `at`: width, height, depth. */
export function shippingCarton(words: CartonWords, [w, h, d]: Triple, place: Placed = {}): Group {
  const tape = matte('#dcc9a0', 0.35);
  return group(
    [
      wrapped(
        [w, h, d],
        BOARD,
        { front: front(words, w, h), right: side(words, d, h), left: side(words, d, h) },
        { round: 0.25, rough: 0.9 },
      ),
      box([w + 0.1, 0.06, 5], tape, { at: [0, h + 0.02, 0], round: 0 }),
      box([0.06, 7, 5], tape, { at: [w / 2 + 0.03, h - 3.4, 0], round: 0 }),
      box([0.06, 7, 5], tape, { at: [-w / 2 - 0.03, h - 3.4, 0], round: 0 }),
      box([w - 1, 0.05, 0.25], matte(mix(BOARD, '#000000', 0.35)), { at: [0, h + 0.005, 0], round: 0 }),
    ],
    place,
  );
}
