import type pg from 'pg';
import { FIRST_GENERATED_ITEM } from '../catalog/plan.ts';
import { specimens } from '../specimens/specimens.ts';
import { stores } from '../stores/stores.ts';
import type { Row } from './copy.ts';

/** The fulfilment centre that ships everywhere. */
export const FULFILMENT_CENTRE = 'FC1';

export const STOCK_COLUMNS = ['item_id', 'location_id', 'initial', 'available'] as const;

/** Stock of the specimens, at the fulfilment centre and in every store. What needs no stock has no row. */
export function specimenStockRows(): Row[] {
  return specimens.flatMap(({ itemId, stock }) => {
    if (stock === undefined) return [];
    const inStores = stores.map(({ storeNumber }): Row => {
      const count = stock.byStore?.[storeNumber] ?? stock.stores;
      return [itemId, storeNumber, count, count];
    });
    return [[itemId, FULFILMENT_CENTRE, stock.fulfilmentCentre, stock.fulfilmentCentre] satisfies Row, ...inStores];
  });
}

/** Items of which there is stock: things, not downloads. */
const HAS_STOCK = `item_id >= '${FIRST_GENERATED_ITEM}' and not facts ? 'productType'`;

/** A number from 0 to 9,999 that belongs to an item (by its number) at a place (by its number) for ever: two steps of a Lehmer generator. */
const dice = (place: string): string => `((n * 48271 + ${place}::bigint * 69621) % 2147483647 * 16807 % 2147483647 / 7 % 10000)::int`;

/**
 * Makes the stock of the generated items inside PostgreSQL: at the fulfilment centre some weeks of sales (none for 3 in 100,
 * very little for 4), and in every store a few pieces (none for 18 in 100).
 * @returns how many rows that were
 */
export async function makeGeneratedStock(client: pg.PoolClient): Promise<number> {
  const things = `(select item_id, popularity, item_id::bigint as n from items where ${HAS_STOCK}) things`;
  const centre = await client.query(
    `insert into stock (item_id, location_id, initial, available)
     select item_id, $1, pieces, pieces from (
       select item_id, case when roll < 300 then 0 when roll < 700 then 1 + roll % 9 else 40 + popularity / 3 + roll % 400 end as pieces
         from (select item_id, popularity, ${dice('7')} as roll from ${things}) rolled
     ) counted`,
    [FULFILMENT_CENTRE],
  );
  const inStores = await client.query(
    `insert into stock (item_id, location_id, initial, available)
     select item_id, store_number, pieces, pieces from (
       select item_id, store_number, case when roll < 1800 then 0 when roll < 3000 then 1 + roll % 5 else 6 + roll % 55 end as pieces
         from (select item_id, store_number, ${dice('store_number')} as roll from ${things} cross join stores order by item_id, store_number) rolled
     ) counted`,
  );
  return (centre.rowCount ?? 0) + (inStores.rowCount ?? 0);
}
