import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

/** What a statement can run on: the pool (a transaction of its own), an open transaction, or the pool for one who only looks. */
export type Db = { query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> };

/** An open transaction. The first parameter of every function that must be part of one. */
export type Tx = pg.PoolClient;

/** The pool of connections, bounded, with time-outs that keep one slow statement from holding up the shop. */
export type Database = pg.Pool;

/** How long one statement may take, and how long it may wait for a lock. */
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const CONNECTED_WITHIN_MS = 5_000;
/** How long a server is given to hear that a connection ends. */
const PEACE_MS = 1_000;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // counts; no amount of ours reaches 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text); // a calendar date has no time zone

/** Whether an error comes from PostgreSQL itself, with its code. */
export function isDatabaseError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}

/** A server that hangs does not even say that a statement takes too long: whoever answers people gives it up a little later. */
export const GIVEN_UP_AFTER_MS = STATEMENT_TIMEOUT_MS + 1_500;

/**
 * Opens the pool; connections are made when they are first needed.
 *
 * @param options.giveUpAfterMs how long an answer is waited for; plain: for ever.
 */
export function openDatabase(url: string, poolSize: number, options: { readonly giveUpAfterMs?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: Math.min(CONNECTED_WITHIN_MS, options.giveUpAfterMs ?? CONNECTED_WITHIN_MS),
    ...(options.giveUpAfterMs !== undefined && { query_timeout: options.giveUpAfterMs }),
    options: `-c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=15000 -c TimeZone=UTC -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan`,
  });
  // A connection that breaks while idle is replaced by the pool at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while somebody has it fails what they do with it: the same, or a restart of PostgreSQL would end every busy node.
  const lines = new Set<pg.ClientBase>();
  linesOf.set(pool, lines);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    lines.add(client);
    client.once('end', () => lines.delete(client));
  });
  return pool;
}

/** The lines of a pool, for the one that must not wait for a server that hangs. */
const linesOf = new WeakMap<Database, Set<pg.ClientBase>>();

/** Closes all connections: in peace, or without another word after a second to a server that does not answer. */
export async function closeDatabase(pool: Database): Promise<void> {
  const ended = pool.end();
  const late = setTimeout(() => linesOf.get(pool)?.forEach(hangUp), PEACE_MS);
  await ended.finally(() => clearTimeout(late));
}

/** Closes one connection in the same way. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const late = setTimeout(hangUp, PEACE_MS, client);
  await client.end().finally(() => clearTimeout(late));
}

/** The driver's declarations do not tell of the line below a client. */
function hangUp(client: pg.ClientBase): void {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
  if (stream instanceof Socket) stream.destroy();
}

/** PostgreSQL cuts names off behind so many characters: two that begin alike would be one statement. */
const LONGEST_NAME = 63;

/** A name under which a statement can be prepared: what is too long ends with a hash of all of it. */
function preparedName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const hash = createHash('sha1').update(name).digest('hex').slice(0, 16);
  return `${name.slice(0, LONGEST_NAME - hash.length - 1)}_${hash}`;
}

/**
 * A statement that PostgreSQL plans once per connection: prepared under its name.
 *
 * @param name unique in the program. Undefined: it is planned each time and leaves nothing behind, for what is asked too seldom to be kept by every connection.
 */
export function statement<Row extends pg.QueryResultRow>(
  name: string | undefined,
  text: string,
): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  const asked = name === undefined ? { text } : { name: preparedName(name), text };
  return async (db, values) => (await db.query<Row>({ ...asked, values: [...values] })).rows;
}

/** The same for a statement of which only the number of rows that it changed matters. */
export function command(name: string, text: string): (db: Db, values: readonly unknown[]) => Promise<number> {
  const prepared = preparedName(name);
  return async (db, values) => (await db.query({ name: prepared, text, values: [...values] })).rowCount ?? 0;
}

/** The error of a statement for which there was not enough: `require_all` in the database raises it. */
const NOT_ENOUGH = 'FS001';

/** Of what there was not enough, where an error says that; undefined for every other one. */
export function shortageOf(error: unknown): string | undefined {
  return isDatabaseError(error) && error.code === NOT_ENOUGH ? error.constraint : undefined;
}

/**
 * SQL of a parameter as the id that it is; null for whatever is none, so that nothing has it.
 *
 * @param parameter the parameter: `$1`.
 */
export function asUuid(parameter: string): string {
  return `case when ${parameter} ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then ${parameter}::uuid end`;
}
