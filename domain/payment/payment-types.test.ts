import { describe, expect, it } from 'vitest';
import {
  isApprovedAtVendor,
  isStoredValue,
  labelOfTender,
  PAYMENT_TYPES,
  STORED_VALUE_TYPES,
  VENDOR_PAYMENT_TYPES,
} from './payment-types.ts';

describe('a tender', () => {
  it('with a balance of its own pays before all others, a gift card first, then a prepaid card', () => {
    expect(STORED_VALUE_TYPES.slice(0, 2)).toEqual(['GIFT_CARD', 'PREPAID_CARD']);
    expect(PAYMENT_TYPES.filter(isStoredValue)).toEqual(STORED_VALUE_TYPES);
    expect(isStoredValue('CREDIT_CARD')).toBe(false);
  });

  it('that is approved at its vendor has no balance that we could ask about', () => {
    expect(VENDOR_PAYMENT_TYPES).toContain('PAYPAL');
    expect(VENDOR_PAYMENT_TYPES.some(isStoredValue)).toBe(false);
    expect(isApprovedAtVendor('CREDIT_CARD')).toBe(false);
  });

  it('is called as people call it, each kind by a name of its own', () => {
    expect(labelOfTender('GIFT_CARD')).toBe('Gift card');
    expect(new Set(PAYMENT_TYPES.map(labelOfTender)).size).toBe(PAYMENT_TYPES.length);
  });
});
