import type { Cents } from '#domain/shared/money.ts';

/** From a price to one that is no longer meant. */
export type PriceRange = { readonly fromCents: Cents; /** undefined: whatever it costs beyond. */ readonly toCents: Cents | undefined };

const toCents = (dollars: number): Cents => dollars * 100;

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
