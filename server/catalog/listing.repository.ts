import type { SORTS } from '#contracts/catalog.ts';
import { statement, type Db } from '../db/database.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';

export type Sort = (typeof SORTS)[number];

/** What a listing is asked for. */
export type ListingQuery = {
  /** A category or a department; undefined: everywhere. */
  readonly categoryId: string | undefined;
  readonly words: string;
  readonly brands: readonly string[];
  readonly categoryIds: readonly string[];
  readonly sort: Sort;
  readonly page: number;
  readonly size: number;
  /** Items that this viewer must not see. */
  readonly hidden: {
    readonly itemIds: readonly string[];
    readonly categoryIds: readonly string[];
    readonly brands: readonly string[];
    readonly hasWholesale: boolean;
  };
};

export type FoundListing = {
  readonly itemIds: readonly string[];
  readonly totalItems: number;
  readonly brands: readonly { value: string; count: number }[];
  readonly categories: readonly { value: string; count: number }[];
};

const ORDER: Record<Sort, string> = {
  relevance: 'rank desc, popularity desc, item_id',
  bestselling: 'popularity desc, item_id',
  price_asc: 'price_cents asc nulls last, item_id',
  price_desc: 'price_cents desc nulls last, item_id',
  rating: '(rating_sum + 12.0) / (rating_count + 3) desc, popularity desc, item_id',
  newest: 'released_on desc, item_id',
};

type Row = {
  item_ids: string[] | null;
  total_items: number;
  brands: { value: string; count: number }[] | null;
  categories: { value: string; count: number }[] | null;
};

/**
 * One page of ids, the number of all, and the counts of the facets: each facet is counted under the other filters.
 * $1 category, $2 words as a query, $3 brands, $4 categories, $5 limit, $6 offset, $7-$10 what is hidden
 */
const listing = (sort: Sort, isSearch: boolean, isInCategory: boolean) =>
  statement<Row>(
    `listing_${sort}_${isSearch ? 'words' : 'all'}_${isInCategory ? 'category' : 'everywhere'}`,
    `
  with hit as materialized (
    select item_id, brand, category_id, price_cents, popularity, rating_sum, rating_count, released_on, ${isSearch ? 'ts_rank(search, q)' : '0'} as rank
    from items ${isSearch ? ", websearch_to_tsquery('english', $2) q" : ''}
    where is_published and ${isInCategory ? '(category_id = $1 or department_id = $1)' : '$1::text is null'} and ${isSearch ? 'search @@ q' : '$2::text is not null'}
      and not (item_id = any($7::text[])) and not (category_id = any($8::text[]) or department_id = any($8::text[])) and not (brand = any($9::text[])) and ($10::boolean or not (facts ? 'isWholesale'))),
    chosen as (select * from hit where (cardinality($3::text[]) = 0 or brand = any($3)) and (cardinality($4::text[]) = 0 or category_id = any($4)))
  select (select array_agg(item_id) from (select item_id from chosen order by ${ORDER[sort]} limit $5 offset $6) p) as item_ids,
    (select count(*)::int from chosen) as total_items,
    (select json_agg(json_build_object('value', brand, 'count', n) order by n desc, brand) from (select brand, count(*)::int as n from hit where cardinality($4::text[]) = 0 or category_id = any($4) group by brand) b) as brands,
    (select json_agg(json_build_object('value', category_id, 'count', n) order by n desc, category_id) from (select category_id, count(*)::int as n from hit where cardinality($3::text[]) = 0 or brand = any($3) group by category_id) c) as categories`,
  );

/** Each has a statement of its own, since a plan that serves "in this category or in any" reads the whole catalogue. */
function listingKey(sort: Sort, isSearch: boolean, isInCategory: boolean): string {
  return `${sort} ${isSearch} ${isInCategory}`;
}

const listings = new Map<string, ReturnType<typeof listing>>();
for (const sort of ['relevance', 'bestselling', 'price_asc', 'price_desc', 'rating', 'newest'] as const) {
  for (const isSearch of [true, false]) {
    for (const isInCategory of [true, false]) listings.set(listingKey(sort, isSearch, isInCategory), listing(sort, isSearch, isInCategory));
  }
}

/** Finds a page of a listing, in one statement. */
export async function findListing(db: Db, query: ListingQuery): Promise<FoundListing> {
  const find = listings.get(listingKey(query.sort, query.words !== '', query.categoryId !== undefined));
  const { hidden } = query;
  const [row] =
    (await find?.(db, [
      query.categoryId ?? null,
      query.words,
      query.brands,
      query.categoryIds,
      query.size,
      (query.page - 1) * query.size,
      hidden.itemIds,
      hidden.categoryIds,
      hidden.brands,
      hidden.hasWholesale,
    ])) ?? [];
  return { itemIds: row?.item_ids ?? [], totalItems: row?.total_items ?? 0, brands: row?.brands ?? [], categories: row?.categories ?? [] };
}

const stockAtCentre = statement<{ item_id: string; available: number }>(
  'listing_stock',
  `select item_id, available from stock where item_id = any($1::text[]) and location_id = '${FULFILMENT_CENTRE}'`,
);

/** Units of items that can be shipped. */
export async function findStock(db: Db, itemIds: readonly string[]): Promise<Map<string, number>> {
  return new Map((await stockAtCentre(db, [itemIds])).map((row) => [row.item_id, row.available]));
}

const closestWords = statement<{ name: string }>(
  'search_closest',
  `
  select word as name from (select distinct regexp_split_to_table(lower(name), '[^a-z0-9]+') as word from (select name from items where is_published and $1 <% name order by $1 <<-> name limit 40) near) w
  where length(word) > 2 order by similarity(word, $1) desc, word limit 1`,
);

/** The word of the catalogue that is spelt most like this one; undefined when none is near. */
export async function findSpelling(db: Db, word: string): Promise<string | undefined> {
  const [found] = await closestWords(db, [word]);
  return found?.name;
}

const deals = statement<{ item_id: string }>(
  'home_deals',
  `
  select item_id from items where is_published and list_price_cents is not null and price_cents is not null and not (facts ? 'isWholesale') order by (list_price_cents - price_cents)::float / list_price_cents desc, popularity desc, item_id limit 60`,
);
const bestSellers = statement<{ item_id: string }>(
  'home_best_sellers',
  `
  select item_id from (select item_id, popularity, row_number() over (partition by category_id order by popularity desc) as place from items where is_published and price_cents is not null and facts = '{}') i where place <= 2 order by popularity desc, item_id limit 40`,
);

export async function findDeals(db: Db): Promise<string[]> {
  return (await deals(db, [])).map((row) => row.item_id);
}

export async function findBestSellers(db: Db): Promise<string[]> {
  return (await bestSellers(db, [])).map((row) => row.item_id);
}
