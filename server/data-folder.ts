import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf } from './db/embedded/processes.ts';
import { StartError } from './start-error.ts';

/** Others who start at the same moment are waited for; each of them needs a few milliseconds. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 40;

/**
 * One shop per data folder: a second one would take the first one's database away. What a shop that was killed left is no lock: a
 * process is the one that wrote it only if it began when that one did.
 *
 * @returns what gives the folder free.
 * @throws {StartError} when a shop has it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await makeFolder(dataDir);
  const path = join(dataDir, 'shop.pid');
  const claim = `${path}.${process.pid}`;
  const mine = `${process.pid}\n${await identityOf(process.pid)}`;
  try {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(Math.random() * LONGEST_PAUSE_MS)) {
      await writeWhole(claim, mine);
      if (await isDone(link(claim, path))) return () => release(path, mine);
      const pid = await livingOwner(path);
      if (pid !== undefined)
        throw new StartError(
          `The data folder ${dataDir} is in use by a shop that is already running (process ${pid}): stop it, or give another DATA_DIR.`,
        );
      await removeStale(path, claim);
    }
    throw new StartError(`The data folder ${dataDir} cannot be locked: remove ${path}.`);
  } finally {
    await rm(claim, { force: true });
  }
}

/** With those above it. Of a disk that can only be read Node.js says that nothing is there, when it makes several: one alone tells the reason. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path).catch((reason: unknown) => {
      throw codeOf(reason) === 'EROFS' ? reason : error;
    });
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Removes the lock of a dead shop, unless another living one wants to do the same: then both withdraw and try again, each after a pause of
 * its own. Everybody claims before looking at the claims of others, so that of two at least one sees the other; and who is alone looks at the
 * lock once more, because what was stale before may have been another's since.
 */
async function removeStale(path: string, claim: string): Promise<void> {
  const folder = dirname(path);
  const claims = (await readdir(folder)).filter((name) => name.startsWith(`${basename(path)}.`) && /\.\d+$/.test(name));
  for (const name of claims)
    if (name !== basename(claim) && (await livingOwner(join(folder, name))) !== undefined) return rm(claim, { force: true });
  if ((await livingOwner(path)) === undefined) await rm(path, { force: true });
  return undefined;
}

async function release(path: string, mine: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === mine) await rm(path, { force: true });
}

/** The process that has written a lock or a claim, if it lives. */
async function livingOwner(path: string): Promise<string | undefined> {
  const [pid = '', identity = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  return identity !== '' && (await identityOf(Number(pid))) === identity ? pid : undefined;
}

/** Whoever finds the file finds all of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

async function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
