import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  couple: 2,
};

/** Words for numbers, for patterns. */
export const NUMBER_WORDS: string = Object.keys(WORDS).join('|');
/** A number in digits, with thousands, a sign or decimals: for patterns. */
export const DIGITS = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d+)?`;

/** What a quantity says: whole pieces, or what cannot be ordered, as it was written. */
export type SaidQuantity = { readonly qty: number } | { readonly wrong: string };

/** Reads "3", "1,000", "2.00", "three". What is no whole number from 1 to 9,999 is wrong. */
export function saidQuantity(text: string): SaidQuantity {
  // "3,5" is three and a half for many: no comma but that of thousands is passed over.
  const digits = /^\+?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const said = WORDS[text.toLowerCase()] ?? Number(digits.replace(/^\+/, ''));
  return Number.isInteger(said) && said >= 1 && said <= MAX_LINE_QTY ? { qty: said } : { wrong: text };
}
