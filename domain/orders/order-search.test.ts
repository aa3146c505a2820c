import { describe, expect, it } from 'vitest';
import { orderSearchWords, typedOrderNumber } from './order-search.ts';

describe('the number of an order', () => {
  it.each(['10000002', '#10000002', 'Order 10000002', 'order #10000002', ' Order number: 10000002 ', 'Order no. 10000002', '# 10000002'])(
    'is read from %j',
    (text) => {
      expect(typedOrderNumber(text)).toBe('10000002');
    },
  );

  it('stays what it is when it is none', () => {
    expect(typedOrderNumber('Order of Gail')).toBe('Order of Gail');
  });
});

describe('what orders are looked for by', () => {
  it.each([
    ['Order #10000002', ['10000002']],
    ['Item 100009', ['100009']],
    ['Blue  PENS, 8.5', ['blue', 'pens', '8', '5']],
    ['Order book', ['order', 'book']],
    ['%', ['%']],
  ])('%j: these words', (text, words) => {
    expect(orderSearchWords(text)).toEqual(words);
  });

  it('is nothing when nothing is asked for', () => {
    expect(orderSearchWords(' ')).toBeUndefined();
  });
});
