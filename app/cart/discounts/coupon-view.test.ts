import { describe, expect, it } from 'vitest';
import { couponView } from './coupon-view.ts';

const coupon = {
  code: 'BASKET5',
  description: '$5 off $30',
  priority: 2,
  status: 'PENDING' as const,
  amount: 0,
  checkoutOnly: false,
  auto: false,
};

describe('a coupon in the cart', () => {
  it('shows what it takes off', () => {
    expect(couponView({ ...coupon, status: 'APPLIED', amount: 5 })).toMatchObject({ isApplied: true, amount: '-$5.00', note: undefined });
  });

  it.each([
    ['ORDER_TOTAL_NOT_MET_ERROR [C8-105]', /Add \$12.40 to use it/],
    ['COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL [C8-106]', /more than its items cost/],
    ['QUALIFYING_ITEMS_NOT_FOUND_ERROR [C8-107]', /qualifies yet/],
    ['REWARDS_COUPON_ERROR_MESSAGE [C8-108]', /rewards member/],
    ['BOPIS_EVENT_ERROR [C8-109]', /store pickup/],
  ])('waits and says what to do, not that something failed: %s', (title, note) => {
    const [reason = ''] = title.split(' ');
    const view = couponView({ ...coupon, reason, missing: 12.4 });
    expect(view).toMatchObject({ isApplied: false, isUnused: false });
    expect(view.note).toMatch(note);
    expect(view.note).not.toMatch(/error|fail/i);
  });

  it('says why it is not used, and that it comes off at checkout where it does', () => {
    expect(couponView({ ...coupon, checkoutOnly: true, idle: 'AT_CHECKOUT' })).toMatchObject({
      isUnused: false,
      note: 'It comes off at checkout.',
    });
    expect(couponView({ ...coupon, idle: 'OTHER_SAVES_MORE' })).toMatchObject({ isUnused: true, note: 'Another coupon saves you more.' });
    expect(couponView({ ...coupon, idle: 'SHIPPING_IS_FREE' }).note).toMatch(/free without it/);
  });
});
