import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { statement } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Jobs } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';

/**
 * Prices whose first day has come take the place of those before, and those whose last day is over go; of several that began meanwhile the one that began last holds. What an account
 * calls an item stays, where the new price does not say it. $1 today
 */
const turnDay = statement<{ changed: number }>(
  'contract_days_turn',
  `
  with begun as (delete from coming_contract_prices where valid_from <= $1::date returning *),
    latest as materialized (select distinct on (account_number, item_id) * from begun where coalesce(valid_until >= $1::date, true) order by account_number, item_id, valid_from desc),
    over as (delete from contract_prices c where c.valid_until < $1::date
      and not exists (select from latest l where l.account_number = c.account_number and l.item_id = c.item_id) returning 1),
    placed as (insert into contract_prices as c (account_number, item_id, price_cents, customer_sku, price_list, valid_from, valid_until)
      select account_number, item_id, price_cents, customer_sku, price_list, valid_from, valid_until from latest
      on conflict (account_number, item_id) do update set price_cents = excluded.price_cents, customer_sku = coalesce(excluded.customer_sku, c.customer_sku),
        price_list = excluded.price_list, valid_from = excluded.valid_from, valid_until = excluded.valid_until, volume_prices = '[]' returning 1)
  select ((select count(*) from begun) + (select count(*) from over) + (select count(*) from placed))::int as changed`,
);

/** Has contracts be as they are on this day, on every node. */
export async function turnContractDays(shop: Pick<Shop, 'database' | 'now' | 'catalog'>): Promise<void> {
  const hasChanged = await transaction(shop.database, async (tx) => {
    const [turned] = await turnDay(tx, [shopDay(shop.now())]);
    if ((turned?.changed ?? 0) === 0) return false;
    await tellOfCatalogChange(tx, []);
    return true;
  });
  if (hasChanged) shop.catalog.forget();
}

export const organizationJobs: Jobs = { 'contract days': { everyMs: 30_000, run: turnContractDays } };
