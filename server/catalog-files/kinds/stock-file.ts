import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { count, text } from '#domain/catalog-files/cell.ts';
import { itemNumber } from '#domain/catalog-files/item-columns.ts';
import { statement } from '../../db/database.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const COLUMNS = {
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  location: {
    alias: ['store', 'store number', 'warehouse'],
    about: `A store's number; plain: ${FULFILMENT_CENTRE}, from where is delivered`,
    read: text(20),
    plain: FULFILMENT_CENTRE,
  },
  available: {
    alias: ['stock', 'inventory', 'on hand', 'quantity', 'qty'],
    about: 'How many can be sold, beside what is held for orders',
    read: count(0, 10_000_000),
  },
} as const;

const findStores = statement<{ store_number: string }>('stock_file_stores', 'select store_number from stores');

/** $1 rows as JSON. What is held and sold stays; nobody else changes a row meanwhile, and rows are locked in the order in which all lock them. */
const setStock = statement<{ added: number; changed: number }>(
  'stock_file_set',
  `with wanted as materialized (select * from json_to_recordset($1::json) as r(item_id text, location_id text, available int)),
    locked as materialized (select s.item_id, s.location_id, w.available from wanted w join stock s using (item_id, location_id)
      order by s.item_id, s.location_id for update of s),
    changed as (update stock s set initial = s.held + s.sold + l.available, available = l.available from locked l
      where s.item_id = l.item_id and s.location_id = l.location_id and s.available <> l.available returning 1),
    added as (insert into stock (item_id, location_id, initial, available)
      select w.item_id, w.location_id, w.available, w.available from wanted w
      where not exists (select from stock s where s.item_id = w.item_id and s.location_id = w.location_id) returning 1)
  select (select count(*) from added)::int as added, (select count(*) from changed)::int as changed`,
);

const placeOf = (location: string | null | undefined) => location ?? COLUMNS.location.plain;

/** How many of an item can be sold, where. */
export const stockFile = tableKind(COLUMNS, ['item_id', 'available'], {
  about: 'how many of an item can be sold, where: item_id, location, available',
  keyOf: ({ item_id, location }) => `${item_id} at ${placeOf(location)}`,
  async open(db) {
    const places = new Set([FULFILMENT_CENTRE, ...(await findStores(db, [])).map(({ store_number }) => store_number)]);
    return {
      async check(rows) {
        const known = new Set((await findKnownItems(db, [rows.map(({ row }) => row.item_id)])).map(({ item_id }) => item_id));
        return {
          problems: [
            ...unknownAmong(rows, known, 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM),
            ...unknownAmong(rows, places, 'location', ({ location }) => [placeOf(location)], 'no store of ours'),
          ],
          added: 0,
        };
      },
      async write(tx, rows) {
        const wanted = rows.map(({ item_id, location, available }) => ({ item_id, location_id: placeOf(location), available }));
        const [did] = await setStock(tx, [JSON.stringify(wanted)]);
        return did ?? { added: 0, changed: 0 };
      },
    };
  },
});
