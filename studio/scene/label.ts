import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Texture } from 'three';
import type { Brand } from './brands.ts';
import { brands } from './brands.ts';
import { fitText, LINE_HEIGHT } from './fit-text.ts';
import { drawMark } from './marks.ts';

/** A place on a label: left, top, width and height as shares (0 to 1) of the label. */
export type Area = readonly [number, number, number, number];

/** How a text is set. */
export interface TextStyle {
  readonly color?: string;
  readonly weight?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly lines?: number;
  readonly spacing?: number;
  readonly italic?: boolean;
}

/** What can be drawn on a label; all places are shares of its width and height. */
export interface Sheet {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  fill(color: string, area?: Area, radius?: number): void;
  text(words: string, area: Area, style?: TextStyle): void;
  brand(name: Brand, area: Area, style?: { color?: string; align?: 'left' | 'center' }): void;
  disc(color: string, x: number, y: number, radius: number): void;
}

const FAMILY = 'Inter Variable';
const LONG_SIDE = 1024;

/** A canvas context, or a broken promise of the browser. @throws when the browser has no 2D canvas */
export function blankCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(2, Math.round(width));
  canvas.height = Math.max(2, Math.round(height));
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no 2D canvas');
  return ctx;
}

/** Turns a finished canvas into a texture. */
export function asTexture(ctx: CanvasRenderingContext2D): Texture {
  const texture = new CanvasTexture(ctx.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function setText(sheet: Sheet, words: string, [x, y, w, h]: Area, style: TextStyle): void {
  const { ctx } = sheet;
  const { align = 'left', spacing = 0 } = style;
  const font = (size: number): void => {
    ctx.font = `${style.italic ? 'italic ' : ''}${style.weight ?? 600} ${size}px "${FAMILY}"`;
    ctx.letterSpacing = `${spacing * size}px`;
  };
  font(100);
  const box = { width: w * sheet.width, height: h * sheet.height, maxLines: style.lines ?? 1, maxSize: 900 };
  const fitted = fitText(words, box, (text) => ctx.measureText(text).width);
  font(fitted.size);
  ctx.fillStyle = style.color ?? '#1d1e21';
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const left = (x + (align === 'left' ? 0 : align === 'center' ? w / 2 : w)) * sheet.width;
  const block = fitted.size * (1 + (fitted.lines.length - 1) * LINE_HEIGHT);
  const top = y * sheet.height + (box.height - block) / 2;
  for (const [i, line] of fitted.lines.entries()) ctx.fillText(line, left, top + fitted.size * (0.84 + i * LINE_HEIGHT));
}

function setBrand(sheet: Sheet, name: Brand, area: Area, options: { color?: string; align?: 'left' | 'center' }): void {
  const style = brands[name];
  const color = options.color ?? style.ink;
  const words = style.caps ? name.toUpperCase() : name;
  const set = { color, weight: style.weight, spacing: style.spacing, italic: style.italic, align: options.align ?? 'left' };
  if (style.mark === 'none') return setText(sheet, words, area, set);
  const [x, y, w, h] = area;
  const { ctx } = sheet;
  ctx.font = `${style.italic ? 'italic ' : ''}${style.weight} 100px "${FAMILY}"`;
  ctx.letterSpacing = `${style.spacing * 100}px`;
  const wide = ctx.measureText(words).width / 100;
  const size = Math.min(h * sheet.height, (w * sheet.width) / (wide + 1.1));
  const whole = size * (wide + 1.1);
  const left = x * sheet.width + (set.align === 'center' ? (w * sheet.width - whole) / 2 : 0);
  const top = (y + h / 2) * sheet.height - size / 2;
  drawMark(ctx, style.mark, { x: left, y: top + size * 0.08, size: size * 0.84, color });
  setText(sheet, words, [(left + size * 1.08) / sheet.width, top / sheet.height, (size * (wide + 0.04)) / sheet.width, size / sheet.height], { ...set, align: 'left' });
}

/** What draws on a canvas as on a label. */
export function sheetOn(ctx: CanvasRenderingContext2D): Sheet {
  const [w, h] = [ctx.canvas.width, ctx.canvas.height];
  const sheet: Sheet = {
    ctx, width: w, height: h,
    fill(color, [x, y, wide, tall] = [0, 0, 1, 1], radius = 0) {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.roundRect(x * w, y * h, wide * w, tall * h, radius * Math.min(w, h));
      ctx.fill();
    },
    text(words, area, style = {}) { setText(sheet, words, area, style); },
    brand(name, area, style = {}) { setBrand(sheet, name, area, style); },
    disc(color, x, y, radius) {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.arc(x * w, y * h, radius * Math.min(w, h), 0, Math.PI * 2);
      ctx.fill();
    },
  };
  return sheet;
}

/** Prints a label of the given size (any unit; only the proportion counts) and gives it back as a texture. */
export function print(width: number, height: number, draw: (sheet: Sheet) => void): Texture {
  const scale = LONG_SIDE / Math.max(width, height);
  const ctx = blankCanvas(width * scale, height * scale);
  draw(sheetOn(ctx));
  return asTexture(ctx);
}
