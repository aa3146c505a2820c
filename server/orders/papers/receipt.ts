import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { PO_LABELS, purchaseOrderText } from '#domain/checkout/po-number.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { waysOf } from '#domain/orders/handing/ways.ts';
import { orderBillLines, orderSavings } from '#domain/orders/bill/order-bill-lines.ts';
import { savingReasons } from '#domain/orders/bill/kept-savings.ts';
import { regularEachText, rowPriceOf, rowSavedText } from '#domain/orders/bill/row-price.ts';
import { certificateText } from '#domain/orders/words/certificate-words.ts';
import { leaves } from '#domain/orders/words/charge-words.ts';
import { isOnAccount, netLabel } from '#domain/orders/words/on-account.ts';
import { statusText } from '#domain/orders/words/order-words.ts';
import { isIncluded, rowAmountText } from '#domain/orders/words/row-amount.ts';
import { shipmentStatusText, shipmentTitle } from '#domain/orders/words/shipment-words.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { tenderStory, type TenderMoney } from '#domain/orders/words/tender-story.ts';
import type { Merchant } from '../../config/settings.ts';
import type { Fact, Paper, PaperBlock, Sum } from '../../gateways/pdf/paper.ts';
import { dayOf } from './paper-words.ts';
import { returnsOf } from './returns-table.ts';

/** A receipt says what was paid for an order so far, an invoice what is billed for it: the same facts under another name. */
export type BillKind = 'RECEIPT' | 'INVOICE';

export type PaperOf = {
  readonly order: Order;
  readonly brandName: string;
  readonly accent: string;
  /** Where the shop is found. */
  readonly origin: string;
  readonly merchant: Merchant;
  readonly at: Date;
};

const NAMES: Record<BillKind, string> = { RECEIPT: 'Receipt', INVOICE: 'Invoice' };

/**
 * The bill of an order that was placed: what was ordered, what it comes to, and what became of the money. Undefined for an invoice of an order for
 * which nothing was ever charged: there is none.
 */
export function billOf(kind: BillKind, { order, brandName, accent, origin, merchant, at }: PaperOf): Paper | undefined {
  if (kind === 'INVOICE' && order.invoice === null) return undefined;
  const number = kind === 'INVOICE' ? order.invoice?.number : undefined;
  const title = number === undefined ? `${NAMES[kind]} for order ${order.orderNumber}` : `${NAMES[kind]} ${number}`;
  return {
    title,
    heading: number === undefined ? NAMES[kind] : title,
    brandName,
    accent,
    at,
    foot: `${brandName} · ${title} · as of ${dayOf(at)}`,
    blocks: [
      {
        kind: 'FACTS',
        facts: kind === 'INVOICE' && order.invoice !== null ? invoiceFacts(order, order.invoice, merchant) : receiptFacts(order, merchant),
      },
      itemsOf(order),
      { kind: 'SUMS', sums: sumsOf(order) },
      ...paymentOf(order),
      ...returnsOf(order),
      {
        kind: 'LINES',
        lines: [
          `Questions? See this order at ${origin}/account/orders/${order.orderNumber}, or write to ${SHOP_EMAIL} with the order number.`,
        ],
      },
    ],
  };
}

function receiptFacts(order: Order, merchant: Merchant): Fact[] {
  return [soldBy(merchant), billedTo(order), ...handingFacts(order, 'Deliver to'), orderFact(order), ...bookedFacts(order)];
}

function invoiceFacts(order: Order, { number, issuedAt }: NonNullable<Order['invoice']>, merchant: Merchant): Fact[] {
  return [
    soldBy(merchant),
    billedTo(order),
    ...handingFacts(order, 'Ship to'),
    { label: 'Invoice number and date', lines: [number, dayOf(issuedAt)] },
    orderFact(order),
    { label: 'Terms', lines: [termsOf(order)] },
    ...bookedFacts(order),
  ];
}

/** Who sells, with what identifies them. */
export function soldBy({ name, address, taxId }: Merchant): Fact {
  return { label: 'Sold by', lines: [name, ...address, ...(taxId === undefined ? [] : [taxId])] };
}

