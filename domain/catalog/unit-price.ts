import { type Cents, roundHalfUp } from '#domain/shared/money.ts';
import { formatPrice } from './price-text.ts';

/** What a pack holds. */
export interface PackSize {
  /** A whole number of units. */
  units: number;
  /** What one unit is called: "pen", "sheet". */
  unitName: string;
}

/** Below ten cents a unit price is written in tenths of a cent, or a sheet of paper would cost as much as any other. */
const SMALL_UNIT_PRICE_TENTHS = 100;
/** Below a dollar it is written in cents. */
const DOLLAR_TENTHS = 1000;

/**
 * The price of one unit, so that packs can be compared: "$1.54/pen", "77¢/pen", "0.9¢/sheet". `undefined` where it would say nothing: no
 * price, no known pack size, a pack of one, or less than a twentieth of a cent.
 */
export function unitPriceText(priceCents: Cents | null | undefined, pack: PackSize | undefined): string | undefined {
  if (typeof priceCents !== 'number' || !Number.isSafeInteger(priceCents) || priceCents <= 0) return undefined;
  if (pack === undefined || !Number.isSafeInteger(pack.units) || pack.units <= 1 || pack.unitName === '') return undefined;
  const tenths = roundHalfUp((priceCents * 10) / pack.units);
  if (tenths === 0) return undefined;
  return unitText(tenths / 10, pack.unitName);
}

/**
 * What one unit costs, in dollars from one dollar on.
 *
 * @param cents above 0, in tenths.
 */
export function unitText(cents: number, unitName: string): string {
  const tenths = roundHalfUp(cents * 10);
  const whole = roundHalfUp(cents);
  if (tenths < SMALL_UNIT_PRICE_TENTHS) return `${tenths / 10}¢/${unitName}`;
  return `${whole * 10 < DOLLAR_TENTHS ? `${whole}¢` : formatPrice(whole)}/${unitName}`;
}
