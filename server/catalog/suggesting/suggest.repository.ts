import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from '../seen-items.ts';
import type { BegunSearch } from '../search-query.ts';

/** What an audience may see of which kinds there are. */
const kinds = forEachKind((kind) =>
  statement<{ kind_id: string }>(
    `suggest_kinds_${kind}`,
    `select k.kind_id from product_kinds k where exists (select from ${seenItems(kind, 1)} i where i.kind_id = k.kind_id)`,
  ),
);

/** $1 what is in the items of some kinds, $2 how many; then the audience */
const ofKinds = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `suggest_of_kinds_${kind}`,
    `select i.item_id from ${seenItems(kind, 3)} i where i.search @@ to_tsquery('simple', $1) order by i.popularity desc, i.item_id limit $2`,
  ),
);

/**
 * $1 words that are there already, $2 the beginning of another, $3 how many; then the audience. A beginning is compared as it is, too: reduced to
 * its stem it may be one of nothing, and "in" would be no word at all.
 */
const begun = forEachKind((kind) =>
  statement<{ item_id: string }>(
    `suggest_begun_${kind}`,
    `
  select i.item_id from ${seenItems(kind, 4)} i
  where i.search @@ (to_tsquery('english', $1) && (to_tsquery('english', $2) || to_tsquery('simple', $2)))
  order by i.popularity desc, i.item_id limit $3`,
  ),
);

/** The kinds of things of which an audience sees any. */
export async function findSeenKinds(db: Db, audience: Audience): Promise<ReadonlySet<string>> {
  return new Set((await kinds[kindOf(audience)](db, valuesOf(audience))).map((row) => row.kind_id));
}

/** What sells best of what is of some kinds; then of what has names that begin so, which costs more, where there is room for it. */
export async function findBegun(db: Db, audience: Audience, search: BegunSearch, most: number): Promise<readonly string[]> {
  const { words, beginning, kinds: named } = search;
  const [kind, values] = [kindOf(audience), valuesOf(audience)];
  const first = named === '' ? [] : idsOf(await ofKinds[kind](db, [named, most, ...values]));
  if (first.length === most) return first;
  const others = idsOf(await begun[kind](db, [words, beginning, most, ...values]));
  return [...new Set([...first, ...others])].slice(0, most);
}

function idsOf(rows: readonly { item_id: string }[]): string[] {
  return rows.map((row) => row.item_id);
}
