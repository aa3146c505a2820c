import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database.ts';
import { FileError } from '../reading/file-row.ts';
import type { Exported } from './exported.ts';
import type { Format, Rows } from './formats/format.ts';

/** How often it is told how far it is: each time so many rows were written. */
const TOLD_AFTER = 1_000;

/**
 * Writes a file of what the shop has at one moment, however long that takes. It stands under its name when all of it is written; one of that name
 * stays until then.
 *
 * @param mode who may read it, as the file system says it.
 * @param onRows hears how many rows were written so far.
 * @returns how many rows it has.
 * @throws {FileError} when it cannot be written.
 */
export async function exportFile(
  database: Database,
  { columns, rows }: Exported,
  { write, mode }: { readonly write: Format; readonly mode: number },
  path: string,
  onRows: (rows: number) => void,
): Promise<number> {
  const unfinished = `${path}.${process.pid}.part`;
  const client = await database.connect();
  let count = 0;
  const counted = async function* (): Rows & AsyncGenerator {
    for await (const row of rows(client)) {
      count += 1;
      if (count % TOLD_AFTER === 0) onRows(count);
      yield row;
    }
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(write(columns, counted()), createWriteStream(unfinished, { flags: 'wx', mode }));
    await rename(unfinished, path);
    return count;
  } catch (error) {
    throw isOfFiles(error) ? new FileError(`It cannot be written: ${error.message}.`) : error;
  } finally {
    await rm(unfinished, { force: true });
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

function isOfFiles(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
