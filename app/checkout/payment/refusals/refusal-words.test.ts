import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import { GIFT_CARDS_ID, ledTo, OTHER_WAYS_ID, refusalWords } from './refusal-words.ts';

const codes: readonly ErrorCode[] = [
  'PAYMENT_OPERATION_FAILED',
  'PAYMENT_EXPIRED',
  'SPAY_API_FAILURE',
  'PAYPAL_AUTH_RETRY',
  'PAYPAL_AUTH_FAILURE',
  'KLARNA_AUTH_RETRY',
  'KLARNA_AUTH_FAILURE',
  'GIFT_CARD_D33',
  'GIFT_CARD_D38',
  'GIFT_CARD_D39',
];

describe('what is said around a refused payment', () => {
  it('tells a mistyped card, an expired one and a vendor that is away apart', () => {
    const titles = ['PAYMENT_OPERATION_FAILED', 'PAYMENT_EXPIRED', 'SPAY_API_FAILURE'] as const;
    expect(new Set(titles.map((code) => refusalWords(code)?.title)).size).toBe(3);
  });

  it('says of every payment code what did not work, and of each whose text says no more than to try again what to do', () => {
    for (const code of codes) {
      expect(refusalWords(code)?.title, code).toMatch(/^\p{Lu}/u);
      if (code !== 'PAYMENT_EXPIRED') expect(refusalWords(code)?.next, code).toMatch(/\.$/);
    }
  });

  it.each([
    ['PAYMENT_OPERATION_FAILED', 'card-number', 'Go to the card fields'],
    ['PAYMENT_EXPIRED', 'card-number', 'Go to the card fields'],
    ['PAYPAL_AUTH_RETRY', OTHER_WAYS_ID, 'See other ways to pay'],
    ['PAYPAL_AUTH_FAILURE', 'card-number', 'Go to the card fields'],
    ['KLARNA_AUTH_FAILURE', 'card-number', 'Go to the card fields'],
    ['GIFT_CARD_D38', GIFT_CARDS_ID, 'Go to gift cards'],
  ] as const)('leads from %s to %s by a few words, not by its whole text', (code, leadsTo, linkText) => {
    const { message } = ERRORS[code];
    expect(ledTo([{ message }], code)).toEqual([{ message, fieldId: leadsTo, linkText }]);
  });

  it('leaves what leads to a field already, and codes that are about no payment', () => {
    const errors = [{ message: 'Please verify the card number and try again.', field: 'accountNumber', fieldId: 'field-accountNumber' }];
    expect(ledTo(errors, 'GIFT_CARD_D33')).toEqual(errors);
    expect(ledTo([{ message: 'Your cart is empty.' }], 'EMPTY_CART')).toEqual([{ message: 'Your cart is empty.' }]);
  });
});
