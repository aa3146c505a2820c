import { randomUUID } from 'node:crypto';
import type { CaptchaAnswer } from '#contracts/captcha.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isGiftCardNumberPossible, onlyDigits } from '#domain/payment/cards/card-number.ts';
import { isPinPossible } from '#domain/payment/cards/gift-card-pin.ts';
import type { GiftCardLogin } from '../../gateways/payment-vendor.ts';
import type { Actor } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { AN_EMPTY_TENDER } from '../attached-tender.ts';
import { attempted, pinAttempts, VENDOR_AWAY, type Looked } from '../attempts.ts';
import { atVendor } from './at-vendor.ts';
import type { Attached, PaymentMethod, PaymentWish } from './payment-method.ts';

/**
 * A gift card: its number and PIN are exchanged for a token of the vendor as soon as they come, and are neither stored nor
 * logged. It pays before everything else, as far as its balance goes.
 */
export const giftCard: PaymentMethod = {
  ...atVendor,
  type: 'GIFT_CARD',
  offer: () => true,
  attach: async (shop, { actor }, wish) => {
    const login = readLogin(wish.accountNumber ?? '', wish.secret ?? '');
    if (login === undefined) return { refusal: refuse('GIFT_CARD_D33') };
    const tried = { actor, section: 'gift', captcha: wish.captcha } as const;
    return attempted(shop, tried, pinAttempts(shop, actor, login.accountNumber), () => lookAt(shop, login, wish));
  },
};

/**
 * What is left on a gift card.
 *
 * @returns cents, or why nothing is said.
 */
export async function balanceOfGiftCard(
  shop: Shop,
  actor: Actor,
  given: { accountNumber: string; pin: string; captcha: CaptchaAnswer | undefined },
): Promise<{ readonly balanceCents: number } | { readonly refusal: Reply<never> }> {
  const login = readLogin(given.accountNumber, given.pin);
  if (login === undefined) return { refusal: refuse('GIFT_CARD_D33') };
  const tried = { actor, section: 'gift', captcha: given.captcha } as const;
  return attempted<{ readonly balanceCents: number }>(shop, tried, pinAttempts(shop, actor, login.accountNumber), async () => {
    const found = await shop.paymentVendor.giftCardBalance(login);
    if (found === 'UNREACHABLE') return VENDOR_AWAY;
    return typeof found === 'string' ? { refusal: refuse(found), wasWrong: found === 'GIFT_CARD_D33' } : found;
  });
}

/** Number and PIN, when they can be a gift card's. What cannot be one is no attempt at one, and nobody is asked about it. */
function readLogin(typedNumber: string, typedPin: string): GiftCardLogin | undefined {
  const accountNumber = onlyDigits(typedNumber);
  const pin = typedPin.trim();
  return isGiftCardNumberPossible(accountNumber) && isPinPossible(pin) ? { accountNumber, pin } : undefined;
}

async function lookAt(shop: Shop, login: GiftCardLogin, wish: PaymentWish): Promise<Looked<Attached>> {
  const card = await shop.paymentVendor.exchangeGiftCard(login);
  if (card === 'UNREACHABLE') return VENDOR_AWAY;
  if (typeof card === 'string') return { refusal: refuse(card), wasWrong: card === 'GIFT_CARD_D33' };
  return {
    tender: {
      ...AN_EMPTY_TENDER,
      paymentId: randomUUID(),
      paymentType: 'GIFT_CARD',
      token: card.token,
      cardKey: card.cardKey,
      brand: card.brand,
      lastFour: card.lastFour,
      nickname: wish.nickname,
      limitCents: wish.limitCents,
      balanceCents: card.balanceCents ?? 0,
    },
  };
}
