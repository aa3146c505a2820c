import { command, statement, type Db } from '../db/database.ts';

/** $1 the first day, $2 how many */
const unfound = statement<{ words: string; times: number; last_at: Date; sites: string[]; has_synonym: boolean }>(
  'unfound_list',
  `select words, sum(times)::int as times, max(last_at) as last_at, array_agg(distinct tenant) as sites,
    exists (select from search_synonyms s where s.said = words) as has_synonym
  from searches_without_result where day >= $1::date group by words order by times desc, last_at desc, words limit $2`,
);

/** What was searched for and not found since a day, the most frequent first. */
export function findUnfound(db: Db, since: string, most: number) {
  return unfound(db, [since, most]);
}

const synonyms = statement<{ said: string; means: string[] }>('synonyms_list', 'select said, means from search_synonyms order by said');
const countAll = statement<{ n: number }>('synonyms_count', 'select count(*)::int as n from search_synonyms');
/** $1 said */
const one = statement<{ means: string[] }>('synonym_one', 'select means from search_synonyms where said = $1');
/** $1 said, $2 means */
const upsert = command(
  'synonym_save',
  'insert into search_synonyms (said, means) values ($1, $2) on conflict (said) do update set means = excluded.means',
);
/** $1 said */
const remove = command('synonym_remove', 'delete from search_synonyms where said = $1');
/** To all nodes: what they know of the catalogue, and of its words, is out of date. */
const tell = command('synonym_tell', "select pg_notify('catalog_changed', '')");

export function listAll(db: Db) {
  return synonyms(db, []);
}

export async function countSynonyms(db: Db): Promise<number> {
  return (await countAll(db, []))[0]?.n ?? 0;
}

/** Until the end of the transaction nobody else changes a synonym: also not one that there is not yet. */
const lock = command('synonyms_lock', 'lock table search_synonyms in share row exclusive mode');

export async function lockSynonyms(db: Db): Promise<void> {
  await lock(db, []);
}

/** What a synonym means; undefined when there is none. */
export async function readSynonymOf(db: Db, said: string): Promise<readonly string[] | undefined> {
  return (await one(db, [said]))[0]?.means;
}

export async function writeSynonym(db: Db, said: string, means: readonly string[] | undefined): Promise<void> {
  if (means === undefined) await remove(db, [said]);
  else await upsert(db, [said, means]);
  await tell(db, []);
}
