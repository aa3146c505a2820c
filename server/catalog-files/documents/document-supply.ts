import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { MOST_DOCUMENT_BYTES } from '#domain/catalog/documents/documents.ts';
import { wrongOfPdf } from '#domain/catalog/documents/pdf-check.ts';
import type { Db } from '../../db/database.ts';
import { makeFetcher } from '../../gateways/fetch-file.ts';
import { openPictureFolder } from '../pictures/picture-folder.ts';
import type { NotHad, PictureOptions } from '../pictures/picture-supply.ts';
import { addDocument } from './documents.repository.ts';

/** From where an import has the documents that its file names: the same folder, and the same guards, as pictures. */
export type DocumentSupply = {
  readonly hasFolder: boolean;
  /** Whether what is known of an address is asked for again. */
  readonly isAskedAgain: boolean;
  /** Has a document and keeps it: its id, or why it could not be had. */
  readonly obtain: (db: Db, source: string) => Promise<string | NotHad>;
  readonly close: () => Promise<void>;
};

/** So many are waited for at once. */
const FETCHED_AT_ONCE = 4;

/** @throws {FileError} when there is a folder and it cannot be opened. */
export async function openDocumentSupply({ folder, refresh = false, trustedHosts }: PictureOptions): Promise<DocumentSupply> {
  const beside = folder === undefined ? undefined : await openPictureFolder(folder, MOST_DOCUMENT_BYTES);
  const fetcher = makeFetcher({ mostBytes: MOST_DOCUMENT_BYTES, trustedHosts });
  const few = pLimit(FETCHED_AT_ONCE);
  const asked = new Map<string, Promise<string | NotHad>>();

  const read = async (source: string): Promise<Buffer | NotHad> => {
    if (!isAddress(source)) return (await beside?.read(source)) ?? { problem: 'is not among the files' };
    const found = await fetcher.fetch(source);
    if (found === undefined) return { problem: 'is gone' };
    return 'problem' in found ? found : found.bytes;
  };
  const keep = async (db: Db, source: string): Promise<string | NotHad> => {
    const bytes = await read(source);
    if (!Buffer.isBuffer(bytes)) return bytes;
    const problem = wrongOfPdf(bytes.toString('latin1'));
    if (problem !== undefined) return { problem };
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await addDocument(db, [id, bytes]);
    return id;
  };

  return {
    hasFolder: beside !== undefined,
    isAskedAgain: refresh,
    obtain(db, source) {
      const had = asked.get(source) ?? few(() => keep(db, source));
      asked.set(source, had);
      return had;
    },
    async close() {
      beside?.close();
      await fetcher.close();
    },
  };
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);
