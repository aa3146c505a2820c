import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { invoiceDay } from '#domain/accounts/credit/statement-words.ts';
import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { orderBillLines, orderSavings } from '#domain/orders/bill/order-bill-lines.ts';
import { purchaseOrderText } from '#domain/checkout/po-number.ts';
import { isUnderWay } from '#domain/orders/order-states.ts';
import { regularEachText, rowPriceOf, rowPriceText, rowSavedText } from '#domain/orders/bill/row-price.ts';
import { personalizationAgain } from '#domain/personalization/personalization.ts';
import { netLabel } from '#domain/orders/words/on-account.ts';
import { canceledText } from '#domain/orders/words/canceled-words.ts';
import { certificateText } from '#domain/orders/words/certificate-words.ts';
import { BEING_CHECKED, onHoldText } from '#domain/orders/words/on-hold.ts';
import { statusText, type ShownStatus } from '#domain/orders/words/order-words.ts';
import { waysOf } from '#domain/orders/handing/ways.ts';
import { isIncluded, rowAmountText } from '#domain/orders/words/row-amount.ts';
import { tenderStory } from '#domain/orders/words/tender-story.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { valuesOf } from '#app/cart/actions/again-items.ts';
import type { SumLine } from '#app/cart/summary/summary-lines.ts';
import { addressView, type AddressView } from '#app/checkout/checkout-view.ts';
import { payLaterSchedule } from '#domain/orders/words/pay-later-words.ts';
import { paymentView, type PaymentView } from '#app/payment/payment-words.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';
import {
  cancellation,
  groupHeading,
  returnableRows,
  returnedUnits,
  returnViews,
  shipmentViews,
  type Cancellation,
  type NamedUnits,
  type ReturnView,
  type ShipmentView,
} from './shipment-view.ts';
import { paymentNeededView, type PaymentNeededView } from './paying/payment-needed-view.ts';
import { hasOwnSteps, shipmentSteps } from './shipment-steps.ts';
import { isEndedBadly, shownStatus, timeline, withCheck, type TimelineStep } from './order-words.ts';

export type OrderItemView = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly picture: PictureSource | undefined;
  readonly qty: number;
  /** How many of them came back. */
  readonly returned: number;
  /** '3 × $12.00'; undefined where it was paid for with another row. */
  readonly priceText: string | undefined;
  readonly total: string;
  /** 'You saved $1.53 (3+ price)'; undefined where it cost its regular price. */
  readonly saved: string | undefined;
  /** 'Regular price $12.00 each', where it was sold for less. */
  readonly regular: string | undefined;
  /** What it is to say, or whom it is for. */
  readonly personal: Order['items'][number]['personalization'];
  /** The budget center that it was charged to, where each row has its own. */
  readonly budgetCenter: string | undefined;
  /** The same as it is said when it is bought again. */
  readonly again: string | undefined;
  /** It comes with another row: whoever buys that again gets it, too. */
  readonly isIncluded: boolean;
};

export type OrderPaymentView = PaymentView & {
  /** What became of its money, a line each. */
  readonly story: readonly string[];
  /** Whether some of it was let go or given back, so that what it was to pay says nothing any more. */
  readonly isGivenBack: boolean;
};

export type Timeline = {
  readonly key: string;
  /** Which shipment it is of; absent where it is the order's. */
  readonly title: string | undefined;
  readonly steps: readonly TimelineStep[];
};

