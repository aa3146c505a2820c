import type { Synonym } from '#domain/search/synonyms/synonym.ts';
import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { command, statement, type Db } from '../db/database.ts';

/** $1 the first day, $2 how many */
const unfound = statement<{ words: string; visitors: number; last_at: Date; sites: string[]; is_in_part: boolean }>(
  'unfound_list',
  `select words, sum(visitors)::int as visitors, max(last_at) as last_at, array_agg(distinct tenant) as sites, bool_and(is_in_part) as is_in_part
  from searches_without_result where day >= $1::date group by words order by visitors desc, last_at desc, words limit $2`,
);

/** What was searched for and not found, or not all of it, since a day, first what most did. */
export function findUnfound(db: Db, since: string, most: number) {
  return unfound(db, [since, most]);
}

/** What a synonym is kept with. */
export type Meant = Omit<Synonym, 'said'>;

const synonyms = statement<{ said: string; means: string[]; is_near: boolean }>(
  'synonyms_list',
  'select said, means, is_near from search_synonyms order by said',
);
/** $1 said, $2 means, $3 whether that only comes near */
const upsert = command(
  'synonym_save',
  'insert into search_synonyms (said, means, is_near) values ($1, $2, $3) on conflict (said) do update set means = excluded.means, is_near = excluded.is_near',
);
/** $1 said */
const remove = command('synonym_remove', 'delete from search_synonyms where said = $1');
export function listAll(db: Db) {
  return synonyms(db, []);
}

/** Until the end of the transaction nobody else changes a synonym: also not one that there is not yet. */
const lock = command('synonyms_lock', 'lock table search_synonyms in share row exclusive mode');

export async function lockSynonyms(db: Db): Promise<void> {
  await lock(db, []);
}

export async function writeSynonym(db: Db, said: string, meant: Meant | undefined): Promise<void> {
  if (meant === undefined) await remove(db, [said]);
  else await upsert(db, [said, meant.means, meant.isNear]);
  await tellOfCatalogChange(db, []);
}
