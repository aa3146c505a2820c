import { command, type Tx } from '../db/database.ts';

/** What is to be let go must be held still: something else may have taken it. $1 order, $2 move, $3 now */
const setPending = command(
  'money_move_ask_again',
  `
  update money_moves m set state = 'PENDING', tries = 0, due_at = $3, done_at = null from order_payments p
  where m.order_number = $1 and m.move_id::text = $2 and m.state = 'REFUSED' and p.payment_id = m.payment_id and (m.kind = 'REFUND' or (m.kind = 'RELEASE'
    and m.amount_cents <= p.amount_cents - p.captured_cents - p.released_cents - (select coalesce(sum(n.amount_cents), 0) from money_moves n
      where n.payment_id = m.payment_id and n.kind <> 'REFUND' and n.state = 'PENDING')))`,
);

/**
 * Writes down that a vendor is to be asked once more to give back or let go what it refused, by `makeMoneyMoves` and under the
 * key of before, so that nothing is moved twice. What a shipment costs is asked for again by moving the shipment. The caller holds
 * the lock of the order.
 *
 * @returns whether it will be asked: false for what was not refused, or is held no more.
 */
export async function askAgain(tx: Tx, orderNumber: string, moveId: string, now: Date): Promise<boolean> {
  return (await setPending(tx, [orderNumber, moveId, now])) === 1;
}
