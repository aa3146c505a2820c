import { expect, it } from 'vitest';
import { discountWords, refundLines } from './refund-lines.ts';

const coupon = { rule: 'BASKET_COUPON', amount: -5 };
const rewards = { rule: 'REWARDS_REDEMPTION', amount: -2 };

it('a refund tells what coupons took off, the tax, and what is kept', () => {
  const units = [
    { price: 22.98, discounts: 3.19, tax: 1.24 },
    { price: 10, discounts: 0.1, tax: 0.62 },
  ];
  expect(refundLines(units, { explanation: [coupon], totalShipHandlFee: 9.95 })).toEqual([
    { label: 'Share of coupons', amount: '-$3.29' },
    { label: 'Sales tax', amount: '$1.86' },
    { label: 'Shipping and fees ($9.95)', amount: 'Not refunded' },
  ]);
});

it('says nothing of what there was none of', () => {
  expect(refundLines([{ price: 10, discounts: 0, tax: 0 }], {})).toEqual([]);
});

it('calls by its name what took something off the whole order', () => {
  expect([[coupon], [rewards], [coupon, rewards]].map((explanation) => discountWords({ explanation }))).toEqual([
    'coupons',
    'rewards',
    'coupons and rewards',
  ]);
});
