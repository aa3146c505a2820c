import { PRICE_RANGES } from './offered-price-ranges.ts';

/** What somebody typed as the lowest and the highest price, as it stands in the fields. */
export type TypedPrices = { readonly min: string; readonly max: string };

/** What was typed means: a range as addresses write it, undefined for whatever price; or what is wrong, and in which field. */
export type ReadPrices = { readonly range: string | undefined } | { readonly problem: string; readonly at: keyof TypedPrices };

const AMOUNT = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{0,2})?$/;
/** What an address has room for. */
const MOST_DOLLARS = 999_999;

/** Reads typed prices: "5", "$1,299", "12.50"; an empty field is no limit. */
export function readTypedPrices({ min, max }: TypedPrices): ReadPrices {
  const [low, high] = [min, max].map((text) => (text.trim() === '' ? undefined : dollarsOf(text)));
  if (Number.isNaN(low)) return { problem: NOT_A_PRICE, at: 'min' };
  if (Number.isNaN(high)) return { problem: NOT_A_PRICE, at: 'max' };
  if (low !== undefined && low > MOST_DOLLARS) return { problem: TOO_MUCH, at: 'min' };
  if (high !== undefined && high > MOST_DOLLARS) return { problem: TOO_MUCH, at: 'max' };
  if (low !== undefined && high !== undefined && low > high) return { problem: 'The minimum is more than the maximum.', at: 'min' };
  if (low === undefined && high === undefined) return { range: undefined };
  const range = `${written(low ?? 0)}-${high === undefined ? '' : written(high)}`;
  // One that is offered ends before its end; what somebody typed does not.
  return { range: high !== undefined && PRICE_RANGES.includes(range) ? `${range}.00` : range };
}

const NOT_A_PRICE = 'Enter a price in dollars, such as 5 or 19.99.';
const TOO_MUCH = 'Enter a price up to $999,999.';

/** NaN for what is no price. */
function dollarsOf(text: string): number {
  const [, dollars, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  return dollars === undefined ? Number.NaN : Number(`${dollars.replaceAll(',', '')}${cents}`);
}

function written(dollars: number): string {
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}
