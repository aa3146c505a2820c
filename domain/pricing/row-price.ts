import { roundHalfUp } from '#domain/shared/money.ts';

/** What is taken off the order as a whole and only shared over its rows, by what took it. */
export const OFF_THE_ORDER = {
  coupons: ['BASKET_COUPON', 'CHECKOUT_ONLY_COUPON'],
  rewards: ['REWARDS_COUPON', 'REWARDS_REDEMPTION'],
} as const satisfies Record<string, readonly string[]>;
const OF_THE_ORDER: readonly string[] = Object.values(OFF_THE_ORDER).flat();

/** Whether a step of a row's price is its part of what is taken off the whole order, not a price of its own. */
export function isShareOfOrder({ rule }: { readonly rule: string }): boolean {
  return OF_THE_ORDER.includes(rule);
}

/** A row's amounts as the wire has them, in dollars. */
interface RowAmounts {
  /** What one cost before its sale; absent where it is in none. */
  readonly wasPricePerUnit?: number | undefined;
  readonly basePrice: number;
  readonly finalPriceBeforeBasketCoupons: number;
}

/** What a row costs at its regular price, in dollars: the one before a sale, which its page tells, too. */
export function regularPrice({ wasPricePerUnit: was, basePrice }: Pick<RowAmounts, 'wasPricePerUnit' | 'basePrice'>, qty: number): number {
  return was === undefined ? basePrice : Math.round(was * 100 * qty) / 100;
}

/**
 * What a row costs by itself, in dollars: after its own discounts, before what is taken off the whole order. That is what
 * stands at the row; the rest stands once, at the order. Returns and taxes go by the row's part of it all the same.
 */
export function ownPrice(amounts: RowAmounts, qty: number) {
  const { finalPriceBeforeBasketCoupons: own } = amounts;
  return { dollars: own, perUnit: roundHalfUp((own * 100) / qty) / 100, savedDollars: Math.max(0, regularPrice(amounts, qty) - own) };
}
