import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listWithoutCards } from './card-number-in-list.ts';

describe('a list of numbers', () => {
  it.each([
    ['alone', '4111111111111111', ''],
    ['in groups', '4111 1111 1111 1111', ''],
    ['between commas', '4111,1111,1111,1111', ''],
    ['one group a line', '4111\n1111\n1111\n1111', ''],
    ['as printed', '3782 822463 10005', ''],
    ['beside items', '100001 2, 4111-1111-1111-1111, 100004', '100001 2,, 100004'],
    ['on a line of its own', '100001 2\r\n4111 1111 1111 1111\n100004', '100001 2\n100004'],
    ['in a spreadsheet', '100001\t2\t4111111111111111\n100004\t3', '100001\t2\n100004\t3'],
    ['in the digits of another script', '100001\n٤١١١١١١١١١١١١١١١', '100001'],
  ])('is left without the number of a card among them: %s [T32]', (_, text, rest) => {
    expect(listWithoutCards(text)).toBe(rest);
  });

  it('of items with their quantities holds no card by chance', () => {
    const qty = fc.integer({ min: 1, max: 99 });
    const number = fc.integer({ min: 100_000, max: 999_999 });
    const separator = fc.constantFrom(' ', ', ', ';', '\n', ' x ', '\t');
    fc.assert(
      fc.property(fc.array(fc.record({ number, qty, separator }), { maxLength: 12 }), separator, (entries, between) => {
        expect(listWithoutCards(entries.map((entry) => `${entry.number}${entry.separator}${entry.qty}`).join(between))).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
