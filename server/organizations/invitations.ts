import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type {
  acceptInvitation as acceptCall,
  checkInvitation as checkCall,
  getRightsChoices as choicesCall,
  invitePerson as inviteCall,
  OrganizationRights,
  sendInvitationAgain as againCall,
  takeBackInvitation as takeBackCall,
} from '#contracts/organization/people.ts';
import { INVITATION_DAYS } from '#domain/accounts/people/invitation-days.ts';
import { nameErrors } from '#domain/identity/names/person-name.ts';
import { differencesOf } from '#domain/accounts/people/rights.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { passwordProblem } from '#domain/identity/password-rules.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { hashPassword, PASSWORD_TEXTS } from '../identity/index.ts';
import { addressBlock, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import { lockAccount, type Looking, mailboxHash, noteAccountChange } from '../shoppers/index.ts';
import { administrating, giverNow } from './administrating.ts';
import { administratorOf, changingAdministrator, type Giver } from './administrator.ts';
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
} from './invitations.repository.ts';
import { forgetRemoved, isOfAccount } from './people.repository.ts';
import { choicesOf, decideRights, type Decided } from './rights.ts';

type Waiting = z.input<(typeof againCall)['answer']>;

const VALID_MS = INVITATION_DAYS * 24 * 3_600_000;
/** The most people who are invited at a time. */
const MOST_INVITED = 1_000;
/** So many are shown. */
const MOST_SHOWN = 200;
/** The permissions that are agreed with an organization: whoever is invited has what whoever invites has of them. */
const AGREED: readonly string[] = ['G_AL', 'G_ALP'];
const BELONGS = 'This person already belongs to your organization.';
const FULL = `${MOST_INVITED.toLocaleString('en-US')} people are invited already. Cancel some of these invitations first.`;
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
  const email = read === undefined ? undefined : normalisedEmail(read);
  // Looked over before a mail is counted, and again when it is their turn.
  const before = await looksRight(shop.database, { giver: asked.body, email, wanted });
  if (!before.ok) return before;
  if (email === undefined) return wrongEmail(EMAIL_ERROR_TEXT);
  const seats = await roomForMail(shop, account.number, email);
  if (!seats.ok) return tooManyAttempts(seats);
  const [invitationId, tokenId, now] = [randomUUID(), randomUUID(), shop.now()];
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const looked = await looksRight(tx, { giver, email, wanted });
    if (!looked.ok) return looked;
    if (await isFull(tx, account.number, now)) return refuse('INVALID_REQUEST', { message: FULL });
    const values = [invitationId, account.number, email, tokenId, hashOf(shop, tokenId), JSON.stringify(wanted), giver.userId];
    if ((await insertInvitation(tx, [...values, now, new Date(now.getTime() + VALID_MS)])) === 0) return answer({ isNew: false });
    const differences = differencesOf({}, looked.body.words).filter(({ after }) => after !== 'No');
    await noteAccountChange(tx, { by: giver, at: now }, { kind: 'INVITED', about: { subject: email }, differences });
    await publish(tx, { kind: 'organization.invited', payload: { invitationId, tokenId } }, now);
    return answer({ isNew: true });
  });
  return done.ok ? answer({ ...done.body, waiting: await waitingOf(shop, account.number) }) : done;
}

type Invited = {
  readonly giver: Giver;
  /** Undefined: it is none. */ readonly email: string | undefined;
  readonly wanted: OrganizationRights;
};

/** What an invitation gives as things are; refused where it gives what whoever invites cannot give, or to somebody of the organization. */
async function looksRight(db: Db, { giver, email, wanted }: Invited): Promise<Reply<Decided>> {
  const wrong =
    email === undefined ? EMAIL_ERROR_TEXT : (await isOfAccount(db, [giver.account.number, email])).length > 0 ? BELONGS : undefined;
  const { errors: others = [], decided } = await decideRights(db, { giver, wanted, person: newcomerOf(giver) });
  const errors = [...(wrong === undefined ? [] : [{ field: 'email', code: 'INVALID', message: wrong }]), ...others];
  const [first] = errors;
  return first === undefined && decided !== undefined
    ? answer(decided)
    : refuse('INVALID_REQUEST', { message: first?.message ?? '', errors });
}

/** Somebody who is new to the organization: what is agreed with it comes to them by whoever invites them. */
function newcomerOf({ permissions, account }: Giver) {
  const agreed = AGREED.filter((code) => permissions.includes(code));
  return { roles: [], permissions: agreed, settings: {}, account_settings: account.settings, isThere: false };
}

async function isFull(tx: Tx, accountNumber: string, now: Date): Promise<boolean> {
  return ((await countInvitations(tx, [accountNumber, now]))[0]?.n ?? 0) >= MOST_INVITED;
}

/** Mails a new link; the one that was mailed before works no more. Whoever sends it answers for it, as who invited did: it gives what they can give. */
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
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    // Taken back, or used, until this was its turn.
    const [row] = await findInvitation(tx, [account.number, invitationId]);
    if (row === undefined) return refuse('NOT_FOUND');
    const looked = await looksRight(tx, { giver, email: row.email, wanted: row.rights });
    if (!looked.ok) return looked;
    if (row.expires_at <= now && (await isFull(tx, account.number, now))) return refuse('INVALID_REQUEST', { message: FULL });
    const until = new Date(now.getTime() + VALID_MS);
    await renewInvitation(tx, [row.invitation_id, tokenId, hashOf(shop, tokenId), now, until, giver.userId]);
    await noteAccountChange(tx, { by: giver, at: now }, { kind: 'INVITED_AGAIN', about: { subject: row.email } });
    await publish(tx, { kind: 'organization.invited', payload: { invitationId: row.invitation_id, tokenId } }, now);
    return answer(null);
  });
  return done.ok ? answer(await waitingOf(shop, account.number)) : done;
}

