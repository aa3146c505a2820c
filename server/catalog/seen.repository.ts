import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { MOST_VARIANTS, type Options } from '#domain/catalog/variants/options.ts';
import { NO_VOLUME_PRICES, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { statement, type Db } from '../db/database.ts';
import type { Audience } from './audience.ts';
import { forEachKind, kindOf, payableCents, seenItems, valuesOf } from './seen-items.ts';

/** What a tile shows of an item beside the facts that are the same for everybody. */
export type SeenItem = {
  /** The contract price, else the site price; undefined: none is known. */
  readonly unitPriceCents: number | undefined;
  /** Less than that, and only for who pays it. */
  readonly memberPriceCents: number | undefined;
  readonly isOnContract: boolean;
  /** What the account has agreed by quantity, beside what everybody pays. */
  readonly ownVolumePrices: VolumePrices;
  /** The account's own number of it. */
  readonly customerSku: string | undefined;
  /** The last day of the contract's price, as yyyy-mm-dd; undefined: it has none. */
  readonly contractUntil: string | undefined;
  /** Units that can be shipped. */
  readonly available: number;
  /** Names its group among all; undefined: it stands alone. */
  readonly groupId: string | undefined;
  /** What tells it from the others of its group. */
  readonly options: Options;
  /** Those of its group that the audience may see, itself among them, what sells best first. Nothing of what stands alone. */
  readonly variants: readonly SeenVariant[];
};

/** One of a group, with what a tile says of it. */
export type SeenVariant = {
  readonly itemId: string;
  readonly options: Options;
  readonly isOutOfStock: boolean;
  /** What the audience pays for one; undefined: no price is known, or only the cart says it. */
  readonly shownCents: number | undefined;
};

/** What is asked of items by themselves. */
type Alone = Omit<SeenItem, 'variants'>;

type Row = {
  item_id: string;
  unit_cents: number | null;
  member_cents: number | null;
  is_on_contract: boolean;
  customer_sku: string | null;
  contract_until: string | null;
  own_volume_prices: VolumePrices | null;
  available: number;
  group_id: string | null;
  options: Options;
};

/** $1 items; then the audience */
const seen = forEachKind((kind) =>
  statement<Row>(
    `seen_by_${kind}`,
    `
  select i.item_id, i.unit_cents, i.member_cents, i.is_on_contract, i.customer_sku, to_char(i.contract_until, 'YYYY-MM-DD') as contract_until, i.own_volume_prices, coalesce(s.available, 0) as available,
    case when i.item_group is not null then to_hex(i.group_key) end as group_id, i.options
  from ${seenItems(kind, 2)} i left join stock s on s.item_id = i.item_id and s.location_id = '${FULFILMENT_CENTRE}' where i.item_id = any($1::text[])`,
  ),
);

/** Those of the items that the audience may see, without the others of their groups. */
export async function findSeen(db: Db, audience: Audience, itemIds: readonly string[]): Promise<Map<string, Alone>> {
  const rows = await seen[kindOf(audience)](db, [itemIds, ...valuesOf(audience)]);
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        unitPriceCents: row.unit_cents ?? undefined,
        memberPriceCents: row.member_cents ?? undefined,
        isOnContract: row.is_on_contract,
        customerSku: row.customer_sku ?? undefined,
        contractUntil: row.contract_until ?? undefined,
        ownVolumePrices: row.own_volume_prices ?? NO_VOLUME_PRICES,
        available: row.available,
        groupId: row.group_id ?? undefined,
        options: row.options,
      },
    ]),
  );
}

type VariantRow = [itemId: string, options: Options, shownCents: number | null, isOutOfStock: boolean];

/** $1 keys of groups; then the audience: of each what sells best, from an index in that order */
const variants = forEachKind((kind) =>
  statement<{ key: string; variants: VariantRow[] | null }>(
    `seen_variants_${kind}`,
    `
  select w.key::text as key, (
    select json_agg(json_build_array(v.item_id, v.options, v.cents, v.is_stock_counted and exists (select from sold_out o where o.item_id = v.item_id))
        order by v.popularity desc, v.item_id) from (
      select g.item_id, g.options, g.popularity, g.is_stock_counted, case when g.hides_price then null else ${payableCents(kind, 'g')} end as cents
      from ${seenItems(kind, 2)} g where g.item_group is not null and g.group_key = w.key order by g.popularity desc, g.item_id limit ${MOST_VARIANTS}) v) as variants
  from unnest($1::bigint[]) w(key)`,
  ),
);

/** Of each of some groups, by their keys, those that the audience may see: what sells best first, and no more than are offered. */
export async function findVariants(db: Db, audience: Audience, groupKeys: readonly string[]): Promise<Map<string, readonly SeenVariant[]>> {
  const rows = await variants[kindOf(audience)](db, [groupKeys, ...valuesOf(audience)]);
  return new Map(
    rows.map((row) => [
      row.key,
      (row.variants ?? []).map(([itemId, options, cents, isOutOfStock]) => ({
        itemId,
        options,
        isOutOfStock,
        shownCents: cents ?? undefined,
      })),
    ]),
  );
}

/** What an audience may see; then the number of tiles of every category and department: of an item group there is one. */
const counts = forEachKind((kind) =>
  statement<{ id: string; n: number }>(
    `seen_counts_${kind}`,
    `select coalesce(category_id, department_id) as id, count(*)::int as n
    from (select distinct category_id, department_id, group_key from ${seenItems(kind, 1)} i) g group by grouping sets ((category_id), (department_id))`,
  ),
);

/** How many tiles each category and department shows to an audience. */
export async function countSeen(db: Db, audience: Audience): Promise<Map<string, number>> {
  return new Map((await counts[kindOf(audience)](db, valuesOf(audience))).map((row) => [row.id, row.n]));
}
