import type { Cents } from '#domain/shared/money.ts';

/** An amount of one tender. */
export type Draw = { readonly paymentId: string; readonly amountCents: Cents };

/**
 * Spreads an amount over tenders in their order, each as far as it has something left.
 *
 * @param left what each tender can still give, in the order in which they pay; for a refund in the reverse order.
 * @returns a draw for every tender that gives something, or undefined when all together have too little.
 */
export function draw(amountCents: Cents, left: readonly Draw[]): Draw[] | undefined {
  let openCents = amountCents;
  const draws = left.map(({ paymentId, amountCents: leftCents }) => {
    const drawnCents = Math.min(openCents, Math.max(0, leftCents));
    openCents -= drawnCents;
    return { paymentId, amountCents: drawnCents };
  });
  return openCents === 0 ? draws.filter((one) => one.amountCents > 0) : undefined;
}
