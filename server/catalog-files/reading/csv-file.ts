import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unguardedCell } from '#domain/catalog-files/formula.ts';
import { decoded } from './decoded.ts';
import { FileError, type CellProblem, type FileRow, type TableFile, type Written } from './file-row.ts';
import { fromHeadings } from './from-headings.ts';

/** What stands between cells; of those the one that the first line has most. */
const DELIMITERS = [',', ';', '\t', '|'];
/** No row is longer: a quote that is never closed would be read to the end of the file. In characters. */
const LONGEST_ROW = 1_000_000;

/** Comma-separated values, or with semicolons, tabs or bars, as spreadsheets write them. */
export async function csvFile(path: string, { encoding, headingLine = 1, headings }: Written): Promise<TableFile> {
  const delimiter = await delimiterOf(path, encoding, headingLine);
  return fromHeadings(() => recordsOf(path, encoding, delimiter), { headingLine, headings });
}

async function* recordsOf(path: string, encoding: string | undefined, delimiter: string): AsyncGenerator<FileRow, void> {
  // Many programs write 3/4" without quotes around it.
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  const text = Readable.from(withLineEnds(decoded(path, encoding)));
  text.on('error', (error) => parser.destroy(error));
  let before = 0;
  try {
    for await (const { record, info } of text.pipe(parser)) {
      // A line with nothing in it is none, and counts: what comes behind it begins where it does.
      if (record.length > 1 || record[0] !== '') yield readRow(before + 1, record);
      before = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileError(`It cannot be read after line ${before}: ${error.message}`) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

/**
 * A file that several programs have written to has several ends of lines. A line is no longer than a row may be: the parser counts what stands in
 * cells alone, and a hundred million commas hold nothing.
 */
async function* withLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let isCut = false;
  let unended = 0;
  for await (const piece of pieces) {
    const whole: string = isCut ? `\r${piece}` : piece;
    isCut = whole.endsWith('\r');
    const text = (isCut ? whole.slice(0, -1) : whole).replaceAll(/\r\n?/g, '\n');
    const lastEnd = text.lastIndexOf('\n');
    unended = lastEnd === -1 ? unended + text.length : text.length - lastEnd - 1;
    if (unended > LONGEST_ROW) throw new FileError(`A line of it is longer than ${LONGEST_ROW.toLocaleString('en-US')} letters.`);
    yield text;
  }
  if (isCut) yield '\n';
}

function readRow(line: number, record: readonly string[]): FileRow {
  const problems: CellProblem[] = [];
  const cells = record.map((cell, at) => {
    const meant = unguardedCell(cell);
    if (meant === undefined) problems.push({ at, message: 'is a formula: lay its value there' });
    return meant ?? '';
  });
  return { line, cells, problems };
}

async function delimiterOf(path: string, encoding: string | undefined, headingLine: number): Promise<string> {
  let begins = '';
  for await (const piece of withLineEnds(decoded(path, encoding))) {
    begins += piece;
    if (begins.split('\n').length > headingLine || begins.length > LONGEST_ROW) break;
  }
  const first = begins.split('\n')[headingLine - 1] ?? '';
  const plain = first.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
