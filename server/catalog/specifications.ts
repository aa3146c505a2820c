import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';

const findSpecifications = statement<{ item_id: string; specifications: [string, string][] }>(
  'specifications',
  'select item_id, specifications from items where item_id = any($1::text[])',
);

/** The specifications of items by their numbers, whoever may see them: [["Weight", "20 lb"]]. What there is not is left out. */
export async function specificationsOf(
  shop: Pick<Shop, 'database'>,
  itemIds: readonly string[],
): Promise<Record<string, [string, string][]>> {
  const rows = itemIds.length === 0 ? [] : await findSpecifications(shop.database, [itemIds]);
  return Object.fromEntries(rows.map((row) => [row.item_id, row.specifications]));
}
