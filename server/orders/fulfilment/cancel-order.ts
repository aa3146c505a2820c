import { untaken } from '#domain/orders/shipment-charge.ts';
import { isCancellable } from '#domain/orders/shipment-states.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Tx } from '../../db/database.ts';
import { budgetHolds } from '../../budgets/index.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { makeMoneyMoves, planMoneyMoves, planRefundOfShipment, takenFor, type Amount } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { stockHolds } from '../../stock/index.ts';
import { budgetCredits, type GivenBack } from '../budget-credits.ts';
import { releaseHolds } from '../holds.ts';
import { addEntry, findApproval } from '../approving/approval.repository.ts';
import { dropWaiting } from '../approving/end-waiting.ts';
import { findOrderLines, lockOrder, type OrderLineRow } from '../order.repository.ts';
import { cancelStep } from './demo-steps.ts';
import { lockWithShipments, progressOrder } from './progress.ts';
import { moveShipmentRow, type ShipmentRow } from './shipment.repository.ts';
import { unitsOf } from '../stock-units.ts';

/**
 * Cancels what of an order has not left yet: its stock lies on the shelf again, the money that
 * was held for it is let go, and what was taken for it already is given back. Where
 * nothing of the order is left, coupons and rewards that it was paid with are given back, too. A budget gets back what it was charged for what is canceled.
 *
 * @returns false when there is nothing that can still be cancelled.
 */
export async function cancelOrder(shop: Shop, orderNumber: string, actor: string): Promise<boolean> {
  const by = { now: shop.now(), actor };
  const isCancelled = await transaction(
    shop.database,
    async (tx) => (await cancelWaiting(tx, orderNumber, by)) || cancelWithin(shop, tx, orderNumber, by),
  );
  if (isCancelled) await makeMoneyMoves(shop, orderNumber);
  return isCancelled;
}

/** Of an order that waits for approval nothing is made ready: it simply comes to nothing. @returns false: it does not wait. */
async function cancelWaiting(tx: Tx, orderNumber: string, by: { readonly now: Date; readonly actor: string }): Promise<boolean> {
  const [order] = await lockOrder(tx, [orderNumber]);
  const [row] = order?.state === 'PENDING_APPROVAL' ? await findApproval(tx, [orderNumber]) : [];
  if (order === undefined || row === undefined) return false;
  await addEntry(tx, orderNumber, { step: row.step, kind: 'CANCELED', by: order.user_id, as: null, comment: null }, by.now);
  await dropWaiting(tx, order, 'CANCELLED', by);
  await publish(tx, { kind: 'order.cancelled', payload: { orderNumber, wasWaiting: true } }, by.now);
  return true;
}

type Cancellation = {
  readonly now: Date;
  readonly actor: string;
  readonly isRefused?: boolean;
  /** A hold on its money was not renewed, and its buyer has paid no other way in time. */
  readonly isUnpaid?: boolean;
  /** The one shipment that is canceled, a pickup that nobody fetched, as long as it is one; without it all that can be. */
  readonly only?: { readonly shipmentId: string; readonly isStill: (shipment: ShipmentRow) => boolean };
};

/** The same in a transaction that the caller has open. The money moves once that is committed: `makeMoneyMoves`. */
export async function cancelWithin(
  shop: Shop,
  tx: Tx,
  orderNumber: string,
  { isRefused, isUnpaid, only, ...by }: Cancellation,
): Promise<boolean> {
  const locked = await lockWithShipments(tx, orderNumber, by);
  if (locked === undefined) return false;
  const isMeant = (one: ShipmentRow) => only === undefined || (one.shipment_id === only.shipmentId && only.isStill(one));
  const going = locked.shipments.filter((one) => isCancellable(one.state) && isMeant(one));
  if (going.length === 0) return false;
  const isAll = locked.shipments.every((shipment) => going.includes(shipment) || shipment.state === 'CANCELLED');
  const lines = await findOrderLines(tx, [orderNumber]);
  await shelve(tx, orderNumber, linesOf(lines, going));
  if (isAll) await releaseHolds(tx, locked.order, by.now);
  const held: Amount[] = [];
  for (const shipment of going) {
    const { shipment_id: shipmentId } = shipment;
    const backCents = await planRefundOfShipment(tx, orderNumber, shipmentId, by.now);
    // Fees of which nothing was taken can still be taken with another shipment.
    await moveShipmentRow(tx, { shipment, to: 'CANCELLED', ...(backCents === 0 && { feesCents: 0 }), ...by });
    await cancelStep(tx, shop, shipmentId);
    const backFeesCents = backCents === 0 ? 0 : shipment.fees_cents;
    held.push(await heldFor(tx, shipment, backFeesCents));
    if (!isAll) {
      const amounts = budgetCredits(locked.order, linesOf(lines, [shipment]).map(wholeRow), backFeesCents);
      await budgetHolds.credit(tx, orderNumber, { amounts, cause: shipmentId, now: by.now });
    }
  }
  // Where more of the order is to come, only the money of these goods is let go; else progressOrder lets all of it go.
  const staysOpen = locked.shipments.some((one) => !going.includes(one) && (one.state === 'CHARGING' || isCancellable(one.state)));
  if (staysOpen) await planMoneyMoves(tx, orderNumber, 'RELEASE', sumOf(held), by);
  const why = { ...(isRefused === true && { isRefused }), ...(isUnpaid === true && { isUnpaid }) };
  const about = { orderNumber, ...why, ...(only !== undefined && { uncollected: only.shipmentId }) };
  await publish(tx, { kind: 'order.cancelled', payload: about }, by.now);
  await progressOrder(tx, locked, by);
  return true;
}

/** What is still held for a shipment that will not leave. */
async function heldFor(tx: Tx, shipment: ShipmentRow, feesCents: Cents): Promise<Amount> {
  const { shipment_id: shipmentId, goods_cents: goodsCents, main_only_cents: mainOnlyCents } = shipment;
  return untaken({ goodsCents, mainOnlyCents, feesCents }, await takenFor(tx, shipmentId));
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, one) => ({ cents: sum.cents + one.cents, mainOnlyCents: sum.mainOnlyCents + one.mainOnlyCents }), {
    cents: 0,
    mainOnlyCents: 0,
  });
}

function linesOf(lines: readonly OrderLineRow[], shipments: readonly ShipmentRow[]): OrderLineRow[] {
  const going = new Set(shipments.flatMap(({ line_ids: lineIds }) => lineIds));
  return lines.filter((line) => going.has(line.line_id));
}

function wholeRow(line: OrderLineRow): GivenBack {
  return { line, withTaxCents: line.final_cents + line.tax_cents, priceCents: line.final_cents, beforeCents: 0 };
}

async function shelve(tx: Tx, orderNumber: string, lines: readonly OrderLineRow[]): Promise<void> {
  await stockHolds.takeBack(tx, orderNumber, unitsOf(lines));
}
