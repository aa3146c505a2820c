import { isDeepStrictEqual } from 'node:util';
import { list, text, yesOrNo } from '#domain/catalog-files/cell.ts';
import { readSynonym, type Synonym } from '#domain/search/synonyms/synonym.ts';
import { MOST_SYNONYMS, NO_ROOM, synonymKey, synonymProblem } from '#domain/search/synonyms/synonym-rules.ts';
import { readLexicon } from '../../catalog/index.ts';
import { statement, type Db } from '../../db/database.ts';
import { tableKind } from './table-kind.ts';

const COLUMNS = {
  said: { alias: ['term', 'word', 'search'], about: 'What people say', read: text(200) },
  means: { alias: ['synonyms', 'also'], about: 'What else that is called, with | between', read: list(text(200), 20) },
  near: { alias: ['not carried'], about: 'Whether we do not have it, and the other only comes near', read: yesOrNo, plain: false },
} as const;
type Row = { readonly said?: string | null; readonly means?: readonly string[] | null; readonly near?: boolean | null };

const findAll = statement<{ said: string; means: string[]; is_near: boolean }>(
  'synonym_file_known',
  'select said, means, is_near from search_synonyms',
);
/** $1 rows as JSON */
const setSynonyms = statement<{ added: number; changed: number }>(
  'synonym_file_set',
  `with wanted as materialized (select said, array(select json_array_elements_text(means)) as means, is_near
      from json_to_recordset($1::json) as r(said text, means json, is_near boolean)),
    changed as (update search_synonyms s set means = w.means, is_near = w.is_near from wanted w
      where s.said = w.said and (s.means, s.is_near) is distinct from (w.means, w.is_near) returning 1),
    added as (insert into search_synonyms (said, means, is_near) select said, means, is_near from wanted w
      where not exists (select from search_synonyms s where s.said = w.said) returning 1)
  select (select count(*) from added)::int as added, (select count(*) from changed)::int as changed`,
);

const read = ({ said, means, near }: Row) => readSynonym({ said: said ?? '', means: (means ?? []).join('\n'), isNear: near ?? false });
/** Of a row that was found to be right. */
function synonymOf(row: Row): Synonym {
  const answer = read(row);
  if ('synonym' in answer) return answer.synonym;
  throw new Error(`no synonym: ${answer.message}`);
}

type Kept = { readonly said: string; readonly means: readonly string[]; readonly is_near: boolean };

/** Whether the same is meant, however it is written: those that came with the shop are written as people write them. */
function isSame(kept: Kept, { means, isNear }: Pick<Synonym, 'means' | 'isNear'>): boolean {
  const answer = read({ said: kept.said, means: kept.means, near: kept.is_near });
  return 'synonym' in answer && isDeepStrictEqual([answer.synonym.means, answer.synonym.isNear], [means, isNear]);
}

/** Those that there are: under what is said, and under what searches look up of that. */
async function knownNow(db: Db) {
  const all = await findAll(db, []);
  const [bySaid, byKey] = [new Map(all.map((row) => [row.said, row])), new Map(all.map((row) => [synonymKey(row.said), row]))];
  return { count: all.length, find: (said: string): Kept | undefined => bySaid.get(said) ?? byKey.get(synonymKey(said)) };
}

/** Words for which others are looked for, too. */
export const synonymFile = tableKind(COLUMNS, ['said', 'means'], {
  about: 'words for which others are looked for, too: said, means, near',
  keyOf: (row) => {
    const answer = read(row);
    return 'synonym' in answer ? answer.synonym.said : (row.said ?? '');
  },
  async open(db) {
    const [known, lexicon] = await Promise.all([knownNow(db), readLexicon(db)]);
    const added = new Map<string, { readonly said: string; readonly line: number }>();
    return {
      check(rows) {
        const addedBefore = added.size;
        const problems = rows.flatMap(({ line, row }) => {
          const answer = read(row);
          if (!('synonym' in answer)) return [{ line, column: answer.field, message: answer.message }];
          const { said } = answer.synonym;
          const before = known.find(said);
          // What the shop has is taken as it is: some came with it that nobody could write now.
          if (before !== undefined && isSame(before, answer.synonym)) return [];
          const problem = synonymProblem(answer.synonym, lexicon);
          if (problem !== undefined) return [{ line, column: problem.field, message: problem.message }];
          if (before !== undefined) return [];
          const same = added.get(synonymKey(said));
          if (same !== undefined && same.said !== said)
            return [{ line, column: 'said', message: `is the same to searches as “${same.said}” in line ${same.line}` }];
          added.set(synonymKey(said), { said, line });
          return [];
        });
        return Promise.resolve({ problems, added: added.size - addedBefore });
      },
      checkAll() {
        const beyond = [...added.values()].slice(Math.max(0, MOST_SYNONYMS - known.count));
        return Promise.resolve(beyond.slice(0, 1).map(({ line }) => ({ line, column: 'said', message: NO_ROOM })));
      },
      async write(tx, rows) {
        const there = await knownNow(tx);
        const wanted = rows.map(synonymOf).flatMap(({ said, means, isNear }) => {
          const before = there.find(said);
          const synonym = { said: before?.said ?? said, means, is_near: isNear };
          return before !== undefined && isSame(before, { means, isNear }) ? [] : [synonym];
        });
        const [did] = await setSynonyms(tx, [JSON.stringify(wanted)]);
        return did ?? { added: 0, changed: 0 };
      },
    };
  },
});
