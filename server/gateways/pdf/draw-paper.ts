import type { Readable } from 'node:stream';
import barcodes from 'bwip-js';
import {
  artifact,
  BOTTOM,
  heightOf,
  INK,
  openDrawing,
  PAGE,
  put,
  RISE,
  rule,
  say,
  set,
  WIDTH,
  type Box,
  type Drawing,
  type Look,
} from './drawing.ts';
import type { SetText } from './text-lines.ts';
import type { Fact, Paper, PaperBlock, PaperColumn, PaperRow, Sum } from './paper.ts';

const look = (text: number, small: number, heading: number, gaps: Pick<Look, 'leading' | 'gap' | 'padding'>): Look => ({
  text: { size: text, weight: 'regular' },
  strong: { size: text, weight: 'bold' },
  small: { size: small, weight: 'regular' },
  heading: { size: heading, weight: 'bold' },
  ...gaps,
});
const ROOMY = look(10, 8.5, 13, { leading: 1.4, gap: 16, padding: 5 });
/** For what would run over one page by a little: still read with ease when it is printed. */
const CLOSE = look(9, 8, 11.5, { leading: 1.28, gap: 10, padding: 3 });
const CLOSEST = look(8.5, 7.5, 10.5, { leading: 1.24, gap: 8, padding: 2.5 });
/**
 * A paper as PDF/UA: tagged, with its title and its language, its text as text in the order in which it is read. What would run over one page
 * is set closer where it then fits on it. All of it is drawn before the first byte is read, so that what goes wrong does so before anything was sent.
 */
export function drawPaper(paper: Paper): Readable {
  const roomy = drawPages(paper, ROOMY);
  const drawing = pagesOf(roomy) === 2 ? (onOnePage(paper) ?? roomy) : roomy;
  drawFeet(drawing, paper.foot);
  drawing.doc.end();
  return drawing.doc;
}

/** The paper as closely as it takes for one page, and no closer; undefined where that is more than can be read. */
function onOnePage(paper: Paper): Drawing | undefined {
  for (const closeness of [CLOSE, CLOSEST]) {
    const drawing = drawPages(paper, closeness);
    if (pagesOf(drawing) === 1) return drawing;
  }
  return undefined;
}

function pagesOf({ doc }: Drawing): number {
  return doc.bufferedPageRange().count;
}

function drawPages(paper: Paper, closeness: Look): Drawing {
  const drawing = openDrawing(paper, closeness);
  drawHead(drawing, paper);
  for (const block of paper.blocks) drawBlock(drawing, block);
  drawing.root.end();
  return drawing;
}

/** The name of the brand over the heading, or beside a short one. */
function drawHead(drawing: Drawing, { brandName, heading, accent }: Paper): void {
  const brand = set(drawing, brandName, WIDTH / 2, { size: 16, weight: 'bold' });
  const title = set(drawing, heading, WIDTH, { size: 22, weight: 'bold' });
  const isBeside = widest(brand) + widest(title) + 2 * drawing.look.gap <= WIDTH;
  const top = isBeside ? { y: drawing.y + (22 - 16) * RISE, align: 'end' as const } : { y: drawing.y };
  say(drawing, drawing.root, 'P', brand, { x: PAGE.margin, width: WIDTH, color: accent, ...top }, 16);
  if (!isBeside) drawing.y += heightOf(drawing, brand, 16) + 14;
  say(drawing, drawing.root, 'H1', title, { x: PAGE.margin, y: drawing.y, width: WIDTH }, 22);
  drawing.y += heightOf(drawing, title, 22) + 8;
  rule(drawing, drawing.y, accent, 1.5);
  drawing.y += drawing.look.gap;
}

function widest({ lines }: SetText): number {
  return Math.max(...lines.map(({ width }) => width));
}

function drawBlock(drawing: Drawing, block: PaperBlock): void {
  switch (block.kind) {
    case 'LINES':
      return drawLines(drawing, block.heading, block.lines);
    case 'FACTS':
      return drawFacts(drawing, block.facts);
    case 'TABLE':
      return block.sums === undefined ? drawTable(drawing, block) : drawTogether(drawing, { ...block, sums: block.sums });
    case 'SUMS':
      return drawSums(drawing, block.heading, block.sums);
    case 'PICTURE':
      return drawPicture(drawing, block);
    case 'BARCODE':
      return drawBarcode(drawing, block);
    case 'CUT':
      return drawCut(drawing);
    default:
      return block satisfies never;
  }
}

