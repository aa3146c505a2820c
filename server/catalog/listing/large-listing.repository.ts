import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { kindOf, seenItems, valuesOf, type AudienceKind } from '../seen-items.ts';
import {
  firstOfEach,
  hits,
  IN_SCOPE,
  nameOf,
  nameIfPrepared,
  nameOfScope,
  shapeOf,
  SORTED,
  valuesFor,
  wantedFor,
  type Sample,
  type Shape,
} from './listing.repository.ts';
import type { ListingQuery, Scope, Sort } from './listing-query.ts';

/** As PostgreSQL estimates it. */
const size = statement<{ items: number }>(
  'catalog_size',
  "select greatest(reltuples, 0)::int as items from pg_class where oid = 'items'::regclass",
);

/** About how many items there are. */
export async function readCatalogSize(db: Db): Promise<number> {
  return (await size(db, []))[0]?.items ?? 0;
}

type Estimate = ReturnType<typeof statement<{ n: number }>>;
const estimates = new Map<string, Estimate>();

/** $1 what names the scope, $2 words as a query; then the audience */
function estimateOf(kind: AudienceKind, scope: Scope['kind'], isSearch: boolean, sample: Sample): Estimate {
  const shape: Shape = {
    kind,
    scope,
    isSearch,
    sample,
    sort: 'bestselling',
    hasStore: false,
    hasPrinters: false,
    hasAttributes: false,
    narrowedBy: [],
  };
  const name = `breadth_of_${nameOf(shape)}`;
  const known =
    estimates.get(name) ??
    statement<{ n: number }>(
      nameIfPrepared(name, shape),
      `with hit as materialized (select from ${seenItems(kind, 3)} i ${isSearch ? ", to_tsquery('english', $2) q" : ''}
        where ${IN_SCOPE[scope]} and ${isSearch ? 'i.search @@ q' : '$2::text is not null'} and i.sample >= ${sample})
      select count(*)::int as n from hit`,
    );
  estimates.set(name, known);
  return known;
}

/** About how many items a listing is of before anything is chosen: as many times as a part of all items says. */
export async function estimate(
  db: Db,
  audience: Audience,
  { scope, words }: Pick<ListingQuery, 'scope' | 'words'>,
  sample: Sample,
): Promise<number> {
  const kind = kindOf(audience);
  const [row] = await estimateOf(
    kind,
    scope.kind,
    words !== undefined,
    sample,
  )(db, [nameOfScope(scope), words?.all ?? '', ...valuesOf(audience)]);
  return (row?.n ?? 0) * 4 ** sample;
}

/** $1 what names the scope, $2 words as a query, $3 how many; then the audience: so many at the most */
const countsUpTo = new Map<string, Estimate>();

/** How many items a listing is of before anything is chosen, counted one by one up to a number. */
export async function countUpTo(
  db: Db,
  audience: Audience,
  { scope, words }: Pick<ListingQuery, 'scope' | 'words'>,
  most: number,
): Promise<number> {
  const [kind, isSearch] = [kindOf(audience), words !== undefined];
  const name = `count_up_to_${kind}_${scope.kind}_${isSearch ? 'words' : 'all'}`;
  const known =
    countsUpTo.get(name) ??
    statement<{ n: number }>(
      name,
      `select count(*)::int as n from (select from ${seenItems(kind, 4)} i
        where ${IN_SCOPE[scope.kind]} and ${isSearch ? "i.search @@ (select to_tsquery('english', $2))" : '$2::text is not null'} limit $3) found`,
    );
  countsUpTo.set(name, known);
  const [row] = await known(db, [nameOfScope(scope), words?.all ?? '', most, ...valuesOf(audience)]);
  return row?.n ?? 0;
}

/** An item group of which something is of a kind. */
export type KindGroup = {
  readonly key: string;
  /** In which parts of the items it is; 0: in none. (migration 0081) */
  readonly sample: number;
  readonly items: number;
  /** It is of one brand and one category. (decision 43) */
  readonly brand: string;
  readonly category_id: string;
};

/** $1 kinds */
const groupsOf = statement<KindGroup>(
  'groups_of_kinds',
  `select group_key::text as key, max(sample)::int as sample, count(*)::int as items, min(brand) as brand, min(category_id) as category_id
  from items where is_published and kind_id = any($1::text[]) group by group_key`,
);