/** An order, ready to be shown: it tells what was ordered then, whatever things cost today. */
export type OrderView = {
  readonly orderNumber: string;
  readonly status: ShownStatus;
  readonly statusText: string;
  /** What is to be known while a person looks it over; undefined where nobody does. */
  readonly checkNote: string | undefined;
  readonly isEndedBadly: boolean;
  /** What was canceled, and why where nobody asked for it. */ readonly canceledNote: string | undefined;
  /** How far it and its shipments are, in a sentence for those who listen. */
  readonly news: string;
  /** 'November 20, 2026' */
  readonly placedOn: string | undefined;
  /** Whose it is, where who looks is a colleague and may only look. */
  readonly orderedBy: string | undefined;
  /** Whether the same may be put into the cart of who looks. */
  readonly mayBuyAgain: boolean;
  readonly email: string;
  /** 'PO-9, release R22' */
  readonly purchaseOrder: string | undefined;
  /** The part of the organization that it is for. */
  readonly unit: string | undefined;
  /** The quote whose prices it has. */
  readonly quoteNumber?: string | undefined;
  /** The budget centers that it was charged to. */
  readonly budgetCenter: string | undefined;
  /** Whether there is an invoice: something was charged. */
  readonly hasInvoice: boolean;
  /** What was invoiced of it on account. */
  readonly invoices: readonly { readonly number: string; readonly amount: string | undefined; readonly stands: string }[];
  /** By which it was free of tax, a line each. */
  readonly taxCertificates: readonly string[];
  readonly groups: readonly { readonly key: string; readonly title: string; readonly items: readonly OrderItemView[] }[];
  /** What travels together, with what is in it; none before the order is being made ready. */
  readonly shipments: readonly (ShipmentView & { readonly items: readonly OrderItemView[] })[];
  readonly returns: readonly ReturnView[];
  /** What its refunds are told from. */ readonly summary: Pick<Order['cartSummary'], 'explanation' | 'totalShipHandlFee'>;
  /** What would be cancelled; undefined when nothing can be. */
  readonly cancellation: Cancellation | undefined;
  /** It waits for an approval, or has. */
  readonly hasApproval: boolean;
  /** What no bank holds any more; undefined where all is well. */
  readonly paymentNeeded: PaymentNeededView | undefined;
  /** What can be given back. */
  readonly returnable: readonly NamedUnits[];
  /** Whether more is to happen to it. */
  readonly isUnderWay: boolean;
  readonly hasReceipt: boolean;
  readonly sums: readonly SumLine[];
  readonly total: string;
  /** What all of it costs less than at regular prices: '$6.53'; undefined where nothing was saved. */
  readonly saved: string | undefined;
  readonly payments: readonly OrderPaymentView[];
  /** What was given back, and what is paid for it after that; only where some was let go or given back. */
  readonly settled: { readonly refunded: string | undefined; readonly label: string; readonly paid: string } | undefined;
  /** Where it is picked up. */
  readonly stores: readonly AddressView[];
  /** The name of who picks it up; undefined where nothing is. */
  readonly pickedUpBy: string | undefined;
  readonly shipping: AddressView | undefined;
  readonly billing: AddressView | undefined;
  /** Its way, or that of each shipment where they go different ways. */
  readonly timelines: readonly Timeline[];
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SHOP_ZONE });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_ZONE });

/** The order of an answer. Times are those of the shop's own zone: everybody reads the same. */
export function orderView(order: Order): OrderView {
  const returned = returnedUnits(order);
  const items = new Map(order.items.map((item) => [item.cartItemId, itemView(item, returned.get(item.cartItemId) ?? 0)]));
  const itemsOf = (ids: readonly string[]) => ids.map((id) => items.get(id)).filter((item) => item !== undefined);
  const status = shownStatus(order.status);
  const isChecked = isBeingChecked(order);
  const stands = isChecked ? BEING_CHECKED : statusText(status);
  const ways = waysOf(order);
  const ofType = (...types: readonly string[]) => order.addresses.find(({ type }) => types.includes(type));
  const [shipTo, billTo] = [ways.hasParcels ? ofType('S', 'SB') : undefined, ofType('B', 'SB')];
  return {
    orderNumber: order.orderNumber,
    status,
    statusText: stands,
    checkNote: isChecked ? `${onHoldText(ways)} There’s nothing you need to do.` : undefined,
    canceledNote: canceledText(order),
    isEndedBadly: isEndedBadly(status),
    news: [`Your order: ${stands}`, ...shipmentViews(order).map((one) => `${one.title}: ${one.status}`)].join('. '),
    placedOn: order.placedAt === null ? undefined : DAY.format(new Date(order.placedAt)),
    orderedBy: order.orderedBy ?? undefined,
    mayBuyAgain: order.mayBuyAgain !== false,
    email: order.email,
    purchaseOrder: purchaseOrderText(order.poNumber, order.poRelease),
    unit: order.unitName,
    ...(order.quoteNumber !== undefined && { quoteNumber: order.quoteNumber }),
    budgetCenter: order.budgetCharges?.join(', ') ?? order.budgetCenterName ?? undefined,
    hasInvoice: order.invoice !== null,
    invoices: order.accountInvoices.map(({ invoiceNumber: number, amount, open, status, dueOn }) => ({
      number,
      amount: !isShownAmount(amount)
        ? undefined
        : open > 0 && open < amount
          ? `${formatDollars(open)} of ${formatDollars(amount)} open`
          : formatDollars(amount),
      stands: status === 'PAID' ? 'Paid' : status === 'PAST_DUE' ? `Past due since ${invoiceDay(dueOn)}` : `Due ${invoiceDay(dueOn)}`,
    })),
    taxCertificates: order.taxCertificates.map(certificateText),
    groups: order.deliveryGroups.map(({ key, title, cartItemIds }) => ({
      key,
      title: groupHeading(order, title),
      items: itemsOf(cartItemIds),
    })),
    shipments: shipmentViews(order).map((shipment) => ({ ...shipment, items: itemsOf(shipment.lineIds) })),
    returns: returnViews(order),
    summary: { explanation: order.cartSummary.explanation, totalShipHandlFee: order.cartSummary.totalShipHandlFee },
    cancellation: cancellation(order),
    hasApproval: order.wasAsked,
    paymentNeeded: paymentNeededView(order),
    returnable: returnableRows(order),
    isUnderWay: order.status !== null && isUnderWay(order.status),
    hasReceipt: order.hasReceipt,
    sums: orderSums(order),
    total: formatDollars(order.cartSummary.ordTotal),
    saved: savedOn(order),
    payments: order.orderPayment.map((payment) => orderPayment(payment, order)),
    settled: settled(order),
    stores: order.addresses.filter(({ type }) => type === 'ST').map(addressView),
    pickedUpBy: order.pickupPerson === null ? undefined : `${order.pickupPerson.firstName} ${order.pickupPerson.lastName}`.trim(),
    shipping: shipTo && addressView(shipTo),
    billing: billTo !== undefined && billTo.id !== shipTo?.id ? addressView(billTo) : undefined,
    timelines: timelines(order),
  };
}

