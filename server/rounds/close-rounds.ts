import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { apart, type Jobs } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { forgetGuests } from './forget-guests.ts';
import { findOverdue, lockRound, moveRound } from './rounds.repository.ts';

const AT_A_TIME = 100;

/** Closes the rounds whose deadline has passed, each with a mail to its coordinator. Nobody adds after it in any case: this says so. */
export async function closeRounds(shop: Pick<Shop, 'database' | 'log' | 'now'>): Promise<void> {
  for (const { round_id: roundId } of await findOverdue(shop.database, [shop.now(), AT_A_TIME]))
    await apart(shop, { roundId }, () => closeRound(shop, roundId));
}

async function closeRound(shop: Pick<Shop, 'database' | 'now'>, roundId: string): Promise<void> {
  await transaction(shop.database, async (tx) => {
    const [round] = await lockRound(tx, [roundId]);
    // Its coordinator may have given people more time meanwhile.
    if (round?.state !== 'OPEN' || round.closes_at > shop.now()) return;
    if (await moveRound(tx, roundId, 'CLOSED', shop.now())) await publish(tx, { kind: 'round.closed', payload: { roundId } }, shop.now());
  });
}

export const roundJobs: Jobs = {
  'close rounds': { everyMs: 30_000, run: closeRounds },
  'forget guests of rounds': { everyMs: 3_600_000, run: forgetGuests },
};
