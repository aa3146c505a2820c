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
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { endSignIns, type Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser } from '../../shoppers/index.ts';
import { mayLook, type OwnSession } from '../own-session.ts';
import { provePassword } from '../prove-password.ts';
import { guess, proveCode } from './prove-code.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { findFactor, holdFactor, setUp, switchOff, switchOn } from './second-factor.repository.ts';
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

/** Sets an app up. Nothing is asked for until a code of it was confirmed, and what was set up before and never confirmed is gone. */
export async function beginSecondFactor(shop: Shop, requester: Requester, { body }: Input<typeof beginCall>): Answered<typeof beginCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const wrong = await refusePassword(shop, requester, session, body.password);
  if (wrong !== undefined) return wrong;
  const { userId, email } = session.user;
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = seal(shop.settings.sessionSecrets, { userId }, bytes);
  if ((await setUp(shop.database, [userId, sealed, shop.now()])).length === 0) return refuse('SECOND_FACTOR_IS_ON');
  const secret = base32(bytes);
  return answer({ secret, uri: authenticatorUri({ issuer: shop.settings.brandName, email, secret }) });
}

/** Turns it on with a first code, which is used up by that, signs out everywhere else, and tells the mailbox: whoever came by the password alone is out. */
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
  let steps: readonly number[] = [];
  const refusal = await guess(shop, { userId, session: session.hash }, body.code, async ({ kind, code }) => {
    if (kind === 'APP') steps = stepsOf(unseal(shop.settings.sessionSecrets, { userId }, factor.sealed), code, shop.now());
    return steps.length > 0;
  });
  if (refusal !== undefined) return refusal;
  const mails = await reserve(shop, [{ kind: 'SECOND_FACTOR_ON', subject: mailboxOf(email) }]);
  if (!mails.ok) return tooManyAttempts(mails);
  const now = shop.now();
  const done = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if ((await switchOn(tx, [userId, factor.sealed, Math.max(...steps), now])).length === 0) return undefined;
    await publish(tx, { kind: 'account.second-factor-on', payload: { email } }, now);
    const ended = await endSignIns(tx, { userId, but: session.hash, now });
    return { recoveryCodes: await giveRecoveryCodes(tx, userId), ended };
  });
  if (done === undefined) return refuse('SECOND_FACTOR_IS_ON');
  for (const hashHex of done.ended) shop.sessions.forget(hashHex);
  return answer({ recoveryCodes: done.recoveryCodes });
}

/** New recovery codes for who has the password and a code: the old ones work no more. */
export async function renewRecoveryCodes(shop: Shop, requester: Requester, { body }: Input<typeof renewCall>): Answered<typeof renewCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const refusal = await refuseProofs(shop, requester, session, body);
  if (refusal !== undefined) return refusal;
  const { userId } = session.user;
  const recoveryCodes = await transaction(shop.database, async (tx) =>
    (await holdFactor(tx, [userId])).length === 0 ? undefined : giveRecoveryCodes(tx, userId),
  );
  return recoveryCodes === undefined ? refuse('NOT_FOUND') : answer({ recoveryCodes });
}

/** Turns it off for who has the password and a code, and tells the mailbox. */
export async function endSecondFactor(shop: Shop, requester: Requester, { body }: Input<typeof endCall>): Answered<typeof endCall> {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  const refusal = await refuseProofs(shop, requester, session, body);
  if (refusal !== undefined) return refusal;
  const { userId, email } = session.user;
  await transaction(shop.database, async (tx) => {
    if ((await switchOff(tx, [userId])).length === 0) return;
    await publish(tx, { kind: 'account.second-factor-off', payload: { email } }, shop.now());
  });
  return answer(null, 204);
}

/** First the password, then the code: who does not know the one uses up none of the other. */
async function refuseProofs(
  shop: Shop,
  requester: Requester,
  session: OwnSession,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Reply<never> | undefined> {
  const [factor] = await findFactor(shop.database, [session.user.userId]);
  if (factor === undefined || factor.on_since === null) return refuse('NOT_FOUND');
  const wrong = await refusePassword(shop, requester, session, password);
  return wrong ?? proveCode(shop, { userId: session.user.userId, session: session.hash }, code);
}

const WRONG_PASSWORD = 'That isn’t the password of this account. Please try again.';

async function refusePassword(shop: Shop, requester: Requester, { user }: OwnSession, password: string): Promise<Reply<never> | undefined> {
  const proof = await provePassword(shop, requester, { email: user.email, password });
  if (proof.ok) return undefined;
  if (proof.code !== 'LOGIN_FAILED') return proof;
  return refuse('INVALID_REQUEST', { message: WRONG_PASSWORD, errors: [{ field: 'password', code: 'INVALID', message: WRONG_PASSWORD }] });
}