/** Whether its payment came to nothing before it was placed. */
export function wasNeverPlaced({ isEndedBadly: hasEnded, placedOn }: Pick<OrderView, 'isEndedBadly' | 'placedOn'>): boolean {
  return hasEnded && placedOn === undefined;
}

type OrderPayment = Order['orderPayment'][number];

function orderPayment(payment: OrderPayment, order: Order): OrderPaymentView {
  const view = paymentView(payment);
  const isBack = isGivenBack(payment.money);
  // What a vendor is paid back changes what is owed to it: that is told there.
  const later = isBack ? undefined : payLaterSchedule(payment, order);
  const story = tenderStory(payment.money, payment.paymentType, waysOf(order));
  return { ...view, story: later === undefined ? story : [...story, later], isGivenBack: isBack };
}

function isGivenBack({ releasing, released, refunding, refunded, refundFailed }: OrderPayment['money']): boolean {
  return releasing + released + refunding + refunded + refundFailed > 0;
}

function timelines(order: Order): Timeline[] {
  const titles = new Map(shipmentViews(order).map(({ key, title }) => [key, title]));
  const ways = hasOwnSteps(order)
    ? order.shipments.map((one) => ({ key: one.shipmentId, title: titles.get(one.shipmentId), steps: shipmentSteps(order, one) }))
    : [{ key: 'order', title: undefined, steps: timeline(order, isFetched(order)) }];
  return ways.map((way) => ({
    ...way,
    steps: (isBeingChecked(order) ? withCheck(way.steps) : way.steps).map((step) => ({
      ...step,
      at: step.at === undefined ? undefined : MOMENT.format(new Date(step.at)),
    })),
  }));
}

/** Whether a person looks it over before it goes on. */
function isBeingChecked({ shipments }: Order): boolean {
  return shipments.some(({ isOnHold }) => isOnHold);
}

/** Undefined where a part is picked up and the rest is not. */
function isFetched(order: Order): boolean | undefined {
  const { hasParcels, hasPickups } = waysOf(order);
  return hasPickups && hasParcels ? undefined : hasPickups;
}

function settled(order: Order): OrderView['settled'] {
  const { orderPayment: tenders, paid } = order;
  if (!tenders.some(({ money }) => isGivenBack(money))) return undefined;
  const refunded = tenders.reduce((sum, { money }) => sum + money.refunded, 0);
  return { refunded: refunded > 0 ? formatDollars(-refunded) : undefined, label: netLabel(order), paid: formatDollars(paid) };
}

function itemView(item: Order['items'][number], returned: number): OrderItemView {
  const { cartItemId, parentCartItemId, itemId, name, url, image, qty, personalization } = item;
  const { amount: dollars } = rowPriceOf(item);
  const isPart = isIncluded(parentCartItemId, dollars);
  return {
    lineId: cartItemId,
    itemId,
    title: name,
    url,
    picture: image ?? undefined,
    qty,
    returned,
    isIncluded: isPart,
    priceText: isPart ? undefined : rowPriceText(item),
    total: rowAmountText(parentCartItemId, dollars),
    saved: isPart ? undefined : rowSavedText(item),
    regular: isPart ? undefined : regularEachText(item),
    personal: personalization,
    budgetCenter: item.budgetCenterName,
    again: personalization && JSON.stringify(personalizationAgain(valuesOf(personalization))),
  };
}

function savedOn(order: Order): string | undefined {
  const dollars = orderSavings(order);
  return dollars > 0 ? formatDollars(dollars) : undefined;
}

/** The bill of an order, from what its rows come to. */
function orderSums(order: Order): SumLine[] {
  return orderBillLines(order).map(({ step, ...line }, index) => ({ ...line, key: `${step.rule}-${index}`, note: undefined }));
}
