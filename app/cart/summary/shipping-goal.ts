import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { Cart } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { areaSurcharge } from './summary-lines.ts';

/** How far it is to what a larger order brings: in dollars for the meter, and in words. */
export type ShippingGoal = {
  readonly fromDollars: number;
  readonly doneDollars: number;
  readonly text: string;
  readonly meterLabel: string;
  readonly isReached: boolean;
  /** What is paid all the same. */
  readonly surcharge: string | undefined;
};

const WORDS = {
  FREE_SHIPPING: { ahead: 'for free shipping', reached: 'Your shipping is free', meterLabel: 'Toward free shipping' },
  NO_SMALL_ORDER_FEE: {
    ahead: 'to avoid the small-order fee',
    reached: 'No small-order fee',
    meterLabel: 'Toward an order without the small-order fee',
  },
} as const;

type Sums = Pick<Cart, 'cartAttributes' | 'cartSummary'>;

/**
 * Whether the cart holds something that does not count toward free shipping, such as what is fetched from a store: then the words have to
 * say what does. Never while nothing is missing. Told from the sums, since the answer of an add has no other rows than those it touched.
 */
export function countsDeliveredOnly({
  cartAttributes: { freeShippingThreshold, remainingAmountGetFreeShipping },
  cartSummary,
}: Sums): boolean {
  if (remainingAmountGetFreeShipping <= 0) return false;
  const countedCents = Math.round((freeShippingThreshold - remainingAmountGetFreeShipping) * 100);
  return Math.round(cartSummary.cartSubTotalAfterPriorityTwoCoupons * 100) > countedCents;
}

/** The goal that the server names; `undefined` where it names none. */
export function shippingGoal(cart: Sums): ShippingGoal | undefined {
  const { freeShippingThreshold: from, remainingAmountGetFreeShipping: missing, shippingGoal: goal } = cart.cartAttributes;
  // A cart that the browser has kept may be older than this field.
  if (goal == null || !isShownAmount(missing)) return undefined;
  const { ahead, reached, meterLabel } = WORDS[goal];
  const isReached = missing <= 0;
  const more = `${formatDollars(missing)} more`;
  return {
    fromDollars: from,
    doneDollars: Math.max(0, from - missing),
    text: isReached ? reached : `${countsDeliveredOnly(cart) ? `Spend ${more} on delivered items` : more} ${ahead}`,
    meterLabel,
    isReached,
    surcharge: areaSurcharge(cart.cartSummary),
  };
}
