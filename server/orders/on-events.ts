import { z } from 'zod';
import type { Handlers } from '../events/index.ts';
import { findTenders, saveCard } from '../payment/index.ts';
import type { Shop } from '../shop.ts';
import { tellDecided, tellDiscussed, tellSettled, tellUnpaid, tellWaiting } from './approving/approval-mails.ts';
import { prepareOrder } from './fulfilment/prepare-order.ts';
import { issueGift } from './gifts/issue-gift.ts';
import {
  boundedOrderMail,
  cancelled,
  confirmationMail,
  delayed,
  delivered,
  giftsSent,
  givenUp,
  linkAgain,
  orderMail,
  paymentNeeded,
  paymentProblem,
  pickedUp,
  pickupEnding,
  readyForPickup,
  released,
  returned,
  shipped,
} from './mails/order-mails.ts';

import { findOrder } from './order.repository.ts';
import { lookOver } from './screening/look-over.ts';

const Payload = z.object({ orderNumber: z.string(), wasWaiting: z.boolean().optional(), isUnpaid: z.boolean().optional() });

/** What orders do themselves about what happens to them. */
export const onOrderEvents: Handlers = {
  'order.placed': {
    'confirmation mail': confirmationMail(),
    'look it over': (shop, payload) => lookOver(shop, Payload.parse(payload).orderNumber),
  },
  'order.waits-for-approval': { mails: tellWaiting },
  'order.approved': {
    mail: tellDecided('APPROVED'),
    'mails to who was asked': tellSettled,
    'look it over': (shop, payload) => lookOver(shop, Payload.parse(payload).orderNumber),
  },
  'order.declined': { mail: tellDecided('DECLINED'), 'mails to who was asked': tellSettled },
  'order.approval-discussed': { mails: tellDiscussed },
  'order.placed-with-items-by-email': {
    'send them': (shop, payload) => prepareOrder(shop, Payload.parse(payload).orderNumber),
  },
  'order.paid-with-card-to-save': { 'save card': saveCards },
  'order.given-up': { mail: boundedOrderMail(givenUp) },
  'order.payment-problem': { mail: boundedOrderMail(paymentProblem) },
  'order.payment-needed': { mail: boundedOrderMail(paymentNeeded) },
  'order.paid-again': { 'bring it on': (shop, payload) => prepareOrder(shop, Payload.parse(payload).orderNumber) },
  'order.delayed': { mail: orderMail(delayed) },
  'order.released': { mail: boundedOrderMail(released) },
  'order.shipped': { mail: orderMail(shipped) },
  'order.ready-for-pickup': { mail: orderMail(readyForPickup) },
  'order.pickup-ending': { mail: orderMail(pickupEnding) },
  'order.delivered': { mail: orderMail(delivered) },
  'order.picked-up': { mail: orderMail(pickedUp) },
  'order.gift-sold': { 'issue it': issueGift },
  'order.gifts-sent': { mail: orderMail(giftsSent) },
  'order.cancelled': {
    mail: boundedOrderMail(cancelled),
    'mails to who was asked': async (shop, payload, messageId) =>
      Payload.parse(payload).wasWaiting === true ? tellSettled(shop, payload, messageId) : undefined,
    'mails to who approved it': async (shop, payload, messageId) =>
      Payload.parse(payload).isUnpaid === true ? tellUnpaid(shop, payload, messageId) : undefined,
  },
  'order.returned': { mail: boundedOrderMail(returned) },
  'order.link-asked': { mail: orderMail(linkAgain) },
};

/** Cards that their owner wanted to find again are saved once they have paid. */
async function saveCards(shop: Shop, payload: unknown): Promise<void> {
  const { orderNumber } = Payload.parse(payload);
  const [order] = await findOrder(shop.database, [orderNumber]);
  if (order === undefined || order.user_id === null) return;
  for (const tender of await findTenders(shop.database, [orderNumber])) if (tender.is_to_save) await saveCard(shop, order.user_id, tender);
}
