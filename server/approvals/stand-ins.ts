import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { addStandIn as addCall, endStandIn as endCall, listStandIns as listCall } from '#contracts/approvals/stand-ins.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { ACTED_FOR } from '#domain/accounts/people/acted-for.ts';
import { problemsOfStandIn, standInDays } from '#domain/approvals/stand-ins.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { lockUser, type Looking, noteAccountChange, type OrganizationBuyer, organizationBuyerOf } from '../shoppers/index.ts';
import {
  deleteStandIn,
  findColleague,
  findColleagues,
  findForOthers,
  findOwn,
  insertStandIn,
  isEverAsked,
  type StandInRow,
} from './stand-ins.repository.ts';

type StandIns = z.input<(typeof listCall)['answer']>;

const COLLEAGUES_SHOWN = 200;
const UNKNOWN = 'Choose a colleague who can sign in to your organization.';
const NEVER_ASKED = 'No orders ask for your approval, so no one needs to decide for you.';

/** Who is of an organization that has approvals; FORBIDDEN for everybody else. */
function approvingMember(looking: Looking): Reply<OrganizationBuyer> {
  const member = organizationBuyerOf(looking);
  return member.ok && member.body.account.settings.hasApprovals !== true ? refuse('FORBIDDEN') : member;
}

/** Who decides for somebody about orders that wait, and for whom they do. */
export async function listStandIns(shop: Shop, looking: Looking): Promise<Reply<StandIns>> {
  const member = approvingMember(looking);
  return member.ok ? answer(await standInsOf(shop, member.body)) : member;
}

/**
 * Names a colleague who decides for somebody from day to day. What they decide is held to their own limit, and never to orders of their own: `decidesAs`.
 * Somebody of another organization is unknown like one there is not.
 */
export async function addStandIn(shop: Shop, looking: Looking, { body }: Input<typeof addCall>): Promise<Reply<StandIns>> {
  return changing(shop, looking, async (tx, { userId, account }) => {
    if ((await isEverAsked(tx, [userId, account.number])).length === 0) return refuseField('email', NEVER_ASKED);
    const [colleague] = await findColleague(tx, [account.number, body.email.trim()]);
    if (colleague === undefined) return refuseField('email', UNKNOWN);
    const today = shopDay(shop.now());
    const [standsIn, startsOn, endsOn] = [colleague.user_id, body.startsOn.trim(), body.endsOn.trim()];
    const others = (await findOwn(tx, [userId, account.number, today])).map((row) => ({
      standsIn: row.stands_in,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
    }));
    const [problem] = problemsOfStandIn({ standsIn, startsOn, endsOn }, { userId, today, others });
    if (problem !== undefined) return refuseField(problem.field === 'standsIn' ? 'email' : problem.field, problem.message);
    await insertStandIn(tx, [userId, standsIn, startsOn, endsOn, shop.now()]);
    await noteAccountChange(
      tx,
      { by: { userId, account }, at: shop.now() },
      {
        kind: 'STAND_IN_NAMED',
        about: { userId: standsIn },
        differences: [{ what: 'Days', before: '', after: standInDays(startsOn, endsOn) }],
      },
    );
    return answer(null);
  });
}

/** Ends it: from now on they decide themselves. NOT_FOUND of what is not their own. */
export async function endStandIn(shop: Shop, looking: Looking, { params }: Input<typeof endCall>): Promise<Reply<StandIns>> {
  return changing(shop, looking, async (tx, { userId, account }) => {
    const own = await findOwn(tx, [userId, account.number, shopDay(shop.now())]);
    const row = own.find((one) => one.stand_in_id === params.standInId);
    if (row === undefined) return refuse('NOT_FOUND');
    await deleteStandIn(tx, [userId, row.stand_in_id]);
    await noteAccountChange(
      tx,
      { by: { userId, account }, at: shop.now() },
      {
        kind: 'STAND_IN_ENDED',
        about: { userId: row.stands_in },
        differences: [{ what: 'Days', before: standInDays(row.starts_on, row.ends_on), after: '' }],
      },
    );
    return answer(null);
  });
}

/** One change after the other of the same person, by themselves: nobody does it who acts for them. */
async function changing(
  shop: Shop,
  looking: Looking,
  change: (tx: Tx, member: OrganizationBuyer) => Promise<Reply<null>>,
): Promise<Reply<StandIns>> {
  const member = approvingMember(looking);
  if (!member.ok) return member;
  if (looking.actor.kind !== 'VISITOR') return refuse('FORBIDDEN', { message: ACTED_FOR });
  const seats = await reserve(shop, [{ kind: 'ORGANIZATION_CHANGE', subject: member.body.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const done = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [member.body.userId]);
    return change(tx, member.body);
  });
  return done.ok ? answer(await standInsOf(shop, member.body)) : done;
}

async function standInsOf(shop: Shop, { userId, account: { number } }: OrganizationBuyer): Promise<StandIns> {
  const today = shopDay(shop.now());
  const [own, forOthers, asked, colleagues] = await Promise.all([
    findOwn(shop.database, [userId, number, today]),
    findForOthers(shop.database, [userId, number, today]),
    isEverAsked(shop.database, [userId, number]),
    findColleagues(shop.database, [number, userId, COLLEAGUES_SHOWN + 1]),
  ]);
  const mayName = asked.length > 0;
  const view = (row: StandInRow) => ({
    standInId: row.stand_in_id,
    name: row.name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    isNow: row.starts_on <= today,
  });
  return {
    today,
    mayName,
    own: own.map(view),
    forOthers: forOthers.map(view),
    colleagues: mayName ? colleagues.slice(0, COLLEAGUES_SHOWN) : [],
    hasMore: colleagues.length > COLLEAGUES_SHOWN,
  };
}
