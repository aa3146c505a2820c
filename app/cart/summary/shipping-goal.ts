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
  FREE_SHIPPING: { ahead: 'more for free shipping', reached: 'Your shipping is free', meterLabel: 'Toward free shipping' },
  NO_SMALL_ORDER_FEE: {
    ahead: 'more to avoid the small-order fee',
    reached: 'No small-order fee',
    meterLabel: 'Toward an order without the small-order fee',
  },
} as const;

/** The goal that the server names; `undefined` where it names none. */
export function shippingGoal({
  cartAttributes: { freeShippingThreshold: from, remainingAmountGetFreeShipping: missing, shippingGoal: goal },
  cartSummary,
}: Pick<Cart, 'cartAttributes' | 'cartSummary'>): ShippingGoal | undefined {
  // A cart that the browser has kept may be older than this field.
  if (goal == null) return undefined;
  const { ahead, reached, meterLabel } = WORDS[goal];
  const isReached = missing <= 0;
  return {
    fromDollars: from,
    doneDollars: Math.max(0, from - missing),
    text: isReached ? reached : `${formatDollars(missing)} ${ahead}`,
    meterLabel,
    isReached,
    surcharge: areaSurcharge(cartSummary),
  };
}
