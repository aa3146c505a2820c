import { describe, expect, it } from 'vitest';
import { readTypedItems } from '#domain/catalog/typed-items.ts';
import { NOTHING_ASKED, refusedOutcome } from '../add-outcome.ts';
import { itemsByNumber, leftOf, withUnread } from './by-number.ts';

const outcomeOfText = (text: string) => {
  const { items, unread } = readTypedItems(text);
  return withUnread(refusedOutcome(items, 'OUT_OF_STOCK', 'Gone.'), unread);
};

describe('what was typed and not added', () => {
  it('stays in the field, with its quantity and as it was typed where it could not be read', () => {
    expect(leftOf(outcomeOfText('100001 2, 100004\n<b> 3; 100002 2.5').missed)).toBe('100001 2\n100004\n<b> 3\n100002 2.5');
  });

  it('is read again as the same', () => {
    const left = leftOf(outcomeOfText('100001 2, 100004\n100001').missed);
    expect(readTypedItems(left).items).toEqual(readTypedItems('100001 2, 100004\n100001').items);
  });

  it('counts what was not even asked for, each with its reason, and all that was too much as one', () => {
    const numbers = Array.from({ length: 28 }, (_, index) => String(100_001 + index));
    const { asked, missed } = outcomeOfText(`${numbers.join(' ')} 1 100001 0`);
    expect(asked).toBe(27);
    expect(missed.slice(25).map(({ itemId, message }) => `${itemId}: ${message.text}`)).toEqual([
      '100001 0: A quantity is a whole number from 1 to 9,999.',
      '3 more items: Up to 25 are added at once. These are still in the field: add them next.',
    ]);
    expect(leftOf(missed.slice(26))).toBe('100026 1\n100027 1\n100028 1');
  });

  it('is all but the number of a card, which is not even named [T32]', () => {
    const { items, unread } = itemsByNumber('100001 2, 4111 1111 1111 1111');
    const { missed } = withUnread(NOTHING_ASKED, unread);
    expect([items, leftOf(missed), JSON.stringify(missed).includes('1111')]).toEqual([[], '100001 2', false]);
  });

  it('is nothing where all was read', () => {
    expect(withUnread(NOTHING_ASKED, [])).toEqual(NOTHING_ASKED);
  });
});
