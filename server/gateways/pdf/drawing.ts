import Pdf from 'pdfkit';
import { setText, type SetText, type TextStyle } from './text-lines.ts';
import type { Run } from './text-runs.ts';
import { facesOf } from './typefaces.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 48, foot: 36 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
export const INK = { text: '#182130', soft: '#454e5e', line: '#c9c1b1' } as const;
/** How closely a paper is set: sizes and gaps in points. */
export type Look = {
  readonly text: TextStyle;
  readonly strong: TextStyle;
  readonly small: TextStyle;
  readonly heading: TextStyle;
  /** The height of a line, of its size. */
  readonly leading: number;
  readonly gap: number;
  /** Above and below what stands in a row of a table. */
  readonly padding: number;
};
/** Where the base line of a text lies below the top of its line, of its size. */
export const RISE = 1.05;

/** The library knows it; its description does not yet. */
const PDF_UA: object = { subset: 'PDF/UA' };

export type Drawing = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly look: Look;
  /** Widths of runs that were measured already, by size, typeface and text. */
  readonly widths: Map<string, number>;
  /** How far down the page it has come. */
  y: number;
};
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'start' | 'end';
  readonly color?: string;
};

type About = { readonly title: string; readonly brandName: string; readonly at: Date };

/** Begins a document of US Letter pages: tagged, with its title and its language. */
export function openDrawing(about: About, look: Look): Drawing {
  const doc = new Pdf({
    ...PDF_UA,
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    bufferPages: true,
    info: { Title: about.title, Author: about.brandName, Creator: about.brandName, CreationDate: about.at },
  });
  // Known by name; only those that are used are opened and embedded.
  for (const { name, bytes } of [...facesOf('regular'), ...facesOf('bold')]) doc.registerFont(name, Buffer.from(bytes));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, look, widths: new Map(), y: PAGE.margin };
}

export function set(drawing: Drawing, text: string, width: number, style: TextStyle): SetText {
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

export function heightOf({ look: { leading } }: Drawing, { lines }: SetText, size: number): number {
  return lines.length * size * leading;
}

/** Text that is read: under its tag, behind what was said before. */
export function say(
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

export function put(drawing: Drawing, { lines }: SetText, { x, y, width, align, color = INK.text }: Box, size: number): void {
  for (const [index, line] of lines.entries()) {
    let left = align === 'end' ? x + width - line.width : x;
    for (const run of line.runs) {
      use(drawing.doc, run, size)
        .fillColor(color)
        .text(run.text, left, y + (index * drawing.look.leading + RISE) * size, { lineBreak: false, baseline: 'alphabetic' });
      left += widthOf(drawing, run, size);
    }
  }
}

function use(doc: PDFKit.PDFDocument, { face }: Run, size: number): PDFKit.PDFDocument {
  return doc.font(face.name).fontSize(size);
}

export function rule(drawing: Drawing, y: number, color: string, thickness: number, x: number = PAGE.margin): void {
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
export function artifact({ doc }: Drawing, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
