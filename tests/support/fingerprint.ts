import type { Database } from '#server/db/database.ts';

/** The catalogue, and what is counted of those who are refused. */
const NOT_LOOKED_AT = [
  'items',
  'reviews',
  'zip_codes',
  'stores',
  'categories',
  'demo_loads',
  'state_moves',
  'limit_seats',
  'jobs',
  'watched_figures',
  'migrations',
];

/**
 * What the database holds, as one text a table that differs when a row of it does. With `ids`, only of rows in which one of them stands,
 * wherever: whose the row is, what it belongs to.
 */
export async function fingerprint(database: Database, ids?: readonly string[]): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [NOT_LOOKED_AT],
  );
  const which = ids === undefined ? '' : `where t::text ~ '${ids.join('|')}'`;
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as print from ${name} t ${which}`,
  );
  // All of a shop is read at once: on a machine that others use, too, for longer than one statement of a shop may take.
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ name: string; print: string }>(parts.join(' union all '));
    await client.query('commit');
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
  } finally {
    client.release();
  }
}
