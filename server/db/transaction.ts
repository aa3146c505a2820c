import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './away.ts';
import type { Database, Tx } from './database.ts';
import { asOne, type Part } from './one-statement.ts';

/** Serialisation failure and deadlock: the whole transaction may be tried again. */
const RETRYABLE = new Set(['40001', '40P01']);
const MOST_TRIES = 4;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A deadlock or serialisation
 * failure is tried again as a whole, at most three times, after a short random wait.
 */
export async function transaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return again(() => once(database, work));
}

/**
 * A transaction that is one statement: `work` starts all its statements without waiting for any, and they go to the database as one, so the locks
 * that they take are held for no round trip. They run behind each other, and none sees what the others do. The first that fails undoes all
 * of them and is thrown; what is a refusal must therefore fail, not answer with no row.
 *
 * @param work starts the statements in the order of their locks and returns them; it is called again when all is tried again.
 */
export async function atOnce(database: Database, work: (tx: Tx) => readonly Promise<unknown>[]): Promise<void> {
  await again(async () => {
    const parts: Part[] = [];
    const asked = Promise.withResolvers<{ rows: never[]; rowCount: number }>();
    const results = Promise.all(work(gatherer(parts, asked.promise)));
    if (parts.length > 0) asked.resolve(database.query(asOne(parts)).then(() => ({ rows: [], rowCount: 0 })));
    await results;
  });
}

/** Takes statements down instead of asking them. */
function gatherer(parts: Part[], asked: Promise<unknown>): Tx {
  const query = (part: Part) => {
    parts.push(part);
    return asked;
  };
  // Nothing else of a connection is used by what only starts statements.
  const taking: Tx = Object.assign(Object.create(null), { query });
  return taking;
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= MOST_TRIES || !(error instanceof pg.DatabaseError) || !RETRYABLE.has(error.code ?? '')) throw error;
      await sleep(randomInt(5, 25) * tries);
    }
  }
}

/**
 * Statements that do not wait for each other, on one connection and sent as one message: each that is sent alone costs a call of the
 * system. Reads see the database as it is when their turn comes.
 *
 * @param start starts the statements and returns them.
 * @throws what the first of them threw that failed, when all have ended.
 */
export async function behindEachOther<Parts extends readonly Promise<unknown>[] | []>(
  database: Database,
  start: (tx: Tx) => Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  const tx: Tx & { pipeline?: boolean } = await database.connect();
  let failure: Error | undefined;
  try {
    tx.pipeline = true;
    const parts = sentAtOnce(tx, start);
    await Promise.allSettled(parts);
    return await Promise.all(parts);
  } catch (error) {
    // What PostgreSQL refused leaves the connection as it was; anything else may have broken it.
    if (!(error instanceof pg.DatabaseError)) failure = asError(error);
    throw error;
  } finally {
    tx.pipeline = false;
    tx.release(failure);
  }
}

function sentAtOnce<Parts>(tx: Tx, start: (tx: Tx) => Parts): Parts {
  tx.connection.stream.cork();
  try {
    return start(tx);
  } finally {
    tx.connection.stream.uncork();
  }
}

async function once<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await database.connect();
  let failure: Error | undefined;
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    if (isConnectionLost(error)) failure = asError(error);
    // On a connection that is lost nobody would hear it, and waiting for an answer takes its time.
    else
      await tx.query('rollback').catch((broken: unknown) => {
        failure = asError(broken);
      });
    throw error;
  } finally {
    tx.release(failure); // a connection that could not even roll back is not given to the next one
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