/** The item groups of some kinds of things, whoever may see them. */
export function readKindGroups(db: Db, kindIds: readonly string[]): Promise<readonly KindGroup[]> {
  return groupsOf(db, [kindIds]);
}

/** The orders of which there is an index, as it is written of items where that differs, and what of them comes first: what comes later, and what shows no price, is behind all others, and the index does not know it. */
const ORDERED: Partial<Record<Sort, { readonly index?: string; readonly order: string; readonly only?: string }>> = {
  bestselling: { order: 'popularity desc, item_id', only: 'not comes_later' },
  price_asc: { index: 'price_cents, item_id', order: 'unit_cents, item_id', only: 'cents is not null' },
  price_desc: { index: 'price_cents desc nulls last, item_id', order: 'unit_cents desc nulls last, item_id', only: 'cents is not null' },
  rating: { order: 'likely_rating desc, popularity desc, item_id', only: 'not comes_later' },
  newest: { order: 'released_on desc, item_id' },
};

/** So many items are gone through in order at the most: the least of these that is enough. */
export const IN_ORDER = [1_000, 4_000, 16_000] as const;
export type Depth = (typeof IN_ORDER)[number];

/** So many kinds can be gone through at once. */
export const MOST_KINDS = 6;
/** In SQL: all items, and those of each of the kinds that name a scope. */
const OF_ALL = ['is_published'];
const OF_KINDS = Array.from(
  { length: MOST_KINDS + 1 },
  (_, index) => `is_published and coalesce(kind_id, '') = ($1::text[])[${index + 1}]`,
);

/** Whether there is an index that has the items in the order of a listing: prices of members and of contracts are in none. */
export function isInOrder({ sort }: Pick<ListingQuery, 'sort'>, audience: Audience): boolean {
  return sort in ORDERED && (!isByPrice(sort) || kindOf(audience) === 'public');
}

/** Whether there is one that has those of each kind in that order. */
export function isInOrderByKind({ sort }: Pick<ListingQuery, 'sort'>, audience: Audience): boolean {
  return sort === 'bestselling' || (isByPrice(sort) && kindOf(audience) === 'public');
}

const isByPrice = (sort: Sort) => sort === 'price_asc' || sort === 'price_desc';

type PageRow = { item_ids: string[] | null; groups: string[] | null; total: number | null };
type Page = ReturnType<typeof statement<PageRow>>;
const pages = new Map<string, Page>();

function pageOf(name: string, shape: Shape, text: () => string): Page {
  const known = pages.get(name) ?? statement<PageRow>(nameIfPrepared(name, shape), text());
  pages.set(name, known);
  return known;
}

/**
 * Some of the items in an order of which there is an index, to be read until there are enough of them.
 *
 * @param words what must be in them, as a query in SQL: asked first, since it leaves most of them out and all else costs more.
 * @param of which items, in SQL: each of these has an index in that order.
 * @returns what `seenItems` can be read from.
 */
export function inOrderOf(
  order: string,
  { most, words, of = OF_ALL }: { most: number; words: string | undefined; of?: readonly string[] },
): string {
  const each = of.map((which) => `(select * from items where ${which} order by ${order} limit ${most})`).join(' union all ');
  const ordered = `(select * from (${each}) e order by ${order} limit ${most})`;
  return words === undefined ? ordered : `(select * from ${ordered} o where o.search @@ ${words} order by ${order} offset 0)`;
}

/** In SQL, of items that are found those that come first of their groups, in their order; $5 and $6 as in `hits`. */
const firstOfGroups = (found: string, order: string, total: string) =>
  `select array_agg(item_id) as item_ids, array_agg(group_key) as groups, ${total} as total
    from (select item_id, group_key from (${firstOfEach(order, found)}) f order by ${order} limit $5 offset $6) p`;

/** So many items are read at the most for each group that is wanted, by how many are gone through: its others may come before another group. */
const READ_OF_GROUP: Readonly<Record<(typeof IN_ORDER)[number], number>> = { 1_000: 3, 4_000: 12, 16_000: 12 };

