import { setsAvailable } from '#domain/cart/children/set-parts.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { CatalogItem } from '../catalog-facts.ts';

/** What of items lies at places. $1 items, $2 places */
export const findStock = statement<{ item_id: string; location_id: string; available: number }>(
  'items_at_stores',
  'select item_id, location_id, available from stock where item_id = any($1::text[]) and location_id = any($2::text[])',
);

/** How many of items lie in stores; of a set, how many its parts make. @returns asked for an item and a store's number, how many there are */
export async function stockAtStores(
  shop: Shop,
  items: readonly CatalogItem[],
  storeNumbers: readonly string[],
): Promise<(item: CatalogItem, storeNumber: string) => number> {
  const counted = [...new Set(items.flatMap(({ itemId, facts: { bundle } }) => bundle?.map((part) => part.itemId) ?? [itemId]))];
  const rows = storeNumbers.length === 0 || counted.length === 0 ? [] : await findStock(shop.database, [counted, storeNumbers]);
  const units = new Map(rows.map((row) => [JSON.stringify([row.item_id, row.location_id]), row.available]));
  return ({ itemId, facts: { bundle } }, storeNumber) => {
    const at = (one: string) => units.get(JSON.stringify([one, storeNumber])) ?? 0;
    const place = { deliveryType: 'ISP', storeNumber, sameDayStore: undefined } as const;
    return bundle === undefined ? at(itemId) : setsAvailable(bundle, place, [], at);
  };
}
