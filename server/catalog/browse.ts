import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import type {
  CategoryCard,
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { seasonOf, yearToPlan } from '#domain/navigation/season.ts';
import { asksForOthersInk } from '#domain/search/instead/asks-for-ink.ts';
import { shopPage } from '#domain/search/shop-pages.ts';
import { shopQuestion } from '#domain/search/shop-questions.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { inTypedSpelling, withTypedCase } from '#domain/search/reading/typed-words.ts';
import { understandQuery, type Understood } from '#domain/search/understand-query.ts';
import type { Shop } from '../shop.ts';
import { audienceKey, withoutPrices, type Audience } from './audience.ts';
import type { Department } from './catalog.ts';
import type { Category } from './catalog-facts.ts';
import { findByOwnNumber } from './contract.repository.ts';
import { findBestSellers, findDeals } from './listing/home-items.repository.ts';
import { findThere } from './listing/large-listing.ts';
import { filtersOf, list, type Wish } from './listing/listing.ts';
import { calledSo, firstThatFinds, fitsFirst, foundWholly, type FindThere, type Matching } from './search-query.ts';
import { lexiconOf } from './words/words.repository.ts';
import { pictureOf } from './pictures/pictures.ts';
import { alikeFor } from './suggesting/alike-for.ts';
import { countSeen } from './seen.repository.ts';
import type { Viewer } from './viewer.ts';
import { findSeenBy, tilesFor } from './viewing.ts';
import { trendingForMany } from './beside/trending.ts';
import { canBeAdded } from './tiles/alternates.ts';

type Card = z.output<typeof CategoryCard>;

const TILES_ON_HOME = 12;

/** A category or department: its sub-categories and a page of its items. */
export async function getCategory(
  shop: Shop,
  viewer: Viewer,
  { params, query }: Input<typeof categoryCall>,
): Promise<Reply<z.output<(typeof categoryCall)['answer']>>> {
  const categories = await shop.catalog.categories();
  const category = categories.get(params.id);
  if (category === undefined) return refuse('NOT_FOUND');
  const counts = await itemCounts(shop, viewer.audience);
  // Where the viewer may see nothing there is nothing: not even a name.
  if ((counts.get(category.id) ?? 0) === 0) return refuse('NOT_FOUND');
  const data = await list(shop, viewer, {
    scope: { kind: 'category', categoryId: category.id },
    words: undefined,
    filters: { ...filtersOf(viewer, query), categoryIds: [] },
    sort: query.sort ?? 'bestselling',
    page: query.page,
    size: query.size,
    pages: query.pages,
    hasSpecifications: query.specifications === true,
  });
  const path = [category.parentId === undefined ? undefined : categories.get(category.parentId), category].filter(
    (step) => step !== undefined,
  );
  return answer({
    category: { id: category.id, name: category.name, description: category.description, path: path.map(({ id, name }) => ({ id, name })) },
    children: childrenOf(categories, counts, category.id),
    data,
  });
}

/** Cards of categories, in the order of their ids; of those in which the viewer may see nothing there is none. */
export async function categoryCards(shop: Shop, { audience }: Viewer, ids: readonly string[]): Promise<Card[]> {
  const [categories, counts] = await Promise.all([shop.catalog.categories(), itemCounts(shop, audience)]);
  return ids.flatMap((id) => {
    const category = categories.get(id);
    return category === undefined || (counts.get(id) ?? 0) === 0 ? [] : [cardOf(category, counts)];
  });
}

/** All departments with their categories, counted as the viewer sees them. */
export async function getCategories(shop: Shop, { audience }: Viewer): Promise<Reply<z.output<(typeof categoriesCall)['answer']>>> {
  return answer({ departments: [...(await departmentsFor(shop, audience))] });
}

/** All departments with their categories, counted as an audience sees them. */
export async function departmentsFor(shop: Shop, audience: Audience): Promise<readonly Department[]> {
  return shop.catalog.kept.departments.get(audienceKey(withoutPrices(audience)), async () => {
    const [categories, counts] = await Promise.all([shop.catalog.categories(), itemCounts(shop, audience)]);
    return childrenOf(categories, counts, undefined).map((card) => ({ ...card, children: childrenOf(categories, counts, card.id) }));
  });
}

/** What those who buy it save the most by, that first, a mix of the departments. Tells of prices. */
export function dealsFor(shop: Shop, { audience }: Pick<Viewer, 'audience'>): Promise<readonly string[]> {
  const name = JSON.stringify(['deals', audienceKey(audience)]);
  return shop.catalog.kept.itemIds.get(name, () => findDeals(shop.database, audience, TILES_ON_HOME));
}

/** What sells best of what a viewer's audience sees, by its whole past. */
export function bestSellersFor(shop: Shop, { audience }: Pick<Viewer, 'audience'>): Promise<readonly string[]> {
  const name = JSON.stringify(['best sellers', audienceKey(audience)]);
  return shop.catalog.kept.itemIds.get(name, () => findBestSellers(shop.database, audience, TILES_ON_HOME));
}

/** What the home page shows of the catalogue. */
export async function getHome(shop: Shop, viewer: Viewer): Promise<Reply<z.output<(typeof homeCall)['answer']>>> {
  const [dealIds, bestIds] = await Promise.all([
    // What is reduced tells of prices.
    viewer.showsPrices ? dealsFor(shop, viewer) : [],
    bestSellersFor(shop, viewer),
  ]);
  // Of what many order some cannot be seen by who looks, or had.
  const trendingIds = (await trendingForMany(shop, bestIds)).slice(0, 2 * TILES_ON_HOME);
  const [deals, bestSellers, trending] = await Promise.all([
    tilesFor(shop, viewer, dealIds),
    tilesFor(shop, viewer, bestIds),
    tilesFor(shop, viewer, trendingIds),
  ]);
  const { date } = localTime(shop.now().getTime(), SHOP_ZONE);
  return answer({
    deals,
    bestSellers,
    trending: trending.filter(canBeAdded).slice(0, TILES_ON_HOME),
    season: seasonOf(date) ?? null,
    planYear: yearToPlan(date),
  });
}

/**
 * Items that match words. Words that the catalogue does not have are taken as they are meant, unless they are to be taken as they are. (K-45)
 *
 * @param visitor who looks: what is not found is counted for them. Undefined where nobody does.
 */
export async function search(
  shop: Shop,
  viewer: Viewer,
  { query }: Input<typeof searchCall>,
  visitor: string | undefined,
): Promise<Reply<z.output<(typeof searchCall)['answer']>>> {
  const typed = query.q.trim();
  const wish: Wish = {
    scope: { kind: 'all' },
    words: undefined,
    filters: { ...filtersOf(viewer, query), categoryIds: query.supercategory },
    sort: query.sort ?? viewer.searchSort ?? (typed === '' ? 'bestselling' : 'relevance'),
    page: query.page,
    size: query.size,
    pages: query.pages,
    hasSpecifications: query.specifications === true,
  };
  if (typed === '') return answer({ data: await list(shop, viewer, withoutWords(wish)), ...AS_ASKED });
  const ownIds = await itemsByOwnNumber(shop, viewer, typed);
  if (ownIds.length > 0) {
    const scope = { kind: 'items', itemIds: ownIds } as const;
    return answer({ data: await list(shop, viewer, { ...wish, scope }), ...AS_ASKED });
  }
  const isExact = query.exact === true;
  const read = understandQuery(typed, await lexiconOf(shop), { isExact });
  const { asSaid: other } = read;
  const asSaid = other && (await findMatching(shop, viewer, `as said ${typed}`, (there) => foundWholly(other, there)));
  const understood = asSaid === undefined ? read : { ...read, ...other };
  const likely =
    asSaid ?? (await findMatching(shop, viewer, `${isExact ? 'exactly' : 'about'} ${typed}`, (there) => firstThatFinds(understood, there)));
  const isFound = likely !== undefined && likely.givenUp.length === 0 && !likely.isOther && understood.near === undefined;
  const isSure = isExact || isFound;
  // Nothing is told to be missing that has a place or a name of its own in the shop, and "furniture" is no furniture polish.
  const category = isExact || (isSure && understood.kinds.length > 0) ? undefined : await categoryNamed(shop, viewer, typed);
  if (category !== undefined) {
    const scope = { kind: 'category', categoryId: category.id } as const;
    const sort = query.sort ?? viewer.searchSort ?? 'bestselling';
    return answer({ data: await list(shop, viewer, { ...wish, scope, sort }), ...AS_ASKED });
  }
  // What is known not to be carried is no part of another thing's name: a "usb c hub" is no monitor with one.
  const isOnlyNear = understood.near?.said === queryWords(understood.corrected ?? typed).join(' ');
  // Nor is a size beside the name of a thing: a "1TB SSD" is no laptop with one.
  const isSized = understood.kinds.length > 0 && understood.needs.every(({ importance }) => importance !== 'WORD');
  const called = isSure || isOnlyNear || isSized ? undefined : calledSo(typed);
  const isCalledSo = async (there: FindThere) =>
    called !== undefined && (await there([called.all])).has(called.all) ? { words: called, givenUp: [], isOther: false } : undefined;
  const named = called && (await findMatching(shop, viewer, `called ${typed}`, isCalledSo));
  const closest = named ?? likely;
  // Ink of another maker's printer fits none of what comes near.
  const found = closest !== undefined && understood.near === undefined && asksForOthersInk(typed, closest.givenUp) ? undefined : closest;
  // Who asks about the shop is told of no thing.
  const isQuestion = (shopPage(typed) ?? shopQuestion(typed)) !== undefined;
  const unmet = isQuestion ? null : notCarried(understood, found, typed);
  const instead = unmet && { ...unmet, said: inTypedSpelling(unmet.said, typed) };
  // Who insists on words has seen what others find, and is counted with those.
  const isAll = found !== undefined && found.givenUp.length === 0 && instead === null;
  if (!isQuestion && !isAll && visitor !== undefined && query.exact !== true && query.page === 1)
    shop.unfoundSearches.count(typed, { visitor, tenant: viewer.buyer.isBusiness ? 'SBA' : 'dotcom', isInPart: found !== undefined });
  if (found === undefined) {
    const alike = isQuestion ? undefined : await alikeFor(shop, viewer, typed);
    return answer({ data: { items: [], facets: [], totalItems: 0 }, ...AS_ASKED, notCarried: instead, ...(alike && { alike }) });
  }
  return answer({
    data: await list(shop, viewer, { ...wish, words: fitsFirst(found.words, query.fitsFirst) }),
    correction: understood.corrected === undefined ? null : withTypedCase(understood.corrected, typed),
    missing: found.givenUp.length === 0 ? null : inTypedSpelling(found.givenUp.join(' '), typed),
    notCarried: instead,
  });
}

/** What is found is what was asked for, or there is nothing. */
const AS_ASKED = { correction: null, missing: null, notCarried: null } as const;

/** What a query names and the shop does not carry, and what is shown for it. Null where that is not known: words may be misspelled, or be too many. */
function notCarried({ near, part, thing, corrected }: Understood, found: Matching | undefined, typed: string) {
  if (near !== undefined) return { said: near.said, near: near.shown };
  // What is read otherwise and finds nothing either was not misspelled.
  if (found === undefined) return thing === undefined ? null : { said: typed, near: null };
  if (part?.by.some((word) => found.givenUp.includes(word)) === true) return { said: part.said, near: part.whole ?? null };
  return found.isOther ? { said: corrected ?? typed, near: found.near ?? null } : null;
}

/** The category or department with that name, of which the viewer may see anything. */
async function categoryNamed(shop: Shop, { audience }: Viewer, typed: string): Promise<Category | undefined> {
  const said = queryWords(typed).join(' ');
  const [categories, counts] = await Promise.all([shop.catalog.categories(), itemCounts(shop, audience)]);
  return [...categories.values()].find(({ id, nameWords }) => nameWords === said && (counts.get(id) ?? 0) > 0);
}

/** So many items at most are shown for the beginning of an account's own number. */
const MOST_BY_NUMBER = 100;

/** So many letters and digits are the beginning of a number; to who is still typing it fewer are. */
const BEGINNING_OF_NUMBER = 4;
export const TYPED_OF_NUMBER = 3;

/** What the viewer's account calls by that number on its contract, as far as the viewer may see it. */
export async function itemsByOwnNumber(
  shop: Shop,
  viewer: Viewer,
  typed: string,
  fewest = BEGINNING_OF_NUMBER,
): Promise<readonly string[]> {
  const { accountNumber } = viewer.audience;
  if (accountNumber === undefined) return [];
  const itemIds = await shop.catalog.kept.ownNumbers.get(JSON.stringify([accountNumber, typed, fewest]), () =>
    findByOwnNumber(shop.database, accountNumber, typed, { fewest, most: MOST_BY_NUMBER }),
  );
  if (itemIds.length === 0) return [];
  const seen = await findSeenBy(shop, viewer, [typed, ...itemIds]);
  // The shop's own number of an item is that item, whatever else an account calls so.
  return seen.has(typed) ? [] : itemIds.filter((itemId) => seen.has(itemId));
}

/** Of a question without words: what is made for the printers that it names, else whatever there is. */
function withoutWords(wish: Wish): Wish {
  const { printers } = wish.filters;
  return printers.length === 0 ? wish : { ...wish, scope: { kind: 'printers', models: printers } };
}

/** Whether a search for a name finds what is named, as this viewer sees it, and nothing instead. */
export async function isCarried(shop: Shop, viewer: Viewer, name: string): Promise<boolean> {
  const understood = understandQuery(name, await lexiconOf(shop));
  const found = await findMatching(shop, viewer, `about ${name}`, (there) => firstThatFinds(understood, there));
  return found !== undefined && found.givenUp.length === 0 && !found.isOther && understood.near === undefined;
}

/**
 * What of a query finds anything that the viewer may see, whatever of it is looked at then. All that is tried takes one turn.
 *
 * @param name of the query and of how it is tried.
 */
function findMatching(
  { catalog }: Shop,
  viewer: Viewer,
  name: string,
  look: (there: FindThere) => Promise<Matching | undefined>,
): Promise<Matching | undefined> {
  const audience = withoutPrices(viewer.audience);
  return catalog.kept.matching.get(JSON.stringify([audienceKey(audience), name]), () =>
    catalog.inTurn((database) => look((queries) => findThere({ catalog, database }, audience, queries))),
  );
}

/** The number of tiles that an audience sees in each category and department. */
function itemCounts(shop: Shop, audience: Audience): Promise<ReadonlyMap<string, number>> {
  const counted = withoutPrices(audience);
  return shop.catalog.kept.itemCounts.get(audienceKey(counted), () => countSeen(shop.database, counted));
}

/** Those in which there is something. */
function childrenOf(categories: ReadonlyMap<string, Category>, counts: ReadonlyMap<string, number>, parentId: string | undefined): Card[] {
  const children = [...categories.values()].filter((category) => category.parentId === parentId);
  return children.filter(({ id }) => (counts.get(id) ?? 0) > 0).map((category) => cardOf(category, counts));
}

function cardOf({ id, name, picture }: Category, counts: ReadonlyMap<string, number>): Card {
  return { id, name, image: pictureOf(picture), itemCount: counts.get(id) ?? 0 };
}
