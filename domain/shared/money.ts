/** An amount of US dollars in integer cents. */
export type Cents = number;

/**
 * Rounds half up (away from zero for negatives) to an integer.
 * The one rounding function of the shop: every cent that is not given is made by it.
 */
export function roundHalfUp(value: number): number {
  const rounded = Math.floor(Math.abs(value) + 0.5 + 1e-9);
  return value < 0 ? -rounded : rounded;
}

/** `rateBasisPoints` (625 = 6.25 %) of an amount, rounded half up to the cent. */
export function percentOf(amountCents: Cents, rateBasisPoints: number): Cents {
  return roundHalfUp((amountCents * rateBasisPoints) / 10_000);
}

/** Cents as the JSON number of dollars that the wire carries: 4699 -> 46.99. */
export function toDollars(amountCents: Cents): number {
  return amountCents / 100;
}

/** Dollars from the wire as cents; `undefined` when it is no amount of whole cents within a billion dollars. */
export function fromDollars(dollars: number): Cents | undefined {
  if (!Number.isFinite(dollars) || Math.abs(dollars) > 1e9) return undefined;
  const cents = Math.round(dollars * 100);
  return cents / 100 === dollars ? cents : undefined;
}
