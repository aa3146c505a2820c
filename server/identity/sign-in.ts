import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { endCookie } from '#contracts/cookies.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { login as loginCall, logout as logoutCall, register as registerCall } from '#contracts/session/identity.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { nameErrors } from '#domain/identity/names/person-name.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { passwordProblem } from '#domain/identity/password-rules.ts';
import { originOf } from '../config/origins.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { addressBlock, giveBack, reserve, tooManyAttempts, type Attempt } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { isMailboxItself, mailboxHash } from '../shoppers/index.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { keepFirstBrowser, tellOfPassword, tokenOfBrowser, type SigningIn } from './browsers/known-browsers.ts';
import { hashPassword } from './password.ts';
import { provePassword } from './prove-password.ts';
import { askForCode, forgetHalfSignIn } from './second-factor/half-sign-in.ts';
import { findUser, insertUser } from './user.repository.ts';
import { dropSession, type Requester } from '../sessions/index.ts';

/** Signs a person in. An unknown e-mail and a wrong password get the same answer after the same time. */
export async function login(shop: Shop, requester: SigningIn, { query, body }: Input<typeof loginCall>): Promise<Reply<SignedIn>> {
  const proof = await provePassword(shop, requester, { email: body.email, password: body.password });
  if (!proof.ok) return proof;
  const known = proof.body;
  if (!known.tenants.includes(requester.site.tenant)) {
    await tellOfPassword(shop, requester, known.user, 'SITE');
    return refuse('WRONG_TENANT', { extra: { redirectUrl: otherSite(shop, requester) } });
  }
  if (known.hasSecondFactor) return askForCode(shop, requester, known);
  return beginSession(shop, requester, known, { ...query, ...body });
}

/** Opens an account on the consumer site and signs in. On the business site the organisation's administrator does that. */
export async function register(shop: Shop, requester: SigningIn, { query, body }: Input<typeof registerCall>): Promise<Reply<SignedIn>> {
  if (requester.site.tenant !== 'dotcom') return refuse('FORBIDDEN');
  const email = readEmail(body.email.trim());
  const [firstName, lastName] = [body.firstName.trim(), body.lastName.trim()];
  const problem = passwordProblem(body.password, body.email);
  const errors = [
    ...(email === undefined ? [{ field: 'email', code: 'INVALID', message: EMAIL_ERROR_TEXT }] : []),
    ...nameErrors({ firstName, lastName }),
    ...(problem === undefined ? [] : [{ field: 'password', code: problem, message: PASSWORD_TEXTS[problem] }]),
  ];
  if (email === undefined || errors.length > 0)
    return refuse('INVALID_REQUEST', { errors, message: errors[0]?.message ?? EMAIL_ERROR_TEXT });
  const seats = await reserve(shop, registrations(requester));
  if (!seats.ok) return tooManyAttempts(seats);
  const userId = randomUUID();
  const opened = normalisedEmail(email);
  const passwordHash = await hashPassword(body.password);
  // Of the one that is spelled as the mailbox itself its owner hears, whatever else was opened there.
  const mails = await reserve(shop, isMailboxItself(opened) ? [] : [{ kind: 'OPENED_MAILBOX', subject: mailboxOf(opened) }]);
  const token = tokenOfBrowser(shop, requester, userId);
  const isOpened = await transaction(shop.database, async (tx) => {
    if ((await insertUser(tx, [userId, opened, passwordHash, firstName, lastName, ['dotcom'], mailboxHash(opened)])) === 0) return false;
    await keepFirstBrowser(shop, tx, { userId, token });
    if (mails.ok) await publish(tx, { kind: 'account.opened', payload: { email: opened } }, shop.now());
    return true;
  });
  if (!isOpened && mails.ok) await giveBack(shop, mails);
  if (!isOpened) {
    // Opened a moment ago by this very call, perhaps, whose answer was lost: whoever knows the password is who opened it.
    const signedIn = requester.requestKey === undefined ? undefined : await login(shop, requester, { params: {}, query, body });
    if (signedIn?.ok === true) return signedIn;
    return refuseField('email', NOT_OPENED);
  }
  const known = await findUser(shop.database, opened);
  if (known === undefined) throw new Error('the account that was just opened is not there');
  return beginSession(shop, requester, known, { ...query, ...body, token });
}

/** Who tries to open accounts finds out which emails have one: each try counts, whatever came of it. */
function registrations({ session, address }: Requester): Attempt[] {
  const own: Attempt[] = session?.hasStored === true ? [{ kind: 'REGISTER', subject: session.hash.toString('base64url') }] : [];
  return [...own, { kind: 'REGISTER_ADDRESS', subject: addressBlock(address) }];
}

const NOT_OPENED = 'We could not create an account with this email. If you already have one, please sign in or reset your password.';
/** What is said of a password that may not be chosen. */
export const PASSWORD_TEXTS = {
  TOO_SHORT: `Please use at least ${PASSWORD_MIN_CHARACTERS} characters`,
  TOO_LONG: 'Please use at most 128 characters',
  TOO_COMMON: 'This password is easy to guess: it is on lists of passwords that many people use. Please choose another one',
} as const;

/** Signs out, of a sign-in that waits for its code, too; the cart stays with the person. */
export async function logout(shop: Shop, requester: Requester): Promise<Reply<z.input<(typeof logoutCall)['answer']>>> {
  const isByCompany = requester.session?.partner?.way === 'SAML';
  if (requester.session !== undefined) await shop.sessions.end(shop.database, requester.session);
  await forgetHalfSignIn(shop, requester);
  // Whoever signs out leaves nothing that what others send from this browser could be kept for.
  dropSession(requester, [...shop.sessions.endCookies, endCookie('lastperson', shop.settings.publicUrl)]);
  // Whoever their company signs in is signed out here alone, and is told so.
  return answer({ redirectUrl: isByCompany ? `${SAML_PATHS.choose}?signed-out` : '/' });
}

/** The address of the other site, made from this one's. */
function otherSite(shop: Shop, requester: Requester): string {
  return `${originOf(shop.settings, requester.site.tenant === 'dotcom' ? 'SBA' : 'dotcom')}/office/supplies/login`;
}
