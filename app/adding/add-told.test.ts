import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { outcomeOf } from './add-outcome.ts';
import { toldOfAdd } from './add-told.ts';

const row = aRow('1', { itemId: '100002', qtyAdded: 2 });
const one = { items: [{ itemId: '100002', qty: 2 }], coupons: [] };

describe('what the cart says after an add without scripts', () => {
  it('is nothing when it went as asked: the row itself stands on top', () => {
    expect(toldOfAdd(outcomeOf(one, { cartInfo: aCart([row]) })).notices).toEqual([]);
  });

  it('is what was changed about it', () => {
    const messages = [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' as const, message: 'Fewer.', itemId: '100002' }];
    expect(toldOfAdd(outcomeOf(one, { cartInfo: aCart([row], { messages }) })).notices).toEqual([
      { tone: 'warning', title: 'Partial quantity available', text: 'Fewer.' },
    ]);
  });

  it('names what is missing among several, after the banner', () => {
    const two = { items: [...one.items, { itemId: '100008', qty: 1 }], coupons: [] };
    const messages = [{ code: 'OUT_OF_STOCK', type: 'ERROR' as const, message: 'Gone.', itemId: '100008' }];
    expect(toldOfAdd(outcomeOf(two, { cartInfo: aCart([row], { messages }) })).notices).toEqual([
      { tone: 'success', text: 'Your SKU has been added to the cart.' },
      { tone: 'warning', title: 'Out of stock', text: 'Item 100008: Gone.' },
    ]);
  });

  it('is the banner when coupons came along [S8-29]', () => {
    const coupons = [
      { code: 'ITEM10', description: '', priority: 1, status: 'APPLIED' as const, amount: 2, checkoutOnly: false, auto: false },
    ];
    expect(toldOfAdd(outcomeOf({ ...one, coupons: ['ITEM10'] }, { cartInfo: aCart([row], { coupons }) })).notices).toEqual([
      { tone: 'success', text: 'Your coupon & SKU have been added to the cart.' },
    ]);
  });
});
