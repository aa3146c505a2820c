import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  askForEmail as askCall,
  checkEmailLink as checkCall,
  confirmEmail as confirmCall,
  getProfile as getCall,
  keepEmail as keepCall,
} from '#contracts/account/profile.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockUser, mailboxHash } from '../../shoppers/index.ts';
import { mayLook } from '../own-session.ts';
import { proveOwnPassword } from '../prove-password.ts';
import { newEmailToken } from './email-mails.ts';
import { mayChange, profileOf } from './own-profile.ts';
import { findEmailChange, forgetEmailChange, forgetResets, takeEmailChange, writeEmail, writeEmailChange } from './profile.repository.ts';

type Profile = Promise<Reply<z.input<(typeof getCall)['answer']>>>;
type Confirmed = Promise<Reply<z.input<(typeof confirmCall)['answer']>>>;

const VALID_MS = RESET_MINUTES * 60_000;
const OF_ORGANIZATION = 'Your organization knows you by this email. Ask its administrator to change it.';
const SAME = 'That’s the email you have already.';

/**
 * Asks for another email: a link is mailed to it, and the old one is told. Until the link was followed nothing has changed. Neither the answer nor its time tells
 * whether the other one has an account; its own mailbox is told.
 */
export async function askForEmail(shop: Shop, requester: Requester, { body }: Input<typeof askCall>): Profile {
  const { session } = requester;
  if (!mayLook(session)) return refuse('FORBIDDEN');
  if (!mayChange(session).mayChangeEmail) return refuse('FORBIDDEN', { message: OF_ORGANIZATION });
  const { userId, email: oldEmail } = session.user;
  const read = readEmail(body.email.trim());
  if (read === undefined) return wrongEmail(EMAIL_ERROR_TEXT);
  const email = normalisedEmail(read);
  if (email === normalisedEmail(oldEmail)) return wrongEmail(SAME);
  const proof = await proveOwnPassword(shop, requester, session, body.password);
  if (!proof.ok) return proof;
  const mails = await reserve(shop, [
    { kind: 'EMAIL_CHANGE', subject: userId },
    { kind: 'EMAIL_CHANGE_MAILBOX', subject: mailboxOf(email) },
  ]);
  if (!mails.ok) return tooManyAttempts(mails);
  const changeId = randomUUID();
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    const until = new Date(now.getTime() + VALID_MS);
    await writeEmailChange(tx, [userId, changeId, digest(newEmailToken(shop, changeId)), email, until]);
    await publish(tx, { kind: 'account.email-asked', payload: { changeId } }, now);
    await publish(tx, { kind: 'account.email-asked-told', payload: { email: oldEmail, newEmail: email } }, now);
  });
  return profileOf(shop, session);
}

/** Keeps the email after all. */
export async function keepEmail(shop: Shop, { session }: Requester, _input: Input<typeof keepCall>): Profile {
  if (!mayLook(session)) return refuse('FORBIDDEN');
  await forgetEmailChange(shop.database, [session.user.userId]);
  return profileOf(shop, session);
}

/** Tells for which email a link works still: LINK_USED_UP when for none. Nothing is changed: programs follow the links of mails, too. */
export async function checkEmailLink(shop: Shop, _requester: Requester, { query }: Input<typeof checkCall>): Confirmed {
  const [found] = await findEmailChange(shop.database, [digest(query.token), shop.now()]);
  return found === undefined ? refuse('LINK_USED_UP') : answer({ email: found.email });
}

/** Takes the new email for who reads its mailbox, and tells the old one; what was mailed to that for a new password works no more. */
export async function confirmEmail(shop: Shop, _requester: Requester, { body }: Input<typeof confirmCall>): Confirmed {
  const now = shop.now();
  const taken = await transaction(shop.database, async (tx) => {
    const [change] = await takeEmailChange(tx, [digest(body.token), now]);
    if (change === undefined) return undefined;
    const { user_id: userId, email } = change;
    const [written] = await writeEmail(tx, [userId, email, mailboxHash(email), now]);
    if (written === undefined) return undefined;
    await forgetResets(tx, [userId]);
    await shop.sessions.renewUser(tx, userId);
    await publish(tx, { kind: 'account.email-changed', payload: { email: written.old_email, newEmail: email } }, now);
    return { email };
  });
  return taken === undefined ? refuse('LINK_USED_UP') : answer(taken);
}

function wrongEmail(message: string): Reply<never> {
  return refuseField('email', message);
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
