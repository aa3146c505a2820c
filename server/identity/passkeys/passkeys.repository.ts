import { command, statement } from '../../db/database.ts';

type Passkey = {
  readonly passkey_id: string;
  readonly rp_id: string;
  readonly credential_id: Buffer;
  readonly transports: string[];
  readonly name: string;
  readonly added_at: Date;
  readonly last_used_at: Date | null;
};

/** The oldest first. $1 person */
export const findPasskeys = statement<Passkey>(
  'passkeys_find',
  'select passkey_id, rp_id, credential_id, transports, name, added_at, last_used_at from passkeys where user_id = $1 order by added_at, passkey_id',
);

/** $1 credential, $2 host */
export const findPasskey = statement<{ passkey_id: string; user_id: string; public_key: Buffer; sign_count: number }>(
  'passkey_find',
  'select passkey_id, user_id, public_key, sign_count::float8 as sign_count from passkeys where credential_id = $1 and rp_id = $2',
);

/** Whether this very key is there, whoever's it is. $1 credential */
export const findPasskeyAnywhere = statement('passkey_find_anywhere', 'select 1 from passkeys where credential_id = $1');

/** Nothing where there are as many as there may be, or where this very key is there. $1 person, $2 host, $3 credential, $4 key, $5 count, $6 transports, $7 name, $8 now, $9 most */
export const insertPasskey = command(
  'passkey_insert',
  `
  insert into passkeys (user_id, rp_id, credential_id, public_key, sign_count, transports, name, added_at)
  select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from passkeys where user_id = $1) < $9
  on conflict (credential_id) do nothing`,
);

/** Notes a use, unless another one was noted since it was looked at. $1 passkey, $2 count then, $3 count now, $4 now */
export const notePasskeyUse = command(
  'passkey_note_use',
  'update passkeys set sign_count = $3, last_used_at = $4 where passkey_id = $1 and sign_count = $2',
);

/** $1 person, $2 passkey as text, $3 name */
export const writePasskeyName = command('passkey_rename', 'update passkeys set name = $3 where user_id = $1 and passkey_id::text = $2');

/** $1 person, $2 passkey as text */
export const deletePasskey = command('passkey_delete', 'delete from passkeys where user_id = $1 and passkey_id::text = $2');

/** All of somebody's, and those that are being added. $1 person */
export const forgetPasskeys = command(
  'passkeys_forget',
  'with added as (delete from passkey_challenges where user_id = $1) delete from passkeys where user_id = $1',
);

/** $1 challenge, $2 hash of the session, $3 who adds one, or null, $4 until when */
export const insertChallenge = command(
  'passkey_challenge_insert',
  'insert into passkey_challenges (challenge, session_hash, user_id, expires_at) values ($1, $2, $3, $4)',
);

/** Uses one up: of several who come with it, one has it. $1 challenge, $2 hash of the session, $3 who adds one, or null, $4 now */
export const takeChallenge = statement(
  'passkey_challenge_take',
  `
  delete from passkey_challenges where challenge = $1 and session_hash = $2 and user_id is not distinct from $3::uuid and expires_at > $4
  returning 1`,
);
