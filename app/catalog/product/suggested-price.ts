import type { ProductDetails } from '#contracts/catalog.ts';
import { suggestedCents } from '#domain/alerts/alerts.ts';
import { fromDollars } from '#domain/shared/money.ts';

/** A price that is worth waiting for, as a field has it; undefined where none can be waited for. */
export function suggestedPrice({
  alerts,
  memberPrice,
  priceValue,
}: Pick<ProductDetails, 'alerts' | 'memberPrice' | 'priceValue'>): string | undefined {
  const now = fromDollars(memberPrice ?? priceValue ?? 0);
  return alerts.includes('PRICE') && now !== undefined ? (suggestedCents(now) / 100).toFixed(2) : undefined;
}
