import { Readable } from 'node:stream';
import { pieces, type Format } from './format.ts';

/** An object on each line. */
export const jsonLinesFormat: Format = (columns, rows) => {
  const lines = async function* () {
    for await (const row of rows) yield `${JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])))}\n`;
  };
  return Readable.from(pieces(lines()));
};
