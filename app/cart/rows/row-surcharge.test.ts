import { describe, expect, it } from 'vitest';
import type { RelatedItem } from '#contracts/cart.ts';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { surchargeNote } from './row-surcharge.ts';

const withFee = { ...aRow('w').selectedDeliveryOption, surchargeFeePerUnit: 1.5 };
const water = (more: Parameters<typeof aRow>[1] = {}) =>
  aRow('w', { qty: 3, surchargeApplicable: true, selectedDeliveryOption: withFee, ...more });
const pack = (itemId: string, altFactor: number | null, more: Partial<RelatedItem> = {}): RelatedItem => ({
  itemId,
  type: 'ALTERNATE',
  parentItemId: 'item-w',
  parentCartItemId: 'w',
  name: itemId,
  price: 40,
  url: '',
  images: [],
  isAvailable: true,
  altFactor,
  ...more,
});

describe('the courier surcharge of a row', () => {
  it('is told for one and for all, with the pack that goes without it', () => {
    expect(surchargeNote(water(), [pack('pallet', 4)])).toEqual({
      kind: 'FEE',
      perPiece: '$1.50',
      total: '$4.50',
      pack: { altItemId: 'pallet', name: 'pallet', factor: 4, qty: 4, price: '$13.32' },
    });
  });

  it('offers whole packs only, the fewest pieces first', () => {
    expect(surchargeNote(water({ qty: 5 }), [pack('dozen', 12), pack('four', 4)])).toMatchObject({ pack: { altItemId: 'four', qty: 8 } });
  });

  it('offers no pack that is sold out, belongs to another row or is no pack', () => {
    const others = [
      pack('a', 4, { isAvailable: false }),
      pack('b', 4, { parentCartItemId: 'x' }),
      pack('c', null),
      pack('d', 4, { type: 'WARRANTY' }),
    ];
    expect(surchargeNote(water(), others)).toMatchObject({ kind: 'FEE', pack: undefined });
  });

  it('is none for a row that is bought in packs, and the steps are told [C5-12]', () => {
    expect(surchargeNote(water({ qty: 8, surchargeAltItemId: 'pallet', quantityStep: 4 }), [])).toEqual({ kind: 'COVERED', factor: 4 });
  });

  it('is none for what is fetched in the store, and for everything that carries none', () => {
    expect(surchargeNote(water({ selectedDeliveryOption: { ...withFee, deliveryType: 'ISP' } }), [])).toBeUndefined();
    expect(surchargeNote(aRow('w'), [pack('pallet', 4)])).toBeUndefined();
  });
});
