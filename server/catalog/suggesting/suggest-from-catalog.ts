import { readyBeginning, readyName, thoseLike, type ReadyBeginning, type ReadyName } from '#domain/search/begins-like.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { mayBeModel, modelsInOneWord } from '#domain/search/as-searched.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { readAs, suggestTerms, type BegunQuery, type Offered, type Reading } from '#domain/search/suggest-terms.ts';
import { singular } from '#domain/search/singular.ts';
import { pluralName } from '#domain/search/suggesting/plural-name.ts';
import type { Shop } from '../../shop.ts';
import { audienceKey, withoutPrices, type Audience } from '../audience.ts';
import { departmentsFor, isCarried } from '../browse.ts';
import type { Db } from '../../db/database.ts';
import type { Department, Suggested } from '../catalog.ts';
import { brands } from '../landing/brand.ts';
import { isLargeCatalog } from '../listing/large-listing.ts';
import { begunNumber, begunOfKinds, begunSearch, begunSearchOfEach, type Saying } from '../search-query.ts';
import type { Viewer } from '../viewer.ts';
import { lexiconOf } from '../words/words.repository.ts';
import { plainNameOf } from './popular-terms.ts';
import { findBegun, findNumbered, findSaying, findSeenBrands, findSeenKinds } from './suggest.repository.ts';

/** Digits alone are the beginning of an item's number, and no amount. */
const NUMBER_BEGUN = /^\d{4,}$/;
/** From so many digits on nothing else is meant: "2026" is a year, too. */
const SURELY_A_NUMBER = 5;

type Wish = {
  /** How many of each at most. */
  readonly most: number;
  /** Whether words that there are not may be taken for those that are meant. */
  readonly mayRespell: boolean;
};

/** What begins like what somebody types: names of things, categories, brands and products of which the viewer may see some. */
export async function suggestFromCatalog(shop: Shop, viewer: Viewer, typed: string, { most, mayRespell }: Wish): Promise<Suggested> {
  // What is suggested does not depend on prices, so more people are suggested the same.
  const audience = withoutPrices(viewer.audience);
  const key = audienceKey(audience);
  const lexicon = await lexiconOf(shop);
  const words = queryWords(typed).join(' ');
  // "tn-40" is printed so on a box that is called TN40 as often.
  const joined = withModels(typed, lexicon);
  return shop.catalog.kept.suggested.get(JSON.stringify([key, mayRespell, words, joined]), async () => {
    const [seenKinds, departments, seenBrands, isLarge] = await Promise.all([
      shop.catalog.kept.seenKinds.get(key, () => findSeenKinds(shop.database, audience)),
      departmentsFor(shop, audience),
      shop.catalog.kept.seenBrands.get(key, async () => findSeenBrands(shop.database, audience, await brands(shop, audience))),
      isLargeCatalog(shop),
    ]);
    const read = (said: string, reading: Reading): Named => {
      const query = suggestTerms(said, { lexicon, mayName: (kind) => seenKinds.has(kind), most, reading });
      const { words, terms } = query;
      if (words.length === 0) return { query, reading, terms: [], categories: [], brands: [] };
      const beginning = readAs(reading)(words);
      const categories = categoriesLike(departments, { beginning, terms, reading }).slice(0, most);
      const named = thoseLike(brandNames(seenBrands), ({ ready }) => ready, beginning).map(({ name }) => name);
      return { query, reading, terms, categories, brands: named };
    };
    const asked: Asked = new Map();
    const withItems = async ({ query, reading, ...named }: Named): Promise<Suggested> => {
      const { words } = query;
      if (words.length === 0) return { ...named, words, itemIds: [] };
      const { itemIds, isSaid } = await shop.catalog.inTurn((db) =>
        findItems(db, audience, { query, reading, most, isLarge, asked, lexicon }),
      );
      return { ...named, words, terms: query.isPart && !isSaid ? await asCarried(shop, viewer, query, lexicon) : named.terms, itemIds };
    };
    const begun = (said: string, reading: Reading) => withItems(read(said, reading));
    const likeliest = async (): Promise<Suggested> => {
      const asOneWord = joined === words ? undefined : await begun(joined, 'AS_TYPED');
      if (asOneWord !== undefined && asOneWord.itemIds.length > 0) return asOneWord;
      // Some see what the common words do not tell of: only what is nothing to them is taken for something else.
      const asTyped = await begun(typed, 'AS_TYPED');
      if (hasAny(asTyped) && (hasName(asTyped) || asTyped.words.length === 1)) return asTyped;
      // Where it names nothing, it would be offered only if nothing was found as typed.
      const ofEach = asTyped.words.length > 1 ? read(typed, 'EACH_BEGUN') : undefined;
      const eachBegun = ofEach === undefined || (hasAny(asTyped) && !hasName(ofEach)) ? asTyped : await withItems(ofEach);
      if (hasAny(eachBegun) && (hasName(eachBegun) || asTyped.words.length === 1)) return eachBegun;
      const nameAndMore = asTyped.words.length > 1 ? await begun(typed, 'NAME_AND_MORE') : eachBegun;
      if (nameAndMore.itemIds.length > 0) return nameAndMore;
      if (hasAny(asTyped)) return asTyped;
      if (hasAny(eachBegun)) return eachBegun;
      const respelt = mayRespell ? await begun(typed, 'RESPELT') : eachBegun;
      return hasAny(respelt) ? respelt : nameAndMore;
    };
    const found = await likeliest();
    const stand = [...(await shop.catalog.items(found.itemIds)).values()].map(({ categoryId }) => categoryId);
    return { ...found, categories: categoriesOf(departments, found, stand).slice(0, most) };
  });
}

