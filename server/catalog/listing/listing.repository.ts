import { FEWEST_STARS, MOST_LISTED } from '#domain/catalog/listing-limits.ts';
import { PRICE_RANGES, RANGE_ENDS } from '#domain/catalog/offered-price-ranges.ts';
import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { forEachKind, kindOf, payableCents, savedInAll, savedShare, seenItems, valuesOf, type AudienceKind } from '../seen-items.ts';
import { OF_NO_KIND } from '../search-query.ts';
import type { Counted, FoundListing, ListingQuery, Scope, Sort } from './listing-query.ts';

/** The places of a search's items, the last one first: 1 more for what says all in its name, 2 more for what is of the kind. */
export const PLACES = [0, 1, 2, 3] as const;

/** What one unit costs in the end, where its tile says so: neither a range nor an order tells a price that only the cart says. */
const shownCents = (kind: AudienceKind) => `case when i.hides_price then null else ${payableCents(kind, 'i')} end`;

/** By which of it prices are ordered: what cannot be bought by itself is no bargain, and stands behind what can. */
const orderedCents = (kind: AudienceKind) => `case when i.facts -> 'isFreeSample' = 'true' then null else ${shownCents(kind)} end`;

/** What nobody can have now, whatever lies on the shelves: it is on back order, not sold yet, or nobody knows its price. */
const AWAITED = '(i.unit_cents is null or i.is_late)';

/** What a sort reads of an item, and how it orders by that. What is sold out, or comes later for another reason, stands behind what is as good, what is on the account's contract before it. */
export const SORTED: Record<Sort, { readonly reads: (kind: AudienceKind) => string; readonly order: string }> = {
  relevance: { reads: () => 'i.popularity', order: 'place desc, comes_later, is_on_contract desc, popularity desc, item_id' },
  bestselling: { reads: () => 'i.popularity', order: 'comes_later, popularity desc, item_id' },
  price_asc: { reads: (kind) => `${orderedCents(kind)} as cents, i.unit_cents`, order: 'cents asc nulls last, item_id' },
  price_desc: { reads: (kind) => `${orderedCents(kind)} as cents, i.unit_cents`, order: 'cents desc nulls last, item_id' },
  rating: { reads: () => 'i.likely_rating, i.popularity', order: 'comes_later, likely_rating desc, popularity desc, item_id' },
  discount: {
    reads: (kind) => `${savedShare(kind, 'i')} as discount, i.popularity`,
    order: 'comes_later, discount desc nulls last, popularity desc, item_id',
  },
  newest: { reads: () => 'i.released_on', order: 'released_on desc, item_id' },
  savings: {
    reads: (kind) => `${savedInAll(kind, 'i')} as saved_in_all`,
    order: 'comes_later, saved_in_all desc nulls last, item_id',
  },
};

/** What a listing is a mix of, in SQL: of which part an item is, and how much it counts for its part. */
type Mix = { readonly part: string; readonly worth: string };

/**
 * Of several categories one begins with what it is known for, and not with five clocks: each part has its turns, the more the more money is made with it.
 * Undefined where all is in one order.
 */
function mixOf({ sort, scope, isSearch, sample, kind }: Shape): Mix | undefined {
  if (sample !== undefined || isSearch) return undefined;
  if (sort === 'savings') return { part: 'i.department_id', worth: savedInAll(kind, 'i') };
  return sort === 'bestselling' && scope === 'category'
    ? { part: 'i.category_id', worth: 'i.unit_cents * i.popularity::float8' }
    : undefined;
}

/** In SQL, the items of a mix with their turn: of parts that differ fourfold in worth the larger one has two for one of the other. */
export const inTurns = (order: string, from: string) =>
  `(select *, (2 * row_number() over (partition by part order by ${order}) - 1) / sqrt(greatest(1, sum(worth) over (partition by part))) as turn from ${from})`;

