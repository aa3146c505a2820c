import { z } from 'zod';
import type { Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { waysOf } from '#domain/orders/handing/ways.ts';
import { isPostageOurs } from '#domain/orders/handing/return-postage.ts';
import { cameToNothing, isUnderWay } from '#domain/orders/order-states.ts';
import { linkDoes } from '#domain/orders/words/link-words.ts';
import { canceledMoneyText, uncollectedText } from '#domain/orders/words/canceled-words.ts';
import { chargedText, isOnAccount, paidWhenText, refundingText } from '#domain/orders/words/on-account.ts';
import { BEING_CHECKED, onHoldText } from '#domain/orders/words/on-hold.ts';
import { statusText } from '#domain/orders/words/order-words.ts';
import { refundLines } from '#domain/orders/bill/refund-lines.ts';
import { payByText, unrenewedText, UNPAID_TEXT } from '#domain/orders/words/payment-needed-words.ts';
import { returnNumber } from '#domain/orders/words/return-words.ts';
import { storeName } from '#domain/orders/words/shipment-words.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { giftsAmong, recipientsOf } from '#domain/personalization/personalization.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { MailBlock } from '../../gateways/mail-design/mail-content.ts';
import { giveBack } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { findShipments } from '../fulfilment/shipment.repository.ts';
import { EXPIRED_TEXT } from '#domain/approvals/approval-words.ts';
import { findOrder } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { lookOver } from '../screening/look-over.ts';
import { mailToBuyer, labelLinkOf, receiptLinkOf } from './mail-parts.ts';
import type { OrderMail } from './order-mail.ts';
import { roomInMailbox } from './mailbox-room.ts';
import {
  billBlocks,
  emailedTo,
  itemsOf,
  moneyStories,
  named,
  placesOf,
  priced,
  settledMoney,
  trackingBlocks,
  type Shipment,
  type Stores,
} from './order-blocks.ts';

const Payload = z.object({
  orderNumber: z.string(),
  shipmentId: z.string().optional(),
  returnId: z.string().optional(),
  expectedBefore: z.string().optional(),
  isRefused: z.boolean().optional(),
  isExpired: z.boolean().optional(),
  isOverdue: z.boolean().optional(),
  isUnpaid: z.boolean().optional(),
  uncollected: z.string().optional(),
});
type About = z.infer<typeof Payload> & {
  readonly order: Order;
  readonly brandName: string;
  readonly stores: Stores;
  /** Where the label of a return is. */
  readonly labelLink: (returnId: string) => string;
  readonly receiptLink: string;
  /** What the shipment that the mail is about comes to, with its fees, in dollars; absent where it is about none. */
  readonly shipmentDollars: number | undefined;
};

/** Makes a mail of what happened to an order; undefined when there is nothing to write about. */
type Writer = (about: About) => OrderMail | undefined;

type Handler = (shop: Shop, payload: unknown, partId: string) => Promise<void>;

/** A handler of events that writes to whoever ordered. A repeat replaces its own mail. */
export function orderMail(write: Writer): Handler {
  return async (shop, payload, messageId) => {
    const { mail } = await written(shop, write, { payload, messageId });
    if (mail !== undefined) await shop.mail.send(mail);
  };
}

/** The mail of an order that was placed. It is looked over first: of one that is on hold no day is named. */
export function confirmationMail(): Handler {
  const send = boundedOrderMail(confirmation);
  return async (shop, payload, messageId) => {
    await lookOver(shop, Payload.parse(payload).orderNumber);
    await send(shop, payload, messageId);
  };
}

/**
 * The same for what happens without anybody's money: a mailbox that nobody has shown to be theirs gets only so many of these (`ORDER_MAILBOX`),
 * or strangers would fill it. Orders are placed, canceled and returned all the same, and their pages say so.
 */
export function boundedOrderMail(write: Writer): Handler {
  return async (shop, payload, messageId) => {
    const { mail, row } = await written(shop, write, { payload, messageId });
    const room = mail && (await roomInMailbox(shop, row));
    if (mail === undefined || room?.ok === false) return;
    try {
      await shop.mail.send(mail);
    } catch (error) {
      if (room !== undefined) await giveBack(shop, room);
      throw error;
    }
  };
}

async function written(shop: Shop, write: Writer, { payload, messageId }: { payload: unknown; messageId: string }) {
  const about = Payload.parse(payload);
  const [row] = await findOrder(shop.database, [about.orderNumber]);
  if (row === undefined) throw new Error(`There is no order ${about.orderNumber} to write about.`);
  const order = await viewOrder(shop, row);
  const shipments = about.shipmentId === undefined ? [] : await findShipments(shop.database, [about.orderNumber]);
  const shipment = shipments.find((one) => one.shipment_id === about.shipmentId);
  const receiptLink = receiptLinkOf(shop, row);
  const plain = write({
    ...about,
    order,
    brandName: shop.settings.brandName,
    stores: await shop.stores.all(),
    labelLink: (returnId) => labelLinkOf(shop, row, returnId),
    receiptLink,
    shipmentDollars: shipment && toDollars(shipment.goods_cents + shipment.fees_cents),
  });
  return { row, mail: plain && (await mailToBuyer(shop, { messageId, order, row }, plain)) };
}

const confirmation: Writer = ({ order, brandName, stores }) => {
  const isHeld = order.shipments.some(({ isOnHold }) => isOnHold);
  const ways = waysOf(order);
  return {
    subject: isHeld ? `We’re checking your order ${order.orderNumber}` : `Your ${brandName} order ${order.orderNumber}`,
    preview: `We have your order of ${formatDollars(order.cartSummary.ordTotal)}. Here is what happens next.`,
    heading: isHeld ? 'We’re checking your order' : 'Thank you for your order',
    blocks: [
      { kind: 'SAID', lines: [`${isHeld ? onHoldText(ways) : nextText(order)} ${paidWhen(order)}`] },
      // Of what is looked over first nobody promises a day.
      ...(isHeld
        ? [{ kind: 'ITEMS' as const, title: 'Your items', items: order.items.map(priced) }]
        : order.deliveryGroups.map(({ title, cartItemIds }): MailBlock => ({
            kind: 'ITEMS',
            title,
            items: itemsOf(order, cartItemIds).map(priced),
          }))),
      ...billBlocks(order),
      { kind: 'FACTS', facts: placesOf(order, stores) },
    ],
  };
};

/** What its buyer hears of next. */
function nextText(order: Order): string {
  const { hasParcels, hasPickups } = waysOf(order);
  if (hasParcels) return 'We’ll email you when it ships.';
  if (hasPickups) return 'We’ll email you when it’s ready for pickup.';
  const to = emailedTo(order);
  return `We’ll email it to ${to.length === 1 && to[0] === order.email ? 'you' : to.join(', ')}.`;
}

/** When an order is charged, said of what is in it alone. */
function paidWhen(order: Order): string {
  return paidWhenText(order, waysOf(order));
}

/** An order that was looked over goes on: now there is a day. */
export const released: Writer = ({ order, stores }) => {
  const going = order.shipments.filter(({ status }) => !['CANCELLED', 'RETURNED'].includes(status));
  if (going.length === 0) return undefined;
  return {
    subject: `Order ${order.orderNumber}: confirmed`,
    preview: 'We’ve checked your order, and it’s going ahead.',
    heading: 'Your order is confirmed',
    blocks: [
      { kind: 'SAID', lines: [`We’ve checked your order, and it’s going ahead. Thank you for waiting. ${paidWhen(order)}`] },
      ...going.map((shipment): MailBlock => ({
        kind: 'ITEMS',
        title: dayTitle(shipment),
        items: itemsOf(order, shipment.cartItemIds).map(priced),
      })),
      ...billBlocks(order),
      { kind: 'FACTS', facts: placesOf(order, stores) },
    ],
  };
};

function dayTitle({ kind, expectedBy }: Shipment): string {
  if (kind === 'EMAIL') return 'Sent by email';
  const day = expectedBy === null ? '' : ` by ${dateText(expectedBy)}`;
  return kind === 'PICKUP' ? `Ready for pickup${day}` : `Delivered${day}`;
}

/** For a guest who has lost our mails: what was ordered, where it stands, and the way to all that can be done with it, which every mail of an order has. Of days and plans that may be over it says nothing. */
export const linkAgain: Writer = ({ order, stores }) => {
  const status = order.status ?? 'CONFIRMING';
  const stands = order.shipments.some(({ isOnHold }) => isOnHold) ? BEING_CHECKED : statusText(status);
  const { cancel: mayCancel, return: mayReturn } = order.abilities;
  const isGoing = status !== 'CONFIRMING' && isUnderWay(status);
  return {
    subject: `Your link to order ${order.orderNumber}`,
    preview: `Open your order. It stands at: ${stands}.`,
    heading: 'Here is the link to your order',
    blocks: [
      {
        kind: 'SAID',
        lines: [
          `Follow the link below to ${linkDoes({ mayCancel, mayReturn, hasReceipt: order.hasReceipt })}.`,
          'You get this because someone asked for it with your order number and this email. If it was not you, there is nothing to do: only this mailbox has the link.',
        ],
      },
      { kind: 'FACTS', facts: [{ label: 'Status', lines: [stands] }] },
      { kind: 'ITEMS', title: 'Your items', items: order.items.map(priced) },
      ...(status !== 'CONFIRMING' && cameToNothing(status) ? [] : billBlocks(order).slice(0, 1)),
      ...(order.orderPayment.length === 0 ? [] : [moneyStories(order)]),
      ...(isGoing ? [{ kind: 'FACTS' as const, facts: placesOf(order, stores) }] : []),
    ],
  };
};

export const givenUp: Writer = ({ order }) => ({
  subject: `Order ${order.orderNumber}: not placed`,
  preview: 'Your payment did not go through, and nothing was charged.',
  heading: 'Your order was not placed',
  blocks: [
    {
      kind: 'SAID',
      lines: [
        'Your order was not placed, and nothing was charged: your payment did not go through.',
        'If your bank shows an amount, it goes away by itself within a few days. To try again, place the order from your cart.',
      ],
    },
    { kind: 'ITEMS', title: 'Not ordered', items: order.items.map(priced) },
  ],
});

/** What is not done with what could not be charged. */
const NOT_YET: Record<Shipment['kind'], string> = { PARCEL: 'shipped them', PICKUP: 'handed them over', EMAIL: 'emailed them' };

export const paymentProblem: Writer = (about) =>
  aboutShipment(about, ({ kind }) => ({
    heading: 'We could not charge your payment',
    preview: `Your items are safe with us, and we have not ${NOT_YET[kind]}.`,
    lines: [
      `We tried to charge ${about.order.orderPayment.map(tenderEnding).join(' and ')} for the items below, and it was refused. We have not ${NOT_YET[kind]}, and you are not charged for them.`,
      'No need to order again: we keep your items and try once more. A call to your bank helps. If you would rather not wait, cancel them on the page of your order.',
    ],
  }));

/** No bank holds its money any more: until when it can be paid another way. */
export const paymentNeeded: Writer = ({ order, isOverdue = false }) => {
  const needed = order.paymentNeeded;
  // Paid meanwhile, or canceled.
  if (needed === null || needed.isUnderWay) return undefined;
  const until = dateText(needed.until);
  const waiting = order.shipments.filter(({ status }) => status === 'PLACED' || status === 'READY_FOR_PICKUP');
  return {
    subject: `Order ${order.orderNumber}: ${isOverdue ? 'last day to pay another way' : 'pay another way to get it'}`,
    preview: `Pay another way by ${until}. Your items are safe with us.`,
    heading: isOverdue ? 'Your order still needs a payment' : 'Your order needs another payment',
    blocks: [
      {
        kind: 'SAID',
        lines: [
          `${unrenewedText(formatDollars(needed.amount))} ${payByText(until)}`,
          'A bank sets money aside for about a week. Yours said no when we asked again, so we haven’t sent these items or charged you for them. You can pay with another card, or with the same one after a call to your bank.',
        ],
      },
      {
        kind: 'ITEMS',
        title: 'Waiting for your payment',
        items: itemsOf(
          order,
          waiting.flatMap(({ cartItemIds }) => cartItemIds),
        ).map(priced),
      },
    ],
  };
};

export const delayed: Writer = (about) =>
  aboutShipment(about, (shipment) => {
    const { expectedBefore: before } = about;
    const isOver = !['PLACED', 'SHIPPED'].includes(shipment.status);
    if (isOver || shipment.expectedBy === null) return undefined;
    const isPickup = shipment.kind === 'PICKUP';
    const what = isPickup ? 'your pickup' : 'your package';
    const day = dateText(shipment.expectedBy);
    return {
      heading: before === undefined ? 'Your order is running late' : `Your order comes later: ${day}`,
      preview:
        before === undefined
          ? `It should have been ${isPickup ? 'ready' : 'there'} by ${day}. We are sorry.`
          : `New date: ${day}. We are sorry.`,
      lines: [
        before === undefined
          ? `We are sorry: ${what} should have been ${isPickup ? 'ready' : 'with you'} by ${day}, and is not yet. We are looking after it and email you when it ${isPickup ? 'is ready' : 'arrives'}.`
          : `We are sorry: ${what} takes longer than we said. We expected it by ${dateText(before)}; now we expect it by ${day}.`,
        ...(shipment.trackingNumber === null
          ? ['You are not charged before it leaves. If it is too late for you, cancel it on the page of your order.']
          : ['It is on its way.']),
      ],
      more: trackingBlocks(shipment),
    };
  });

export const shipped: Writer = (about) =>
  aboutShipment(about, (shipment) => ({
    heading: 'Your order is on its way',
    preview:
      shipment.expectedBy === null ? 'A package has left us.' : `A package has left us. Expected by ${dateText(shipment.expectedBy)}.`,
    lines: [
      `Your package has shipped${shipment.tracking === null ? '' : ` with ${shipment.tracking.carrier}`}.${shipment.expectedBy === null ? '' : ` We expect it with you by ${dateText(shipment.expectedBy)}.`}`,
      `${chargedText(about.order)} for the items in this shipment.`,
    ],
    more: trackingBlocks(shipment),
    hasBill: true,
  }));

export const readyForPickup: Writer = (about) =>
  aboutShipment(about, (shipment) => {
    const name = storeName(shipment.storeNumber, about.order.addresses);
    const until = shipment.heldUntil === null ? '' : ` through ${dateText(shipment.heldUntil)}`;
    return {
      heading: 'Your order is ready for pickup',
      preview: `It is waiting for you at ${name}${until}.`,
      lines: [
        `Your items are waiting for you at ${name}. Please bring your order number and a photo ID.`,
        `The store holds them for you${until}.${needLonger(about, shipment)}`,
        `${isOnAccount(about.order) ? 'You get an invoice' : 'Your payment is charged'} when you pick them up. What is not picked up by then is canceled, and you are not charged for it.`,
      ],
      hasBill: true,
    };
  });

/** Whoever has not come yet hears until when they can. */
export const pickupEnding: Writer = (about) =>
  aboutShipment(about, (shipment) => {
    if (shipment.status !== 'READY_FOR_PICKUP' || shipment.heldUntil === null) return undefined;
    const name = storeName(shipment.storeNumber, about.order.addresses);
    const day = dateText(shipment.heldUntil);
    return {
      heading: `Pick up your order by ${day}`,
      preview: `It is waiting for you at ${name} through ${day}.`,
      lines: [
        `Your items are still waiting for you at ${name}. The store holds them through ${day}.${needLonger(about, shipment)}`,
        'Please bring your order number and a photo ID. What is not picked up by then is canceled, and you are not charged for it.',
      ],
    };
  });

function needLonger({ stores }: About, { storeNumber }: Shipment): string {
  const phone = stores.get(storeNumber ?? '')?.phone;
  return phone === undefined ? '' : ` Need longer? Call ${phoneText(phone)}.`;
}

/** What lay in a store is charged when it is handed over: this tells of both. */
export const pickedUp: Writer = (about) =>
  aboutShipment(about, () => {
    const { shipmentDollars: dollars = 0, receiptLink } = about;
    const charged = dollars > 0 ? [`${chargedText(about.order, formatDollars(dollars))} for the items in this pickup.`] : [];
    return {
      heading: 'You’ve picked up your order',
      preview: dollars > 0 ? `${chargedText(about.order, formatDollars(dollars))}. Your receipt is ready.` : 'Your receipt is ready.',
      lines: [...charged, 'Thank you for coming by. Something not right? Start a return on your order’s page. There is no deadline.'],
      hasMoney: true,
      ways: [{ kind: 'WAY', text: 'See your receipt (PDF)', link: receiptLink, isMain: true }],
    };
  });

/** What comes by e-mail tells itself; of gifts their buyer hears when they are away (`giftsSent`). */
export const delivered: Writer = (about) =>
  aboutShipment(about, ({ kind }) =>
    kind === 'EMAIL'
      ? undefined
      : {
          heading: 'Your order has arrived',
          preview: 'A package with your items has been delivered.',
          lines: [
            'A package with your items has been delivered.',
            'Something not right? Start a return on your order’s page. There is no deadline, and we pay the postage if it is our mistake.',
          ],
          hasBill: true,
        },
  );

/** Whoever bought gifts hears that they have gone out. */
export const giftsSent: Writer = (about) =>
  aboutShipment(about, ({ cartItemIds }) => {
    const items = itemsOf(about.order, cartItemIds);
    const gifts = giftsAmong(items);
    if (gifts.length === 0) return undefined;
    const cards = items.reduce((sum, item) => sum + (giftsAmong([item]).length === 0 ? 0 : item.qty), 0);
    const recipients = recipientsOf(items).join(', ');
    const withMessage = gifts.every(({ message }) => message !== '') ? ', with your message' : '';
    return {
      heading: cards === 1 ? 'Your gift card is on its way' : 'Your gift cards are on their way',
      preview: `We emailed ${cards === 1 ? 'it' : 'them'} to ${recipients}.`,
      lines: [`We emailed your gift ${cards === 1 ? 'card' : 'cards'} to ${recipients}${withMessage}.`],
    };
  });

export const cancelled: Writer = ({ order, isRefused = false, isExpired = false, isUnpaid = false, uncollected }) => ({
  subject: `Order ${order.orderNumber}: canceled`,
  preview: 'You are not charged for what is canceled.',
  heading: order.status === 'CANCELLED' ? 'Your order is canceled' : 'Some of your items are canceled',
  blocks: [
    {
      kind: 'SAID',
      lines: [
        ...(isRefused ? [`We’re sorry: we checked your order and can’t fill it. Questions? Write to ${SHOP_EMAIL}.`] : []),
        ...(isExpired ? [EXPIRED_TEXT] : []),
        ...(isUnpaid ? [UNPAID_TEXT] : []),
        ...(uncollected === undefined ? [] : [uncollectedMailText(order, uncollected)]),
        canceledMoneyText(order),
      ],
    },
    {
      kind: 'ITEMS',
      title: 'Canceled',
      items: canceledItems(order, uncollected).map(priced),
    },
    settledMoney(order),
  ],
});

/** Of an order that waited for approval nothing was made ready: all of it is canceled. */
function canceledItems(order: Order, uncollected: string | undefined): Order['items'] {
  if (order.shipments.length === 0) return order.items;
  return order.shipments
    .filter(({ status, shipmentId }) => status === 'CANCELLED' && (uncollected === undefined || uncollected === shipmentId))
    .flatMap(({ cartItemIds }) => itemsOf(order, cartItemIds));
}

function uncollectedMailText(order: Order, shipmentId: string): string {
  const { storeNumber = null } = order.shipments.find((one) => one.shipmentId === shipmentId) ?? {};
  return `${uncollectedText(storeNumber, order)} Still need them? Order them again from your order’s page.`;
}

export const returned: Writer = ({ order, brandName, returnId, labelLink }) => {
  const place = order.returns.findIndex((one) => one.returnId === returnId);
  const taken = order.returns[place];
  if (taken === undefined) return undefined;
  const names = new Map(order.orderPayment.map((tender) => [tender.id, tenderEnding(tender)]));
  const refund = formatDollars(taken.refund);
  return {
    subject: `Order ${order.orderNumber}: your refund`,
    preview: `We are refunding ${refund}.`,
    heading: 'Your refund is on its way',
    blocks: [
      {
        kind: 'SAID',
        lines: [
          refundingText(order, refund),
          isPostageOurs(taken.reason)
            ? `To send the items back, print the label below. ${brandName} pays the postage.`
            : 'To send the items back, print the label below and hand the package to any carrier. You pay its postage.',
        ],
      },
      { kind: 'FACTS', facts: [{ label: 'Return number', lines: [returnNumber(order.orderNumber, place + 1)] }] },
      {
        kind: 'ITEMS',
        title: 'Returned',
        items: taken.items.flatMap(({ cartItemId, qty, price }) =>
          itemsOf(order, [cartItemId]).map((item) => ({ ...named(item), qty, amount: formatDollars(price) })),
        ),
      },
      {
        kind: 'SUMS',
        title: 'Your refund',
        sums: [
          ...refundLines(taken.items, order.cartSummary),
          { label: 'Refund', amount: refund, isTotal: true },
          ...taken.refunds.map(({ id, amount }) => ({
            label: `To ${names.get(id) ?? 'what you paid with'}`,
            amount: formatDollars(amount),
          })),
        ],
      },
      { kind: 'WAY', text: 'Print your return label', link: labelLink(taken.returnId), isMain: true },
    ],
  };
};

type Said = Pick<OrderMail, 'heading' | 'preview'> & {
  readonly lines: readonly string[];
  /** What stands right below them. */
  readonly more?: readonly MailBlock[];
  /** Whether the bill is told, where the shipment is all of the order. */
  readonly hasBill?: boolean;
  /** Whether it tells what became of the money, with the bill where the shipment is all of the order. */
  readonly hasMoney?: boolean;
  /** Where it leads beside the order's page. */
  readonly ways?: readonly MailBlock[];
};

function aboutShipment({ order, shipmentId, stores }: About, say: (shipment: Shipment) => Said | undefined): OrderMail | undefined {
  const shipment = order.shipments.find((one) => one.shipmentId === shipmentId);
  const said = shipment && say(shipment);
  if (shipment === undefined || said === undefined) return undefined;
  const { heading, preview, lines, more = [], hasBill = false, hasMoney = false, ways = [] } = said;
  return {
    subject: `Order ${order.orderNumber}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    preview,
    heading,
    blocks: [
      { kind: 'SAID', lines },
      ...more,
      {
        kind: 'ITEMS',
        title: { PICKUP: 'In this pickup', PARCEL: 'In this package', EMAIL: 'Sent by email' }[shipment.kind],
        items: itemsOf(order, shipment.cartItemIds).map(priced),
      },
      ...(hasBill && order.shipments.length === 1 ? billBlocks(order) : []),
      ...(hasMoney && order.shipments.length === 1 ? billBlocks(order).slice(0, 1) : []),
      ...(hasMoney ? [moneyStories(order)] : []),
      { kind: 'FACTS', facts: placesOf(order, stores, shipment) },
      ...ways,
    ],
  };
}
