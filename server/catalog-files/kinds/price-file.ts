import { priceReader, type PriceRow } from '#domain/catalog-files/price-columns.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import type { FileKind } from '../file-kind.ts';
import { itemFile } from './item-file.ts';
import { NO_ITEM, unknownAmong } from './table-kind.ts';

/** What items cost; an empty cell: nothing is known of it. No item is added. */
export const priceFile: FileKind<PriceRow> = {
  about: 'what items cost: item_id, price, list_price, member_price',
  reader: priceReader,
  keyOf: ({ item_id }) => item_id ?? '',
  async open(db, { leftOut, columns }, given) {
    const items = await itemFile.open(db, { leftOut, columns, read: () => ({ row: { facts: {} }, problems: [] }) }, given);
    return {
      prepare: async (session) => items.prepare?.(session),
      async check(rows) {
        const known = new Set((await findKnownItems(db, [rows.map(({ row }) => row.item_id)])).map(({ item_id }) => item_id));
        return { problems: unknownAmong(rows, known, 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM), added: 0 };
      },
      write: (tx, rows) =>
        items.write(
          tx,
          rows.map((row) => ({ ...row, facts: {} })),
        ),
    };
  },
};
