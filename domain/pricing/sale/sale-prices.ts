import type { Cents } from '#domain/shared/money.ts';
import type { Row } from '../row.ts';
import { takeOff } from '../row.ts';
import { wasPerUnitCents } from './was-price.ts';

/** Lowers rows from what they cost before their sale to what they cost now, and returns the savings. */
export function applySalePrices(rows: readonly Row[]): Cents {
  let savingsCents = 0;
  for (const row of rows) {
    const was = row.isCharged ? wasPerUnitCents(row.line) : undefined;
    if (was === undefined) continue;
    const discountCents = (was - row.line.unitPriceCents) * row.line.qty;
    takeOff(row, discountCents, 'SALE_PRICE', 'Sale price', undefined);
    savingsCents += discountCents;
  }
  return savingsCents;
}
