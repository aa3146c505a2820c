import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { Cart } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** Rewards are redeemed in steps of so many dollars. */
export const REWARDS_STEP_DOLLARS = 5;

/** What of somebody's rewards can be used for this cart. */
export type RewardsView = {
  readonly available: string;
  /** What is used now; absent when nothing is. */
  readonly used: string | undefined;
  readonly usedDollars: number;
  /** The amounts to choose from, in dollars, the largest last. */
  readonly choices: readonly number[];
};

/** Rewards as far as they can be used; `undefined` for whoever has none, or less than one step. */
export function rewardsView(
  { availableBalance, redeemed, isEligible }: Cart['cartEasyRewards'],
  subtotalDollars: number,
): RewardsView | undefined {
  if (!isEligible || !isShownAmount(availableBalance) || availableBalance < REWARDS_STEP_DOLLARS) return undefined;
  // More than the items cost is never taken, so one step above that is the most that makes sense.
  const useful = Math.ceil(subtotalDollars / REWARDS_STEP_DOLLARS) * REWARDS_STEP_DOLLARS;
  const most = Math.min(Math.floor(availableBalance / REWARDS_STEP_DOLLARS) * REWARDS_STEP_DOLLARS, Math.max(useful, REWARDS_STEP_DOLLARS));
  return {
    available: formatDollars(availableBalance),
    used: redeemed > 0 ? formatDollars(redeemed) : undefined,
    usedDollars: redeemed,
    choices: Array.from({ length: most / REWARDS_STEP_DOLLARS }, (_, index) => (index + 1) * REWARDS_STEP_DOLLARS),
  };
}
