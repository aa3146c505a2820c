import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { CartCoupon } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { z } from 'zod';

type WireCoupon = z.output<typeof CartCoupon>;

/** Why a coupon waits, as something to do about it; none of these is a failure. (C §8, coupon reasons) */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ORDER_TOTAL_NOT_MET_ERROR', 'Your order does not reach its minimum yet.'],
  ['COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 'It takes off more than its items cost. Add another one to use it.'],
  ['QUALIFYING_ITEMS_NOT_FOUND_ERROR', 'Nothing in your cart qualifies yet. It applies as soon as something does.'],
  ['REWARDS_COUPON_ERROR_MESSAGE', 'It belongs to a rewards member. Sign in as that member to use it.'],
  ['BOPIS_EVENT_ERROR', 'It is for store pickup. Choose pickup for an item to use it.'],
]);

/** Why a coupon is not used although nothing stands against it. */
const IDLE: Record<NonNullable<WireCoupon['idle']>, string> = {
  AT_CHECKOUT: 'It comes off at checkout.',
  OTHER_SAVES_MORE: 'Another coupon saves you more.',
  OTHER_SAVES_SAME: 'Another coupon saves you as much.',
  NOTHING_LEFT: 'There is nothing left for it to take off.',
  SHIPPING_IS_FREE: 'Your shipping is free without it.',
};

export type CouponView = {
  readonly code: string;
  readonly description: string;
  readonly isApplied: boolean;
  /** What it takes off, ready to be shown; absent while it takes nothing. */
  readonly amount: string | undefined;
  /** It takes nothing off, and nothing has to be added for it to do so. */
  readonly isUnused: boolean;
  /** What is to be known while it waits or is not used. */
  readonly note: string | undefined;
  /** Given by us and not to be taken away. */
  readonly isAuto: boolean;
};

/** A coupon of the cart in the shopper's words. */
export function couponView(coupon: WireCoupon): CouponView {
  const { code, description, status, reason, amount, idle, auto } = coupon;
  const isApplied = status === 'APPLIED';
  return {
    code,
    description,
    isApplied,
    amount: isApplied && amount > 0 ? formatDollars(-amount) : undefined,
    isUnused: !isApplied && reason === undefined && idle !== 'AT_CHECKOUT',
    note: isApplied ? undefined : noteOf(coupon),
    isAuto: auto,
  };
}

function noteOf({ reason = '', missing, idle }: WireCoupon): string | undefined {
  if (reason === 'ORDER_TOTAL_NOT_MET_ERROR' && missing !== undefined && isShownAmount(missing))
    return `Add ${formatDollars(missing)} to use it.`;
  return REASONS.get(reason) ?? (idle && IDLE[idle]);
}
