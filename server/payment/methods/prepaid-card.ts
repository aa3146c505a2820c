import { randomUUID } from 'node:crypto';
import type { Shop } from '../../shop.ts';
import { AN_EMPTY_TENDER } from '../attached-tender.ts';
import { attempted, cardAttempts, NO_SUCH_TOKEN, tokenOfAnother, VENDOR_AWAY, type Looked } from '../attempts.ts';
import { bringToken } from '../brought-tokens.ts';
import { atVendor } from './at-vendor.ts';
import type { Attached, PaymentMethod, PaymentWish } from './payment-method.ts';

/** A prepaid card: a token of the vendor's frame with a balance behind it. It pays after gift cards and before the main tender. */
export const prepaidCard: PaymentMethod = {
  ...atVendor,
  type: 'PREPAID_CARD',
  offer: () => true,
  attach: (shop, buying, wish) =>
    attempted(
      shop,
      { actor: buying.actor, section: 'prepaid', captcha: wish.captcha },
      cardAttempts(buying),
      () => lookAt(shop, wish),
      (tx, looked) => bringToken(tx, buying.owner, looked.refusal === undefined ? looked.brought : undefined, shop.now()),
    ),
};

async function lookAt(shop: Shop, wish: PaymentWish): Promise<Looked<Attached>> {
  const card = wish.token === undefined ? undefined : await shop.paymentVendor.describe(wish.token);
  if (card === 'UNREACHABLE') return VENDOR_AWAY;
  if (card === undefined) return NO_SUCH_TOKEN;
  if (card.kind !== 'PREPAID_CARD') return tokenOfAnother(card.kind);
  return {
    tender: {
      ...AN_EMPTY_TENDER,
      paymentId: randomUUID(),
      paymentType: 'PREPAID_CARD',
      token: card.token,
      cardKey: card.cardKey,
      brand: card.brand,
      lastFour: card.lastFour,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      nickname: wish.nickname,
      limitCents: wish.limitCents,
      balanceCents: card.balanceCents ?? 0,
    },
    brought: { token: card.token, checkoutId: card.checkoutId, payer: card.payer },
  };
}
