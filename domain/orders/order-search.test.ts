import { describe, expect, it } from 'vitest';
import { orderSearchWords, purchaseOrderKey, typedNumber, typedOrderNumber } from './order-search.ts';

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
    ['INV-4101780-1', ['4101780']],
    ['%', ['%']],
  ])('%j: these words', (text, words) => {
    expect(orderSearchWords(text)).toEqual(words);
  });

  it('is nothing when nothing is asked for', () => {
    expect(orderSearchWords(' ')).toBeUndefined();
  });
});

describe('a number that was typed', () => {
  it.each([
    ['INV-4101780-1', '4101780-1'],
    ['invoice 4101780', '4101780'],
    ['Order #41017', '41017'],
    ['Blue pens', undefined],
  ])('%j: %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
});

describe('a purchase order that was typed', () => {
  it.each([
    ['PO-77120', '77120'],
    ['p.o. # 77120', '77120'],
    ['77120', '77120'],
    ['Spring 26/A', 'spring26a'],
    ['PO', undefined],
    ['#', undefined],
  ])('%j is found by %j, however it is written', (text, key) => {
    expect(purchaseOrderKey(text)).toBe(key);
  });
});
