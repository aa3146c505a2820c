import { shortened } from '#domain/catalog-files/cell.ts';
import { labelText, listText } from '#domain/catalog-files/written-cell.ts';
import { decoded } from './decoded.ts';
import { FileError, type FileRow, type TableFile, type Written } from './file-row.ts';
import { namesOfThings } from './names-of-things.ts';

const LONGEST_LINE = 1_000_000;
/** Lists and objects in one another: what a cell can say has two or three. */
const DEEPEST = 20;

type LinedObject = { readonly line: number; readonly object: Record<string, unknown> };

/** An object on each line; its names are the headings. Lists are written with | between, objects in them as "Color: Blue". */
export async function jsonLinesFile(path: string, { encoding }: Written): Promise<TableFile> {
  return fromObjects(() => objectsOnLines(path, encoding));
}

/** A list of objects, however its lines are broken. */
export async function jsonFile(path: string, { encoding }: Written): Promise<TableFile> {
  return fromObjects(() => objectsIn(path, encoding));
}

async function fromObjects(objects: () => AsyncIterable<LinedObject>): Promise<TableFile> {
  const names = await namesOfThings(named(objects()));
  return {
    headings: names,
    async *rows(): AsyncGenerator<FileRow, void> {
      for await (const { line, object } of objects())
        yield { line, cells: names.map((name) => cellOf(Object.hasOwn(object, name) ? object[name] : null, line)) };
    },
  };
}

async function* named(objects: AsyncIterable<LinedObject>) {
  for await (const { line, object } of objects) yield { line, names: Object.keys(object) };
}

async function* objectsOnLines(path: string, encoding: string | undefined): AsyncGenerator<LinedObject, void> {
  let line = 0;
  for await (const text of linesOf(path, encoding)) {
    line += 1;
    if (text.trim() !== '') yield { line, object: objectOf(text, line) };
  }
}

/** Cuts a list into its objects as it comes, so that none but the one at hand is in memory. */
async function* objectsIn(path: string, encoding: string | undefined): AsyncGenerator<LinedObject, void> {
  let [line, begunIn, depth] = [1, 1, 0];
  let [isText, isEscaped] = [false, false];
  let object = '';
  for await (const piece of decoded(path, encoding)) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charAt(at);
      if (sign === '\n') line += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isText = false;
      } else if (sign === '{' || (depth > 0 && sign === '[')) {
        if (depth === 0) [begunIn, from] = [line, at];
        depth += 1;
      } else if (depth > 0 && (sign === '}' || sign === ']')) {
        depth -= 1;
        if (depth > 0) continue;
        yield { line: begunIn, object: objectOf(object + piece.slice(from, at + 1), begunIn) };
        [object, from] = ['', at + 1];
      } else if (depth > 0) isText = sign === '"';
      else if (!/[\s,[\]]/.test(sign)) throw new FileError(`Line ${line} is no part of a list of JSON objects.`);
    }
    if (depth > 0) object += piece.slice(from);
    if (object.length > LONGEST_LINE)
      throw new FileError(`An object that begins in line ${begunIn} is longer than ${LONGEST_LINE.toLocaleString('en-US')} letters.`);
  }
  if (depth > 0) throw new FileError(`The object that begins in line ${begunIn} does not end.`);
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
    if (isObject(value)) return withoutDoubles(value, text, line);
  } catch (error) {
    if (error instanceof FileError) throw error;
    // Told below.
  }
  throw new FileError(`Line ${line} is no JSON object.`);
}

/** @throws {FileError} where a name stands twice in one object: which of the two is meant nobody knows. */
function withoutDoubles<T>(value: T, text: string, line: number): T {
  const open: (Set<string> | undefined)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token.endsWith(':')) {
      const name = String(JSON.parse(token.slice(0, -1)));
      const names = open.at(-1);
      if (names?.has(name) === true) throw new FileError(`Line ${line} has “${shortened(name)}” twice.`);
      names?.add(name);
    }
  }
  return value;
}

function cellOf(value: unknown, line: number, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  if (depth === DEEPEST) throw new FileError(`Line ${line} has more than ${DEEPEST} lists or objects within one another.`);
  const inner = (one: unknown) => cellOf(one, line, depth + 1);
  if (Array.isArray(value)) return listText(value.map(inner));
  return listText(Object.entries(value).map(([name, one]) => labelText([name, inner(one)])));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
