import type { Db } from '../../db/database.ts';
import { audienceKey, withoutPrices, type Audience } from '../audience.ts';
import type { Catalog } from '../catalog.ts';
import { inPlace, ofNoKind } from '../search-query.ts';
import { kindOf } from '../seen-items.ts';
import {
  countUpTo,
  estimate,
  findBestOfGroups,
  findInOrder,
  findOfAll,
  IN_ORDER,
  isInOrder,
  isInOrderByKind,
  MOST_KINDS,
  readCatalogSize,
  readKindGroups,
  type Cut,
  type KindGroup,
  type Placed,
} from './large-listing.repository.ts';
import { COUNTED_OF_GROUP, findAny, findListing, mostOf, PLACES, type NarrowedBy, type Sample } from './listing.repository.ts';
import type { FoundListing, ListingQuery } from './listing-query.ts';

/** A catalogue of so many items is small: whatever is asked of it is counted one by one. */
const SMALL_CATALOG = 10_000;
/** Of a larger one so many items are counted one by one. */
const MOST_COUNTED = 500;
/** A part of all items has about so many at the most, */
const MOST_IN_SAMPLE = 8_000;
/** and what is found in it: so that numbers are right to some seven in a hundred. */
const MOST_FOUND_IN_SAMPLE = 400;
const SAMPLES: readonly Sample[] = [1, 2, 3, 4];
/** Where groups are counted so many items are read at the most, and so many of those found. */
const MOST_READ_OF_GROUPS = 1_000;
const MOST_FOUND_IN_GROUPS = 500;
/** The best of so many groups is looked for in each; of so few also where it may not be there. */
const MOST_GROUPS = 300;
const FEW_GROUPS = 8;
/** The places of what is of the kind that is named. (PLACES) */
const OF_KIND = 2;
/** What is looked for may lie so many times as deep as it would if it lay everywhere. */
const DEEPER = 5;
/** To read and order one of all that match costs as much as to go past so many. */
const PASSED_FOR_ONE = 2;

/** Where things are looked for. */
export type Looked = { readonly catalog: Catalog; readonly database: Db };

type Asked = Pick<ListingQuery, 'scope' | 'words'>;

/** The part of the items that says how many there are of anything; undefined: they are counted one by one. */
function sampleOf(catalogSize: number): Sample | undefined {
  return catalogSize <= SMALL_CATALOG ? undefined : largestPart(catalogSize, MOST_IN_SAMPLE);
}

/** The largest part that has at most so many of a number of items. */
function largestPart(items: number, most: number): Sample {
  return SAMPLES.find((sample) => items / 4 ** sample <= most) ?? 4;
}

function catalogSize({ catalog, database }: Looked): Promise<number> {
  return catalog.kept.catalogSize.get('', () => readCatalogSize(database));
}

/** Whether there are too many items to go through them all for one who asks. */
export async function isLargeCatalog(shop: Looked): Promise<boolean> {
  return (await catalogSize(shop)) > SMALL_CATALOG;
}

/** About how many items a listing is of, before anything is chosen; 0 only where the viewer may see none. Of a small catalogue it tells no more than that. */
export async function breadthOf(shop: Looked, viewers: Audience, { scope, words }: Asked): Promise<number> {
  const audience = withoutPrices(viewers);
  // What fits a printer is little, and found by an index of its own.
  if (scope.kind === 'printers') return 0;
  if (scope.kind === 'items') return scope.itemIds.length;
  const sample = sampleOf(await catalogSize(shop));
  return shop.catalog.kept.breadth.get(JSON.stringify([audienceKey(audience), scope, words?.all]), async () => {
    if (sample === undefined) return words === undefined ? 1 : (await findAny(shop.database, audience, [words.all])).size;
    const about = await estimate(shop.database, audience, { scope, words }, sample);
    // Chance takes whole groups, of which some are large: it may have missed what there is most of.
    return about > MOST_COUNTED ? about : countUpTo(shop.database, audience, { scope, words }, MOST_COUNTED + 1);
  });
}

