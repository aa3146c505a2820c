import { describe, expect, it } from 'vitest';
import { alternateDeliveryOption, type AlternateRequest, type DeliveryWay } from './alternate-option.ts';
import type { DeliveryPromise } from './days/promise.ts';

const DATES: Readonly<Record<string, string>> = {
  ISP: '2026-11-24',
  SDD: '2026-11-24',
  NDD: '2026-11-25',
  STS: '2026-12-03',
};

function promiseOf(way: DeliveryWay): DeliveryPromise {
  const date = DATES[way.deliveryType === 'STA' ? way.levelOfService : way.deliveryType];
  return { levelOfService: way.levelOfService, minDeliveryDate: date, maxDeliveryDate: date, isBackOrder: false };
}

function option(groupId: 'G1' | 'G2' | 'G3' | 'G4', available: number, locationId = groupId === 'G2' || groupId === 'G4' ? '1547' : 'FC1') {
  return { groupId, locations: [{ locationId, available, threshold: 10 }] };
}

function alternate(over: Partial<AlternateRequest>) {
  return alternateDeliveryOption({
    selected: { deliveryType: 'STA', levelOfService: 'STANDARD' },
    qty: 2,
    options: [],
    storeNumber: '1547',
    promiseOf,
    ...over,
  });
}

describe('another way to deliver a row', () => {
  it('is pickup when shipping is out of stock, in the shape of the chosen one [C3-60]', () => {
    expect(alternate({ options: [option('G1', 0), option('G2', 25), option('G3', 0)] })).toEqual({
      deliveryType: 'ISP',
      levelOfService: 'STANDARD',
      pickupStoreNumber: '1547',
      minDeliveryDate: '2026-11-24',
      maxDeliveryDate: '2026-11-24',
      isBackOrder: false,
      availableQuantity: 25,
    });
  });

  it('is shipping when the store has none', () => {
    const selected = { deliveryType: 'ISP', levelOfService: 'STANDARD', pickupStoreNumber: '1547' } as const;
    expect(alternate({ selected, options: [option('G1', 40), option('G2', 0), option('G3', 40)] })).toMatchObject({
      deliveryType: 'STA',
      levelOfService: 'NDD',
      availableQuantity: 40,
    });
  });

  it('has the whole quantity, not one piece less', () => {
    expect(alternate({ qty: 25, options: [option('G2', 25)] })?.deliveryType).toBe('ISP');
    expect(alternate({ qty: 26, options: [option('G2', 25)] })).toBeUndefined();
  });

  it('puts a parcel together from centres, but not a courier run from stores', () => {
    const two = (groupId: 'G1' | 'G4') => ({
      groupId,
      locations: [...option(groupId, 3).locations, { locationId: 'B', available: 4, threshold: 10 }],
    });
    const selected = { deliveryType: 'PCK', levelOfService: 'STANDARD', pickupStoreNumber: '0101' } as const;
    expect(alternate({ selected, qty: 7, options: [two('G1')] })?.availableQuantity).toBe(7);
    expect(alternate({ selected, qty: 4, options: [two('G4')] })?.availableQuantity).toBe(4);
    expect(alternate({ selected, qty: 5, options: [two('G4')] })).toBeUndefined();
  });

  it('is the earliest, and of equally early ones the free pickup before the courier', () => {
    const options = [option('G1', 9), option('G2', 9), option('G3', 9), option('G4', 9)];
    expect(alternate({ options })?.deliveryType).toBe('ISP');
    expect(alternate({ options: options.filter(({ groupId }) => groupId !== 'G2') })?.levelOfService).toBe('SDD');
    const selected = { deliveryType: 'ISP', levelOfService: 'STANDARD', pickupStoreNumber: '1547' } as const;
    expect(alternate({ selected, options: [option('G1', 9), option('G3', 9)] })?.deliveryType).toBe('STA');
  });

  it('is never the way already chosen', () => {
    expect(alternate({ options: [option('G1', 9)] })).toBeUndefined();
    const selected = { deliveryType: 'PCK', levelOfService: 'STANDARD', pickupStoreNumber: '1547' } as const;
    expect(alternate({ selected, options: [option('G2', 9)] })).toBeUndefined();
  });

  it('is not fetched while the shopper has no store, nor from another store than theirs', () => {
    expect(alternate({ storeNumber: undefined, options: [option('G2', 9), option('G3', 9)] })).toBeUndefined();
    expect(alternate({ options: [option('G2', 9, '0101')] })).toBeUndefined();
    expect(alternate({ options: [option('G3', 9)] })).toMatchObject({ deliveryType: 'STS', pickupStoreNumber: '1547' });
  });

  it('is shipping also when only standard delivery can be kept', () => {
    const selected = { deliveryType: 'ISP', levelOfService: 'STANDARD', pickupStoreNumber: '1547' } as const;
    const standard = (way: DeliveryWay): DeliveryPromise => ({ ...promiseOf(way), levelOfService: 'STANDARD' });
    expect(alternate({ selected, options: [option('G1', 9)], promiseOf: standard })?.levelOfService).toBe('STANDARD');
  });

  it('is not a way whose date or level cannot be kept', () => {
    const undated = (way: DeliveryWay) => ({
      ...promiseOf(way),
      minDeliveryDate: undefined,
      maxDeliveryDate: undefined,
    });
    expect(alternate({ options: [option('G2', 9)], promiseOf: undated })).toBeUndefined();
    const tooLate = (way: DeliveryWay): DeliveryPromise => ({ ...promiseOf(way), levelOfService: 'STANDARD' });
    expect(alternate({ options: [option('G4', 9)], promiseOf: tooLate })).toBeUndefined();
  });
});
