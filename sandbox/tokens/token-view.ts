import { fingerprintOf } from '../fingerprint.ts';
import { toDollars } from '../ledger/money.ts';
import type { CardToken, GiftToken } from './token-records.ts';
import { issuedCardOf, viewCardToken } from './tokens.ts';
import type { Vendor } from '../vendor.ts';

/** A token as the shop's server is told of it: of a card that the vendor issued, with what can be held on it now. */
export function viewToken(source: CardToken | GiftToken, { balances }: Pick<Vendor, 'balances'>): object {
  const { token, tender: kind } = source;
  const issuedCard = issuedCardOf(source);
  // The same for every token of one issued card: a shop can tell that somebody gives the same card twice.
  const balance = issuedCard && {
    balance: toDollars(balances.leftCents(issuedCard)),
    fingerprint: fingerprintOf('issued card', issuedCard.tender, issuedCard.id),
  };
  if (source.kind === 'GIFT') return { token, kind, lastFourDigit: source.lastFour ?? source.giftCard, ...balance };
  return {
    ...viewCardToken(source),
    kind,
    fingerprint: source.fingerprint,
    ...(source.checkoutId && { checkoutId: source.checkoutId }),
    ...(source.payer !== undefined && { payer: source.payer }),
    ...balance,
  };
}
