import { isShownAmount } from '../../accounts/hidden-prices.ts';
import { formatDollars } from '../../catalog/price-text.ts';
import { quotedPartsText, type QuotedPieces } from '../../pricing/quote/quoted-parts.ts';
import { ownPrice, regularPrice } from '../../pricing/row-price.ts';
import { savingReasons } from './kept-savings.ts';

/** A row's amounts as an order has them on the wire, in dollars. */
export interface PricedRow {
  readonly qty: number;
  readonly parentCartItemId: string | null;
  readonly priceInfo: {
    /** What one cost before its sale; absent where it was in none. */
    readonly wasPricePerUnit?: number | undefined;
    readonly basePricePerUnit: number;
    readonly basePrice: number;
    readonly finalPriceBeforeBasketCoupons: number;
    /** Which of its pieces cost the price of a quote; absent: none. */
    readonly quoted?: QuotedPieces | undefined;
  };
}

/** What a row of an order costs, in dollars. */
export type RowPrice = {
  readonly amount: number;
  /** What it is less than at its regular price, `off` included; 0: nothing. */
  readonly saved: number;
  /** What is taken off the row as a whole; 0: nothing. Only where no price of one piece, times the quantity, comes to the amount. */
  readonly off: number;
} & (OnePrice | TwoPrices);

/** `each` times the quantity, less `off`, is the amount. */
type OnePrice = { readonly each: number; readonly parts?: undefined };
/** '2 at $385.00 from quote Q-1003, 1 at $429.00' */
type TwoPrices = { readonly each: undefined; readonly parts: string };

/**
 * The one price of a row, wherever an order is told: on its pages, in its mails, on its receipt and its invoice. It is what the row costs by itself; what
 * is taken off the whole order is a line of its own below the rows (`orderBillLines`). One piece costs its share where that is in
 * whole cents; else its price of one, and what is taken off the row stands beside it: quantity times price is never another sum than the one in print.
 */
export function rowPriceOf({ qty, priceInfo }: Pick<PricedRow, 'qty' | 'priceInfo'>): RowPrice {
  const own = cents(ownPrice(priceInfo, qty).dollars);
  const saved = Math.max(0, cents(regularPrice(priceInfo, qty)) - own) / 100;
  const parts = quotedPartsText({ qty, dollars: own / 100 }, priceInfo.quoted);
  if (parts !== undefined) return { each: undefined, off: 0, amount: own / 100, saved, parts };
  if (own % qty === 0) return { each: own / qty / 100, off: 0, amount: own / 100, saved };
  const each = cents(priceInfo.basePricePerUnit);
  return { each: each / 100, off: (each * qty - own) / 100, amount: own / 100, saved };
}

/** '3 × $12.00', or '3 × $10.00, less $0.50', or '2 at $385.00 from quote Q-1003, 1 at $429.00'. */
export function rowPriceText(row: Pick<PricedRow, 'qty' | 'priceInfo'>): string {
  const price = rowPriceOf(row);
  if (price.parts !== undefined) return price.parts;
  return isShownAmount(price.each)
    ? `${row.qty.toLocaleString('en-US')} × ${eachText(price)}`
    : `Quantity ${row.qty.toLocaleString('en-US')}`;
}

/** '$11.49 each', or '$10.00 each, less $0.50', or '2 at $385.00 from quote Q-1003, 1 at $429.00'. */
export function rowEachText(row: Pick<PricedRow, 'qty' | 'priceInfo'>): string {
  const price = rowPriceOf(row);
  return price.parts === undefined ? eachText(price, ' each') : price.parts;
}

function eachText({ each, off }: OnePrice & Pick<RowPrice, 'off'>, unit = ''): string {
  return `${formatDollars(each)}${unit}${off === 0 ? '' : `, less ${formatDollars(off)}`}`;
}

/** What is known of how a row's price became less than the regular one; `amount` in dollars. Orders of before it was kept know nothing. */
export interface SavedRow extends Pick<PricedRow, 'qty' | 'priceInfo'> {
  readonly savings?: readonly { readonly label: string; readonly amount: number }[] | undefined;
}

/** 'You saved $1.53 (3+ price)'; undefined for what cost its regular price. */
export function rowSavedText(row: SavedRow): string | undefined {
  const { saved } = rowPriceOf(row);
  if (saved === 0 || !isShownAmount(saved)) return undefined;
  const reasons = savingReasons(row.savings ?? []);
  return `You saved ${formatDollars(saved)}${reasons === '' ? '' : ` (${reasons})`}`;
}

/** 'Regular price $12.00 each', where one piece was sold for less. */
export function regularEachText(row: SavedRow): string | undefined {
  const { saved, off } = rowPriceOf(row);
  const { wasPricePerUnit: was, basePricePerUnit } = row.priceInfo;
  return saved === 0 || !isShownAmount(saved) || (off > 0 && was === undefined)
    ? undefined
    : `Regular price ${formatDollars(was ?? basePricePerUnit)} each`;
}

/** What all rows come to by themselves, in dollars. */
export function rowsTotal(rows: readonly Pick<PricedRow, 'priceInfo'>[]): number {
  return rows.reduce((sum, { priceInfo }) => sum + cents(priceInfo.finalPriceBeforeBasketCoupons), 0) / 100;
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
