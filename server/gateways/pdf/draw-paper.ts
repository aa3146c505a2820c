import type { Readable } from 'node:stream';
import barcodes from 'bwip-js';
import Pdf from 'pdfkit';
import { setText, type SetText, type TextStyle } from './text-lines.ts';
import type { Run } from './text-runs.ts';
import { facesOf } from './typefaces.ts';
import type { Fact, Paper, PaperBlock, PaperColumn, PaperRow, Sum } from './paper.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 48, foot: 36 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
const INK = { text: '#182130', soft: '#454e5e', line: '#c9c1b1' } as const;
const TEXT: TextStyle = { size: 10, weight: 'regular' };
const STRONG: TextStyle = { size: 10, weight: 'bold' };
const SMALL: TextStyle = { size: 8.5, weight: 'regular' };
const HEADING: TextStyle = { size: 13, weight: 'bold' };
const LEADING = 1.4;
/** Where the base line of a text lies below the top of its line, of its size. */
const RISE = 1.05;
const GAP = 18;

/** The library knows it; its description does not yet. */
const PDF_UA: object = { subset: 'PDF/UA' };

type Drawing = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Widths of runs that were measured already, by size, typeface and text. */
  readonly widths: Map<string, number>;
  /** How far down the page it has come. */
  y: number;
};
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'start' | 'end'; readonly color?: string };

/**
 * A paper as PDF/UA: tagged, with its title and its language, its text as text in the order in which it is read. All of it is drawn
 * before the first byte is read, so that what goes wrong does so before anything was sent.
 */
export function drawPaper(paper: Paper): Readable {
  const doc = new Pdf({
    ...PDF_UA,
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    bufferPages: true,
    info: { Title: paper.title, Author: paper.brandName, Creator: paper.brandName, CreationDate: paper.at },
  });
  // Known by name; only those that are used are opened and embedded.
  for (const { name, bytes } of [...facesOf('regular'), ...facesOf('bold')]) doc.registerFont(name, Buffer.from(bytes));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const drawing: Drawing = { doc, root, widths: new Map(), y: PAGE.margin };
  drawHead(drawing, paper);
  for (const block of paper.blocks) drawBlock(drawing, block);
  root.end();
  drawFeet(drawing, paper.foot);
  doc.end();
  return doc;
}

function drawHead(drawing: Drawing, { brandName, heading, accent }: Paper): void {
  const brand = set(drawing, brandName, WIDTH / 2, { size: 16, weight: 'bold' });
  const title = set(drawing, heading, WIDTH, { size: 22, weight: 'bold' });
  say(drawing, drawing.root, 'P', brand, { x: PAGE.margin, y: drawing.y, width: WIDTH, color: accent }, 16);
  drawing.y += heightOf(brand, 16) + 14;
  say(drawing, drawing.root, 'H1', title, { x: PAGE.margin, y: drawing.y, width: WIDTH }, 22);
  drawing.y += heightOf(title, 22) + 8;
  rule(drawing, drawing.y, accent, 1.5);
  drawing.y += GAP;
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
    default:
      return block satisfies never;
  }
}

function drawHeading(drawing: Drawing, text: string | undefined, room: number): void {
  if (text === undefined) return;
  const heading = set(drawing, text, WIDTH, HEADING);
  const height = heightOf(heading, HEADING.size);
  // A heading does not stand alone at the end of a page.
  makeRoom(drawing, height + 6 + room);
  say(drawing, drawing.root, 'H2', heading, { x: PAGE.margin, y: drawing.y, width: WIDTH }, HEADING.size);
  drawing.y += height + 6;
}

function drawLines(drawing: Drawing, heading: string | undefined, lines: readonly string[]): void {
  const texts = lines.map((line) => set(drawing, line, WIDTH, TEXT));
  const [first] = texts;
  drawHeading(drawing, heading, first === undefined ? 0 : heightOf(first, TEXT.size));
  for (const text of texts) {
    makeRoom(drawing, heightOf(text, TEXT.size));
    say(drawing, drawing.root, 'P', text, { x: PAGE.margin, y: drawing.y, width: WIDTH }, TEXT.size);
    drawing.y += heightOf(text, TEXT.size) + 2;
  }
  drawing.y += GAP - 2;
}

const FACTS_IN_A_ROW = 3;