type Row = {
  item_ids: string[] | null;
  /** Groups that count for the same: those bits, how many such groups there are, and how many items of them are found. */
  alike: [bits: number, groups: number, items: number][] | null;
  brands: Counted[] | null;
  categories: Counted[] | null;
  attributes: [label: string, value: string, count: number][] | null;
  printers: Counted[] | null;
};

export type Shape = {
  readonly kind: AudienceKind;
  readonly sort: Sort;
  readonly isSearch: boolean;
  readonly scope: Scope['kind'];
  readonly hasStore: boolean;
  readonly hasPrinters: boolean;
  /** Whether lines of the specifications are chosen. */
  readonly hasAttributes: boolean;
  /** Of which part of the items; undefined: of all. */
  readonly sample: Sample | undefined;
  /** Of which of the filters, where something is chosen, the rest is left out from the beginning: indexes know of these. */
  readonly narrowedBy: readonly NarrowedBy[];
};

export type NarrowedBy = keyof typeof NARROWED;

/** A part of the items: of 4 one, of 16, of 64, of 256. (migration 0081) */
export type Sample = 1 | 2 | 3 | 4;

export const nameOf = ({ kind, sort, isSearch, scope, hasStore, hasPrinters, hasAttributes, sample, narrowedBy }: Shape) =>
  `listing_${kind}_${sort}_${isSearch ? 'words' : 'all'}_${scope}${hasStore ? '_store' : ''}${hasPrinters ? '_printers' : ''}${hasAttributes ? '_attributes' : ''}_${[sample ?? 0, ...narrowedBy].join('_')}`;

/** So many statements of listings are prepared, of the common ones and of all others: those that are asked for first. A small catalogue has some forty common ones, a large one two hundred. */
const MOST_PREPARED = { common: 64, others: 16 } as const;
const prepared = { common: new Set<string>(), others: new Set<string>() };

/**
 * Under which name a statement of a shape is prepared: a connection keeps its plan, half a megabyte, until it ends. There are hundreds of shapes, and whoever
 * likes can ask for each of them; so not all are prepared, and the others are planned each time, which takes some six milliseconds.
 */
export function nameIfPrepared(name: string, shape: Shape): string | undefined {
  const which = isCommon(shape) ? 'common' : 'others';
  if (prepared[which].size < MOST_PREPARED[which]) prepared[which].add(name);
  return prepared[which].has(name) ? name : undefined;
}

/** What is asked before anybody has chosen anything, and how a search of very many items is read in parts. */
function isCommon({ sort, isSearch, scope, hasStore, hasPrinters, hasAttributes, sample, narrowedBy }: Shape): boolean {
  const isUsualOrder = sort === 'bestselling' || (isSearch && sort === 'relevance');
  return (
    isUsualOrder && !hasPrinters && !hasAttributes && narrowedBy.length === 0 && scope !== 'printers' && (sample === undefined || !hasStore)
  );
}

/** The filters that an item can fail, each a bit: an item counts for a filter when it fails none but that one. */
const FAILED = { brand: 1, category: 2, contract: 4, price: 8, stars: 16, stock: 32, store: 64, sale: 128, printers: 256 } as const;
/** The first of the bits of the labels by whose values a listing is narrowed down. */
const FIRST_LABEL = 512;
/** Only what at least this part of the items says of itself is counted. */
const FEWEST_WITH_LABEL = 0.2;
/** Of more items nothing that they say of themselves is counted: whoever looks at so many has better ways to narrow them down. */
const MOST_WITH_ATTRIBUTES = 5_000;

/** Which items are of a scope, by what names it. */
export const IN_SCOPE: Record<Scope['kind'], string> = {
  all: '$1::text is null',
  category: '(i.category_id = $1 or i.department_id = $1)',
  brand: 'i.brand = any($1::text[])',
  items: 'i.item_id = any($1::text[])',
  printers: "i.facts ? 'printerModels' and i.facts -> 'printerModels' ?| $1::text[]",
  kinds: "coalesce(i.kind_id, '') = any($1::text[])",
  // What they are read from says so already.
  groups: '$1::bigint[] is not null',
};

