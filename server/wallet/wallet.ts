import type { Cart } from '#contracts/cart.ts';
import { SHOP_ZONE } from '#domain/delivery/state-zone.ts';
import { isCardExpired } from '#domain/payment/expiry.ts';
import { hasDefaultAddress } from '../addresses/index.ts';
import { statement } from '../db/database.ts';
import type { Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

type CardRow = {
  card_id: string;
  brand: string;
  last_four: string;
  expiry_month: number | null;
  expiry_year: number | null;
  nickname: string;
  is_default: boolean;
};

/** $1 user */
const findCards = statement<CardRow>(
  'wallet_cards',
  'select card_id, brand, last_four, expiry_month, expiry_year, nickname, is_default from wallet_cards where user_id = $1 order by is_default desc, updated_at desc, card_id',
);
/** The cards of the person who is signed in, without anything that could pay; undefined for guests. (C §3, Payment info) */
export async function readWallet(shop: Shop, person: Person | undefined): Promise<NonNullable<Cart['userPayment']> | undefined> {
  if (person === undefined) return undefined;
  const [cards, isAddressKnown] = await Promise.all([findCards(shop.database, [person.userId]), hasDefaultAddress(shop, person.userId)]);
  const preferred = cards.find((card) => card.is_default);
  const canPay = preferred !== undefined && !isExpired(preferred, shop.now());
  return {
    userPayments: cards.map((card) => ({
      id: card.card_id,
      paymentType: 'CREDIT_CARD',
      brand: card.brand,
      lastFourDigit: card.last_four,
      expiryMonth: card.expiry_month === null ? null : String(card.expiry_month).padStart(2, '0'),
      expiryYear: card.expiry_year === null ? null : String(card.expiry_year),
      isDefault: card.is_default,
      profilePayment: true,
      userNotes: card.nickname,
    })),
    defaultPaymentId: preferred?.card_id ?? null,
    lastUsedPaymentId: null,
    membershipPaymentId: null,
    // An item is bought at once only with a card that pays and to an address that is known.
    quickBuyPaymentId: canPay && isAddressKnown ? preferred.card_id : null,
    cardCount: cards.length,
  };
}

function isExpired({ expiry_month: month, expiry_year: year }: CardRow, now: Date): boolean {
  return month !== null && year !== null && isCardExpired({ month, year }, now.getTime(), SHOP_ZONE);
}
