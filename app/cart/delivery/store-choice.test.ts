import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { pickupsOf, storeChoice } from './store-choice.ts';

const natick = {
  storeNumber: '0008',
  name: 'Foolscap Natick',
  address1: '1 Mall Rd',
  city: 'Natick',
  state: 'MA',
  zip: '01760',
  miles: 4.2,
};
const parts = { current: natick, term: '', isOpen: true };

describe('the choice of a store', () => {
  it('tells each store with its address and how far it is, and which is the own one', () => {
    const { found, current, error } = storeChoice({
      ...parts,
      found: { stores: [natick, { ...natick, storeNumber: '1', miles: null }], reason: null },
    });
    expect(current).toEqual({ storeNumber: '0008', name: 'Foolscap Natick' });
    expect(found.map(({ address, distance, isChosen }) => [address, distance, isChosen])).toEqual([
      ['1 Mall Rd, Natick, MA 01760', '4.2 miles', true],
      ['1 Mall Rd, Natick, MA 01760', undefined, false],
    ]);
    expect(error).toBeUndefined();
  });

  it('says why there is none', () => {
    for (const reason of ['UNKNOWN_ZIP', 'NONE_NEAR', 'NONE_NAMED'] as const)
      expect(storeChoice({ ...parts, found: { stores: [], reason } }).error).toMatch(/\.$/);
    expect(storeChoice({ ...parts, current: undefined, found: undefined })).toMatchObject({
      found: [],
      error: undefined,
      current: undefined,
    });
  });
});

describe('what is fetched', () => {
  it('are the rows themselves, not what goes along with them', () => {
    const fetched = { ...aRow('a').selectedDeliveryOption, deliveryType: 'ISP' as const };
    const rows = [
      aRow('a', { selectedDeliveryOption: fetched }),
      aRow('part', { selectedDeliveryOption: fetched, parentRelationCartItemId: 'a' }),
      aRow('gone', { selectedDeliveryOption: fetched, status: 'DELETED' }),
      aRow('shipped'),
    ];
    expect(pickupsOf(aCart(rows)).map(({ cartItemId }) => cartItemId)).toEqual(['a']);
  });
});
