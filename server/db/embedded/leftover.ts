import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { isSocketFolder, type Place } from './place.ts';
import { commandOf, endProcess, identityOf, isRunning, isSameFolder, orphansOf, tell } from './processes.ts';

type Files = Pick<Place, 'files' | 'socketFolder'>;

/** How a PostgreSQL is ended: "fast" rolls back what is open, "immediate" leaves it to the next start, and one that is stuck hears nothing. */
const ENDINGS = [
  { signal: 'SIGINT', patienceMs: 5_000 },
  { signal: 'SIGQUIT', patienceMs: 2_000 },
  { signal: 'SIGKILL', patienceMs: 2_000 },
] as const;

/** How long the end of a server may take, whatever it does. */
export const MOST_TO_STOP_MS = ENDINGS.reduce((sum, { patienceMs }) => sum + patienceMs, 500);

const SOCKET_OPTION = 'unix_socket_directories=';

const pidFileOf = ({ files }: Files) => join(files, 'postmaster.pid');
const socketLockOf = ({ socketFolder }: Files) => join(socketFolder, '.s.PGSQL.5432.lock');
const ownerFileOf = ({ socketFolder }: Ours) => join(socketFolder, 'owner.pid');

/**
 * Makes way for a PostgreSQL on these files. One that a killed shop left running is stopped, which keeps all that it has committed. What a
 * dead one wrote about itself proves nothing: its number may be anybody's by now, and nobody is stopped for that.
 *
 * @throws {EmbeddedPostgresError} when somebody else's runs on them, or one whose shop lives.
 */
export async function makeWay(place: Place): Promise<void> {
  const pid = await pidIn(pidFileOf(place));
  const found = pid === undefined ? 'nobody' : await whoIs(pid, place);
  if (found === 'theirs')
    throw new EmbeddedPostgresError(
      `The files in ${place.files} are in use by a PostgreSQL that the shop has not started (process ${pid}): stop it, or give another DATA_DIR.`,
    );
  if (typeof found === 'object' && pid !== undefined) {
    const owner = await livingOwner(found);
    if (owner !== undefined)
      throw new EmbeddedPostgresError(
        `The files in ${place.files} are in use by a shop that is already running (process ${owner}): stop it, or give another DATA_DIR.`,
      );
    await endServer(pid);
  }
  await endOrphans(place);
  for (const path of [pidFileOf(place), socketLockOf(place)]) await removeStale(path, place);
}

/** Ends a server whatever it does. @returns whether it ended as it should, with everything on disk. */
export async function endServer(pid: number): Promise<boolean> {
  return [undefined, 'SIGINT'].includes(await endProcess(pid, ENDINGS));
}

/**
 * A postmaster that was killed leaves its helpers behind; who is busy notices late, and no other can start before. Everything that
 * they have said to be done is in the log on disk.
 */
export async function endOrphans({ programs, files }: Place): Promise<void> {
  const orphans = await orphansOf(programs.postgres, files);
  for (const pid of orphans) tell(pid, 'SIGKILL');
  for (const pid of orphans) await endProcess(pid, [{ signal: 'SIGKILL', patienceMs: 2_000 }]);
}

/** The process of a PostgreSQL that a shop has started on these files; undefined when none runs. */
export async function runningServer(place: Files): Promise<number | undefined> {
  const pid = await pidIn(pidFileOf(place));
  if (pid === undefined) return undefined;
  const found = await whoIs(pid, place);
  return typeof found === 'object' && found.socketFolder === place.socketFolder ? pid : undefined;
}

/** Whether the server with this number is the one that the files say is theirs, and takes connections by its own account. */
export async function isReady(pid: number, place: Files): Promise<boolean> {
  const lines = (await readFile(pidFileOf(place), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** Writes down whose server runs: who finds it running may stop it only when its owner is gone. */
export async function noteOwner(place: Files): Promise<void> {
  await writeFile(ownerFileOf(place), `${process.pid}\n${await identityOf(process.pid)}`);
}

async function livingOwner(place: Ours): Promise<number | undefined> {
  const [pid = '', identity = ''] = (await readFile(ownerFileOf(place), 'utf8').catch(() => '')).split('\n');
  const owner = Number(pid);
  if (owner === process.pid || identity === '') return undefined;
  return (await identityOf(owner)) === identity ? owner : undefined;
}

/** A PostgreSQL of ours, by the folder of the socket that it names: a shop that called its files otherwise had another. */
type Ours = Pick<Place, 'socketFolder'>;

/** A PostgreSQL works in its files, by whatever name they were given to it; one of ours names a socket of ours, too. Everybody else only has the number. */
async function whoIs(pid: number, { files }: Files): Promise<Ours | 'theirs' | 'nobody'> {
  if (!(await isRunning(pid))) return 'nobody';
  const [program = '', ...options] = await commandOf(pid);
  const isHere = await isSameFolder(`/proc/${pid}/cwd`, files);
  if (isHere === false) return 'nobody';
  if (!/^(postgres|postmaster)(\.exe)?$/.test(basename(program))) return isHere === true ? 'theirs' : 'nobody';
  if (isHere === undefined) {
    // Nobody tells in which folder it works. In doubt it is one that must not be touched.
    const named = options[options.indexOf('-D') + 1] ?? '';
    if (!options.includes('-D') || !isAbsolute(named)) return 'theirs';
    if ((await isSameFolder(named, files)) === false) return 'nobody';
  }
  const socketFolder = options.find((option) => option.startsWith(SOCKET_OPTION))?.slice(SOCKET_OPTION.length) ?? '';
  return isSocketFolder(socketFolder) ? { socketFolder } : 'theirs';
}

/** PostgreSQL itself believes a number that anybody of its account has: it would refuse to start, after a power loss most of all. */
async function removeStale(path: string, place: Files): Promise<void> {
  const pid = await pidIn(path);
  if (pid === undefined || (await whoIs(pid, place)) === 'nobody') await rm(path, { force: true });
}

/** One without a server (`postgres --single`) writes its number with a minus. */
async function pidIn(path: string): Promise<number | undefined> {
  const pid = Math.abs(Number((await readFile(path, 'utf8').catch(() => '')).split('\n')[0]));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}
