import { createHash, randomUUID } from 'node:crypto';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { checkResetLink as checkCall, choosePassword as chooseCall, resetPassword as resetCall } from '#contracts/session/identity.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { passwordProblem } from '#domain/identity/password-rules.ts';
import { command, statement } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { addressBlock, forgetAttempts, reserve, type Attempt, type Seats } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { sharesMailbox, SIGNS_IN_HERE } from '../shoppers/index.ts';
import { forgetBrowsers, keepFirstBrowser, tellBrowser, tokenOfBrowser } from './browsers/known-browsers.ts';
import { resetToken } from './password-mail.ts';
import { forgetPasskeys } from './passkeys/passkeys.repository.ts';
import { forgetSetUp } from './second-factor/second-factor.repository.ts';
import { hashPassword } from './password.ts';
import { PASSWORD_TEXTS } from './sign-in.ts';
import { findUser, type KnownUser } from './user.repository.ts';
import type { Requester } from '../sessions/index.ts';

const VALID_MS = RESET_MINUTES * 60 * 1000;
/** Longer than a mail takes to be read: whoever else asks meanwhile ends nothing. */
const YOUNG_MS = 10 * 60 * 1000;

/** $1 person, $2 since when a way is young. */
const endOldReset = command('password_reset_end_old', 'delete from password_resets where user_id = $1 and made_at <= $2');
/** One way for a person: while it is young, who asks again gets the same, for as long as a new one. */
const writeReset = statement<{ reset_id: string }>(
  'password_reset_write',
  `insert into password_resets (token_hash, user_id, reset_id, made_at, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id) do update set expires_at = excluded.expires_at
   returning reset_id`,
);
/** A way that was mailed before somebody's organization began to sign them in leads nowhere. */
const OF_WHO_SIGNS_IN_HERE = `exists (select from users u left join accounts a using (account_number) where u.user_id = password_resets.user_id and ${SIGNS_IN_HERE})`;
const findReset = statement(
  'password_reset_find',
  `select 1 from password_resets where token_hash = $1 and expires_at > $2 and ${OF_WHO_SIGNS_IN_HERE}`,
);
/** Uses the token up: a second use finds nothing. */
const useReset = statement<{ user_id: string }>(
  'password_reset_use',
  `delete from password_resets where token_hash = $1 and expires_at > $2 and ${OF_WHO_SIGNS_IN_HERE} returning user_id`,
);
/** $1 person, $2 hash, $3 now: whoever has the mail has the mailbox. */
const setPassword = statement<{ email: string }>(
  'user_set_password',
  'update users set password_hash = $2, email_confirmed_at = $3 where user_id = $1 returning email',
);
const endSessions = statement<{ session_hash: Buffer }>(
  'sessions_end_of_user',
  'delete from sessions where user_id = $1 or represented_by = $1 returning session_hash',
);
const tell = command('session_tell_of_user', "select pg_notify('session_changed', encode($1, 'hex'))");

/** Asks for a mail with a way to a new password. Neither the answer nor its time tells whether there is such an account. */
export async function resetPassword(shop: Shop, requester: Requester, { body }: Input<typeof resetCall>): Promise<Reply<null>> {
  const email = normalisedEmail(body.email);
  const network = addressBlock(requester.address);
  const seats = await reserve(shop, [{ kind: 'RESET_ADDRESS', subject: network }]);
  if (!seats.ok) return answer(null, 204);
  const known = await findUser(shop.database, email);
  const mails = await roomForMail(shop, { userId: known?.user.userId, email, network });
  // What follows is not waited for: an account that exists takes longer than one that does not.
  if (known !== undefined && mails.ok)
    void answerByMail(shop, email, known).catch((error: unknown) =>
      shop.log.error({ requestId: requester.requestId, err: error }, 'a password mail could not be written'),
    );
  return answer(null, 204);
}

/**
 * Room for a mail with a way to a new password. It is the account's own, so that nobody uses it up by asking for others; what is asked for nobody is counted for nobody,
 * with the same work. Whoever asks for an account all day has it mailed to slowly, and never so seldom that none of the mails would work.
 */
