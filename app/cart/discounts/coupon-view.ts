import type { CartCoupon } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { z } from 'zod';

/** Why a coupon waits, as something to do about it; none of these is a failure. (C §8, coupon reasons) */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ORDER_TOTAL_NOT_MET_ERROR', 'Your items do not reach its minimum yet. It applies as soon as they do.'],
  ['COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 'It takes off more than its items cost. Add another one to use it.'],
  ['QUALIFYING_ITEMS_NOT_FOUND_ERROR', 'Nothing in your cart qualifies yet. It applies as soon as something does.'],
  ['REWARDS_COUPON_ERROR_MESSAGE', 'It belongs to a rewards member. Sign in as that member to use it.'],
  ['BOPIS_EVENT_ERROR', 'It is for store pickup. Choose pickup for an item to use it.'],
]);

export type CouponView = {
  readonly code: string;
  readonly description: string;
  readonly isApplied: boolean;
  /** What it takes off, ready to be shown; absent while it takes nothing. */
  readonly amount: string | undefined;
  /** What is to be known while it waits. */
  readonly note: string | undefined;
  /** Given by us and not to be taken away. */
  readonly isAuto: boolean;
};

/** A coupon of the cart in the shopper's words. */
export function couponView({ code, description, status, reason, amount, checkoutOnly, auto }: z.output<typeof CartCoupon>): CouponView {
  const isApplied = status === 'APPLIED';
  return {
    code,
    description,
    isApplied,
    amount: isApplied && amount > 0 ? formatDollars(-amount) : undefined,
    note: isApplied ? undefined : noteOf(reason, checkoutOnly),
    isAuto: auto,
  };
}

function noteOf(reason: string | undefined, isCheckoutOnly: boolean): string {
  const note = REASONS.get(reason ?? '');
  if (note !== undefined) return note;
  return isCheckoutOnly ? 'It comes off at checkout.' : 'Another coupon saves you more. It applies when that one does not.';
}
