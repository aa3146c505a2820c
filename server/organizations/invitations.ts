import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  acceptInvitation as acceptCall,
  checkInvitation as checkCall,
  getRightsChoices as choicesCall,
  invitePerson as inviteCall,
  sendInvitationAgain as againCall,
  takeBackInvitation as takeBackCall,
} from '#contracts/organization/people.ts';
import { INVITATION_DAYS } from '#domain/accounts/people/invitation-days.ts';
import { differencesOf } from '#domain/accounts/people/rights.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { passwordProblem } from '#domain/identity/password-rules.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { hashPassword, PASSWORD_TEXTS } from '../identity/index.ts';
import { addressBlock, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { mailboxHash, type Looking } from '../shoppers/index.ts';
import { administratorOf, changingAdministrator } from './administrator.ts';
import { note } from './account-log.ts';
import { invitationToken } from './invitation-mail.ts';
import {
  countInvitations,
  deleteInvitation,
  findInvitation,
  findInvitations,
  findLink,
  insertInvitation,
  insertInvited,
  renewInvitation,
  useLink,
  type InvitationRow,
  type InvitedRights,
} from './invitations.repository.ts';
import { isOfAccount, lockAccount } from './people.repository.ts';
import { choicesOf, decideRights } from './rights.ts';

type Waiting = z.input<(typeof againCall)['answer']>;

const VALID_MS = INVITATION_DAYS * 24 * 3_600_000;
/** The most people who are invited at a time. */
const MOST_INVITED = 1_000;
/** So many are shown. */
const MOST_SHOWN = 200;
/** The permissions that are agreed with an organization: whoever is invited has what whoever invites has of them. */
const AGREED: readonly string[] = ['G_AL', 'G_ALP'];
const TAKEN = 'There’s an account with this email already. Ask your administrator to invite you with another email.';

/** Who is invited, the latest first. */
export async function waitingOf(shop: Shop, accountNumber: string): Promise<Waiting> {
  const rows = await findInvitations(shop.database, [accountNumber, MOST_SHOWN]);
  return { total: rows[0]?.total ?? 0, invitations: rows.map((row) => viewInvitation(row, shop.now())) };
}

function viewInvitation(row: InvitationRow, now: Date): Waiting['invitations'][number] {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    roles: [...row.rights.roles],
    invitedBy: row.invited_by,
    sentAt: row.sent_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}

/** What can be given to who is invited. */
export async function getRightsChoices(shop: Shop, looking: Looking): Promise<Reply<z.input<(typeof choicesCall)['answer']>>> {
  const asked = administratorOf(looking);
  return asked.ok ? answer(await choicesOf(shop.database, asked.body)) : asked;
}

/** Invites somebody by a mail to them. The same email again is the invitation that is there: it is mailed again by a call of its own. */
export async function invitePerson(
  shop: Shop,
  looking: Looking,
  { body: { email: typed, ...wanted } }: Input<typeof inviteCall>,
): Promise<Reply<z.input<(typeof inviteCall)['answer']>>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account } = asked.body;
  const read = readEmail(typed.trim());
  if (read === undefined) return wrongEmail(EMAIL_ERROR_TEXT);
  const email = normalisedEmail(read);
  if ((await isOfAccount(shop.database, [account.number, email])).length > 0) return wrongEmail('They’re one of your people already.');
  const newcomer = { roles: [], permissions: [], settings: {}, account_settings: account.settings, isThere: false };
  const { errors, decided } = await decideRights(shop.database, { giver: asked.body, wanted, person: newcomer });
  if (errors !== undefined) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await roomForMail(shop, account.number, email);
  if (!seats.ok) return tooManyAttempts(seats);
  const [invitationId, tokenId, now] = [randomUUID(), randomUUID(), shop.now()];
  const rights: InvitedRights = { ...wanted, agreed: AGREED.filter((code) => asked.body.permissions.includes(code)) };
  const done = await transaction(shop.database, async (tx) => {
    await lockAccount(tx, [account.number]);
    if (((await countInvitations(tx, [account.number]))[0]?.n ?? 0) >= MOST_INVITED) return 'FULL';
    const values = [invitationId, account.number, email, tokenId, hashOf(shop, tokenId), JSON.stringify(rights), asked.body.userId];
    if ((await insertInvitation(tx, [...values, now, new Date(now.getTime() + VALID_MS)])) === 0) return 'THERE';
    await note(
      tx,
      { by: asked.body, at: now },
      { kind: 'INVITED', about: { subject: email }, differences: differencesOf({}, decided.words).filter(({ after }) => after !== 'No') },
    );
    await publish(tx, { kind: 'organization.invited', payload: { invitationId, tokenId } }, now);
    return 'NEW';
  });
  if (done === 'FULL')
    return refuse('INVALID_REQUEST', { message: `${MOST_INVITED} people are invited already. Take some of these invitations back first.` });
  return answer({ isNew: done === 'NEW', waiting: await waitingOf(shop, account.number) });
}