function drawFacts(drawing: Drawing, facts: readonly Fact[]): void {
  for (let first = 0; first < facts.length; first += FACTS_IN_A_ROW) {
    const width = WIDTH / FACTS_IN_A_ROW - 12;
    const row = facts.slice(first, first + FACTS_IN_A_ROW).map(({ label, lines }) => ({
      label: set(drawing, label, width, { ...SMALL, weight: 'bold' }),
      lines: lines.map((line) => set(drawing, line, width, TEXT)),
    }));
    const heights = row.map(({ label, lines }) =>
      lines.reduce((sum, line) => sum + heightOf(line, TEXT.size), heightOf(label, SMALL.size) + 2),
    );
    makeRoom(drawing, Math.max(...heights));
    for (const [index, { label, lines }] of row.entries()) {
      const x = PAGE.margin + index * (WIDTH / FACTS_IN_A_ROW);
      say(drawing, drawing.root, 'P', label, { x, y: drawing.y, width, color: INK.soft }, SMALL.size);
      let y = drawing.y + heightOf(label, SMALL.size) + 2;
      for (const line of lines) {
        say(drawing, drawing.root, 'P', line, { x, y, width }, TEXT.size);
        y += heightOf(line, TEXT.size);
      }
    }
    drawing.y += Math.max(...heights) + GAP;
  }
}

type Table = { readonly heading: string; readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[] };
const CELL = { padding: 5, gap: 8 } as const;

/** A table over as many pages as it takes; its columns are named on each. */
function drawTable(drawing: Drawing, { heading, columns, rows }: Table): void {
  const boxes = boxesOf(columns);
  const names = columns.map(({ name }, index) => set(drawing, name, boxes[index]?.width ?? 0, { ...SMALL, weight: 'bold' }));
  const headHeight = Math.max(...names.map((name) => heightOf(name, SMALL.size))) + 2 * CELL.padding;
  drawHeading(drawing, heading, headHeight + 3 * TEXT.size * LEADING);
  const table = drawing.doc.struct('Table');
  drawing.root.add(table);
  const drawNames = (draw: (name: SetText, box: Box) => void) => {
    for (const [index, name] of names.entries()) {
      const box = boxes[index];
      if (box !== undefined) draw(name, { ...box, y: drawing.y + CELL.padding, color: INK.soft });
    }
  };
  const passNames = () => {
    drawing.y += headHeight;
    rule(drawing, drawing.y, INK.text, 0.75);
  };
  const head = drawing.doc.struct('TR');
  table.add(head);
  drawNames((name, box) => say(drawing, head, 'TH', name, box, SMALL.size, COLUMN));
  passNames();
  for (const { cells, note } of rows) {
    const texts = cells.map((cell, index) => set(drawing, cell, boxes[index]?.width ?? 0, TEXT));
    const below = note === undefined ? undefined : set(drawing, note, boxes[0]?.width ?? 0, SMALL);
    const heights = texts.map((text, index) => heightOf(text, TEXT.size) + (index === 0 && below ? heightOf(below, SMALL.size) + 1 : 0));
    const height = Math.max(...heights) + 2 * CELL.padding;
    if (makeRoom(drawing, height)) {
      // Who hears the table has heard them.
      artifact(drawing, () => drawNames((name, box) => put(drawing, name, box, SMALL.size)));
      passNames();
    }
    drawRow(drawing, table, { texts, below, boxes });
    drawing.y += height;
    rule(drawing, drawing.y, INK.line, 0.5);
  }
  table.end();
  drawing.y += GAP;
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
    say(drawing, cell, 'P', text, { ...box, y: drawing.y + CELL.padding }, TEXT.size);
    if (index === 0 && below !== undefined) {
      const y = drawing.y + CELL.padding + heightOf(text, TEXT.size) + 1;
      say(drawing, cell, 'P', below, { ...box, y, color: INK.soft }, SMALL.size);
    }
    cell.end();
  }
  row.end();
}

function boxesOf(columns: readonly PaperColumn[]): Box[] {
  let x: number = PAGE.margin;
  return columns.map(({ share, align }, index) => {
    const width = (WIDTH * share) / 100;
    const box = { x, y: 0, width: width - (index < columns.length - 1 ? CELL.gap : 0), align };
    x += width;
    return box;
  });
}

const SUMS = { x: PAGE.margin + WIDTH * 0.45, label: WIDTH * 0.35, amount: WIDTH * 0.2 } as const;

