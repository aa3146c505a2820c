import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  changePerson as changeCall,
  getPerson as getCall,
  listPeople as listCall,
  ListedPerson,
  OrganizationPerson,
  removePerson as removeCall,
  switchPerson as switchCall,
} from '#contracts/organization/people.ts';
import { mayBeAsked } from '#domain/approvals/approval-steps.ts';
import { differencesOf, isOrganizationRole } from '#domain/accounts/people/rights.ts';
import { maskedEmail } from '#domain/identity/privacy/masked-email.ts';
import { toDollars } from '#domain/shared/money.ts';
import { shipTosOf } from '../addresses/index.ts';
import type { Tx } from '../db/database.ts';
import { endAllSessions, FORGET_WAYS_IN } from '../identity/index.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { lockUser, type Looking, mailboxHash, noteAccountChange } from '../shoppers/index.ts';
import { administrating } from './administrating.ts';
import { administratorOf, changingAdministrator, type Giver } from './administrator.ts';
import { waitingOf } from './invitations.ts';
import { takeBackAllOf } from './invitations.repository.ts';
import {
  askNoMore,
  countPeople,
  findOtherAdministrators,
  findPeople,
  findPersonOfAccount,
  hideEmail,
  noteRemoved,
  writeRemoved,
  writeRights,
  writeStanding,
  type PersonOfAccount,
} from './people.repository.ts';
import { endUnitApprovals, leaveUnits } from './units/units.repository.ts';
import { choicesOf, decideRights, rightsOfRow, viewRights, wordsOf } from './rights.ts';

type Person = Promise<Reply<OrganizationPerson>>;

const LAST_ONE = 'You’re the only administrator who can sign in. Make someone else an administrator first.';
const LAST_HERE =
  'Only this administrator can sign in without your company’s sign-in. First let your people choose passwords again, under “Company sign-in.”';
const NOT_YOURSELF = 'You can’t deactivate yourself. Another administrator can.';

/** The people of an organization, by name: a page of them, with who is invited. */
export async function listPeople(
  shop: Shop,
  looking: Looking,
  { query: { q, show, page, size } }: Input<typeof listCall>,
): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const asked = administratorOf(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const words = q.trim();
  const which = [account.number, words === '' ? '' : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, show] as const;
  const [[counted], rows, waiting] = await Promise.all([
    countPeople(shop.database, [...which]),
    findPeople(shop.database, [...which, size, (page - 1) * size]),
    waitingOf(shop, account.number),
  ]);
  return answer({ total: counted?.n ?? 0, people: rows.map((row) => viewPerson(row, userId)), waiting });
}

/** One of them, with what they may do. */
export async function getPerson(shop: Shop, looking: Looking, { params }: Input<typeof getCall>): Person {
  const asked = administratorOf(looking);
  return asked.ok ? viewOf(shop, asked.body, params.userId) : asked;
}

/** Changes what somebody may do, from their next request on. */
export async function changePerson(shop: Shop, looking: Looking, { params, body }: Input<typeof changeCall>): Person {
  return changed(shop, looking, params.userId, async (tx, { giver, row }) => {
    const { errors, decided } = await decideRights(tx, { giver, wanted: body, person: { ...row, isThere: true } });
    if (errors !== undefined) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
    const isTakenDown = row.roles.includes('ACCOUNT_ADMIN') && !decided.roles.includes('ACCOUNT_ADMIN');
    if (isTakenDown && (await isLastAdministrator(tx, giver, row.user_id)))
      return refuse('INVALID_REQUEST', { message: lastOne(giver, row) });
    const shipTo = (await shipTosOf(tx, giver.account.number)).find(({ id }) => id === row.settings.shipToAddressId);
    const differences = differencesOf(wordsOf(rightsOfRow(row), row.settings, shipTo), decided.words);
    if (differences.length === 0) return undefined;
    await writeRights(tx, [row.user_id, decided.roles, decided.permissions, JSON.stringify(decided.settings)]);
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: 'RIGHTS_CHANGED', about: { userId: row.user_id }, differences });
    if (isTakenDown) await takeBackInvitationsOf(tx, { giver, row, at: shop.now() });
    if (mayBeAsked(row) && !mayBeAsked(decided)) {
      await endUnitApprovals(tx, [row.user_id]);
      await askNoMore(tx, [row.user_id]);
    }
    await shop.sessions.renewUser(tx, row.user_id);
    return undefined;
  });
}

/** Deactivates somebody, who is signed out everywhere at once, or reactivates them. What they have in their cart waits for them. */
export async function switchPerson(shop: Shop, looking: Looking, { params, body: { isOn } }: Input<typeof switchCall>): Person {
  const ended: string[] = [];
  const reply = await changed(shop, looking, params.userId, async (tx, { giver, row }) => {
    if (row.user_id === giver.userId && !isOn) return refuse('INVALID_REQUEST', { message: NOT_YOURSELF });
    if ((row.standing === 'ACTIVE') === isOn) return undefined;
    const isAdministrator = row.roles.includes('ACCOUNT_ADMIN');
    if (!isOn && isAdministrator && (await isLastAdministrator(tx, giver, row.user_id)))
      return refuse('INVALID_REQUEST', { message: lastOne(giver, row) });
    await writeStanding(tx, [row.user_id, isOn ? 'ACTIVE' : 'OFF']);
    if (!isOn) ended.push(...(await signOut(tx, row.user_id)));
    await noteAccountChange(tx, { by: giver, at: shop.now() }, { kind: isOn ? 'TURNED_ON' : 'TURNED_OFF', about: { userId: row.user_id } });
    if (!isOn) await takeBackInvitationsOf(tx, { giver, row, at: shop.now() });
    return undefined;
  });
  for (const hashHex of ended) shop.sessions.forget(hashHex);
  return reply;
}

