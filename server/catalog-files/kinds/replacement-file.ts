import { oneOf } from '#domain/catalog-files/cell.ts';
import { itemNumber } from '#domain/catalog-files/item-columns.ts';
import { circleFrom } from '#domain/catalog-files/circle.ts';
import { statement, type Db } from '../../db/database.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import type { FileProblem } from '../file-kind.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const COLUMNS = {
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  replaced_by: {
    alias: ['replacement', 'substitute', 'successor'],
    about: 'The item that replaces it; empty: none does',
    read: itemNumber,
  },
  when: {
    about: 'discontinued: it is not made any more; short: when it has run out',
    read: oneOf('discontinued', 'short'),
    plain: 'discontinued',
  },
} as const;

/** Those that something replaces already. */
const findReplaced = statement<{ item_id: string; replaced_by: string }>(
  'replacement_file_known',
  "select item_id, facts -> 'substitute' ->> 'itemId' as replaced_by from items where facts ? 'substitute'",
);
/**
 * $1 rows as JSON. A file that does not say when leaves that as it is; whether an item is sold at all changes with that alone: a file of items says
 * it, too, and what one of them says the other does not take back.
 */
const setReplacements = statement<{ changed: number }>(
  'replacement_file_set',
  `with wanted as materialized (select i.item_id, w.replaced_by, i.facts -> 'substitute' ->> 'kind' as before,
        coalesce(w.kind, i.facts -> 'substitute' ->> 'kind', 'FULLHARDSUB') as kind
      from json_to_recordset($1::json) as w(item_id text, replaced_by text, kind text) join items i using (item_id)),
    after as materialized (select i.item_id, case
        when w.replaced_by is null then i.facts - 'substitute'
        else i.facts - case when w.kind = 'PARTIALHARDSUB' and w.before = 'FULLHARDSUB' then '{isDiscontinued}'::text[] else '{}' end
          || jsonb_build_object('substitute', jsonb_build_object('kind', w.kind, 'itemId', w.replaced_by))
          || case when w.kind = 'FULLHARDSUB' and w.before is distinct from w.kind then '{"isDiscontinued": true}'::jsonb else '{}' end
        end as facts
      from wanted w join items i using (item_id)),
    changed as (update items i set facts = a.facts from after a where i.item_id = a.item_id and i.facts <> a.facts returning 1)
  select count(*)::int as changed from changed`,
);

/** Null: the file does not say. */
function kindOf(when: string | null | undefined): 'FULLHARDSUB' | 'PARTIALHARDSUB' | null {
  if (when === undefined) return null;
  return (when ?? COLUMNS.when.plain) === 'discontinued' ? 'FULLHARDSUB' : 'PARTIALHARDSUB';
}

async function replacedNow(db: Db): Promise<Map<string, string>> {
  return new Map((await findReplaced(db, [])).map(({ item_id, replaced_by }) => [item_id, replaced_by]));
}

/** What is taken where an item is not to be had any more. */
export const replacementFile = tableKind(
  COLUMNS,
  ['item_id', 'replaced_by'],
  {
    about: 'what replaces an item: item_id, replaced_by, when',
    keyOf: ({ item_id }) => item_id ?? '',
    async open(db) {
      const replacedBy = await replacedNow(db);
      const lineOf = new Map<string, number>();
      return {
        async check(rows) {
          const named = rows.flatMap(({ row }) => [row.item_id, row.replaced_by]).filter((itemId) => itemId != null);
          const known = new Set((await findKnownItems(db, [named])).map(({ item_id }) => item_id));
          for (const { line, row } of rows) {
            lineOf.set(row.item_id ?? '', line);
            if (row.replaced_by == null) replacedBy.delete(row.item_id ?? '');
            else replacedBy.set(row.item_id ?? '', row.replaced_by);
          }
          return {
            problems: [
              ...unknownAmong(rows, known, 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM),
              ...unknownAmong(rows, known, 'replaced_by', ({ replaced_by }) => (replaced_by == null ? [] : [replaced_by]), NO_ITEM),
            ],
            added: 0,
          };
        },
        checkAll() {
          const problems = [...lineOf].flatMap(([itemId, line]): FileProblem[] => {
            const circle = circleFrom(itemId, (one) => replacedBy.get(one));
            return circle === undefined
              ? []
              : [
                  {
                    line,
                    column: 'replaced_by',
                    message: `goes round in a circle: ${circle.slice(0, 6).join(' → ')}${circle.length > 6 ? ' → …' : ''}`,
                  },
                ];
          });
          return Promise.resolve(problems);
        },
        async write(tx, rows) {
          const wanted = rows.map(({ item_id, replaced_by, when }) => ({ item_id, replaced_by, kind: kindOf(when) }));
          const [{ changed } = { changed: 0 }] = await setReplacements(tx, [JSON.stringify(wanted)]);
          return { added: 0, changed };
        },
      };
    },
  },
  ['replaced_by'],
);