/** Who pays, with the email to which the order's mails go. */
export function billedTo(order: Order): Fact {
  const { shipTo, billTo } = placesOf(order);
  const billed = billTo ?? shipTo;
  return { label: 'Bill to', lines: [...(billed === undefined ? [] : nameAndLines(billed)), order.email] };
}

/** The number of an order, when it was placed and how far it is. */
function orderFact({ orderNumber, placedAt, status }: Order): Fact {
  return {
    label: 'Order number',
    lines: [orderNumber, ...(placedAt === null ? [] : [`Placed ${dayOf(placedAt)}`]), statusText(status ?? 'CONFIRMING')],
  };
}

/** Where it goes and where it is picked up. */
export function handingFacts(order: Order, label: string): Fact[] {
  const { shipTo } = placesOf(order);
  const stores = order.addresses.filter(({ type }) => type === 'ST');
  return [
    ...(shipTo === undefined ? [] : [{ label, lines: nameAndLines(shipTo) }]),
    ...stores.map((store) => ({ label: 'Pick up at', lines: [...nameAndLines(store), ...store.phones.slice(0, 1).map(phoneText)] })),
  ];
}

/** Under which numbers its buyer books it, and which budgets paid for it. */
function bookedFacts({ poNumber, poRelease, unitName, quoteNumber, budgetCenterName, budgetCharges, taxCertificates }: Order): Fact[] {
  const booked = purchaseOrderText(poNumber, poRelease);
  return [
    ...(booked === undefined ? [] : [{ label: PO_LABELS.poNumber, lines: [booked] }]),
    ...(unitName === undefined ? [] : [{ label: 'Ordered for', lines: [unitName] }]),
    ...(quoteNumber === undefined ? [] : [{ label: 'Quote', lines: [quoteNumber] }]),
    ...(budgetCenterName === null ? [] : [{ label: 'Budget Center', lines: budgetCharges ?? [budgetCenterName] }]),
    ...(taxCertificates.length === 0 ? [] : [{ label: 'Tax exempt', lines: taxCertificates.map(certificateText) }]),
  ];
}

/** With what it was paid, and what is still to be: 'Paid by Visa ending in 4242'. */
function termsOf(order: Order): string {
  const { orderPayment: tenders } = order;
  const paid = tenders.filter(({ money }) => money.charged > 0).map((tender) => tenderEnding(tender));
  const isOpen = tenders.some(({ money }) => money.held > 0);
  const rest = `the rest is charged when ${leaves(waysOf(order), 'it')}`;
  return [`Paid by ${paid.join(' and ')}`, ...(isOpen ? [rest] : [])].join('; ');
}

function placesOf(order: Order) {
  const ofType = (...types: readonly string[]) => order.addresses.find(({ type }) => types.includes(type));
  return { shipTo: waysOf(order).hasParcels ? ofType('S', 'SB') : undefined, billTo: ofType('B', 'SB') };
}

/** A name and the address below it, a line each. */
export function nameAndLines(address: Order['addresses'][number]): string[] {
  return [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)].filter((line) => line !== '');
}

function itemsOf(order: Order): PaperBlock {
  const shipmentOf = new Map(order.shipments.flatMap((shipment) => shipment.cartItemIds.map((id) => [id, shipment])));
  const returned = new Map<string, number>();
  for (const { cartItemId, qty } of order.returns.flatMap(({ items }) => items))
    returned.set(cartItemId, (returned.get(cartItemId) ?? 0) + qty);
  return {
    kind: 'TABLE',
    heading: 'Items',
    columns: [
      { name: 'Item', share: 56, align: 'start' },
      { name: 'Quantity', share: 12, align: 'end' },
      { name: 'Price each', share: 16, align: 'end' },
      { name: 'Amount', share: 16, align: 'end' },
    ],
    rows: order.items.flatMap((item) => {
      const { cartItemId, parentCartItemId, itemId, name, qty, budgetCenterName, personalization = [] } = item;
      const shipment = shipmentOf.get(cartItemId);
      const back = returned.get(cartItemId) ?? 0;
      const { each, off, amount, parts } = rowPriceOf(item);
      const isPart = isIncluded(parentCartItemId, amount);
      const notes = [
        `Item ${itemId}`,
        ...(parts === undefined || isPart ? [] : [parts]),
        ...(budgetCenterName === undefined ? [] : [`Budget Center: ${budgetCenterName}`]),
        ...(shipment === undefined || order.shipments.length === 1
          ? []
          : [`${shipmentTitle(shipment, order)}: ${shipmentStatusText(shipment)}`]),
        ...(back > 0 ? [`${back.toLocaleString('en-US')} returned`] : []),
        ...(isPart || off > 0 ? [] : [rowSavedText(item), regularEachText(item)].filter((text) => text !== undefined)),
        ...personalization.map(({ label, text }) => `${label}: ${text}`),
      ];
      const row = {
        cells: [
          name,
          qty.toLocaleString('en-US'),
          isPart || each === undefined ? '' : formatDollars(each),
          rowAmountText(parentCartItemId, amount + off),
        ],
        note: notes.join(' · '),
      };
      return off === 0
        ? [row]
        : [
            row,
            { cells: [`Savings on item ${itemId}`, '', '', formatDollars(-off)], note: savingReasons(item.savings ?? []) || undefined },
          ];
    }),
  };
}

