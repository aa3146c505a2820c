import type { Cents } from '#domain/shared/money.ts';
import type { PricedFee } from '../priced-cart.ts';
import type { PricingConfig } from '../pricing-input.ts';
import type { Row } from '../row.ts';
import { STEP_LABELS } from '../step-labels.ts';

/** The warning beside a small order, its dots included. (C §8, Messages) */
export const SMALL_ORDER_WARNING = 'Help save money and the environment by consolidating small orders...';

/** The whole warning, with what is missing as text in the shopper's currency format ("$8.00"). */
export function smallOrderWarning(missingAmount: string): string {
  return `${SMALL_ORDER_WARNING} Add ${missingAmount} more to avoid the small-order fee.`;
}

/** The fee of an order that ships merchandise below the limit; `undefined` at the limit, and where the site has no such fee. */
export function smallOrderFee(hasShippedRow: boolean, baseCents: Cents, config: PricingConfig): PricedFee | undefined {
  if (config.smallOrderFeeCents === 0 || !hasShippedRow || baseCents >= config.smallOrderThresholdCents) return undefined;
  const amountCents = config.smallOrderFeeCents;
  return { fee: 'smallOrder', rule: 'SMALL_ORDER', label: STEP_LABELS.SMALL_ORDER, amountCents, couponCode: undefined };
}

/** What the chosen furniture services of the charged rows cost; `undefined` when that is nothing. */
export function furnitureServiceFee(rows: readonly Row[]): PricedFee | undefined {
  let amountCents = 0;
  for (const row of rows) {
    if (!row.isMerchandise) continue;
    for (const { qty, rateCents } of row.line.furnitureLevels) amountCents += qty * rateCents;
  }
  if (amountCents === 0) return undefined;
  const label = STEP_LABELS.FURNITURE_SERVICE;
  return { fee: 'furnitureService', rule: 'FURNITURE_SERVICE', label, amountCents, couponCode: undefined };
}
