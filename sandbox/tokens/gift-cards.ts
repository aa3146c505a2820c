import type { IssuedGiftCard } from '../cards/demo-cards.ts';
import { accepted, refused, type Result } from '../errors.ts';
import { isSameSecret } from '../fingerprint.ts';
import type { Vendor } from '../vendor.ts';

/** A gift card as the shopper names it. */
export interface GiftCardLogin {
  accountNumber: string;
  pin: string;
}

/** A gift card that can pay something. */
export interface UsableGiftCard {
  card: IssuedGiftCard;
  balanceCents: number;
}

/** The card with money on it. D33: number or PIN wrong (the same answer for both); D38: not active; D39: nothing left. */
export function findGiftCard(login: GiftCardLogin, { balances, tokens }: Pick<Vendor, 'balances' | 'tokens'>): Result<UsableGiftCard> {
  const card = giftCardOf(login, tokens.giftCards());
  if (card === undefined) return refused('GIFT_CARD_D33');
  if (!card.isActive) return refused('GIFT_CARD_D38');
  const balanceCents = balances.leftCents({ tender: 'GIFT_CARD', id: card.id });
  return balanceCents > 0 ? accepted({ card, balanceCents }) : refused('GIFT_CARD_D39');
}

/** Every card is compared, so that the time tells neither whether the number nor whether the PIN was wrong. */
function giftCardOf(login: GiftCardLogin, cards: readonly IssuedGiftCard[]): IssuedGiftCard | undefined {
  const given = `${login.accountNumber} ${login.pin}`;
  return cards.filter((card) => isSameSecret(given, `${card.accountNumber} ${card.pin}`)).at(0);
}

/** Ends a card that was issued under a key and of which nothing is spent; again, it is ended still. */
export function voidGiftCard(key: string, { balances, tokens, now }: Pick<Vendor, 'balances' | 'tokens' | 'now'>): Result<IssuedGiftCard> {
  const card = tokens.issuedUnder(key);
  if (card === undefined) return refused('NOT_FOUND');
  if (card.isActive && balances.leftCents({ tender: 'GIFT_CARD', id: card.id }) < card.issuedCents) return refused('GIFT_CARD_SPENT');
  tokens.voidGiftCard(key, now());
  return accepted(card);
}