/** The value that names a scope. */
export function nameOfScope(scope: Scope): string | readonly string[] | null {
  switch (scope.kind) {
    case 'all':
      return null;
    case 'category':
      return scope.categoryId;
    case 'brand':
      return scope.brands;
    case 'items':
      return scope.itemIds;
    case 'printers':
      return scope.models;
    case 'kinds':
      return ['', ...scope.kindIds];
    case 'groups':
      return scope.keys;
  }
}

/** So many items of each item group say what the group counts for, where groups are counted: those that sell best. */
export const COUNTED_OF_GROUP = 32;

/** In SQL, what a listing reads its items from: of groups so many of each, and whatever is of no kind and has the words. */
function sourceOf({ scope, isSearch, sample }: Shape): string {
  if (scope !== 'groups') return 'items';
  const ofGroups = `select g.* from unnest($1::bigint[]) w(key) cross join lateral (
      select * from items where group_key = w.key and is_published order by popularity desc, item_id limit ${COUNTED_OF_GROUP}) g`;
  const ofNoKind = `select * from items where search @@ (select to_tsquery('english', $2) && '${OF_NO_KIND}'::tsquery)${sample === undefined ? '' : ` and sample >= ${sample}`}`;
  return isSearch ? `(${ofGroups} union all ${ofNoKind})` : `(${ofGroups})`;
}

/**
 * What a listing reads of each of its items, in SQL: with the filters that it fails, as bits.
 * $1 what names the scope, $2 words as a query, $3 brands, $4 categories, $5 limit, $6 offset, $7 whether on contract only, $8 the kind that is named, $9 what
 * names say of those meant first, $10 and $11 from and to what price in cents, $12 fewest stars, $13 whether in stock only, $14 whether in the
 * store only, $15 whether on sale only, $16 and $17 labels and values, $18 which of the labels each is, counted from 0, $19 all of these as bits,
 * $20 the store, $21 printers; then the audience
 */
