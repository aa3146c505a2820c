import { describe, expect, it } from 'vitest';
import { HIDDEN_AMOUNT } from '#domain/accounts/hidden-prices.ts';
import { quotedPartsText } from './quoted-parts.ts';

const quoted = { qty: 2, pricePerUnit: 385, quoteNumber: 'Q-1003' };

describe('a row of which a quote promises some pieces', () => {
  it('has two prices, and each is one that was offered', () => {
    expect(quotedPartsText({ qty: 3, dollars: 1199 }, quoted)).toBe('2 at $385.00 from quote Q-1003, 1 at $429.00');
    expect(quotedPartsText({ qty: 1002, dollars: 770 + 1000 * 0.29 }, quoted)).toBe('2 at $385.00 from quote Q-1003, 1,000 at $0.29');
  });

  it('has one price where all of it is quoted, or none of it', () => {
    expect(quotedPartsText({ qty: 2, dollars: 770 }, quoted)).toBeUndefined();
    expect(quotedPartsText({ qty: 3, dollars: 1287 }, undefined)).toBeUndefined();
  });

  it('tells none to who is shown none', () => {
    expect(quotedPartsText({ qty: 3, dollars: HIDDEN_AMOUNT }, { ...quoted, pricePerUnit: HIDDEN_AMOUNT })).toBeUndefined();
  });
});
