import type { VendorMove } from '../../gateways/payment-vendor.ts';
import { transaction } from '../../db/transaction.ts';
import { makeMoneyMoves } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { lockWithShipments } from '../fulfilment/progress.ts';
import { takeBack } from '../fulfilment/return-items.ts';
import { findReturnedUnits } from '../fulfilment/return.repository.ts';
import { findOrderLines } from '../order.repository.ts';
import { findPiece, issueKeyOf, notePiece, type GiftPiece } from './gift-book.repository.ts';
import { tellGiftsSent } from './tell-gifts-sent.ts';

/**
 * Ends a gift card that was sold and gives its money back, once the issuer has said that nothing of it is spent and that it pays nothing any more. The
 * issuer is asked first: whoever dies between the two leaves a card that pays nothing, and a repeat gives the money back.
 *
 * @returns 'REFUSED' when a part of it is spent or it is not issued; 'UNKNOWN' when the issuer gives no answer; undefined when the order has sold no such card.
 */
export async function voidGift(
  shop: Shop,
  gift: Pick<GiftPiece, 'orderNumber' | 'lineId' | 'piece'>,
  actor: string,
): Promise<VendorMove | undefined> {
  const { orderNumber, lineId } = gift;
  if ((await findPiece(shop.database, gift)) === undefined) return undefined;
  const outcome = await shop.paymentVendor.voidGiftCard({ key: issueKeyOf(gift) });
  if (outcome !== 'DONE') return outcome;
  const by = { now: shop.now(), actor };
  await transaction(shop.database, async (tx) => {
    const locked = await lockWithShipments(tx, orderNumber, by);
    const line = (await findOrderLines(tx, [orderNumber])).find(({ line_id: id }) => id === lineId);
    const piece = await findPiece(tx, gift);
    if (locked === undefined || line === undefined || piece === undefined || !(await notePiece(tx, gift, 'VOIDED', { now: by.now })))
      return;
    // One that was sent was told of with the others.
    if (!piece.is_sent) await tellGiftsSent(tx, { orderNumber, shipmentId: piece.shipment_id }, by.now);
    const returned = (await findReturnedUnits(tx, [orderNumber])).find(({ line_id: id }) => id === lineId);
    await takeBack(tx, locked, [{ line, before: returned?.qty ?? 0, qty: 1 }], by);
  });
  await makeMoneyMoves(shop, orderNumber);
  return 'DONE';
}
