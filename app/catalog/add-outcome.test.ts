import { describe, expect, it } from 'vitest';
import { outcomeOf, refusedOutcome } from './add-outcome.ts';

const item = {
  cartItemId: 'line-1',
  itemId: '100002',
  qty: 5,
  qtyAdded: 2,
  product: { name: 'Gel pens', url: '/product_100002', images: [{ key: 'pens/hero', alt: '', color: '#123' }] },
};
const cartInfo = {
  items: [item],
  messages: [],
  cartSummary: { cartSubTotal: 92.45 },
  cartAttributes: { numberOfItems: 6, freeShippingThreshold: 35, remainingAmountGetFreeShipping: 0 },
};

describe('what became of an add', () => {
  it('says what was added, how many of it are in the cart now, and the sum', () => {
    expect(outcomeOf('100002', { cartInfo })).toEqual({
      itemId: '100002',
      messages: [],
      line: {
        lineId: 'line-1',
        title: 'Gel pens',
        url: '/product_100002',
        picture: { key: 'pens/hero', alt: '', color: '#123' },
        addedQty: 2,
        qty: 5,
      },
      cart: { count: 6, subtotal: '$92.45', freeDelivery: { missing: '$0.00', missingDollars: 0, fromDollars: 35 } },
    });
  });

  it('has no line when nothing was added, and says why', () => {
    const messages = [
      { code: 'OUT_OF_STOCK', type: 'ERROR' as const, message: 'Gone.', itemId: '100002' },
      { code: 'OTHER', type: 'WARN' as const, message: 'Of another item.', itemId: '100009' },
    ];
    const outcome = outcomeOf('100002', { cartInfo: { ...cartInfo, items: [{ ...item, qtyAdded: 0 }], messages } });
    expect(outcome.line).toBeUndefined();
    expect(outcome.messages).toEqual([{ code: 'OUT_OF_STOCK', text: 'Gone.', tone: 'failure' }]);
  });

  it('leaves free delivery out where there is no threshold for it', () => {
    expect(
      outcomeOf('100002', {
        cartInfo: { ...cartInfo, cartAttributes: { numberOfItems: 6, freeShippingThreshold: 0, remainingAmountGetFreeShipping: 0 } },
      }).cart?.freeDelivery,
    ).toBeUndefined();
  });

  it('says why the whole request was refused', () => {
    expect(refusedOutcome('1', 'INVALID_QTY', 'Qty of one the items is incorrect')).toMatchObject({
      line: undefined,
      cart: undefined,
      messages: [{ text: 'Qty of one the items is incorrect', tone: 'failure' }],
    });
  });
});
