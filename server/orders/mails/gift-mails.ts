import { z } from 'zod';
import type { Cents } from '#domain/shared/money.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { giftOf, type Gift } from '#domain/personalization/personalization.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { GiftCardLogin } from '../../gateways/payment-vendor.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { findShipments } from '../fulfilment/shipment.repository.ts';
import { findOrder, findOrderLines, giftCentsOf, personalizationOf } from '../order.repository.ts';
import { homeOf, siteOf } from './mail-parts.ts';
import { giftsSent, orderMail } from './order-mails.ts';

const tellBuyer = orderMail(giftsSent);

const Payload = z.object({ orderNumber: z.string(), shipmentId: z.string() });

/**
 * Has the gift cards of a shipment issued, and sends each to who is to get it. Number and PIN go from the issuer into the mail and nowhere else.
 * Their buyer hears of it when all are away, and not before. A repeat has the same cards issued, and replaces its own mails.
 *
 * @throws when the issuer cannot be asked, or nothing says what a card is worth: the event comes again.
 */
export async function sendGifts(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber, shipmentId } = Payload.parse(payload);
  const shipment = (await findShipments(shop.database, [orderNumber])).find(({ shipment_id: id }) => id === shipmentId);
  if (shipment?.kind !== 'EMAIL') return;
  const [[order], lines] = await Promise.all([findOrder(shop.database, [orderNumber]), findOrderLines(shop.database, [orderNumber])]);
  if (order === undefined) return;
  for (const line of lines.filter(({ line_id: lineId }) => shipment.line_ids.includes(lineId))) {
    const gift = giftOf(personalizationOf(line));
    if (gift === undefined) continue;
    const worthCents = giftCentsOf(line);
    if (worthCents === undefined) throw new Error(`A gift card of order ${orderNumber} is worth nothing that is known.`);
    for (let piece = 1; piece <= line.qty; piece += 1) {
      const card = await shop.paymentVendor.issueGiftCard({ amountCents: worthCents, key: `gift_${line.line_id}_${piece}` });
      if (card === 'UNREACHABLE') throw new Error(`A gift card of order ${orderNumber} could not be issued.`);
      const about = { gift, card, worthCents, site: siteOf(order), home: homeOf(shop, order) };
      await shop.mail.send(giftMail(shop, `${messageId}-${line.line_id}-${piece}`, about));
    }
  }
  await tellBuyer(shop, payload, `${messageId}-buyer`);
}

type GiftMail = {
  readonly gift: Gift;
  readonly card: GiftCardLogin;
  readonly worthCents: Cents;
  readonly site: 'SBA' | 'dotcom';
  readonly home: string;
};

function giftMail(shop: Shop, messageId: string, { gift, card, worthCents, site, home }: GiftMail): Mail {
  const { brandName } = shop.settings;
  const { recipientEmail, recipientName, senderName, message } = gift;
  const worth = formatPrice(worthCents);
  return designMail(
    { messageId, to: recipientEmail, brandName, site },
    {
      subject: `${senderName} sent you a ${worth} ${brandName} gift card`,
      preview: `Your gift card is inside, ${recipientName}.`,
      heading: `A ${worth} gift card for you`,
      blocks: [
        {
          kind: 'SAID',
          lines: [`Hi ${recipientName}, ${senderName} sent you a ${brandName} gift card.`, ...(message === '' ? [] : [`“${message}”`])],
        },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Value', lines: [worth] },
            { label: 'Gift card number', lines: [card.accountNumber] },
            { label: 'PIN', lines: [card.pin] },
          ],
        },
        { kind: 'SAID', lines: ['Enter the number and the PIN at checkout. Treat them like cash: whoever has them can spend the card.'] },
        { kind: 'WAY', text: `Shop at ${brandName}`, link: home, isMain: true },
      ],
      why: `You’re receiving this email because ${senderName} bought you a gift card at ${brandName}.`,
    },
  );
}
