import type { Tx } from '../../db/database.ts';
import { tellOfChange } from '../mails/tell-of-change.ts';
import { lockRound } from '../rounds.repository.ts';
import { findRoundsOfLines, removeLines, swapLine, type Touched } from './orders.repository.ts';

export type ChangedRows = {
  /** Another item in the place of a row: the row that it was, and the one that it is now. */
  readonly swaps: readonly { readonly from: string; readonly to: string; readonly itemId: string }[];
  /** Rows of which nothing is in the order any more. */
  readonly gone: readonly string[];
  /** Who changed it. */
  readonly userId: string;
  readonly now: Date;
};

/**
 * An order that waits was changed: whoever a row was for is whom the item in its place is for, and what was taken out is removed for them; they are mailed, one mail at a time. In the transaction that
 * changes the order, whose row is locked.
 */
export async function followChangedOrder(tx: Tx, { swaps, gone, userId, now }: ChangedRows): Promise<void> {
  const lineIds = [...gone, ...swaps.map(({ from }) => from)];
  if (lineIds.length === 0) return;
  for (const { round_id: roundId } of await findRoundsOfLines(tx, [lineIds])) await lockRound(tx, [roundId]);
  const touched: Touched[] = [];
  for (const { from, to, itemId } of swaps) touched.push(...(await swapLine(tx, [from, to, itemId, userId, now])));
  touched.push(...(await removeLines(tx, [gone, userId, now])));
  for (const [participantId, [first]] of Map.groupBy(touched, (one) => one.participant_id))
    if (first !== undefined) await tellOfChange(tx, first.round_id, participantId, now);
}
