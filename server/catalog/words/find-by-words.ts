import { asksForOthersInk } from '#domain/search/instead/asks-for-ink.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { understandQuery } from '#domain/search/understand-query.ts';
import type { Db } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { withoutPrices, type Audience } from '../audience.ts';
import { NO_FILTERS } from '../listing/listing-query.ts';
import { findFirstOf, findThere, isLargeCatalog, type Looked } from '../listing/large-listing.ts';
import { calledSo, firstThatFinds, foundWholly, type FindThere, type Matching, type SearchQuery } from '../search-query.ts';
import { findByNames } from '../numbers/numbers.repository.ts';
import { findSeen } from '../seen.repository.ts';
import type { Viewer } from '../viewer.ts';
import { findFirstOfEach } from './first-of-each.repository.ts';
import { lexiconOf } from './words.repository.ts';

/** What is found by some words, the best first. */
export type Worded = {
  readonly itemIds: readonly string[];
  /** They say all of the words as they were written, and are what is named. */
  readonly isWhole: boolean;
};

/** So many items of each are looked at. */
const MOST_OF_EACH = 24;

/**
 * What the shop's search finds for each of some texts, as the viewer sees it; a text is missing where nothing is. All of them are asked together: what each needs to know
 * is gathered, and asked in few statements. The whole name of an item is that item.
 */
export async function findByWords(shop: Shop, viewer: Viewer, texts: readonly string[]): Promise<ReadonlyMap<string, Worded>> {
  if (texts.length === 0) return new Map();
  const lexicon = await lexiconOf(shop);
  return shop.catalog.inTurn(async (database) => {
    const named = await calledWholly(database, viewer, texts);
    const others = texts.filter((text) => !named.has(text));
    return new Map([...named, ...(await searched({ catalog: shop.catalog, database }, viewer, { texts: others, lexicon }))]);
  });
}

async function calledWholly(database: Db, { audience }: Viewer, texts: readonly string[]): Promise<ReadonlyMap<string, Worded>> {
  const byName = await findByNames(database, [...new Set(texts.map((text) => text.toLowerCase()))]);
  const ids = [...byName.values()].flat();
  const seen = ids.length === 0 ? new Map<string, unknown>() : await findSeen(database, audience, ids);
  return new Map(
    texts.flatMap((text) => {
      const itemIds = (byName.get(text.toLowerCase()) ?? []).filter((id) => seen.has(id));
      return itemIds.length === 0 ? [] : [[text, { itemIds, isWhole: true }] as const];
    }),
  );
}

type Searched = { readonly texts: readonly string[]; readonly lexicon: Lexicon };

async function searched(
  looked: Looked,
  { audience }: Viewer,
  { texts, lexicon }: Searched,
): Promise<readonly (readonly [string, Worded])[]> {
  const there = gathered((queries) => findThere(looked, withoutPrices(audience), queries));
  const matched = await Promise.all(texts.map(async (text) => ({ text, ...(await matchingOf(text, lexicon, there)) })));
  const found = matched.flatMap(({ text, matching, isWhole }) =>
    matching === undefined ? [] : [{ text, words: matching.words, isWhole }],
  );
  // "Black pens" and "pens, black" are one search.
  const different = new Map(found.map(({ words }) => [searchKey(words), words]));
  const firsts = await firstsOf(looked, audience, [...different.values()]);
  const bestOf = new Map([...different.keys()].map((key, at) => [key, firsts[at] ?? []]));
  return found.flatMap(({ text, words, isWhole }) => {
    const itemIds = bestOf.get(searchKey(words)) ?? [];
    return itemIds.length === 0 ? [] : [[text, { itemIds, isWhole }] as const];
  });
}

const searchKey = ({ all, kind, named }: SearchQuery) => JSON.stringify([all, kind, named]);

/** The best of each search. Of very many items each is a question of its own. */
async function firstsOf(looked: Looked, audience: Audience, queries: readonly SearchQuery[]): Promise<readonly (readonly string[])[]> {
  if (!(await isLargeCatalog(looked))) return findFirstOfEach(looked.database, audience, queries, MOST_OF_EACH);
  const firsts: (readonly string[])[] = [];
  const asked = {
    scope: { kind: 'all' },
    filters: NO_FILTERS,
    storeNumber: undefined,
    sort: 'relevance',
    page: 1,
    size: MOST_OF_EACH,
    pages: 1,
  } as const;
  for (const words of queries) firsts.push(await findFirstOf(looked, audience, { ...asked, words }));
  return firsts;
}

type Found = { readonly matching: Matching | undefined; readonly isWhole: boolean };

/** As a search understands it. */
async function matchingOf(text: string, lexicon: Lexicon, there: FindThere): Promise<Found> {
  const read = understandQuery(text, lexicon);
  const asSaid = read.asSaid && (await foundWholly(read.asSaid, there));
  const understood = asSaid === undefined ? read : { ...read, ...read.asSaid };
  const likely = asSaid ?? (await firstThatFinds(understood, there));
  const isFound = likely !== undefined && likely.givenUp.length === 0 && !likely.isOther && understood.near === undefined;
  const called = isFound ? undefined : calledSo(text);
  const named: Matching | undefined =
    called !== undefined && (await there([called.all])).has(called.all) ? { words: called, givenUp: [], isOther: false } : undefined;
  const closest = named ?? likely;
  const matching = closest !== undefined && understood.near === undefined && asksForOthersInk(text, closest.givenUp) ? undefined : closest;
  return { matching, isWhole: (isFound || named !== undefined) && understood.corrected === undefined };
}

/** So many are asked by one statement. */
const MOST_AT_ONCE = 500;

type Waiting = { readonly resolve: () => void; readonly reject: (why: unknown) => void };

/** Gathers what several ask at the same time, and asks each of it once. */
function gathered(ask: FindThere): FindThere {
  const known = new Map<string, boolean>();
  let waiting: Waiting[] = [];
  let wanted = new Set<string>();
  const askAll = async () => {
    const [now, those] = [waiting, [...wanted]];
    [waiting, wanted] = [[], new Set()];
    try {
      for (let from = 0; from < those.length; from += MOST_AT_ONCE) {
        const some = those.slice(from, from + MOST_AT_ONCE);
        const found = await ask(some);
        for (const one of some) known.set(one, found.has(one));
      }
      for (const { resolve } of now) resolve();
    } catch (error) {
      for (const { reject } of now) reject(error);
    }
  };
  return async (queries) => {
    const missing = queries.filter((one) => !known.has(one));
    if (missing.length > 0) {
      for (const one of missing) wanted.add(one);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ resolve, reject });
      // Whatever else is ready to ask does so first.
      if (waiting.length === 1) setImmediate(() => void askAll());
      await promise;
    }
    return new Set(queries.filter((one) => known.get(one) === true));
  };
}
