import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { statement, type Db } from '../db/database.ts';
import type { Audience } from './audience.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from './seen-items.ts';

/** What a tile shows of an item beside the facts that are the same for everybody. */
export type SeenItem = {
  /** The contract price, else the site price; undefined: none is known. */
  readonly unitPriceCents: number | undefined;
  /** Less than that, and only for who pays it. */
  readonly memberPriceCents: number | undefined;
  readonly isOnContract: boolean;
  /** The account's own number of it. */
  readonly customerSku: string | undefined;
  /** Units that can be shipped. */
  readonly available: number;
};

type Row = {
  item_id: string;
  unit_cents: number | null;
  member_cents: number | null;
  is_on_contract: boolean;
  customer_sku: string | null;
  available: number;
};

/** $1 items; then the audience */
const seen = forEachKind((kind) =>
  statement<Row>(
    `seen_by_${kind}`,
    `
  select i.item_id, i.unit_cents, i.member_cents, i.is_on_contract, i.customer_sku, coalesce(s.available, 0) as available
  from ${seenItems(kind, 2)} i left join stock s on s.item_id = i.item_id and s.location_id = '${FULFILMENT_CENTRE}' where i.item_id = any($1::text[])`,
  ),
);

/** Those of the items that the audience may see. */
export async function findSeen(db: Db, audience: Audience, itemIds: readonly string[]): Promise<Map<string, SeenItem>> {
  const rows = await seen[kindOf(audience)](db, [itemIds, ...valuesOf(audience)]);
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        unitPriceCents: row.unit_cents ?? undefined,
        memberPriceCents: row.member_cents ?? undefined,
        isOnContract: row.is_on_contract,
        customerSku: row.customer_sku ?? undefined,
        available: row.available,
      },
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