/** Those of some queries, as texts for `to_tsquery`, by which an audience sees anything found: of a small catalogue several are asked at once, and one may be known. */
export async function findThere(shop: Looked, audience: Audience, queries: readonly string[]): Promise<ReadonlySet<string>> {
  if (queries.length > 1 && !(await isLargeCatalog(shop))) return findAny(shop.database, audience, queries);
  const there = new Set<string>();
  for (const all of queries) {
    const words = { all, kind: '', named: '', kindIds: [] };
    if ((await breadthOf(shop, audience, { scope: { kind: 'all' }, words })) > 0) there.add(all);
  }
  return there;
}

/**
 * Finds a page of a listing as an audience sees it. Of more items than can be counted at once the page is right, and the numbers are what a part of
 * the items says.
 */
export async function findAnyListing(shop: Looked, audience: Audience, query: ListingQuery): Promise<FoundListing> {
  const breadth = !(await isLargeCatalog(shop)) ? 0 : await breadthOf(shop, audience, query);
  if (breadth <= MOST_COUNTED) return findListing(shop.database, audience, query);
  const groups = await groupsMeant(shop, query);
  const counted = await count(shop, audience, query, { breadth, groups });
  const narrowedBy = narrowedByOf(query);
  if (narrowedBy.length > 0 && counted.items <= MOST_COUNTED) {
    const found = await findListing(shop.database, audience, query, { narrowedBy });
    return withChosen(found, counted, query, narrowedBy);
  }
  const cut = { limit: mostOf(query), offset: (query.page - 1) * query.size };
  const { placed, total } = await findPage(shop, audience, query, { cut, counted, size: await catalogSize(shop), groups });
  const itemIds = placed.map(({ itemId }) => itemId);
  const known = total === undefined ? undefined : { totalItems: total, isAbout: false };
  return { ...counted, itemIds, totalItems: Math.max(counted.totalItems, cut.offset + itemIds.length), ...known };
}

/** The item groups of the kinds that a search names, of which alone is what it finds of any kind; undefined: it names none, or too many. */
async function groupsMeant({ catalog, database }: Looked, { scope, words }: Asked): Promise<readonly KindGroup[] | undefined> {
  const { kindIds = [] } = words ?? {};
  if (scope.kind !== 'all' || kindIds.length === 0 || kindIds.length > MOST_KINDS) return undefined;
  return catalog.kept.kindGroups.get(JSON.stringify(kindIds), () => readKindGroups(database, kindIds));
}

type Counting = { readonly breadth: number; readonly groups: readonly KindGroup[] | undefined };

/** What a part of the items says of all: of kinds that are named some items of each group, or of some groups, say what there is. */
async function count(shop: Looked, audience: Audience, query: ListingQuery, { breadth, groups }: Counting): Promise<FoundListing> {
  const asked = { ...query, size: 0 };
  if (groups === undefined) {
    const sample = largestPart(breadth, MOST_FOUND_IN_SAMPLE);
    return times(await findListing(shop.database, audience, asked, { sample }), { groups: 4 ** sample, items: 4 ** sample });
  }
  const itemsIn = (some: readonly KindGroup[], most = Infinity) => some.reduce((sum, { items }) => sum + Math.min(items, most), 0);
  const { scope: everywhere, words } = query;
  const others = words === undefined ? 0 : await breadthOf(shop, audience, { scope: everywhere, words: ofNoKind(words) });
  // Of what is of no kind as much is read as of what is of these.
  const found = Math.min(1, breadth / (itemsIn(groups) + others));
  const inPart = (sample: number) => groups.filter((group) => group.sample >= sample);
  const level =
    ([0, ...SAMPLES] as const).find((sample) => {
      const read = itemsIn(inPart(sample), COUNTED_OF_GROUP) + others / 4 ** sample;
      return read <= MOST_READ_OF_GROUPS && read * found <= MOST_FOUND_IN_GROUPS;
    }) ?? 4;
  const chosen = inPart(level);
  const scope = { kind: 'groups', keys: chosen.map(({ key }) => key) } as const;
  const counted = await findListing(shop.database, audience, { ...asked, scope }, { sample: level === 0 ? undefined : level });
  const thinned = Math.max(1, itemsIn(chosen, COUNTED_OF_GROUP));
  // How many groups there are is known: chance need not say so, which takes few of them.
  return others === 0 && chosen.length > 0
    ? times(counted, { groups: groups.length / chosen.length, items: itemsIn(groups) / thinned })
    : times(counted, { groups: 4 ** level, items: (4 ** level * itemsIn(chosen)) / thinned });
}

