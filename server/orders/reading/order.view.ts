import { z } from 'zod';
import type { Order } from '#contracts/orders.ts';
import { DeliveryGroup, WireAddress } from '#contracts/cart.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { isUnderWay, wireOrderState } from '#domain/orders/order-states.ts';
import { trackingOf } from '#domain/orders/handing/carriers.ts';
import { certificateEnd } from '#domain/orders/words/certificate-words.ts';
import { invoiceNumber } from '#domain/orders/words/invoice-number.ts';
import { orderBill, type BilledOrder } from '#domain/orders/bill/order-bill.ts';
import { KEPT_RULES } from '#domain/orders/bill/kept-savings.ts';
import { hasReceipt } from '#domain/orders/bill/has-receipt.ts';
import { RETURN_REASONS } from '#domain/orders/return-reasons.ts';
import { returnStatus } from '#domain/orders/return-status.ts';
import { isCancellable, isStillExpected, wireShipmentState } from '#domain/orders/shipment-states.ts';
import { payUntil } from '#domain/payment/pay-another-way.ts';
import { refundableCents } from '#domain/payment/payment-states.ts';
import { personalLines } from '#domain/personalization/personalization.ts';
import { quoteLabel } from '#domain/quotes/quote-number.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { viewStep } from '../../cart/index.ts';
import { pictureOf } from '../../catalog/index.ts';
import { findInvoicesOfOrder, viewInvoice } from '../../credit/index.ts';
import { behindEachOther } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import {
  amountsOf,
  findMoneyMoves,
  findTenders,
  isOfTheOrder,
  orderPaymentKey,
  tenderMoney,
  unrenewedOf,
  viewPayment,
  type MoneyMove,
  type TenderRow,
} from '../../payment/index.ts';
import { returnableOf } from '../fulfilment/returnable.ts';
import { findReturns } from '../fulfilment/return.repository.ts';
import { findShipments, isUncollected, type ShipmentRow } from '../fulfilment/shipment.repository.ts';
import { findOrderEvents, findOrderLines, ownCentsOf, personalizationOf, type OrderLineRow, type OrderRow } from '../order.repository.ts';
import { viewReturns } from './returned-units.ts';

const Amounts = z.record(z.string(), z.number());
const LineDetails = z.object({
  levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']).nullish(),
  minDeliveryDate: z.string().nullish(),
  maxDeliveryDate: z.string().nullish(),
  picture: z.string().nullish(),
  wasCents: z.int().nullish(),
  savings: z.array(z.object({ label: z.string(), cents: z.int() })).nullish(),
  budgetCenterName: z.string().nullish(),
  quoted: z.object({ qty: z.int(), unitCents: z.int() }).nullish(),
});
const OrderDetails = z.object({
  pickupPerson: z.object({ firstName: z.string(), lastName: z.string() }).nullish(),
  futureDeliveryDate: z.string().nullish(),
  coupons: z.array(z.string()).nullish(),
  savings: z.array(z.object({ rule: z.enum(KEPT_RULES), label: z.string(), amountCents: z.int() })).nullish(),
  accounting: z.object({ poNumber: z.string().nullish(), poRelease: z.string().nullish() }).nullish(),
  unitName: z.string().nullish(),
  budgetCenterName: z.string().nullish(),
  budgetCharges: z.array(z.string()).nullish(),
  taxCertificates: z.array(z.object({ state: z.string(), number: z.string(), validUntil: z.string().nullable().default(null) })).nullish(),
  /** As the checkout told it; orders of before it was kept are told by their certificates. */
  isTaxExempt: z.boolean().nullish(),
  holds: z.array(z.string()).nullish(),
  /** Of orders that were imported: they were paid on account. */
  isInvoice: z.boolean().nullish(),
  approval: z.unknown().optional(),
  quote: z.object({ number: z.string() }).nullish(),
});
const Addresses = z.array(WireAddress);
const Groups = z.array(DeliveryGroup);

/** An order for its owner. It shows what was ordered then, not what the catalogue says now. */
export async function viewOrder(shop: Shop, order: OrderRow): Promise<Order> {
  const number = [order.order_number];
  const [lines, tenders, moves, events, shipments, returns] = await behindEachOther(shop.database, (db) => [
    findOrderLines(db, number),
    findTenders(db, number),
    findMoneyMoves(db, number),
    findOrderEvents(db, number),
    findShipments(db, number),
    findReturns(db, number),
  ]);
  const invoices = isOnAccount(order) ? await findInvoicesOfOrder(shop.database, number) : [];
  const today = shopDay(shop.now());
  const { sandboxUrl } = shop.settings;
  return view(
    { order, lines, tenders, moves, events, shipments, returns, invoices, today, payKey: orderPaymentKey(shop, order.order_number) },
    sandboxUrl,
  );
}

