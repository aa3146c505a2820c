import type { Area, Sheet, TextStyle } from './label.ts';

/** Words in a picture: plain, on a pill like the shop's buttons, marked with the highlighter, or the shop's own name with its mark. */
export type Lettering =
  | { readonly kind: 'text'; readonly words: string; readonly area: Area; readonly style?: TextStyle }
  | { readonly kind: 'pill'; readonly words: string; readonly area: Area; readonly back: string; readonly ink: string }
  | { readonly kind: 'marked'; readonly words: string; readonly area: Area; readonly style?: TextStyle; readonly back?: string }
  | { readonly kind: 'logo'; readonly area: Area; readonly color: string; readonly ink: string };

const HIGHLIGHT = '#ffe352';
/** The mark as it stands in public/favicon.svg, in a square of 32. */
const SHEET_PATH = 'M7 1h12.2L27 8.8V28a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z';
const FOLD_PATH = 'M19.2 1 27 8.8h-5.8a2 2 0 0 1-2-2z';
const STEM_PATH = 'M9.5 10h6.6a1.3 1.3 0 0 1 0 2.7h-3.9v13a1.35 1.35 0 0 1-2.7 0z';
const STROKE_PATH = 'M12.2 16h9.2a1.7 1.7 0 0 1 0 3.4h-9.2z';

function drawMark({ ctx }: Sheet, x: number, y: number, size: number, color: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 32, size / 32);
  const paint = (path: string, fill: string, alpha = 1): void => {
    ctx.globalAlpha = alpha;
    ctx.fillStyle = fill;
    ctx.fill(new Path2D(path));
  };
  paint(SHEET_PATH, color);
  paint(FOLD_PATH, '#ffffff', 0.45);
  paint(STEM_PATH, '#ffffff');
  paint(STROKE_PATH, HIGHLIGHT);
  ctx.restore();
}

function drawLogo(sheet: Sheet, [x, y, w, h]: Area, color: string, ink: string): void {
  const size = h * sheet.height;
  drawMark(sheet, x * sheet.width - size * 0.12, y * sheet.height, size, color);
  const left = (size * 0.98) / sheet.width;
  sheet.text('Foolscap', [x + left, y + h * 0.06, w - left, h * 0.84], { color: ink, weight: 700, spacing: -0.03 });
}

/** The highlighter's stroke goes as far as the words. */
function drawMarked(sheet: Sheet, words: string, [x, y, w, h]: Area, style: TextStyle, back: string): void {
  const { ctx } = sheet;
  const size = h * sheet.height;
  ctx.font = `${style.weight ?? 600} ${size}px "Inter Variable"`;
  ctx.letterSpacing = `${(style.spacing ?? 0) * size}px`;
  const wide = ctx.measureText(words).width / sheet.width;
  const pad = (size * 0.14) / sheet.width;
  sheet.ctx.fillStyle = back;
  ctx.beginPath();
  ctx.roundRect(x * sheet.width, (y - h * 0.06) * sheet.height, (wide + 2 * pad) * sheet.width, h * 1.16 * sheet.height, size * 0.1);
  ctx.fill();
  sheet.text(words, [x + pad, y, Math.max(w, wide * 1.02), h], style);
}

/** Sets words in a picture. */
export function drawLettering(sheet: Sheet, lettering: readonly Lettering[]): void {
  for (const one of lettering) {
    const [x, y, w, h] = one.area;
    if (one.kind === 'text') sheet.text(one.words, one.area, one.style);
    else if (one.kind === 'logo') drawLogo(sheet, one.area, one.color, one.ink);
    else if (one.kind === 'marked') drawMarked(sheet, one.words, one.area, one.style ?? {}, one.back ?? HIGHLIGHT);
    else {
      sheet.fill(one.back, one.area, (h * sheet.height) / 2 / Math.min(sheet.width, sheet.height));
      sheet.text(one.words, [x + w * 0.08, y + h * 0.28, w * 0.84, h * 0.44], { color: one.ink, weight: 650, align: 'center' });
    }
  }
}