export function hits(shape: Shape, source = sourceOf(shape)): string {
  const { kind, sort, isSearch, scope, hasStore, hasPrinters, hasAttributes, sample, narrowedBy } = shape;
  const { reads } = SORTED[sort];
  const mix = mixOf(shape);
  // What is of the kind that is named comes first, of that what says all of it in its name; what sells decides among those.
  // What is read in an order keeps it only where nothing is joined before.
  const isWhole = source === 'items';
  const [q, ofKind, named] = isWhole ? ['q', 'of_kind', 'named'] : [2, 8, 9].map((number) => `(select to_tsquery('english', $${number}))`);
  const place = isSearch ? `(i.search @@ ${ofKind})::int * 2 + (i.search @@ ${named})::int` : '0';
  const bit = (failed: keyof typeof FAILED, passes: string) => `case when ${passes} then 0 else ${FAILED[failed]} end`;
  // Where there is no contract nothing is asked of it; a price that only the cart says is in no range.
  const failed = [
    bit('brand', 'cardinality($3::text[]) = 0 or brand = any($3)'),
    bit('category', 'cardinality($4::text[]) = 0 or category_id = any($4)'),
    bit('contract', kind === 'account' ? 'not $7::boolean or is_on_contract' : '$7::boolean is not null'),
    bit(
      'price',
      `cardinality($10::int[]) = 0 or coalesce(shown_cents <@ (select range_agg(int4range(low, high)) from unnest($10::int[], $11::int[]) r(low, high)), false)`,
    ),
    bit('stars', '$12::int is null or stars >= $12'),
    bit('stock', 'not $13::boolean or not is_sold_out'),
    bit('store', hasStore ? 'not $14::boolean or is_at_store' : '$14::boolean is not null'),
    bit('sale', 'not $15::boolean or is_on_sale'),
    ...(hasPrinters ? [bit('printers', 'coalesce(printer_models ?| $21::text[], false)')] : []),
    ...(hasAttributes
      ? [`($19::int & ~coalesce((select bit_or(${FIRST_LABEL} << w.label) from wanted w where w.id = any(attribute_ids)), 0))`]
      : []),
  ];
  // Few of very many items are asked one by one.
  const isJoined = sample === undefined && isWhole;
  return `select *, is_sold_out or is_awaited as comes_later, ${failed.join(' + ')} as failed from (
      select i.item_id, i.group_key, i.brand, i.category_id, ${reads(kind)}${sort === 'relevance' ? `, ${place} as place` : ''}${mix === undefined ? '' : `, ${mix.part} as part, ${mix.worth} as worth`}, i.attribute_ids, i.is_on_contract,
        ${shownCents(kind)} as shown_cents,
        floor(i.rating_sum * 10::float8 / nullif(i.rating_count, 0) + 0.5) / 10 as stars,
        i.list_price_cents is not null and not i.is_on_contract as is_on_sale,
        ${isJoined ? 'o.item_id' : '(select o.item_id from sold_out o where o.item_id = i.item_id)'} is not null and i.is_stock_counted as is_sold_out,
        ${AWAITED} as is_awaited,
        ${hasStore ? "p.item_id is not null and i.facts -> 'isPickupEligible' is distinct from 'false'" : 'false'} as is_at_store
        ${hasPrinters ? ", i.facts -> 'printerModels' as printer_models" : ''}
      from ${seenItems(kind, 22, source)} i ${isJoined ? 'left join sold_out o on o.item_id = i.item_id' : ''}
        ${hasStore ? 'left join stock p on p.item_id = i.item_id and p.location_id = $20 and p.available > 0' : ''} ${isSearch && isWhole ? ", to_tsquery('english', $2) q, to_tsquery('english', $8) of_kind, to_tsquery('english', $9) named" : ''}
      where ${IN_SCOPE[scope]} and ${isSearch ? `i.search @@ ${q}` : '$2::text is not null'}
        and $8::text is not null and $9::text is not null and ${hasStore ? '$20::text is not null' : '$20::text is null'} and $21::text[] is not null${hasAttributes ? '' : ' and $16::text[] is not null and $17::text[] is not null and $18::int[] is not null and $19::int is not null'}${sample === undefined ? '' : ` and i.sample >= ${sample}`}${narrowedBy.map((one) => ` and ${NARROWED[one]}`).join('')}) i`;
}

/** What is chosen, as far as indexes know of it, what is on the contract of an account or is not, and what nobody waits for. */
const NARROWED = {
  brand: 'i.brand = any($3)',
  category: 'i.category_id = any($4)',
  attribute: 'i.attribute_ids && array(select attribute_id(label, value) from unnest($16::text[], $17::text[]) w(label, value))',
  printers: "i.facts ? 'printerModels' and i.facts -> 'printerModels' ?| $21::text[]",
  contract: 'i.is_on_contract',
  noContract: 'not i.is_on_contract',
  notAwaited: `not ${AWAITED}`,
} as const;

/** In SQL, what stands before `hits`: which of the filters that are chosen a line of the specifications belongs to. */
export const wantedFor = ({ hasAttributes }: Shape) =>
  hasAttributes
    ? 'wanted as materialized (select attribute_id(label, value) as id, number as label from unnest($16::text[], $17::text[], $18::int[]) w(label, value, number)),'
    : '';

/** Whether an item fails none but some of the filters. */
const counts = (...filters: (keyof typeof FAILED)[]) => `failed & ~${filters.reduce((all, filter) => all | FAILED[filter], 0)} = 0`;

