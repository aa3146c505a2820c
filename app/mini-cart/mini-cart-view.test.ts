import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { cartView } from '#app/cart/cart-view.ts';
import { packRows } from '#app/cart/rows/packed-rows.ts';
import type { ShownCart } from '#app/local-cart/shown-cart.ts';
import { leavingRow } from '#app/local-cart/gone-rows.ts';
import { miniOrder, miniRows } from './mini-cart-view.ts';

const items = [aRow('1', { actioned: 'NONE' }), aRow('2', { actioned: 'EDIT_ITEM' }), aRow('3', { actioned: 'ADD_ITEM' })];
const deliveryGroups = [{ key: 'g', title: 'Monday', count: 3, cartItemIds: ['1', '2', '3'] }];
const cart = packRows(cartView(aCart(items, { deliveryGroups })));
const shown: ShownCart = {
  state: 'FILLED',
  cart,
  codes: [],
  saved: { rows: [], count: 0 },
  seen: { cartId: 'c', version: 1, numberOfLineItems: 3, numberOfItems: 3 },
};
const leaving = (lineId: string) => leavingRow(cart.groups, lineId, []) ?? expect.fail(`no row ${lineId}`);
const seen = (gone: Parameters<typeof miniRows>[1], order: readonly string[]) =>
  miniRows(shown, gone, order).map((row) => `${row.kind} ${row.lineId}${row.kind === 'row' && row.isLeaving ? ' leaving' : ''}`);

describe('the order of the mini cart', () => {
  it('is by what was done last when it opens, and holds while it is looked at [C4-09]', () => {
    const order = miniOrder([], cart.latestFirst, new Map());
    expect(order).toEqual(['3', '2', '1']);
    expect(miniOrder(order, ['1', '3', '2'], new Map())).toBe(order);
    expect(miniOrder(order, ['4', '1', '3', '2'], new Map())).toEqual(['4', '3', '2', '1']);
  });

  it('gives a row that came back the place that it had', () => {
    expect(miniOrder(['3', '2', '1'], ['9', '3', '1'], new Map([['2', '9']]))).toEqual(['3', '9', '1']);
  });
});

describe('the rows of the mini cart', () => {
  it('say of one that is on its way out, and of one that has gone, what it is', () => {
    expect(seen([leaving('2')], ['3', '2', '1'])).toEqual(['row 3', 'row 2 leaving', 'row 1']);
    expect(seen([{ ...leaving('2'), phase: 'gone' }], ['3', '2', '1'])).toEqual(['row 3', 'gone 2', 'row 1']);
  });

  it('are none that are in no order yet', () => {
    expect(seen([], [])).toEqual([]);
  });
});
