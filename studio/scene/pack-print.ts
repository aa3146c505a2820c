import type { Texture } from 'three';
import type { Brand } from './brands.ts';
import type { Sheet } from './label.ts';
import { print } from './label.ts';
import { inkOn, mix } from './palette.ts';

/** The words of a pack and its two colours. */
export interface PackWords {
  readonly brand: Brand;
  readonly title: string;
  readonly line?: string;
  readonly count?: string;
  readonly ground: string;
  readonly accent: string;
}

/** A pack's front: brand above, title and line below, count in a corner, room in the middle for a picture. */
export function packFront(width: number, height: number, words: PackWords, picture?: (sheet: Sheet) => void): Texture {
  const ink = inkOn(words.ground);
  return print(width, height, (s) => {
    s.fill(words.ground);
    s.fill(words.accent, [0, 0.72, 1, 0.28]);
    s.fill(mix(words.accent, '#000000', 0.18), [0, 0.715, 1, 0.015]);
    s.brand(words.brand, [0.07, 0.06, 0.62, 0.13], { color: ink });
    picture?.(s);
    s.text(words.title, [0.07, 0.745, words.count === undefined ? 0.86 : 0.6, 0.13], { weight: 800, color: inkOn(words.accent), lines: 2 });
    if (words.line !== undefined) s.text(words.line, [0.07, 0.885, 0.6, 0.07], { weight: 500, color: inkOn(words.accent) });
    if (words.count !== undefined) s.text(words.count, [0.7, 0.76, 0.23, 0.18], { weight: 900, color: inkOn(words.accent), align: 'right' });
  });
}

/** A pack's narrow side: the brand on the accent, turned when the side is upright. */
export function packSide(width: number, height: number, words: PackWords): Texture {
  return print(width, height, (s) => {
    s.fill(words.accent);
    const ink = inkOn(words.accent);
    if (height <= width) {
      s.brand(words.brand, [0.05, 0.2, 0.42, 0.6], { color: ink });
      s.text(words.count === undefined ? words.title : `${words.title} · ${words.count}`, [0.52, 0.3, 0.43, 0.4], { color: ink, align: 'right' });
      return;
    }
    s.ctx.save();
    s.ctx.translate(0, s.height);
    s.ctx.rotate(-Math.PI / 2);
    const turned: Sheet = { ...s, width: s.height, height: s.width };
    s.ctx.fillStyle = ink;
    turnedBrand(turned, words, ink);
    s.ctx.restore();
  });
}

/** The brand written along a turned sheet. */
function turnedBrand(sheet: Sheet, words: PackWords, ink: string): void {
  const { ctx, width, height } = sheet;
  ctx.font = '800 100px "Inter Variable"';
  ctx.letterSpacing = '0px';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  const size = Math.min(height * 0.5, (width * 0.8 * 100) / ctx.measureText(words.brand).width);
  ctx.font = `800 ${size}px "Inter Variable"`;
  ctx.fillStyle = ink;
  ctx.fillText(words.brand, width * 0.08, height / 2);
}
