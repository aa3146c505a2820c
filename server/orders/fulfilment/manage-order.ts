import { formatPrice } from '#domain/catalog/price-text.ts';
import type { ScreeningDecision } from '#domain/orders/screening-rules.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { payUntil } from '#domain/payment/pay-another-way.ts';
import { isCalendarDate } from '#domain/shared/calendar.ts';
import { transaction } from '../../db/transaction.ts';
import { askAgain, findMoneyMoves, findTenders, makeMoneyMoves, planRenewalAgain, unrenewedOf } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrder, lockOrder } from '../order.repository.ts';
import { listPieces } from '../gifts/gift-book.repository.ts';
import { voidGift } from '../gifts/void-gift.ts';
import { decideHeld } from '../screening/decide-held.ts';
import { cancelOrder } from './cancel-order.ts';
import { expectShipmentBy } from './late-shipments.ts';
import { moveShipment, type Destination, type ShipmentOutcome } from './move-shipment.ts';
import { findShipments } from './shipment.repository.ts';
import { holdPickupUntil } from './uncollected-pickups.ts';

/** Who is written down for what a person does by hand. */
const PERSON = 'operator';

/** What is done to a shipment, and where that brings it. */
const WAYS: ReadonlyMap<string, Destination> = new Map([
  ['ship', 'SHIPPED'],
  ['deliver', 'DELIVERED'],
  ['ready', 'READY_FOR_PICKUP'],
  ['hand-over', 'PICKED_UP'],
]);

const DECISIONS: ReadonlyMap<string, ScreeningDecision> = new Map([
  ['release', 'RELEASED'],
  ['refuse', 'REFUSED'],
]);

const TOLD: Record<ShipmentOutcome, string> = {
  DONE: 'Done.',
  OPEN: 'Its money is being taken: it goes on by itself once that is there.',
  REFUSED: 'A vendor refused to pay for it: it has not left.',
  UNPAID: 'The hold on its money ran out, and its bank has not renewed it: it stays until its buyer has paid another way.',
  NOT_NOW: 'From where it is, it cannot go there.',
};

export const HOW_TO_MANAGE = `npm run order -- <order number> <what>, where <what> is
  show                  its shipments and its money (also when nothing is said)
  ship <shipment>       a parcel has left; its money is taken first. So again after CHARGE_FAILED
  deliver <shipment>    a parcel has arrived; what comes by e-mail was sent
  ready <shipment>      it lies in the store
  hand-over <shipment>  it was picked up there; its money is taken first
  cancel                all of it that has not left
  release               it is on hold and may go on
  refuse                it is on hold and is canceled
  expect <shipment> <day>  it is expected by another day (YYYY-MM-DD); of a later one its shopper is told
  hold <shipment> <day> its store keeps it through another day (YYYY-MM-DD)
  void <gift>           a gift card that is out, and not spent: it pays nothing any more, and its money goes back
  renew                 its bank is asked once more to renew a hold that it did not
  ask-again <money>     the vendor is asked once more for a refund or a release that it refused`;

export type Managed = { readonly isDone: boolean; readonly told: string };

/**
 * What a person does about an order: the warehouse where no program is one, and whatever waits for somebody to look.
 *
 * @param words what is to be done and with which shipment or movement of money, as `HOW_TO_MANAGE` has it.
 * @returns what to tell the person: what became of it, and how the order stands now.
 */
export async function manageOrder(
  shop: Shop,
  orderNumber: string,
  [what = 'show', id = '', day = '']: readonly string[],
): Promise<Managed> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined) return { isDone: false, told: `There is no order ${orderNumber}.` };
  if (what === 'show') return { isDone: true, told: await standing(shop, orderNumber) };
  const done = await carryOut(shop, orderNumber, { what, id, day });
  return { isDone: done.isDone, told: `${done.told}\n${await standing(shop, orderNumber)}` };
}

type Asked = { readonly what: string; readonly id: string; readonly day: string };

async function carryOut(shop: Shop, orderNumber: string, { what, id, day }: Asked): Promise<Managed> {
  const to = WAYS.get(what);
  if (to !== undefined) return move(shop, orderNumber, id, to);
  if (what === 'cancel') {
    const isDone = await cancelOrder(shop, orderNumber, PERSON);
    return { isDone, told: isDone ? 'Done.' : 'There is nothing left to cancel.' };
  }
  const decision = DECISIONS.get(what);
  if (decision !== undefined) {
    const isDone = await decideHeld(shop, orderNumber, decision, { actor: PERSON, userId: undefined });
    return { isDone, told: isDone ? 'Done.' : 'It is not on hold.' };
  }
  const setDay = DAYS.get(what);
  if (setDay !== undefined) return moveDay(shop, orderNumber, { id, day }, setDay);
  if (what === 'renew') return renew(shop, orderNumber);
  if (what === 'void') return endGift(shop, orderNumber, id);
  return what === 'ask-again' ? ask(shop, orderNumber, id) : { isDone: false, told: HOW_TO_MANAGE };
}

type MovedDay = { readonly move: typeof expectShipmentBy; readonly refused: string };

