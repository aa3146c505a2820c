import { describe, expect, it } from 'vitest';
import {
  isApprovedAtVendor,
  isStoredValue,
  labelOfTender,
  PAYMENT_TYPES,
  STORED_VALUE_TYPES,
  VENDOR_PAYMENT_TYPES,
  WIRE_PAYMENT_TYPES,
  wirePaymentType,
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

  it('that is a card elsewhere is a card on the wire', () => {
    expect([wirePaymentType('VISA_PAY'), wirePaymentType('APPLE_PAY'), wirePaymentType('KLARNA')]).toEqual([
      'CREDIT_CARD',
      'CREDIT_CARD',
      'KLARNA',
    ]);
    expect(WIRE_PAYMENT_TYPES).toEqual(PAYMENT_TYPES.filter((type) => type !== 'VISA_PAY' && type !== 'APPLE_PAY'));
  });

  it('is called as people call it, each kind by a name of its own', () => {
    expect(labelOfTender('GIFT_CARD')).toBe('Gift card');
    expect(new Set(PAYMENT_TYPES.map(labelOfTender)).size).toBe(PAYMENT_TYPES.length);
  });
});