async function roomForMail(
  shop: Shop,
  { userId, email, network }: { readonly userId: string | undefined; readonly email: string; readonly network: string },
): Promise<Seats> {
  const whose = userId ?? `nobody ${email}`;
  const others: Attempt[] = (await sharesMailbox(shop.database, { userId, email }))
    ? [{ kind: 'RESET_MAILBOX', subject: mailboxOf(email) }]
    : [];
  const always: Attempt[] = [{ kind: 'RESET_MAIL', subject: `${whose} ${network}` }, ...others];
  const seats = await reserve(shop, [...always, { kind: 'RESET_ACCOUNT', subject: whose }, { kind: 'RESET_DAY', subject: whose }]);
  if (seats.ok || seats.full !== 'RESET_DAY') return seats;
  return reserve(shop, [...always, { kind: 'RESET_SLOWLY', subject: whose }]);
}

/** Whose employer signs them in has no password to choose here: the mail says so. */
async function answerByMail(shop: Shop, email: string, { user, signsInHere }: KnownUser): Promise<void> {
  if (signsInHere) return sendReset(shop, email, user.userId);
  await publish(shop.database, { kind: 'password.kept-elsewhere', payload: { email } }, shop.now());
}

async function sendReset(shop: Shop, email: string, userId: string): Promise<void> {
  const fresh = randomUUID();
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    await endOldReset(tx, [userId, new Date(now.getTime() - YOUNG_MS)]);
    const [way] = await writeReset(tx, [hashOf(resetToken(shop, fresh)), userId, fresh, now, new Date(now.getTime() + VALID_MS)]);
    await publish(tx, { kind: 'password.reset-asked', payload: { email, resetId: way?.reset_id ?? fresh } }, now);
  });
}

/** Tells whether the token of the mail still works: LINK_USED_UP when it does not. Nothing is changed. */
export async function checkResetLink(shop: Shop, _requester: Requester, { query }: Input<typeof checkCall>): Promise<Reply<null>> {
  return (await isLive(shop, query.token)) ? answer(null, 204) : refuse('LINK_USED_UP');
}

/** Sets a new password with the token of the mail, and ends every session of the person, those in which they act for somebody, too: whoever had the old one is out. */
export async function choosePassword(shop: Shop, requester: Requester, { body }: Input<typeof chooseCall>): Promise<Reply<null>> {
  // A dead link is told before anything is said of a password, and nothing is hashed for who has none: anybody could have us do that.
  if (!(await isLive(shop, body.token))) return refuse('LINK_USED_UP');
  const problem = passwordProblem(body.password);
  if (problem !== undefined)
    return refuse('INVALID_REQUEST', {
      message: PASSWORD_TEXTS[problem],
      errors: [{ field: 'password', code: problem, message: PASSWORD_TEXTS[problem] }],
    });
  const passwordHash = await hashPassword(body.password);
  const ended = await transaction(shop.database, async (tx) => {
    const [reset] = await useReset(tx, [hashOf(body.token), shop.now()]);
    if (reset === undefined) return undefined;
    const [user] = await setPassword(tx, [reset.user_id, passwordHash, shop.now()]);
    await forgetBrowsers(tx, [reset.user_id]);
    // The one in which it is chosen is that of who reads the mailbox: whoever guesses on elsewhere does not keep it out.
    const token = tokenOfBrowser(shop, requester, reset.user_id);
    await keepFirstBrowser(shop, tx, { userId: reset.user_id, token });
    // A second factor that is on was turned on by who reads this mailbox, and stays.
    await forgetSetUp(tx, [reset.user_id]);
    // A passkey may have been added by who had the old password.
    await forgetPasskeys(tx, [reset.user_id]);
    if (user !== undefined) await publish(tx, { kind: 'password.changed', payload: { email: user.email } }, shop.now());
    return { userId: reset.user_id, token, email: user?.email ?? '', sessions: await endSessions(tx, [reset.user_id]) };
  });
  if (ended === undefined) return refuse('LINK_USED_UP');
  // Who reads its mails need not wait until strangers have stopped guessing.
  await forgetAttempts(shop, { kind: 'LOGIN_ACCOUNT', subject: normalisedEmail(ended.email) });
  // Codes that somebody else had mailed, who had the old password: none of those is waited for any more.
  await forgetAttempts(shop, { kind: 'SECOND_FACTOR_MAIL', subject: ended.userId });
  tellBrowser(shop, requester, ended.token);
  for (const { session_hash: hash } of ended.sessions) {
    shop.sessions.forget(hash.toString('hex'));
    await tell(shop.database, [hash]);
  }
  return answer(null, 204);
}

async function isLive(shop: Shop, token: string): Promise<boolean> {
  return (await findReset(shop.database, [hashOf(token), shop.now()])).length > 0;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
