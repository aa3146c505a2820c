import { describe, expect, it } from 'vitest';
import { isStoredValue, labelOfTender, PAYMENT_TYPES, STORED_VALUE_TYPES } from './payment-types.ts';

describe('a tender', () => {
  it('has a balance of its own where it is a gift or prepaid card, and they pay in this order', () => {
    expect(PAYMENT_TYPES.filter(isStoredValue)).toEqual(['GIFT_CARD', 'PREPAID_CARD']);
    expect(STORED_VALUE_TYPES).toEqual(['GIFT_CARD', 'PREPAID_CARD']);
  });

  it('is called as people call it', () => {
    expect(PAYMENT_TYPES.map(labelOfTender)).toEqual(['Gift card', 'Prepaid card', 'Card', 'PayPal', 'Klarna', 'Invoice']);
  });
});
