import type { Cents } from '#domain/shared/money.ts';

/** From a price to one that is no longer meant. */
export type PriceRange = { readonly fromCents: Cents; /** undefined: whatever it costs beyond. */ readonly toCents: Cents | undefined };

const toCents = (dollars: string): Cents => Math.round(Number(dollars) * 100);

const RANGE = /^(\d{1,6}(?:\.\d\d?)?)-(\d{1,6}(?:\.\d\d?)?)?$/;

/** Reads "25-50", "12.50-20" or "500-", in dollars, as it is written; undefined for what is no range. `priceRangeMeant` says what it means. */
export function readPriceRange(text: string): PriceRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined) return undefined;
  const range = { fromCents: toCents(from), toCents: to === undefined ? undefined : toCents(to) };
  return range.toCents !== undefined && range.toCents < range.fromCents ? undefined : range;
}

/** From what to what price a range goes, as people write prices: "10-25.00" from 10 to 25. */
export function rangeEnds(range: string): string[] {
  return range.replaceAll('.00', '').split('-');
}

/** How a range reads: "Up to $20", "$25 – $50", "$1,000 and up". */
export function priceRangeText(range: string): string {
  const [from = '', to = ''] = rangeEnds(range).map(withCommas);
  if (to === '') return `$${from} and up`;
  return from === '0' ? `Up to $${to}` : `$${from} – $${to}`;
}

/** 1500 as 1,500; cents stay as they are. */
const withCommas = (dollars: string) => dollars.replaceAll(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