/** Takes an invitation back: its link works no more. */
export async function takeBackInvitation(
  shop: Shop,
  looking: Looking,
  { params: { invitationId } }: Input<typeof takeBackCall>,
): Promise<Reply<Waiting>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await administrating(shop, asked.body, async (tx, giver) => {
    const [gone] = await deleteInvitation(tx, [account.number, invitationId]);
    if (gone === undefined) return refuse('NOT_FOUND');
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'INVITATION_TAKEN_BACK', about: { subject: gone.email } });
    return answer(null);
  });
  return done.ok ? answer(await waitingOf(shop, account.number)) : done;
}

/** What the link of an invitation leads to. Nothing is changed: programs follow the links of mails, too. */
export async function checkInvitation(
  shop: Shop,
  _requester: Requester,
  { query: { token } }: Input<typeof checkCall>,
): Promise<Reply<z.input<(typeof checkCall)['answer']>>> {
  const [link] = await findLink(shop.database, [digest(token), shop.now()]);
  if (link === undefined) return refuse('LINK_USED_UP');
  return answer({ organization: link.organization, email: link.email, isTaken: link.is_taken, company: link.company });
}

/** Opens the account of who was invited, with what they were invited to. Whoever has the link has the mailbox. Whom their organization signs in chooses no password here. */
export async function acceptInvitation(
  shop: Shop,
  requester: Requester,
  { body: { token, password, ...names } }: Input<typeof acceptCall>,
): Promise<Reply<z.input<(typeof acceptCall)['answer']>>> {
  const [link] = await findLink(shop.database, [digest(token), shop.now()]);
  if (link === undefined) return refuse('LINK_USED_UP');
  const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
  const problem = link.company === null ? passwordProblem(password, link.email) : undefined;
  const errors = [
    ...nameErrors({ firstName, lastName }),
    ...(problem === undefined ? [] : [{ field: 'password', code: problem, message: PASSWORD_TEXTS[problem] }]),
  ];
  if (errors.length > 0) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await reserve(shop, [{ kind: 'JOIN_ADDRESS', subject: addressBlock(requester.address) }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const passwordHash = link.company === null ? await hashPassword(password) : NO_PASSWORD;
  return transaction(shop.database, (tx) => join(shop, tx, { token, firstName, lastName, passwordHash }));
}

/** Of who has none: no password is right. */
const NO_PASSWORD = '';

type Joining = { readonly token: string; readonly firstName: string; readonly lastName: string; readonly passwordHash: string };

/**
 * Makes somebody one of an organization's people, with what they would be given now by who invited them: an approver may have left meanwhile, a ship-to gone, and an
 * administrator may have less than they had. What cannot be uses nothing up.
 */
async function join(
  shop: Shop,
  tx: Tx,
  { token, firstName, lastName, passwordHash }: Joining,
): Promise<Reply<z.input<(typeof acceptCall)['answer']>>> {
  const now = shop.now();
  const [before] = await findLink(tx, [digest(token), now]);
  if (before === undefined) return refuse('LINK_USED_UP');
  await lockAccount(tx, [before.account_number]);
  // Taken back, or used by another one, until this was its turn.
  const [link] = await findLink(tx, [digest(token), now]);
  if (link === undefined) return refuse('LINK_USED_UP');
  if (link.is_taken) return refuse('INVALID_REQUEST', { message: TAKEN });
  const account = { number: link.account_number, name: link.organization };
  const giver = await giverNow(tx, { userId: link.inviter, account });
  if (giver === undefined) return refuse('LINK_USED_UP');
  const { decided } = await decideRights(tx, { giver, wanted: link.rights, person: newcomerOf(giver) });
  if (decided === undefined) return refuse('INVALID_REQUEST', { message: outdated(link.invited_by) });
  const userId = randomUUID();
  // Their organization may have begun to sign its people in meanwhile.
  const values = [
    userId,
    link.email,
    link.company === null ? passwordHash : NO_PASSWORD,
    firstName,
    lastName,
    mailboxHash(link.email),
    account.number,
  ];
  const rights = [decided.roles, decided.permissions, JSON.stringify(decided.settings)];
  if ((await insertInvited(tx, [...values, ...rights, now])) === 0) return refuse('INVALID_REQUEST', { message: TAKEN });
  await useLink(tx, [digest(token)]);
  await forgetRemoved(tx, [account.number, mailboxHash(link.email)]);
  await noteAccountChange(tx, { by: { userId, account }, at: now }, { kind: 'JOINED', about: { userId } });
  return answer({ organization: link.organization, email: link.email, company: link.company });
}

const outdated = (invitedBy: string): string => `This invitation is out of date. Ask ${invitedBy} to cancel it and invite you again.`;

async function roomForMail(shop: Shop, accountNumber: string, email: string) {
  return reserve(shop, [
    { kind: 'INVITATION', subject: accountNumber },
    { kind: 'INVITATION_MAILBOX', subject: mailboxOf(email) },
  ]);
}

function wrongEmail(message: string): Reply<never> {
  return refuseField('email', message);
}

function hashOf(shop: Shop, tokenId: string): Buffer {
  return digest(invitationToken(shop, tokenId));
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
