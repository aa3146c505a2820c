import { describe, expect, it } from 'vitest';
import { aCart } from '#app/cart/a-cart.test-builder.ts';
import { shippingGoal } from './shipping-goal.ts';

const goalOf = (attributes: Partial<ReturnType<typeof aCart>['cartAttributes']>) =>
  shippingGoal({ ...aCart([]), cartAttributes: { ...aCart([]).cartAttributes, ...attributes } });

describe('what a larger order brings', () => {
  it('is free shipping: first what is missing, then that it is free', () => {
    expect(goalOf({})).toMatchObject({ fromDollars: 35, doneDollars: 10, text: '$25.00 more for free shipping', isReached: false });
    expect(goalOf({ remainingAmountGetFreeShipping: 0 })).toMatchObject({ doneDollars: 35, text: 'Your shipping is free' });
  });

  it('is an order without the small-order fee where shipping is free anyway', () => {
    const business = { shippingGoal: 'NO_SMALL_ORDER_FEE', freeShippingThreshold: 50 } as const;
    expect(goalOf({ ...business, remainingAmountGetFreeShipping: 8 })?.text).toBe('$8.00 more to avoid the small-order fee');
    expect(goalOf({ ...business, remainingAmountGetFreeShipping: 0 })?.text).toBe('No small-order fee');
  });

  it('says what counts where something in the cart does not: what is fetched from a store', () => {
    const cart = aCart([]);
    const attributes = { ...cart.cartAttributes, remainingAmountGetFreeShipping: 30.75 };
    const withPickup = { cartAttributes: attributes, cartSummary: { ...cart.cartSummary, cartSubTotalAfterPriorityTwoCoupons: 110.5 } };
    expect(shippingGoal(withPickup)?.text).toBe('Spend $30.75 more on delivered items for free shipping');
    const allCounts = { ...withPickup, cartSummary: { ...cart.cartSummary, cartSubTotalAfterPriorityTwoCoupons: 4.25 } };
    expect(shippingGoal(allCounts)?.text).toBe('$30.75 more for free shipping');
  });

  it('is nothing where the server names nothing', () => {
    expect(goalOf({ shippingGoal: null })).toBeUndefined();
  });

  it('names what the carrier asks for the place beside it', () => {
    const cart = aCart([]);
    const explanation = [{ rule: 'REMOTE_AREA', label: 'Carrier surcharge for Hawaii', amount: 19.95 }];
    expect(shippingGoal({ ...cart, cartSummary: { ...cart.cartSummary, explanation } })?.surcharge).toBe(
      'Carrier surcharge for Hawaii: $19.95',
    );
    expect(shippingGoal(cart)?.surcharge).toBeUndefined();
  });
});
