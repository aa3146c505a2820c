import type { Cart } from '#contracts/cart.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { isCardExpired } from '#domain/payment/cards/expiry.ts';
import { hasDefaultAddress } from '../addresses/index.ts';
import { command, statement, type Db } from '../db/database.ts';
import type { Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { AttachedTender } from './attached-tender.ts';

/** The most cards that somebody can save. */
const MOST_SAVED_CARDS = 10;

type CardRow = {
  card_id: string;
  token: string;
  card_key: string | null;
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
  'select card_id, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_default from wallet_cards where user_id = $1 order by is_default desc, updated_at desc, card_id',
);
/** $1 user, $2 token, $3 brand, $4 last four, $5 month, $6 year, $7 nickname, $8 now, $9 most, $10 what the vendor calls it. A card that is there already is not saved twice. */
const insertCard = command(
  'wallet_card_insert',
  `
  insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at, card_key)
  select user_id, $2, $3, $4, $5, $6, $7, not exists (select from wallet_cards w where w.user_id = u.user_id and w.is_default), $8, $10 from (select user_id from users where user_id = $1 for update) u
  where (select count(*) from wallet_cards w where w.user_id = u.user_id) < $9 and not exists (select from wallet_cards w where w.user_id = u.user_id and w.token = $2)`,
);

/** The cards of the person who is signed in, without anything that could pay; undefined for guests. (C §3, Payment info) */
export async function readWallet(shop: Shop, person: Person | undefined): Promise<NonNullable<Cart['userPayment']> | undefined> {
  if (person === undefined) return undefined;
  const [cards, hasAddress] = await Promise.all([findCards(shop.database, [person.userId]), hasDefaultAddress(shop, person.userId)]);
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
    quickBuyPaymentId: canPay && hasAddress ? preferred.card_id : null,
    cardCount: cards.length,
  };
}

/** A saved card of somebody, ready to pay with; undefined for one that is not theirs. */
export async function findWalletCard(
  db: Db,
  userId: string,
  cardId: string,
): Promise<Pick<AttachedTender, 'token' | 'cardKey' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear' | 'nickname'> | undefined> {
  const card = (await findCards(db, [userId])).find((one) => one.card_id === cardId);
  if (card === undefined) return undefined;
  const { token, card_key: cardKey, brand, last_four: lastFour, expiry_month: month, expiry_year: year, nickname } = card;
  return {
    token,
    cardKey: cardKey ?? undefined,
    brand,
    lastFour,
    expiryMonth: month ?? undefined,
    expiryYear: year ?? undefined,
    nickname,
  };
}

/** Whether somebody may save one card more. (C §3, cardCount) */
export async function hasRoomInWallet(db: Db, userId: string): Promise<boolean> {
  return (await findCards(db, [userId])).length < MOST_SAVED_CARDS;
}

/** Saves a card that paid. A full wallet, and a card that is in it already, are left as they are. */
export async function saveCard(shop: Shop, userId: string, card: Omit<CardRow, 'card_id' | 'is_default'>): Promise<void> {
  const { token, card_key: cardKey, brand, last_four: lastFour, expiry_month: month, expiry_year: year, nickname } = card;
  await insertCard(shop.database, [userId, token, brand, lastFour, month, year, nickname, shop.now(), MOST_SAVED_CARDS, cardKey]);
}

function isExpired({ expiry_month: month, expiry_year: year }: CardRow, now: Date): boolean {
  return month !== null && year !== null && isCardExpired({ month, year }, now.getTime(), SHOP_ZONE);
}
