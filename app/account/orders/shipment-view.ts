import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { refundPartText } from '#domain/orders/words/on-account.ts';
import { cameToNothing, hasArrived } from '#domain/orders/order-states.ts';
import { refundLines, type RefundLine } from '#domain/orders/bill/refund-lines.ts';
import { WAITS_FOR_PAYMENT } from '#domain/orders/words/payment-needed-words.ts';
import { returnNumber } from '#domain/orders/words/return-words.ts';
import { statusText } from '#domain/orders/words/order-words.ts';
import { reasonText, returnStatusText } from '#domain/orders/words/return-words.ts';
import { shipmentStage, shipmentStatusText, shipmentTitle, type ShipmentStage } from '#domain/orders/words/shipment-words.ts';
import { recipientsOf } from '#domain/personalization/personalization.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { paymentName } from '#app/payment/payment-words.ts';

type Shipment = Order['shipments'][number];
export type ShipmentTone = 'neutral' | 'brand' | 'success' | 'failure';

export type ShipmentView = {
  readonly key: string;
  /** 'Package 1 of 2', 'Pickup at Framingham' */ readonly title: string;
  readonly status: string;
  readonly tone: ShipmentTone;
  /** Whether it is no longer just promised. What goes by e-mail is there at once, and promises nothing. */ readonly hasMoved: boolean;
  /** Whether a person looks the order over first. */ readonly isOnHold: boolean;
  /** What is to be known about it now. */ readonly note: string | undefined;
  /** Its number, with who carries it and where it is followed, as far as that is known. */
  readonly tracking: { readonly number: string; readonly carrier?: string; readonly url?: string } | undefined;
  /** Whether it is with the shopper. */ readonly hasArrived: boolean;
  readonly lineIds: readonly string[];
};

/** What travels together, and how far each is. None before an order is being made ready. */
export function shipmentViews(order: Order): ShipmentView[] {
  return order.shipments.map((shipment) => ({
    key: shipment.shipmentId,
    title: shipmentTitle(shipment, order),
    status: waitsForPayment(shipment, order) ? WAITS_FOR_PAYMENT : shipmentStatusText(shipment),
    tone: toneOf(shipment.kind, shipmentStage(shipment.status)),
    hasMoved: shipment.kind !== 'EMAIL' && shipmentStage(shipment.status) !== 'PREPARED',
    isOnHold: shipment.isOnHold,
    note: noteOf(shipment, order),
    tracking: shipment.trackingNumber === null ? undefined : { number: shipment.trackingNumber, ...shipment.tracking },
    hasArrived: shipmentStage(shipment.status) === 'THERE',
    lineIds: shipment.cartItemIds,
  }));
}

/** It stays in the house until it is paid another way: what is to be known of that stands at the order's head. */
function waitsForPayment({ status, isOnHold }: Shipment, { paymentNeeded }: Order): boolean {
  return paymentNeeded !== null && !isOnHold && shipmentStage(status) === 'PREPARED';
}

/** How a stage looks; what is picked up has another end than what arrives. */
function toneOf(kind: Shipment['kind'], stage: ShipmentStage): ShipmentTone {
  switch (stage) {
    case 'PREPARED':
      return 'brand';
    case 'READY':
    case 'LEFT':
      return kind === 'PARCEL' ? 'brand' : 'success';
    case 'THERE':
      return kind === 'PICKUP' ? 'neutral' : 'success';
    case 'CANCELLED':
    case 'RETURNED':
      return 'failure';
    default:
      return stage satisfies never;
  }
}

/** To whom it goes, and on which day where one was chosen that has not come. */
function emailNote({ cartItemIds, status }: Shipment, { email, items }: Order, day: string | undefined): string {
  const recipients = recipientsOf(items.filter(({ cartItemId }) => cartItemIds.includes(cartItemId)));
  const to = recipients.length === 0 ? email : recipients.join(', ');
  return day === undefined || shipmentStage(status) === 'THERE' ? `To ${to}` : `Goes to ${to} on ${day}`;
}

function noteOf(shipment: Shipment, order: Order): string | undefined {
  // What is to be known of a check stands at the order's head.
  if (shipment.isOnHold) return undefined;
  const stage = shipmentStage(shipment.status);
  const day = shipment.expectedBy === null ? undefined : dateText(shipment.expectedBy);
  if (shipment.kind === 'EMAIL') return stage === 'PREPARED' || stage === 'THERE' ? emailNote(shipment, order, day) : undefined;
  if (shipment.kind === 'PICKUP' && stage === 'READY') {
    const until = shipment.heldUntil === null ? '' : ` Held for you through ${dateText(shipment.heldUntil)}.`;
    return `Bring your order number and a photo ID.${until}`;
  }
  if (stage === 'THERE' && shipment.arrivedAt !== null)
    return `${shipment.kind === 'PICKUP' ? 'Picked up' : 'Delivered'} ${shortDay(shipment.arrivedAt)}`;
  if (day === undefined || (stage !== 'PREPARED' && stage !== 'LEFT')) return undefined;
  if (shipment.late) return `Running late: we expected it by ${day}`;
  return shipment.kind === 'PICKUP' ? `Ready by ${day}` : `Expected by ${day}`;
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: SHOP_ZONE });

