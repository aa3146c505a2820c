import { MAX_LINE_QTY } from '../cart/cart-limits.ts';
import { formatPrice } from '../catalog/price-text.ts';
import { roundHalfUp, type Cents } from '../shared/money.ts';

/** A request and an offer have so many rows at most. */
export const MOST_QUOTE_ROWS = 100;
/** What somebody writes about a quote at once. */
export const LONGEST_QUOTE_TEXT = 500;
/** The most that can be taken off the whole, in basis points: 90 %. */
export const MOST_DISCOUNT_BP = 9000;

/** A row of an offer. */
export interface OfferedRow {
  readonly itemId: string;
  readonly qty: number;
  /** What one costs before what is taken off the whole. */
  readonly unitCents: Cents;
}

/** What one costs after what is taken off the whole, rounded half up to the cent. */
export function discountedCents(unitCents: Cents, discountBp: number): Cents {
  return roundHalfUp((unitCents * (10_000 - discountBp)) / 10_000);
}

/** What the rows of an offer come to, before shipping and taxes. */
export function offerTotalCents(rows: readonly OfferedRow[], discountBp: number): Cents {
  return rows.reduce((sum, { qty, unitCents }) => sum + discountedCents(unitCents, discountBp) * qty, 0);
}

/** What is wrong with a row of an offer, by its place and field. */
export interface OfferProblem {
  /** Undefined: the offer as a whole. */
  readonly row: number | undefined;
  readonly field: 'itemId' | 'qty' | 'unitPrice' | 'discountPercent' | 'rows';
  readonly message: string;
}

/** What of an item decides about its price in an offer; undefined: it cannot be sold to this buyer. */
export type OfferableItem = { readonly name: string; readonly listCents: Cents } | undefined;

/**
 * Why an offer cannot be made; none: it can. Nothing is given away, nothing costs more than its list price, each item has one row.
 *
 * @param unitCents undefined: what was typed is no amount.
 */
export function offerProblems(
  rows: readonly (Omit<OfferedRow, 'unitCents'> & { readonly unitCents: Cents | undefined })[],
  discountBp: number,
  itemOf: (itemId: string) => OfferableItem,
): OfferProblem[] {
  if (rows.length === 0) return [{ row: undefined, field: 'rows', message: 'Offer at least one item.' }];
  if (rows.length > MOST_QUOTE_ROWS) return [{ row: undefined, field: 'rows', message: `A quote has ${MOST_QUOTE_ROWS} items at most.` }];
  const problems: OfferProblem[] = [];
  const isDiscount = Number.isInteger(discountBp) && discountBp >= 0 && discountBp <= MOST_DISCOUNT_BP;
  if (!isDiscount)
    problems.push({ row: undefined, field: 'discountPercent', message: `Enter a discount from 0 to ${MOST_DISCOUNT_BP / 100} %.` });
  const seen = new Set<string>();
  for (const [row, { itemId, qty, unitCents }] of rows.entries()) {
    const item = itemOf(itemId);
    if (item === undefined)
      problems.push({ row, field: 'itemId', message: `Item ${itemId} can’t be sold to this customer. Choose another one.` });
    else if (seen.has(itemId))
      problems.push({ row, field: 'itemId', message: `${shortName(item.name)} is in this offer twice. Put it in one row.` });
    seen.add(itemId);
    if (!isQuotedQty(qty))
      problems.push({ row, field: 'qty', message: `Enter a quantity from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.` });
    const price = item === undefined ? undefined : priceProblem(unitCents, isDiscount ? discountBp : 0, item);
    if (price !== undefined) problems.push({ row, field: 'unitPrice', message: price });
  }
  return problems;
}

/** Whether so many can be asked for and offered. */
export function isQuotedQty(qty: number): boolean {
  return Number.isInteger(qty) && qty >= 1 && qty <= MAX_LINE_QTY;
}

function priceProblem(
  unitCents: Cents | undefined,
  discountBp: number,
  { name: fullName, listCents }: NonNullable<OfferableItem>,
): string | undefined {
  const name = shortName(fullName);
  if (unitCents === undefined) return `Enter a price for ${name}, such as 12.50.`;
  if (unitCents <= 0) return `The price of ${name} has to be more than $0.00.`;
  if (unitCents > listCents) return `${name} costs ${formatPrice(listCents)} for everyone. Offer that or less.`;
  return discountedCents(unitCents, discountBp) <= 0 ? `With the discount ${name} would cost nothing. Take less off.` : undefined;
}

/** What an item is called in a sentence: up to the first comma of a name that goes on with its sizes and colors. */
function shortName(name: string): string {
  return name.split(',', 1)[0] ?? name;
}
