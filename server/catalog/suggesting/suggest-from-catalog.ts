import { readyBeginning, readyName, thoseLike, type ReadyName } from '#domain/search/begins-like.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { suggestTerms } from '#domain/search/suggest-terms.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, withoutPrices } from '../audience.ts';
import { departmentsFor } from '../browse.ts';
import type { Department, Suggested } from '../catalog.ts';
import { isLargeCatalog } from '../listing/large-listing.ts';
import { begunSearch } from '../search-query.ts';
import type { Viewer } from '../viewer.ts';
import { lexiconOf } from '../words.repository.ts';
import { findBegun, findSeenKinds } from './suggest.repository.ts';

/**
 * What begins like what somebody types: names of things, categories and products of which the viewer may see some.
 *
 * @param most how many of each at most.
 */
export function suggestFromCatalog(shop: Shop, viewer: Viewer, typed: string, most: number): Promise<Suggested> {
  // What is suggested does not depend on prices, so more people are suggested the same.
  const audience = withoutPrices(viewer.audience);
  const key = audienceKey(audience);
  return shop.catalog.kept.suggested.get(`${key} ${queryWords(typed).join(' ')}`, async () => {
    const [lexicon, seenKinds, departments, isLarge] = await Promise.all([
      lexiconOf(shop),
      shop.catalog.kept.seenKinds.get(key, () => findSeenKinds(shop.database, audience)),
      departmentsFor(shop, audience),
      isLargeCatalog(shop),
    ]);
    const begun = async (isExact: boolean): Promise<Suggested> => {
      const { words, terms, kinds } = suggestTerms(typed, { lexicon, mayName: (kind) => seenKinds.has(kind), most, isExact });
      if (words.length === 0) return { words, terms: [], categories: [], itemIds: [] };
      const itemIds = await shop.catalog.inTurn(() =>
        findBegun(shop.database, audience, { kinds, begun: begunSearch(words), most, isLarge }),
      );
      return { words, terms, categories: categoriesLike(departments, words).slice(0, most), itemIds };
    };
    // Some see what the common words do not tell of: only what is nothing to them is misspelled.
    const exact = await begun(true);
    return exact.terms.length + exact.categories.length + exact.itemIds.length > 0 ? exact : begun(false);
  });
}

type CategoryName = Suggested['categories'][number] & { readonly ready: ReadyName };

/** The names of each list of departments, made ready once. */
const namesOf = new WeakMap<readonly Department[], readonly CategoryName[]>();

/** Departments and categories with something in them whose names begin so, those that begin with it first. */
function categoriesLike(departments: readonly Department[], words: readonly string[]): Suggested['categories'] {
  const names = namesOf.get(departments) ?? readyNames(departments);
  namesOf.set(departments, names);
  return thoseLike(names, ({ ready }) => ready, readyBeginning(words));
}

function readyNames(departments: readonly Department[]): readonly CategoryName[] {
  const all = departments.flatMap((department) => [
    { ...department, department: undefined },
    ...department.children.map((child) => ({ ...child, department: department.name })),
  ]);
  return all.filter(({ itemCount }) => itemCount > 0).map(({ id, name, department }) => ({ id, name, department, ready: readyName(name) }));
}
