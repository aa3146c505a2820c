import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** How many pieces of a row cost what a quote says, and what that is, in dollars. */
export interface QuotedPieces {
  readonly qty: number;
  readonly pricePerUnit: number;
  readonly quoteNumber: string;
}

/**
 * The two prices of a row of which a quote promises only some pieces: '2 at $385.00 from quote Q-1003, 1 at $429.00'. Nobody offered what they come to on average.
 *
 * @param row its quantity, and in dollars what it costs by itself.
 * @returns undefined: all of its pieces cost the same, or their price is hidden.
 */
export function quotedPartsText(
  row: { readonly qty: number; readonly dollars: number },
  quoted: QuotedPieces | undefined,
): string | undefined {
  if (quoted === undefined || quoted.qty >= row.qty || !isShownAmount(row.dollars)) return undefined;
  const others = row.qty - quoted.qty;
  const othersCents = Math.round(row.dollars * 100) - Math.round(quoted.pricePerUnit * 100) * quoted.qty;
  return `${atPrice(quoted.qty, quoted.pricePerUnit)} from quote ${quoted.quoteNumber}, ${atPrice(others, othersCents / others / 100)}`;
}

function atPrice(qty: number, dollars: number): string {
  return `${qty.toLocaleString('en-US')} at ${formatDollars(dollars)}`;
}
