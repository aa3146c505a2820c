import type { Cents } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/money.ts';
import type { PricingDestination } from '../pricing-input.ts';
import type { Row } from '../row.ts';

/** Gift cards and memberships are no taxable sale, whatever the item's own mark says. */
function taxOnRow({ line }: Row, amountCents: Cents): Cents {
  if (!line.isTaxable || line.isGiftCard || line.isMembership) return 0;
  return percentOf(taxedOf(line, amountCents), line.taxRateBasisPoints);
}

/** What of a row's price is taxed: of goods that are free of it up to some price of a piece only what is above, or nothing up to it. */
function taxedOf({ taxExemption, qty }: Row['line'], amountCents: Cents): Cents {
  if (taxExemption === undefined) return amountCents;
  const freeCents = taxExemption.cents * qty;
  if (amountCents <= freeCents) return 0;
  return taxExemption.taxes === 'ALL' ? amountCents : amountCents - freeCents;
}

/** Taxes every row on its final price at its destination's rate, rounded row by row, and returns the sum. */
export function taxRows(rows: readonly Row[], isTaxExempt: boolean): Cents {
  if (isTaxExempt) return 0;
  let sumCents = 0;
  for (const row of rows) {
    row.taxCents = taxOnRow(row, row.finalPriceCents);
    sumCents += row.taxCents;
  }
  return sumCents;
}

/** The rows' tax as it would be without checkout-only coupons. */
export function rowTaxBeforeCheckoutOnly(rows: readonly Row[], isTaxExempt: boolean): Cents {
  if (isTaxExempt) return 0;
  return rows.reduce((sum, row) => sum + taxOnRow(row, row.beforeCheckoutOnlyCents), 0);
}

/** The tax on all fees together, rounded once; 0 where the destination does not tax them. */
export function taxOnFees(feesCents: Cents, destination: PricingDestination, isTaxExempt: boolean): Cents {
  if (isTaxExempt || !destination.taxesShipping) return 0;
  return percentOf(feesCents, destination.taxRateBasisPoints);
}
