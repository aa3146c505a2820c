import { readdir, readFile, stat } from 'node:fs/promises';
import { posix, join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry } from 'yauzl';
import { FileError } from '../reading/file-row.ts';

/** Pictures that lie beside a file, in a folder or an archive. */
export type PictureFolder = {
  /** The bytes of a picture; undefined where no file is called so, and what is wrong with it where it is not read. */
  readonly read: (name: string) => Promise<Buffer | { readonly problem: string } | undefined>;
  readonly close: () => void;
};

/** So many files one may hold. */
const MOST_FILES = 200_000;

/**
 * Opens a folder, or a .zip file, with pictures. Links in a folder are not followed, and no name leads out of it.
 *
 * @param mostBytes of one picture.
 * @throws {FileError} when it is neither.
 */
export async function openPictureFolder(path: string, mostBytes: number): Promise<PictureFolder> {
  const found = await stat(path).catch((error: unknown) => {
    throw new FileError(`The pictures in ${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`);
  });
  return found.isDirectory() ? folder(path, mostBytes) : archive(path, mostBytes);
}

async function folder(path: string, mostBytes: number): Promise<PictureFolder> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const find = finderOf(files.map((file) => [file.slice(path.length).split(sep).join('/'), file]));
  return {
    async read(name) {
      const file = find(name);
      if (file === undefined) return undefined;
      return (await stat(file)).size > mostBytes ? tooLarge(mostBytes) : readFile(file);
    },
    close: () => undefined,
  };
}

async function archive(path: string, mostBytes: number): Promise<PictureFolder> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch((error: unknown) => {
    throw brokenBecause(path, error);
  });
  try {
    if (zip.entryCount > MOST_FILES) throw new Error(`it holds more than ${MOST_FILES.toLocaleString('en-US')} files`);
    const entries: [string, Entry][] = [];
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push([entry.fileName, entry]);
    const find = finderOf(entries);
    return {
      async read(name) {
        const entry = find(name);
        if (entry === undefined) return undefined;
        if (entry.uncompressedSize > mostBytes) return tooLarge(mostBytes);
        try {
          return await buffer(await zip.openReadStreamPromise(entry));
        } catch {
          return { problem: 'cannot be unpacked' };
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw brokenBecause(path, error);
  }
}

const tooLarge = (mostBytes: number) => ({ problem: `is larger than ${Math.round(mostBytes / 1_000_000)} MB` });

function brokenBecause(path: string, error: unknown): FileError {
  return new FileError(
    `The pictures in ${path} cannot be read: it is neither a folder nor a .zip file (${error instanceof Error ? error.message : String(error)}).`,
  );
}

/** Finds files by their paths, or by their names alone where only one is called so, in any case. */
function finderOf<T>(files: readonly (readonly [path: string, file: T])[]): (name: string) => T | undefined {
  const byPath = new Map<string, T>();
  const byName = new Map<string, T | undefined>();
  for (const [path, file] of files) {
    const key = keyOf(path);
    byPath.set(key, file);
    byName.set(posix.basename(key), byName.has(posix.basename(key)) ? undefined : file);
  }
  return (name) => byPath.get(keyOf(name)) ?? byName.get(posix.basename(keyOf(name)));
}

const keyOf = (path: string) => path.normalize('NFC').replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
