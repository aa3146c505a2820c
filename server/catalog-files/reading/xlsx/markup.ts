import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileError } from '../file-row.ts';
import { brokenBecause } from './archive.ts';

/** No text and no sign of a sheet is longer, in characters: cells hold 32,767. */
const LONGEST_TEXT = 1_000_000;

/** Hears what stands in a part of a spreadsheet. Names come without what stands before their colon. */
export type Hearer = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/**
 * Reads a part of a spreadsheet, piece by piece: between two pieces whoever reads can use what was heard.
 *
 * @throws {FileError} where it is broken, declares what spreadsheets do not, or has a text without end.
 */
export async function* heard(bytes: Readable, { open, text, close }: Hearer): AsyncGenerator<void, void> {
  const parser = new SaxesParser();
  let last = 0;
  let broken: Error | undefined;
  // Those that are declared would be replaced, one by the other, until memory ends.
  parser.on('doctype', () => (broken = new FileError('It declares a kind of document, which no spreadsheet does.')));
  parser.on('error', (error) => (broken ??= brokenBecause(error)));
  parser.on('opentag', ({ name, attributes }) => {
    last = parser.position;
    open?.(localName(name), attributes);
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
    for await (const piece of bytes) {
      if (!Buffer.isBuffer(piece)) continue;
      parser.write(decoder.decode(piece, { stream: true }));
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
    bytes.destroy();
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
