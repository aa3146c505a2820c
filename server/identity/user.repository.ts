import { command, statement } from '../db/database.ts';
import { userFromRow, type SessionUser, type UserRow } from './session-store.ts';

const find = statement<UserRow & { password_hash: string; tenants: string[] }>(
  'user_by_email',
  `
  select u.user_id, u.email, u.password_hash, u.first_name, u.last_name, u.tenants, u.roles, u.permissions, u.membership, u.rewards_tier, u.rewards_number, u.member_since, u.segments, u.settings, u.account_number,
         a.name as account_name, a.settings as account_settings
  from users u left join accounts a using (account_number) where u.email = $1`,
);

/** $1 id, $2 e-mail, $3 hash, $4 first, $5 last name, $6 tenants. Nothing is written when the e-mail is taken. */
export const insertUser = command(
  'user_insert',
  `
  insert into users (user_id, email, password_hash, first_name, last_name, tenants) values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing`,
);

/** Somebody who can sign in: what a session needs of them, their password's hash and the sites that they belong to. */
export type KnownUser = { readonly user: SessionUser; readonly passwordHash: string; readonly tenants: readonly string[] };

export async function findUser(db: Parameters<typeof find>[0], email: string): Promise<KnownUser | undefined> {
  const [row] = await find(db, [email]);
  if (row === undefined) return undefined;
  return { user: userFromRow(row), passwordHash: row.password_hash, tenants: row.tenants };
}
