import { randomInt } from 'node:crypto';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { heldUntil } from '#domain/orders/handing/pickup-hold.ts';
import { isSendable } from '#domain/personalization/sending-day.ts';
import { usualShipmentWay, type ShipmentStop } from '#domain/orders/order-states.ts';
import { feesWithShipment, untaken } from '#domain/orders/shipment-charge.ts';
import { SHIPMENT_MACHINE, type ShipmentState } from '#domain/orders/shipment-states.ts';
import { mayMove } from '#domain/shared/state-machine.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish, type OrderEventKind } from '../../events/index.ts';
import { chargeOf, makeMoneyMoves, planCapture, takenFor, type PlannedCapture } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { sellGifts } from '../gifts/sell-gifts.ts';
import { lookOver } from '../screening/look-over.ts';
import { scheduleStep } from './demo-steps.ts';
import { feesOf, lockWithShipments, progressOrder, type LockedOrder } from './progress.ts';
import { moveShipmentRow, orderOfShipment, type ShipmentRow } from './shipment.repository.ts';

/** Where somebody in the warehouse or the store can bring a shipment. */
export type Destination = ShipmentStop;

/**
 * What became of it. OPEN: its money is being taken, and it goes on by itself once that is there. REFUSED: a tender that was
 * approved did not pay, so nothing leaves. UNPAID: the hold on its money ran out and was not renewed; it stays where it is until its buyer has paid another way. NOT_NOW: it cannot go there from where it is.
 */
export type ShipmentOutcome = 'DONE' | 'OPEN' | 'REFUSED' | 'UNPAID' | 'NOT_NOW';

/** How often money is looked at again at once: a hold is renewed, then taken from, and there may be two of them. */
const MOST_ROUNDS = 5;

const EVENTS: Record<Destination, OrderEventKind> = {
  SHIPPED: 'order.shipped',
  READY_FOR_PICKUP: 'order.ready-for-pickup',
  DELIVERED: 'order.delivered',
  PICKED_UP: 'order.picked-up',
};

/**
 * Brings a shipment on. What leaves the shop is paid for first: its money is taken from the tenders in the order in which they
 * pay, and only when all of it is there has it left. Of an order that nobody has looked over yet nothing moves before that. What was put aside in a store is paid for when it is handed over.
 */
export async function moveShipment(shop: Shop, shipmentId: string, to: Destination, actor: string): Promise<ShipmentOutcome> {
  const orderNumber = await orderOfShipment(shop.database, shipmentId);
  if (orderNumber === undefined) return 'NOT_NOW';
  await lookOver(shop, orderNumber);
  const by = { now: shop.now(), actor };
  const begun = await transaction(shop.database, async (tx): Promise<ShipmentOutcome> => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    const shipment = locked?.shipments.find((one) => one.shipment_id === shipmentId);
    if (locked === undefined || shipment === undefined || !isWay(shipment, to) || isTooEarly(shipment, by.now)) return 'NOT_NOW';
    // Somebody is taking its money already: it goes on when that is there, and not before.
    if (shipment.state === 'CHARGING') return 'OPEN';
    if (mayMove(SHIPMENT_MACHINE, shipment.state, to)) return arrive(shop, tx, locked, { shipment, to, by });
    const isPaidOnTheWay = mayMove(SHIPMENT_MACHINE, 'CHARGING', to) && mayMove(SHIPMENT_MACHINE, shipment.state, 'CHARGING');
    return isPaidOnTheWay ? charge(tx, locked, shipment, to, by) : 'NOT_NOW';
  });
  return begun === 'OPEN' ? finishCharge(shop, orderNumber, shipmentId, actor) : begun;
}

/** Whether a shipment waits for a day that was chosen for it, by the shop's own clock: only what goes by e-mail does. */
export function isTooEarly({ kind, promised_for: sendOn }: Pick<ShipmentRow, 'kind' | 'promised_for'>, now: Date): boolean {
  return kind === 'EMAIL' && sendOn !== null && !isSendable(sendOn, localTime(now.getTime(), SHOP_ZONE));
}

/** A parcel is shipped before it is there, what lies in a store is picked up, what comes by e-mail is simply there. */
function isWay({ kind, state }: ShipmentRow, to: Destination): boolean {
  return usualShipmentWay(kind).includes(to) && !(kind === 'PARCEL' && to === 'DELIVERED' && state !== 'SHIPPED');
}

type By = { readonly now: Date; readonly actor: string };

async function charge(tx: Tx, locked: LockedOrder, shipment: ShipmentRow, to: ShipmentState, by: By): Promise<ShipmentOutcome> {
  const chargeable = (row: ShipmentRow) => ({ kind: row.kind, goodsCents: row.goods_cents, feesCents: row.fees_cents });
  const feesCents = shipment.fees_cents + feesWithShipment(chargeable(shipment), locked.shipments.map(chargeable), feesOf(locked));
  // An earlier attempt may have had a part of it.
  if ((await planMissing(tx, { ...shipment, fees_cents: feesCents }, by)) === 'UNRENEWED') return 'UNPAID';
  await moveShipmentRow(tx, { shipment, to: 'CHARGING', goesTo: to, feesCents, ...by });
  return 'OPEN';
}

