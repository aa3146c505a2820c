import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { cameToNothing, hasArrived } from '#domain/orders/order-states.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { statusText } from './order-words.ts';
import { reasonText, RETURN_STATUS } from './return-words.ts';

type Shipment = Order['shipments'][number];
export type ShipmentTone = 'neutral' | 'brand' | 'success' | 'failure';

export type ShipmentView = {
  readonly key: string;
  /** 'Package 1 of 2', 'Pickup at Framingham' */ readonly title: string;
  readonly status: string;
  readonly tone: ShipmentTone;
  /** Whether it is no longer just promised. What goes by e-mail is there at once, and promises nothing. */ readonly hasMoved: boolean;
  /** What is to be known about it now. */ readonly note: string | undefined;
  readonly tracking: string | undefined;
  readonly lineIds: readonly string[];
};

/** What travels together, and how far each is. None before an order is being made ready. */
export function shipmentViews(order: Order): ShipmentView[] {
  const parcels = order.shipments.filter(({ kind }) => kind === 'PARCEL');
  return order.shipments.map((shipment) => ({
    key: shipment.shipmentId,
    title: titleOf(shipment, order, parcels),
    ...(shipment.isOnHold ? ON_HOLD : STATUS[shipment.kind][stageOf(shipment)]),
    hasMoved: shipment.kind !== 'EMAIL' && stageOf(shipment) !== 'PREPARED',
    note: noteOf(shipment, order),
    tracking: shipment.trackingNumber ?? undefined,
    lineIds: shipment.cartItemIds,
  }));
}

type Stage = 'PREPARED' | 'READY' | 'LEFT' | 'THERE' | 'CANCELLED' | 'RETURNED';

function stageOf({ status }: Shipment): Stage {
  switch (status) {
    case 'READY_FOR_PICKUP':
      return 'READY';
    case 'SHIPPED':
      return 'LEFT';
    case 'DELIVERED':
    case 'PICKED_UP':
      return 'THERE';
    case 'CANCELLED':
    case 'DECLINED':
      return 'CANCELLED';
    case 'RETURNED':
      return 'RETURNED';
    case 'PLACED':
    case 'PENDING_APPROVAL':
    case 'APPROVED':
      return 'PREPARED';
    default:
      return status satisfies never;
  }
}

type Told = { readonly status: string; readonly tone: ShipmentTone };
const ENDED = { CANCELLED: { status: 'Canceled', tone: 'failure' }, RETURNED: { status: 'Returned', tone: 'failure' } } as const;
const STATUS: Record<Shipment['kind'], Record<Stage, Told>> = {
  PARCEL: {
    ...ENDED,
    PREPARED: { status: 'Being packed', tone: 'brand' },
    READY: { status: 'Being packed', tone: 'brand' },
    LEFT: { status: 'On its way', tone: 'brand' },
    THERE: { status: 'Delivered', tone: 'success' },
  },
  PICKUP: {
    ...ENDED,
    PREPARED: { status: 'Being prepared', tone: 'brand' },
    READY: { status: 'Ready for pickup', tone: 'success' },
    LEFT: { status: 'Ready for pickup', tone: 'success' },
    THERE: { status: 'Picked up', tone: 'neutral' },
  },
  EMAIL: {
    ...ENDED,
    PREPARED: { status: 'Being sent', tone: 'brand' },
    READY: { status: 'Being sent', tone: 'brand' },
    LEFT: { status: 'Sent', tone: 'success' },
    THERE: { status: 'Sent', tone: 'success' },
  },
};

const ON_HOLD: Told = { status: 'Being checked', tone: 'brand' };

function titleOf(shipment: Shipment, order: Order, parcels: readonly Shipment[]): string {
  switch (shipment.kind) {
    case 'EMAIL':
      return 'By email';
    case 'PICKUP':
      return `Pickup at ${storeName(shipment, order)}`;
    case 'PARCEL':
      return parcels.length === 1 ? 'Package' : `Package ${parcels.indexOf(shipment) + 1} of ${parcels.length}`;
    default:
      return shipment.kind satisfies never;
  }
}

function storeName({ storeNumber }: Shipment, { addresses }: Order): string {
  const store = addresses.find((address) => address.type === 'ST' && address.storeNumber === storeNumber);
  const name = `${store?.firstName ?? ''} ${store?.lastName ?? ''}`.trim();
  return name === '' ? `store ${storeNumber ?? ''}`.trim() : name;
}

function noteOf(shipment: Shipment, { email }: Order): string | undefined {
  if (shipment.isOnHold)
    return 'We look over some orders before they go out, usually within one business day. There’s nothing you need to do.';
  const stage = stageOf(shipment);
  const day = shipment.expectedBy === null ? undefined : dateText(shipment.expectedBy);
  if (shipment.kind === 'EMAIL') return stage === 'PREPARED' || stage === 'THERE' ? `To ${email}` : undefined;
  if (shipment.kind === 'PICKUP' && stage === 'READY') return 'Bring your order number and a photo ID.';
  if (stage === 'THERE' && shipment.arrivedAt !== null)
    return `${shipment.kind === 'PICKUP' ? 'Picked up' : 'Delivered'} ${shortDay(shipment.arrivedAt)}`;
  if (day === undefined || (stage !== 'PREPARED' && stage !== 'LEFT')) return undefined;
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
  readonly status: (typeof RETURN_STATUS)[keyof typeof RETURN_STATUS];
  readonly reason: string | undefined;
  readonly refund: string;
  /** What of it goes where: '$1.07 to Visa •••• 4242'. */ readonly refunds: readonly string[];
  /** 'November 20, 2026' */ readonly on: string;
  readonly items: readonly NamedUnits[];
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SHOP_ZONE });

/** What came back, and what was given back for it. */
export function returnViews(order: Order): ReturnView[] {
  const items = new Map(order.items.map((item) => [item.cartItemId, item]));
  const names = new Map(order.orderPayment.map((payment) => [payment.id, paymentName(payment).name]));
  return order.returns.map(({ returnId, status, reason, refund, refunds, at, items: returned }) => ({
    key: returnId,
    status: RETURN_STATUS[status],
    reason: reason === null ? undefined : reasonText(reason),
    refund: formatDollars(refund),
    refunds: refunds.map(({ id, amount }) => `${formatDollars(amount)} to ${names.get(id) ?? 'what you paid with'}`),
    on: DAY.format(new Date(at)),
    items: returned.flatMap(({ cartItemId, qty }) => {
      const item = items.get(cartItemId);
      return item === undefined ? [] : [unitsOf(item, qty)];
    }),
  }));
}

function unitsOf({ cartItemId, name }: Order['items'][number], qty: number): NamedUnits {
  return { lineId: cartItemId, title: name, qty };
}
