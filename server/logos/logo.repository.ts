import { command, statement, type Db } from '../db/database.ts';
import { ownerColumns, type CartOwner } from '../shoppers/index.ts';

export type LogoFile = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Buffer };

/** Whose logos they are: a visit's, and with them those of the organization that it buys for. */
export type LogoOwner = { readonly owner: CartOwner; readonly accountNumber: string | undefined };

/** $1 session, $2 person, $3 organization: whose they are stands in every statement that a visitor's request leads to. */
const IS_THEIRS = '(session_hash = $1 or user_id = $2 or account_number = $3)';

/** $1 to $3 owner, $4 id, $5 type, $6 bytes, $7 now */
const insert = command(
  'logo_add',
  'insert into logos (session_hash, user_id, account_number, logo_id, type, bytes, used_at) values ($1, $2, $3, $4, $5, $6, $7)',
);
/** $1 to $3 owner, $4 id */
const find = statement<LogoFile>('logo_of_owner', `select type, bytes from logos where ${IS_THEIRS} and logo_id = $4`);
/** $1 to $3 owner, $4 ids, $5 now */
const use = statement<{ logo_id: string }>(
  'logos_use',
  `update logos set used_at = $5 where ${IS_THEIRS} and logo_id = any ($4) returning logo_id`,
);
/** $1 session, $2 person, $3 organization */
const takeOver = command(
  'logos_of_guest',
  'update logos set session_hash = null, user_id = $2, account_number = (select account_number from users where user_id = $2) where session_hash = $1',
);
/** $1 ids */
const order = command('logos_order', 'update logos set is_ordered = true where logo_id = any ($1)');

function columnsOf({ owner, accountNumber }: LogoOwner): [Buffer | null, string | null, string | null] {
  return [...ownerColumns(owner), accountNumber ?? null];
}

export async function insertLogo(db: Db, owner: LogoOwner, logo: LogoFile & { readonly logoId: string; readonly at: Date }): Promise<void> {
  await insert(db, [...columnsOf(owner), logo.logoId, logo.type, logo.bytes, logo.at]);
}

/** A logo of an owner; undefined when it is somebody else's, too. */
export async function findLogo(db: Db, owner: LogoOwner, logoId: string): Promise<LogoFile | undefined> {
  return (await find(db, [...columnsOf(owner), logoId]))[0];
}

/** Notes that these are about to be used, so that they stay. @returns those of them that are the owner's. */
export async function useLogos(db: Db, owner: LogoOwner, logoIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  return new Set((await use(db, [...columnsOf(owner), logoIds, at])).map(({ logo_id }) => logo_id));
}

/** Makes a guest's logos those of the person that the guest turned out to be. */
export async function takeOverLogos(db: Db, sessionHash: Buffer, userId: string): Promise<void> {
  await takeOver(db, [sessionHash, userId]);
}

/** Keeps logos for as long as the orders that name them. */
export async function keepOrderedLogos(db: Db, logoIds: readonly string[]): Promise<void> {
  await order(db, [logoIds]);
}
