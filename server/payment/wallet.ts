import { viewPayment } from './view-payment.ts';
import type { Cart } from '#contracts/cart.ts';
import { isDisplayed } from '#domain/accounts/display-rules.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { expiryNotice, isCardExpired, type CardExpiry } from '#domain/payment/cards/expiry.ts';
import { missingForQuickBuy } from '#domain/checkout/quick-buy.ts';
import { quickBuyAddress } from '../addresses/index.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockUser, rulesOf, seesPrices, type Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { AttachedTender } from './attached-tender.ts';

/** The most cards that somebody can save. */
export const MOST_SAVED_CARDS = 10;

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
  updated_at: Date;
};

const CARD = 'card_id, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at';
const CARDS = 'from wallet_cards where user_id = $1 order by is_default desc, updated_at desc, card_id';
/** $1 user */
const findCards = statement<CardRow>('wallet_cards', `select ${CARD} ${CARDS}`);
type Expiring = Pick<CardRow, 'expiry_month' | 'expiry_year'>;
/** What is told of a card: nothing that could pay. */
type ShownCard = Omit<CardRow, 'token' | 'card_key' | 'updated_at'> & {
  readonly updated_at: string;
  readonly is_last_used: boolean | null;
};
/** Somebody's cards as one value of a larger statement, with which of them paid for their last order that was placed. $1 user */
export const WALLET = `(select coalesce(json_agg(w order by w.is_default desc, w.updated_at desc, w.card_id), '[]')
  from (select card_id, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at, card_id = (
    select used.card_id from orders o join order_payments p on p.order_number = o.order_number join wallet_cards used on used.user_id = o.user_id and used.token = p.token
    where o.user_id = $1 and o.placed_at is not null order by o.placed_at desc limit 1) as is_last_used
  from wallet_cards where user_id = $1) w)`;
/** What `WALLET` gives. */
export type Wallet = readonly ShownCard[];
const findWallet = statement<{ wallet: Wallet }>('wallet', `select ${WALLET} as wallet`);
/**
 * A card that is there already is not saved twice, whichever token stands for it: one that its bank has issued anew pays until its new date, and may get another nickname.
 * $1 user, $2 what the vendor calls it, $3 token, $4 month, $5 year, $6 nickname, $7 now
 */
const renewCard = statement<{ card_id: string }>(
  'wallet_card_renew',
  `
  update wallet_cards set token = $3, expiry_month = $4, expiry_year = $5, updated_at = $7, nickname = case when $6 = '' then nickname else $6 end
  where user_id = $1 and (token = $3 or card_key = $2) returning card_id`,
);
/** $1 user, $2 token, $3 brand, $4 last four, $5 month, $6 year, $7 nickname, $8 now, $9 most, $10 what the vendor calls it. Whoever asks has locked the user's row. */
const insertCard = statement<{ card_id: string }>(
  'wallet_card_insert',
  `
  insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year, nickname, is_default, updated_at, card_key)
  select user_id, $2, $3, $4, $5, $6, $7, not exists (select from wallet_cards w where w.user_id = u.user_id and w.is_default), $8, $10 from users u
  where u.user_id = $1 and (select count(*) from wallet_cards w where w.user_id = u.user_id) < $9 returning card_id`,
);

/** Whether somebody keeps cards here: not where their organization shows none (C6-35) or hides what would be charged, and not whom a partner sends as its own shopper. */
export function keepsCards(person: Person): boolean {
  return isDisplayed(rulesOf(person), 'SHOW_PROFILE_CC') && seesPrices(person);
}

/** The cards of the person who is signed in, without anything that could pay; undefined for guests and for who keeps none. (C §3, Payment info) */
export async function readWallet(shop: Shop, person: Person | undefined): Promise<ShownWallet | undefined> {
  if (person === undefined || !keepsCards(person)) return undefined;
  const [[{ wallet } = { wallet: [] }], address] = await Promise.all([
    findWallet(shop.database, [person.userId]),
    quickBuyAddress(shop, person),
  ]);
  return walletFrom(shop, wallet, { hasAddress: address !== undefined });
}

type ShownWallet = NonNullable<Cart['userPayment']>;

/** Somebody's cards, of what `WALLET` has read. @param known whether there is an address that they can have things sent to */
export function walletFrom(shop: Shop, cards: Wallet, { hasAddress }: { readonly hasAddress: boolean }): ShownWallet {
  const preferred = cards.find((card) => card.is_default);
  const missing = missingForQuickBuy({ hasAddress, card: preferred && { isExpired: isExpired(shop, preferred) } });
  return {
    userPayments: cards.map((card) => ({
      ...viewPayment({
        id: card.card_id,
        paymentType: 'CREDIT_CARD',
        walletCardId: card.card_id,
        brand: card.brand,
        lastFour: card.last_four,
        expiryMonth: card.expiry_month,
        expiryYear: card.expiry_year,
        nickname: card.nickname,
      }),
      paymentType: 'CREDIT_CARD',
      isDefault: card.is_default,
      isExpired: isExpired(shop, card),
      expiryNotice: expiryNotice(expiryOf(card), shop.now().getTime(), SHOP_ZONE) ?? null,
      updatedAt: new Date(card.updated_at).toISOString(),
    })),
    defaultPaymentId: preferred?.card_id ?? null,
    lastUsedPaymentId: cards.find((card) => card.is_last_used === true)?.card_id ?? null,
    membershipPaymentId: null,
    // An item is bought at once only with a card that pays and to an address that is known.
    quickBuyPaymentId: missing.length === 0 ? (preferred?.card_id ?? null) : null,
    cardCount: cards.length,
  };
}

