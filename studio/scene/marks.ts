import type { BrandStyle } from './brands.ts';

/** Where a brand's mark goes on the canvas, in pixels. */
interface Place { readonly x: number; readonly y: number; readonly size: number; readonly color: string }

const shapes: Record<BrandStyle['mark'], string> = {
  none: '',
  peak: 'M2 88 L38 18 L58 56 L70 38 L98 88 Z',
  drop: 'M50 6 C70 36 84 50 84 66 A34 32 0 0 1 16 66 C16 50 30 36 50 6 Z',
  leaf: 'M12 90 C6 36 40 8 92 8 C94 62 66 92 26 80 C36 58 50 44 66 34 C44 42 26 60 12 90 Z',
  ring: 'M50 8 A42 42 0 1 1 49.9 8 Z M50 32 A18 18 0 1 0 50.1 32 Z',
  bars: 'M8 12 H30 V88 H8 Z M40 34 H60 V88 H40 Z M70 12 H92 V88 H70 Z',
  bolt: 'M62 4 L14 58 H44 L34 96 L86 38 H54 Z',
  cross: 'M36 8 H64 V36 H92 V64 H64 V92 H36 V64 H8 V36 H36 Z',
  square: 'M8 8 H92 V92 H8 Z M34 34 V66 H66 V34 Z',
};

/** Draws a brand's mark into a square on the canvas. */
export function drawMark(ctx: CanvasRenderingContext2D, mark: BrandStyle['mark'], place: Place): void {
  ctx.save();
  ctx.translate(place.x, place.y);
  ctx.scale(place.size / 100, place.size / 100);
  ctx.fillStyle = place.color;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a canvas, not an array
  ctx.fill(new Path2D(shapes[mark]), 'evenodd');
  ctx.restore();
}
