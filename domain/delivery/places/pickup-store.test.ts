import { describe, expect, it } from 'vitest';
import { decideDelivery, type DeliveryDecision, type DeliveryWish } from './pickup-store.ts';

const KNOWN = new Set(['1547', '0008', '0101', '0104']);

function decide(over: Partial<DeliveryWish>): DeliveryDecision {
  return decideDelivery({ deliveryType: 'ISP', isPickupEligible: true, ...over }, (storeNumber) => KNOWN.has(storeNumber));
}

function storeOf(over: Partial<DeliveryWish>): string | undefined {
  const decision = decide(over);
  return decision.isAccepted ? decision.pickupStoreNumber : decision.code;
}

const ALL = { rowStoreNumber: '1547', yourStoreNo: '0008', yourStoreId: '0101', cookieStoreNumber: '0104' };

describe('the store of a row that is fetched', () => {
  it('is its own, else the one of the request, of the profile, of the cookie [C5-17]', () => {
    expect(storeOf(ALL)).toBe('1547');
    expect(storeOf({ ...ALL, rowStoreNumber: undefined })).toBe('0008');
    expect(storeOf({ ...ALL, rowStoreNumber: undefined, yourStoreNo: undefined })).toBe('0101');
    expect(storeOf({ cookieStoreNumber: '0104' })).toBe('0104');
  });

  it('is found in the same way for ship-to-store and later pickup [C5-16]', () => {
    expect(storeOf({ deliveryType: 'STS', yourStoreId: '0101' })).toBe('0101');
    expect(storeOf({ deliveryType: 'PCK', yourStoreId: '0101' })).toBe('0101');
  });

  it('is not an empty number', () => {
    expect(storeOf({ rowStoreNumber: '', yourStoreNo: '  ', yourStoreId: '0101' })).toBe('0101');
  });

  it('is refused when it does not exist, and not replaced by the next [C8-25]', () => {
    expect(storeOf({ ...ALL, rowStoreNumber: '9999' })).toBe('INVALID_STORE_NUMBER');
    expect(storeOf({ yourStoreNo: '9999', yourStoreId: '0101' })).toBe('INVALID_STORE_NUMBER');
    expect(storeOf({ deliveryType: 'STS', cookieStoreNumber: '9999' })).toBe('INVALID_STORE_NUMBER');
  });
});

describe('a row that should be fetched by a shopper without a store', () => {
  it('is shipped by standard delivery, never fetched from a default store [C5-18]', () => {
    const shipped = { isAccepted: true, deliveryType: 'STA', pickupStoreNumber: undefined, hasFallenBack: true };
    expect(decide({ deliveryType: 'ISP' })).toEqual(shipped);
    expect(decide({ deliveryType: 'PCK' })).toEqual(shipped);
    expect(decide({ deliveryType: 'STS' })).toEqual(shipped);
    expect(decide({ deliveryType: 'ISP', isPickupEligible: false })).toEqual(shipped);
  });
});

describe('an item that stores do not hand out', () => {
  it('cannot be picked up, but can be shipped to a store [C8-11]', () => {
    expect(storeOf({ ...ALL, isPickupEligible: false })).toBe('NOT_AVAILABLE_FOR_BOPIS');
    expect(storeOf({ ...ALL, deliveryType: 'PCK', isPickupEligible: false })).toBe('NOT_AVAILABLE_FOR_BOPIS');
    expect(storeOf({ ...ALL, deliveryType: 'STS', isPickupEligible: false })).toBe('1547');
  });
});

describe('a row that is shipped', () => {
  it('needs no store and forgets the one it is given', () => {
    const shipped = { isAccepted: true, deliveryType: 'STA', pickupStoreNumber: undefined, hasFallenBack: false };
    expect(decide({ deliveryType: 'STA' })).toEqual(shipped);
    expect(decide({ ...ALL, deliveryType: 'STA', rowStoreNumber: '9999' })).toEqual(shipped);
  });
});
