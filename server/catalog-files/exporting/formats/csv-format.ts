import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';
import { guardedCell } from '#domain/catalog-files/formula.ts';
import { cellText } from '#domain/catalog-files/written-cell.ts';
import type { Format } from './format.ts';

/** Comma-separated values as spreadsheets like them: with a byte-order mark, lines in quotes, and nothing in them that a spreadsheet carries out. */
export const csvFormat: Format = (columns, rows) =>
  separated(columns, rows, (text) => guardedCell(text), { bom: true, quoted_match: /[\r\n]/ });

/** Values with tabs between for programs: as they are. */
export const tabbedFormat: Format = (columns, rows) =>
  separated(columns, rows, (text) => text.replaceAll(/\s+/g, ' '), { delimiter: '\t', quote: '' });

function separated(columns: readonly string[], rows: Parameters<Format>[1], guarded: (text: string) => string, how: Options): Readable {
  const texts = async function* () {
    yield columns;
    for await (const row of rows) yield row.map((cell) => (typeof cell === 'number' ? String(cell) : guarded(cellText(cell))));
  };
  const from = Readable.from(texts());
  const written = stringify({ record_delimiter: 'windows', ...how });
  from.on('error', (error) => written.destroy(error));
  written.on('close', () => from.destroy());
  return from.pipe(written);
}
