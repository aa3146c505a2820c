import { SORTS } from '#contracts/catalog.ts';
import { statement, type Db } from '../db/database.ts';
import type { Audience } from './audience.ts';
import type { SearchQuery } from './search-query.ts';
import { forEachKind, kindOf, payableCents, seenItems, valuesOf, type AudienceKind } from './seen-items.ts';

export type Sort = (typeof SORTS)[number];

/** What a listing is asked for. */
export type ListingQuery = {
  /** A category or a department; undefined: everywhere. */
  readonly categoryId: string | undefined;
  /** What is searched for; undefined: whatever there is. */
  readonly words: SearchQuery | undefined;
  readonly brands: readonly string[];
  readonly categoryIds: readonly string[];
  /** Only what is on the account's contract. Means nothing to an audience without one. */
  readonly isOnContract: boolean;
  readonly sort: Sort;
  readonly page: number;
  readonly size: number;
};

export type FoundListing = {
  readonly itemIds: readonly string[];
  readonly totalItems: number;
  readonly brands: readonly { value: string; count: number }[];
  readonly categories: readonly { value: string; count: number }[];
  /** How many of them are on the account's contract, whether or not only those are asked for. */
  readonly onContract: number;
};

/** What a sort reads of an item, and how it orders by that. */
const SORTED: Record<Sort, { readonly reads: string; readonly order: string }> = {
  relevance: { reads: 'i.popularity', order: 'place desc, popularity desc, item_id' },
  bestselling: { reads: 'i.popularity', order: 'popularity desc, item_id' },
  price_asc: { reads: `${payableCents('i')} as cents`, order: 'cents asc nulls last, item_id' },
  price_desc: { reads: `${payableCents('i')} as cents`, order: 'cents desc nulls last, item_id' },
  rating: {
    reads: '(i.rating_sum + 12.0) / (i.rating_count + 3) as rating, i.popularity',
    order: 'rating desc, popularity desc, item_id',
  },
  newest: { reads: 'i.released_on', order: 'released_on desc, item_id' },
};

type Row = {
  item_ids: string[] | null;
  total_items: number;
  brands: { value: string; count: number }[] | null;
  categories: { value: string; count: number }[] | null;
  on_contract: number;
};

type Shape = { readonly kind: AudienceKind; readonly sort: Sort; readonly isSearch: boolean; readonly isInCategory: boolean };

const nameOf = ({ kind, sort, isSearch, isInCategory }: Shape) =>
  `listing_${kind}_${sort}_${isSearch ? 'words' : 'all'}_${isInCategory ? 'category' : 'everywhere'}`;

/**
 * One page of ids, the number of all, and the counts of the facets: each facet is counted under the other filters.
 * $1 category, $2 words as a query, $3 brands, $4 categories, $5 limit, $6 offset, $7 whether on contract only, $8 the kind that is named, $9 what
 * names say of those meant first; then the audience
 */
const listing = (shape: Shape) => {
  const { kind, sort, isSearch, isInCategory } = shape;
  const { reads, order } = SORTED[sort];
  // What is of the kind that is named comes first, of that what says all of it in its name; what sells decides among those.
  const place = isSearch ? "(i.search @@ to_tsquery('english', $8))::int * 2 + (i.search @@ to_tsquery('english', $9))::int" : '0';
  const isOfBrand = '(cardinality($3::text[]) = 0 or brand = any($3))';
  const isOfCategory = '(cardinality($4::text[]) = 0 or category_id = any($4))';
  // Where there is no contract nothing is asked of it.
  const isAgreed = kind === 'account' ? '(not $7::boolean or is_on_contract)' : '$7::boolean is not null';
  return statement<Row>(
    nameOf(shape),
    `
  with hit as materialized (
    select i.item_id, i.brand, i.category_id, ${kind === 'account' ? 'i.is_on_contract, ' : ''}${reads}${sort === 'relevance' ? `, ${place} as place` : ''}
    from ${seenItems(kind, 10)} i ${isSearch ? ", to_tsquery('english', $2) q" : ''}
    where ${isInCategory ? '(i.category_id = $1 or i.department_id = $1)' : '$1::text is null'} and ${isSearch ? 'i.search @@ q' : '$2::text is not null'} and $8::text is not null and $9::text is not null),
    chosen as (select * from hit where ${isOfBrand} and ${isOfCategory} and ${isAgreed})
  select (select array_agg(item_id) from (select item_id from chosen order by ${order} limit $5 offset $6) p) as item_ids,
    (select count(*)::int from chosen) as total_items,
    (select json_agg(json_build_object('value', brand, 'count', n) order by n desc, brand) from (select brand, count(*)::int as n from hit where ${isOfCategory} and ${isAgreed} group by brand) b) as brands,
    (select json_agg(json_build_object('value', category_id, 'count', n) order by n desc, category_id) from (select category_id, count(*)::int as n from hit where ${isOfBrand} and ${isAgreed} group by category_id) c) as categories,
    ${kind === 'account' ? `(select count(*)::int from hit where is_on_contract and ${isOfBrand} and ${isOfCategory})` : '0'} as on_contract`,
  );
};

