import type pg from 'pg';

/** From so many rows on it is quicker to make indexes and references afterwards than to keep them row by row. */
const WORTH_IT_ROWS = 20_000;

/**
 * Fills tables without their secondary indexes and references, which are made again afterwards, in the same transaction:
 * nobody ever sees the tables without them. Few rows are written as the tables are.
 * @param keys whether primary keys are set aside as well, with the references to them from anywhere
 */
export async function withoutIndexes<T>(
  {
    client,
    tables,
    rows,
    keys = false,
  }: {
    client: pg.PoolClient;
    tables: readonly string[];
    rows: number;
    keys?: boolean;
  },
  work: () => Promise<T>,
): Promise<T> {
  if (rows < WORTH_IT_ROWS) return work();
  const constraints = await constraintsOf(client, tables, keys);
  const indexes = await indexesOf(client, tables);
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const result = await work();
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints.toReversed())
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return result;
}

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

/** References of the tables, then (for `keys`) references to them and their primary keys: in the order in which they can be dropped. */
async function constraintsOf(client: pg.PoolClient, tables: readonly string[], keys: boolean): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and (conrelid = any($1::regclass[]) or ($2 and confrelid = any($1::regclass[]))) or ($2 and contype = 'p' and conrelid = any($1::regclass[]))
      order by contype = 'p', conname`,
    [tables, keys],
  );
  return rows;
}

/** Indexes that belong to no constraint. */
async function indexesOf(
  client: pg.PoolClient,
  tables: readonly string[],
): Promise<{ readonly name: string; readonly definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
      order by 1`,
    [tables],
  );
  return rows;
}