/** What an item group counts for, each a bit: it does when one of its items does. */
const COUNTS = {
  found: 1,
  inStock: 2,
  atStore: 4,
  onSale: 8,
  onContract: 16,
  brand: 32,
  category: 64,
  /** The first of the stars, of the places, and of the ranges of prices. */
  stars: 128,
  places: 1024,
  prices: 16_384,
} as const;

/** In SQL, for what an item counts: most fail nothing, and are asked the least. */
function countsFor({ sort }: Shape): string {
  const all = { stock: COUNTS.inStock, store: COUNTS.atStore, sale: COUNTS.onSale, contract: COUNTS.onContract };
  const has = { stock: 'not is_sold_out', store: 'is_at_store', sale: 'is_on_sale', contract: 'is_on_contract' };
  const places = sort === 'relevance' ? [`case when comes_later then 0 else ${COUNTS.places} << place end`] : [];
  const stars = `case ${FEWEST_STARS.map((fewest, index) => `when stars >= ${fewest} then ${starsFrom(index)}`).join(' ')} else 0 end`;
  const price = `case when shown_cents is null then 0 else ${COUNTS.prices} << width_bucket(shown_cents, array[${RANGE_ENDS.join(', ')}]) end`;
  const keys = ['stock', 'store', 'sale', 'contract'] as const;
  const found = [
    `${COUNTS.found + COUNTS.brand + COUNTS.category}`,
    ...keys.map((key) => `(${has[key]})::int * ${all[key]}`),
    stars,
    price,
    ...places,
  ];
  const alone = (filter: keyof typeof FAILED, value: string) => `case when ${counts(filter)} then ${value} else 0 end`;
  const failed = [
    alone('brand', String(COUNTS.brand)),
    alone('category', String(COUNTS.category)),
    ...keys.map((key) => alone(key, `(${has[key]})::int * ${all[key]}`)),
    alone('stars', stars),
    alone('price', price),
  ];
  return `case when failed = 0 then ${found.join(' | ')} else ${failed.join(' | ')} end`;
}

/** What has so many stars has fewer, too. */
const starsFrom = (first: number) =>
  FEWEST_STARS.reduce<number>((bits, _, index) => (index < first ? bits : bits | (COUNTS.stars << index)), 0);

/** In SQL, the columns by which an order orders. */
const columnsOf = (order: string) =>
  order
    .split(', ')
    .flatMap((part) => part.split(' ')[0] ?? [])
    .filter((column) => column !== 'item_id')
    .join(', ');

/** In SQL, of each group the item that comes first of those that are found. */
export function firstOfEach(order: string, found: string): string {
  return `select distinct on (group_key) item_id, group_key, ${columnsOf(order)} from ${found} order by group_key, ${order}`;
}

/** In SQL, what groups say under a label of which something else is chosen, and none of their items that are found. */
const SAID_BY_OTHERS = `union all
        select id, h.failed from hit h, unnest(h.attribute_ids) id where h.failed >= ${FIRST_LABEL} and h.failed & (h.failed - 1) = 0
          and not exists (select from hit o where o.group_key = h.group_key and o.failed = 0 and id = any (o.attribute_ids)) group by h.group_key, id, h.failed`;

/**
 * In SQL, what items of a group say that the first of it does not. A full join, of which there is none by nested loops: how many are found is never
 * known before, and thousands may be; nobody stands on one side alone.
 */
const SAID_BY_NEXT = `select id, 0 from hit h full join found f on f.group_key = h.group_key, unnest(h.attribute_ids) id
          where coalesce(h.failed, 1) = 0 and h.item_id is distinct from f.item_id and id <> all (f.attribute_ids) group by h.group_key, id`;

/** In SQL, the bit of a label of which something is chosen. */
const OWN_LABEL = `(select ${FIRST_LABEL} << min(u.number) from unnest($16::text[], $18::int[]) u(label, number) where facet_label(u.label) = a.label)`;

/**
 * One page of ids, the number of all, and the counts of the facets: each facet is counted under the other filters. Of an item group there is one, the
 * item that comes first, and it is counted once. The parameters of `hits`.
 */
