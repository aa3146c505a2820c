import type pg from 'pg';
import type { Database, Db } from '../database.ts';
import { askerNow, NobodyWaits } from './asking.ts';
import { cancelStatement } from './cancel-statement.ts';

/** A statement that has not begun hears no cancellation, on a busy machine for a while: it is cancelled again as long as it is not ended. */
const CANCELLED_EVERY_MS = 200;

/**
 * A database for whoever only looks: a statement for which nobody waits any more is not begun, and is cancelled when it is running already. It fails with
 * `NobodyWaits`.
 */
export function whileWanted(database: Database): Db {
  return { query: (config) => queryWhileWanted(database, config) };
}

async function queryWhileWanted<Row extends pg.QueryResultRow>(database: Database, config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
  const signal = askerNow()?.signal;
  if (signal === undefined) return database.query<Row>(config);
  if (signal.aborted) throw new NobodyWaits();
  const client = await database.connect();
  if (signal.aborted) {
    client.release();
    throw new NobodyWaits();
  }
  let again: NodeJS.Timeout | undefined;
  const stop = () => {
    cancelStatement(client);
    again = setInterval(cancelStatement, CANCELLED_EVERY_MS, client);
  };
  signal.addEventListener('abort', stop, { once: true });
  let hasFailed = true;
  try {
    const result = await client.query<Row>(config);
    hasFailed = false;
    return result;
  } catch (error) {
    throw signal.aborted ? new NobodyWaits() : error;
  } finally {
    signal.removeEventListener('abort', stop);
    clearInterval(again);
    // A cancellation that comes too late would meet somebody else's statement: nobody gets the connection again.
    client.release(hasFailed || signal.aborted);
  }
}
