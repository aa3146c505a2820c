import type { Audience } from './audience.ts';

/**
 * How much of the catalogue's rules an audience needs. Each kind has statements of its own: a plan serves every audience of its
 * kind, and most visitors need neither member prices nor a contract.
 */
export type AudienceKind = 'public' | 'members' | 'account';

export function kindOf(audience: Audience): AudienceKind {
  if (audience.accountNumber !== undefined) return 'account';
  return audience.paysMemberPrices ? 'members' : 'public';
}

const COLUMNS = `i.item_id, i.name, i.brand, i.department_id, i.category_id, i.kind_id, i.facts, i.list_price_cents, i.rating_sum, i.rating_count,
    i.popularity, i.released_on, i.search, i.attribute_ids, i.sample, i.likely_rating, i.is_stock_counted, i.is_late, i.hides_price, i.item_group, i.group_key, i.options`;

/** What members pay where that is less than the site price; it does not go on top of what a contract says. */
const MEMBER_CENTS = 'case when i.member_price_cents < i.price_cents then i.member_price_cents end';

/**
 * The items that an audience may see, with what a unit costs it: `unit_cents` (of the contract, else of the site; null: no price
 * is known), `member_cents` (null unless the audience pays it), `is_on_contract` and `customer_sku` (the account's own number of it, or null), and `contract_until` (the last day of that price, or null). This is the one place where they are decided;
 * everything that lists, counts, sorts or shows items reads from it, or asks it of what it has found (landing pages, alternatives); what is the same for
 * everybody is `isForAll`.
 *
 * @param from number of the first of the parameters that `valuesOf` gives.
 * @param source what the items are read from, in SQL: all of them, or those of some, in some order.
 * @returns a table expression, to be given an alias.
 */
export function seenItems(kind: AudienceKind, from: number, source = 'items'): string {
  const mayBeSeen = `i.is_published and ($${from}::boolean or not i.is_wholesale)`;
  if (kind !== 'account') {
    const memberCents = kind === 'members' ? MEMBER_CENTS : 'null::int';
    return `(select ${COLUMNS}, i.price_cents as unit_cents, ${memberCents} as member_cents, false as is_on_contract, null::text as customer_sku, null::date as contract_until, null::jsonb as own_volume_prices
    from ${source} i where ${mayBeSeen})`;
  }
  const [account, hidesBlocked, paysMemberPrices] = [`$${from + 1}::text`, `$${from + 2}::boolean`, `$${from + 3}::boolean`];
  const isBlocked = (column: string, blocked: string) =>
    `i.${column} in (select ${blocked} from account_policies where account_number = ${account} and ${blocked} is not null)`;
  return `(select ${COLUMNS}, coalesce(p.price_cents, i.price_cents) as unit_cents, p.item_id is not null as is_on_contract, p.customer_sku, p.valid_until as contract_until, p.volume_prices as own_volume_prices,
      case when p.item_id is null and ${paysMemberPrices} then ${MEMBER_CENTS} end as member_cents
    from ${source} i left join contract_prices p on p.account_number = ${account} and p.item_id = i.item_id
    where ${mayBeSeen} and not (${hidesBlocked} and (${isBlocked('item_id', 'blocked_item_id')} or ${isBlocked('category_id', 'blocked_category_id')}
      or ${isBlocked('department_id', 'blocked_category_id')} or ${isBlocked('brand', 'blocked_brand')})))`;
}

/** What one unit costs in the end: what is sorted by. */
export function payableCents(kind: AudienceKind, items: string): string {
  return kind === 'public' ? `${items}.unit_cents` : `coalesce(${items}.member_cents, ${items}.unit_cents)`;
}

/** How much of what it cost before is saved, where a tile says so: nothing is told of a price that only the cart says. NULL: nothing is. */
export function savedShare(kind: AudienceKind, items: string): string {
  return `case when not ${items}.hides_price and not ${items}.is_on_contract
        then (${items}.list_price_cents - ${payableCents(kind, items)})::float8 / ${items}.list_price_cents end`;
}

/** How many cents less than before it costs, where a tile says so. NULL: it costs no less, or that is not told. */
export function savedCents(kind: AudienceKind, items: string): string {
  return `case when not ${items}.hides_price and not ${items}.is_on_contract then ${items}.list_price_cents - ${payableCents(kind, items)} end`;
}

/** What all who buy it save together, in cents: what a deal is worth. NULL: it costs no less, or that is not told. */
export function savedInAll(kind: AudienceKind, items: string): string {
  return `${savedCents(kind, items)} * ${items}.popularity::float8`;
}

/** In SQL, whether everybody may see an item. */
export function isForAll(item: string): string {
  return `${item}.is_published and not ${item}.is_wholesale`;
}

/** The values of the parameters that `seenItems` has for this audience. */
export function valuesOf(audience: Audience): unknown[] {
  const { accountNumber, hidesBlocked, paysMemberPrices, seesWholesale } = audience;
  return kindOf(audience) === 'account' ? [seesWholesale, accountNumber, hidesBlocked, paysMemberPrices] : [seesWholesale];
}

/** One thing for each kind of audience. */
export function forEachKind<T>(make: (kind: AudienceKind) => T): Record<AudienceKind, T> {
  return { public: make('public'), members: make('members'), account: make('account') };
}
