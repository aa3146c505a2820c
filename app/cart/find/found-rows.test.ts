import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { cartView } from '#app/cart/cart-view.ts';
import { packRows } from '#app/cart/rows/packed-rows.ts';
import { foundRows, isSearchable, rowsOf, wordsIn } from './found-rows.ts';

const named = (id: string, name: string, customerSku: string | null = null) => {
  const row = aRow(id, { customerSku });
  return { ...row, product: { ...row.product, name } };
};

function cartOf(rows: ReturnType<typeof aRow>[]) {
  const deliveryGroups = [{ key: 'G', title: '', orderByText: undefined, count: 0, cartItemIds: rows.map(({ cartItemId }) => cartItemId) }];
  return packRows(cartView(aCart(rows, { deliveryGroups })));
}

const rows = rowsOf(cartOf([named('1', 'Gel Pens, Blue'), named('2', 'Copy Paper, 8.5" x 11"', 'HD-77'), named('3', 'Blue Folders')]));
const found = (text: string) => foundRows(rows, wordsIn(text)).map(({ lineId }) => lineId);

describe('what is looked for in a cart', () => {
  it('is found by the words of its name, in any order, small or capital', () => {
    expect(found('BLUE')).toEqual(['1', '3']);
    expect(found(' pens  blue ')).toEqual(['1']);
    expect(found('8.5"')).toEqual(['2']);
  });

  it("is found by its item number and by the customer's own", () => {
    expect(found('item-3')).toEqual(['3']);
    expect(found('hd-77')).toEqual(['2']);
    expect(found('nothing')).toEqual([]);
  });

  it('is everything as long as nothing is', () => {
    expect(found('  ')).toEqual(['1', '2', '3']);
  });

  it('is looked for from twelve rows on', () => {
    const many = (count: number) => cartOf(Array.from({ length: count }, (_, index) => aRow(String(index))));
    expect([isSearchable(many(11)), isSearchable(many(12))]).toEqual([false, true]);
  });
});
