import type { Cents } from '#domain/shared/money.ts';
import type { Row } from '../row.ts';

/** The courier surcharge of an order. */
export interface SurchargeFee {
  readonly feeCents: Cents;
  /** The highest unit fee that is charged; 0 when none is. */
  readonly feePerUnitCents: Cents;
}

/** Sums the surcharges of shipped rows, for the units that no alternate pack covers. No coupon or membership waives it. */
export function surchargeFee(shippedRows: readonly Row[]): SurchargeFee {
  let feeCents = 0;
  let feePerUnitCents = 0;
  for (const row of shippedRows) {
    const { surcharge, qty } = row.line;
    if (surcharge === undefined) continue;
    const chargedUnits = Math.max(0, qty - surcharge.coveredUnits);
    if (chargedUnits === 0) continue;
    feeCents += surcharge.feePerUnitCents * chargedUnits;
    feePerUnitCents = Math.max(feePerUnitCents, surcharge.feePerUnitCents);
  }
  return { feeCents, feePerUnitCents };
}
