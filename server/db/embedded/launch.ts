import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './error.ts';
import { endServer, isReady, noteOwner } from './leftover.ts';
import type { Place } from './place.ts';

/** Tuned for one shop on a small machine; durability stays on. */
const SERVER_SETTINGS = [
  'listen_addresses=',
  'shared_buffers=160MB',
  'max_connections=80',
  'jit=off',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'checkpoint_completion_target=0.9',
  'shared_preload_libraries=pg_stat_statements',
  'log_min_messages=warning',
  'timezone=UTC',
  'autovacuum_naptime=20s',
  'wal_compression=on',
];

/** Long enough to do again what a crash has left in the log; one that has ended is not waited for. */
const LONGEST_RECOVERY_MS = 300_000;
const LOOK_EVERY_MS = 20;
const LAST_WORDS_MS = 20;
const MOST_SAID = 4_000;

/** A PostgreSQL that takes connections. */
export type Server = {
  readonly pid: number;
  /** Settles with its last words when it has ended, for whatever reason. */
  readonly ended: Promise<string>;
  /** Ends it, whatever it does. @returns whether it ended as it should, with everything on disk. */
  end(): Promise<boolean>;
};

/**
 * Starts a server on the files of a place.
 *
 * @returns when it has let us in: what its files say may have been written by one that is dead.
 * @throws {EmbeddedPostgresError} with its last words, when it ends instead.
 */
export async function launch(place: Place, signal?: AbortSignal): Promise<Server> {
  signal?.throwIfAborted();
  const settings = [...SERVER_SETTINGS, `unix_socket_directories=${place.socketFolder}`].flatMap((setting) => ['-c', setting]);
  // Its own process group: Ctrl-C reaches the shop alone, which ends its requests before it stops the database.
  const child = spawn(place.programs.postgres, ['-D', place.files, ...settings], {
    ...place.account,
    cwd: place.files,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MOST_SAID)));
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not its 'close': helpers that it leaves behind keep what it wrote on open. Its last words come a moment later.
    child.once('exit', (code, signalName) =>
      setTimeout(() => resolve(`${said.trim()} (${signalName ?? `code ${code}`})`.trim()), LAST_WORDS_MS),
    );
  });
  // Its number is its own only as long as we have not heard of its end.
  const end = async () => (child.exitCode === null && child.signalCode === null ? endServer(child.pid ?? 0) : true);
  const server = { pid: child.pid ?? 0, ended, end };
  let lastWords: string | undefined;
  void ended.then((words) => (lastWords = words));
  const until = performance.now() + LONGEST_RECOVERY_MS;
  while (!(await letsUsIn(server.pid, place))) {
    if (lastWords !== undefined) throw new EmbeddedPostgresError(`PostgreSQL ended at its start: ${lastWords}`);
    if (signal?.aborted === true || performance.now() > until) {
      await server.end();
      signal?.throwIfAborted();
      throw new EmbeddedPostgresError('PostgreSQL does not take connections.');
    }
    await sleep(LOOK_EVERY_MS);
  }
  await noteOwner(place); // not before: until it lets us in, another's may run here
  return server;
}

async function letsUsIn(pid: number, place: Place): Promise<boolean> {
  if (!(await isReady(pid, place))) return false;
  const client = new pg.Client({ connectionString: place.url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
