import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './decoded.ts';
import { FileError, type FileRow, type TableFile, type Written } from './file-row.ts';

/** What stands between cells; of those the one that the first line has most. */
const DELIMITERS = [',', ';', '\t', '|'];
/** No row is longer: a quote that is never closed would be read to the end of the file. In characters. */
const LONGEST_ROW = 1_000_000;

/** Comma-separated values, or with semicolons, tabs or bars, as spreadsheets write them. */
export async function csvFile(path: string, { encoding }: Written): Promise<TableFile> {
  const delimiter = await delimiterOf(path, encoding);
  const all = () => recordsOf(path, encoding, delimiter);
  for await (const { cells } of all()) return { headings: cells, rows: () => withoutHeadings(all()) };
  return { headings: [], rows: () => withoutHeadings(all()) };
}

async function* withoutHeadings(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow, void> {
  let isFirst = true;
  for await (const row of rows) {
    if (!isFirst) yield row;
    isFirst = false;
  }
}

async function* recordsOf(path: string, encoding: string | undefined, delimiter: string): AsyncGenerator<FileRow, void> {
  // Many programs write 3/4" without quotes around it.
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const text = Readable.from(decoded(path, encoding));
  text.on('error', (error) => parser.destroy(error));
  let before = 0;
  try {
    for await (const { record, info } of text.pipe(parser)) {
      yield { line: before + 1, cells: record };
      before = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileError(`It cannot be read after line ${before}: ${error.message}`) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

async function delimiterOf(path: string, encoding: string | undefined): Promise<string> {
  let begins = '';
  for await (const piece of decoded(path, encoding)) {
    begins += piece;
    if (begins.includes('\n') || begins.length > LONGEST_ROW) break;
  }
  const [first = ''] = begins.split('\n');
  const plain = first.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
