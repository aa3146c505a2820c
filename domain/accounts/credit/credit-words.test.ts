import { describe, expect, it } from 'vitest';
import { closedCreditTexts, creditText, invoiceName, overCreditTexts, pastDueText, termsText } from './credit-words.ts';

describe('what is said of an invoice and its credit', () => {
  it('names its terms', () =>
    expect([invoiceName(30), termsText(15)]).toEqual(['Invoice, net 30', 'Net 15: each invoice is due 15 days after its date']));

  it.each([
    [250, '$1,000.00 credit left, $250.00 after this order'],
    [0, '$1,000.00 credit left, $0.00 after this order'],
    [-20.5, '$1,000.00 credit left. This order puts you $20.50 over your limit'],
  ])('with %d after the order is what is left', (after, text) => expect(creditText({ available: 1000, after })).toBe(text));

  it('that an order is above it is by how much, what is left, and whom to ask', () => {
    expect(overCreditTexts({ available: 80, after: -20 }, 'Abe Admin')).toEqual({
      title: 'Over your credit limit by $20.00',
      text: 'Your organization has $80.00 credit left. Pay another way, take something out of your cart, or ask Abe Admin.',
    });
    expect(overCreditTexts({ available: 0, after: -20 }, undefined).text).toContain('no credit left');
  });

  it('that something is past due is for how long, and what comes of it', () => {
    expect([pastDueText(0), pastDueText(1)]).toEqual([
      undefined,
      'Your organization has an invoice that is 1 day past due. Orders go on invoice until one is more than 30 days late.',
    ]);
    expect(closedCreditTexts(45, undefined).text).toContain('45 days past due');
  });
});
