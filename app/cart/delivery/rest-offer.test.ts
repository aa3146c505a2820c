import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { restOffer } from './rest-offer.ts';

type Row = ReturnType<typeof aRow>;
const { selectedDeliveryOption: DELIVERY } = aRow('');
const SHIPPED = { groupId: 'G1' as const, deliveryType: 'STA' as const, locations: [{ locationId: '1', available: 15, threshold: 9 }] };

function fetched(more: Partial<Row> = {}, deliveryType: Row['selectedDeliveryOption']['deliveryType'] = 'ISP'): Row {
  const selectedDeliveryOption = { ...DELIVERY, deliveryType, pickupStoreNumber: '1547' };
  return aRow('a', { qty: 25, prevQty: 30, selectedDeliveryOption, availableDeliveryOptions: [SHIPPED], ...more });
}

const valuesOf = (offer: ReturnType<typeof restOffer>, name: string) =>
  (offer?.fields ?? []).filter(([one]) => one === name).map(([, value]) => value);

describe('what a store does not have of a row', () => {
  it('can be delivered', () => {
    const offer = restOffer(fetched(), [], 30);
    expect(offer?.label).toBe('Get the other 5 delivered');
    expect(['intent', 'cartItemId', 'itemId', 'qty', 'deliveryType', 'pickupStoreNumber'].map((name) => valuesOf(offer, name))).toEqual([
      ['deliver-rest'],
      ['a'],
      ['item-a'],
      ['5'],
      ['STA'],
      [''],
    ]);
  });

  it('comes with the plans that were taken out along with it', () => {
    const plan = (more: Partial<Row>) =>
      aRow('p', { parentItemId: 'item-a', parentRelationType: 'WARRANTY', parentRelationCartItemId: 'a', prevQty: 28, qty: 25, ...more });
    const offer = restOffer(fetched(), [plan({ actioned: 'DELETED_ITEM' })], 30);
    expect([valuesOf(offer, 'qty'), valuesOf(offer, 'parentItemId'), valuesOf(offer, 'parentRelationCartItemId')]).toEqual([
      ['5', '3'],
      ['', 'item-a'],
      ['', ''],
    ]);
    const gone = restOffer(fetched(), [plan({ actioned: 'DELETED_ITEM', status: 'DELETED', qty: 2, prevQty: 2 })], 30);
    expect(valuesOf(gone, 'qty')).toEqual(['5', '2']);
    expect(valuesOf(restOffer(fetched(), [plan({ actioned: 'NONE' })], 30), 'qty')).toEqual(['5']);
  });

  it('is not offered where nothing is missing, where it is delivered already, or not so many are', () => {
    expect(restOffer(fetched(), [], 25)).toBeUndefined();
    expect(restOffer(fetched({}, 'STA'), [], 30)).toBeUndefined();
    expect(restOffer(fetched({}, 'STS'), [], 30)).toBeUndefined();
    expect(restOffer(fetched(), [], 40)?.label).toBe('Get the other 15 delivered');
    expect(restOffer(fetched(), [], 41)).toBeUndefined();
    expect(restOffer(fetched({ availableDeliveryOptions: [{ ...SHIPPED, groupId: 'G4' }] }), [], 30)).toBeUndefined();
  });
});
