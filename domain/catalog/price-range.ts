import type { Cents } from '#domain/shared/money.ts';

/** From a price to one that is no longer meant. */
export type PriceRange = { readonly fromCents: Cents; /** undefined: whatever it costs beyond. */ readonly toCents: Cents | undefined };

/** Where the ranges of the price filter begin, in dollars. */
const STEPS = [0, 10, 25, 50, 100, 250, 500] as const;

const toCents = (dollars: number): Cents => dollars * 100;

/** The ranges that are offered, as addresses write them: "0-10", "500-". */
export const PRICE_RANGES: readonly string[] = STEPS.map((from, index) => `${from}-${STEPS[index + 1] ?? ''}`);

/** The prices at which the next range begins, in cents. */
export const RANGE_ENDS: readonly Cents[] = STEPS.slice(1).map(toCents);

const RANGE = /^(\d{1,6})-(\d{0,6})$/;

/** Reads "25-50" or "500-", in whole dollars; undefined for what is no range. */
export function readPriceRange(text: string): PriceRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const range = { fromCents: toCents(Number(from)), toCents: to === '' ? undefined : toCents(Number(to)) };
  return range.toCents !== undefined && range.toCents <= range.fromCents ? undefined : range;
}

/** How a range reads: "Under $10", "$25 to $50", "$500 and up". */
export function priceRangeText(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (to === '') return `$${from} and up`;
  return from === '0' ? `Under $${to}` : `$${from} to $${to}`;
}
