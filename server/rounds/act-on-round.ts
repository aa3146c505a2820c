import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { actOnRound as actCall } from '#contracts/rounds/rounds.ts';
import { mayDo } from '#domain/rounds/round-states.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { managing } from './open-round.ts';
import { viewRoundAgain } from './round.view.ts';
import { lockRound, moveRound, setCoordinator, type RoundTuple } from './rounds.repository.ts';
import type { OrganizationBuyer } from '../shoppers/index.ts';
import type { Visit } from './who-asks.ts';

type Act = Input<typeof actCall>['body']['act'];
type Acting = { readonly round: RoundTuple; readonly member: OrganizationBuyer; readonly now: Date };

const TOO_LATE: Readonly<Record<Act, string>> = {
  CLOSE: 'This round is closed already.',
  CANCEL: 'This round can’t be canceled anymore.',
  TAKE_OVER: 'This round has a coordinator.',
  REMIND: 'This round is closed, so there’s nobody to remind.',
};

/** What its coordinator does with a round as a whole. The same again is told that it is done. */
const ACTS: Readonly<Record<Act, (tx: Tx, acting: Acting) => Promise<boolean>>> = {
  CLOSE: async (tx, { round, now }) => mayDo('CLOSE', round.state) && moveRound(tx, round.round_id, 'CLOSED', now),
  CANCEL: async (tx, { round, now }) => {
    if (!(await moveRound(tx, round.round_id, 'CANCELLED', now))) return false;
    await publish(tx, { kind: 'round.cancelled', payload: { roundId: round.round_id } }, now);
    return true;
  },
  TAKE_OVER: async (tx, { round, member }) => {
    if (round.has_coordinator) return false;
    await setCoordinator(tx, [round.round_id, member.userId]);
    return true;
  },
  REMIND: async (tx, { round, now }) => {
    if (!mayDo('REMIND', round.state) || round.closes_at <= now) return false;
    await publish(tx, { kind: 'round.reminded', payload: { roundId: round.round_id } }, now);
    return true;
  },
};

/** Closes, cancels or takes over a round, or reminds those who are in it. */
export async function actOnRound(
  shop: Shop,
  visit: Visit,
  { params, body: { act } }: Input<typeof actCall>,
): Promise<Reply<z.input<(typeof actCall)['answer']>>> {
  const asked = await managing(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { member, roundId } = asked.body;
  if (act === 'REMIND') {
    const seats = await reserve(shop, [{ kind: 'ROUND_REMINDER', subject: roundId }]);
    if (!seats.ok) return tooManyAttempts(seats);
  }
  const done = await transaction(shop.database, async (tx): Promise<Reply<null>> => {
    const [round] = await lockRound(tx, [roundId]);
    if (round === undefined) return refuse('NOT_FOUND');
    return (await ACTS[act](tx, { round, member, now: shop.now() })) ? answer(null) : refuse('INVALID_REQUEST', { message: TOO_LATE[act] });
  });
  return done.ok ? viewRoundAgain(shop, visit, roundId) : done;
}
