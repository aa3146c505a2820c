import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { addressBlock, giveBack, reserveSoon, tooManyAttempts, type Attempt } from '../limits/index.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { knownAs } from './browsers/known-browsers.ts';
import { checkPassword } from './password.ts';
import type { OwnSession } from './own-session.ts';
import { findUser, type KnownUser } from './user.repository.ts';

/**
 * Looks at a password as often as the table of limits says: a browser that the account knows has tries of its own, or whoever guesses elsewhere would keep it out. An unknown e-mail, a wrong password and the right one of somebody who signs in at their organization alone get the same answer after the same time.
 *
 * @returns whose it is, or LOGIN_FAILED, or TOO_MANY_REQUESTS.
 */
export async function provePassword(
  shop: Shop,
  requester: Requester,
  given: { readonly email: string; readonly password: string },
): Promise<Reply<KnownUser>> {
  const email = normalisedEmail(given.email);
  const known = await findUser(shop.database, email);
  const browser = await knownAs(shop, requester, known?.user.userId);
  const attempts: Attempt[] =
    browser === undefined
      ? [
          { kind: 'LOGIN_ACCOUNT', subject: email },
          { kind: 'LOGIN_ADDRESS', subject: addressBlock(requester.address) },
        ]
      : [{ kind: 'LOGIN_BROWSER', subject: browser }];
  const seats = await reserveSoon(
    shop,
    attempts,
    attempts.map(({ kind }) => kind),
  );
  if (!seats.ok) return tooManyAttempts(seats);
  const isRight = await checkPassword(given.password, known?.passwordHash);
  if (!isRight || known?.signsInHere !== true) return refuse('LOGIN_FAILED');
  await giveBack(shop, seats);
  return answer(known);
}

const WRONG_PASSWORD = 'That isn’t the password of this account. Please try again.';

/** Has who is signed in give their password once more. @returns who they are, or why not: at the field, or TOO_MANY_REQUESTS. */
export async function proveOwnPassword(
  shop: Shop,
  requester: Requester,
  { user }: OwnSession,
  password: string,
): Promise<Reply<KnownUser>> {
  const proof = await provePassword(shop, requester, { email: user.email, password });
  if (proof.ok || proof.code !== 'LOGIN_FAILED') return proof;
  return refuseField('password', WRONG_PASSWORD);
}