function drawHeading(drawing: Drawing, text: string | undefined, room: number): void {
  if (text === undefined) return;
  const heading = set(drawing, text, WIDTH, drawing.look.heading);
  const height = heightOf(drawing, heading, drawing.look.heading.size);
  // A heading does not stand alone at the end of a page.
  makeRoom(drawing, height + 6 + room);
  say(drawing, drawing.root, 'H2', heading, { x: PAGE.margin, y: drawing.y, width: WIDTH }, drawing.look.heading.size);
  drawing.y += height + 6;
}

function drawLines(drawing: Drawing, heading: string | undefined, lines: readonly string[]): void {
  const texts = lines.map((line) => set(drawing, line, WIDTH, drawing.look.text));
  const [first] = texts;
  drawHeading(drawing, heading, first === undefined ? 0 : heightOf(drawing, first, drawing.look.text.size));
  for (const text of texts) {
    makeRoom(drawing, heightOf(drawing, text, drawing.look.text.size));
    say(drawing, drawing.root, 'P', text, { x: PAGE.margin, y: drawing.y, width: WIDTH }, drawing.look.text.size);
    drawing.y += heightOf(drawing, text, drawing.look.text.size) + 2;
  }
  drawing.y += drawing.look.gap - 2;
}

/** Three in a row, or four where that is all of them. */
const FACTS_IN_A_ROW = 3;

function drawFacts(drawing: Drawing, facts: readonly Fact[]): void {
  const inARow = facts.length === FACTS_IN_A_ROW + 1 ? facts.length : FACTS_IN_A_ROW;
  for (let first = 0; first < facts.length; first += inARow) {
    const width = WIDTH / inARow - 12;
    const row = facts.slice(first, first + inARow).map(({ label, lines }) => ({
      label: set(drawing, label, width, { ...drawing.look.small, weight: 'bold' }),
      lines: lines.map((line) => set(drawing, line, width, drawing.look.text)),
    }));
    const heights = row.map(({ label, lines }) =>
      lines.reduce(
        (sum, line) => sum + heightOf(drawing, line, drawing.look.text.size),
        heightOf(drawing, label, drawing.look.small.size) + 2,
      ),
    );
    makeRoom(drawing, Math.max(...heights));
    for (const [index, { label, lines }] of row.entries()) {
      const x = PAGE.margin + index * (WIDTH / inARow);
      say(drawing, drawing.root, 'P', label, { x, y: drawing.y, width, color: INK.soft }, drawing.look.small.size);
      let y = drawing.y + heightOf(drawing, label, drawing.look.small.size) + 2;
      for (const line of lines) {
        say(drawing, drawing.root, 'P', line, { x, y, width }, drawing.look.text.size);
        y += heightOf(drawing, line, drawing.look.text.size);
      }
    }
    drawing.y += Math.max(...heights) + drawing.look.gap;
  }
}

type Table = { readonly heading: string; readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[] };
/** Between columns. */
const COLUMN_GAP = 8;

/** A table over as many pages as it takes; its columns are named on each. */
function drawTable(drawing: Drawing, { heading, columns, rows }: Table): void {
  const boxes = boxesOf(columns);
  const names = columns.map(({ name }, index) => set(drawing, name, boxes[index]?.width ?? 0, { ...drawing.look.small, weight: 'bold' }));
  const headHeight = Math.max(...names.map((name) => heightOf(drawing, name, drawing.look.small.size))) + 2 * drawing.look.padding;
  drawHeading(drawing, heading, headHeight + 3 * drawing.look.text.size * drawing.look.leading);
  const table = drawing.doc.struct('Table');
  drawing.root.add(table);
  const drawNames = (draw: (name: SetText, box: Box) => void) => {
    for (const [index, name] of names.entries()) {
      const box = boxes[index];
      if (box !== undefined) draw(name, { ...box, y: drawing.y + drawing.look.padding, color: INK.soft });
    }
  };
  const passNames = () => {
    drawing.y += headHeight;
    rule(drawing, drawing.y, INK.text, 0.75);
  };
  const head = drawing.doc.struct('TR');
  table.add(head);
  drawNames((name, box) => say(drawing, head, 'TH', name, box, drawing.look.small.size, COLUMN));
  passNames();
  for (const { cells, note } of rows) {
    const texts = cells.map((cell, index) => set(drawing, cell, boxes[index]?.width ?? 0, drawing.look.text));
    const below = note === undefined ? undefined : set(drawing, note, boxes[0]?.width ?? 0, drawing.look.small);
    const heights = texts.map(
      (text, index) =>
        heightOf(drawing, text, drawing.look.text.size) +
        (index === 0 && below ? heightOf(drawing, below, drawing.look.small.size) + 1 : 0),
    );
    const height = Math.max(...heights) + 2 * drawing.look.padding;
    if (makeRoom(drawing, height)) {
      // Who hears the table has heard them.
      artifact(drawing, () => drawNames((name, box) => put(drawing, name, box, drawing.look.small.size)));
      passNames();
    }
    drawRow(drawing, table, { texts, below, boxes });
    drawing.y += height;
    rule(drawing, drawing.y, INK.line, 0.5);
  }
  table.end();
  drawing.y += drawing.look.gap;
}

