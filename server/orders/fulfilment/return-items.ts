import { randomUUID } from 'node:crypto';
import { returnRefund } from '#domain/orders/return-refund.ts';
import type { ReturnReason } from '#domain/orders/return-reasons.ts';
import { isReturnable } from '#domain/orders/shipment-states.ts';
import type { Tx } from '../../db/database.ts';
import { budgetHolds } from '../../budgets/index.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves, planMoneyMoves } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { stockHolds } from '../../stock/index.ts';
import { budgetCredits, type GivenBack } from '../budget-credits.ts';
import { lockWithShipments, progressOrder, type LockedOrder } from './progress.ts';
import { findReturnOfRequest, insertReturn } from './return.repository.ts';
import { choose, findArrived, isReturnableRow, refundOf, type ReturnedItem, type TooMany, type Wanted } from './returnable.ts';
import { unitsOf } from '../stock-units.ts';
import { moveShipmentRow } from './shipment.repository.ts';

/** Who gives something back, and why; `requestKey` is of the call: what was given back under it is not given back again. */
export type Returning = {
  readonly actor: string;
  readonly reason?: ReturnReason | undefined;
  readonly requestKey?: string | undefined;
};

/**
 * Takes back what has arrived: the goods lie on the shelf again, and their money goes back to the tenders in the reverse of the
 * order in which they paid. Delivery and handling are not given back.
 *
 * @param items what comes back; undefined: all that has arrived and is still there.
 * @returns undefined when it is done. Otherwise nothing is: some of it has not arrived, was never bought or came back before.
 */
export async function returnItems(
  shop: Shop,
  orderNumber: string,
  items: readonly ReturnedItem[] | undefined,
  returning: Returning,
): Promise<TooMany | undefined> {
  const by = { now: shop.now(), ...returning };
  const refused = await transaction(shop.database, async (tx): Promise<TooMany | undefined> => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    if (locked === undefined) return [];
    const { requestKey } = returning;
    if (requestKey !== undefined && (await findReturnOfRequest(tx, [orderNumber, requestKey])).length > 0) return undefined;
    const arrived = await findArrived(tx, orderNumber, locked.shipments);
    const there = arrived.filter(({ line }) => isReturnableRow(line));
    const choice = choose(there, items);
    if (choice.tooMany !== undefined) return choice.tooMany;
    const { wanted } = choice;
    await takeBack(tx, locked, wanted, by);
    const gone = new Set(
      there.filter(({ line, left }) => wanted.some((one) => one.line === line && one.qty === left)).map(({ line }) => line.line_id),
    );
    const stillThere = new Set(arrived.map(({ line }) => line.line_id).filter((id) => !gone.has(id)));
    for (const shipment of locked.shipments) {
      const isComplete = isReturnable(shipment.state) && shipment.kind !== 'EMAIL' && !shipment.line_ids.some((id) => stillThere.has(id));
      if (isComplete) await moveShipmentRow(tx, { shipment, to: 'RETURNED', ...by });
    }
    await progressOrder(tx, locked, by);
    return undefined;
  });
  if (refused === undefined) await makeMoneyMoves(shop, orderNumber);
  return refused;
}

/** Writes down that units of rows came back, and that their money goes back. The caller holds the lock of the order, and asks the vendors after the commit. */
export async function takeBack(
  tx: Tx,
  { order, shipments }: LockedOrder,
  wanted: readonly Wanted[],
  { now, actor, reason, requestKey }: Returning & { readonly now: Date },
): Promise<void> {
  const { order_number: orderNumber, origin } = order;
  const { rows, amount } = await refundOf(tx, { orderNumber, shipments, wanted });
  const returnId = randomUUID();
  // What was imported was never taken from these shelves: whoever counts them next counts it in.
  if (origin === 'SHOP') await stockHolds.takeBack(tx, orderNumber, unitsOf(wanted.map(({ line, qty }) => ({ ...line, qty }))));
  await insertReturn(tx, [returnId, orderNumber, amount.cents, actor, now, JSON.stringify(rows), requestKey ?? null, reason ?? null]);
  const givenBack = wanted.map(({ line, before, qty }, index): GivenBack => ({
    line,
    withTaxCents: rows[index]?.refund_cents ?? 0,
    priceCents: returnRefund({ paidCents: line.final_cents, qty: line.qty }, before, qty),
    beforeCents: returnRefund({ paidCents: line.final_cents, qty: line.qty }, 0, before),
  }));
  await budgetHolds.credit(tx, orderNumber, { amounts: budgetCredits(order, givenBack), cause: returnId, now });
  await planMoneyMoves(tx, orderNumber, 'REFUND', amount, { now, returnId });
  await publish(tx, { kind: 'order.returned', payload: { orderNumber, returnId } }, now);
}
