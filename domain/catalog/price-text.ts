import { type Cents, roundHalfUp } from '#domain/shared/money.ts';

/** What stands where a price is no number. (C §5, Display rules) */
export const PRICE_NOT_AVAILABLE_TEXT = 'Price N/A';

/** Written here and not left to Intl, which may differ between browser and server, so that a page would change while it loads. */
function unsignedAmount(amountCents: Cents): string {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** Whether cents can be written to the last digit; beyond that a number has no exact cents. */
const isExact = (amountCents: Cents | null | undefined): amountCents is Cents => Number.isSafeInteger(amountCents);

/** A price as shoppers read it: "$1,234.50", negative "-$1.00". 'Price N/A' for what is no whole number of cents. */
export function formatPrice(priceCents: Cents | null | undefined): string {
  if (!isExact(priceCents)) return PRICE_NOT_AVAILABLE_TEXT;
  return `${priceCents < 0 ? '-' : ''}$${unsignedAmount(priceCents)}`;
}

/** A price in dollars as the wire carries it, rounded to the cent and written; 'Price N/A' for anything but a finite number. */
export function formatDollars(dollars: unknown): string {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return PRICE_NOT_AVAILABLE_TEXT;
  return formatPrice(roundHalfUp(dollars * 100));
}
