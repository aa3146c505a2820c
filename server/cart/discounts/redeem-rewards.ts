import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { fromDollars } from '#domain/shared/money.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { changeCart, type ChangeOptions } from '../change-cart.ts';

/** Rewards are paid with in whole fives. */
export const REDEEM_STEP_CENTS = 500;

/**
 * Pays part of the cart with the member's rewards: a multiple of 5.00 that they have, 0 to take it back. What is taken is
 * no more than the cart costs, and it is only taken when the order is placed. (K-04; A-232)
 *
 * @param redeem in dollars, as it came.
 */
export async function redeemRewards(shop: Shop, buying: Buying, options: ChangeOptions, redeem: number): Promise<Reply<CartResponse>> {
  const { person } = buying.shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (person.rewardsNumber === undefined) return refuse('MISSING_REWARDS_ID');
  const redeemCents = fromDollars(redeem);
  if (redeemCents === undefined || redeemCents < 0 || redeemCents % REDEEM_STEP_CENTS !== 0) return refuse('INVALID_DATA_ITEM');
  return changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) => {
    if (redeemCents > open.rewardsCents) return { refusal: refuse('INVALID_DATA_ITEM') };
    return { after: { checkout: { ...open.cart.checkout, redeemCents } }, told: {} };
  });
}