/** Each has a statement of its own, since a plan that serves "in this category or in any" reads the whole catalogue. */
const listings = new Map<string, ReturnType<typeof listing>>();
forEachKind((kind) => {
  for (const sort of SORTS) {
    for (const isSearch of [true, false]) {
      for (const isInCategory of [true, false]) {
        const shape = { kind, sort, isSearch, isInCategory };
        listings.set(nameOf(shape), listing(shape));
      }
    }
  }
});

/** Finds a page of a listing as an audience sees it, in one statement. */
export async function findListing(db: Db, audience: Audience, query: ListingQuery): Promise<FoundListing> {
  const { sort, categoryId, words } = query;
  const find = listings.get(
    nameOf({ kind: kindOf(audience), sort, isSearch: words !== undefined, isInCategory: categoryId !== undefined }),
  );
  const { all = '', kind = '', named = '' } = words ?? {};
  const page = [categoryId ?? null, all, query.brands, query.categoryIds, query.size, (query.page - 1) * query.size, query.isOnContract];
  const [row] = (await find?.(db, [...page, kind, named, ...valuesOf(audience)])) ?? [];
  return {
    itemIds: row?.item_ids ?? [],
    totalItems: row?.total_items ?? 0,
    brands: row?.brands ?? [],
    categories: row?.categories ?? [],
    onContract: row?.on_contract ?? 0,
  };
}

/** $1 words as a query; then the audience */
const any = forEachKind((kind) =>
  statement<{ found: boolean }>(
    `listing_any_${kind}`,
    `select exists (select from ${seenItems(kind, 2)} i where i.search @@ to_tsquery('english', $1)) as found`,
  ),
);

/** Whether an audience sees anything that a query finds. */
export async function hasAny(db: Db, audience: Audience, query: string): Promise<boolean> {
  const [row] = await any[kindOf(audience)](db, [query, ...valuesOf(audience)]);
  return row?.found === true;
}

/** $1 how many; then the audience */
const deals = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `home_deals_${kind}`,
    `
  select item_id from ${seenItems(kind, 2)} i where list_price_cents is not null and unit_cents is not null and not is_on_contract
  order by (list_price_cents - ${payableCents('i')})::float / list_price_cents desc, popularity desc, item_id limit $1`,
  ),
);
/** $1 how many; then the audience */
const bestSellers = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `home_best_sellers_${kind}`,
    `
  select item_id from (
    select item_id, popularity, row_number() over (partition by category_id order by popularity desc, item_id) as place
    from ${seenItems(kind, 2)} s where unit_cents is not null and facts = '{}') i
  where place <= 2 order by popularity desc, item_id limit $1`,
  ),
);

/** What costs this audience less than before, the largest share first. */
export async function findDeals(db: Db, audience: Audience, most: number): Promise<string[]> {
  return (await deals[kindOf(audience)](db, [most, ...valuesOf(audience)])).map((row) => row.item_id);
}

/** What sells best of what this audience sees: at most two of a category. */
export async function findBestSellers(db: Db, audience: Audience, most: number): Promise<string[]> {
  return (await bestSellers[kindOf(audience)](db, [most, ...valuesOf(audience)])).map((row) => row.item_id);
}
