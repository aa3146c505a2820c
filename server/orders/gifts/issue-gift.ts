import { z } from 'zod';
import { giftOf } from '#domain/personalization/personalization.ts';
import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { giftMail } from '../mails/gift-mails.ts';
import { homeOf, siteOf } from '../mails/mail-parts.ts';
import { findOrder, findOrderLines, lockOrder, personalizationOf } from '../order.repository.ts';
import { findPiece, issueKeyOf, notePiece, type GiftPiece } from './gift-book.repository.ts';
import { tellGiftsSent } from './tell-gifts-sent.ts';

const Payload = z.object({ orderNumber: z.string(), shipmentId: z.string(), lineId: z.string(), piece: z.int().positive() });

/**
 * Has one gift card that was sold issued, and sends it to whoever is to get it. Number and PIN go from the issuer into the mail and nowhere else; of
 * one of plastic nobody here keeps them, since they stand on it. When all of a shipment are away, and not before, their buyer hears of it.
 *
 * A repeat has the same card issued, under the same key, and sends nothing that is known to be sent.
 *
 * @throws when the issuer cannot be asked, or has another card for the piece than it had: the event comes again.
 */
export async function issueGift(shop: Shop, payload: unknown): Promise<void> {
  const gift = Payload.parse(payload);
  const inBook = await findPiece(shop.database, gift);
  if (inBook === undefined) throw new Error(`Order ${gift.orderNumber} has sold no such gift card.`);
  if (inBook.is_sent || inBook.is_voided) return;
  const card = await shop.paymentVendor.issueGiftCard({ amountCents: inBook.amount_cents, key: issueKeyOf(gift) });
  if (card === 'UNREACHABLE') throw new Error(`A gift card of order ${gift.orderNumber} could not be issued.`);
  const { cardId, ...login } = card;
  await notePiece(shop.database, gift, 'ISSUED', { now: shop.now(), issuerCard: cardId });
  const after = await findPiece(shop.database, gift);
  // Somebody ended it while the issuer was asked: it pays nothing, and its money is on its way back.
  if (after?.is_voided === true) return;
  // Whoever mailed both would give the money away twice.
  if (after?.issuer_card !== cardId) throw new Error(`The issuer has two cards for one gift card of order ${gift.orderNumber}.`);

  const [[order], lines] = await Promise.all([
    findOrder(shop.database, [gift.orderNumber]),
    findOrderLines(shop.database, [gift.orderNumber]),
  ]);
  const line = lines.find(({ line_id: lineId }) => lineId === gift.lineId);
  const recipient = line && giftOf(personalizationOf(line));
  if (order === undefined || recipient === undefined) return;
  const about = { gift: recipient, card: login, worthCents: inBook.amount_cents, site: siteOf(order), home: homeOf(shop, order) };
  await shop.mail.send(giftMail(shop, `gift-${gift.lineId}-${gift.piece}`, about));
  await noteSent(shop, gift);
}

/** Notes that a card was mailed, once. */
async function noteSent(shop: Shop, gift: GiftPiece): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    await lockOrder(tx, [gift.orderNumber]);
    if (await notePiece(tx, gift, 'SENT', { now })) await tellGiftsSent(tx, gift, now);
  });
}
