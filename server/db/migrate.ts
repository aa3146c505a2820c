import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MACHINES, MACHINES_VERSION } from '#domain/orders/machines.ts';
import { movesOf } from '#domain/shared/state-machine.ts';
import { StartError } from '../start-error.ts';
import { isDatabaseError, type Database, type Tx } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../database/migrations/', import.meta.url));

/** Any number that no other program uses on this database: two nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_215_541;

/** What PostgreSQL says when a lock was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Whoever waits for a table has everybody wait who comes after: a file waits so long at a time, lets the others pass, and tries again, for a
 * minute and a half in all.
 */
const PATIENCE = { longestWaitMs: 2_000, pauseMs: 1_000, mostTries: 30 };

type Waiting = Partial<typeof PATIENCE> & { readonly log?: { warn(what: object, text: string): unknown } };

/**
 * Brings the database to the newest schema: every file of `database/migrations` that it has not had yet, in order, each
 * in a transaction of its own. There is no way back: a mistake is mended by the next file.
 *
 * @returns the names of the files that were applied.
 * @throws {StartError} when it is a database of something else, or a file has come too late: nothing is touched. When somebody does not let go
 * of a table that a file changes: those before it stay applied.
 */
export async function migrate(database: Database, waiting: Waiting = {}): Promise<string[]> {
  const connection = await database.connect();
  try {
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const files = await allNames();
    await requireOurs(connection, files);
    await connection.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const { rows } = await connection.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map((row) => row.name));
    const names = files.filter((name) => !done.has(name));
    requireInOrder(names, done);
    for (const name of names) await applyInTurn(connection, name, waiting);
    await writeMoves(connection);
    return names;
  } finally {
    connection.release(true); // its time-outs are off and it may hold the lock: it is not given back
  }
}

/** Applies a file as soon as nobody is at the tables that it changes. */
async function applyInTurn(connection: Tx, name: string, { log, ...others }: Waiting): Promise<void> {
  const { longestWaitMs, pauseMs, mostTries } = { ...PATIENCE, ...others };
  const sql = await readFile(`${FOLDER}${name}`, 'utf8');
  for (let tries = 1; ; tries += 1) {
    try {
      await connection.query(`begin; set local lock_timeout = ${longestWaitMs}`);
      await connection.query(sql);
      await connection.query('insert into migrations (name) values ($1)', [name]);
      await connection.query('commit');
      return;
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      await connection.query('rollback');
      if (tries >= mostTries) throw stillTaken(name, error);
      log?.warn({ migration: name, tries }, `the migration ${name} waits for somebody who is at the same table, and tries again`);
      await sleep(pauseMs);
    }
  }
}

function stillTaken(name: string, cause: Error): StartError {
  return new StartError(
    `The migration ${name} waited too long for somebody who is at the same table. Nothing of it was changed. ` +
      'Look at pg_stat_activity for who that is, and start again when they are done.',
    { cause },
  );
}

/** Whether a database has every file that this version has. Looks, and changes nothing. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows: tables } = await database.query<{ has_any: boolean }>("select to_regclass('migrations') is not null as has_any");
  if (tables[0]?.has_any !== true) return false;
  const { rows } = await database.query<{ name: string }>('select name from migrations');
  return (await allNames()).every((name) => rows.some((row) => row.name === name));
}

const allNames = async () => (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();

/** Files are applied in one order everywhere: an older node has nothing to apply, so only a file numbered too low is refused. */
function requireInOrder(names: readonly string[], done: ReadonlySet<string>): void {
  const newest = [...done].toSorted().at(-1) ?? '';
  const late = names.find((name) => name < newest);
  if (late === undefined) return;
  throw new StartError(
    `The migration ${late} comes too late for this database, which already has ${newest}. Nothing was changed. ` +
      'Give the file a number above those that are in use, or start with the version that this database came from.',
  );
}

/**
 * A database is ours when it has one of our migrations, or nothing at all: no relation but those of extensions, and of our own first steps
 * when a start was cut off behind them.
 */
async function requireOurs(connection: Tx, files: readonly string[]): Promise<void> {
  const { rows: columns } = await connection.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = to_regclass('migrations') and attnum > 0 and not attisdropped order by attnum",
  );
  const hasOurTable = columns.map(({ name }) => name).join() === 'name,applied_at';
  if (hasOurTable && (await connection.query('select from migrations where name::text = any($1) limit 1', [files])).rows.length > 0) return;
  const { rows } = await connection.query<{ relname: string }>(
    `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', current_schema()) and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.oid is distinct from $1::regclass
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by relkind <> 'r', relname limit 1`,
    [hasOurTable && (await connection.query('select from migrations limit 1')).rows.length === 0 ? 'migrations' : null],
  );
  if (rows[0] === undefined) return;
  throw new StartError(
    `The database of DATABASE_URL is not a shop's: it has none of its migrations, and other things in it (${rows[0].relname}). ` +
      'Nothing was changed. Give the shop a database of its own.',
  );
}

/**
 * Hands the machines of domain/ to the database, which refuses every other move. Those of a newer version stay as its nodes have written
 * them, while nodes of this one go on. The caller holds the lock.
 */
async function writeMoves(connection: Tx): Promise<void> {
  const moves = Object.entries(MACHINES).flatMap(([machine, states]) =>
    movesOf<string>(states).map(([from, to]) => ({ machine, from, to })),
  );
  const { rows } = await connection.query('select from state_moves where version > $1 limit 1', [MACHINES_VERSION]);
  if (rows.length > 0) return;

  await connection.query(
    `with wanted as (select machine, "from", "to" from json_to_recordset($1::json) as r(machine text, "from" text, "to" text)),
       gone as (delete from state_moves m where not exists (select from wanted w where w.machine = m.machine and w."from" = m.from_state and w."to" = m.to_state))
     insert into state_moves (machine, from_state, to_state, version) select machine, "from", "to", $2 from wanted
     on conflict (machine, from_state, to_state) do update set version = excluded.version`,
    [JSON.stringify(moves), MACHINES_VERSION],
  );
}