/** What of a way to pay is known from a saved card. */
type WalletCard = Pick<
  AttachedTender,
  'token' | 'cardKey' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear' | 'nickname' | 'walletCardId'
>;

/** A saved card of somebody, ready to pay with; undefined for one that is not theirs. */
export async function findWalletCard(db: Db, userId: string, cardId: string): Promise<WalletCard | undefined> {
  const card = (await findCards(db, [userId])).find((one) => one.card_id === cardId);
  return card && walletCard(card);
}

/** The card that somebody has made their default; undefined where there is none, or it has expired. */
export async function findDefaultCard(shop: Shop, userId: string): Promise<WalletCard | undefined> {
  const card = (await findCards(shop.database, [userId])).find((one) => one.is_default);
  return card === undefined || isExpired(shop, card) ? undefined : walletCard(card);
}

function walletCard(card: CardRow): WalletCard {
  const { token, card_key: cardKey, brand, last_four: lastFour, expiry_month: month, expiry_year: year, nickname } = card;
  return {
    token,
    cardKey: cardKey ?? undefined,
    brand,
    lastFour,
    expiryMonth: month ?? undefined,
    expiryYear: year ?? undefined,
    nickname,
    walletCardId: card.card_id,
  };
}

/** $1 user, $2 card, $3 nickname */
const renameCard = command('wallet_card_rename', 'update wallet_cards set nickname = $3 where user_id = $1 and card_id::text = $2');
/** First the one, then the other: there is one default at any moment. $1 user, $2 card */
const preferNoOther = command(
  'wallet_card_prefer_no_other',
  'update wallet_cards set is_default = false where user_id = $1 and is_default and card_id::text <> $2',
);
const preferCard = command('wallet_card_prefer', 'update wallet_cards set is_default = true where user_id = $1 and card_id::text = $2');
/** $1 user, $2 card */
const deleteCard = command('wallet_card_delete', 'delete from wallet_cards where user_id = $1 and card_id::text = $2');

/** What of a saved card can be changed by whose it is. */
export type CardChange = { readonly nickname?: string | undefined; readonly isDefault?: true | undefined };

/** Renames one of somebody's cards, or makes it the one that pays where none is chosen. @returns whether it is theirs. */
export async function changeCard(shop: Shop, userId: string, cardId: string, { nickname, isDefault }: CardChange): Promise<boolean> {
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if ((await findWalletCard(tx, userId, cardId)) === undefined) return false;
    if (nickname !== undefined) await renameCard(tx, [userId, cardId, nickname]);
    if (isDefault === true) await prefer(tx, userId, cardId);
    return true;
  });
}

/** Whoever asks has locked the user's row. */
async function prefer(tx: Tx, userId: string, cardId: string): Promise<void> {
  await preferNoOther(tx, [userId, cardId]);
  await preferCard(tx, [userId, cardId]);
}

/** Takes one of somebody's cards out of their wallet; what it pays for already stays paid. Without a default the one saved last that is still valid becomes it. @returns whether it was there. */
export async function removeCard(shop: Shop, userId: string, cardId: string): Promise<boolean> {
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    if ((await deleteCard(tx, [userId, cardId])) === 0) return false;
    const left = await findCards(tx, [userId]);
    const next = left.some((card) => card.is_default) ? undefined : left.find((card) => !isExpired(shop, card));
    if (next !== undefined) await preferCard(tx, [userId, next.card_id]);
    return true;
  });
}

/** Of what type the refusal of one card too many is. (C §8) */
export const SAVED_CARD_LIMIT = 'SAVED_CARD_LIMIT';

/** Whether somebody may save one card more. (C §3, cardCount) */
export async function hasRoomInWallet(db: Db, userId: string): Promise<boolean> {
  return (await findCards(db, [userId])).length < MOST_SAVED_CARDS;
}

/** Saves a card, or renews the one that is there already. @returns false where the wallet is full: it is left as it is. */
export async function saveCard(
  shop: Shop,
  userId: string,
  card: Omit<CardRow, 'card_id' | 'is_default' | 'updated_at'>,
  { isDefault }: { readonly isDefault: boolean } = { isDefault: false },
): Promise<boolean> {
  const { token, card_key: cardKey, brand, last_four: lastFour, expiry_month: month, expiry_year: year, nickname } = card;
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [userId]);
    const [renewed] = await renewCard(tx, [userId, cardKey, token, month, year, nickname, shop.now()]);
    const [saved] =
      renewed === undefined
        ? await insertCard(tx, [userId, token, brand, lastFour, month, year, nickname, shop.now(), MOST_SAVED_CARDS, cardKey])
        : [renewed];
    if (saved !== undefined && isDefault) await prefer(tx, userId, saved.card_id);
    return saved !== undefined;
  });
}

function isExpired(shop: Shop, card: Expiring): boolean {
  return isCardExpired(expiryOf(card), shop.now().getTime(), SHOP_ZONE);
}

function expiryOf({ expiry_month: month, expiry_year: year }: Expiring): CardExpiry | undefined {
  return month === null || year === null ? undefined : { month, year };
}
