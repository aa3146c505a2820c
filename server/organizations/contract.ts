import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import {
  MOST_CONTRACT_PRICES,
  type getContract as contractCall,
  type listContractPrices as pricesCall,
} from '#contracts/organization/contract.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { endsSoon, endsSoonText } from '#domain/accounts/contract-days.ts';
import { PRICES_HIDDEN_TEXT } from '#domain/accounts/hidden-prices.ts';
import { toDollars } from '#domain/shared/money.ts';
import { statement } from '../db/database.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { salesRepOf } from '../quotes/index.ts';
import type { Shop } from '../shop.ts';
import { organizationBuyerOf, seesPrices, type Looking, type OrganizationBuyer } from '../shoppers/index.ts';

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

const OF_CONTRACT =
  'contract_prices p join items i using (item_id) where p.account_number = $1 and i.is_published and ($3::boolean or not i.is_wholesale)';
const SEEN = `${OF_CONTRACT} and ($2 = '' or i.name ilike $2 or i.brand ilike $2 or p.item_id ilike $2 or p.customer_sku ilike $2)`;
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

/** By item number. $1 account, $2 behind which item, $3 whether wholesalers' items are seen, $4 how many */
const findPrices = statement<LineRow & { brand: string; valid_from: string | null }>(
  'contract_prices_of_account',
  `select p.item_id, i.name, i.brand, p.customer_sku, p.price_cents, i.price_cents as site_cents, p.price_list, ${DAY('p.valid_from')} as valid_from, ${DAY('p.valid_until')} as valid_until
   from ${OF_CONTRACT} and p.item_id > $2 order by p.item_id limit $4`,
);

/** Who may read what an organization has agreed. Nobody who may not see prices sees these. */
function readerOf(looking: Pick<Looking, 'shopper'>): Reply<OrganizationBuyer> {
  const member = organizationBuyerOf(looking);
  return member.ok && !seesPrices(member.body) ? refuse('FORBIDDEN', { message: PRICES_HIDDEN_TEXT }) : member;
}

/** All prices of a contract, part by part: a contract may have 50,000, and no part waits behind the ones before it. */
export async function listContractPrices(
  shop: Shop,
  { shopper }: Looking,
  { query: { after } }: Input<typeof pricesCall>,
): Promise<Reply<z.input<(typeof pricesCall)['answer']>>> {
  const reader = readerOf({ shopper });
  if (!reader.ok) return reader;
  const { userId, account } = reader.body;
  const seats = await reserve(shop, [{ kind: 'CONTRACT_PRICES', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const rows = await shop.catalog.inTurn((db) =>
    findPrices(db, [account.number, after, shopper.abilities.maySeeWholesale, MOST_CONTRACT_PRICES]),
  );
  return answer({
    prices: rows.map((row) => ({
      itemId: row.item_id,
      title: row.name,
      brand: row.brand,
      customerSku: row.customer_sku,
      price: toDollars(row.price_cents),
      sitePrice: row.site_cents === null ? null : toDollars(row.site_cents),
      list: row.price_list,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
    })),
    isLast: rows.length < MOST_CONTRACT_PRICES,
  });
}

/** What an organization has agreed: its price lists, and what is on them. */
export async function getContract(
  shop: Shop,
  { shopper }: Looking,
  { query: { q, sort, page, size } }: Input<typeof contractCall>,
): Promise<Reply<Contract>> {
  const reader = readerOf({ shopper });
  if (!reader.ok) return reader;
  const { account } = reader.body;
  const accountNumber = account.number;
  const { abilities } = shopper;
  const words = q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const which = [accountNumber, words === '' ? '' : `%${words}%`, abilities.maySeeWholesale] as const;
  const today = shopDay(shop.now());
  const [lists, [counted], lines] = await shop.catalog.inTurn((db) =>
    Promise.all([findLists(db, [accountNumber]), countLines(db, [...which]), findLines[sort](db, [...which, size, (page - 1) * size])]),
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
