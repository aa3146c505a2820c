import { describe, expect, it } from 'vitest';
import { attachedWords, couponCodes } from './discount-actions.server.ts';

describe('the codes that somebody enters', () => {
  it('stand between commas, semicolons, spaces and on lines of their own', () => {
    expect(couponCodes(' basket5, ITEM10;once\nFREESHIP  ')).toEqual(['BASKET5', 'ITEM10', 'ONCE', 'FREESHIP']);
  });

  it('count once each, and are none in an empty field', () => {
    expect(couponCodes('A a A')).toEqual(['A']);
    expect(couponCodes(' , ')).toEqual([]);
  });

  it('are twenty at most, of forty characters at most', () => {
    expect(couponCodes(Array.from({ length: 25 }, (_, index) => `C${index}`).join(' '))).toHaveLength(20);
    expect(couponCodes('x'.repeat(60))[0]).toHaveLength(40);
  });
});

describe('what is said of coupons that are in the cart now', () => {
  const coupon = { code: 'ITEM10', description: '10% off an item', priority: 1, checkoutOnly: false, amount: 0, auto: false };

  it('is why one takes nothing off, as it stands beside it [C8-113 C8-116]', () => {
    const unused = { ...coupon, status: 'PENDING' as const, idle: 'OTHER_SAVES_MORE' as const };
    const waiting = { ...coupon, code: 'PICKUP3', status: 'PENDING' as const, reason: 'BOPIS_EVENT_ERROR' as const };
    const applied = { ...coupon, status: 'APPLIED' as const, amount: 3 };
    const added = 'Your coupon has been added to the cart.';
    expect(attachedWords([applied])).toEqual({ success: added, waiting: [] });
    // What takes nothing off is no success.
    expect(attachedWords([unused])).toEqual({
      success: undefined,
      waiting: ['ITEM10 is saved, and not used now. Another coupon saves you more.'],
    });
    expect(attachedWords([applied, waiting])).toEqual({
      success: added,
      waiting: ['PICKUP3 is saved. It is for store pickup. Choose pickup for an item to use it.'],
    });
  });
});