/** Goes through the items in their order until the page is full. */
const inOrder = (shape: Shape, most: Depth): Page =>
  pageOf(`in_order_${most}_${nameOf(shape)}`, shape, () => {
    const { order = '', index = order, only = 'true' } = ORDERED[shape.sort] ?? {};
    const words = shape.isSearch ? "(select to_tsquery('english', $2))" : undefined;
    const source = inOrderOf(index, { most, words, of: shape.scope === 'kinds' ? OF_KINDS : OF_ALL });
    // The first in their order: whatever of a group comes first is among them, or none of it is. Read no further than that: of a common word 300 are found in 1,000.
    return `with ${wantedFor(shape)} found as materialized (select * from (${hits(shape, source)}) hit where failed = 0 and ${only}
        order by ${order} limit ($5::int + $6::int) * ${READ_OF_GROUP[most]})
      ${firstOfGroups('found', order, 'null::int')}`;
  });

/** Reads all that are found, and takes the page. */
const ofAll = (shape: Shape): Page =>
  pageOf(
    `of_all_${nameOf(shape)}`,
    shape,
    () => `with ${wantedFor(shape)} found as materialized (select * from (${hits(shape)}) hit where failed = 0)
      ${firstOfGroups('found', SORTED[shape.sort].order, '(select count(distinct group_key)::int from found)')}`,
  );

/**
 * Of each group the item that comes first, by going through its items from the one that sells best: mostly that is one of the first. What comes later stands
 * for a group of which all does.
 */
const bestOfGroups = (shape: Shape): Page =>
  pageOf(`best_of_${nameOf(shape)}`, shape, () => {
    const order = 'popularity desc, item_id';
    const first = (which: string) =>
      `(select item_id, group_key, popularity, comes_later
        from (${hits(shape, `(select * from items where group_key = w.key and is_published order by ${order} offset 0)`)}) hit where failed = 0 and ${which} order by ${order} limit 1)`;
    return `with ${wantedFor(shape)} best as materialized (select f.* from unnest($1::bigint[]) w(key) cross join lateral (
        select * from (${first('not comes_later')} union all ${first('comes_later')}) one limit 1) f)
      select array_agg(item_id) as item_ids, array_agg(group_key) as groups, (select count(*)::int from best) as total
      from (select item_id, group_key from best order by comes_later, ${order} limit $5 offset $6) p`;
  });

/** A page of what sells best, one of each of the groups that name the scope, and how many there are. */
export async function findBestOfGroups(
  db: Db,
  audience: Audience,
  query: ListingQuery,
  cut: Cut,
): Promise<{ readonly placed: readonly Placed[]; readonly total: number }> {
  const rows = await bestOfGroups(shapeOf(query, audience))(db, cutValues(query, audience, cut));
  return { placed: placedIn(rows), total: rows[0]?.total ?? 0 };
}

/** So many of a listing, from one on. */
export type Cut = { readonly limit: number; readonly offset: number };

/** An item that stands for its group in a listing. */
export type Placed = { readonly itemId: string; readonly group: string };

/**
 * A page by going through items in order: fewer than there are when what is wanted is not among the first ones, or comes later.
 *
 * @param asked.most how many are gone through, of IN_ORDER.
 */
export async function findInOrder(
  db: Db,
  audience: Audience,
  query: ListingQuery,
  { cut, most, narrowedBy }: { readonly cut: Cut; readonly most: Depth; readonly narrowedBy: Shape['narrowedBy'] },
): Promise<readonly Placed[]> {
  return placedIn(await inOrder({ ...shapeOf(query, audience), narrowedBy }, most)(db, cutValues(query, audience, cut)));
}

/** A page and the number of all, by reading all that are found. */
export async function findOfAll(
  db: Db,
  audience: Audience,
  query: ListingQuery,
  cut: Cut,
  narrowedBy: Shape['narrowedBy'],
): Promise<{ readonly placed: readonly Placed[]; readonly total: number }> {
  const rows = await ofAll({ ...shapeOf(query, audience), narrowedBy })(db, cutValues(query, audience, cut));
  return { placed: placedIn(rows), total: rows[0]?.total ?? 0 };
}

function placedIn([row]: readonly PageRow[]): Placed[] {
  return (row?.item_ids ?? []).map((itemId, index) => ({ itemId, group: row?.groups?.[index] ?? '' }));
}

function cutValues(query: ListingQuery, audience: Audience, { limit, offset }: Cut): unknown[] {
  const values = valuesFor(query, audience);
  values.splice(4, 2, limit, offset);
  return values;
}
