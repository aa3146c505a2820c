import { command, statement } from '../db/database.ts';
import { PERSON_COLUMNS, personFromRow, type Person, type PersonRow } from '../shoppers/index.ts';

const find = statement<PersonRow & { password_hash: string; tenants: string[] }>(
  'user_by_email',
  `
  select ${PERSON_COLUMNS}, u.password_hash, u.tenants
  from users u left join accounts a using (account_number) where u.email = $1 and u.partner_id is null`,
);

/** $1 id, $2 e-mail, $3 hash, $4 first, $5 last name, $6 tenants. Nothing is written when the e-mail is taken. */
export const insertUser = command(
  'user_insert',
  `
  insert into users (user_id, email, password_hash, first_name, last_name, tenants) values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing`,
);

/** Somebody who can sign in: what a session needs of them, their password's hash and the sites that they belong to. */
export type KnownUser = { readonly user: Person; readonly passwordHash: string; readonly tenants: readonly string[] };

export async function findUser(db: Parameters<typeof find>[0], email: string): Promise<KnownUser | undefined> {
  const [row] = await find(db, [email]);
  if (row === undefined) return undefined;
  return { user: personFromRow(row), passwordHash: row.password_hash, tenants: row.tenants };
}

/** Holds somebody with the password that they signed in by until the end of a transaction; nothing where they have another by now. $1 user, $2 hash */
export const holdPassword = statement('user_hold_password', 'select 1 from users where user_id = $1 and password_hash = $2 for share');
