import { z } from 'zod';
import { stateByRows } from '#domain/rounds/round-states.ts';
import type { Outcome } from '#domain/rounds/round-outcomes.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import type { Shop } from '../../shop.ts';
import { lockRound, moveRound, type RoundTuple } from '../rounds.repository.ts';
import { findRows } from '../rows.repository.ts';
import { findRoundsOfOrder, freeRows, noteOrder } from './orders.repository.ts';

const Payload = z.object({ orderNumber: z.string(), isExpired: z.boolean().default(false) });

/** An order with rows of rounds was placed, waits for an approval, or got it: what the rounds are follows from that, and who is in them hears. */
export async function followOrder(shop: Shop, payload: unknown): Promise<void> {
  const { orderNumber } = Payload.parse(payload);
  await eachRound(shop, orderNumber, async (tx, round) => {
    const { round_id: roundId } = round;
    const isNew = (await noteOrder(tx, [orderNumber, roundId])).length > 0;
    const { state, hasMoved } = await settle(tx, round, shop.now());
    if (!hasMoved && !isNew) return;
    if (state === 'BOUGHT') await publish(tx, { kind: 'round.ordered', payload: { roundId } }, shop.now());
    if (state === 'WAITING') await publish(tx, { kind: 'round.waits', payload: { roundId } }, shop.now());
  });
}

/** An order with rows of rounds was declined, canceled, or nobody decided about it in time: its rows can be ordered once more, and who added them hears. */
export function followEnd(kind: 'DECLINED' | 'CANCELED'): (shop: Shop, payload: unknown) => Promise<void> {
  return async (shop, payload) => {
    const { orderNumber, isExpired } = Payload.parse(payload);
    const why: Outcome = kind === 'DECLINED' ? 'DECLINED' : isExpired ? 'EXPIRED' : 'ORDER_CANCELED';
    await eachRound(shop, orderNumber, async (tx, round) => {
      const freed = await freeRows(tx, [orderNumber, round.round_id, why]);
      if (freed.length === 0) return;
      await settle(tx, round, shop.now());
      const rowIds = freed.map(({ row_id: rowId }) => rowId);
      await publish(tx, { kind: 'round.not-ordered', payload: { roundId: round.round_id, rowIds } }, shop.now());
    });
  };
}

/** Rounds with rows in an order, each with its row locked, in one order. */
async function eachRound(shop: Shop, orderNumber: string, follow: (tx: Tx, round: RoundTuple) => Promise<void>): Promise<void> {
  await transaction(shop.database, async (tx) => {
    for (const { round_id: roundId } of await findRoundsOfOrder(tx, [orderNumber]))
      for (const round of await lockRound(tx, [roundId])) await follow(tx, round);
  });
}

/** Brings a round to where its rows are. One that was canceled stays it. @returns what its rows say that it is, and whether it was moved there. */
async function settle(tx: Tx, { round_id: roundId, state: before }: RoundTuple, now: Date) {
  const rows = (await findRows(tx, [roundId])).filter((row) => row.removed_at === null);
  const state = stateByRows(
    rows.map(({ order_number: number, is_waiting: isWaiting, is_moved: isMoved }) => ({
      isOrdered: number !== null && !isWaiting,
      isWaiting,
      isInCart: number === null && isMoved,
    })),
  );
  return { state, hasMoved: state !== before && (await moveRound(tx, roundId, state, now)) };
}
