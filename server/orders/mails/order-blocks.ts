import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { mailedAddress } from '#domain/orders/words/mailed-address.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { waysOf } from '#domain/orders/handing/ways.ts';
import { orderBillLines, orderSavings } from '#domain/orders/bill/order-bill-lines.ts';
import { regularEachText, rowEachText, rowPriceOf, rowSavedText } from '#domain/orders/bill/row-price.ts';
import { payLaterSchedule } from '#domain/orders/words/pay-later-words.ts';
import { isIncluded, rowAmountText } from '#domain/orders/words/row-amount.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { netLabel } from '#domain/orders/words/on-account.ts';
import { tenderStory } from '#domain/orders/words/tender-story.ts';
import { recipientsOf } from '#domain/personalization/personalization.ts';
import { hoursLines } from '#domain/stores/hours-text.ts';
import type { MailBlock, MailItem } from '../../gateways/mail-design/mail-content.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import type { Store } from '../../stores/index.ts';

export type Item = Order['items'][number];
export type Shipment = Order['shipments'][number];
/** Our stores as they are now, by number: an order knows their address alone. */
export type Stores = ReadonlyMap<string, Pick<Store, 'hours' | 'phone'>>;
type Sums = Extract<MailBlock, { kind: 'SUMS' }>;
type Facts = Extract<MailBlock, { kind: 'FACTS' }>['facts'];

export function itemsOf(order: Order, ids: readonly string[]): Item[] {
  const wanted = new Set(ids);
  return order.items.filter((item) => wanted.has(item.cartItemId));
}

/** With its number and its price, and with what it is to say or whom it is for: whoever ordered sees it once more before it is made or sent. */
export function named(item: Item): MailItem {
  const { itemId, name, qty, parentCartItemId, personalization = [] } = item;
  const isPaidWithAnother = isIncluded(parentCartItemId, rowPriceOf(item).amount);
  const saved = isPaidWithAnother ? [] : [rowSavedText(item), regularEachText(item)].filter((text) => text !== undefined);
  return {
    name,
    qty,
    notes: [
      isPaidWithAnother ? `Item ${itemId}` : `Item ${itemId} · ${rowEachText(item)}`,
      ...(saved.length === 0 ? [] : [saved.join(' · ')]),
      ...personalization.map(({ label, text }) => `${label}: ${unlinked(text)}`),
    ],
  };
}

/** With what it costs by itself: the same in every mail, on the order's page and on its papers. */
export function priced(item: Item): MailItem {
  return { ...named(item), amount: rowAmountText(item.parentCartItemId, rowPriceOf(item).amount) };
}

/** The bill below all rows of an order, and with what it is paid. */
export function billBlocks(order: Order): MailBlock[] {
  const saved = orderSavings(order);
  return [
    {
      kind: 'SUMS',
      title: 'Your total',
      sums: [
        ...orderBillLines(order).map(({ label, amount }) => ({ label, amount })),
        { label: 'Total', amount: formatDollars(order.cartSummary.ordTotal), isTotal: true },
        ...(saved > 0 ? [{ label: 'You saved', amount: formatDollars(saved) }] : []),
      ],
    },
    {
      kind: 'SUMS',
      title: 'Payment',
      sums: order.orderPayment.map((tender) => ({ label: tenderEnding(tender), amount: formatDollars(tender.amountApplied) })),
    },
    ...order.orderPayment.flatMap((tender): MailBlock[] => {
      const schedule = payLaterSchedule(tender, order);
      return schedule === undefined ? [] : [{ kind: 'FACTS', facts: [{ label: `You pay ${tenderEnding(tender)}`, lines: [schedule] }] }];
    }),
  ];
}

/** What became of what each tender was to pay. */
export function moneyStories(order: Order): Sums {
  const { orderPayment: tenders } = order;
  const storyOf = ({ money, paymentType }: Order['orderPayment'][number]) => tenderStory(money, paymentType, waysOf(order)).join('; ');
  return { kind: 'SUMS', title: 'Your money', sums: tenders.map((tender) => ({ label: tenderEnding(tender), amount: storyOf(tender) })) };
}

/** The same with what is paid for the order after that. */
export function settledMoney(order: Order): MailBlock {
  const stories = moneyStories(order);
  return { ...stories, sums: [...stories.sums, { label: netLabel(order), amount: formatDollars(order.paid), isTotal: true }] };
}

/** In the place of an address that nobody should read in a mail of ours. */
const ON_ITS_PAGE = 'The address on your order’s page';

/** Where an order goes, or one shipment of it; of a store also how to call it and, before the pickup, when it is open. */
export function placesOf(order: Order, stores: Stores, shipment?: Shipment): Facts {
  const { hasParcels, hasPickups, hasEmails } = waysOf(shipment === undefined ? order : { ...order, shipments: [shipment] });
  const isThere = shipment !== undefined && shipment.arrivedAt !== null;
  const shipTo = hasParcels ? order.addresses.find(({ type }) => type === 'S' || type === 'SB') : undefined;
  const own = order.addresses.filter(
    ({ type, storeNumber }) => hasPickups && type === 'ST' && (shipment === undefined || storeNumber === shipment.storeNumber),
  );
  const lines = (address: Order['addresses'][number]) => [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)];
  return [
    ...(shipTo === undefined ? [] : [{ label: 'Deliver to', lines: (mailedAddress(shipTo) ?? [ON_ITS_PAGE]).map(unlinked) }]),
    ...(hasEmails ? [{ label: 'By email to', lines: emailedTo(order, shipment) }] : []),
    ...own.flatMap((address) => {
      const store = stores.get(address.storeNumber ?? '');
      const hours = store === undefined ? [] : hoursLines(store.hours).map(({ days, hours: open }) => `${days}: ${open}`);
      return [
        { label: isThere ? 'Picked up at' : 'Pick up at', lines: [...lines(address), ...address.phones.slice(0, 1).map(phoneText)] },
        ...(isThere || hours.length === 0 ? [] : [{ label: 'Store hours', lines: hours }]),
      ];
    }),
  ];
}

/** Who gets what is emailed, of an order or of one shipment: those it is a gift for, else whoever ordered. */
export function emailedTo(order: Order, shipment?: Shipment): string[] {
  const recipients = recipientsOf(shipment === undefined ? order.items : itemsOf(order, shipment.cartItemIds));
  return recipients.length === 0 ? [order.email] : recipients;
}

/** The number of a parcel with its carrier, and the way to where it is followed; nothing as long as it has none. */
export function trackingBlocks({ trackingNumber, tracking }: Shipment): MailBlock[] {
  if (trackingNumber === null) return [];
  return [
    {
      kind: 'FACTS',
      facts: [{ label: 'Tracking number', lines: [`${trackingNumber}${tracking === null ? '' : ` (${tracking.carrier})`}`] }],
    },
    ...(tracking === null ? [] : [{ kind: 'WAY' as const, text: 'Track your package', link: tracking.url, isMain: true }]),
  ];
}
