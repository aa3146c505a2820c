import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './away.ts';
import type { Database, Tx } from './database.ts';

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
 * A transaction that goes to the database in one piece: `work` starts all its statements without waiting for any, they are
 * sent behind each other and run behind each other, and the locks that they take are held for no round trip. The first that
 * fails undoes all of them and is thrown; what is a refusal must therefore fail, not answer with no row.
 *
 * @param work starts the statements in the order of their locks and returns them; it is called again when all is tried again.
 *   It must not throw once it has started one: nobody would hear of how that ended.
 */
export async function atOnce(database: Database, work: (tx: Tx) => readonly Promise<unknown>[]): Promise<void> {
  return again(() => inOnePiece(database, work));
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

async function inOnePiece(database: Database, work: (tx: Tx) => readonly Promise<unknown>[]): Promise<void> {
  await behindEachOther(database, (tx) => {
    const begun = tx.query('begin');
    let parts: readonly Promise<unknown>[] = [];
    let thrown: { error: unknown } | undefined;
    try {
      parts = work(tx);
    } catch (error) {
      thrown = { error };
    }
    // Behind a statement that failed, a commit is a rollback.
    const ended = tx.query(thrown === undefined ? 'commit' : 'rollback').then(({ command }) => {
      if (thrown !== undefined) throw thrown.error;
      if (command !== 'COMMIT') throw new Error('the transaction was not committed');
    });
    return [begun, ...parts, ended];
  });
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
