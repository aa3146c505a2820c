import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileError } from '../file-row.ts';
import type { Markup } from '../markup.ts';

/** So much a part of a spreadsheet may be when it is unpacked: 100,000 items with all columns take about 150 MB. */
const MOST_UNPACKED_BYTES = 400_000_000;
/** So many parts it may have. Those of ours have six; pictures and old sheets make more. */
const MOST_PARTS = 5_000;

/** The parts of a spreadsheet by their names, read from its archive while it is open. */
export type Archive = {
  readonly has: (name: string) => boolean;
  /** The bytes of a part; unpacking ends with an error when they are more than the archive said. */
  readonly part: (name: string) => Promise<Readable>;
  readonly close: () => void;
};

/**
 * Opens a spreadsheet. How large its parts become is held against the limits before one is unpacked, and what an archive says of that is held
 * to while it is.
 *
 * @throws {FileError} when it is none, or too much would come out of it.
 */
export async function openArchive(path: string, most: number = MOST_UNPACKED_BYTES): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch((error: unknown) => {
    throw isMissing(error) ? new FileError(`It cannot be opened: ${error.message}`) : brokenBecause(error);
  });
  try {
    const entries = await entriesOf(zip, most);
    return {
      has: (name) => entries.has(name),
      async part(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw new FileError(`It is no whole spreadsheet: ${name} is missing.`);
        return zip.openReadStreamPromise(entry).catch((error: unknown) => {
          throw brokenBecause(error);
        });
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile, most: number): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw new FileError(`It has ${zip.entryCount.toLocaleString('en-US')} parts, which no spreadsheet has.`);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > most)
        throw new FileError(`It would be larger than ${Math.round(most / 1_000_000).toLocaleString('en-US')} MB when it is unpacked.`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof FileError ? error : brokenBecause(error);
  }
  return entries;
}

/** A file with this ending that cannot be read: an older kind, one with a password, or a part of one. */
export function brokenBecause(error: unknown): FileError {
  const why = error instanceof Error ? error.message : String(error);
  return new FileError(`It is no spreadsheet that can be read (${why}). Save it as .xlsx without a password, or as CSV.`);
}

/** Parts of a spreadsheet, as they are read. */
export const SPREADSHEET: Markup = { name: 'spreadsheet', broken: brokenBecause };

function isMissing(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
