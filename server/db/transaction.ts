import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Tx } from './database.ts';

/** Serialisation failure and deadlock: the whole transaction may be tried again. */
const RETRYABLE = new Set(['40001', '40P01']);
const MOST_TRIES = 4;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A deadlock or serialisation
 * failure is tried again as a whole, at most three times, after a short random wait.
 */
export async function transaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(database, work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !(error instanceof pg.DatabaseError) || !RETRYABLE.has(error.code ?? '')) throw error;
      await sleep(randomInt(5, 25) * attempt);
    }
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
    await tx.query('rollback').catch((broken: unknown) => {
      failure = broken instanceof Error ? broken : new Error(String(broken));
    });
    throw error;
  } finally {
    tx.release(failure); // a connection that could not even roll back is not given to the next one
  }
}
