import { tenderName } from '#domain/payment/cards/card-display.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { z } from 'zod';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { tenderStory } from '#domain/payment/tender-story.ts';
import type { Order } from '#contracts/orders.ts';
import type { Shop } from '../../shop.ts';
import { findOrder } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { composeMail, type OrderMail } from './mail-parts.ts';

const Payload = z.object({ orderNumber: z.string(), shipmentId: z.string().optional(), returnId: z.string().optional() });
type About = z.infer<typeof Payload> & { readonly order: Order; readonly brandName: string };

/** Makes a mail of what happened to an order; undefined when there is nothing to write about. */
type Writer = (about: About) => OrderMail | undefined;

/** A handler of events that writes to whoever ordered. A repeat replaces its own mail. */
export function orderMail(write: Writer): (shop: Shop, payload: unknown, partId: string) => Promise<void> {
  return async (shop, payload, messageId) => {
    const about = Payload.parse(payload);
    const [row] = await findOrder(shop.database, [about.orderNumber]);
    if (row === undefined) throw new Error(`There is no order ${about.orderNumber} to write about.`);
    const order = await viewOrder(shop, row);
    const mail = write({ ...about, order, brandName: shop.settings.brandName });
    if (mail !== undefined) await shop.mail.send(composeMail(shop, { messageId, order, row }, mail));
  };
}

export const confirmation: Writer = ({ order, brandName }) => ({
  subject: `Your ${brandName} order ${order.orderNumber}`,
  heading: 'Thank you for your order',
  said: [`Thank you for your order ${order.orderNumber}.`],
  groups: order.deliveryGroups.map((group) => ({ title: group.title, items: itemsOf(order, group.cartItemIds) })),
  isBill: true,
  sums: [
    ...billLines(order.cartSummary).map(({ label, amount }): [string, string] => [label, amount]),
    ['Total', formatDollars(order.cartSummary.ordTotal)],
    ...order.orderPayment.map((tender): [string, string] => [nameOf(tender), formatDollars(tender.amountApplied)]),
  ],
});

export const givenUp: Writer = ({ order }) => ({
  subject: `Order ${order.orderNumber}: not placed`,
  heading: 'Your order was not placed',
  said: [
    'Your order was not placed, and nothing was charged: your payment did not go through.',
    'If your bank shows an amount, it goes away by itself within a few days. To try again, place the order from your cart.',
  ],
  groups: [{ title: 'Not ordered', items: order.items }],
  sums: [],
});

export const shipped: Writer = (about) =>
  aboutShipment(about, (shipment) => ({
    heading: 'Your order is on its way',
    said: [
      shipment.trackingNumber === null
        ? 'Your package has shipped.'
        : `Your package has shipped. Tracking number: ${shipment.trackingNumber}.`,
      'We have charged your payment for what is in it.',
    ],
  }));

export const readyForPickup: Writer = (about) =>
  aboutShipment(about, (shipment) => ({
    heading: 'Your order is ready for pickup',
    said: [`Your items are waiting for you at store ${shipment.storeNumber ?? ''}. Please bring your order number and a photo ID.`],
  }));

export const delivered: Writer = (about) =>
  aboutShipment(about, ({ kind }) =>
    kind === 'EMAIL' ? undefined : { heading: 'Your order has arrived', said: ['A package with your items has been delivered.'] },
  );

export const cancelled: Writer = ({ order }) => ({
  subject: `Order ${order.orderNumber}: canceled`,
  heading: order.status === 'CANCELLED' ? 'Your order is canceled' : 'Some of your items are canceled',
  said: ['You are not charged for these items. It can take a few days until your bank shows it.'],
  groups: [
    {
      title: 'Canceled',
      items: order.shipments.filter(({ status }) => status === 'CANCELLED').flatMap(({ cartItemIds }) => itemsOf(order, cartItemIds)),
    },
  ],
  sums: order.orderPayment.map((tender) => [nameOf(tender), storyOf(tender)]),
});

export const returned: Writer = ({ order, returnId }) => {
  const taken = order.returns.find((one) => one.returnId === returnId);
  if (taken === undefined) return undefined;
  return {
    subject: `Order ${order.orderNumber}: your refund`,
    heading: 'Your refund is on its way',
    said: [`We are refunding ${formatDollars(taken.refund)} to what you paid with. Cards can take a few days to show it.`],
    groups: [
      {
        title: 'Returned',
        items: taken.items.flatMap(({ cartItemId, qty }) => itemsOf(order, [cartItemId]).map((item) => ({ ...item, qty }))),
      },
    ],
    sums: [],
  };
};

function aboutShipment(
  { order, shipmentId }: About,
  say: (shipment: Order['shipments'][number]) => Pick<OrderMail, 'heading' | 'said'> | undefined,
): OrderMail | undefined {
  const shipment = order.shipments.find((one) => one.shipmentId === shipmentId);
  const said = shipment && say(shipment);
  if (shipment === undefined || said === undefined) return undefined;
  return {
    ...said,
    subject: `Order ${order.orderNumber}: ${said.heading.toLowerCase()}`,
    groups: [{ title: shipment.kind === 'PICKUP' ? 'In this pickup' : 'In this package', items: itemsOf(order, shipment.cartItemIds) }],
    sums: [],
  };
}

function itemsOf(order: Order, ids: readonly string[]): Order['items'] {
  const wanted = new Set(ids);
  return order.items.filter((item) => wanted.has(item.cartItemId));
}

function storyOf({ money, paymentType }: Order['orderPayment'][number]): string {
  return tenderStory(money, isStoredValue(paymentType)).join('; ');
}

function nameOf({ paymentType, brand, lastFourDigit }: Order['orderPayment'][number]): string {
  const name = tenderName({ paymentType, brand });
  return lastFourDigit === '' ? name : `${name} ending in ${lastFourDigit}`;
}
