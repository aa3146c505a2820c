import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a row: lists of texts become PostgreSQL arrays, objects are given as JSON text. */
type Value = string | number | boolean | Date | null | readonly string[];

export type Row = readonly Value[];

/** Text that is sent at a time. */
const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Writes rows into a table by COPY, no faster than the server takes them.
 * @param onRow called after each row has been handed over
 * @returns how many rows the table got
 */
export async function copyRows({
  client,
  table,
  columns,
  rows,
  onRow,
}: {
  client: pg.PoolClient;
  table: string;
  columns: readonly string[];
  rows: Iterable<Row>;
  onRow: () => void;
}): Promise<number> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunksOf(rows, onRow), { objectMode: true, highWaterMark: 2 }), stream);
  return stream.rowCount;
}

function* chunksOf(rows: Iterable<Row>, onRow: () => void): Generator<Buffer, void> {
  let lines: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const line = lineOf(row);
    lines.push(line);
    characters += line.length;
    onRow();
    if (characters >= CHUNK_CHARACTERS) {
      yield Buffer.from(lines.join(''));
      [lines, characters] = [[], 0];
    }
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

/** One row in COPY's text format, with its line end. */
export function lineOf(row: Row): string {
  return `${row.map(fieldOf).join('\t')}\n`;
}

function fieldOf(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escaped(typeof value === 'string' ? value : arrayOf(value));
}

function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;
}
