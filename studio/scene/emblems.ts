import type { Sheet } from './label.ts';

const paths = {
  shield: 'M50 4 L90 18 V48 C90 72 72 88 50 97 C28 88 10 72 10 48 V18 Z',
  screen: 'M6 12 H94 V72 H58 V82 H72 V90 H28 V82 H42 V72 H6 Z',
  tool: 'M84 8 A26 26 0 0 0 52 40 L10 82 A8 8 0 0 0 20 92 L62 50 A26 26 0 0 0 94 18 L78 34 L66 22 Z',
  tiles: 'M8 8 H46 V46 H8 Z M54 8 H92 V46 H54 Z M8 54 H46 V92 H8 Z M54 54 H92 V92 H54 Z',
  pencil: 'M72 6 L94 28 L32 90 L6 94 L10 68 Z M64 22 L78 36 L84 28 L72 16 Z',
  star: 'M50 4 L62 38 L98 38 L69 60 L80 95 L50 74 L20 95 L31 60 L2 38 L38 38 Z',
  lock: 'M26 44 V30 A24 24 0 0 1 74 30 V44 H82 V94 H18 V44 Z M38 44 H62 V30 A12 12 0 0 0 38 30 Z',
  chart: 'M8 92 V52 H28 V92 Z M38 92 V30 H58 V92 Z M68 92 V8 H90 V92 Z',
  percent: 'M78 8 L92 18 L22 94 L8 84 Z M28 8 A20 20 0 1 1 27.9 8 Z M28 20 A8 8 0 1 0 28.1 20 Z M74 52 A20 20 0 1 1 73.9 52 Z M74 64 A8 8 0 1 0 74.1 64 Z',
  gift: 'M8 40 H92 V56 H86 V94 H14 V56 H8 Z M30 38 C10 38 14 8 32 12 C42 14 48 26 50 38 C52 26 58 14 68 12 C86 8 90 38 70 38 Z',
  cross: 'M36 8 H64 V36 H92 V64 H64 V92 H36 V64 H8 V36 H36 Z',
  leaf: 'M12 90 C6 36 40 8 92 8 C94 62 66 92 26 80 C36 58 50 44 66 34 C44 42 26 60 12 90 Z',
  bolt: 'M62 4 L14 58 H44 L34 96 L86 38 H54 Z',
  drop: 'M50 4 C70 36 84 50 84 66 A34 32 0 0 1 16 66 C16 50 30 36 50 4 Z',
} as const;

/** A plain sign printed on packs and cards. */
export type Emblem = keyof typeof paths;

interface Where { readonly x: number; readonly y: number; readonly size: number; readonly color: string; readonly ground?: string }

function fillPath(s: Sheet, name: Emblem, { x, y, size, color }: Where): void {
  const side = size * Math.min(s.width, s.height);
  s.ctx.save();
  s.ctx.translate(x * s.width - side / 2, y * s.height - side / 2);
  s.ctx.scale(side / 100, side / 100);
  s.ctx.fillStyle = color;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a canvas, not an array
  s.ctx.fill(new Path2D(paths[name]), 'evenodd');
  s.ctx.restore();
}

/** Draws a sign centred at (x, y), `size` a share of the label's shorter side; a shield gets a tick in the ground colour. */
export function drawEmblem(sheet: Sheet, name: Emblem, where: Where): void {
  fillPath(sheet, name, where);
  if (name === 'shield' && where.ground !== undefined) {
    const side = where.size * Math.min(sheet.width, sheet.height);
    sheet.ctx.save();
    sheet.ctx.translate(where.x * sheet.width - side / 2, where.y * sheet.height - side / 2);
    sheet.ctx.scale(side / 100, side / 100);
    sheet.ctx.strokeStyle = where.ground;
    sheet.ctx.lineWidth = 10;
    sheet.ctx.lineCap = 'round';
    sheet.ctx.stroke(new Path2D('M30 48 L45 63 L72 34'));
    sheet.ctx.restore();
  }
}
