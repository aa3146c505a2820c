import type { Readable } from 'node:stream';
import { heightOf, INK, openDrawing, say, set, type Box, type Drawing, type Look } from './drawing.ts';
import type { SetText, TextStyle } from './text-lines.ts';

/** What stands on a label: a name, lines below it, and in small print what it belongs to. */
export type Label = { readonly name: string; readonly lines: readonly string[]; readonly foot: string };

/** Labels to be printed, as data. */
export type Labels = { readonly title: string; readonly brandName: string; readonly at: Date; readonly labels: readonly Label[] };

/** A sheet of thirty on US Letter, as Avery 5160 and those that are like it, in points: its margins, the size of a label, and how far apart two begin. */
const SHEET = { columns: 3, rows: 10, left: 13.5, top: 36, width: 189, height: 72, acrossEach: 198, downEach: 72 } as const;
/** Printers do not hit a label to the point: this much at its edges stays empty. */
const INSET = { x: 9, y: 6 } as const;
const NAME: TextStyle = { size: 15, weight: 'bold' };
/** A name that is too long for one line at its size is set smaller, down to this. */
const SMALLEST_NAME = 10;
const LINE: TextStyle = { size: 8, weight: 'regular' };
const FOOT: TextStyle = { size: 6.5, weight: 'regular' };
const LOOK: Look = { text: LINE, strong: NAME, small: FOOT, heading: NAME, leading: 1.2, gap: 0, padding: 0 };

/** Labels on sheets as they are sold, as PDF/UA: nothing stands between them, and what is too long for its line ends in an ellipsis and is read in full. */
export function drawLabels({ labels, ...about }: Labels): Readable {
  const drawing = openDrawing(about, LOOK);
  for (const [at, label] of labels.entries()) {
    const place = at % (SHEET.columns * SHEET.rows);
    if (at > 0 && place === 0) drawing.doc.addPage();
    drawLabel(drawing, label, {
      x: SHEET.left + (place % SHEET.columns) * SHEET.acrossEach + INSET.x,
      y: SHEET.top + Math.floor(place / SHEET.columns) * SHEET.downEach + INSET.y,
      width: SHEET.width - 2 * INSET.x,
    });
  }
  drawing.root.end();
  drawing.doc.end();
  return drawing.doc;
}

function drawLabel(drawing: Drawing, { name, lines, foot }: Label, box: Box): void {
  const style = nameStyle(drawing, name, box.width);
  sayLine(drawing, name, style, box);
  let y = box.y + NAME.size * LOOK.leading;
  for (const line of lines) {
    sayLine(drawing, line, LINE, { ...box, y });
    y += LINE.size * LOOK.leading;
  }
  const footY = box.y + SHEET.height - 2 * INSET.y - FOOT.size * LOOK.leading;
  sayLine(drawing, foot, FOOT, { ...box, y: footY, color: INK.soft });
}

/** As large as one line has room for. */
function nameStyle(drawing: Drawing, name: string, width: number): TextStyle {
  let { size } = NAME;
  while (size > SMALLEST_NAME && set(drawing, name, width, { ...NAME, size }).lines.length > 1) size -= 0.5;
  return { ...NAME, size };
}

function sayLine(drawing: Drawing, text: string, style: TextStyle, box: Box): void {
  say(drawing, drawing.root, 'P', oneLine(drawing, text, style, box.width), box, style.size);
}

/** The text on one line: what has no room ends in an ellipsis, and is told to who does not see it. */
function oneLine(drawing: Drawing, text: string, style: TextStyle, width: number): SetText {
  const whole = set(drawing, text, width, style);
  if (whole.lines.length === 1) return whole;
  const letters = [...new Intl.Segmenter('en-US', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  // Halved between what fits and what does not: names of items are long, and there are many.
  let [fits, tooLong] = [0, letters.length];
  let shown = set(drawing, '…', width, style);
  while (tooLong - fits > 1) {
    const tried = Math.floor((fits + tooLong) / 2);
    const cut = set(drawing, `${letters.slice(0, tried).join('').trimEnd()}…`, width, style);
    if (heightOf(drawing, cut, 1) > LOOK.leading) tooLong = tried;
    else [fits, shown] = [tried, cut];
  }
  return { ...shown, readAs: text };
}
