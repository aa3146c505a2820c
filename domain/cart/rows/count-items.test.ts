import { describe, expect, it } from 'vitest';
import { countItems, itemsText } from './count-items.ts';

describe('how many items there are', () => {
  it('counts pieces, gifts too, and neither plans nor the parts of a set', () => {
    const gift = { qty: 1, parentLineId: undefined };
    expect(countItems([{ qty: 2, parentLineId: undefined }, { qty: 2, parentLineId: 'a' }, { qty: 3, parentLineId: null }, gift])).toBe(6);
    expect(countItems([])).toBe(0);
  });

  it('is told in one or many', () => {
    expect([0, 1, 1200].map(itemsText)).toEqual(['0 items', '1 item', '1,200 items']);
  });
});