/** Days of a shipment that a person moves. */
const DAYS: ReadonlyMap<string, MovedDay> = new Map([
  ['expect', { move: expectShipmentBy, refused: 'It is expected by that day already, the day is gone, or nobody waits for it anymore.' }],
  ['hold', { move: holdPickupUntil, refused: 'It does not wait in a store, or the day is gone.' }],
]);

async function moveDay(
  shop: Shop,
  orderNumber: string,
  { id: shipmentId, day }: { readonly id: string; readonly day: string },
  { move: setDay, refused }: MovedDay,
): Promise<Managed> {
  if (!isCalendarDate(day)) return { isDone: false, told: 'A day is written like 2026-12-05.' };
  const shipments = await findShipments(shop.database, [orderNumber]);
  if (!shipments.some((one) => one.shipment_id === shipmentId)) return { isDone: false, told: 'The order has no such shipment.' };
  const isDone = await setDay(shop, shipmentId, day, PERSON);
  return { isDone, told: isDone ? 'Done.' : refused };
}

async function endGift(shop: Shop, orderNumber: string, name: string): Promise<Managed> {
  const gift = (await listPieces(shop.database, [orderNumber])).find((one) => nameOfGift(one) === name);
  const outcome = gift && (await voidGift(shop, { orderNumber, lineId: gift.line_id, piece: gift.piece }, PERSON));
  switch (outcome) {
    case 'DONE':
      return { isDone: true, told: 'Done.' };
    case 'REFUSED':
      return { isDone: false, told: 'A part of it is spent, or it is not issued yet: its money stays on it.' };
    case 'UNKNOWN':
      return { isDone: false, told: 'The issuer has not answered: nothing is given back. Ask again.' };
    case undefined:
      return { isDone: false, told: 'The order has no such gift card.' };
    default:
      return outcome satisfies never;
  }
}

/** By which a person names a gift card of an order. */
function nameOfGift({ line_id: lineId, piece }: { readonly line_id: string; readonly piece: number }): string {
  return `${lineId}_${piece}`;
}

async function move(shop: Shop, orderNumber: string, shipmentId: string, to: Destination): Promise<Managed> {
  const shipments = await findShipments(shop.database, [orderNumber]);
  if (!shipments.some((one) => one.shipment_id === shipmentId)) return { isDone: false, told: 'The order has no such shipment.' };
  const outcome = await moveShipment(shop, shipmentId, to, PERSON);
  return { isDone: outcome === 'DONE' || outcome === 'OPEN', told: TOLD[outcome] };
}

async function renew(shop: Shop, orderNumber: string): Promise<Managed> {
  const isAsked = await transaction(shop.database, async (tx) => {
    await lockOrder(tx, [orderNumber]);
    return planRenewalAgain(tx, orderNumber, { now: shop.now(), actor: PERSON });
  });
  if (!isAsked) return { isDone: false, told: 'It has no hold that was not renewed, or one is being asked for.' };
  await makeMoneyMoves(shop, orderNumber);
  const unrenewed = unrenewedOf(await findTenders(shop.database, [orderNumber]));
  if (unrenewed === undefined) return { isDone: true, told: 'Done.' };
  return unrenewed.isUnderWay
    ? { isDone: true, told: 'The bank has not answered: it is asked again by itself.' }
    : { isDone: false, told: 'The bank does not renew it still.' };
}

async function ask(shop: Shop, orderNumber: string, moveId: string): Promise<Managed> {
  const isAsked = await transaction(shop.database, async (tx) => {
    await lockOrder(tx, [orderNumber]);
    return askAgain(tx, orderNumber, moveId, shop.now());
  });
  if (!isAsked) return { isDone: false, told: 'That is no refund or release that was refused.' };
  await makeMoneyMoves(shop, orderNumber);
  const moved = (await findMoneyMoves(shop.database, [orderNumber])).find((one) => one.move_id === moveId);
  if (moved?.state === 'REFUSED') return { isDone: false, told: 'The vendor refuses still.' };
  return { isDone: true, told: moved?.state === 'DONE' ? 'Done.' : 'The vendor has not answered: it is asked again by itself.' };
}

/** How an order stands, a line each for it, its shipments and its money. */
async function standing(shop: Shop, orderNumber: string): Promise<string> {
  const [[order], shipments, gifts, moves, tenders] = await Promise.all([
    findOrder(shop.database, [orderNumber]),
    findShipments(shop.database, [orderNumber]),
    listPieces(shop.database, [orderNumber]),
    findMoneyMoves(shop.database, [orderNumber]),
    findTenders(shop.database, [orderNumber]),
  ]);
  const unrenewed = unrenewedOf(tenders);
  return [
    ['order', orderNumber, order?.state, formatPrice(order?.total_cents)],
    ...shipments.map((one) => ['shipment', one.shipment_id, one.kind, one.state, formatPrice(one.goods_cents + one.fees_cents)]),
    ...gifts.map((one) => ['gift', nameOfGift(one), one.kind, formatPrice(one.amount_cents)]),
    ...(unrenewed === undefined
      ? []
      : [['not renewed', formatPrice(unrenewed.cents), `its buyer is asked to pay another way by ${shopDay(payUntil(unrenewed.since))}`]]),
    ...moves.map((one) => ['money', one.move_id, one.kind, one.state, formatPrice(one.amount_cents)]),
  ]
    .map((words) => words.join('  '))
    .join('\n');
}