/**
 * Removes somebody for good: signed out at once, with what they kept to sign in and to pay with. What is being ordered goes on, since it is the organization's, and
 * so do its holds; their orders stay under their name. Only an invitation brings them back. Who leaves themselves needs another administrator behind them.
 */
export async function removePerson(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Promise<Reply<null>> {
  const ended: string[] = [];
  const reply = await changing(shop, looking, params.userId, async (tx, { giver, row }) => {
    if (row.roles.includes('ACCOUNT_ADMIN') && (await isLastAdministrator(tx, giver, row.user_id)))
      return refuse('INVALID_REQUEST', { message: lastOne(giver, row) });
    ended.push(...(await signOut(tx, row.user_id)));
    for (const forget of FORGET_WAYS_IN) await forget(tx, [row.user_id]);
    await leaveUnits(tx, [row.user_id]);
    await endUnitApprovals(tx, [row.user_id]);
    await writeRemoved(tx, [row.user_id]);
    await noteRemoved(tx, [giver.account.number, mailboxHash(row.email), shop.now()]);
    await takeBackInvitationsOf(tx, { giver, row, at: shop.now() });
    await noteAccountChange(
      tx,
      { by: giver, at: shop.now() },
      { kind: 'REMOVED', about: { userId: row.user_id }, differences: [{ what: 'Email', before: maskedEmail(row.email), after: '' }] },
    );
    await hideEmail(tx, [giver.account.number, row.email, maskedEmail(row.email)]);
    return undefined;
  });
  for (const hashHex of ended) shop.sessions.forget(hashHex);
  return reply.ok ? answer(null) : reply;
}

type Leaving = { readonly giver: Giver; readonly row: PersonOfAccount; readonly at: Date };

/** Nobody joins on the word of who administers nothing any more: whom they have invited can be invited by somebody who does. */
async function takeBackInvitationsOf(tx: Tx, { giver, row, at }: Leaving): Promise<void> {
  await takeBackAllOf(tx, [giver.account.number, row.user_id, at, giver.userId]);
}

async function signOut(tx: Tx, userId: string): Promise<string[]> {
  return (await endAllSessions(tx, [userId])).map(({ hash_hex: hashHex }) => hashHex);
}

function lastOne(giver: Giver, row: PersonOfAccount): string {
  return row.user_id === giver.userId ? LAST_ONE : LAST_HERE;
}

async function isLastAdministrator(tx: Tx, { account }: Giver, userId: string): Promise<boolean> {
  return (await findOtherAdministrators(tx, [account.number, userId])).length === 0;
}

type Change = (tx: Tx, about: { readonly giver: Giver; readonly row: PersonOfAccount }) => Promise<Reply<never> | undefined>;

/** Does something about one of the people. */
async function changing(shop: Shop, looking: Looking, userId: string, change: Change): Promise<Reply<Giver>> {
  const asked = changingAdministrator(looking);
  if (!asked.ok) return asked;
  const { account, userId: giverId } = asked.body;
  if ((await findPersonOfAccount(shop.database, [account.number, userId])).length === 0) return refuse('NOT_FOUND');
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: giverId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return administrating(shop, asked.body, async (tx, giver) => {
    await lockUser(tx, [userId]);
    const [row] = await findPersonOfAccount(tx, [account.number, userId]);
    return row === undefined ? refuse('NOT_FOUND') : ((await change(tx, { giver, row })) ?? answer(giver));
  });
}

/** The same, and how the person is then. */
async function changed(shop: Shop, looking: Looking, userId: string, change: Change): Person {
  const reply = await changing(shop, looking, userId, change);
  return reply.ok ? viewOf(shop, reply.body, userId) : reply;
}

async function viewOf(shop: Shop, administrator: Giver, userId: string): Person {
  const { account, userId: own } = administrator;
  const [row] = await findPersonOfAccount(shop.database, [account.number, userId]);
  if (row === undefined) return refuse('NOT_FOUND');
  const [choices, others] = await Promise.all([
    choicesOf(shop.database, administrator),
    findOtherAdministrators(shop.database, [account.number, userId]),
  ]);
  return answer({
    ...viewPerson(row, own),
    rights: viewRights(rightsOfRow(row), row.settings),
    choices,
    isLastAdministrator: row.roles.includes('ACCOUNT_ADMIN') && others.length === 0,
  });
}

function viewPerson(row: PersonOfAccount, own: string): ListedPerson {
  const { user_id: userId, email, standing, settings, last_seen_at: lastSeenAt } = row;
  return {
    userId,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email,
    roles: row.roles.filter(isOrganizationRole),
    orderLimit: settings.orderLimitCents === undefined ? null : toDollars(settings.orderLimitCents),
    isOn: standing === 'ACTIVE',
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isYou: userId === own,
  };
}
