import type { Cents } from '#domain/shared/money.ts';
import type { PricingLine } from '../pricing-input.ts';

/** What one of a row cost before its sale; undefined where it is in none. */
export function wasPerUnitCents({
  wasUnitPriceCents: was,
  unitPriceCents,
}: Pick<PricingLine, 'wasUnitPriceCents' | 'unitPriceCents'>): Cents | undefined {
  return was !== undefined && was > unitPriceCents ? was : undefined;
}
