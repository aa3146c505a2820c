import type { Group } from 'three';
import type { Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { decal, group, pull, rounded } from '../scene/parts.ts';

/** The words on a hanging card. */
interface CardWords {
  readonly brand: Brand;
  readonly title: string;
  readonly accent: string;
}

/** A card of board that hangs in a shop, its words in the upper third; it stands on `at`. */
export function hangCard([w, h]: readonly [number, number], { brand, title, accent }: CardWords, place: Placed = {}): Group {
  const front = print(w, h, (s) => {
    s.fill('#eef0f2');
    s.fill(accent, [0, 0, 1, 0.34]);
    s.fill('#ffffff', [0.4, 0.025, 0.2, 0.03], 0.015);
    s.brand(brand, [0.08, 0.08, 0.84, 0.1], { color: inkOn(accent), align: 'center' });
    s.text(title, [0.08, 0.2, 0.84, 0.1], { color: inkOn(accent), weight: 750, align: 'center' });
  });
  return group(
    [
      pull(rounded(w, h, 0.5), 0.12, matte('#e9eaeb'), { at: [0, h / 2, -0.08], bevel: 0.02 }),
      decal(w - 0.14, h - 0.14, front, { at: [0, h / 2, -0.01], rough: 0.4 }),
    ],
    place,
  );
}
