import { describe, expect, it } from 'vitest';
import type { Cart } from '#contracts/cart.ts';
import { changeViews } from './change-view.ts';

type Change = Cart['changes'][number];
const change = (kind: Change['kind'], more: Partial<Change> = {}): Change => ({
  kind,
  cartItemId: 'a',
  itemId: '1',
  name: 'Paper',
  before: null,
  after: null,
  at: '',
  ...more,
});

describe('what changed since the last visit', () => {
  it('tells a price with both amounts, and calls only a lower one good', () => {
    const [down, up] = changeViews([change('PRICE', { before: 10, after: 12.5 }), change('PRICE', { before: 12, after: 10 })]);
    expect(down).toMatchObject({ text: 'The price went down from $12.00 to $10.00.', isGood: true, lineId: 'a' });
    expect(up).toMatchObject({ text: 'The price went up from $10.00 to $12.50.', isGood: false });
  });

  it('tells how many are left of what was wanted', () => {
    expect(changeViews([change('QUANTITY', { before: 1200, after: 5 })])[0]?.text).toMatch(/from 1,200 to 5/);
  });

  it.each([
    ['OUT_OF_STOCK', /out of stock now/],
    ['BACK_IN_STOCK', /in stock again/],
    ['SUBSTITUTION', /successor is in your cart/],
    ['COUPON', /no longer valid/],
  ] as const)('has a text for %s', (kind, text) => {
    expect(changeViews([change(kind)])[0]?.text).toMatch(text);
  });

  it('leads to no row where it is about none', () => {
    expect(changeViews([change('COUPON', { cartItemId: null })])[0]?.lineId).toBeUndefined();
  });
});
