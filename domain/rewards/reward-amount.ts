import { type Cents, roundHalfUp } from '#domain/shared/money.ts';

const CENTS_PER_DOLLAR = 100;
const MILLS_PER_CENT = 10;

/** What one American Express point is worth, in mills (thousandths of a dollar); a shop may configure another rate. */
export const AMEX_POINT_MILLS = 7;

/** A reward as it is shown: floored to whole dollars, in cents. The cents are kept where rewards are earned. */
export function flooredToDollars(amountCents: Cents): Cents {
  return Math.floor(amountCents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}

/**
 * How many whole American Express points an amount is: the amount, rounded to the cent, divided by the rate. 0 for an
 * amount or a rate that is not above 0.
 */
export function amexPoints(amountCents: Cents, pointMills: number = AMEX_POINT_MILLS): number {
  const roundedCents = roundHalfUp(amountCents);
  if (roundedCents <= 0 || pointMills <= 0) return 0;
  return Math.floor((roundedCents * MILLS_PER_CENT) / pointMills);
}