/** What names a column, and what a row, for who hears a table. */
const COLUMN = { lang: 'en-US', scope: 'Column' };
const ROW = { lang: 'en-US', scope: 'Row' };

type Row = { readonly texts: readonly SetText[]; readonly below: SetText | undefined; readonly boxes: readonly Box[] };

function drawRow(drawing: Drawing, table: PDFKit.PDFStructureElement, { texts, below, boxes }: Row): void {
  const row = drawing.doc.struct('TR');
  table.add(row);
  for (const [index, text] of texts.entries()) {
    const box = boxes[index];
    if (box === undefined) continue;
    const cell = drawing.doc.struct(index === 0 ? 'TH' : 'TD', index === 0 ? ROW : {});
    row.add(cell);
    say(drawing, cell, 'P', text, { ...box, y: drawing.y + drawing.look.padding }, drawing.look.text.size);
    if (index === 0 && below !== undefined) {
      const y = drawing.y + drawing.look.padding + heightOf(drawing, text, drawing.look.text.size) + 1;
      say(drawing, cell, 'P', below, { ...box, y, color: INK.soft }, drawing.look.small.size);
    }
    cell.end();
  }
  row.end();
}

function boxesOf(columns: readonly PaperColumn[]): Box[] {
  let x: number = PAGE.margin;
  return columns.map(({ share, align }, index) => {
    const width = (WIDTH * share) / 100;
    const box = { x, y: 0, width: width - (index < columns.length - 1 ? COLUMN_GAP : 0), align };
    x += width;
    return box;
  });
}

const SUMS = { x: PAGE.margin + WIDTH * 0.45, label: WIDTH * 0.35, amount: WIDTH * 0.2 } as const;

function drawSums(drawing: Drawing, heading: string | undefined, sums: readonly Sum[]): void {
  // Few enough stay together, so that a total stands below what it is the total of.
  makeRoom(drawing, Math.min(sums.length, 12) * (drawing.look.text.size * drawing.look.leading + 4));
  drawHeading(drawing, heading, 2 * drawing.look.text.size * drawing.look.leading);
  const table = drawing.doc.struct('Table');
  drawing.root.add(table);
  for (const { label, amount, isTotal } of sums) {
    const style = isTotal === true ? drawing.look.strong : drawing.look.text;
    const name = set(drawing, label, SUMS.label, style);
    const value = set(drawing, amount, SUMS.amount, style);
    const height = heightOf(drawing, name, style.size) + 4;
    makeRoom(drawing, height);
    if (isTotal === true) rule(drawing, drawing.y, INK.text, 0.75, SUMS.x);
    const row = drawing.doc.struct('TR');
    table.add(row);
    say(drawing, row, 'TH', name, { x: SUMS.x, y: drawing.y + 2, width: SUMS.label }, style.size, ROW);
    say(drawing, row, 'TD', value, { x: SUMS.x + SUMS.label, y: drawing.y + 2, width: SUMS.amount, align: 'end' }, style.size);
    row.end();
    drawing.y += height;
  }
  table.end();
  drawing.y += drawing.look.gap;
}

type ShownPicture = { readonly jpeg: Buffer; readonly says: string; readonly widthPoints: number };

function drawPicture(drawing: Drawing, { jpeg, says, widthPoints: width }: ShownPicture): void {
  makeRoom(drawing, width + drawing.look.gap);
  const { y } = drawing;
  const bbox: [number, number, number, number] = [PAGE.margin, y, PAGE.margin + width, y + width];
  const shown = { alt: says, bbox };
  const figure = drawing.doc.struct('Figure', shown, () => {
    drawing.doc.image(jpeg, PAGE.margin, y, { fit: [width, width] });
  });
  drawing.root.add(figure);
  drawing.y += width + drawing.look.gap;
}

const BAR = { width: 1.2, height: 60 } as const;

