import { randomBytes } from 'node:crypto';
import { PASSKEY_MINUTES } from '#domain/identity/passkeys/passkey.ts';
import type { Db } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { insertChallenge, takeChallenge } from './passkeys.repository.ts';

/** In which visit something is signed, and whose passkey is added by it; undefined: somebody signs in. */
type Asked = { readonly sessionHash: Buffer; readonly userId?: string };

/** How long a browser asks for a passkey, in milliseconds. */
export const PATIENCE_MS = PASSKEY_MINUTES * 60_000;

/** Makes what a passkey has to sign: 32 random bytes that are good for one visit, once, for some minutes. @returns them in base64url. */
export async function newChallenge(shop: Shop, { sessionHash, userId }: Asked): Promise<string> {
  const challenge = randomBytes(32);
  await insertChallenge(shop.database, [challenge, sessionHash, userId ?? null, new Date(shop.now().getTime() + PATIENCE_MS)]);
  return challenge.toString('base64url');
}

/** Uses one up. @returns whether it was there for this visit, and this is who had it. */
export async function isTaken(shop: Shop, db: Db, challenge: string, { sessionHash, userId }: Asked): Promise<boolean> {
  return (await takeChallenge(db, [Buffer.from(challenge, 'base64url'), sessionHash, userId ?? null, shop.now()])).length > 0;
}

/** By what authenticators know whose a passkey is: it stands in no answer to anybody else, and opens nothing. */
export function userHandleOf(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
