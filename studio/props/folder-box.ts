import type { Texture } from 'three';
import { brands, type Brand } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { inkOn, mix } from '../scene/palette.ts';

/** What a box of folders says. */
export interface FolderBoxWords {
  readonly brand: Brand;
  readonly title: string;
  readonly line?: string;
  readonly count: number;
}

/** The front of a box of folders: the brand on its colour above, what is in it below, the count large. */
export function folderBoxFront(width: number, height: number, { brand, title, line, count }: FolderBoxWords, ground = '#f8f6f0'): Texture {
  const accent = brands[brand].ink;
  return print(width, height, (s) => {
    s.fill(ground);
    s.fill(accent, [0, 0, 1, 0.36]);
    s.fill(mix(accent, '#ffffff', 0.55), [0, 0.36, 1, 0.02]);
    s.brand(brand, [0.05, 0.08, 0.8, 0.21], { color: inkOn(accent) });
    s.text(title, [0.05, 0.47, 0.56, 0.2], { weight: 800 });
    if (line !== undefined) s.text(line, [0.05, 0.74, 0.52, 0.12], { weight: 500, color: '#4a4f57' });
    s.text(String(count), [0.64, 0.43, 0.31, 0.31], { weight: 900, color: accent, align: 'right' });
    s.text('folders', [0.64, 0.75, 0.31, 0.12], { weight: 700, color: accent, align: 'right' });
  });
}
