import { describe, expect, it } from 'vitest';
import { paymentName, paymentView } from './payment-words.ts';
import { UNSHOWN } from '#app/payment/a-payment.test-builder.ts';

const card = {
  id: '1',
  paymentType: 'CREDIT_CARD' as const,
  brand: 'MASTER_CARD',
  lastFourDigit: '4444',
  expiryMonth: '03',
  expiryYear: '2030',
  amountApplied: 1,
  addedToOrder: true,
  isDefault: false,
  ...UNSHOWN,
  userNotes: '',
  vendorPaymentType: null,
};

describe('a payment of an order', () => {
  it('is named by its brand and masked to the last four digits, with its expiry as month/year [C5-55 C5-56]', () => {
    expect(paymentView(card)).toEqual({
      id: '1',
      name: 'Mastercard •••• 4444',
      isCard: true,
      expiry: 'Expires 03/2030',
      amount: '$1.00',
      isNeeded: true,
      hasBalance: false,
    });
  });

  it('has no expiry where the card has none', () => {
    expect(paymentView({ ...card, brand: 'STORE_CARD', expiryMonth: null, expiryYear: null })).toMatchObject({
      name: 'Store card •••• 4444',
      expiry: undefined,
    });
  });

  it('is named by its kind where there is no brand', () => {
    expect(paymentView({ ...card, paymentType: 'PAYPAL', brand: '', lastFourDigit: '' }).name).toBe('PayPal');
  });

  it('is a prepaid card whatever brand is printed on it', () => {
    expect(paymentView({ ...card, paymentType: 'PREPAID_CARD' })).toMatchObject({ name: 'Prepaid card •••• 4444', hasBalance: true });
  });

  it('is not needed where others pay everything', () => {
    expect(paymentView({ ...card, amountApplied: 0 })).toMatchObject({ amount: '$0.00', isNeeded: false });
  });

  it('that is paid later says in which parts, to the cent', () => {
    const later = {
      ...card,
      paymentType: 'KLARNA',
      vendorPaymentType: 'KLARNA',
      brand: '',
      lastFourDigit: '',
      amountApplied: 49.93,
    } as const;
    expect(paymentView(later).plan).toBe('4 payments: $12.49, then 3 of $12.48');
    expect(paymentView({ ...later, amountApplied: 0 }).plan).toBeUndefined();
    expect(paymentView(card).plan).toBeUndefined();
  });

  it('says once that it has expired', () => {
    expect(paymentName({ ...card, isExpired: true }).expiry).toBe('Expired 03/2030');
  });
});