function drawSums(drawing: Drawing, heading: string | undefined, sums: readonly Sum[]): void {
  // Few enough stay together, so that a total stands below what it is the total of.
  makeRoom(drawing, Math.min(sums.length, 12) * (TEXT.size * LEADING + 4));
  drawHeading(drawing, heading, 2 * TEXT.size * LEADING);
  const table = drawing.doc.struct('Table');
  drawing.root.add(table);
  for (const { label, amount, isTotal } of sums) {
    const style = isTotal === true ? STRONG : TEXT;
    const name = set(drawing, label, SUMS.label, style);
    const value = set(drawing, amount, SUMS.amount, style);
    const height = heightOf(name, style.size) + 4;
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
  drawing.y += GAP;
}

type ShownPicture = { readonly jpeg: Buffer; readonly says: string; readonly widthPoints: number };

function drawPicture(drawing: Drawing, { jpeg, says, widthPoints: width }: ShownPicture): void {
  makeRoom(drawing, width + GAP);
  const { y } = drawing;
  const bbox: [number, number, number, number] = [PAGE.margin, y, PAGE.margin + width, y + width];
  const shown = { alt: says, bbox };
  const figure = drawing.doc.struct('Figure', shown, () => {
    drawing.doc.image(jpeg, PAGE.margin, y, { fit: [width, width] });
  });
  drawing.root.add(figure);
  drawing.y += width + GAP;
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
  const below = set(drawing, text, WIDTH, STRONG);
  say(drawing, drawing.root, 'P', below, { x: PAGE.margin, y: drawing.y, width: WIDTH }, STRONG.size);
  drawing.y += heightOf(below, STRONG.size) + GAP;
}

/** A table with the sums below it: they begin on the next page where both fit on one and not on what is left of this. */
function drawTogether(drawing: Drawing, table: Table & { readonly sums: readonly Sum[] }): void {
  const boxes = boxesOf(table.columns);
  const rows = table.rows.map(({ cells, note }) => rowHeight(drawing, { cells, note }, boxes));
  const sums = table.sums.length * (TEXT.size * LEADING + 4);
  makeRoom(drawing, TABLE_HEAD + rows.reduce((sum, height) => sum + height, 0) + GAP + sums);
  drawTable(drawing, table);
  drawSums(drawing, undefined, table.sums);
}

/** About what a table's heading and the names of its columns take, in points. */
const TABLE_HEAD = 50;

function rowHeight(drawing: Drawing, { cells, note }: PaperRow, boxes: readonly Box[]): number {
  const texts = cells.map((cell, index) => heightOf(set(drawing, cell, boxes[index]?.width ?? 0, TEXT), TEXT.size));
  const below = note === undefined ? 0 : heightOf(set(drawing, note, boxes[0]?.width ?? 0, SMALL), SMALL.size) + 1;
  return Math.max(...texts.map((height, index) => height + (index === 0 ? below : 0))) + 2 * CELL.padding;
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
      const y = PAGE.height - PAGE.margin - SMALL.size * LEADING;
      const left = set(drawing, foot, WIDTH * 0.75, SMALL);
      const right = set(drawing, `Page ${page + 1} of ${count}`, WIDTH * 0.25, SMALL);
      put(drawing, left, { x: PAGE.margin, y, width: WIDTH, color: INK.soft }, SMALL.size);
      put(drawing, right, { x: PAGE.margin, y, width: WIDTH, align: 'end', color: INK.soft }, SMALL.size);
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

function set(drawing: Drawing, text: string, width: number, style: TextStyle): SetText {
  return setText(text, width, style, (run, size) => widthOf(drawing, run, size));
}

function widthOf({ doc, widths }: Drawing, run: Run, size: number): number {
  const key = `${size} ${run.face.name} ${run.text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = use(doc, run, size).widthOfString(run.text);
  widths.set(key, width);
  return width;
}

function heightOf({ lines }: SetText, size: number): number {
  return lines.length * size * LEADING;
}

/** Text that is read: under its tag, behind what was said before. */
function say(
  drawing: Drawing,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  text: SetText,
  box: Box,
  size: number,
  options: { readonly lang?: string } = {},
): void {
  const readAs = text.readAs === undefined ? {} : { actual: text.readAs };
  parent.add(drawing.doc.struct(tag, { ...options, ...readAs }, () => put(drawing, text, box, size)));
}

function put(drawing: Drawing, { lines }: SetText, { x, y, width, align, color = INK.text }: Box, size: number): void {
  for (const [index, line] of lines.entries()) {
    let left = align === 'end' ? x + width - line.width : x;
    for (const run of line.runs) {
      use(drawing.doc, run, size)
        .fillColor(color)
        .text(run.text, left, y + (index * LEADING + RISE) * size, { lineBreak: false, baseline: 'alphabetic' });
      left += widthOf(drawing, run, size);
    }
  }
}

function use(doc: PDFKit.PDFDocument, { face }: Run, size: number): PDFKit.PDFDocument {
  return doc.font(face.name).fontSize(size);
}

function rule(drawing: Drawing, y: number, color: string, thickness: number, x: number = PAGE.margin): void {
  const { doc } = drawing;
  artifact(drawing, () =>
    doc
      .moveTo(x, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .lineWidth(thickness)
      .stroke(color),
  );
}

/** What is drawn and says nothing. */
function artifact({ doc }: Drawing, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
