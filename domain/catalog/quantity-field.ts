import { MAX_CART_FIELD_QTY, MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

/** What a quantity field holds while somebody types: a number, or nothing. */
export type FieldQuantity = number | '';

const CART_FIELD_DIGITS = String(MAX_CART_FIELD_QTY).length;
const NUMBER = /^[+-]?\d+(\.\d*)?$/;

/** Brings a quantity between 0 and `most` pieces; parts of a piece are dropped and what is no number becomes 0. */
export function clampQuantity(quantity: number, most: number = MAX_LINE_QTY): number {
  if (Number.isNaN(quantity)) return 0;
  return Math.max(0, Math.min(most, Math.trunc(quantity)));
}

/**
 * What a field makes of a text: empty stays empty while typing, what is no number becomes 0, the rest is clamped from 0 to
 * `most` pieces. Only plain decimal numbers are numbers: "1e3" and "0x10" are not.
 */
export function quantityInField(text: string, most: number = MAX_LINE_QTY): FieldQuantity {
  const typed = text.trim();
  if (typed === '') return '';
  return NUMBER.test(typed) ? clampQuantity(Number(typed), most) : 0;
}

/**
 * What the cart's field makes of a text: as above, but three digits at most, so that typing goes on to 999. A row that has
 * more already shows what it has and may be lowered to any quantity below it.
 */
export function quantityInCartField(text: string, rowQuantity: number): FieldQuantity {
  const quantity = quantityInField(text);
  if (quantity === '' || quantity <= Math.max(MAX_CART_FIELD_QTY, rowQuantity)) return quantity;
  return Number(
    text
      .trim()
      .replace(/^[+0]+/, '')
      .slice(0, CART_FIELD_DIGITS),
  );
}

/** The quantity that is meant when a field is submitted: 1 for an empty one. */
export function submittedQuantity(quantity: FieldQuantity): number {
  return quantity === '' ? 1 : quantity;
}
