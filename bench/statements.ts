import pg from 'pg';

/** Counts the statements that a database has been asked, by its own statistics. */
export async function openStatementCounter(databaseUrl: string): Promise<{ read(): Promise<number>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return {
    read: async () => {
      const { rows } = await client.query<{ calls: number }>(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
          and query not like '%pg_stat_statements%' and query not like '%outbox%' and query not like '%order_payments%'`,
      );
      return rows[0]?.calls ?? 0;
    },
    close: () => client.end(),
  };
}
