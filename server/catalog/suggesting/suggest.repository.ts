import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from '../seen-items.ts';
import { inOrderOf } from '../listing/large-listing.repository.ts';
import type { BegunSearch } from '../search-query.ts';

/** So many of what sells best are gone through first. */
const MOST_OF_BEST = 1_500;
/** Too many items have words that begin with fewer letters: what sells best of them is enough. */
const FEWEST_LETTERS = 3;

/** What an audience may see of which kinds there are. */
const kinds = forEachKind((kind) =>
  statement<{ kind_id: string }>(
    `suggest_kinds_${kind}`,
    `select k.kind_id from product_kinds k where exists (select from ${seenItems(kind, 1)} i where i.kind_id = k.kind_id)`,
  ),
);

/** $1 some kinds, $2 how many; then the audience: of each kind what sells best */
const ofKinds = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `suggest_of_kinds_${kind}`,
    `select best.item_id from unnest($1::text[]) wanted(kind_id) cross join lateral (
      select i.item_id, i.popularity from ${seenItems(kind, 3)} i where i.kind_id = wanted.kind_id order by i.popularity desc, i.item_id limit $2) best
    order by best.popularity desc, best.item_id limit $2`,
  ),
);

/**
 * $1 words that are there already, $2 the beginning of another, $3 how many; then the audience. A beginning is compared as it is, too: reduced to
 * its stem it may be one of nothing, and "in" would be no word at all.
 */
const BEGUN = "(select to_tsquery('english', $1) && (to_tsquery('english', $2) || to_tsquery('simple', $2)))";
const begun = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `suggest_begun_${kind}`,
    `select i.item_id from ${seenItems(kind, 4)} i where i.search @@ ${BEGUN} order by i.popularity desc, i.item_id limit $3`,
  ),
);
/** The same of what sells best alone: common words are found among it at once. */
const begunOfBest = forEachKind((kind) => {
  const best = inOrderOf('popularity desc, item_id', { most: MOST_OF_BEST, words: BEGUN });
  return statement<{ item_id: string }>(
    `suggest_begun_of_best_${kind}`,
    `select i.item_id from ${seenItems(kind, 4, best)} i order by i.popularity desc, i.item_id limit $3`,
  );
});

/** The kinds of things of which an audience sees any. */
export async function findSeenKinds(db: Db, audience: Audience): Promise<ReadonlySet<string>> {
  return new Set((await kinds[kindOf(audience)](db, valuesOf(audience))).map((row) => row.kind_id));
}

type Wanted = {
  readonly kinds: readonly string[];
  readonly begun: BegunSearch;
  readonly most: number;
  /** Whether there are too many items to go through all that begin so. */
  readonly isLarge: boolean;
};

/** What sells best of what is of some kinds; then of what has names that begin so, which costs more, where there is room for it. */
export async function findBegun(
  db: Db,
  audience: Audience,
  { kinds: wanted, begun: search, most, isLarge }: Wanted,
): Promise<readonly string[]> {
  const [kind, values] = [kindOf(audience), valuesOf(audience)];
  const first = wanted.length === 0 ? [] : idsOf(await ofKinds[kind](db, [wanted, most, ...values]));
  if (first.length === most) return first;
  const asked = [search.words, search.beginning, most, ...values];
  const ofBest = isLarge ? idsOf(await begunOfBest[kind](db, asked)) : [];
  const isEnough = ofBest.length === most || (isLarge && search.letters < FEWEST_LETTERS);
  const others = isEnough ? ofBest : idsOf(await begun[kind](db, asked));
  return [...new Set([...first, ...others])].slice(0, most);
}

function idsOf(rows: readonly { item_id: string }[]): string[] {
  return rows.map((row) => row.item_id);
}
