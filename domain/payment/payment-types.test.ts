import { describe, expect, it } from 'vitest';
import { isStoredValue, PAYMENT_TYPES } from './payment-types.ts';

describe('a tender', () => {
  it('has a balance of its own where it is a gift or prepaid card', () => {
    expect(PAYMENT_TYPES.filter(isStoredValue)).toEqual(['GIFT_CARD', 'PREPAID_CARD']);
  });
});
