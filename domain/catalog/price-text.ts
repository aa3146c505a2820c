import { type Cents, roundHalfUp } from '#domain/shared/money.ts';

/** The locales in which prices can be written; texts stay English in all of them. (C §5, Display rules) */
export type PriceLocale = 'en-US' | 'en-CA' | 'fr-CA';

/** What stands where a price is no number. (C §5, Display rules) */
export const PRICE_NOT_AVAILABLE_TEXT = 'Price N/A';

interface PriceStyle {
  thousands: string;
  decimal: string;
  prefix: string;
  suffix: string;
}

const DOLLAR_FIRST: PriceStyle = { thousands: ',', decimal: '.', prefix: '$', suffix: '' };
const NO_BREAK_SPACE = '\u00a0';

/** Written here and not left to Intl, whose spaces differ between browser and server, so that a page would change while it loads. */
const STYLES: Record<PriceLocale, PriceStyle> = {
  'en-US': DOLLAR_FIRST,
  'en-CA': DOLLAR_FIRST,
  'fr-CA': { thousands: NO_BREAK_SPACE, decimal: ',', prefix: '', suffix: `${NO_BREAK_SPACE}$` },
};

function unsignedAmount(amountCents: Cents, { thousands, decimal }: PriceStyle): string {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${dollars}${decimal}${digits.slice(-2)}`;
}

/** Whether cents can be written to the last digit; beyond that a number has no exact cents. */
const isExact = (amountCents: Cents | null | undefined): amountCents is Cents => Number.isSafeInteger(amountCents);

/**
 * The amount alone, with two decimals and thousands separators and without the sign of the currency: "1,234.50", "0.00".
 * 'Price N/A' for what is no whole number of cents.
 */
export function formatAmount(amountCents: Cents | null | undefined, locale: PriceLocale = 'en-US'): string {
  if (!isExact(amountCents)) return PRICE_NOT_AVAILABLE_TEXT;
  return `${amountCents < 0 ? '-' : ''}${unsignedAmount(amountCents, STYLES[locale])}`;
}

/**
 * A price as shoppers read it: "$1,234.50", negative "-$1.00"; in fr-CA "1 234,50 $" with no-break spaces. 'Price N/A' for
 * what is no whole number of cents.
 */
export function formatPrice(priceCents: Cents | null | undefined, locale: PriceLocale = 'en-US'): string {
  if (!isExact(priceCents)) return PRICE_NOT_AVAILABLE_TEXT;
  const style = STYLES[locale];
  return `${priceCents < 0 ? '-' : ''}${style.prefix}${unsignedAmount(priceCents, style)}${style.suffix}`;
}

/** A price in dollars as the wire carries it, rounded to the cent and written; 'Price N/A' for anything but a finite number. */
export function formatDollars(dollars: unknown, locale: PriceLocale = 'en-US'): string {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return PRICE_NOT_AVAILABLE_TEXT;
  return formatPrice(roundHalfUp(dollars * 100), locale);
}
