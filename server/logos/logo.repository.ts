import { command, statement, type Db } from '../db/database.ts';
import { ownerColumns, type CartOwner } from '../shoppers/index.ts';

export type LogoFile = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Buffer };

/** A logo as its owner is told of it; sides in points. */
export type KeptLogo = { readonly logoId: string; readonly width: number; readonly height: number };

/** Whose logos they are: a visit's, and with them those of the organization that it buys for. */
export type LogoOwner = { readonly owner: CartOwner; readonly accountNumber: string | undefined };

/** $1 session, $2 person, $3 organization: whose they are stands in every statement that a visitor's request leads to. */
const IS_THEIRS = '(session_hash = $1 or user_id = $2 or account_number = $3)';

/** $1 to $3 owner, $4 id, $5 type, $6 bytes, $7 width, $8 height, $9 digest of what was sent, $10 now */
const insert = command(
  'logo_add',
  'insert into logos (session_hash, user_id, account_number, logo_id, type, bytes, width, height, sent_digest, used_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
);
/** $1 to $3 owner, $4 id */
const find = statement<LogoFile>('logo_of_owner', `select type, bytes from logos where ${IS_THEIRS} and logo_id = $4`);
/** $1 to $3 owner, $4 digest, $5 now */
const sameAgain = statement<KeptLogo>(
  'logo_sent_again',
  `update logos set used_at = $5 where ${IS_THEIRS} and sent_digest = $4 returning logo_id as "logoId", width, height`,
);
/** $1 to $3 owner, $4 ids, $5 now. In the order of their ids: two who use the same ones wait for each other in no circle. */
const use = statement<{ logo_id: string }>(
  'logos_use',
  `update logos set used_at = $5 where logo_id in (select logo_id from logos where ${IS_THEIRS} and logo_id = any ($4) order by logo_id for update) returning logo_id`,
);
const TO_PERSON = 'session_hash = null, user_id = $2, account_number = (select account_number from users where user_id = $2)';
/** $1 session, $2 person. Those of orders go with these: not every order of a visit is the person's. */
const takeOver = command('logos_of_guest', `update logos set ${TO_PERSON} where session_hash = $1 and orders = 0`);
/** $1 session, $2 person, $3 ids */
const takeOrdered = command('logos_of_guests_orders', `update logos set ${TO_PERSON} where session_hash = $1 and logo_id = any ($3)`);
/** $1 ids */
const order = command(
  'logos_order',
  `with kept as (update logos set orders = orders + 1 where logo_id in (select logo_id from logos where logo_id = any ($1) order by logo_id for update) returning logo_id)
   select require_all((select count(*) from kept), cardinality($1::text[]), 'cart')`,
);

/** $1 ids */
const giveUp = command(
  'logos_of_no_order',
  'update logos set orders = orders - 1 where logo_id in (select logo_id from logos where logo_id = any ($1) order by logo_id for update)',
);

function columnsOf({ owner, accountNumber }: LogoOwner): [Buffer | null, string | null, string | null] {
  return [...ownerColumns(owner), accountNumber ?? null];
}

type NewLogo = LogoFile & KeptLogo & { readonly digest: Buffer; readonly at: Date };

export async function insertLogo(db: Db, owner: LogoOwner, { logoId, type, bytes, width, height, digest, at }: NewLogo): Promise<void> {
  await insert(db, [...columnsOf(owner), logoId, type, bytes, width, height, digest, at]);
}

/** What an owner's file became when it was sent before; it stays as if it came now. @param digest SHA-256 of the file */
export async function findSentLogo(db: Db, owner: LogoOwner, digest: Buffer, at: Date): Promise<KeptLogo | undefined> {
  return (await sameAgain(db, [...columnsOf(owner), digest, at]))[0];
}

/** A logo of an owner; undefined when it is somebody else's, too. */
export async function findLogo(db: Db, owner: LogoOwner, logoId: string): Promise<LogoFile | undefined> {
  return (await find(db, [...columnsOf(owner), logoId]))[0];
}

/** Notes that these are about to be used, so that they stay. @returns those of them that are the owner's. */
export async function useLogos(db: Db, owner: LogoOwner, logoIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  return new Set((await use(db, [...columnsOf(owner), logoIds, at])).map(({ logo_id }) => logo_id));
}

/** Makes a guest's logos those of the person that the guest turned out to be, but for those of orders. */
export async function takeOverLogos(db: Db, sessionHash: Buffer, userId: string): Promise<void> {
  await takeOver(db, [sessionHash, userId]);
}

/** Makes those of a guest's logos the person's that stand in orders which are the person's now. */
export async function takeOverOrderedLogos(db: Db, sessionHash: Buffer, userId: string, logoIds: readonly string[]): Promise<void> {
  await takeOrdered(db, [sessionHash, userId, logoIds]);
}

/**
 * Keeps logos for as long as the orders that name them.
 *
 * @throws a shortage of 'cart' when one of them is gone.
 */
export async function keepOrderedLogos(db: Db, logoIds: readonly string[]): Promise<void> {
  await order(db, [logoIds]);
}

/** An order that named these came to nothing: it keeps them no more. To be written once for an order, with its end. */
export async function letGoOrderedLogos(db: Db, logoIds: readonly string[]): Promise<void> {
  if (logoIds.length > 0) await giveUp(db, [logoIds]);
}
