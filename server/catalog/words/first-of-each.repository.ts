import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import type { SearchQuery } from '../search-query.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from '../seen-items.ts';

/**
 * $1 what must be in an item, $2 what is in those meant first, $3 what is in those meant before others, all as texts for `to_tsquery`, $4 how many; then the audience. Each
 * text is read once, and what is sold out is gathered once, not for each item that is found.
 */
const firsts = forEachKind((kind) =>
  statement<{ ids: string[] }>(
    `first_of_each_${kind}`,
    `
  select array(select i.item_id from ${seenItems(kind, 5)} i
    where i.search @@ w.said
    order by (i.search @@ w.of_kind)::int * 2 + (i.search @@ w.named)::int desc,
      (i.is_stock_counted and i.item_id in (select item_id from sold_out)) or i.unit_cents is null or i.is_late, i.is_on_contract desc, i.popularity desc, i.item_id limit $4) as ids
  from (select to_tsquery('english', said) as said, to_tsquery('english', of_kind) as of_kind, to_tsquery('english', named) as named, at
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality w(said, of_kind, named, at) offset 0) w order by w.at`,
  ),
);

/** The best items of each of some searches, in the order of a listing by relevance, as an audience sees them. For a catalogue that is small. */
export async function findFirstOfEach(
  db: Db,
  audience: Audience,
  queries: readonly SearchQuery[],
  most: number,
): Promise<readonly (readonly string[])[]> {
  if (queries.length === 0) return [];
  const column = (part: 'all' | 'kind' | 'named') => queries.map((query) => query[part]);
  return (await firsts[kindOf(audience)](db, [column('all'), column('kind'), column('named'), most, ...valuesOf(audience)])).map(
    ({ ids }) => ids,
  );
}
