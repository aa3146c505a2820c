import type pg from 'pg';
import { FIRST_GENERATED_ITEM } from '../catalog/plan.ts';
import { specimens } from '../specimens/specimens.ts';
import { FULFILMENT_CENTRE, stores } from '../stores/stores.ts';
import type { Row } from '../../copy.ts';

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
const THINGS = `(select item_id, popularity, item_id::bigint as n from items where item_id::bigint >= $1 and item_id::bigint < $2 and not facts ? 'productType') things`;

/** Items whose stock is made by one statement: about a quarter of a million rows. */
const ITEMS_AT_A_TIME = 5000;

/** A number from 0 to 9,999 that belongs to an item (by its number) at a place (by its number) for ever: two steps of a Lehmer generator. */
const dice = (place: string): string => `((n * 48271 + ${place}::bigint * 69621) % 2147483647 * 16807 % 2147483647 / 7 % 10000)::int`;

/** At the fulfilment centre lie some weeks of sales; nothing of 3 in 100 items and very little of 4. */
const IN_CENTRE = `insert into stock (item_id, location_id, initial, available)
  select item_id, '${FULFILMENT_CENTRE}', pieces, pieces from (
    select item_id, case when roll < 300 then 0 when roll < 700 then 1 + roll % 9 else 40 + popularity / 3 + roll % 400 end as pieces
      from (select item_id, popularity, ${dice('7')} as roll from ${THINGS}) rolled
  ) counted`;

/** In every store lie a few pieces; nothing of 18 in 100 items. */
const IN_STORES = `insert into stock (item_id, location_id, initial, available)
  select item_id, store_number, pieces, pieces from (
    select item_id, store_number, case when roll < 1800 then 0 when roll < 3000 then 1 + roll % 5 else 6 + roll % 55 end as pieces
      from (select item_id, store_number, ${dice('store_number')} as roll from ${THINGS} cross join stores order by n, store_number) rolled
  ) counted`;

/**
 * Makes the stock of the generated items inside PostgreSQL.
 * @param onRows told after each statement how many rows it made
 * @returns how many rows that were
 */
export async function makeGeneratedStock(client: pg.PoolClient, catalogSize: number, onRows: (count: number) => void): Promise<number> {
  let made = 0;
  for (let first = 0; first < catalogSize; first += ITEMS_AT_A_TIME) {
    const range = [FIRST_GENERATED_ITEM + first, FIRST_GENERATED_ITEM + Math.min(catalogSize, first + ITEMS_AT_A_TIME)];
    for (const statement of [IN_CENTRE, IN_STORES]) {
      const { rowCount } = await client.query(statement, range);
      made += rowCount ?? 0;
      onRows(rowCount ?? 0);
    }
  }
  return made;
}
