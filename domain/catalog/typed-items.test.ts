import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TYPED, MOST_TYPED_ITEMS, readTypedItems } from './typed-items.ts';

const items = (text: string) => readTypedItems(text).items.map(({ itemId, qty }) => `${itemId} ${qty}`);
const unread = (text: string) => readTypedItems(text).unread.map(({ typed, reason }) => `${reason}: ${typed}`);

describe('item numbers that somebody types or pastes', () => {
  it.each([
    ['one number', '100001', ['100001 1']],
    ['a number and a quantity', ' 100001 2 ', ['100001 2']],
    ['several between commas', '100001 2, 100004', ['100001 2', '100004 1']],
    ['several between semicolons', '100001;100004 3', ['100001 1', '100004 3']],
    ['several between spaces', '100001 100004 3 100002', ['100001 1', '100004 3', '100002 1']],
    ['one a line', '100001 2\r\n\n100004\n', ['100001 2', '100004 1']],
    ['"times" in all its spellings', '100001 x 2, 100004 ×3, 100002 * 4', ['100001 2', '100004 3', '100002 4']],
    ['columns of a spreadsheet', '100001\t2\tRed\n100004\t1,200\n\t100002\n100003\t', ['100001 2', '100004 1200', '100002 1', '100003 1']],
    [
      'rows of a plain CSV',
      '100001,2\r\n100004;5\nAB-12, 3\n100002,x4,\n100003,',
      ['100001 2', '100004 5', 'AB-12 3', '100002 4', '100003 1'],
    ],
    ['a row of two numbers', '100001,100004\n20001;30001', ['100001 1', '100004 1', '20001 1', '30001 1']],
    [
      'a column that is empty before the quantity',
      '100001\t\t2\n100004\t\tRed\t1,200\n100002\t\tRed',
      ['100001 2', '100004 1200', '100002 1'],
    ],
    ['numbers with letters and signs', '#100001, AB-12.3', ['100001 1', 'AB-12.3 1']],
    ['"times" before the number', 'x2 100001, 2x 100004, 3 x 100002 4 × 100003', ['100001 2', '100004 2', '100002 3', '100003 4']],
    ['"times" behind the quantity', '100001 3x 100004 2x, 100002 x4 100003', ['100001 3', '100004 2', '100002 4', '100003 1']],
    [
      'quantities that say so',
      '100001 qty 3, 100004 Qty: 2; qty. 4 100002, 100003 quantity=5',
      ['100001 3', '100004 2', '100002 4', '100003 5'],
    ],
    ['quantities in brackets', '100001 (3), 100004 (x2) (100002)', ['100001 3', '100004 2', '100002 1']],
    ['a thousand as it is written', '100001 1,000, 100004 x2,500,100002 (1,200)', ['100001 1000', '100004 2500', '100002 1200']],
    ['a thousand before its number', '1,000 x 100001; 100004 2, 1,500 x 100002', ['100001 1000', '100004 2', '100002 1500']],
    ['commas without blanks, which are no thousands', '100001 2,100004,100002', ['100001 2', '100004 1', '100002 1']],
    ['short numbers between commas', '100,200', ['100 1', '200 1']],
    ['numbers that look like quantities', 'X200 3, X300, 20001 x 3, 4 x 20002', ['X200 3', 'X300 1', '20001 3', '20002 4']],
    ['nothing', ' \n,;\t', []],
  ])('are read: %s', (_, text, read) => {
    expect(items(text)).toEqual(read);
    expect(unread(text)).toEqual([]);
  });

  it('count together when they stand there several times', () => {
    expect(items('100001 2, 100004, 100001\n100001\t4')).toEqual(['100001 7', '100004 1']);
  });

  it('may be taken 1 to 9,999 times; any other quantity is named and keeps nothing else out', () => {
    expect(items('100001 1, 100002 9999, 100003 4')).toEqual(['100001 1', '100002 9999', '100003 4']);
    const bad = '100001 0, 100002 10000, 100003 2.5, 100004 -1, 100005 4';
    expect(items(bad)).toEqual(['100005 4']);
    expect(unread(bad)).toEqual(['QUANTITY: 100001 0', 'QUANTITY: 100002 10000', 'QUANTITY: 100003 2.5', 'QUANTITY: 100004 -1']);
    expect(unread('100001,10000\n100002;2.5\n100003\t\t0')).toEqual([
      'QUANTITY: 100001 10000',
      'QUANTITY: 100002 2.5',
      'QUANTITY: 100003 0',
    ]);
    expect(unread('Item\tHow many')).toEqual(['QUANTITY: Item How many']);
  });

  it('with more than 9,999 as it is written are one entry, too', () => {
    expect(readTypedItems('100001 10,000, 100004')).toEqual({
      items: [{ itemId: '100004', qty: 1 }],
      unread: [{ typed: '100001 10000', reason: 'QUANTITY' }],
    });
  });

  it('are read the same in every way in which a quantity is written', () => {
    const qty = fc.integer({ min: 1, max: 9_999 });
    const number = fc.integer({ min: 100_000, max: 999_999 }).map(String);
    const ways: ((itemId: string, many: number) => string)[] = [
      (itemId, many) => `${itemId} ${many}`,
      (itemId, many) => `${itemId} x${many}`,
      (itemId, many) => `${itemId} x ${many.toLocaleString('en-US')}`,
      (itemId, many) => `x${many} ${itemId}`,
      (itemId, many) => `${many} x ${itemId}`,
      (itemId, many) => `${many}× ${itemId}`,
      (itemId, many) => `${itemId} qty ${many}`,
      (itemId, many) => `Qty: ${many.toLocaleString('en-US')} ${itemId}`,
      (itemId, many) => `${itemId} (${many.toLocaleString('en-US')})`,
      (itemId, many) => `${itemId}\t${many.toLocaleString('en-US')}`,
      (itemId, many) => `${itemId},${many}`,
      (itemId, many) => `${itemId};${many}`,
    ];
    const entry = fc.record({ itemId: number, qty, way: fc.nat({ max: ways.length - 1 }) });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ itemId }) => itemId, minLength: 1, maxLength: 10 }), (entries) => {
        const text = entries.map(({ itemId, qty: many, way }) => ways[way]?.(itemId, many)).join('\n');
        expect(readTypedItems(text)).toEqual({ items: entries.map(({ itemId, qty: many }) => ({ itemId, qty: many })), unread: [] });
      }),
    );
  });

  it('are named when they cannot be numbers of items', () => {
    expect(unread(`<b>, ${'9'.repeat(41)}, -, 100001`)).toEqual(['NUMBER: <b>', `NUMBER: ${'9'.repeat(41)}`, 'NUMBER: -']);
  });

  it(`are ${MOST_TYPED_ITEMS} at once; the others are named with their quantities`, () => {
    const numbers = Array.from({ length: MOST_TYPED_ITEMS + 2 }, (_, index) => `${100_001 + index} ${index + 1}`);
    expect(items(numbers.slice(0, MOST_TYPED_ITEMS).join('\n'))).toHaveLength(MOST_TYPED_ITEMS);
    expect(unread(numbers.slice(0, MOST_TYPED_ITEMS).join('\n'))).toEqual([]);
    expect(items(numbers.join(', '))).toHaveLength(MOST_TYPED_ITEMS);
    expect(unread(numbers.join(', '))).toEqual(['TOO_MANY: 100026 26', 'TOO_MANY: 100027 27']);
  });

  it('are read within bounds', () => {
    expect(unread(`${','.repeat(LONGEST_TYPED)}<b>`)).toEqual([]);
  });
});

it.each(['1', 'x', '𝟘', 'Ａ', '1 x ', '1,000 ', 'qty', '- '])('a text of 10,000 letters of %j is read within a moment', (part) => {
  const text = part.repeat(10_000 / part.length);
  const started = performance.now();
  readTypedItems(text);
  // Some 200 ms where each letter was tried as the first of the rest.
  expect(performance.now() - started).toBeLessThan(60);
});
