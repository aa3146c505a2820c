import { roundHalfUp, type Cents } from '#domain/shared/money.ts';

/**
 * What is given back for some units of a row: their share of what the row cost with its tax. Shares are counted from the first
 * unit on, so that all of them together are the whole row to the cent, however often some come back.
 *
 * @param row what the whole row cost with tax, and its units.
 * @param before units that came back earlier.
 */
export function returnRefund(row: { readonly paidCents: Cents; readonly qty: number }, before: number, returning: number): Cents {
  const upTo = (units: number) => roundHalfUp((row.paidCents * units) / row.qty);
  return upTo(before + returning) - upTo(before);
}
