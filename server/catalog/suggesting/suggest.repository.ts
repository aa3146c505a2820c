import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from '../seen-items.ts';
import { inOrderOf } from '../listing/large-listing.repository.ts';
import type { BegunSearch } from '../search-query.ts';

/** So many of what sells best are gone through first. */
const MOST_OF_BEST = 500;
/** Where there are no more than these, they are read and sorted at once. */
const MOST_READ = 500;
/** Of what only comes near so many come first, and of what begins so in its name as many kinds of things as there are. */
const MOST_NEAR = 2;
const TRIED_OF_EACH = 5;
/** So many items are read for each that is offered: of an item group there is one. */
const READ_OF_GROUP = 3;
/** Too many items have words that begin with fewer letters: what sells best of them is enough. */
const FEWEST_LETTERS = 3;

/** What an audience may see of which kinds there are. */
const kinds = forEachKind((kind) =>
  statement<{ kind_id: string }>(
    `suggest_kinds_${kind}`,
    `select k.kind_id from product_kinds k where exists (select from ${seenItems(kind, 1)} i where i.kind_id = k.kind_id)`,
  ),
);

/** $1 brands; then the audience: those of which it may see anything. */
const seenOfBrands = forEachKind((kind) =>
  statement<{ brand: string }>(
    `suggest_brands_${kind}`,
    `select b.brand from unnest($1::text[]) b(brand) where exists (select from ${seenItems(kind, 2)} i where i.brand = b.brand)`,
  ),
);

/** $1 how many; then the audience: the kinds of which what sells best is, most of it first. */
const bestKinds = forEachKind((kind) => {
  const best = inOrderOf('popularity desc, item_id', { most: MOST_OF_BEST, words: undefined });
  return statement<{ kind_id: string }>(
    `suggest_best_kinds_${kind}`,
    `select i.kind_id from ${seenItems(kind, 2, best)} i where i.kind_id is not null group by i.kind_id order by sum(i.popularity) desc, i.kind_id limit $1`,
  );
});

type Grouped = { readonly item_id: string; readonly group_key: string };

/** $1 some kinds, $2 how many; then the audience: of each kind what sells best, read from an index in that order */
const ofKinds = forEachKind((kind) =>
  statement<Grouped>(
    `suggest_of_kinds_${kind}`,
    `select best.item_id, best.group_key from unnest($1::text[]) wanted(kind_id) cross join lateral (
      select i.item_id, i.group_key, i.popularity from ${seenItems(kind, 3)} i where coalesce(i.kind_id, '') = wanted.kind_id order by i.popularity desc, i.item_id limit $2) best
    order by best.popularity desc, best.item_id limit $2`,
  ),
);

/**
 * $1 words that are there already, $2 the beginning of another, $3 how many; then the audience. A beginning is compared as it is, too: reduced to
 * its stem it may be one of nothing, and "in" would be no word at all. Where that is the same it is said once: an index gathers what begins so each time.
 */
const BEGINNING =
  "(select case when stem::text = plain::text then stem else stem || plain end from to_tsquery('english', $2) stem, to_tsquery('simple', $2) plain)";
const BEGUN = `(select to_tsquery('english', $1) && ${BEGINNING})`;
/** The words alone; the beginning where there are none that any item could have. */
const WORDS = `(select case when numnode(w) = 0 then ${BEGINNING} else w end from to_tsquery('english', $1) w)`;
type Begun = Grouped & { readonly kind_id: string | null };
const begun = forEachKind((kind) =>
  statement<Begun>(
    `suggest_begun_${kind}`,
    `select i.item_id, i.group_key, i.kind_id from ${seenItems(kind, 4)} i where i.search @@ ${BEGUN} order by i.popularity desc, i.item_id limit $3`,
  ),
);
/** The same where a letter or two are the beginning of thousands of words: an index would gather all of their items, so it is asked for the other words alone. */
const begunAmong = forEachKind((kind) =>
  statement<Begun>(
    `suggest_begun_among_${kind}`,
    `select i.item_id, i.group_key, i.kind_id from ${seenItems(kind, 4)} i where i.search @@ ${WORDS} and coalesce(i.search, '') @@ ${BEGINNING}
    order by i.popularity desc, i.item_id limit $3`,
  ),
);
const findIn = ({ words, letters }: BegunSearch) => (words !== '' && letters < FEWEST_LETTERS ? begunAmong : begun);

