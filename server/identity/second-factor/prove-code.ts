import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { readTypedCode, type TypedCode } from '#domain/identity/second-factor/typed-code.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/index.ts';
import { giveBack, reserve, tooManyAttempts, type Attempt } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { roomOfOthers } from '../browsers/known-browsers.ts';
import { findUserById } from '../user.repository.ts';
import { digestOf } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { findFactor, findRecoveryCode, takeRecoveryCode, takeStep } from './second-factor.repository.ts';
import { stepsOf } from './totp.ts';

/** Who guesses: whose code it is to be, and in which session or sign-in under way. */
type Guesser = {
  readonly userId: string;
  readonly under: Buffer;
  /** What turns on an app that is being set up: the app, as it is sealed. Whoever guesses there keeps nobody from signing in. */
  readonly settingUp?: Buffer;
};

/** Uses a code up, with the user held. @returns whether this is who did. */
export type TakeCode = (tx: Tx) => Promise<boolean>;

/**
 * Does something with a code, with the seats of the table of limits: a guess has its seats before it is looked at. What can be no code at all takes none.
 *
 * @param work what the right code is good for; undefined: it was not right.
 */
export async function withCode<T>(
  shop: Shop,
  guesser: Guesser,
  text: string,
  work: (typed: TypedCode) => Promise<T | undefined>,
): Promise<Reply<T>> {
  const typed = readTypedCode(text);
  if (typed === undefined) return wrongCode('Please enter the six digits that your app shows, or one of your recovery codes.');
  const seats = await reserve(shop, attemptsAt(typed, guesser));
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await work(typed);
  if (done === undefined) return wrongCode();
  await giveBack(shop, seats);
  return answer(done);
}

export function wrongCode(message: string = ERRORS.WRONG_CODE.message): Reply<never> {
  return refuse('WRONG_CODE', { message, errors: [{ field: 'code', code: 'INVALID', message }] });
}

function attemptsAt({ kind }: TypedCode, { userId, under, settingUp }: Guesser): Attempt[] {
  const ofSession: Attempt = { kind: 'SECOND_FACTOR_SESSION', subject: under.toString('base64url') };
  // Of 80 random bits: no account has to be shut for those, and nobody who guesses keeps its owner from them.
  if (kind === 'RECOVERY') return [ofSession];
  if (settingUp !== undefined) return [ofSession, { kind: 'SECOND_FACTOR_SET_UP', subject: settingUp.toString('base64url') }];
  return [ofSession, { kind: 'SECOND_FACTOR', subject: userId }, { kind: 'SECOND_FACTOR_DAY', subject: userId }];
}

/**
 * Finds out whether a code is right: one of somebody's app that none was taken after, or one of their recovery codes.
 *
 * @returns how it is used up, by the transaction that does what it is good for, so that none is lost without that; undefined: it is not right.
 */
export async function findCode(shop: Shop, userId: string, { kind, code }: TypedCode): Promise<TakeCode | undefined> {
  if (kind === 'RECOVERY') return findOfRecovery(shop, userId, digestOf(userId, code));
  const [factor] = await findFactor(shop.database, [userId]);
  if (factor === undefined || factor.on_since === null) return undefined;
  const { sealed, last_step: last } = factor;
  const steps = stepsOf(unseal(shop.settings.sessionSecrets, { userId }, sealed), code, shop.now()).filter((step) => step > Number(last));
  if (steps.length === 0) return undefined;
  return async (tx) => (await takeStep(tx, [userId, sealed, Math.max(...steps)])).length > 0;
}

/** Whoever has somebody's recovery codes needs no word from their phone: the mailbox hears of each that is used. */
async function findOfRecovery(shop: Shop, userId: string, digest: Buffer): Promise<TakeCode | undefined> {
  const [found, known] = await Promise.all([findRecoveryCode(shop.database, [userId, digest]), findUserById(shop.database, userId)]);
  if (found.length === 0 || known === undefined) return undefined;
  const { email } = known.user;
  const mail = await reserve(shop, [{ kind: 'RECOVERY_CODE_MAIL', subject: userId }, ...(await roomOfOthers(shop, { userId, email }))]);
  return async (tx) => {
    const [taken] = await takeRecoveryCode(tx, [userId, digest]);
    if (taken === undefined) return false;
    if (mail.ok) await publish(tx, { kind: 'account.recovery-code-used', payload: { email, left: taken.left } }, shop.now());
    return true;
  };
}