/** What is typed with the numbers of models in one word: with a hyphen whatever they are, with a blank those that the shop has. */
function withModels(typed: string, { vocabulary }: Lexicon): string {
  const words = queryWords(modelsInOneWord(typed));
  return words.reduce((said, word, index) => {
    const before = words[index - 1] ?? '';
    const isModel = mayBeModel(before, word) && vocabulary.has(before + word);
    return said === '' || isModel ? said + word : `${said} ${word}`;
  }, '');
}

const SAYINGS: readonly Saying[] = ['WHOLE_IN_NAME', 'BEGUN_IN_NAME', 'BEGUN_ANYWHERE'];

/** What is read in what somebody types, before items are looked for. */
type Named = Omit<Suggested, 'words' | 'itemIds'> & { readonly query: BegunQuery; readonly reading: Reading };

/** What was looked for already while one answer is made: two readings may come to the same. */
type Asked = Map<string, Promise<readonly string[]>>;

type Looked = {
  readonly query: BegunQuery;
  readonly reading: Reading;
  readonly most: number;
  readonly isLarge: boolean;
  readonly asked: Asked;
  readonly lexicon: Lexicon;
};

/** Items that are meant: of the kinds that are named those that say what is said of them, else what has the words. */
async function findItems(
  db: Db,
  audience: Audience,
  { query, reading, most, isLarge, asked, lexicon }: Looked,
): Promise<{ readonly itemIds: readonly string[]; readonly isSaid: boolean }> {
  const { words, kinds, said, isNear } = query;
  const [digits = '', ...more] = words;
  const isNumber = more.length === 0 && NUMBER_BEGUN.test(digits);
  const numbered = isNumber ? await findNumbered(db, audience, begunNumber(digits), most) : [];
  if (numbered.length > 0 && digits.length >= SURELY_A_NUMBER) return { itemIds: numbered, isSaid: true };
  if (said.length > 0 && kinds.length > 0) {
    // What is half typed may stand anywhere; a name that is all there says what it is.
    for (const saying of reading === 'NAME_AND_MORE' ? SAYINGS : SAYINGS.slice(0, 1)) {
      const found = await findSaying(db, audience, begunOfKinds(kinds, said, saying), most);
      if (found.length > 0) return { itemIds: found, isSaid: true };
    }
    if (reading === 'NAME_AND_MORE') return { itemIds: [], isSaid: false };
  }
  const search = reading === 'EACH_BEGUN' ? begunSearchOfEach(words) : begunSearch(words);
  const wanted = { kinds, isNear, begun: search, most, mayBe: isLarge ? mayHave(words, lexicon) : 0, isLarge };
  const name = JSON.stringify([kinds, isNear, search]);
  const found = asked.get(name) ?? findBegun(db, audience, wanted);
  asked.set(name, found);
  const others = await found;
  return { itemIds: [...new Set([...numbered, ...others])], isSaid: said.length === 0 };
}

/** How many items at the most have some words, of which each may be a beginning; of numbers nobody knows. Only those that everybody may see are counted. */
function mayHave(words: readonly string[], { vocabulary }: Lexicon): number {
  return Math.min(...words.map((word) => (/^\d/.test(word) ? Infinity : vocabulary.weightOf(singular(word)))));
}

