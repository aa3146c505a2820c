import { createHash, randomBytes } from 'node:crypto';
import { endCookie, HALF_SIGN_IN_MINUTES, nameOfCookie, setCookie } from '#contracts/cookies.ts';
import type { loginWithCode as withCodeCall } from '#contracts/account/second-factor.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { command, statement } from '../../db/database.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { beginSession, type SignedIn } from '../begin-session.ts';
import { tellOfPassword, type SigningIn } from '../browsers/known-browsers.ts';
import { findUserById, type KnownUser } from '../user.repository.ts';
import { findCode, withCode, wrongCode, type TakeCode } from './prove-code.ts';

/** $1 token's digest, $2 person, $3 tenant, $4 digest of their password's hash, $5 until when */
const insert = command(
  'half_sign_in_insert',
  'insert into half_sign_ins (token_hash, user_id, tenant, password_digest, expires_at) values ($1, $2, $3, $4, $5)',
);
/** $1 token's digest, $2 tenant, $3 now */
const find = statement<{ user_id: string; password_digest: Buffer }>(
  'half_sign_in_find',
  'select user_id, password_digest from half_sign_ins where token_hash = $1 and tenant = $2 and expires_at > $3',
);
/** Goes on from it, once. $1 token's digest */
const take = statement('half_sign_in_take', 'delete from half_sign_ins where token_hash = $1 returning 1');

/** Ends all that wait for somebody's code, and passkeys of theirs that are being added. $1 person */
export const forgetHalfSignInsOf = command(
  'half_sign_ins_forget',
  'with added as (delete from passkey_challenges where user_id = $1) delete from half_sign_ins where user_id = $1',
);

/** Ends the one that waits in this browser. */
export async function forgetHalfSignIn(shop: Shop, { cookies }: Requester): Promise<void> {
  const token = cookies[nameOfCookie('signinstep', shop.settings.publicUrl)];
  if (token !== undefined && token !== '') await take(shop.database, [digest(token)]);
}

/**
 * Asks somebody for a code who has given the right password. Until it has come they are not signed in: their browser has a token that is good for this
 * second step and for nothing else.
 */
export async function askForCode(shop: Shop, requester: Requester, { user, passwordHash }: KnownUser): Promise<Reply<never>> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(shop.now().getTime() + HALF_SIGN_IN_MINUTES * 60_000);
  await insert(shop.database, [digest(token), user.userId, requester.site.tenant, digest(passwordHash), until]);
  await tellOfPassword(shop, requester, user, 'CODE');
  // Who has no visit yet is told of one before: what is added to it would count as told.
  shop.sessions.tell(requester);
  requester.setCookies.push(setCookie('signinstep', token, shop.settings.publicUrl));
  return refuse('SECOND_FACTOR_NEEDED');
}

/** Signs in who has given the right password, with a code of their app or a recovery code. A new password ends the sign-in that is under way. */
export async function loginWithCode(shop: Shop, requester: SigningIn, { body }: Input<typeof withCodeCall>): Promise<Reply<SignedIn>> {
  const { publicUrl } = shop.settings;
  const token = digest(requester.cookies[nameOfCookie('signinstep', publicUrl)] ?? '');
  const [half] = await find(shop.database, [token, requester.site.tenant, shop.now()]);
  if (half === undefined) return refuse('UNAUTHORIZED', { message: TOO_LATE });
  const known = await findUserById(shop.database, half.user_id);
  if (known === undefined || !digest(known.passwordHash).equals(half.password_digest)) return refuse('UNAUTHORIZED', { message: TOO_LATE });
  const begin = (takeCode?: TakeCode) =>
    beginSession(shop, requester, known, {
      ...body,
      // All of it or nothing: no code is lost without a sign-in.
      refusal: async (tx) => {
        if (takeCode !== undefined && !(await takeCode(tx))) return wrongCode();
        return (await take(tx, [token])).length === 0 ? refuse('UNAUTHORIZED', { message: TOO_LATE }) : undefined;
      },
    });
  const tried = known.hasSecondFactor
    ? await withCode(shop, { userId: half.user_id, under: token }, body.code, async (typed) => {
        const takeCode = await findCode(shop, half.user_id, typed);
        const begun = takeCode && (await begin(takeCode));
        return begun?.ok === false && begun.code === 'WRONG_CODE' ? undefined : begun;
      })
    : answer(await begin());
  const reply = tried.ok ? tried.body : tried;
  if (reply.ok) requester.setCookies.push(endCookie('signinstep', publicUrl));
  return reply;
}

const TOO_LATE = `Please sign in again: a sign-in waits ${HALF_SIGN_IN_MINUTES} minutes for its code.`;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
