import { refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { readTypedCode, type TypedCode } from '#domain/identity/second-factor/typed-code.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { giveBack, reserve, tooManyAttempts, type Attempt } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { findUserById } from '../user.repository.ts';
import { digestOf } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { findFactor, takeRecoveryCode, takeStep } from './second-factor.repository.ts';
import { stepsOf } from './totp.ts';

/** Who guesses: whose code it is to be, and in which session or sign-in under way. */
type Guesser = { readonly userId: string; readonly session: Buffer };

/**
 * Takes a code of somebody's app, or one of their recovery codes, as often as the table of limits says: each works once.
 *
 * @returns why it was refused; undefined: it was right, and is used up.
 */
export async function proveCode(shop: Shop, guesser: Guesser, text: string): Promise<Reply<never> | undefined> {
  return guess(shop, guesser, text, async (typed) => takeCode(shop, guesser.userId, typed));
}

/** Looks at a code by `isRight` with the seats of the table of limits. What can be no code at all takes none. */
export async function guess(
  shop: Shop,
  guesser: Guesser,
  text: string,
  isRight: (typed: TypedCode) => Promise<boolean>,
): Promise<Reply<never> | undefined> {
  const typed = readTypedCode(text);
  if (typed === undefined) return wrongCode('Please enter the six digits that your app shows, or one of your recovery codes.');
  const seats = await reserve(shop, attemptsAt(typed, guesser));
  if (!seats.ok) return tooManyAttempts(seats);
  if (!(await isRight(typed))) return wrongCode();
  await giveBack(shop, seats);
  return undefined;
}

function wrongCode(message: string = ERRORS.WRONG_CODE.message): Reply<never> {
  return refuse('WRONG_CODE', { message, errors: [{ field: 'code', code: 'INVALID', message }] });
}

function attemptsAt({ kind }: TypedCode, { userId, session }: Guesser): Attempt[] {
  const ofSession: Attempt = { kind: 'SECOND_FACTOR_SESSION', subject: session.toString('base64url') };
  // Of 80 random bits: no account has to be shut for those, and nobody who guesses keeps its owner from them.
  if (kind === 'RECOVERY') return [ofSession];
  return [ofSession, { kind: 'SECOND_FACTOR', subject: userId }, { kind: 'SECOND_FACTOR_DAY', subject: userId }];
}

async function takeCode(shop: Shop, userId: string, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === 'RECOVERY') return takeOfRecovery(shop, userId, digestOf(userId, code));
  const [factor] = await findFactor(shop.database, [userId]);
  if (factor === undefined || factor.on_since === null) return false;
  const secret = unseal(shop.settings.sessionSecrets, { userId }, factor.sealed);
  for (const step of stepsOf(secret, code, shop.now()))
    if ((await takeStep(shop.database, [userId, factor.sealed, step])).length > 0) return true;
  return false;
}

/** Whoever has somebody's recovery codes needs no word from their phone: the mailbox hears of each that is used. */
async function takeOfRecovery(shop: Shop, userId: string, digest: Buffer): Promise<boolean> {
  const known = await findUserById(shop.database, userId);
  if (known === undefined) return false;
  const { email } = known.user;
  const mail = await reserve(shop, [
    { kind: 'RECOVERY_CODE_MAIL', subject: userId },
    { kind: 'NEW_BROWSER_MAILBOX', subject: mailboxOf(email) },
  ]);
  const isTaken = await transaction(shop.database, async (tx) => {
    const [taken] = await takeRecoveryCode(tx, [userId, digest]);
    if (taken === undefined) return false;
    const { left } = taken;
    if (mail.ok) await publish(tx, { kind: 'account.recovery-code-used', payload: { email, left } }, shop.now());
    return true;
  });
  if (!isTaken && mail.ok) await giveBack(shop, mail);
  return isTaken;
}