/** The terms, where of the first one no item says so in its name: it is offered if a search finds what it names, and else what comes near. */
async function asCarried(shop: Shop, viewer: Viewer, { terms, kinds }: BegunQuery, lexicon: Lexicon): Promise<readonly Offered[]> {
  const [first, ...others] = terms;
  if (first === undefined || (await isCarried(shop, viewer, first.text))) return terms;
  const near = kinds.map((kind) => plainNameOf(kind, lexicon)).find((name) => name !== undefined);
  return [...(near === undefined ? [] : [{ text: pluralName(near), insteadOf: first.text }]), ...others];
}

function hasAny({ terms, categories, brands: ofBrands, itemIds }: Suggested): boolean {
  return terms.length + categories.length + ofBrands.length + itemIds.length > 0;
}

/** Whether it is known what sort of thing is meant. */
function hasName({ terms, categories, brands: ofBrands }: Pick<Suggested, 'terms' | 'categories' | 'brands'>): boolean {
  return terms.length + categories.length + ofBrands.length > 0;
}

type CategoryName = Suggested['categories'][number] & { readonly ready: ReadyName };

/** Categories whose names begin so; where none does, those of what is named. */
function categoriesLike(
  departments: readonly Department[],
  { beginning, terms, reading }: { beginning: ReadyBeginning; terms: readonly Offered[]; reading: Reading },
): readonly CategoryName[] {
  const all = categoryNames(departments);
  const like = (typed: ReadyBeginning) => thoseLike(all, ({ ready }) => ready, typed);
  const named = terms[0]?.insteadOf === undefined ? queryWords(terms[0]?.text ?? '') : [];
  const asTyped = () => like(beginning);
  const asNamed = () => (named.length === 0 ? [] : like(readyBeginning(named)));
  const ofThing = () => (named.length === 0 ? [] : like(readyBeginning(named.slice(-1))));
  const ways = reading === 'NAME_AND_MORE' && named.length > 1 ? [asNamed, asTyped, ofThing] : [asTyped, asNamed, ofThing];
  return ways.reduce<readonly CategoryName[]>((found, look) => (found.length > 0 ? found : look()), []);
}

/** So many items say where what is meant stands. */
const FEWEST_TELLING = 3;

type Category = Suggested['categories'][number];

/**
 * The categories that are called like what is typed, those first in which most of the items stand that are offered beside them, departments where they
 * were; where the items are all in others, that in which half of them are: of a "k cup" the coffee, and no cups.
 *
 * @param stand the category of each item that is offered.
 */
function categoriesOf(
  departments: readonly Department[],
  { categories, brands: called }: Pick<Suggested, 'categories' | 'brands'>,
  stand: readonly string[],
): readonly Category[] {
  const count = ({ id }: Category) => stand.filter((of) => of === id).length;
  const isAround = ({ id }: Category) =>
    departments.some((one) => one.id === id && one.children.some((child) => stand.includes(child.id))) || stand.includes(id);
  // A brand's name says nothing of where its things stand.
  if (stand.length < FEWEST_TELLING || (categories.length === 0 && called.length > 0)) return categories;
  const fullest = categoryNames(departments).filter((one) => one.department !== undefined && count(one) * 2 >= stand.length);
  if (!categories.some(isAround)) return fullest;
  const leaves = categories.filter(({ department }) => department !== undefined).toSorted((one, other) => count(other) - count(one));
  const likely = [...fullest, ...leaves.filter(({ id }) => !fullest.some((one) => one.id === id))];
  return categories.map((category) => (category.department === undefined ? category : (likely.shift() ?? category)));
}

/** The names of departments and categories with something in them. */
const categoryNames = madeOnce((departments: readonly Department[]): readonly CategoryName[] => {
  const all = departments.flatMap((department) => [
    { ...department, department: undefined },
    ...department.children.map((child) => ({ ...child, department: department.name })),
  ]);
  return all.filter(({ itemCount }) => itemCount > 0).map(({ id, name, department }) => ({ id, name, department, ready: readyName(name) }));
});

const brandNames = madeOnce((names: readonly string[]) => names.map((name) => ({ name, ready: readyName(name) })));

/** What is made of each list once, as long as that is in memory. */
function madeOnce<List extends readonly unknown[], Made>(make: (list: List) => Made): (list: List) => Made {
  const kept = new WeakMap<List, Made>();
  return (list) => {
    const made = kept.get(list) ?? make(list);
    kept.set(list, made);
    return made;
  };
}
