import { describe, expect, it } from 'vitest';
import type { RelatedItem } from '#contracts/cart.ts';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { childOffers } from './child-offers.ts';
import { offerEvent } from './offer-event.ts';
import { refusedOutcome } from './add-outcome.ts';

const laptop = aRow('row-1', { itemId: '100016', qtyAdded: 2 });
const plan: RelatedItem = {
  itemId: '100017',
  type: 'WARRANTY',
  parentItemId: '100016',
  parentCartItemId: 'row-1',
  name: '2-year plan',
  price: 89,
  url: '/product_100017',
  images: [],
  isAvailable: true,
  altFactor: null,
};
const setUp: RelatedItem = { ...plan, itemId: '100019', type: 'TECHHELP', name: 'PC set-up', price: null };

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
      expect.objectContaining({ itemId: '100019', relation: 'TECHHELP', price: '' }),
    ]);
  });

  it('is neither what goes with another row nor an item instead of it', () => {
    expect(
      childOffers(
        [laptop],
        [
          { ...plan, parentCartItemId: 'row-2' },
          { ...plan, type: 'ALTERNATE' },
        ],
      ),
    ).toEqual([]);
  });

  it('is not offered for several items at once, nor for what goes along itself', () => {
    expect(childOffers([laptop, aRow('row-2')], [plan])).toEqual([]);
    expect(childOffers([{ ...laptop, parentRelationCartItemId: 'row-0' }], [plan])).toEqual([]);
    expect(childOffers([], [plan])).toEqual([]);
  });
});

describe('what was offered and is then added in place', () => {
  it('is marked, with the new sum of the cart', () => {
    const cart = { count: 2, subtotal: '$738.00', shippingGoal: undefined };
    expect(offerEvent('100017', { isDone: true, missed: [], messages: [], cart })).toEqual([{ type: 'DONE', what: '100017', cart }]);
  });

  it('stops spinning and says why when it could not be', () => {
    expect(offerEvent('100018', refusedOutcome([{ itemId: '100018', qty: 1 }], 'X', 'The warranty plan is Out of Stock.'))).toEqual([
      { type: 'STOP_SPINNING', what: '100018' },
      { type: 'SHOW_ERROR', text: 'The warranty plan is Out of Stock.' },
    ]);
  });
});
