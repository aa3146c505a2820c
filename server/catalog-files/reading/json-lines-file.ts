import { labelText, listText } from '#domain/catalog-files/written-cell.ts';
import { decoded } from './decoded.ts';
import { FileError, type FileRow, type TableFile, type Written } from './file-row.ts';

const LONGEST_LINE = 1_000_000;

/** An object on each line; its names are the headings. Lists are written with | between, objects in them as "Color: Blue". */
export async function jsonLinesFile(path: string, { encoding }: Written): Promise<TableFile> {
  const headings = new Set<string>();
  for await (const { object } of objectsOf(path, encoding)) for (const name of Object.keys(object)) headings.add(name);
  const names = [...headings];
  return { headings: names, rows: () => rowsOf(path, encoding, names) };
}

async function* rowsOf(path: string, encoding: string | undefined, names: readonly string[]): AsyncGenerator<FileRow, void> {
  for await (const { line, object } of objectsOf(path, encoding))
    yield { line, cells: names.map((name) => cellOf(Object.hasOwn(object, name) ? object[name] : null)) };
}

async function* objectsOf(
  path: string,
  encoding: string | undefined,
): AsyncGenerator<{ line: number; object: Record<string, unknown> }, void> {
  let line = 0;
  for await (const text of linesOf(path, encoding)) {
    line += 1;
    if (text.trim() !== '') yield { line, object: objectOf(text, line) };
  }
}

async function* linesOf(path: string, encoding: string | undefined): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of decoded(path, encoding)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new FileError(`A line of it is longer than ${LONGEST_LINE.toLocaleString('en-US')} letters.`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new FileError(`Line ${line} is no JSON object.`);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listText(value.map(cellOf));
  if (isObject(value)) return listText(Object.entries(value).map(([name, one]) => labelText([name, cellOf(one)])));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
