import { isShownAmount } from './hidden-prices.ts';
import { formatDollars } from '../catalog/price-text.ts';
import type { Cents } from '../shared/money.ts';

/** How far an order is above what its buyer may place without an approver. */
export interface OverLimit {
  readonly limitCents: Cents;
  readonly overCents: Cents;
}

/**
 * Asked wherever an order is prepared and when it is placed.
 *
 * @param totalCents what the order comes to, tax and fees with it.
 * @param limitCents undefined: the buyer has no limit.
 * @returns undefined where the order is within the limit; one of exactly the limit is.
 */
export function overOrderLimit(totalCents: Cents, limitCents: Cents | undefined): OverLimit | undefined {
  if (limitCents === undefined || totalCents <= limitCents) return undefined;
  return { limitCents, overCents: totalCents - limitCents };
}

/** What the buyer is told: how far it is above, in dollars, and what can be done. `approver`: the name of who may order more, where it is known. */
export function overLimitTexts(
  { limit, over }: { readonly limit: number; readonly over: number },
  approver: string | undefined,
): { readonly title: string; readonly text: string } {
  return {
    title: isShownAmount(over)
      ? `Over your ${formatDollars(limit)} order limit by ${formatDollars(over)}`
      : 'This order is over your limit',
    text: `You can’t place this order as it is. Take something out of your cart, or ask ${approver ?? 'your approver'} to order it.`,
  };
}
