import { execFile } from 'node:child_process';
import { lstat, mkdir, mkdtemp, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error.ts';
import { contentsOf, give, type Place } from './place.ts';

const run = promisify(execFile);

/** In a folder in which files are being made: it says that nobody has ever kept anything in them. */
const MADE_HERE = 'being-made-by-the-shop';
const UNFINISHED = '.making-';

/**
 * Makes the files of a new PostgreSQL where there are none. They are made beside their place and put there when they are whole and on
 * disk, so that whatever is found there is somebody's data: what is not understood is left alone.
 *
 * @throws {EmbeddedPostgresError} when something lies there that PostgreSQL could not start on.
 */
export async function makeFilesOnce(place: Place, signal?: AbortSignal): Promise<void> {
  await removeUnfinished(place.files);
  const found = await contentsOf(place.files);
  if (found.length === 0) return makeFiles(place, signal);
  const missing = await missingIn(place.files);
  if (missing !== undefined)
    throw new EmbeddedPostgresError(
      `The folder ${place.files} is not empty, and no PostgreSQL can be started on it: ${missing} is missing. ` +
        'Nothing was changed. Put back what is missing, or move the folder away to begin with an empty shop.',
    );
  return undefined;
}

/** What every PostgreSQL has in its files; without the second it was cut off when it was made. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control'];

async function missingIn(files: string): Promise<string | undefined> {
  for (const path of ESSENTIAL) if ((await stat(join(files, path)).catch(() => undefined)) === undefined) return path;
  return undefined;
}

async function makeFiles({ files, programs, account }: Place, signal: AbortSignal | undefined): Promise<void> {
  const home = await mkdtemp(`${files}${UNFINISHED}`);
  const made = join(home, 'files');
  await writeFile(join(home, MADE_HERE), '');
  await mkdir(made, { mode: 0o700 });
  await give(home, account);
  await give(made, account);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
  await run(programs.initdb, ['--pgdata', made, ...options], { ...account, cwd: made, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      if (signal?.aborted === true || !(error instanceof Error && 'stderr' in error)) throw error;
      const said = String(error.stderr).match(/(?:FATAL|PANIC|error|could not).*/i)?.[0] ?? error.message;
      throw new EmbeddedPostgresError(`PostgreSQL could not make its files in ${files}: ${said}. They are made anew by the next start.`);
    },
  );
  await rename(made, files); // onto nothing, or onto an empty folder
  await onDisk(dirname(files));
  await rm(home, { recursive: true });
}

/** What a start left that was cut off while it made the files. It is known by what it holds, not by its name alone. */
async function removeUnfinished(files: string): Promise<void> {
  for (const name of await readdir(dirname(files))) {
    if (!name.startsWith(`${basename(files)}${UNFINISHED}`)) continue;
    const home = join(dirname(files), name);
    const held = await contentsOf(home);
    if (held.length === 0 && (await isAsMade(home))) await rmdir(home);
    const isOurs = held.includes(MADE_HERE) && held.every((one) => one === MADE_HERE || one === 'files');
    // A server that has run on them leaves its options there.
    const wasUsed = (await contentsOf(join(home, 'files'))).includes('postmaster.opts');
    if (isOurs && !wasUsed) await rm(home, { recursive: true });
  }
}

/** Whether a folder that holds nothing yet is as `mkdtemp` leaves it: of this account, and nobody else's to read. */
async function isAsMade(home: string): Promise<boolean> {
  const { mode, uid } = await lstat(home);
  return uid === process.getuid?.() && (mode & 0o777) === 0o700;
}

/** Has the system write down which names stand in a folder. */
async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
