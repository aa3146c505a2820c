import { createHash, randomBytes } from 'node:crypto';
import { nameOfCookie, setCookie } from '#contracts/cookies.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';

const SECRET = /^[\w-]{43}$/;

/**
 * Binds what is under way at a company to this browser, by a secret of 256 random bits that it keeps. One that it has already is used on: somebody may begin in two tabs.
 *
 * @returns the secret's digest, which is all that is stored.
 */
export function bindBrowser(shop: Shop, requester: Requester): Buffer {
  const secret = secretOf(shop, requester) ?? randomBytes(32).toString('base64url');
  // Who has no visit yet is told of one before: what is added to it would count as told.
  shop.sessions.tell(requester);
  requester.setCookies.push(setCookie('companysignin', secret, shop.settings.publicUrl));
  return digest(secret);
}

/** The digest of the secret that this browser has; undefined: nothing is under way in it. */
export function boundBrowser(shop: Shop, requester: Requester): Buffer | undefined {
  const secret = secretOf(shop, requester);
  return secret === undefined ? undefined : digest(secret);
}

function secretOf({ settings }: Pick<Shop, 'settings'>, { cookies }: Requester): string | undefined {
  const brought = cookies[nameOfCookie('companysignin', settings.publicUrl)] ?? '';
  return SECRET.test(brought) ? brought : undefined;
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
