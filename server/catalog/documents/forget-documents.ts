import { command } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';

/** For so long a document stays that no item names: pages that are open lead to it, and an import may be about to name it. */
const STAYS_FOR = '24 hours';

const IS_NAMED = 'exists (select from item_documents d where d.document_id = f.document_id)';

/** $1 now */
const noteUnnamed = command(
  'documents_unnamed',
  `update document_files f set unnamed_since = case when ${IS_NAMED} then null else $1::timestamptz end where (unnamed_since is null) <> ${IS_NAMED}`,
);
/** $1 now */
const removeUnnamed = command(
  'documents_forget',
  `delete from document_files f where unnamed_since <= $1::timestamptz - interval '${STAYS_FOR}' and not ${IS_NAMED}`,
);

/**
 * Removes documents that no item has named for a day: what was taken back, replaced by a corrected one, or was of an item that is gone.
 * One that is named at this very moment is held by its item, so that nothing is removed this time.
 */
export async function forgetDocuments({ database, now }: Pick<Shop, 'database' | 'now'>): Promise<void> {
  await noteUnnamed(database, [now()]);
  await removeUnnamed(database, [now()]);
}
