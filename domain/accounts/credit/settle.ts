import type { Cents } from '../../shared/money.ts';

/** An invoice with what of it is not settled. */
export interface OpenInvoice {
  readonly number: string;
  readonly openCents: Cents;
}

/** What an amount settles of invoices, in their order, and what is over. */
export function settle(
  amountCents: Cents,
  open: readonly OpenInvoice[],
): { readonly settled: readonly { readonly number: string; readonly cents: Cents }[]; readonly restCents: Cents } {
  let restCents = amountCents;
  const settled = open.flatMap(({ number, openCents }) => {
    const cents = Math.min(restCents, openCents);
    restCents -= cents;
    return cents > 0 ? [{ number, cents }] : [];
  });
  return { settled, restCents };
}
