import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { CaptchaAnswer } from '#contracts/captcha.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { isCardExpired } from '#domain/payment/cards/expiry.ts';
import type { VendorToken } from '../gateways/payment-vendor.ts';
import type { Looking, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { attempted, cardAttempts, NO_SUCH_TOKEN, VENDOR_AWAY, type Looked } from './attempts.ts';
import { isOfPayer } from './brought-tokens.ts';
import { walletKey } from './payer-key.ts';
import { MOST_SAVED_CARDS, SAVED_CARD_LIMIT, saveCard } from './wallet.ts';

export type AddedCard = {
  readonly token: string;
  readonly nickname: string;
  readonly isDefault: boolean;
  readonly captcha: CaptchaAnswer | undefined;
};

/**
 * Saves a card that somebody gave to the vendor for their own wallet: nothing is charged, and whether its bank would pay is not asked, so nobody
 * learns here which cards are good. Tokens that the vendor does not know are counted as cards that are tried at checkout.
 */
export async function addCard(shop: Shop, looking: Looking, person: Person, added: AddedCard): Promise<Reply<'ADDED'>> {
  const { nickname, isDefault, captcha } = added;
  const looked = await attempted(shop, { actor: looking.actor, section: 'credit', captcha }, cardAttempts(looking), () =>
    cardForWallet(shop, looking, person, added.token),
  );
  if ('refusal' in looked) return looked.refusal;
  const { token, cardKey, brand, lastFour, expiryMonth, expiryYear } = looked.card;
  const card = {
    token,
    card_key: cardKey ?? null,
    brand,
    last_four: lastFour,
    expiry_month: expiryMonth ?? null,
    expiry_year: expiryYear ?? null,
    nickname,
  };
  const isThere = await saveCard(shop, person.userId, card, { isDefault });
  return isThere ? answer('ADDED') : refuse('SAVED_CARD_LIMIT_REACHED', { message: WALLET_FULL, extra: { type: SAVED_CARD_LIMIT } });
}

const WALLET_FULL = `You have ${MOST_SAVED_CARDS} saved cards, and that is the most. Remove one to add another.`;

async function cardForWallet(
  shop: Shop,
  { actor }: Looking,
  { userId }: Person,
  token: string,
): Promise<Looked<{ readonly card: VendorToken }>> {
  const card = await shop.paymentVendor.describe(token);
  if (card === 'UNREACHABLE') return VENDOR_AWAY;
  if (card === undefined) return NO_SUCH_TOKEN;
  // One that names no checkout was given for none, and so for no wallet.
  if (card.checkoutId === undefined || !isOfPayer(shop, actor, card, walletKey(shop, userId)))
    return { refusal: refuse('FORBIDDEN', { message: 'This card was entered for something else. Please enter it again.' }) };
  if (card.kind !== 'CREDIT_CARD')
    return {
      refusal: refuse('PAYMENT_OPERATION_FAILED', { message: 'Prepaid cards can’t be saved. Enter it at checkout to pay with it.' }),
    };
  const { expiryMonth: month, expiryYear: year } = card;
  if (month !== undefined && year !== undefined && isCardExpired({ month, year }, shop.now().getTime(), SHOP_ZONE))
    return { refusal: refuse('PAYMENT_EXPIRED', { message: 'This card has expired. Please add one that hasn’t.' }) };
  return { card };
}
