import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { forEachKind, kindOf, savedInAll, seenItems, valuesOf } from '../seen-items.ts';
import { inTurns } from './listing.repository.ts';

/** $1 how many; then the audience */
const deals = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `home_deals_${kind}`,
    `
  select item_id from ${inTurns(
    'worth desc, item_id',
    `(select distinct on (group_key) item_id, part, worth from (
      select item_id, group_key, department_id as part, ${savedInAll(kind, 'i')} as worth
      from ${seenItems(kind, 2)} i where list_price_cents is not null
        and not (is_stock_counted and exists (select from sold_out o where o.item_id = i.item_id))) d
    where worth > 0
    order by group_key, worth desc, item_id) g`,
  )} f
  order by turn, item_id limit $1`,
  ),
);
/** What keeps an item from being put into the cart as it stands and sent soon. */
const NOT_AT_ONCE: readonly (keyof ItemFacts)[] = [
  'isDiscontinued',
  'isComingSoon',
  'isPreOrder',
  'backOrderDate',
  'isInStoreOnly',
  'isFreeSample',
  'isAddOn',
  'isCustom',
  'childOf',
  'requiredItemIds',
  'isPriceInCart',
  'substitute',
  'classId',
  'membership',
];
/** $1 how many; then the audience: what is sold out invites nobody */
const bestSellers = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `home_best_sellers_${kind}`,
    `
  select item_id from (
    select item_id, popularity, row_number() over (partition by category_id order by popularity desc, item_id) as place
    from (select distinct on (group_key) item_id, popularity, category_id from ${seenItems(kind, 2)} s where unit_cents is not null and not facts ?| array[${NOT_AT_ONCE.map((fact) => `'${fact}'`).join(', ')}]
      and not (is_stock_counted and exists (select from sold_out o where o.item_id = s.item_id))
      order by group_key, popularity desc, item_id) g) i
  where place <= 2 order by popularity desc, item_id limit $1`,
  ),
);

/** What costs this audience less than before: first what those who buy it save the most by in all, a mix of the departments, one of an item group. */
export async function findDeals(db: Db, audience: Audience, most: number): Promise<string[]> {
  return (await deals[kindOf(audience)](db, [most, ...valuesOf(audience)])).map((row) => row.item_id);
}

/** What sells best of what this audience sees and can have soon: at most two of a category, one of an item group. */
export async function findBestSellers(db: Db, audience: Audience, most: number): Promise<string[]> {
  return (await bestSellers[kindOf(audience)](db, [most, ...valuesOf(audience)])).map((row) => row.item_id);
}
