import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import type { Mapping } from '#domain/catalog-files/mapping.ts';
import type { Shop } from '../shop.ts';
import type { CheckedFile } from './check-file.ts';
import { KINDS } from './kinds/kinds.ts';
import { openDocumentSupply } from './documents/document-supply.ts';
import { openPictureSupply, type PictureOptions } from './pictures/picture-supply.ts';
import { chosenFile } from './reading/chosen-file.ts';
import { FileError, type Written as HowWritten } from './reading/file-row.ts';
import { holdFile } from './reading/held-file.ts';
import { openTableFile, requireFormat } from './reading/table-file.ts';
import { bringLater, StoppedError, writeFile, type BroughtLater, type Written } from './write-file.ts';

/** What of the shop files are imported into and exported from. */
export type CatalogShop = Pick<Shop, 'database' | 'catalog' | 'settings' | 'now'>;

/** A file that is to be imported, from wherever it comes. */
export type Import = {
  /** The path of a file, or what somebody sends. */
  readonly from: string | Readable;
  /** What a file that is sent is called: its ending says how it is written. */
  readonly name?: string | undefined;
  /** What it is a file of: one of KINDS. */
  readonly kind: string;
  readonly mapping?: (Mapping & HowWritten) | undefined;
  readonly isDryRun?: boolean | undefined;
  readonly pictures?: Omit<PictureOptions, 'trustedHosts'> | undefined;
  /** Ends it where nothing is half done. */
  readonly signal?: AbortSignal | undefined;
};

/** What became of it. */
export type Imported = {
  readonly checked: CheckedFile;
  /** Undefined where nothing was written: in a dry run, and where the file has problems. */
  readonly written: Written | undefined;
  readonly pictures: BroughtLater | undefined;
};

/** Hears how far an import is. */
export type Progress = {
  readonly onRead?: (rows: number) => void;
  /** When all of it was read, before anything is written. */
  readonly onChecked?: (checked: CheckedFile) => void;
  readonly onWritten?: (rows: number, of: number) => void;
  readonly onAllWritten?: (written: Written) => void;
  readonly onPictures?: (rows: number) => void;
};

/**
 * Imports a file: reads all of it, and writes it where nothing in it is wrong. The command does no more than this, and neither would a page.
 *
 * @throws {FileError} when it cannot be read at all.
 * @throws {BusyError} when another import is being written.
 * @throws {StoppedError} when it was ended.
 */
export async function importCatalogFile(
  { database, settings, now }: CatalogShop,
  { from, name, kind, mapping = {}, isDryRun = false, pictures = {}, signal }: Import,
  { onRead = nobody, onChecked, onWritten, onAllWritten, onPictures = nobody }: Progress = {},
): Promise<Imported> {
  const wanted = KINDS.get(kind);
  if (wanted === undefined) throw new FileError(`“${kind}” is none of ${[...KINDS.keys()].join(', ')}.`);
  const called = name ?? (typeof from === 'string' ? basename(from) : '');
  requireFormat(called);
  const held = await holdFile(from, called);
  try {
    const whence = { ...pictures, trustedHosts: settings.pictureHosts };
    const supply = await openPictureSupply(whence);
    const documents = await openDocumentSupply(whence);
    try {
      const file = chosenFile(await openTableFile(held.path, mapping), mapping);
      const checked = await wanted.check(
        database,
        file,
        { mapping, today: now().toISOString().slice(0, 10), pictures: supply, documents },
        onRead,
      );
      onChecked?.(checked);
      const { writing } = checked;
      if (signal?.aborted === true) throw new StoppedError('Stopped: nothing was changed.');
      if (writing === undefined || isDryRun) return { checked, written: undefined, pictures: undefined };
      const all = checked.rows - checked.repeated;
      const written = await writeFile(database, writing, ({ rows }) => onWritten?.(rows, all), signal);
      onAllWritten?.(written);
      return { checked, written, pictures: await bringLater(database, writing, onPictures, signal) };
    } finally {
      await supply.close();
      await documents.close();
    }
  } finally {
    await held.release();
  }
}

const nobody = () => undefined;
