import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  beginSecondFactor as beginCall,
  confirmSecondFactor as confirmCall,
  endSecondFactor as endCall,
  getSecondFactor as getCall,
  renewRecoveryCodes as renewCall,
} from '#contracts/account/second-factor.ts';
import type { Call, Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { authenticatorUri, base32 } from '#domain/identity/second-factor/authenticator.ts';
import { MAILED_DIGITS, readMailedCode, readTypedCode } from '#domain/identity/second-factor/typed-code.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { giveBack, reserve, tooManyAttempts } from '../../limits/index.ts';
import { endSignIns, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser, sharesMailbox } from '../../shoppers/index.ts';
import { mayLook, type OwnSession } from '../own-session.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { forgetHalfSignInsOf } from './half-sign-in.ts';
import { isMailedCode } from './mailed-code.ts';
import { findCode, withCode, wrongCode } from './prove-code.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { findFactor, isLastHere, setUp, switchOff, switchOn } from './second-factor.repository.ts';
import { stepsOf } from './totp.ts';

type Answered<C extends Call> = Promise<Reply<z.input<C['answer']>>>;

/** As long as the key of HMAC-SHA-1 should be. (RFC 4226, 4) */
const SECRET_BYTES = 20;

/** Whether signing in asks somebody for a code. */
export async function getSecondFactor(shop: Shop, { session }: Requester): Answered<typeof getCall> {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const [factor] = await findFactor(shop.database, [session.user.userId]);
  return answer({ onSince: factor?.on_since?.toISOString() ?? null, recoveryCodesLeft: factor?.codes_left ?? 0 });
}

/** Sets an app up, and mails a code. Nothing is asked for until both were confirmed, and what was set up before and never confirmed is gone. */
export async function beginSecondFactor(shop: Shop, requester: Requester, { body }: Input<typeof beginCall>): Answered<typeof beginCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const proof = await proveOwnPassword(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  const { userId, email } = session.user;
  const mail = await reserve(shop, [
    { kind: 'SECOND_FACTOR_MAIL', subject: userId },
    ...((await sharesMailbox(shop.database, { userId, email }))
      ? [{ kind: 'SECOND_FACTOR_MAILBOX', subject: mailboxOf(email) } as const]
      : []),
  ]);
  if (!mail.ok) return tooManyAttempts(mail);
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = seal(shop.settings.sessionSecrets, { userId }, bytes);
  const isSetUp = await transaction(shop.database, async (tx) => {
    if ((await setUp(tx, [userId, sealed, shop.now()])).length === 0) return false;
    await publish(tx, { kind: 'account.second-factor-begun', payload: { userId } }, shop.now());
    return true;
  });
  if (!isSetUp) {
    await giveBack(shop, mail);
    return refuse('SECOND_FACTOR_IS_ON');
  }
  const secret = base32(bytes);
  return answer({ secret, uri: authenticatorUri({ issuer: shop.settings.brandName, email, secret }) });
}

/**
 * Turns it on with a first code of the app, which is used up by that, and with the one that was mailed: whoever opened an account with somebody else's email, or
 * has a stolen password, keeps its owner out by nothing. Signs out everywhere else, and tells the mailbox.
 */
export async function confirmSecondFactor(
  shop: Shop,
  { session }: Requester,
  { body }: Input<typeof confirmCall>,
): Answered<typeof confirmCall> {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  const [factor] = await findFactor(shop.database, [userId]);
  if (factor === undefined) return refuse('NOT_FOUND');
  if (factor.on_since !== null) return refuse('SECOND_FACTOR_IS_ON');
  const mailed = readMailedCode(body.mailedCode);
  if (mailed === undefined) return wrongMailedCode(`Please enter the ${MAILED_DIGITS} digits of our email.`);
  // Nothing is said of the one code before both have taken a seat.
  if (readTypedCode(body.code)?.kind !== 'APP') return wrongCode('Please enter the six digits that your app shows.');
  const isMailed = isMailedCode(shop, { userId, sealed: factor.sealed }, mailed);
  const proof = await withCode(shop, { userId, under: session.hash, settingUp: factor.sealed }, body.code, async ({ code }) => {
    if (!isMailed) return undefined;
    const steps = stepsOf(unseal(shop.settings.sessionSecrets, { userId }, factor.sealed), code, shop.now());
    return steps.length === 0 ? undefined : Math.max(...steps);
  });
  if (!proof.ok) return !isMailed && proof.code === 'WRONG_CODE' ? wrongMailedCode() : proof;
  const mails = await reserve(shop, [{ kind: 'SECOND_FACTOR_ON', subject: userId }]);
  if (!mails.ok) return tooManyAttempts(mails);
  const now = shop.now();
  const done = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if ((await switchOn(tx, [userId, factor.sealed, proof.body, now])).length === 0) return undefined;
    await forgetHalfSignInsOf(tx, [userId]);
    await publish(tx, { kind: 'account.second-factor-on', payload: { email } }, now);
    const recoveryCodes = await giveRecoveryCodes(tx, userId);
    return { recoveryCodes, ended: await endSignIns(tx, { userId, but: session.hash, now }) };
  });
  if (done === undefined) return refuse('NOT_FOUND');
  for (const hashHex of done.ended) shop.sessions.forget(hashHex);
  return answer({ recoveryCodes: done.recoveryCodes });
}

