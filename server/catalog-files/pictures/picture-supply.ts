import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { ownPicture, ownPictureName } from '#domain/catalog/pictures/own-picture.ts';
import { pictureSource } from '#domain/catalog-files/picture-source.ts';
import { isPhotograph } from '../../catalog/index.ts';
import type { Db } from '../../db/database.ts';
import { makeFetcher, type FetchedFile } from '../../gateways/fetch-file.ts';
import { encodePicture, pictureId } from './encode-picture.ts';
import { openPictureFolder, type PictureFolder } from './picture-folder.ts';
import { addPicture, findAddresses, findPictures, keepAddress } from './pictures.repository.ts';

/** A picture that could not be had, and why, as its owner is told. */
export type NotHad = { readonly problem: string };

/** From where an import has the pictures that its file names. */
export type PictureSupply = {
  /** Whether there is a folder for those that are no address. */
  readonly hasFolder: boolean;
  /** What an item calls the pictures of these sources, as far as the shop has them already. */
  readonly known: (db: Db, sources: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  /** Has a picture and keeps it. */
  readonly obtain: (db: Db, source: string) => Promise<string | NotHad>;
  readonly close: () => Promise<void>;
};

export type PictureOptions = {
  /** A folder or a .zip file. */
  readonly folder?: string | undefined;
  /** Whether addresses are asked again whether what they lead to is still the same. */
  readonly refresh?: boolean | undefined;
  readonly trustedHosts?: readonly string[] | undefined;
};

/** The most bytes of one picture. */
const MOST_BYTES = 20_000_000;
/** So many are waited for at once. */
const FETCHED_AT_ONCE = 6;
/** After so many of its pictures in a row a server that does not answer is asked for no other. */
const GIVEN_UP_AFTER = 4;

/** @throws {FileError} when there is a folder and it cannot be opened. */
export async function openPictureSupply({ folder, refresh = false, trustedHosts }: PictureOptions): Promise<PictureSupply> {
  const beside = folder === undefined ? undefined : await openPictureFolder(folder, MOST_BYTES);
  const fetcher = makeFetcher({ mostBytes: MOST_BYTES, trustedHosts });
  const few = pLimit(FETCHED_AT_ONCE);
  // Encoding takes all of a processor; pages need one, too.
  const encoding = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));
  const asked = new Map<string, Promise<string | NotHad>>();
  const unreached = new Map<string, number>();

  const keep = async (db: Db, bytes: Buffer): Promise<{ readonly id: string; readonly name: string } | NotHad> => {
    const id = pictureId(bytes);
    const [there] = await findPictures(db, [[id]]);
    if (there !== undefined) return { id, name: ownPictureName(id, there.color) };
    const encoded = await encoding(() => encodePicture(bytes));
    if ('problem' in encoded) return encoded;
    const { color, files } = encoded;
    await addPicture(db, [id, color, files.map(({ width }) => width), files.map(({ format }) => format), files.map((file) => file.bytes)]);
    return { id, name: ownPictureName(id, color) };
  };

  const fromAddress = async (db: Db, address: string): Promise<string | NotHad> => {
    const [known] = await findAddresses(db, [[address]]);
    if (known !== undefined && !refresh) return ownPictureName(known.picture_id, known.color);
    if (!URL.canParse(address)) return { problem: 'is no address' };
    const { host } = new URL(address);
    if ((unreached.get(host) ?? 0) >= GIVEN_UP_AFTER) return { problem: 'is of a server that did not answer before' };
    const knownFile = known === undefined ? undefined : { etag: known.etag ?? undefined, lastModified: known.last_modified ?? undefined };
    const found = await fetcher.fetch(address, knownFile);
    unreached.set(host, found !== undefined && 'problem' in found && found.isUnreached ? (unreached.get(host) ?? 0) + 1 : 0);
    if (found === undefined) return known === undefined ? { problem: 'is gone' } : ownPictureName(known.picture_id, known.color);
    return 'problem' in found ? found : keepFetched(db, address, found);
  };
  const keepFetched = async (db: Db, address: string, { bytes, etag, lastModified }: FetchedFile): Promise<string | NotHad> => {
    const kept = await keep(db, bytes);
    if ('problem' in kept) return kept;
    await keepAddress(db, [address, kept.id, etag ?? null, lastModified ?? null]);
    return kept.name;
  };

  return {
    hasFolder: beside !== undefined,
    async known(db, sources) {
      const parts = [...new Set(sources)].map((text) => ({ text, source: pictureSource(text) }));
      const addresses = refresh ? [] : parts.flatMap(({ source }) => ('address' in source ? [source.address] : []));
      const ids = parts.flatMap(({ source }) => ('own' in source ? [ownPicture(source.own)?.id ?? ''] : []));
      const found = addresses.length === 0 ? [] : await findAddresses(db, [addresses]);
      const own = new Set(ids.length === 0 ? [] : (await findPictures(db, [ids])).map((row) => row.picture_id));
      return new Map([
        ...parts.flatMap(({ text, source }): [string, string][] =>
          ('own' in source && own.has(ownPicture(source.own)?.id ?? '')) || ('named' in source && isPhotograph(text)) ? [[text, text]] : [],
        ),
        ...found.map((row): [string, string] => [row.address, ownPictureName(row.picture_id, row.color)]),
      ]);
    },
    obtain(db, text) {
      const before = asked.get(text);
      if (before !== undefined) return before;
      const source = pictureSource(text);
      const had = few(async () => {
        if ('address' in source) return fromAddress(db, source.address);
        return 'named' in source ? fromFolder(beside, source.named, (bytes) => keep(db, bytes)) : NO_PICTURE;
      });
      asked.set(text, had);
      return had;
    },
    async close() {
      beside?.close();
      await fetcher.close();
    },
  };
}

const NO_PICTURE: NotHad = { problem: 'is no picture of the shop' };

async function fromFolder(
  folder: PictureFolder | undefined,
  name: string,
  keep: (bytes: Buffer) => Promise<{ readonly name: string } | NotHad>,
): Promise<string | NotHad> {
  const bytes = await folder?.read(name);
  if (bytes === undefined) return { problem: 'is not among the pictures' };
  if (!Buffer.isBuffer(bytes)) return bytes;
  const kept = await keep(bytes);
  return 'problem' in kept ? kept : kept.name;
}