/** The same of what sells best alone: common words are found among it at once. */
const begunOfBest = forEachKind((kind) => {
  const best = inOrderOf('popularity desc, item_id', { most: MOST_OF_BEST, words: BEGUN });
  return statement<Begun>(
    `suggest_begun_of_best_${kind}`,
    `select i.item_id, i.group_key, i.kind_id from ${seenItems(kind, 4, best)} i order by i.popularity desc, i.item_id limit $3`,
  );
});

/** The kinds of things of which an audience sees any. */
export async function findSeenKinds(db: Db, audience: Audience): Promise<ReadonlySet<string>> {
  return new Set((await kinds[kindOf(audience)](db, valuesOf(audience))).map((row) => row.kind_id));
}

/** Of some brands those of which an audience may see anything. */
export async function findSeenBrands(db: Db, audience: Audience, brands: readonly string[]): Promise<readonly string[]> {
  return (await seenOfBrands[kindOf(audience)](db, [brands, ...valuesOf(audience)])).map((row) => row.brand);
}

/** The kinds of which an audience is sold most, so many at most. */
export async function findBestKinds(db: Db, audience: Audience, most: number): Promise<readonly string[]> {
  return (await bestKinds[kindOf(audience)](db, [most, ...valuesOf(audience)])).map((row) => row.kind_id);
}

/** What sells best of what has a number that begins so: each item has its own. */
export async function findNumbered(
  db: Db,
  audience: Audience,
  { words, beginning }: BegunSearch,
  most: number,
): Promise<readonly string[]> {
  return idsOf(await begun[kindOf(audience)](db, [words, beginning, most, ...valuesOf(audience)]));
}

/** What sells best of what is of some kinds and says what they say, one of an item group. */
export async function findSaying(db: Db, audience: Audience, search: BegunSearch, most: number): Promise<readonly string[]> {
  const { words, beginning } = search;
  const asked = findIn(search)[kindOf(audience)];
  return idsOf(oneOfEach(await asked(db, [words, beginning, most * READ_OF_GROUP, ...valuesOf(audience)]), most));
}

type Wanted = {
  readonly kinds: readonly string[];
  /** Whether these only come near to what begins so. */
  readonly isNear: boolean;
  readonly begun: BegunSearch;
  readonly most: number;
  /** How many items may begin so at the most. */
  readonly mayBe: number;
  /** Whether there may be too many items to go through all that begin so. */
  readonly isLarge: boolean;
};

/** What sells best of what is of some kinds; then of what has names that begin so, which costs more, where there is room for it. One of an item group. */
export async function findBegun(
  db: Db,
  audience: Audience,
  { kinds: wanted, isNear, begun: search, most, mayBe, isLarge }: Wanted,
): Promise<readonly string[]> {
  const [kind, values] = [kindOf(audience), valuesOf(audience)];
  const first = wanted.length === 0 ? [] : idsOf(oneOfEach(await ofKinds[kind](db, [wanted, most * READ_OF_GROUP, ...values]), most));
  if (first.length === most && !isNear) return first;
  // Where no kind is named there are some of each that has the words.
  const isAny = wanted.length === 0 || isNear;
  const isMany = isLarge && (mayBe > MOST_READ || search.letters < FEWEST_LETTERS);
  const limit = most * (isAny ? TRIED_OF_EACH : READ_OF_GROUP);
  const asked = [search.words, search.beginning, limit, ...values];
  const best = isMany ? await begunOfBest[kind](db, asked) : [];
  const ofBest = oneOfEach(best);
  // As many as there would be of all: these are they.
  const isEnough = best.length === limit || ofBest.length >= most || (isMany && search.letters < FEWEST_LETTERS);
  const others = isEnough ? ofBest : oneOfEach(await findIn(search)[kind](db, asked));
  const named = idsOf(isAny ? byTurns(others) : others);
  return [...new Set([...(isNear ? first.slice(0, MOST_NEAR) : first), ...named, ...first])].slice(0, most);
}

/** The first of each item group. */
function oneOfEach<Row extends Grouped>(rows: readonly Row[], most = rows.length): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ group_key: group }) => !seen.has(group) && seen.add(group)).slice(0, most);
}

/** The first of each kind, then the second of each, and so on. */
function byTurns(rows: readonly Begun[]): Begun[] {
  const seen = new Map<string | null, number>();
  const turns = rows.map((row) => {
    const turn = seen.get(row.kind_id) ?? 0;
    seen.set(row.kind_id, turn + 1);
    return { row, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ row }) => row);
}

function idsOf(rows: readonly { item_id: string }[]): string[] {
  return rows.map((row) => row.item_id);
}
