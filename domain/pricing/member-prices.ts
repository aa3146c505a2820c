import type { Cents } from '#domain/shared/money.ts';
import type { PricingBuyer } from './pricing-input.ts';
import type { Row } from './row.ts';
import { takeOff } from './row.ts';

/** Members, and shoppers who are just buying a membership, pay member prices. */
function paysMemberPrices(rows: readonly Row[], buyer: PricingBuyer): boolean {
  return buyer.hasMemberPrices || rows.some((row) => row.line.isMembership && row.line.isActive);
}

/** Lowers rows to their member price where that is lower, and returns the savings. */
export function applyMemberPrices(rows: readonly Row[], buyer: PricingBuyer): Cents {
  if (!paysMemberPrices(rows, buyer)) return 0;
  let savingsCents = 0;
  for (const row of rows) {
    const { unitPriceCents, memberUnitPriceCents, qty } = row.line;
    if (!row.isMerchandise || memberUnitPriceCents === undefined) continue;
    const discountCents = Math.max(0, unitPriceCents - memberUnitPriceCents) * qty;
    takeOff(row, discountCents, 'MEMBER_PRICE', 'Member price', undefined);
    savingsCents += discountCents;
  }
  return savingsCents;
}