function sumsOf(order: Order): Sum[] {
  const saved = orderSavings(order);
  return [
    ...orderBillLines(order).map(({ label, amount }) => ({ label, amount })),
    { label: 'Order total', amount: formatDollars(order.cartSummary.ordTotal), isTotal: true },
    ...(saved > 0 ? [{ label: 'You saved', amount: formatDollars(saved) }] : []),
  ];
}

/** What is said of what was taken where some went on account. */
function chargedOnAccount(only: Order['orderPayment'][number] | undefined): string {
  return only === undefined ? 'Charged and invoiced' : `Invoiced (${tenderEnding(only)})`;
}

/** What is held until an order leaves: on hold is a card; what goes on account is not invoiced yet. */
function heldLabel(only: Order['orderPayment'][number] | undefined, onAccount: boolean, when: string): string {
  const words = onAccount ? `To be invoiced ${when}` : `On hold, charged ${when}`;
  return only === undefined ? words : `${tenderEnding(only)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** What each tender was to pay and what became of that, and where all of them stand. Of one alone the sums say all. */
function paymentOf(order: Order): PaperBlock[] {
  const { orderPayment: tenders, paid } = order;
  const ways = waysOf(order);
  if (tenders.length === 0) return [];
  const sumOf = (name: keyof TenderMoney) => tenders.reduce((sum, { money }) => sum + Math.round(money[name] * 100), 0) / 100;
  const [only] = tenders.length === 1 && sumOf('releasing') + sumOf('released') === 0 ? tenders : [];
  const onAccount = isOnAccount(order);
  const stands: readonly (readonly [label: string, amount: number])[] = [
    [onAccount ? chargedOnAccount(only) : only === undefined ? 'Charged' : `Charged to ${tenderEnding(only)}`, sumOf('charged')],
    [onAccount ? 'Refunded or credited' : 'Refunded', -sumOf('refunded')],
  ];
  const open: readonly (readonly [label: string, amount: number])[] = [
    ['Refund on its way', sumOf('refunding') + sumOf('refundFailed')],
    [heldLabel(only, onAccount, `when ${leaves(ways, 'it')}`), sumOf('held')],
  ];
  const shown = (sums: typeof stands) =>
    sums.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount: formatDollars(amount) }));
  const sums = [
    ...shown(stands),
    { label: onAccount ? netLabel(order) : 'Paid to date', amount: formatDollars(paid), isTotal: true },
    ...shown(open),
  ];
  if (only !== undefined) return [{ kind: 'SUMS', heading: 'Payment', sums }];
  return [
    {
      kind: 'TABLE',
      heading: 'Payment',
      columns: [
        { name: 'Paid with', share: 34, align: 'start' },
        { name: 'What happened', share: 50, align: 'start' },
        { name: 'Amount', share: 16, align: 'end' },
      ],
      rows: tenders.map((tender) => ({
        cells: [tenderEnding(tender), tenderStory(tender.money, tender.paymentType, ways).join('; '), formatDollars(tender.amountApplied)],
      })),
      sums,
    },
  ];
}
