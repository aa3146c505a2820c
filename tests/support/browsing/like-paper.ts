import type { Database } from '../../../server/db/database.ts';

/** So many more items, all like the paper but for its bar code, with as much of each. */
export async function likePaper({ database }: { readonly database: Database }, count: number): Promise<string[]> {
  for (const table of ['items', 'stock']) {
    const { rows } = await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and column_name <> 'item_id'`,
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    await database.query(
      `insert into ${table} (item_id, ${columns}) select 'like-' || n, ${columns} from ${table}, generate_series(1, $1::int) n where item_id = '100001' on conflict do nothing`,
      [count],
    );
  }
  await database.query(`update items set facts = facts - 'gtin' where item_id like 'like-%'`);
  return Array.from({ length: count }, (_, at) => `like-${at + 1}`);
}