function wrongMailedCode(message = 'That isn’t the code of our last email. Please try again.'): Reply<never> {
  return refuse('WRONG_CODE', { message, errors: [{ field: 'mailedCode', code: 'INVALID', message }] });
}

/** New recovery codes for who has the password and a code: the old ones work no more. */
export async function renewRecoveryCodes(shop: Shop, requester: Requester, { body }: Input<typeof renewCall>): Answered<typeof renewCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  return withProofs(shop, { requester, session, proofs: body }, async (tx) => ({
    recoveryCodes: await giveRecoveryCodes(tx, session.user.userId),
  }));
}

const LAST_HERE =
  'Your organization needs you to get in when its company sign-in fails. First let your people choose passwords again, under “Company sign-in.”';

/** Turns it off for who has the password and a code, and tells the mailbox. */
export async function endSecondFactor(shop: Shop, requester: Requester, { body }: Input<typeof endCall>): Answered<typeof endCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const { userId, email } = session.user;
  if ((await isLastHere(shop.database, [userId])).length > 0) return refuse('FORBIDDEN', { message: LAST_HERE });
  const ended = await withProofs(shop, { requester, session, proofs: body }, async (tx) => {
    await switchOff(tx, [userId]);
    await publish(tx, { kind: 'account.second-factor-off', payload: { email } }, shop.now());
    return null;
  });
  return ended.ok ? answer(null, 204) : ended;
}

type Proving = {
  readonly requester: Requester;
  readonly session: OwnSession;
  readonly proofs: { readonly password: string; readonly code: string };
};

/** First the password, then the code: who does not know the one uses up none of the other. What is done is done with the user locked, and uses the code up. */
async function withProofs<T>(shop: Shop, { requester, session, proofs }: Proving, work: (tx: Tx) => Promise<T>): Promise<Reply<T>> {
  const { userId } = session.user;
  const [factor] = await findFactor(shop.database, [userId]);
  if (factor === undefined || factor.on_since === null) return refuse('NOT_FOUND');
  const proof = await proveOwnPassword(shop, requester, session, proofs.password);
  if (!proof.ok) return proof;
  const done = await withCode(shop, { userId, under: session.hash }, proofs.code, async (typed) => {
    const takeCode = await findCode(shop, userId, typed);
    if (takeCode === undefined) return undefined;
    return transaction(shop.database, async (tx) => {
      await lockUser(tx, [userId]);
      return (await takeCode(tx)) ? { body: await work(tx) } : undefined;
    });
  });
  return done.ok ? answer(done.body.body) : done;
}