/** The same order for who may look at it and did not order it. @param orderedBy the name of who did @param mayBuyAgain whether their organization lets others order the same */
export function forColleague(
  order: Order,
  { orderedBy, mayBuyAgain }: { readonly orderedBy: string; readonly mayBuyAgain: boolean },
): Order {
  return {
    ...order,
    orderedBy,
    ...(!mayBuyAgain && { mayBuyAgain }),
    items: order.items.map((item) => ({ ...item, returnable: 0 })),
    shipments: order.shipments.map((shipment) => ({ ...shipment, cancellable: false })),
    abilities: { cancel: false, return: false },
    paymentNeeded: order.paymentNeeded && { ...order.paymentNeeded, checkoutId: null },
  };
}

/** Whether something of an order went on account, or is to: of all others there is nothing to be asked. */
function isOnAccount({ details }: OrderRow): boolean {
  const { holds, isInvoice } = OrderDetails.parse(details);
  return isInvoice === true || holds?.includes('credit') === true;
}

/** An order as whoever places it is answered: it may be looked over yet, and until then nobody promises a day. */
export function beforeTheLook(order: Order): Order {
  return { ...order, shipments: order.shipments.map((shipment) => ({ ...shipment, expectedBy: null })) };
}

/** An order that was placed this moment, or waits for approval since then, as it was written. */
export function viewPlaced(
  { order, ...written }: Pick<Parts, 'order' | 'lines' | 'tenders' | 'shipments'>,
  { state, at: placedAt }: { readonly state: 'PLACED' | 'PENDING_APPROVAL'; readonly at: Date },
): Order {
  const placed = { ...order, state, placed_at: placedAt };
  // Nothing of it has left, so nothing is followed anywhere.
  return view(
    {
      ...written,
      order: placed,
      moves: [],
      events: [{ to_state: state, at: placedAt }],
      returns: [],
      invoices: [],
      today: shopDay(placedAt),
      // What was held just now needs nothing.
      payKey: '',
    },
    '',
  );
}

type Rows<Find extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;
type Parts = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly tenders: readonly TenderRow[];
  readonly moves: readonly MoneyMove[];
  readonly events: Rows<typeof findOrderEvents>;
  readonly shipments: readonly ShipmentRow[];
  readonly returns: Rows<typeof findReturns>;
  readonly invoices: Rows<typeof findInvoicesOfOrder>;
  readonly today: CalendarDate;
  readonly payKey: string;
};