/** Writes down that what is missing for a shipment is taken. */
async function planMissing(tx: Tx, shipment: ShipmentRow, by: By & { readonly isLast?: boolean }): Promise<PlannedCapture> {
  const { order_number: orderNumber, shipment_id: shipmentId } = shipment;
  const { goods_cents: goodsCents, main_only_cents: mainOnlyCents, fees_cents: feesCents } = shipment;
  const missing = untaken({ goodsCents, mainOnlyCents, feesCents }, await takenFor(tx, shipmentId));
  return planCapture(tx, orderNumber, missing, { ...by, shipmentId });
}

type Arrival = { readonly shipment: ShipmentRow; readonly to: Destination; readonly by: By };

async function arrive(shop: Shop, tx: Tx, locked: LockedOrder, { shipment, to, by }: Arrival): Promise<ShipmentOutcome> {
  const { order_number: orderNumber, shipment_id: shipmentId } = shipment;
  const kept = {
    ...(to === 'SHIPPED' && { tracking: trackingNumber() }),
    ...(to === 'READY_FOR_PICKUP' && { heldUntil: heldUntil(by.now) }),
  };
  await moveShipmentRow(tx, { shipment, to, ...kept, ...by });
  await publish(tx, { kind: EVENTS[to], payload: { orderNumber, shipmentId } }, by.now);
  if (isPaidFor(shipment)) await sellGifts(tx, shipment, by.now);
  await scheduleStep(tx, shop, { shipmentId, state: to });
  await progressOrder(tx, locked, by);
  return 'DONE';
}

/** It leaves with this move, and its money is there. */
function isPaidFor({ state }: ShipmentRow): boolean {
  return state === 'CHARGING';
}

/** Takes the money that is written down for a shipment; it leaves when all of it is there. Can be called again at any time. */
export async function finishCharge(shop: Shop, orderNumber: string, shipmentId: string, actor: string): Promise<ShipmentOutcome> {
  for (let round = 1; ; round += 1) {
    await makeMoneyMoves(shop, orderNumber);
    const by = { now: shop.now(), actor };
    const outcome = await transaction(shop.database, async (tx) => lookAtCharge(shop, tx, { orderNumber, shipmentId, by }));
    if (outcome !== 'AGAIN' || round === MOST_ROUNDS) {
      await makeMoneyMoves(shop, orderNumber);
      return outcome === 'AGAIN' ? 'OPEN' : outcome;
    }
  }
}

type Looked = { readonly orderNumber: string; readonly shipmentId: string; readonly by: By };

/** AGAIN: a hold of its money was settled meanwhile, and more is written down for its vendors. */
async function lookAtCharge(shop: Shop, tx: Tx, { orderNumber, shipmentId, by }: Looked): Promise<ShipmentOutcome | 'AGAIN'> {
  const locked = await lockWithShipments(tx, orderNumber, by);
  const shipment = locked?.shipments.find((one) => one.shipment_id === shipmentId);
  if (locked === undefined || shipment === undefined) return 'NOT_NOW';
  if (shipment.state !== 'CHARGING') return outcomeOf(shipment.state);
  const charged = await chargeOf(tx, shipmentId, shipment.goods_cents + shipment.fees_cents);
  if (charged === 'OPEN') return 'OPEN';
  if (charged === 'DONE')
    return isDestination(shipment.goes_to) ? arrive(shop, tx, locked, { shipment, to: shipment.goes_to, by }) : 'NOT_NOW';
  const planned = await planMissing(tx, shipment, { ...by, isLast: true });
  switch (planned) {
    case 'PLANNED':
    case 'RENEWING':
      return 'AGAIN';
    case 'WAITS':
      return 'OPEN';
    case 'UNRENEWED':
      await moveShipmentRow(tx, { shipment, to: stayedAt(shipment), ...by });
      return 'UNPAID';
    case 'REFUSED':
      await moveShipmentRow(tx, { shipment, to: 'CHARGE_FAILED', ...by });
      await publish(tx, { kind: 'order.payment-problem', payload: { orderNumber, shipmentId } }, by.now);
      return 'REFUSED';
    default:
      return planned satisfies never;
  }
}

/** What somebody else has made of a shipment whose money was being taken. */
function outcomeOf(state: ShipmentState): ShipmentOutcome {
  if (state === 'CHARGE_FAILED') return 'REFUSED';
  return state === 'OPEN' || state === 'READY_FOR_PICKUP' ? 'UNPAID' : 'DONE';
}

/** Where a shipment lies that was to leave and does not. */
function stayedAt({ kind, held_until: heldUntil }: ShipmentRow): ShipmentState {
  return kind === 'PICKUP' && heldUntil !== null ? 'READY_FOR_PICKUP' : 'OPEN';
}

function isDestination(state: ShipmentState | null): state is Destination {
  return state !== null && Object.hasOwn(EVENTS, state);
}

/** What the carrier would give us. */
function trackingNumber(): string {
  return `FS${String(randomInt(1e9, 1e10 - 1))}US`;
}
