import type { Cents } from '#domain/shared/money.ts';
import { takeOff, type Row } from '../row.ts';
import { earnedPrice, nextPrice, volumePricesBelow } from '#domain/volume/volume-prices.ts';

/**
 * Lowers rows to the price that the quantity of their item earns, where that is lower than what they cost by then, and returns the
 * savings. All charged rows of an item count together: whoever has ten delivered and five picked up buys fifteen.
 */
export function applyVolumePrices(rows: readonly Row[]): Cents {
  const priced = rows.filter(({ isMerchandise, line }) => isMerchandise && line.volumePrices.length > 0);
  if (priced.length === 0) return 0;
  const quantities = new Map<string, number>();
  for (const { line } of priced) quantities.set(line.itemId, (quantities.get(line.itemId) ?? 0) + line.qty);
  let savingsCents = 0;
  for (const row of priced) {
    const { itemId, qty, volumePrices } = row.line;
    const itemQty = quantities.get(itemId) ?? qty;
    const lower = volumePricesBelow(row.amountCents / qty, volumePrices);
    const earned = earnedPrice(lower, itemQty);
    row.volume = { qty: itemQty, earned, next: nextPrice(lower, itemQty) };
    if (earned === undefined) continue;
    const discountCents = row.amountCents - earned[1] * qty;
    takeOff(row, discountCents, 'VOLUME_PRICE', `${earned[0].toLocaleString('en-US')}+ price`, undefined);
    savingsCents += discountCents;
  }
  return savingsCents;
}
