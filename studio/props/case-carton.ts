import type { Group } from 'three';
import type { Brand } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { block, box, group } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';

/** What is printed on a shipping carton. */
export interface CartonPrint {
  /** Plain: no name. */
  readonly brand?: Brand;
  readonly title: string;
  readonly line?: string;
  /** The ink of the brand and the bar. */
  readonly ink: string;
  /** A picture on the face, at the right. */
  readonly picture?: (sheet: Sheet) => void;
}

const BOARD = '#c9a274';

/** A taped corrugated carton of this width, height and depth with its print on the front and the right side. */
export function shippingCarton([w, h, d]: Triple, { brand, title, line, ink, picture }: CartonPrint, place: Placed = {}): Group {
  const face = (wide: number): ReturnType<typeof print> =>
    print(wide, h, (s) => {
      s.fill(BOARD);
      s.fill(mix(ink, BOARD, 0.12), [0, 0.78, 1, 0.13]);
      if (brand !== undefined) s.brand(brand, [0.07, 0.1, 0.62, 0.17], { color: mix(ink, '#1d1e21', 0.15) });
      s.text(title, [0.07, 0.36, 0.58, 0.3], { weight: 800, lines: 2, color: '#33261a' });
      if (line !== undefined) s.text(line, [0.07, 0.8, 0.6, 0.09], { weight: 700, color: '#ffffff' });
      picture?.(s);
    });
  const tape = clear('#e2cfa6', 0.55);
  return group(
    [
      printedBox([w, h, d], BOARD, { front: face(w), right: face(d) }, { rough: 0.92, round: 0.25 }),
      block([w - 0.6, 0.05, 0.25], matte('#7d5c37', 0.95), { at: [0, h - 0.01, 0], round: 0 }),
      box([w + 0.06, 0.05, 5], tape, { at: [0, h + 0.03, 0], round: 0 }),
      box([0.05, 7, 5], tape, { at: [w / 2 + 0.04, h - 3.4, 0], round: 0 }),
    ],
    place,
  );
}
