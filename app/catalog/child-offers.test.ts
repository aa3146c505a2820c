import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { childOffers } from './child-offers.ts';
import { offerEvent } from './offer-event.ts';
import { refusedOutcome } from './add-outcome.ts';

const laptop = aRow('row-1', { itemId: '100016', qtyAdded: 2 });
const setUp = { itemId: '100019', name: 'PC set-up', price: 39, type: 'TECHHELP', isAvailable: true };
const plan = { itemId: '100017', name: '2-year plan', price: 89, type: 'WARRANTY', isAvailable: true };

describe('what can go along with an item', () => {
  it('is offered for the row that was just added and as many pieces, plans first', () => {
    expect(childOffers([laptop], [setUp, plan])).toEqual([
      {
        itemId: '100017',
        title: '2-year plan',
        price: '$89.00',
        relation: 'WARRANTY',
        heading: 'Protect it',
        isAvailable: true,
        parentItemId: '100016',
        parentLineId: 'row-1',
        qty: 2,
      },
      expect.objectContaining({ itemId: '100019', relation: 'TECHHELP' }),
    ]);
  });

  it('is named once, and only when we know how it belongs', () => {
    const offers = childOffers([laptop], [plan, plan, { ...plan, itemId: 'x', type: 'SOMETHING' }, { ...plan, itemId: 'y', price: null }]);
    expect(offers.map(({ itemId, price }) => [itemId, price])).toEqual([
      ['100017', '$89.00'],
      ['y', ''],
    ]);
  });

  it('is not offered for several items at once, nor for what goes along itself', () => {
    expect(childOffers([laptop, aRow('row-2')], [plan])).toEqual([]);
    expect(childOffers([{ ...laptop, parentRelationCartItemId: 'row-0' }], [plan])).toEqual([]);
    expect(childOffers([], [plan])).toEqual([]);
  });
});

describe('what was offered and is then added in place', () => {
  it('is marked, with the new sum of the cart', () => {
    const cart = { count: 2, subtotal: '$738.00', freeDelivery: undefined };
    expect(offerEvent('100017', { isDone: true, missed: [], said: [], cart })).toEqual([{ type: 'DONE', what: '100017', cart }]);
  });

  it('stops spinning and says why when it could not be', () => {
    expect(offerEvent('100018', refusedOutcome([{ itemId: '100018', qty: 1 }], 'X', 'The warranty plan is Out of Stock.'))).toEqual([
      { type: 'STOP_SPINNING', what: '100018' },
      { type: 'SHOW_ERROR', text: 'The warranty plan is Out of Stock.' },
    ]);
  });
});
