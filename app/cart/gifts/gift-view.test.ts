import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { giftChoices, giftRows } from './gift-view.ts';

describe('the gifts of a cart', () => {
  it('are listed whatever state they are in [C4-12]', () => {
    const gifts = (['ACTIVE', 'DELETED', 'INVALID'] as const).map((status) => aRow(status, { status, promotionId: 'FREEPEN' }));
    expect(giftRows(gifts).map(({ lineId }) => lineId)).toEqual(['ACTIVE', 'DELETED', 'INVALID']);
  });

  it('can be chosen with what earned them', () => {
    const pen = { itemId: '1', promotionId: 'FREEPEN', maxQty: 1, name: 'Pen', description: 'Over 25.00', images: [] };
    expect(giftChoices([pen])).toEqual([{ itemId: '1', promotionId: 'FREEPEN', title: 'Pen', why: 'Over 25.00' }]);
  });
});
