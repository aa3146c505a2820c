import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTES = 256;
const BALLAST = 'ballast';

/** A disk of its own that is soon full: a file system in memory. */
export async function makeSmallDisk(folder: string): Promise<{ folder: string; unmount(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]);
  return { folder, unmount: async () => void (await run('umount', [folder]).catch(() => run('umount', ['-l', folder]))) };
}

/** From now on it can only be read. */
export async function setReadOnly(folder: string): Promise<void> {
  await run('mount', ['-o', 'remount,ro', folder]);
}

/** Whether we may mount one: only root may, and not in every container. */
export async function mayMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-mount-'));
  try {
    await (await makeSmallDisk(folder)).unmount();
    return true;
  } catch {
    return false;
  } finally {
    await rmdir(folder);
  }
}

/** Takes all the room there is on a disk, to the last block. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, BALLAST), 'a');
  for (const size of [1 << 20, 4096]) {
    const piece = Buffer.alloc(size);
    while (
      await file.write(piece).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    );
  }
  await file.close();
}

export async function emptyDisk(folder: string): Promise<void> {
  await rm(join(folder, BALLAST), { force: true });
}
