import type { Cents } from '#domain/shared/money.ts';
import { priceRangeText, readPriceRange, type PriceRange } from './price-range.ts';

/** Where the ranges of the price filter begin, in dollars. */
const STEPS = [0, 10, 25, 50, 100, 250, 500] as const;

/** The ranges that are offered, as addresses write them: "0-10", "500-". */
export const PRICE_RANGES: readonly string[] = STEPS.map((from, index) => `${from}-${STEPS[index + 1] ?? ''}`);

/** The prices at which the next range begins, in cents. */
export const RANGE_ENDS: readonly Cents[] = STEPS.slice(1).map((dollars) => dollars * 100);

/** How a range that is offered reads: "Under $10", since the next one begins there, else as any. */
export function offeredRangeText(range: string): string {
  return range.startsWith('0-') ? `Under $${range.slice(2)}` : priceRangeText(range);
}

/**
 * What a range of an address means: one that is offered ends where the next begins, and one that somebody typed has its end in it. undefined for
 * what is no range.
 */
export function priceRangeMeant(text: string): PriceRange | undefined {
  const range = readPriceRange(text);
  if (range?.toCents === undefined || PRICE_RANGES.includes(text)) return range;
  return { ...range, toCents: range.toCents + 1 };
}