/** The first items of a listing: nothing is counted where there are many. */
export async function findFirstOf(shop: Looked, audience: Audience, query: ListingQuery): Promise<readonly string[]> {
  const breadth = await breadthOf(shop, audience, query);
  const cut = { limit: mostOf(query), offset: 0 };
  const page = { cut, counted: { items: breadth, totalItems: breadth, places: [] }, size: await catalogSize(shop), groups: undefined };
  return (await findPage(shop, audience, query, page)).placed.map(({ itemId }) => itemId);
}

type PageWanted = {
  readonly cut: Cut;
  readonly counted: Pick<FoundListing, 'items' | 'totalItems' | 'places'>;
  readonly size: number;
  /** Those of the kinds that are named. */
  readonly groups: readonly KindGroup[] | undefined;
};
type FoundPage = { readonly placed: readonly Placed[]; /** undefined: nobody has counted them. */ readonly total: number | undefined };

/**
 * What is of the kind that is named comes first, then what says all of it in its name: each is a listing of its own, one behind the other. An item group
 * may be in several, and stands in the first, so each is read from its beginning.
 */
async function findPage(
  shop: Looked,
  audience: Audience,
  query: ListingQuery,
  { cut, counted, size, groups }: PageWanted,
): Promise<FoundPage> {
  const { words, sort } = query;
  if (sort !== 'relevance' || words === undefined) return findPart(shop, audience, query, { cut, likely: counted.items, size });
  const isByGroup =
    groups !== undefined &&
    groups.length <= MOST_GROUPS &&
    kindOf(audience) !== 'account' &&
    narrowedByOf(query).every((one) => one === 'brand' || one === 'category');
  const end = cut.offset + cut.limit;
  const found = new Map<string, Placed>();
  const page = () => [...found.values()].slice(cut.offset, end);
  const itemsOfGroup = counted.items / Math.max(1, counted.totalItems);
  for (const place of PLACES.toReversed()) {
    const meant = inPlace(words, place);
    if (meant === undefined) continue;
    const part = { ...query, sort: 'bestselling' as const, words: meant };
    const find = kindOf(audience) === 'account' ? findContractFirst : findPart;
    const likely = (counted.places[place] ?? 0) * itemsOfGroup;
    const left = (groups ?? []).filter((group) => !found.has(group.key) && isOf(group, query.filters));
    // As many as are wanted in all: whatever of them is there already is no more than that.
    const whole = { limit: end, offset: 0 };
    const { placed } =
      isByGroup && place >= OF_KIND && (likely > MOST_COUNTED || left.length <= FEW_GROUPS)
        ? await findBestOfGroups(shop.database, audience, { ...part, scope: { kind: 'groups', keys: left.map(({ key }) => key) } }, whole)
        : await find(shop, audience, part, { cut: whole, likely, size });
    addTo(found, placed);
    if (found.size >= end) return { placed: page(), total: undefined };
  }
  return { placed: page(), total: found.size };
}

/** Whether a group is of what is chosen, as far as all of it is. */
function isOf({ brand, category_id: categoryId }: KindGroup, { brands, categoryIds }: ListingQuery['filters']): boolean {
  return (brands.length === 0 || brands.includes(brand)) && (categoryIds.length === 0 || categoryIds.includes(categoryId));
}

function addTo(found: Map<string, Placed>, placed: readonly Placed[]): void {
  for (const one of placed) if (!found.has(one.group)) found.set(one.group, one);
}

type PartWanted = { readonly cut: Cut; /** How many of it there are about. */ readonly likely: number; readonly size: number };

/**
 * What an account's contract has comes before others that are as good, and no index knows it: what of it can be sent now is a listing of its own, of few
 * items; others stand behind it in their order. Read from the beginning.
 */
