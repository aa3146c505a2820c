import { list, text, yesOrNo } from '#domain/catalog-files/cell.ts';
import { readSynonym, type Synonym } from '#domain/search/synonym.ts';
import { statement } from '../../db/database.ts';
import { tableKind } from './table-kind.ts';

const COLUMNS = {
  said: { alias: ['term', 'word', 'search'], about: 'What people say', read: text(200) },
  means: { alias: ['synonyms', 'also'], about: 'What else that is called, with | between', read: list(text(200), 20) },
  near: { alias: ['not carried'], about: 'Whether we do not have it, and the other only comes near', read: yesOrNo, plain: false },
} as const;
type Row = { readonly said?: string | null; readonly means?: readonly string[] | null; readonly near?: boolean | null };

const findSaid = statement<{ said: string; means: string[]; is_near: boolean }>(
  'synonym_file_known',
  'select said, means, is_near from search_synonyms where said = any($1::text[])',
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

function keyOfRow(row: { readonly said: string; readonly means: readonly string[]; readonly is_near: boolean }): string {
  const answer = read({ said: row.said, means: row.means, near: row.is_near });
  return 'synonym' in answer ? JSON.stringify([answer.synonym.means, answer.synonym.isNear]) : '';
}

/** Words for which others are looked for, too. */
export const synonymFile = tableKind(COLUMNS, ['said', 'means'], {
  about: 'words for which others are looked for, too: said, means, near',
  keyOf: (row) => {
    const answer = read(row);
    return 'synonym' in answer ? answer.synonym.said : (row.said ?? '');
  },
  async open(db) {
    return {
      async check(rows) {
        const answers = rows.map(({ line, row }) => ({ line, answer: read(row) }));
        const said = answers.flatMap(({ answer }) => ('synonym' in answer ? [answer.synonym.said] : []));
        const known = await findSaid(db, [said]);
        return {
          problems: answers.flatMap(({ line, answer }) =>
            'synonym' in answer ? [] : [{ line, column: answer.field, message: answer.message }],
          ),
          added: said.length - known.length,
        };
      },
      async write(tx, rows) {
        const synonyms = rows.map(synonymOf);
        // Those that came with the shop are written as people write them: what is read alike is the same.
        const known = new Map((await findSaid(tx, [synonyms.map(({ said }) => said)])).map((row) => [row.said, keyOfRow(row)]));
        const wanted = synonyms
          .map(({ said, means, isNear }) => ({ said, means, is_near: isNear }))
          .filter((synonym) => known.get(synonym.said) !== JSON.stringify([synonym.means, synonym.is_near]));
        const [did] = await setSynonyms(tx, [JSON.stringify(wanted)]);
        return did ?? { added: 0, changed: 0 };
      },
    };
  },
});
