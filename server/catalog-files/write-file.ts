import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { isDatabaseError, type Database, type Tx } from '../db/database.ts';
import { MOST_TOLD, type Writing } from './check-file.ts';
import type { FileProblem } from './file-kind.ts';
import { beginAlone, endAlone } from './catalog-files.repository.ts';

/** What an import did. What is neither added nor changed was as the file has it. */
export type Written = { readonly rows: number; readonly added: number; readonly changed: number };

/** So many rows are written at a time, wholly or not at all: few enough that nobody waits long for one. */
export const BATCH_SIZE = 500;

/** Another import runs. */
export class BusyError extends Error {}
/** Whoever imports wants no more of it. */
export class StoppedError extends Error {}

/** While batches are written all nodes are told so often: what they know is read anew each time. */
const TOLD_EVERY_MS = 5_000;

/**
 * Writes a file that was checked, batch by batch. Each batch is written wholly or not at all; what was written before one that fails stays, and
 * the same file goes on from there.
 *
 * Nodes are told of the change with the first batch, from time to time, and at the end. Of one that is killed at once they may not have heard of the last
 * five seconds: that they know when what they know is too old (server/catalog/catalog.ts).
 *
 * @param onBatch hears what was written so far.
 * @param signal ends it between two batches.
 * @throws {BusyError} when another import runs.
 * @throws {StoppedError} when it was ended.
 */
export async function writeFile(
  database: Database,
  writing: Writing,
  onBatch: (written: Written) => void,
  signal?: AbortSignal,
): Promise<Written> {
  const client = await database.connect();
  let written: Written = { rows: 0, added: 0, changed: 0 };
  try {
    const [alone] = await beginAlone(client, []);
    if (alone?.is_alone !== true) throw new BusyError('Another import runs. Try again when it is through.');
    await writing.prepare(client);
    let toldAt = -TOLD_EVERY_MS;
    for await (const { size, write } of writing.batches(BATCH_SIZE)) {
      if (signal?.aborted === true)
        throw new StoppedError(`Stopped: ${written.rows.toLocaleString('en-US')} rows were written. Import the same file again to go on.`);
      const now = performance.now();
      const isTold = now - toldAt >= TOLD_EVERY_MS;
      if (isTold) toldAt = now;
      const { added, changed } = await inTransaction(client, async (tx) => {
        const wrote = await write(tx);
        if (isTold) await tellOfCatalogChange(tx, []);
        return wrote;
      });
      written = { rows: written.rows + size, added: written.added + added, changed: written.changed + changed };
      onBatch(written);
    }
    return written;
  } finally {
    // Also of one that was broken off.
    await tellOfCatalogChange(database, []).catch(() => undefined);
    // At once: a connection that is closed holds its locks until the server has noticed. What else lies in the session ends with it.
    await endAlone(client, []).catch(() => undefined);
    client.release(true);
  }
}

/** What was brought to rows after they were written. */
export type BroughtLater = { readonly changed: number; readonly problems: readonly FileProblem[]; readonly problemCount: number };

/** So many rows get what takes long at a time: pages show it as it comes. */
const BROUGHT_AT_ONCE = 24;

/**
 * Brings to the rows of a file what takes long, when they are written. Other imports may run meanwhile. What cannot be had is told and changes
 * nothing; one that was broken off goes on from there when the same file comes again.
 *
 * @param onRows hears how many rows have what they lacked.
 */
export async function bringLater(
  database: Database,
  writing: Writing,
  onRows: (rows: number) => void,
  signal?: AbortSignal,
): Promise<BroughtLater> {
  let [done, changed, problemCount] = [0, 0, 0];
  const problems: FileProblem[] = [];
  try {
    if (writing.lacking() === 0) return { changed, problems, problemCount };
    for await (const { size, bring } of writing.later(BROUGHT_AT_ONCE)) {
      if (signal?.aborted === true)
        throw new StoppedError('Stopped: all rows were written. Import the same file again for the other pictures.');
      const brought = await bring(database);
      done += size;
      changed += brought.changed;
      problemCount += brought.problems.length;
      problems.push(...brought.problems.slice(0, MOST_TOLD - problems.length));
      onRows(done);
    }
    return { changed, problems, problemCount };
  } finally {
    if (changed > 0) await tellOfCatalogChange(database, []).catch(() => undefined);
  }
}

/** Somebody else had a row for too long, or the other way round. */
const RETRYABLE: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '55P03']);
const MOST_TRIES = 5;

async function inTransaction<T>(client: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      const done = await work(client);
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (tries === MOST_TRIES || !isDatabaseError(error) || !RETRYABLE.has(error.code)) throw error;
    }
  }
}
