import { createHash, randomBytes } from 'node:crypto';
import { nameOfCookie, setCookie } from '#contracts/cookies.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { command, statement, type Db } from '../../db/database.ts';
import { publish } from '../../events/index.ts';
import { giveBack, reserve, type Attempt, type Seats } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { sharesMailbox } from '../../shoppers/index.ts';

const find = statement<{ known_since: Date }>(
  'known_browser_find',
  'select known_since from known_browsers where user_id = $1 and browser_hash = $2',
);
/** $1 person, $2 digest, $3 now */
const keep = statement<{ is_new: boolean }>(
  'known_browser_keep',
  `
  insert into known_browsers (user_id, browser_hash, last_at, known_since) values ($1, $2, $3, $3)
  on conflict (user_id, browser_hash) do update set last_at = excluded.last_at
  returning xmax = 0 as is_new`,
);
/** More than one person uses; who takes no cookies, or a program, is a new one each time. */
const MOST_OF_A_PERSON = 50;
const forgetSurplus = command(
  'known_browser_forget_surplus',
  `delete from known_browsers where ctid = any (array(
     select ctid from known_browsers where user_id = $1 order by last_at desc, browser_hash offset ${MOST_OF_A_PERSON}))`,
);
/** Forgets from which browsers somebody signs in: each is a new one from now on. $1 person */
export const forgetBrowsers = command('known_browsers_forget', 'delete from known_browsers where user_id = $1');

/** Whose account it is. */
export type Owner = { readonly userId: string; readonly email: string };

/** A browser that somebody signs in from, as their account knows it. */
type MetBrowser = {
  readonly hash: Buffer;
  /** Undefined: the account does not know it. */
  readonly knownSince: Date | undefined;
  /** Of one that is told of: the seat of its mail. */
  readonly mail: Seats | undefined;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';
const TOKEN = /^[\w-]{43}$/;

/** Who signs in: the same key at each repeat of a call whose answer was lost. */
export type SigningIn = Requester & { readonly requestKey?: string | undefined };

/**
 * By what a browser is known: a cookie of 256 random bits that outlives signing out, and nothing else. What browsers say of themselves is not compared.
 * One that has no such cookie gets one; a call that is repeated since its answer was lost the same. It is made for the person: who knows somebody's key, and signs in
 * with it to an account of their own, gets another.
 */
export function tokenOfBrowser(shop: Shop, { cookies, requestKey }: SigningIn, userId: string): string {
  const brought = cookies[nameOfCookie('knownbrowser', shop.settings.publicUrl)] ?? '';
  if (TOKEN.test(brought)) return brought;
  return requestKey === undefined ? randomBytes(32).toString('base64url') : shop.signers.browser.sign(`${userId} ${requestKey}`);
}

/** Finds out whether an account has been signed in to from a browser before. One that is not known takes a seat for the mail that tells of it. */
export async function meetBrowser(shop: Shop, { userId, email }: Owner, token: string): Promise<MetBrowser> {
  const hash = hashOf(userId, token);
  const [known] = await find(shop.database, [userId, hash]);
  const mail = known
    ? undefined
    : await reserve(shop, [{ kind: 'NEW_BROWSER', subject: userId }, ...(await roomOfOthers(shop, { userId, email }))]);
  return { hash, knownSince: known?.known_since, mail };
}

/**
 * Tells the owner of an account that somebody has given its right password and is not signed in: a browser that the account does not know was asked for a code,
 * or the password was typed at the site that it is not for.
 */
export async function tellOfPassword(
  shop: Shop,
  requester: SigningIn,
  { userId, email }: Owner,
  stoppedAt: 'CODE' | 'SITE',
): Promise<void> {
  if (await isKnown(shop, hashOf(userId, tokenOfBrowser(shop, requester, userId)), userId)) return;
  const mail = await reserve(shop, [{ kind: 'PASSWORD_GIVEN', subject: userId }, ...(await roomOfOthers(shop, { userId, email }))]);
  if (!mail.ok) return;
  const now = shop.now();
  const payload = { email, browser: requester.browser, at: now.toISOString(), tenant: requester.site.tenant, stoppedAt };
  await publish(shop.database, { kind: 'account.password-given', payload }, now);
}

/** What a mail about an account takes of its mailbox: nothing where nobody else may use that up. */
export async function roomOfOthers(shop: Shop, owner: Owner): Promise<Attempt[]> {
  return (await sharesMailbox(shop.database, owner)) ? [{ kind: 'NEW_BROWSER_MAILBOX', subject: mailboxOf(owner.email) }] : [];
}

/**
 * By what guesses from this browser are counted where the account knows it; undefined where it does not.
 *
 * @param userId undefined: there is no such account, which takes the same work.
 */
export async function knownAs(shop: Shop, { cookies }: Requester, userId = NOBODY): Promise<string | undefined> {
  const brought = cookies[nameOfCookie('knownbrowser', shop.settings.publicUrl)] ?? '';
  if (!TOKEN.test(brought)) return undefined;
  const hash = hashOf(userId, brought);
  return (await isKnown(shop, hash, userId)) ? hash.toString('base64url') : undefined;
}

/** The browser in which an account is opened, or its new password chosen, as part of that: of this one nobody is told. */
export async function keepFirstBrowser(shop: Shop, db: Db, { userId, token }: { userId: string; token: string }): Promise<void> {
  await keep(db, [userId, hashOf(userId, token), shop.now()]);
}

/** Keeps it as known, and has its mail written with that; one that there is no mail for now is told of another time. To be called with the person held: a new password forgets all that are there. */
export async function keepBrowser(
  shop: Shop,
  db: Db,
  { browser, site }: Requester,
  { userId, email }: Owner,
  { hash, mail }: MetBrowser,
): Promise<void> {
  if (mail?.ok === false) return;
  const now = shop.now();
  const [kept] = await keep(db, [userId, hash, now]);
  if (kept?.is_new !== true) return;
  await forgetSurplus(db, [userId]);
  const payload = { email, browser, at: now.toISOString(), tenant: site.tenant };
  if (mail?.ok === true) await publish(db, { kind: 'account.new-browser', payload }, now);
}

/** Gives the browser the cookie by which it is known from now on, behind those of its session. */
export function tellBrowser(shop: Shop, requester: Requester, token: string): void {
  requester.setCookies.push(setCookie('knownbrowser', token, shop.settings.publicUrl));
}

/** The sign-in came to nothing: nobody is told of it. */
export async function forgetMeeting(shop: Shop, { mail }: MetBrowser): Promise<void> {
  if (mail?.ok === true) await giveBack(shop, mail);
}

async function isKnown(shop: Shop, hash: Buffer, userId: string): Promise<boolean> {
  return (await find(shop.database, [userId, hash])).length > 0;
}

/** With the person, so that nothing tells of two accounts that they are used in one browser. */
function hashOf(userId: string, token: string): Buffer {
  return createHash('sha256').update(`${userId} ${token}`).digest();
}
