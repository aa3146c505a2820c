import { command, statement } from '../db/database.ts';
import { IS_ACTIVE, PERSON_COLUMNS, personFromRow, SIGNS_IN_HERE, type Person, type PersonRow } from '../shoppers/index.ts';

type KnownRow = PersonRow & { password_hash: string; tenants: string[]; has_second_factor: boolean; signs_in_here: boolean };

const KNOWN = `
  select ${PERSON_COLUMNS}, u.password_hash, u.tenants,
    exists (select 1 from second_factors f where f.user_id = u.user_id and f.on_since is not null) as has_second_factor, ${SIGNS_IN_HERE} as signs_in_here
  from users u left join accounts a using (account_number)`;
const find = statement<KnownRow>('user_by_email', `${KNOWN} where u.email = $1 and u.partner_id is null and ${IS_ACTIVE}`);
const findById = statement<KnownRow>('user_by_id', `${KNOWN} where u.user_id = $1 and ${IS_ACTIVE}`);

/** $1 id, $2 e-mail, $3 hash, $4 first, $5 last name, $6 tenants, $7 digest of the mailbox. Nothing is written when the e-mail is taken. */
export const insertUser = command(
  'user_insert',
  `
  insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash) values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing`,
);

/** Somebody who can sign in: what a session needs of them, their password's hash, the sites that they belong to, whether they are asked for a code, too, and whether they sign in here at all. */
export type KnownUser = {
  readonly user: Person & { readonly email: string };
  readonly passwordHash: string;
  readonly tenants: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly signsInHere: boolean;
};

export async function findUser(db: Parameters<typeof find>[0], email: string): Promise<KnownUser | undefined> {
  return knownOf(await find(db, [email]));
}

export async function findUserById(db: Parameters<typeof find>[0], userId: string): Promise<KnownUser | undefined> {
  return knownOf(await findById(db, [userId]));
}

function knownOf([row]: readonly KnownRow[]): KnownUser | undefined {
  if (row === undefined) return undefined;
  const { email, ...person } = personFromRow(row);
  // A partner's shopper: they have no password, either.
  if (email === undefined) return undefined;
  return {
    user: { ...person, email },
    passwordHash: row.password_hash,
    tenants: row.tenants,
    hasSecondFactor: row.has_second_factor,
    signsInHere: row.signs_in_here,
  };
}

/** Holds somebody with the password that they signed in by until the end of a transaction; nothing where they have another by now, were turned off, or come through their organization. $1 user, $2 hash */
export const holdPassword = statement(
  'user_hold_password',
  `select 1 from users u left join accounts a using (account_number) where u.user_id = $1 and u.password_hash = $2 and ${IS_ACTIVE} and ${SIGNS_IN_HERE} for share of u`,
);
