import { statement, type Db } from '../../../db/database.ts';

type Rows = readonly { readonly data: Record<string, unknown> }[];
/** One of the parts of what is kept of a person. */
export type Part = (db: Db, values: readonly [userId: string, email: string]) => Promise<Rows>;

/** Rows as objects. @param select in SQL: $1 is the person, $2 their email. */
export function part(name: string, select: string): Part {
  const find = statement<{ data: Record<string, unknown> }>(
    `own_data_${name}`,
    `with me as (select $1::uuid as user_id, $2::text as mailbox) select to_jsonb(r) as data from (${select}) r`,
  );
  return (db, values) => find(db, [...values]);
}

/** Cents as dollars, in SQL. */
export const dollars = (column: string) => `round(${column} / 100.0, 2)`;
/** Which site a row is of, in SQL. */
export const SITE = `case tenant when 'SBA' then 'business' else 'consumer' end as site`;
