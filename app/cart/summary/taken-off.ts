import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { CartSummary } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { isShareOfOrder } from '#domain/pricing/row-price.ts';

/** What stands between the prices of the rows and the subtotal: 'Coupons', '-$5.00'. */
export type TakenOff = { readonly label: string; readonly amount: string };

/** What is taken off the order as a whole, in one line; `undefined` where nothing is. */
export function takenOffOrder({ explanation }: Pick<CartSummary, 'explanation'>): TakenOff | undefined {
  const steps = explanation.filter(isShareOfOrder);
  const dollars = steps.reduce((sum, { amount }) => sum + amount, 0);
  if (dollars === 0 || !isShownAmount(dollars)) return undefined;
  const rewards = steps.filter(({ rule }) => rule === 'REWARDS_REDEMPTION').length;
  const label = rewards === 0 ? 'Coupons' : rewards === steps.length ? 'Rewards' : 'Coupons and rewards';
  return { label, amount: formatDollars(dollars) };
}
