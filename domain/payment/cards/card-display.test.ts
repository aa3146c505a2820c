import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedNumber, tenderName } from './card-display.ts';

describe('what a tender is called', () => {
  it.each([
    ['CREDIT_CARD', 'MASTER_CARD', 'Mastercard'],
    ['CREDIT_CARD', 'AMEX', 'American Express'],
    ['CREDIT_CARD', 'SOMETHING_NEW', 'Card'],
    ['GIFT_CARD', 'VISA', 'Gift card'],
    ['PAYPAL', '', 'PayPal'],
    ['VISA_PAY', 'VISA', 'Visa wallet'],
  ] as const)('%s of the brand %s: %s', (paymentType, brand, name) => expect(tenderName({ paymentType, brand })).toBe(name));
});

describe('a card on the page', () => {
  it('shows nothing of its number but the last four digits [C5-56]', () => {
    expect(maskedNumber('4242424242424242')).toBe('•••• 4242');
    expect(maskedNumber('6006 4910 0000 0000 011')).toBe('•••• 0011');
    expect(maskedNumber('4242')).toBe('•••• 4242');
  });

  it('shows no digit at all of less than four', () => {
    expect(maskedNumber('424')).toBe('••••');
    expect(maskedNumber('')).toBe('••••');
  });

  it('never shows more than four digits [C5-56]', () => {
    fc.assert(fc.property(fc.string(), (text) => maskedNumber(text).replace(/\D/g, '').length <= 4));
  });
});
