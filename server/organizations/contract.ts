import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { getContract as contractCall } from '#contracts/organization/contract.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { endsSoon, endsSoonText } from '#domain/accounts/contract-days.ts';
import { PRICES_HIDDEN_TEXT } from '#domain/accounts/hidden-prices.ts';
import { toDollars } from '#domain/shared/money.ts';
import { statement } from '../db/database.ts';
import { salesRepOf } from '../quotes/index.ts';
import type { Shop } from '../shop.ts';
import { seesPrices, type Looking } from '../shoppers/index.ts';

type Contract = z.input<(typeof contractCall)['answer']>;
type Sort = Input<typeof contractCall>['query']['sort'];

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
/** $1 account. What holds now, then what comes, in the order of their days. */
const findLists = statement<{ name: string; valid_from: string | null; valid_until: string | null; items: number; is_coming: boolean }>(
  'contract_lists',
  `
  select name, ${DAY('valid_from')} as valid_from, ${DAY('valid_until')} as valid_until, items, is_coming from (
    select price_list as name, valid_from, valid_until, count(*)::int as items, false as is_coming from contract_prices where account_number = $1 group by 1, 2, 3
    union all
    select price_list, valid_from, valid_until, count(*)::int, true from coming_contract_prices where account_number = $1 group by 1, 2, 3) l
  order by is_coming, valid_until nulls last, name, valid_from limit 100`,
);

const SEEN = `contract_prices p join items i using (item_id)
  where p.account_number = $1 and i.is_published and ($3::boolean or not i.is_wholesale) and ($2 = '' or i.name ilike $2 or i.brand ilike $2 or p.item_id ilike $2 or p.customer_sku ilike $2)`;
const SORTED: Readonly<Record<Sort, string>> = {
  SAVING: 'i.price_cents - p.price_cents desc nulls last, i.name, i.item_id',
  NAME: 'i.name, i.item_id',
  ENDS: 'p.valid_until nulls last, i.name, i.item_id',
};
/** $1 account, $2 what it is looked for by, as a `like`, $3 whether wholesalers' items are seen */
const countLines = statement<{ n: number }>('contract_lines_count', `select count(*)::int as n from ${SEEN}`);
type LineRow = {
  item_id: string;
  name: string;
  customer_sku: string | null;
  price_cents: number;
  site_cents: number | null;
  price_list: string;
  valid_until: string | null;
};
const line = (sort: Sort) =>
  statement<LineRow>(
    `contract_lines_by_${sort.toLowerCase()}`,
    `select p.item_id, i.name, p.customer_sku, p.price_cents, i.price_cents as site_cents, p.price_list, ${DAY('p.valid_until')} as valid_until
     from ${SEEN} order by ${SORTED[sort]} limit $4 offset $5`,
  );
/** And $4 how many, $5 behind how many */
const findLines = { SAVING: line('SAVING'), NAME: line('NAME'), ENDS: line('ENDS') } as const;

/** What an organization has agreed: its price lists, and what is on them. Nobody who may not see prices sees these. */
export async function getContract(
  shop: Shop,
  { shopper }: Looking,
  { query: { q, sort, page, size } }: Input<typeof contractCall>,
): Promise<Reply<Contract>> {
  const { tenant, person, account, abilities } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (tenant !== 'SBA' || account === undefined) return refuse('FORBIDDEN');
  if (!seesPrices(person)) return refuse('FORBIDDEN', { message: PRICES_HIDDEN_TEXT });
  const words = q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const which = [account.number, words === '' ? '' : `%${words}%`, abilities.maySeeWholesale] as const;
  const today = shopDay(shop.now());
  const [lists, [counted], lines] = await shop.catalog.inTurn((db) =>
    Promise.all([findLists(db, [account.number]), countLines(db, [...which]), findLines[sort](db, [...which, size, (page - 1) * size])]),
  );
  return answer({
    lists: lists.map((row) => ({
      name: row.name,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      items: row.items,
      isComing: row.is_coming,
      endsSoon: !row.is_coming && endsSoon(row.valid_until ?? undefined, today),
    })),
    total: counted?.n ?? 0,
    lines: lines.map((row) => viewLine(row, today)),
    salesRep: salesRepOf(account.settings),
  });
}

function viewLine(row: LineRow, today: string): Contract['lines'][number] {
  const { item_id: itemId, name, customer_sku: customerSku, price_cents: cents, site_cents: site, price_list: list } = row;
  return {
    itemId,
    title: name,
    url: `/product_${itemId}`,
    customerSku,
    price: toDollars(cents),
    sitePrice: site !== null && site > cents ? toDollars(site) : null,
    list,
    endsText: endsSoonText(row.valid_until ?? undefined, today) ?? null,
  };
}
