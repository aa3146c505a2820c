import { describe, expect, it } from 'vitest';
import type { DeliverableItem } from './deliverable-item.ts';
import { availableDeliveryOptions, mayBeFetched, offeredGroups, type ItemStock } from './options.ts';

const NO_STOCK: ItemStock = { centres: [], pickupStores: [], sameDayStores: [] };

const FC1 = { locationId: 'FC1', available: 40, threshold: 10 };
const FRAMINGHAM = { locationId: '1547', available: 25, threshold: 10 };

function offered(item: DeliverableItem): string {
  return offeredGroups(item, true).join(' ');
}

describe('the ways offered for an item', () => {
  it('are all four for a plain one', () => {
    expect(offered({})).toBe('G1 G2 G3 G4');
  });

  it('are no pickup and no courier from a store for one that stores do not hand out', () => {
    expect(offered({ isPickupEligible: false })).toBe('G1 G3');
  });

  it('are shipping alone for furniture, whatever its eligibility', () => {
    expect(offered({ isFurniture: true, isPickupEligible: false })).toBe('G1');
    expect(offered({ isFurniture: true })).toBe('G1');
    expect(offered({ isCustom: true })).toBe('G1 G2 G3');
  });

  it('are pickup alone for what is sold in stores only', () => {
    expect(offered({ isInStoreOnly: true })).toBe('G2');
    expect(offered({ isInStoreOnly: true, isPickupEligible: false })).toBe('');
  });

  it('are none for what nobody carries', () => {
    expect(offered({ productType: 'ESD' })).toBe('');
    expect(offered({ membership: 'SELECT' })).toBe('');
    expect(offered({ relation: 'WARRANTY' })).toBe('');
  });

  it('lose everything that is fetched from a store for a buyer without the permission', () => {
    expect(offeredGroups({}, false)).toEqual(['G1', 'G4']);
    expect(offeredGroups({ isPickupEligible: false }, false)).toEqual(['G1']);
    expect(offeredGroups({ isInStoreOnly: true }, false)).toEqual([]);
  });
});

describe('whether a row may be fetched', () => {
  it('follows what is offered, and leaves shipping to others', () => {
    expect(mayBeFetched({ isFurniture: true }, 'STA')).toBe(true);
    expect(mayBeFetched({ isFurniture: true }, 'STS')).toBe(false);
    expect(mayBeFetched({ isInStoreOnly: true }, 'PCK')).toBe(true);
    expect(mayBeFetched({ isInStoreOnly: true }, 'STS')).toBe(false);
    expect(mayBeFetched({ isPickupEligible: false }, 'STS')).toBe(true);
    expect(mayBeFetched({ isPickupEligible: false }, 'ISP')).toBe(false);
  });

  it('lets nobody fetch a download or a plan', () => {
    for (const deliveryType of ['ISP', 'STS', 'PCK'] as const) {
      expect(mayBeFetched({ productType: 'DF' }, deliveryType)).toBe(false);
      expect(mayBeFetched({ relation: 'WARRANTY' }, deliveryType)).toBe(false);
    }
  });
});

describe('the delivery options of a row', () => {
  it('name the group and where how many lie [C3-58 C3-59]', () => {
    const stock = { centres: [FC1], pickupStores: [FRAMINGHAM], sameDayStores: [FRAMINGHAM] };
    expect(availableDeliveryOptions({}, true, stock)).toEqual([
      { groupId: 'G1', locations: [{ locationId: 'FC1', available: 40, threshold: 10 }] },
      { groupId: 'G2', locations: [{ locationId: '1547', available: 25, threshold: 10 }] },
      { groupId: 'G3', locations: [{ locationId: 'FC1', available: 40, threshold: 10 }] },
      { groupId: 'G4', locations: [{ locationId: '1547', available: 25, threshold: 10 }] },
    ]);
  });

  it('offer pickup without a location while no store is set, but no same day without a store near by', () => {
    expect(availableDeliveryOptions({}, true, NO_STOCK).map(({ groupId }) => groupId)).toEqual(['G1', 'G2', 'G3']);
  });

  it('leave out what the item does not offer', () => {
    const stock = { centres: [FC1], pickupStores: [FRAMINGHAM], sameDayStores: [FRAMINGHAM] };
    expect(availableDeliveryOptions({ isFurniture: true }, true, stock).map(({ groupId }) => groupId)).toEqual(['G1']);
    expect(availableDeliveryOptions({ productType: 'ESD' }, true, stock)).toEqual([]);
  });
});
