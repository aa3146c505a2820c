import { statement, type Db } from '../db/database.ts';

/** $1 how many, $2 from which on */
const findItems = statement<{ item_id: string }>(
  'sitemap_items',
  `
  select item_id from items where is_published and not is_wholesale and item_id > $2 order by item_id limit $1`,
);
/** $1 how many stand in one sitemap */
const findFirsts = statement<{ item_id: string }>(
  'sitemap_firsts',
  `
  select item_id from (select item_id, row_number() over (order by item_id) as place from items where is_published and not is_wholesale) i
  where place % $1 = 0 order by place`,
);

/** So many of the items that everybody may see, by their numbers, behind one of them. */
export async function itemsAfter(db: Db, itemId: string, most: number): Promise<string[]> {
  return (await findItems(db, [most, itemId])).map((row) => row.item_id);
}

/** Each time so many have gone by, the number of the last: behind it a sitemap begins. The first begins behind nothing. */
export async function lastOfEach(db: Db, most: number): Promise<string[]> {
  return (await findFirsts(db, [most])).map((row) => row.item_id);
}
