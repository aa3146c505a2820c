import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { cartView } from '#app/cart/cart-view.ts';
import { packRows, unpackRow } from './packed-rows.ts';

describe('the rows of a cart on their way to the page', () => {
  const view = cartView(aCart([aRow('a', { qty: 3 }), aRow('b')]), { addedIds: ['b'] });

  it('say the same when they arrive', () => {
    const { groups, added } = packRows(view);
    expect(groups[0]?.rows.map(({ lineId, text }) => [lineId, unpackRow(text)])).toEqual([['a', view.groups[0]?.rows[0]]]);
    expect(added.map(({ text }) => unpackRow(text))).toEqual(view.added);
  });

  it('are the same text as long as they say the same', () => {
    const again = packRows(cartView(aCart([aRow('a', { qty: 3 }), aRow('b', { qty: 2 })]), { addedIds: ['b'] }));
    expect(again.groups).toEqual(packRows(view).groups);
    expect(again.added).not.toEqual(packRows(view).added);
  });
});
