import { command, statement } from '../db/database.ts';

/** $1 items: those of them that there are. */
export const findKnownItems = statement<{ item_id: string }>(
  'catalog_file_known_items',
  'select item_id from items where item_id = any($1::text[])',
);

/** An import begins where no other one runs, on any node: true. It holds for the connection until it ends. */
export const beginAlone = statement<{ is_alone: boolean }>(
  'catalog_file_alone',
  "select pg_try_advisory_lock(hashtext('catalog file')) as is_alone",
);

/** The next one may begin. */
export const endAlone = command('catalog_file_through', 'select pg_advisory_unlock_all()');
