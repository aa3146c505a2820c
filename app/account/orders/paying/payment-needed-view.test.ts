import { describe, expect, it } from 'vitest';
import { paymentNeededView } from './payment-needed-view.ts';

const NEEDED = { amount: 123.45, until: '2026-12-01', checkoutId: 'order-1-x', isUnderWay: false };

describe('an order whose bank did not renew its hold', () => {
  it('says so in plain words, with the day until which it can be paid another way', () => {
    expect(paymentNeededView({ paymentNeeded: NEEDED })).toEqual({
      title: 'Your bank didn’t renew the hold for $123.45.',
      text: 'Pay another way by Tue, Dec 1 to get your order. After that, we cancel what hasn’t shipped, and you aren’t charged for it.',
      dollars: 123.45,
      checkoutId: 'order-1-x',
      isUnderWay: false,
    });
  });

  it('names no amount, and no way to pay it, to who is not shown what things cost', () => {
    const hidden: unknown = null;
    expect(paymentNeededView({ paymentNeeded: { ...NEEDED, amount: hidden as number } })).toMatchObject({
      title: 'Your bank didn’t renew the hold.',
      dollars: undefined,
      checkoutId: undefined,
    });
  });

  it('is nothing where all is well', () => {
    expect(paymentNeededView({ paymentNeeded: null })).toBeUndefined();
  });
});
