import type { Database } from '#server/db/database.ts';

/** Columns that nobody is ever told of, whoever they are: passwords, vendors' tokens and ids, the hashes of sessions and of links. */
const SECRET = /(_hash|^token|_token|^vendor_|^cost|secret|holder)/;

/** All that stands in them, in every way in which it may be written. */
export async function secretsIn(database: Database): Promise<string[]> {
  const { rows: columns } = await database.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns.filter((one) => SECRET.test(one.column_name))) {
    const { rows } = await database.query<{ value: unknown }>(
      `select distinct ${column} as value from ${table} where ${column} is not null limit 500`,
    );
    found.push(
      ...rows.flatMap(({ value }) =>
        Buffer.isBuffer(value) ? ['hex', 'base64', 'base64url'].map((as) => value.toString(as as 'hex')) : [String(value)],
      ),
    );
  }
  // The tokens of carts stand in their JSON.
  const { rows } = await database.query<{ value: string }>(
    `select distinct (regexp_matches(payments::text, '"(tok_[^"]+|[A-Za-z]+_[0-9a-f]{16,})"', 'g'))[1] as value from carts`,
  );
  return [...new Set([...found, ...rows.map(({ value }) => value)])].filter((text) => text.length >= 12);
}
