import { statement, type Db } from '../db/database.ts';

/** Somebody's sign-in: it goes on through all sessions that follow it. */
export type SignIn = {
  readonly sign_in_id: string;
  readonly tenant: string;
  readonly browser: string;
  readonly signed_in_at: Date;
  readonly last_seen_at: Date;
  readonly is_this_one: boolean;
  readonly is_acting: boolean;
};

/** Those who act for a customer are signed in themselves: it is none of the customer's. */
const IS_OF_USER = '(user_id = $1 and represented_by is null or represented_by = $1)';

/** $1 user, $2 hash of the session that asks, $3 now. That one first, then those seen last. */
export const findSignIns = statement<SignIn>(
  'sign_ins_find',
  `
  select sign_in_id, tenant, browser, signed_in_at, last_seen_at, session_hash = $2 as is_this_one, represented_by is not null as is_acting
  from sessions where ${IS_OF_USER} and expires_at > $3 order by is_this_one desc, last_seen_at desc, sign_in_id`,
);

/** $1 user, $2 hash of the session that asks and stays, $3 now, $4 one alone, as text, or null for all others */
const end = statement<{ hash_hex: string }>(
  'sign_ins_end',
  `
  with ended as (
    delete from sessions where ${IS_OF_USER} and session_hash <> $2 and expires_at > $3 and ($4::text is null or sign_in_id::text = $4)
    returning session_hash, represented_by, user_id, tenant),
  noted as (
    insert into representative_acts (representative_id, user_id, tenant, call, params, done_at, outcome)
    select represented_by, user_id, tenant, 'END', '{}', $3, 'DONE' from ended where represented_by is not null)
  select encode(session_hash, 'hex') as hash_hex, pg_notify('session_changed', encode(session_hash, 'hex')) from ended`,
);

/**
 * Ends sign-ins of a user but for the one that asks, on every node once the transaction is over. To be called with the user locked: a session that is gone on
 * from at the same moment has ended by then, and its follower is there to be ended.
 *
 * @returns the hashes in hex of the sessions that ended.
 */
export async function endSignIns(db: Db, { userId, but, now, signInId }: Ending): Promise<readonly string[]> {
  return (await end(db, [userId, but, now, signInId ?? null])).map(({ hash_hex: hashHex }) => hashHex);
}

type Ending = { readonly userId: string; readonly but: Buffer; readonly now: Date; readonly signInId?: string };