function drawBarcode(drawing: Drawing, { text, says }: { readonly text: string; readonly says: string }): void {
  const bars = barsOf(text);
  const width = bars.reduce((sum, bar) => sum + bar, 0) * BAR.width;
  makeRoom(drawing, BAR.height + 30);
  const { y } = drawing;
  const bbox: [number, number, number, number] = [PAGE.margin, y, PAGE.margin + width, y + BAR.height];
  const shown = { alt: says, bbox };
  const figure = drawing.doc.struct('Figure', shown, () => {
    let x: number = PAGE.margin;
    for (const [index, bar] of bars.entries()) {
      if (index % 2 === 0) drawing.doc.rect(x, y, bar * BAR.width, BAR.height).fill('#000000');
      x += bar * BAR.width;
    }
  });
  drawing.root.add(figure);
  drawing.y += BAR.height + 6;
  const below = set(drawing, text, WIDTH, drawing.look.strong);
  say(drawing, drawing.root, 'P', below, { x: PAGE.margin, y: drawing.y, width: WIDTH }, drawing.look.strong.size);
  drawing.y += heightOf(drawing, below, drawing.look.strong.size) + drawing.look.gap;
}

/** A table with the sums below it: they begin on the next page where both fit on one and not on what is left of this. */
function drawTogether(drawing: Drawing, table: Table & { readonly sums: readonly Sum[] }): void {
  const boxes = boxesOf(table.columns);
  const rows = table.rows.map(({ cells, note }) => rowHeight(drawing, { cells, note }, boxes));
  const sums = table.sums.length * (drawing.look.text.size * drawing.look.leading + 4);
  makeRoom(drawing, TABLE_HEAD + rows.reduce((sum, height) => sum + height, 0) + drawing.look.gap + sums);
  drawTable(drawing, table);
  drawSums(drawing, undefined, table.sums);
}

/** About what a table's heading and the names of its columns take, in points. */
const TABLE_HEAD = 50;

function rowHeight(drawing: Drawing, { cells, note }: PaperRow, boxes: readonly Box[]): number {
  const texts = cells.map((cell, index) =>
    heightOf(drawing, set(drawing, cell, boxes[index]?.width ?? 0, drawing.look.text), drawing.look.text.size),
  );
  const below =
    note === undefined ? 0 : heightOf(drawing, set(drawing, note, boxes[0]?.width ?? 0, drawing.look.small), drawing.look.small.size) + 1;
  return Math.max(...texts.map((height, index) => height + (index === 0 ? below : 0))) + 2 * drawing.look.padding;
}

function drawCut(drawing: Drawing): void {
  makeRoom(drawing, 2 * drawing.look.gap);
  artifact(drawing, () => {
    drawing.doc
      .moveTo(PAGE.margin, drawing.y)
      .lineTo(PAGE.margin + WIDTH, drawing.y)
      .dash(4, { space: 4 })
      .lineWidth(0.75)
      .stroke(INK.soft);
    drawing.doc.undash();
  });
  drawing.y += drawing.look.gap;
}

/** The widths of bars and spaces in turn, a bar first. */
function barsOf(text: string): readonly number[] {
  const [code] = barcodes.raw({ bcid: 'code128', text });
  if (code === undefined || !('sbs' in code)) throw new Error('There is no barcode of this text.');
  return code.sbs;
}

/** Numbers and what the paper is, at the foot of every page: nobody needs to hear them on each. */
function drawFeet(drawing: Drawing, foot: string): void {
  const { doc } = drawing;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    artifact(drawing, () => {
      const y = PAGE.height - PAGE.margin - drawing.look.small.size * drawing.look.leading;
      const left = set(drawing, foot, WIDTH * 0.75, drawing.look.small);
      const right = set(drawing, `Page ${page + 1} of ${count}`, WIDTH * 0.25, drawing.look.small);
      put(drawing, left, { x: PAGE.margin, y, width: WIDTH, color: INK.soft }, drawing.look.small.size);
      put(drawing, right, { x: PAGE.margin, y, width: WIDTH, align: 'end', color: INK.soft }, drawing.look.small.size);
    });
  }
}

/** Goes on to the next page where this one has no room left. @returns whether it did. */
function makeRoom(drawing: Drawing, height: number): boolean {
  if (drawing.y + height <= BOTTOM || drawing.y === PAGE.margin || height > BOTTOM - PAGE.margin) return false;
  drawing.doc.addPage();
  drawing.y = PAGE.margin;
  return true;
}
