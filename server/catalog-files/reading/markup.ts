import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileError } from './file-row.ts';

/** No text and no sign of a sheet is longer, in characters: cells hold 32,767. */
const LONGEST_TEXT = 1_000_000;

/** Hears what stands in a part of a spreadsheet, or in a feed. Names come without what stands before their colon. */
export type Hearer = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** What it is that is read, as its owner is told where it cannot be. */
export type Markup = { readonly name: string; readonly broken: (error: unknown) => FileError };

/**
 * Reads a part of a spreadsheet, or a feed, piece by piece: between two pieces whoever reads can use what was heard.
 *
 * @param from bytes in UTF-8, or pieces of text.
 * @throws {FileError} where it is broken, declares what neither does, or has a text without end.
 */
export async function* heard(
  from: Readable,
  { open, text, close }: Hearer,
  { name: what, broken: brokenBecause }: Markup,
): AsyncGenerator<void, void> {
  const parser = new SaxesParser();
  let last = 0;
  let broken: Error | undefined;
  // Those that are declared would be replaced, one by the other, until memory ends.
  parser.on('doctype', () => (broken = new FileError(`It declares a kind of document, which no ${what} does.`)));
  parser.on('error', (error) => (broken ??= brokenBecause(error)));
  parser.on('opentag', ({ name, attributes }) => {
    last = parser.position;
    open?.(localName(name), attributes, parser.line);
  });
  parser.on('text', (said) => {
    last = parser.position;
    text?.(said);
  });
  parser.on('cdata', (said) => {
    last = parser.position;
    text?.(said);
  });
  parser.on('closetag', ({ name }) => {
    last = parser.position;
    close?.(localName(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of from) {
      if (Buffer.isBuffer(piece)) parser.write(decoder.decode(piece, { stream: true }));
      else if (typeof piece === 'string') parser.write(piece);
      if (broken !== undefined) throw broken;
      if (parser.position - last > LONGEST_TEXT)
        throw new FileError(`A text of it is longer than ${LONGEST_TEXT.toLocaleString('en-US')} letters.`);
      yield;
    }
    parser.write(decoder.decode()).close();
    if (broken !== undefined) throw broken;
    yield;
  } catch (error) {
    throw error instanceof FileError ? error : brokenBecause(error);
  } finally {
    from.destroy();
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
