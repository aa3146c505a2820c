import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf } from './db/embedded/processes.ts';
import { StartError } from './start-error.ts';

/**
 * One shop per data folder: a second one would take the first one's database away. What a shop that was killed left is no lock: a
 * process is the one that wrote it only if it began when that one did.
 *
 * @returns what gives the folder free.
 * @throws {StartError} when a shop has it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'shop.pid');
  const aside = `${path}.${process.pid}`;
  // Written aside: whoever finds a lock finds whose it is.
  await writeFile(aside, `${process.pid}\n${await identityOf(process.pid)}`);
  try {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const isMine = await link(aside, path).then(
        () => true,
        () => false,
      );
      if (isMine) return () => rm(path, { force: true });
      const [pid = '', identity = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
      if (identity !== '' && (await identityOf(Number(pid))) === identity)
        throw new StartError(
          `The data folder ${dataDir} is in use by a shop that is already running (process ${pid}): stop it, or give another DATA_DIR.`,
        );
      await rm(path, { force: true });
    }
    throw new StartError(`The data folder ${dataDir} cannot be locked.`);
  } finally {
    await rm(aside, { force: true });
  }
}
