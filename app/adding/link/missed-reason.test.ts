import { describe, expect, it } from 'vitest';
import { CART_MESSAGES } from '#contracts/messages.ts';
import { missedReason } from './missed-reason.ts';

const missed = (itemId: string, code: keyof typeof CART_MESSAGES) => ({
  itemId,
  message: { code, tone: 'failure' as const, text: CART_MESSAGES[code] },
});

describe('an item that is not in the cart', () => {
  it('is one that we do not have', () => {
    expect(missedReason(missed('999999', 'SKU_INVALID'), undefined)).toBe("We don't have an item 999999.");
  });

  it('may be a coupon: the way is told, and not whether it is one', () => {
    expect(missedReason(missed('BASKET5', 'SKU_INVALID'), undefined)).toBe(
      "We don't have an item BASKET5. If it is a coupon, enter it under Coupon code.",
    );
  });

  it('is one that comes soon', () => {
    expect(missedReason(missed('100026', 'ITEM_NOT_AVAILABLE'), 'Coming soon')).toBe('100026 is coming soon.');
  });

  it('has no other reason than its message where that says it, or nobody knows', () => {
    expect(missedReason(missed('100008', 'OUT_OF_STOCK'), 'Coming soon')).toBe('');
    expect(missedReason(missed('100031', 'ITEM_NOT_AVAILABLE'), undefined)).toBe('');
  });
});
