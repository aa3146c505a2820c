import { STORED_VALUE_TYPES } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { PricedTender } from './priced-cart.ts';
import type { PricingTender } from './pricing-input.ts';
import type { Row } from './row.ts';

/** Gift cards as added, then prepaid cards as added. */
function inPayingOrder(tenders: readonly PricingTender[]): PricingTender[] {
  return STORED_VALUE_TYPES.flatMap((type) => tenders.filter(({ kind }) => kind === type));
}

/** What gift and prepaid cards may not pay: other gift cards and memberships, which no coupon lowers and no tax raises. */
export function notPayableByCards(rows: readonly Row[]): Cents {
  let sumCents = 0;
  for (const row of rows) if (row.line.isGiftCard || row.line.isMembership) sumCents += row.finalPriceCents;
  return sumCents;
}

/** Lets each card pay its balance, or the shopper's lower wish, as long as something is open. Cards with nothing to pay get 0. */
export function applyTenders(tenders: readonly PricingTender[], payableCents: Cents): PricedTender[] {
  let openCents = payableCents;
  return inPayingOrder(tenders).map(({ tenderId, kind, balanceCents, limitCents }) => {
    const amountAppliedCents = Math.max(0, Math.min(balanceCents, limitCents ?? balanceCents, openCents));
    openCents -= amountAppliedCents;
    return { tenderId, kind, amountAppliedCents };
  });
}

/** What the cards pay together. */
export function sumOfTenders(tenders: readonly PricedTender[]): Cents {
  return tenders.reduce((sum, tender) => sum + tender.amountAppliedCents, 0);
}
