import { statement, type Db } from '../../db/database.ts';
import type { Audience } from '../audience.ts';
import type { SearchQuery } from '../search-query.ts';
import { forEachKind, kindOf, seenItems, valuesOf } from '../seen-items.ts';

/** $1 what must be in an item, $2 what is in those meant first, $3 what is in those meant before others, all as texts for `to_tsquery`, $4 how many; then the audience */
const firsts = forEachKind((kind) =>
  statement<{ ids: string[] }>(
    `first_of_each_${kind}`,
    `
  select array(select i.item_id from ${seenItems(kind, 5)} i left join sold_out o on o.item_id = i.item_id
    where i.search @@ to_tsquery('english', w.said)
    order by (i.search @@ to_tsquery('english', w.of_kind))::int * 2 + (i.search @@ to_tsquery('english', w.named))::int desc,
      (o.item_id is not null and i.is_stock_counted) or i.unit_cents is null or i.is_late, i.is_on_contract desc, i.popularity desc, i.item_id limit $4) as ids
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality w(said, of_kind, named, at) order by w.at`,
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