/** Mails a new link; the one that was mailed before works no more. */
export async function sendInvitationAgain(
  shop: Shop,
  looking: Looking,
  { params: { invitationId } }: Input<typeof againCall>,
): Promise<Reply<Waiting>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account } = asked.body;
  const [found] = await findInvitation(shop.database, [account.number, invitationId]);
  if (found === undefined) return refuse('NOT_FOUND');
  const seats = await roomForMail(shop, account.number, found.email);
  if (!seats.ok) return tooManyAttempts(seats);
  const [tokenId, now] = [randomUUID(), shop.now()];
  await transaction(shop.database, async (tx) => {
    await lockAccount(tx, [account.number]);
    const until = new Date(now.getTime() + VALID_MS);
    if ((await renewInvitation(tx, [found.invitation_id, tokenId, hashOf(shop, tokenId), now, until])) === 0) return;
    await note(tx, { by: asked.body, at: now }, { kind: 'INVITED_AGAIN', about: { subject: found.email } });
    await publish(tx, { kind: 'organization.invited', payload: { invitationId: found.invitation_id, tokenId } }, now);
  });
  return answer(await waitingOf(shop, account.number));
}

/** Takes an invitation back: its link works no more. */
export async function takeBackInvitation(
  shop: Shop,
  looking: Looking,
  { params: { invitationId } }: Input<typeof takeBackCall>,
): Promise<Reply<Waiting>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account } = asked.body;
  const isThere = await transaction(shop.database, async (tx) => {
    const [gone] = await deleteInvitation(tx, [account.number, invitationId]);
    if (gone === undefined) return false;
    await note(tx, { by: asked.body, at: shop.now() }, { kind: 'INVITATION_TAKEN_BACK', about: { subject: gone.email } });
    return true;
  });
  return isThere ? answer(await waitingOf(shop, account.number)) : refuse('NOT_FOUND');
}

/** What the link of an invitation leads to. Nothing is changed: programs follow the links of mails, too. */
export async function checkInvitation(
  shop: Shop,
  _requester: Requester,
  { query: { token } }: Input<typeof checkCall>,
): Promise<Reply<z.input<(typeof checkCall)['answer']>>> {
  const [link] = await findLink(shop.database, [digest(token), shop.now()]);
  if (link === undefined) return refuse('LINK_USED_UP');
  return answer({ organization: link.organization, email: link.email, isTaken: link.is_taken });
}

/** Opens the account of who was invited, with what they were invited to. Whoever has the link has the mailbox. */
export async function acceptInvitation(
  shop: Shop,
  requester: Requester,
  { body: { token, password, ...names } }: Input<typeof acceptCall>,
): Promise<Reply<z.input<(typeof acceptCall)['answer']>>> {
  const [link] = await findLink(shop.database, [digest(token), shop.now()]);
  if (link === undefined) return refuse('LINK_USED_UP');
  const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
  const problem = passwordProblem(password, link.email);
  const errors = [
    ...(firstName === '' ? [{ field: 'firstName', code: 'REQUIRED', message: 'Please enter a first name' }] : []),
    ...(lastName === '' ? [{ field: 'lastName', code: 'REQUIRED', message: 'Please enter a last name' }] : []),
    ...(problem === undefined ? [] : [{ field: 'password', code: problem, message: PASSWORD_TEXTS[problem] }]),
  ];
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await reserve(shop, [{ kind: 'JOIN_ADDRESS', subject: addressBlock(requester.address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const passwordHash = await hashPassword(password);
  const outcome = await transaction(shop.database, (tx) => join(shop, tx, { token, firstName, lastName, passwordHash }));
  if (outcome === 'TAKEN') return refuse('INVALID_REQUEST', { message: TAKEN });
  return outcome === undefined ? refuse('LINK_USED_UP') : answer(outcome);
}

type Joining = { readonly token: string; readonly firstName: string; readonly lastName: string; readonly passwordHash: string };

async function join(shop: Shop, tx: Tx, { token, firstName, lastName, passwordHash }: Joining) {
  const now = shop.now();
  const [link] = await findLink(tx, [digest(token), now]);
  if (link === undefined) return undefined;
  await lockAccount(tx, [link.account_number]);
  // Taken back, or used by another one, until this was its turn.
  if ((await useLink(tx, [digest(token), now])) === 0) return undefined;
  const { agreed, roles, permissions, orderLimit, seesPrices, mayChangeShipTo, approverEmail, shipToAddressId } = link.rights;
  const userId = randomUUID();
  const displayRules = { ...(!seesPrices && { SHOW_PRICE: false }), ...(!mayChangeShipTo && { CHANGE_SHIPPING_LOCATION: false }) };
  const settings = {
    ...(orderLimit !== null && { orderLimitCents: Math.round(orderLimit * 100) }),
    ...(approverEmail !== null && approverEmail !== '' && { approverEmail }),
    ...(shipToAddressId !== null && { shipToAddressId }),
    ...(Object.keys(displayRules).length > 0 && { displayRules }),
  };
  const values = [userId, link.email, passwordHash, firstName, lastName, mailboxHash(link.email), link.account_number];
  const isIn = await insertInvited(tx, [...values, roles, [...agreed, ...permissions], JSON.stringify(settings), now]);
  if (isIn === 0) return 'TAKEN' as const;
  const by = { userId, account: { number: link.account_number, name: link.organization, settings: {} } };
  await note(tx, { by, at: now }, { kind: 'JOINED', about: { userId } });
  return { organization: link.organization, email: link.email };
}

async function roomForMail(shop: Shop, accountNumber: string, email: string) {
  return reserve(shop, [
    { kind: 'INVITATION', subject: accountNumber },
    { kind: 'INVITATION_MAILBOX', subject: mailboxOf(email) },
  ]);
}

function wrongEmail(message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field: 'email', code: 'INVALID', message }] });
}

function hashOf(shop: Shop, tokenId: string): Buffer {
  return digest(invitationToken(shop, tokenId));
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
