import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/catalog/pictures/picture-files.ts';
import { statement } from '../../db/database.ts';
import { RecentlyUsed } from '../../db/recently-used.ts';
import type { Shop } from '../../shop.ts';

const findFile = statement<{ bytes: Buffer }>(
  'own_picture_file',
  'select bytes from own_picture_files where picture_id = $1 and width = $2 and format = $3',
);

/** So many files of up to so many bytes are kept in memory: what tiles show, 20 MB at most. */
const MOST_KEPT = 400;
const MOST_KEPT_BYTES = 50_000;

const FILE = new RegExp(`^([\\da-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** A file of a picture that came with a file of the catalogue. */
export type PictureFile = { readonly type: string; readonly bytes: Buffer };

/** Finds files of such pictures by their names, `<id>-400.webp`: undefined where there is none. Those that were asked for last stay in memory. */
export function ownPictureFiles({ catalog }: Pick<Shop, 'catalog'>): (name: string) => Promise<PictureFile | undefined> {
  const kept = new RecentlyUsed<string, PictureFile>(MOST_KEPT);
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const [, id, width, format] = FILE.exec(name) ?? [];
    if (id === undefined) return undefined;
    const [row] = await catalog.inTurn((db) => findFile(db, [id, Number(width), format]));
    if (row === undefined) return undefined;
    const file = { type: `image/${format}`, bytes: row.bytes };
    if (row.bytes.length <= MOST_KEPT_BYTES) kept.set(name, file);
    return file;
  };
}