const listing = (shape: Shape) => {
  const { order } = SORTED[shape.sort];
  const isMix = mixOf(shape) !== undefined;
  const [ordered, pageOrder] = isMix ? [inTurns(order, 'found'), 'comes_later, turn, item_id'] : ['found', order];
  return statement<Row>(
    nameIfPrepared(nameOf(shape), shape),
    `
  with ${wantedFor(shape)}
    hit as materialized (${hits(shape)}),
    found as materialized (select distinct on (group_key) item_id, group_key, attribute_ids, ${columnsOf(order)}${isMix ? ', part, worth' : ''} from hit where failed = 0 order by group_key, ${order}),
    grouped as materialized (select any_value(brand) as brand, any_value(category_id) as category_id, count(*) filter (where failed = 0) as items,
        bit_or(${countsFor(shape)}) as bits from hit group by group_key),
    alike as materialized (select bits, count(*)::int as n, sum(items) as items from grouped group by bits),
    totals as materialized (select coalesce(sum(n) filter (where bits & ${COUNTS.found} > 0), 0) as total, coalesce(sum(items), 0) as items from alike),
    said as (select id, failed, count(*)::int as n from (
        select unnest(attribute_ids) as id, 0 as failed from found
        union all
        ${SAID_BY_NEXT}
        ${shape.hasAttributes ? SAID_BY_OTHERS : ''}) s
      group by id, failed),
    named as (select a.label, a.value, said.n, said.failed, sum(said.n) filter (where said.failed = 0) over (partition by a.label) as of_all,
        ${shape.hasAttributes ? OWN_LABEL : 'null::int'} as own
      from said join attributes a on a.attribute_id = said.id where (select items from totals) <= ${MOST_WITH_ATTRIBUTES})
  select (select array_agg(item_id) from (select item_id from ${ordered} o order by ${pageOrder} limit $5 offset $6) p) as item_ids,
    (select json_agg(json_build_array(bits, n, items)) from alike) as alike,
    (select json_agg(json_build_object('value', brand, 'count', n) order by n desc, brand) from (select brand, count(*)::int as n from grouped where bits & ${COUNTS.brand} > 0 group by brand) b) as brands,
    (select json_agg(json_build_object('value', category_id, 'count', n) order by n desc, category_id) from (select category_id, count(*)::int as n from grouped where bits & ${COUNTS.category} > 0 group by category_id) c) as categories,
    (select json_agg(json_build_array(label, value, n) order by label, value) from (select label, value, sum(n)::int as n from named
      where failed = 0 and own is null and of_all >= ${FEWEST_WITH_LABEL} * (select total from totals) or own is not null and failed & ~own = 0 group by label, value) a) as attributes,
    ${
      shape.hasPrinters
        ? `(select json_agg(json_build_object('value', model, 'count', n)) from (select model, count(distinct group_key)::int as n from hit, unnest($21::text[]) p(model)
      where failed = 0 and printer_models ? model group by model) m)`
        : 'null'
    } as printers`,
  );
};

/** Each has a statement of its own, made when it is first asked: a plan that serves "in this category or in any" reads the whole catalogue. */
const listings = new Map<string, ReturnType<typeof listing>>();

function listingOf(shape: Shape): ReturnType<typeof listing> {
  const name = nameOf(shape);
  const known = listings.get(name) ?? listing(shape);
  listings.set(name, known);
  return known;
}

/** How many items are asked for at the most. */
export function mostOf({ size, pages }: Pick<ListingQuery, 'size' | 'pages'>): number {
  return Math.min(size * pages, MOST_LISTED);
}

