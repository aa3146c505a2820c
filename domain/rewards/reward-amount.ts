import type { Cents } from '#domain/shared/money.ts';

const CENTS_PER_DOLLAR = 100;

/** A reward as it is shown: floored to whole dollars, in cents. The cents are kept where rewards are earned. */
export function flooredToDollars(amountCents: Cents): Cents {
  return Math.floor(amountCents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}