function view({ order, lines, tenders, moves, events, shipments, returns, invoices, today, payKey }: Parts, sandboxUrl: string): Order {
  const there = returnableOf(
    lines,
    shipments,
    returns.flatMap(({ items }) => items),
  );
  const returnable = new Map(there.map(({ line, left }) => [line.line_id, left]));
  const details = OrderDetails.parse(order.details);
  const units = viewReturns(returns, lines);
  const paymentNeeded = paymentNeededOf(order, tenders, payKey);
  const isUnpaid = paymentNeeded !== null;
  return {
    orderNumber: order.order_number,
    status: wireOrderState(order.state) ?? null,
    placedAt: order.placed_at?.toISOString() ?? null,
    email: order.email,
    items: lines.map((line) => ({ ...viewLine(line, details.quote?.number), returnable: returnable.get(line.line_id) ?? 0 })),
    cartSummary: viewSums(order, lines),
    orderPayment: tenders.filter(isOfTheOrder).map((tender) => viewTender(tender, moves)),
    paymentNeeded,
    paid: toDollars(tenders.reduce((sum, tender) => sum + refundableCents(amountsOf(tender)), 0)),
    invoice: invoiceOf(order, tenders, moves),
    accountInvoices: invoices.map((row) => {
      const { invoiceNumber: number, issuedOn, dueOn, amount, open, status } = viewInvoice(row, today);
      return { invoiceNumber: number, issuedOn, dueOn, amount, open, status };
    }),
    addresses: Addresses.parse(order.addresses),
    deliveryGroups: Groups.parse(order.delivery_groups),
    pickupPerson: lines.some(({ delivery_type: type }) => type !== 'STA') ? (details.pickupPerson ?? null) : null,
    futureDeliveryDate: details.futureDeliveryDate ?? null,
    poNumber: details.accounting?.poNumber ?? null,
    poRelease: details.accounting?.poRelease ?? null,
    ...(details.unitName != null && { unitName: details.unitName }),
    budgetCenterName: details.budgetCenterName ?? null,
    ...(details.quote != null && { quoteNumber: details.quote.number }),
    ...(details.budgetCharges != null && { budgetCharges: details.budgetCharges }),
    taxCertificates: (details.taxCertificates ?? []).map(({ state, number, validUntil }) => ({
      state,
      end: certificateEnd(number),
      validUntil,
    })),
    history: events.flatMap(({ to_state: state, at }) => {
      const status = wireOrderState(state);
      return status === undefined ? [] : [{ status, at: at.toISOString() }];
    }),
    wasAsked: details.approval !== undefined,
    shipments: shipments.map((shipment) => ({
      shipmentId: shipment.shipment_id,
      kind: shipment.kind,
      status: wireShipmentState(shipment.state),
      storeNumber: shipment.store_number,
      trackingNumber: shipment.tracking,
      tracking: (shipment.tracking === null ? undefined : trackingOf(shipment.tracking, sandboxUrl)) ?? null,
      heldUntil: shipment.state === 'READY_FOR_PICKUP' ? shipment.held_until : null,
      // Of what a person looks over first, or what waits until it is paid another way, nobody promises a day.
      expectedBy: shipment.state === 'ON_HOLD' || (isUnpaid && shipment.state === 'OPEN') ? null : shipment.promised_for,
      late:
        !(isUnpaid && shipment.state === 'OPEN') &&
        isStillExpected(shipment) &&
        shipment.late_for !== null &&
        shipment.late_for === shipment.promised_for,
      arrivedAt: shipment.arrived_at?.toISOString() ?? null,
      cartItemIds: [...shipment.line_ids],
      cancellable: isCancellable(shipment.state),
      isOnHold: shipment.state === 'ON_HOLD',
      isUncollected: isUncollected(shipment),
    })),
    returns: returns.map((one, index) => ({ ...viewReturn(one, moves), items: units[index] ?? [] })),
    hasReceipt: hasReceipt({
      state: order.state,
      isPlaced: order.placed_at !== null,
      chargedCents: tenders.reduce((sum, tender) => sum + tender.captured_cents, 0),
    }),
    orderedBy: null,
    abilities: {
      cancel: mayCancel(order, shipments),
      return: there.length > 0,
    },
  };
}

function paymentNeededOf({ state }: OrderRow, tenders: readonly TenderRow[], payKey: string): Order['paymentNeeded'] {
  const unrenewed = isUnderWay(state) ? unrenewedOf(tenders) : undefined;
  if (unrenewed === undefined) return null;
  const { cents, since, isUnderWay: isBeingPaid } = unrenewed;
  return { amount: toDollars(cents), until: shopDay(payUntil(since)), checkoutId: payKey, isUnderWay: isBeingPaid };
}

/** An invoice is of what was charged: there is none before, and none for what never was. Orders that were imported tell no moves of money. */
function invoiceOf(order: OrderRow, tenders: readonly TenderRow[], moves: readonly MoneyMove[]): Order['invoice'] {
  // What goes on account is invoiced as it leaves, and not a second time.
  if (tenders.some((tender) => tender.payment_type === 'INVOICE') || !tenders.some((tender) => tender.captured_cents > 0)) return null;
  const [first] = moves.flatMap(({ kind, done_at: at }) => (kind === 'CAPTURE' && at !== null ? [at] : []));
  const issuedAt = first ?? order.placed_at;
  return issuedAt === null ? null : { number: invoiceNumber(order.order_number), issuedAt: issuedAt.toISOString() };
}

function viewReturn(
  { return_id: returnId, refund_cents: cents, reason, at }: Parts['returns'][number],
  moves: readonly MoneyMove[],
): Omit<Order['returns'][number], 'items'> {
  const own = moves.filter((move) => move.return_id === returnId);
  return {
    returnId,
    status: returnStatus(own),
    reason: RETURN_REASONS.find((known) => known === reason) ?? null,
    refund: toDollars(cents),
    refunds: own.map(({ payment_id: id, amount_cents: amountCents }) => ({ id, amount: toDollars(amountCents) })),
    at: at.toISOString(),
  };
}

/** An order of before it has shipments is all there still. */
function mayCancel({ state, origin }: OrderRow, shipments: readonly ShipmentRow[]): boolean {
  if (state === 'PENDING_APPROVAL') return true;
  if (origin === 'IMPORTED' || !isUnderWay(state)) return false;
  return shipments.length === 0 || shipments.some((shipment) => isCancellable(shipment.state));
}

