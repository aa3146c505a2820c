import { randomUUID } from 'node:crypto';
import { refuse } from '#contracts/door.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { isCardExpired } from '#domain/payment/cards/expiry.ts';
import type { Person } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { AN_EMPTY_TENDER } from '../attached-tender.ts';
import { attempted, cardAttempts, NO_SUCH_TOKEN, tokenOfAnother, VENDOR_AWAY, type Looked } from '../attempts.ts';
import { bringToken } from '../brought-tokens.ts';
import { findWalletCard, hasRoomInWallet, SAVED_CARD_LIMIT } from '../wallet.ts';
import { atVendor } from './at-vendor.ts';
import type { Attached, PaymentMethod, PaymentWish } from './payment-method.ts';

/**
 * A credit card: a token of the vendor's frame, or a card that the shopper has saved. What a token stands for is asked of the
 * vendor: a client's word for brand, digits and expiry is not taken.
 */
export const creditCard: PaymentMethod = {
  ...atVendor,
  type: 'CREDIT_CARD',
  offer: () => true,
  attach: async (shop, buying, wish) => {
    const { person } = buying.shopper;
    const tried = { actor: buying.actor, section: 'credit', captcha: wish.captcha } as const;
    const attached = await attempted(
      shop,
      tried,
      cardAttempts(buying),
      () => (wish.id === undefined ? newCard(shop, person, wish) : savedCard(shop, person, wish.id)),
      (tx, looked) => bringToken(tx, buying.owner, looked.refusal === undefined ? looked.brought : undefined, shop.now()),
    );
    return attached.refusal === undefined ? requireUnexpired(shop, attached) : attached;
  },
};

async function newCard(shop: Shop, person: Person | undefined, wish: PaymentWish): Promise<Looked<Attached>> {
  const card = wish.token === undefined ? undefined : await shop.paymentVendor.describe(wish.token);
  if (card === 'UNREACHABLE') return VENDOR_AWAY;
  if (card === undefined) return NO_SUCH_TOKEN;
  if (card.kind !== 'CREDIT_CARD') return tokenOfAnother(card.kind);
  const isToSave = wish.isToSave && person !== undefined;
  if (isToSave && !(await hasRoomInWallet(shop.database, person.userId)))
    return { refusal: refuse('SAVED_CARD_LIMIT_REACHED', { extra: { type: SAVED_CARD_LIMIT } }) };
  const { token, checkoutId, payer, cardKey, brand, lastFour, expiryMonth, expiryYear } = card;
  return {
    tender: {
      ...A_CARD,
      paymentId: randomUUID(),
      token,
      cardKey,
      brand,
      lastFour,
      expiryMonth,
      expiryYear,
      nickname: wish.nickname,
      isToSave,
    },
    brought: { token, checkoutId, payer },
  };
}

async function savedCard(shop: Shop, person: Person | undefined, cardId: string): Promise<Looked<Attached>> {
  const card = person === undefined ? undefined : await findWalletCard(shop.database, person.userId, cardId);
  return card === undefined ? NO_SUCH_TOKEN : { tender: { ...A_CARD, ...card, paymentId: randomUUID() } };
}

const A_CARD = { ...AN_EMPTY_TENDER, paymentType: 'CREDIT_CARD' } as const;

function requireUnexpired(shop: Shop, attached: Extract<Attached, { refusal?: undefined }>): Attached {
  const { expiryMonth: month, expiryYear: year } = attached.tender;
  const isExpired = month !== undefined && year !== undefined && isCardExpired({ month, year }, shop.now().getTime(), SHOP_ZONE);
  return isExpired ? { refusal: refuse('PAYMENT_EXPIRED') } : attached;
}
