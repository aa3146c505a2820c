import type { Texture } from 'three';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { CartonWords } from './shipping-carton.ts';

/** The front of a box of folders: the brand on its colour above, what is in it below, the count large. */
export function folderBoxFront(width: number, height: number, { brand, title, line, count }: CartonWords): Texture {
  const accent = brands[brand].ink;
  return print(width, height, (s) => {
    s.fill('#f8f6f0');
    s.fill(accent, [0, 0, 1, 0.34]);
    s.fill(mix(accent, '#ffffff', 0.55), [0, 0.34, 1, 0.018]);
    s.brand(brand, [0.06, 0.09, 0.7, 0.17], { color: inkOn(accent) });
    s.text(title, [0.06, 0.43, 0.52, 0.15], { weight: 800 });
    if (line !== undefined) s.text(line, [0.06, 0.6, 0.52, 0.08], { weight: 500, color: '#4a4f57' });
    s.text(String(count), [0.06, 0.72, 0.3, 0.2], { weight: 900, color: accent });
    s.text('folders', [0.38, 0.8, 0.25, 0.1], { weight: 700, color: accent });
  });
}
