import { list } from '#domain/catalog-files/cell.ts';
import { itemNumber, printerModels } from '#domain/catalog-files/item-columns.ts';
import { statement } from '../../db/database.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const COLUMNS = {
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  fits: { alias: ['fits items', 'compatible with'], about: 'Items that it goes with, with | between', read: list(itemNumber, 500) },
  printer_models: { alias: ['printers', 'models'], about: 'The printers a cartridge is for, with | between', read: printerModels },
} as const;

/** $1 rows as JSON, $2 whether the file has items, $3 whether it has printers */
const setFits = statement<{ changed: number }>(
  'compatibility_file_set',
  `with wanted as materialized (select * from json_to_recordset($1::json) as r(item_id text, fits jsonb, models jsonb)),
    after as materialized (select i.item_id, i.facts,
        (i.facts - case when $2 then '{fitsItemIds}'::text[] else '{}' end - case when $3 then '{printerModels}'::text[] else '{}' end)
          || case when $2 and w.fits is not null then jsonb_build_object('fitsItemIds', w.fits) else '{}' end
          || case when $3 and w.models is not null then jsonb_build_object('printerModels', w.models) else '{}' end as changed
      from wanted w join items i using (item_id)),
    changed as (update items i set facts = a.changed from after a where i.item_id = a.item_id and a.changed <> a.facts returning 1)
  select count(*)::int as changed from changed`,
);

/** What goes with what. */
export const compatibilityFile = tableKind(COLUMNS, ['item_id'], {
  about: 'what goes with what: item_id, fits, printer_models',
  keyOf: ({ item_id }) => item_id ?? '',
  async open(db, { columns }) {
    return {
      async check(rows) {
        const named = rows.flatMap(({ row }) => [row.item_id ?? '', ...(row.fits ?? [])]);
        const known = new Set((await findKnownItems(db, [named])).map(({ item_id }) => item_id));
        return {
          problems: [
            ...unknownAmong(rows, known, 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM),
            ...unknownAmong(rows, known, 'fits', ({ fits }) => fits ?? [], NO_ITEM),
          ],
          added: 0,
        };
      },
      async write(tx, rows) {
        const wanted = rows.map(({ item_id, fits, printer_models }) => ({ item_id, fits, models: printer_models }));
        const [{ changed } = { changed: 0 }] = await setFits(tx, [
          JSON.stringify(wanted),
          columns.has('fits'),
          columns.has('printer_models'),
        ]);
        return { added: 0, changed };
      },
    };
  },
});
