import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { moveRoundToCart as moveCall } from '#contracts/rounds/rounds.ts';
import { outcomeOf, type Outcome } from '#domain/rounds/round-outcomes.ts';
import { mayDo } from '#domain/rounds/round-states.ts';
import { shareOut } from '#domain/rounds/share-out.ts';
import { addTogether, type CameOf } from '../cart/index.ts';
import type { Db, Tx } from '../db/database.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import type { Buying } from '../shoppers/index.ts';
import { findRound, lockRound, moveRound, type RoundTuple } from './rounds.repository.ts';
import { findRows, saveOutcomes, type RowTuple } from './rows.repository.ts';
import { changingMember } from './who-asks.ts';

type Moved = z.input<(typeof moveCall)['answer']>;

const NOT_CLOSED = 'Close the round first, so nobody adds while you order.';
const NOTHING = 'There’s nothing left to move to your cart.';
const MEANWHILE = 'This round was moved to your cart a moment ago. Look at your cart.';

/** Somebody was faster with the same rows. */
class MovedMeanwhile extends Error {}

/**
 * Puts the rows of a closed round into its coordinator's cart: an item that several want is one row there. Rows and cart are written together, so that nothing is in the cart twice, however often
 * it is pressed. What cannot be had is told at its row, and can be tried again.
 */
export async function moveRoundToCart(shop: Shop, buying: Buying, { params }: Input<typeof moveCall>): Promise<Reply<Moved>> {
  const member = changingMember(buying);
  const [round] = await findRound(shop.database, [params.roundId]);
  if (!member.ok && member.code === 'UNAUTHORIZED') return member;
  if (!member.ok || round === undefined || round.account_number !== member.body.account.number) return refuse('NOT_FOUND');
  if (round.coordinator_id !== member.body.userId)
    return refuse('FORBIDDEN', { message: 'Only the coordinator of this round can do this.' });
  const seats = await reserve(shop, [{ kind: 'ROUND_CHANGE', subject: member.body.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const rows = await rowsToMove(shop.database, round);
  if (round.state === 'OPEN') return refuse('INVALID_REQUEST', { message: NOT_CLOSED });
  if (!mayDo('CART', round.state) || rows.length === 0) return refuse('INVALID_REQUEST', { message: NOTHING });
  const byItem = Map.groupBy(rows, (row) => row.item_id);
  const items = [...byItem].map(([itemId, all]) => ({ itemId, qty: all.reduce((sum, { qty }) => sum + qty, 0) }));
  let outcomes: readonly Outcomes[] = [];
  let hasSaved = false;
  try {
    const reply = await addTogether(shop, buying, {
      items,
      alongside: async (tx, came) => {
        await writeMoved(tx, { round, outcomes: outcomesOf(byItem, came), now: shop.now() });
        hasSaved = true;
      },
      view: (came) => {
        outcomes = outcomesOf(byItem, came);
        const added = outcomes.filter(({ line_id: lineId }) => lineId !== null).length;
        return { added, left: outcomes.length - added };
      },
    });
    // Nothing could be added, so no cart was saved: why is told at the rows all the same.
    if (reply.ok && !hasSaved) await saveOutcomes(shop.database, [JSON.stringify(outcomes)]);
    return reply;
  } catch (error) {
    if (error instanceof MovedMeanwhile) return refuse('INVALID_REQUEST', { message: MEANWHILE });
    throw error;
  }
}

async function rowsToMove(db: Db, round: RoundTuple): Promise<RowTuple[]> {
  return (await findRows(db, [round.round_id])).filter((row) => row.removed_at === null && !row.is_moved);
}

/** What came of a row, as it is stored. */
type Outcomes = {
  readonly row_id: string;
  readonly was_line_id: string | null;
  readonly line_id: string | null;
  readonly moved_qty: number;
  readonly outcome: Outcome;
};

/** Shares out what was added of each item among those who asked for it, the earlier first. */
function outcomesOf(byItem: ReadonlyMap<string, readonly RowTuple[]>, came: readonly CameOf[]): Outcomes[] {
  return came.flatMap(({ itemId, lineId, qtyAdded, code }) => {
    const rows = byItem.get(itemId) ?? [];
    const given = shareOut(qtyAdded, rows);
    return rows.map((row, at) => {
      const movedQty = given[at] ?? 0;
      return {
        row_id: row.row_id,
        was_line_id: row.line_id,
        line_id: movedQty > 0 ? (lineId ?? null) : null,
        moved_qty: movedQty,
        outcome: outcomeOf({ asked: row.qty, added: movedQty, code }),
      };
    });
  });
}

type Written = { readonly round: RoundTuple; readonly outcomes: readonly Outcomes[]; readonly now: Date };

async function writeMoved(tx: Tx, { round, outcomes, now }: Written): Promise<void> {
  await lockRound(tx, [round.round_id]);
  if ((await saveOutcomes(tx, [JSON.stringify(outcomes)])) < outcomes.length) throw new MovedMeanwhile();
  if (round.state === 'CLOSED' && !(await moveRound(tx, round.round_id, 'IN_CART', now))) throw new MovedMeanwhile();
}
