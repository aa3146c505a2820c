import { command, statement } from '../db/database.ts';
import type { AccountSettings, SessionUser, UserSettings } from './session-store.ts';

type UserRow = {
  user_id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  tenants: string[];
  roles: string[];
  permissions: string[];
  membership: SessionUser['membership'];
  rewards_tier: string | null;
  rewards_number: string | null;
  member_since: string | null;
  segments: string[];
  settings: UserSettings;
  account_number: string | null;
  account_name: string;
  account_settings: AccountSettings;
};

const find = statement<UserRow>(
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
  const user: SessionUser = {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    permissions: row.permissions,
    membership: row.membership,
    rewardsTier: row.rewards_tier ?? undefined,
    rewardsNumber: row.rewards_number ?? undefined,
    memberSince: row.member_since ?? undefined,
    segments: row.segments,
    settings: row.settings,
    account:
      row.account_number === null ? undefined : { number: row.account_number, name: row.account_name, settings: row.account_settings },
  };
  return { user, passwordHash: row.password_hash, tenants: row.tenants };
}