async function findContractFirst(
  shop: Looked,
  audience: Audience,
  query: ListingQuery,
  { cut, ...wanted }: PartWanted,
): Promise<FoundPage> {
  const { database } = shop;
  const narrowedBy = narrowedByOf(query);
  const inStock = { ...query, filters: { ...query.filters, isInStock: true } };
  const first = await findOfAll(database, audience, inStock, cut, [...narrowedBy, 'contract', 'notAwaited']);
  if (first.placed.length === cut.limit) return { placed: first.placed, total: undefined };
  const others = await findInItsOrder(shop, audience, inStock, { ...wanted, cut }, ['noContract', 'notAwaited']);
  if (others === undefined) return findOfAll(database, audience, { ...query, sort: 'relevance' }, cut, narrowedBy);
  const found = new Map<string, Placed>();
  addTo(found, first.placed);
  addTo(found, others);
  return { placed: [...found.values()].slice(0, cut.limit), total: undefined };
}

async function findPart(shop: Looked, audience: Audience, query: ListingQuery, wanted: PartWanted): Promise<FoundPage> {
  const placed = await findInItsOrder(shop, audience, query, wanted, []);
  if (placed !== undefined) return { placed, total: undefined };
  return findOfAll(shop.database, audience, query, wanted.cut, narrowedByOf(query));
}

/** A full page by going through the items in their order; undefined: there is no such order, or it is less to read all that is found. */
async function findInItsOrder(
  { database }: Looked,
  audience: Audience,
  query: ListingQuery,
  { cut, likely, size }: PartWanted,
  narrowedBy: readonly NarrowedBy[],
): Promise<readonly Placed[] | undefined> {
  const { words, scope } = query;
  const { kindIds = [] } = words ?? {};
  const isOfKinds = scope.kind === 'all' && kindIds.length > 0 && kindIds.length <= MOST_KINDS && isInOrderByKind(query, audience);
  const deep = ((cut.offset + cut.limit) * DEEPER * size) / Math.max(1, likely);
  // Of the kinds that are meant most have what is looked for. Else to read all that match may be less.
  const first = isOfKinds && likely > 0 ? IN_ORDER[1] : IN_ORDER.find((enough) => deep <= Math.min(enough, PASSED_FOR_ONE * likely));
  if (first !== undefined && isInOrder(query, audience)) {
    const asked = isOfKinds ? { ...query, scope: { kind: 'kinds' as const, kindIds } } : query;
    // Deeper, as long as that is less than to read all.
    for (const most of IN_ORDER.filter((enough) => enough === first || (enough > first && enough < PASSED_FOR_ONE * likely))) {
      const placed = await findInOrder(database, audience, asked, { cut, most, narrowedBy });
      if (placed.length === cut.limit) return placed;
    }
  }
  return undefined;
}

function narrowedByOf({ filters }: ListingQuery): NarrowedBy[] {
  const { brands, categoryIds, attributes, printers } = filters;
  const chosen = { brand: brands.length, category: categoryIds.length, attribute: attributes.length, printers: printers.length };
  return (['brand', 'category', 'attribute', 'printers'] as const).filter((one) => chosen[one] > 0);
}

/** What a part of the items says of all: of so many groups one, and of so many items. */
function times(found: FoundListing, { groups: factor, items }: { readonly groups: number; readonly items: number }): FoundListing {
  const of = (count: number) => Math.round(count * factor);
  const all = <T extends { readonly count: number }>(counted: readonly T[]) => counted.map((one) => ({ ...one, count: of(one.count) }));
  return {
    itemIds: found.itemIds,
    totalItems: of(found.totalItems),
    items: Math.round(found.items * items),
    isAbout: true,
    about: 'ALL',
    brands: all(found.brands),
    categories: all(found.categories),
    prices: all(found.prices),
    stars: all(found.stars),
    inStock: of(found.inStock),
    atStore: of(found.atStore),
    onSale: of(found.onSale),
    onContract: of(found.onContract),
    places: found.places.map(of),
    attributes: all(found.attributes),
    printers: all(found.printers),
  };
}

/** What was counted under all that is chosen, with the other values of what is chosen: those are of more items. */
function withChosen(found: FoundListing, counted: FoundListing, { filters }: ListingQuery, chosen: readonly NarrowedBy[]): FoundListing {
  const isChosen = ({ label }: { readonly label: string }) => filters.attributes.some((one) => one.label === label);
  return {
    ...found,
    about: 'CHOSEN',
    brands: chosen.includes('brand') ? counted.brands : found.brands,
    categories: chosen.includes('category') ? counted.categories : found.categories,
    attributes: [...found.attributes.filter((one) => !isChosen(one)), ...counted.attributes.filter(isChosen)],
  };
}