function viewLine(line: OrderLineRow, quoteNumber: string | undefined): Omit<Order['items'][number], 'returnable'> {
  const details = LineDetails.parse(line.details);
  const personalization = personalizationOf(line);
  return {
    cartItemId: line.line_id,
    parentCartItemId: line.parent_line_id,
    itemId: line.item_id,
    name: line.name,
    url: `/product_${line.item_id}`,
    image: details.picture == null ? null : pictureOf(details.picture),
    qty: line.qty,
    priceInfo: {
      ...(details.wasCents != null && { wasPricePerUnit: toDollars(details.wasCents) }),
      basePricePerUnit: toDollars(line.unit_cents),
      basePrice: toDollars(line.base_cents),
      finalPrice: toDollars(line.final_cents),
      finalPriceBeforeBasketCoupons: toDollars(ownCentsOf(line)),
      ...(details.quoted != null &&
        quoteNumber !== undefined && {
          quoted: { qty: details.quoted.qty, pricePerUnit: toDollars(details.quoted.unitCents), quoteNumber },
        }),
    },
    ...(details.savings != null && { savings: details.savings.map(({ label, cents }) => ({ label, amount: toDollars(cents) })) }),
    deliveryType: line.delivery_type,
    levelOfService: details.levelOfService ?? null,
    minDeliveryDate: details.minDeliveryDate ?? null,
    maxDeliveryDate: details.maxDeliveryDate ?? null,
    ...(personalization !== undefined && { personalization: personalLines(personalization) }),
    ...(details.budgetCenterName != null && { budgetCenterName: details.budgetCenterName }),
  };
}

function viewTender(tender: TenderRow, moves: readonly MoneyMove[]): Order['orderPayment'][number] {
  return {
    ...viewPayment({
      id: tender.payment_id,
      paymentType: tender.payment_type,
      walletCardId: tender.wallet_card_id,
      brand: tender.brand,
      lastFour: tender.last_four,
      expiryMonth: tender.expiry_month,
      expiryYear: tender.expiry_year,
      nickname: tender.nickname,
    }),
    amountApplied: toDollars(tender.amount_cents - tender.unneeded_cents),
    addedToOrder: true,
    money: tenderMoney(tender, moves),
  };
}

const SUMS = [
  'cartSubTotal',
  'cartSubTotalAfterCoupons',
  'cartSubTotalAfterPriorityTwoCoupons',
  'cartSubTotalExcludingCheckoutOnlyCoupons',
  'preTaxSubTotal',
  'ordTotal',
  'balanceOrdTotal',
  'totalTax',
  'shipFee',
  'cartModeShipFee',
  'surchargeFee',
  'dasFee',
  'totalShipHandlFee',
  'handlingFee',
  'surchargeFeePerUnit',
  'finalMembershipSavings',
  'saleSavings',
  'volumeSavings',
  'quoteSavings',
  'instantCouponSavings',
] as const;

function viewSums(order: OrderRow, lines: readonly OrderLineRow[]): Order['cartSummary'] {
  const cents = Amounts.parse(order.summary);
  const sums = Object.fromEntries(SUMS.flatMap((name) => (cents[name] === undefined ? [] : [[name, toDollars(cents[name])]])));
  const amount = (name: string) => toDollars(cents[name] ?? 0);
  return {
    ...sums,
    attributes: {
      smallOrderFee: amount('smallOrderFee'),
      furnitureServiceFee: amount('furnitureServiceFee'),
      sameDayFee: amount('sameDayFee'),
      couponTotal: amount('couponTotal'),
      rewardsApplied: amount('rewardsApplied'),
    },
    explanation: orderBill(cents, billed(order, lines)).map(viewStep),
  };
}

function billed({ addresses, details }: OrderRow, lines: readonly OrderLineRow[]): BilledOrder {
  const { coupons, savings, taxCertificates, isTaxExempt, quote } = OrderDetails.parse(details);
  return {
    isShipped: lines.some(({ delivery_type: type, is_physical: isPhysical }) => type === 'STA' && isPhysical),
    zip: Addresses.parse(addresses).find(({ type }) => type === 'S' || type === 'SB')?.zipCode ?? '',
    coupons: coupons ?? [],
    savings: savings ?? undefined,
    ...(quote != null && { quoteLabel: quoteLabel(quote.number) }),
    isTaxExempt: isTaxExempt ?? (taxCertificates ?? []).length > 0,
  };
}