/** The day of an instant as the shop's own zone has it: 'Mon, Nov 23'. */
function shortDay(instant: string): string {
  return SHORT_DAY.format(new Date(instant));
}

/**
 * What stands over the items of an order without shipments. When it has come to its end, the promise is no longer one.
 *
 * @param promised what was promised for them: 'Get it by Mon, Nov 23'.
 */
export function groupHeading({ status, history }: Pick<Order, 'status' | 'history'>, promised: string): string {
  const came = history.findLast((event) => hasArrived(event.status));
  if (came !== undefined) return `${came.status === 'DELIVERED' ? 'Delivered' : 'Picked up'} ${shortDay(came.at)}`;
  if (status !== null && cameToNothing(status)) return statusText(status);
  // Nobody knows yet when it is approved.
  if (status === 'PENDING_APPROVAL') return `If approved today: ${promised.charAt(0).toLowerCase()}${promised.slice(1)}`;
  return promised;
}

export type NamedUnits = { readonly lineId: string; readonly title: string; readonly qty: number };

/** What would be cancelled: all that has not left. Undefined when nothing can be. */
export type Cancellation = {
  readonly items: readonly NamedUnits[];
  /** How many shipments have left already and are not part of it. */
  readonly left: number;
};

export function cancellation(order: Order): Cancellation | undefined {
  if (!order.abilities.cancel) return undefined;
  if (order.shipments.length === 0) return { items: order.items.map((item) => unitsOf(item, item.qty)), left: 0 };
  const going = new Set(order.shipments.filter(({ cancellable }) => cancellable).flatMap(({ cartItemIds }) => cartItemIds));
  const left = order.shipments.filter(({ cancellable, status }) => !cancellable && status !== 'CANCELLED').length;
  return { items: order.items.filter(({ cartItemId }) => going.has(cartItemId)).map((item) => unitsOf(item, item.qty)), left };
}

/** Rows that can be given back, with how much of each. */
export function returnableRows({ items }: Pick<Order, 'items'>): NamedUnits[] {
  return items.filter(({ returnable }) => returnable > 0).map((item) => unitsOf(item, item.returnable));
}

/** How many units of each row came back. */
export function returnedUnits({ returns }: Pick<Order, 'returns'>): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { cartItemId, qty } of returns.flatMap(({ items }) => items)) units.set(cartItemId, (units.get(cartItemId) ?? 0) + qty);
  return units;
}

export type ReturnView = {
  readonly key: string;
  /** 'R10000002-1' */ readonly number: string;
  readonly status: { readonly text: string; readonly tone: ShipmentTone };
  readonly reason: string | undefined;
  readonly refund: string;
  /** What of it goes where: '$1.07 to Visa •••• 4242'. */ readonly refunds: readonly string[];
  /** 'November 20, 2026' */ readonly on: string;
  readonly items: readonly (NamedUnits & { readonly amount: string })[];
  /** From what these cost to the refund. */ readonly lines: readonly RefundLine[];
};

const RETURN_TONE: Record<Order['returns'][number]['status'], ShipmentTone> = {
  RECEIVED: 'brand',
  REFUNDED: 'success',
  REFUND_FAILED: 'failure',
};
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SHOP_ZONE });

/** What came back, and what was given back for it. */
export function returnViews(order: Order): ReturnView[] {
  const items = new Map(order.items.map((item) => [item.cartItemId, item]));
  const payments = new Map(
    order.orderPayment.map((payment) => [payment.id, { paymentType: payment.paymentType, ...paymentName(payment) }]),
  );
  return order.returns.map(({ returnId, status, reason, refund, refunds, at, items: returned }, index) => ({
    key: returnId,
    number: returnNumber(order.orderNumber, index + 1),
    status: { text: returnStatusText(status), tone: RETURN_TONE[status] },
    reason: reason === null ? undefined : reasonText(reason),
    refund: formatDollars(refund),
    refunds: refunds.map(({ id, amount }) => refundPartText(formatDollars(amount), payments.get(id))),
    on: DAY.format(new Date(at)),
    lines: refundLines(returned, order.cartSummary),
    items: returned.flatMap(({ cartItemId, qty, price }) => {
      const item = items.get(cartItemId);
      return item === undefined ? [] : [{ ...unitsOf(item, qty), amount: formatDollars(price) }];
    }),
  }));
}

function unitsOf({ cartItemId, name }: Order['items'][number], qty: number): NamedUnits {
  return { lineId: cartItemId, title: name, qty };
}
