import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { changeRound as changeCall, openRound as openCall, WantedRoundBody } from '#contracts/rounds/rounds.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { deadlineFields, readDeadline } from '#domain/rounds/deadline.ts';
import { LONGEST_MESSAGE, MOST_ROUNDS } from '#domain/rounds/round-limits.ts';
import { mayDo, ROUND_MACHINE } from '#domain/rounds/round-states.ts';
import { capCents, problemsOfRound } from '#domain/rounds/wanted-round.ts';
import type { Cents } from '#domain/shared/money.ts';
import { usualAddress } from '../addresses/index.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { lockAccount, seesPrices, type Looking, type OrganizationBuyer, type Shopper } from '../shoppers/index.ts';
import { viewRoundAgain } from './round.view.ts';
import { countUnderWay, insertRound, lockRound, moveRound, updateRound } from './rounds.repository.ts';
import { changingMember, whoAsks, type Visit } from './who-asks.ts';

/** By whose clock somebody's rounds close: that of where their orders go. */
export async function zoneOf(shop: Shop, shopper: Shopper): Promise<string> {
  const address = await usualAddress(shop, shopper);
  return address === undefined ? SHOP_ZONE : zoneOfState(address.state);
}

/** What of a round is stored, in the order of the statements' values; or what is wrong with it. */
type Read = { readonly title: string; readonly closesAt: Date; readonly values: readonly unknown[] };

async function readRound(
  shop: Shop,
  wanted: WantedRoundBody,
  { zone, seesCosts, before }: { readonly zone: string; readonly seesCosts: boolean; readonly before?: Date },
): Promise<Reply<Read>> {
  const title = wanted.title.replaceAll(/\s+/g, ' ').trim();
  const categories = await shop.catalog.categories();
  const categoryIds = [...new Set(wanted.categoryIds)];
  const now = shop.now();
  const deadline = isUnchanged(wanted, before, zone) ? { atMs: (before ?? now).getTime() } : readDeadline(wanted, zone, now.getTime());
  const unknown = categoryIds.filter((id) => !categories.has(id));
  const problems = [
    ...problemsOfRound({ ...wanted, title, categoryIds }),
    ...(unknown.length > 0 ? [{ field: 'categories', message: 'Choose categories from the list.' }] : []),
    ...('problem' in deadline ? [deadline.problem] : []),
  ];
  if (problems.length > 0 || 'problem' in deadline)
    return refuse('INVALID_REQUEST', {
      message: problems[0]?.message ?? '',
      errors: problems.map(({ field, message }) => ({ field, code: 'INVALID', message })),
    });
  const closesAt = new Date(deadline.atMs);
  const message = wanted.message.trim().slice(0, LONGEST_MESSAGE);
  // Nobody shows others what they are not shown.
  const showsPrices = wanted.showsGuestsPrices && wanted.letsGuestsIn && seesCosts;
  const values = [title, message, closesAt, cents(wanted.personCap), cents(wanted.totalCap), categoryIds, wanted.letsGuestsIn, showsPrices];
  return answer({ title, closesAt, values });
}

const cents = (dollars: number | null): Cents | null => (dollars === null ? null : (capCents(dollars) ?? null));

/** A deadline that stays what it was may be over. */
function isUnchanged({ closesOn, closesAt }: WantedRoundBody, before: Date | undefined, zone: string): boolean {
  if (before === undefined) return false;
  const fields = deadlineFields(before.getTime(), zone);
  return fields.closesOn === closesOn && fields.closesAt === closesAt;
}

const TOO_MANY = `Your organization has ${MOST_ROUNDS} rounds under way. Order or cancel some of them first.`;

/** Opens a round. It has no link yet: that is made on its page, and told once. */
export async function openRound(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof openCall>,
): Promise<Reply<z.input<(typeof openCall)['answer']>>> {
  const asked = changingMember(looking);
  if (!asked.ok) return asked;
  const { userId, account } = asked.body;
  const zone = await zoneOf(shop, looking.shopper);
  const read = await readRound(shop, body, { zone, seesCosts: seesPrices(asked.body) });
  if (!read.ok) return read;
  const seats = await reserve(shop, [{ kind: 'ROUND_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const roundId = randomUUID();
  return transaction(shop.database, async (tx) => {
    await lockAccount(tx, [account.number]);
    const [count] = await countUnderWay(tx, [account.number]);
    if ((count?.n ?? 0) >= MOST_ROUNDS) return refuse('INVALID_REQUEST', { message: TOO_MANY });
    const [title, message, ...others] = read.body.values;
    await insertRound(tx, [roundId, account.number, userId, title, message, zone, ...others, shop.now(), ROUND_MACHINE.first]);
    return answer({ roundId });
  });
}

/** Who looks after a round, for one change of theirs. */
export async function managing(
  shop: Shop,
  visit: Visit,
  roundId: string,
): Promise<Reply<{ readonly member: OrganizationBuyer; readonly roundId: string }>> {
  const asked = await whoAsks(shop, visit, roundId);
  if (!asked.ok) return asked;
  const { looking, mayManage, round } = asked.body;
  const member = changingMember(looking);
  if (!member.ok) return member;
  if (!mayManage) return refuse('FORBIDDEN', { message: 'Only the coordinator of this round can do this.' });
  const seats = await reserve(shop, [{ kind: 'ROUND_CHANGE', subject: member.body.userId }]);
  return seats.ok ? answer({ member: member.body, roundId: round.round_id }) : tooManyAttempts(seats);
}

/** Changes what a round allows. A closed one opens again where its new deadline is ahead; what is in it stays, whatever is allowed now. */
export async function changeRound(
  shop: Shop,
  visit: Visit,
  { params, body }: Input<typeof changeCall>,
): Promise<Reply<z.input<(typeof changeCall)['answer']>>> {
  const asked = await managing(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { member, roundId } = asked.body;
  const done = await transaction(shop.database, async (tx): Promise<Reply<null>> => {
    const [round] = await lockRound(tx, [roundId]);
    if (round === undefined) return refuse('NOT_FOUND');
    const isClosed = round.state === 'CLOSED';
    if (!mayDo('CHANGE', round.state)) return refuse('INVALID_REQUEST', { message: 'This round can’t be changed anymore.' });
    const read = await readRound(shop, body, { zone: round.zone, seesCosts: seesPrices(member), before: round.closes_at });
    if (!read.ok) return read;
    await updateRound(tx, [roundId, ...read.body.values]);
    if (isClosed && read.body.closesAt > shop.now()) await moveRound(tx, roundId, 'OPEN', shop.now());
    return answer(null);
  });
  return done.ok ? viewRoundAgain(shop, visit, roundId) : done;
}
