import { describe, expect, it } from 'vitest';
import { isItemNumber, isTypedItemNumber } from './item-number.ts';

describe("an item's number", () => {
  it.each(['100001', 'A', 'TN-40', 'x_1', '1.5-B', 'a'.repeat(40)])('can be "%s"', (text) => {
    expect(isItemNumber(text)).toBe(true);
  });

  it.each(['', '-1', '.5', '_a', 'a b', '100001,', 'ä', '100001\n', 'a'.repeat(41)])('cannot be "%s"', (text) => {
    expect(isItemNumber(text)).toBe(false);
  });

  it('is meant by who types three letters or more and a digit', () => {
    expect(['100001', 'TN-40', 'a1b'].filter(isTypedItemNumber)).toHaveLength(3);
    expect(['stapler', 'a1', '8.5 x 11', ''].filter(isTypedItemNumber)).toEqual([]);
  });
});