/** What a listing's statement is asked with. */
export function valuesFor(query: ListingQuery, audience: Audience): unknown[] {
  const { scope, words, filters, storeNumber } = query;
  const { all = '', kind = '', named = '' } = words ?? {};
  const labels = [...new Set(filters.attributes.map(({ label }) => label))];
  return [
    nameOfScope(scope),
    all,
    filters.brands,
    filters.categoryIds,
    mostOf(query),
    (query.page - 1) * query.size,
    filters.isOnContract,
    kind,
    named,
    filters.prices.map(({ fromCents }) => fromCents),
    filters.prices.map(({ toCents }) => toCents ?? null),
    filters.fewestStars ?? null,
    filters.isInStock,
    filters.isAtStore,
    filters.isOnSale,
    filters.attributes.map(({ label }) => label),
    filters.attributes.map(({ value }) => value),
    filters.attributes.map(({ label }) => labels.indexOf(label)),
    labels.reduce((bits, _, index) => bits | (FIRST_LABEL << index), 0),
    storeNumber ?? null,
    filters.printers,
    ...valuesOf(audience),
  ];
}

/** The shape of a question. */
export function shapeOf({ sort, scope, words, filters, storeNumber }: ListingQuery, audience: Audience): Shape {
  return {
    kind: kindOf(audience),
    sort,
    isSearch: words !== undefined,
    scope: scope.kind,
    hasStore: storeNumber !== undefined,
    hasPrinters: filters.printers.length > 0,
    hasAttributes: filters.attributes.length > 0,
    sample: undefined,
    narrowedBy: [],
  };
}

/**
 * Finds a page of a listing as an audience sees it, in one statement.
 *
 * @param part of which items: plain: of all.
 */
export async function findListing(
  db: Db,
  audience: Audience,
  query: ListingQuery,
  part: Partial<Pick<Shape, 'sample' | 'narrowedBy'>> = {},
): Promise<FoundListing> {
  const [row] = await listingOf({ ...shapeOf(query, audience), ...part })(db, valuesFor(query, audience));
  const alike = row?.alike ?? [];
  const groupsWith = (bit: number) => alike.reduce((sum, [bits, groups]) => ((bits & bit) === 0 ? sum : sum + groups), 0);
  return {
    itemIds: row?.item_ids ?? [],
    totalItems: groupsWith(COUNTS.found),
    items: alike.reduce((sum, [, , items]) => sum + items, 0),
    isAbout: false,
    about: 'NOTHING',
    brands: row?.brands ?? [],
    categories: row?.categories ?? [],
    prices: PRICE_RANGES.flatMap((_, range) => {
      const count = groupsWith(COUNTS.prices << range);
      return count === 0 ? [] : [{ range, count }];
    }),
    stars: FEWEST_STARS.map((fewest, index) => ({ fewest, count: groupsWith(COUNTS.stars << index) })),
    inStock: groupsWith(COUNTS.inStock),
    atStore: groupsWith(COUNTS.atStore),
    onSale: groupsWith(COUNTS.onSale),
    onContract: groupsWith(COUNTS.onContract),
    places: query.sort === 'relevance' ? PLACES.map((place) => groupsWith(COUNTS.places << place)) : [],
    attributes: (row?.attributes ?? []).map(([label, value, count]) => ({ label, value, count })),
    printers: row?.printers ?? [],
  };
}

/** $1 texts for `to_tsquery`; then the audience */
const any = forEachKind((kind) =>
  statement<{ said: string }>(
    `listing_any_${kind}`,
    // By the index, and only until one is found: where it looks cheaper to go through all items, a rare word would be found at the end. What is asked is read once, not for each item.
    `select w.said from (select said, to_tsquery('english', said) as query from unnest($1::text[]) said offset 0) w
    where exists (with found as materialized (select from ${seenItems(kind, 2)} i where i.search @@ w.query) select from found)`,
  ),
);

/** Those of some queries by which an audience sees anything found. */
export async function findAny(db: Db, audience: Audience, queries: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await any[kindOf(audience)](db, [queries, ...valuesOf(audience)])).map(({ said }) => said));
}
