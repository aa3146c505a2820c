import { describe, expect, it } from 'vitest';
import { takenOffOrder } from './taken-off.ts';

const step = (rule: string, amount: number) => ({ rule, label: rule, amount });

describe('what is taken off the order as a whole', () => {
  it('is one line between the rows, which have their own discounts, and the subtotal', () => {
    const steps = [step('REGULAR_PRICE', 60), step('ITEM_COUPON', -10), step('BASKET_COUPON', -5.1), step('CHECKOUT_ONLY_COUPON', -0.2)];
    expect(takenOffOrder({ explanation: steps })).toEqual({ label: 'Coupons', amount: '-$5.30' });
  });

  it('is called by what it is', () => {
    const rewards = step('REWARDS_REDEMPTION', -3);
    expect(takenOffOrder({ explanation: [rewards] })?.label).toBe('Rewards');
    expect(takenOffOrder({ explanation: [step('REWARDS_COUPON', -1), rewards] })?.label).toBe('Coupons and rewards');
  });

  it('is nothing where the rows add up', () => {
    expect(takenOffOrder({ explanation: [step('REGULAR_PRICE', 60), step('ITEM_COUPON', -10), step('SALES_TAX', 3)] })).toBeUndefined();
  });
});
