import type { ItemRow } from '#domain/catalog-files/item-columns.ts';
import { pictureSource } from '#domain/catalog-files/picture-source.ts';
import type { Problem } from '#domain/catalog-files/row-reader.ts';
import type { Db } from '../../db/database.ts';
import type { FileProblem, Later, LinedRow } from '../file-kind.ts';
import type { PictureSupply } from '../pictures/picture-supply.ts';
import { setPictures } from '../pictures/pictures.repository.ts';

type Names = ReadonlyMap<string, string>;

/** Pictures of the items of a file. What the shop has is written with the row; what has to be fetched and encoded comes later, so that prices wait for no picture. */
export type ItemPictures = {
  /** What of the pictures that rows name cannot be, and how many have to be had first. */
  readonly check: (db: Db, rows: readonly ItemRow[]) => Promise<(row: ItemRow) => Problem[]>;
  readonly wanted: () => number;
  /** What is written with each row: null where its pictures stay as they are for now. */
  readonly ready: (db: Db, rows: readonly ItemRow[]) => Promise<(row: ItemRow) => readonly string[] | null>;
  readonly later: Later<ItemRow>;
};

export function itemPictures(supply: PictureSupply): ItemPictures {
  const wanted = new Set<string>();
  let lacking = 0;
  const sourcesOf = (rows: readonly ItemRow[]) => rows.flatMap(({ pictures }) => pictures ?? []);
  const isFile = (name: string) => supply.hasFolder && 'named' in pictureSource(name);
  return {
    async check(db, rows) {
      const known = await supply.known(db, sourcesOf(rows));
      return ({ pictures }) =>
        (pictures ?? []).flatMap((text) => {
          if (known.has(text)) return [];
          const isToBeHad = 'address' in pictureSource(text) || isFile(text);
          if (isToBeHad) wanted.add(text);
          return isToBeHad
            ? []
            : [{ column: 'pictures', message: `“${text}” is no photograph of the shop, and no folder with pictures is given` }];
        });
    },
    wanted: () => wanted.size,
    async ready(db, rows) {
      const known = await supply.known(db, sourcesOf(rows));
      return ({ pictures }) => {
        const names = (pictures ?? []).map((text) => known.get(text));
        const have = names.filter((name) => name !== undefined);
        if (have.length === names.length) return have;
        lacking += 1;
        return null;
      };
    },
    later: {
      lacking: () => lacking,
      isWanted: ({ pictures }) => (pictures ?? []).some((text) => wanted.has(text)),
      async bring(db, rows) {
        const problems: FileProblem[] = [];
        const known = await supply.known(db, sourcesOf(rows.map(({ row }) => row)));
        const items = await Promise.all(
          rows.map(async (row) => ({ item_id: row.row.item_id, pictures: await had(db, row, known, problems) })),
        );
        // One of which nothing could be had keeps what it has.
        const changed = await setPictures(db, [JSON.stringify(items.filter(({ pictures }) => pictures.length > 0))]);
        return { changed, problems: problems.toSorted((one, other) => one.line - other.line) };
      },
    },
  };

  async function had(db: Db, { line, row }: LinedRow<ItemRow>, known: Names, problems: FileProblem[]): Promise<string[]> {
    const names: string[] = [];
    const all = (row.pictures ?? []).map(async (text) => ({ text, name: known.get(text) ?? (await supply.obtain(db, text)) }));
    for (const { text, name } of await Promise.all(all))
      if (typeof name === 'string') names.push(name);
      else problems.push({ line, column: 'pictures', message: `“${text}” ${name.problem}` });
    return names;
  }
}
