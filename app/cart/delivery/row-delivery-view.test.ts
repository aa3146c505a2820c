import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart-item.ts';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { deliveryView } from './row-delivery-view.ts';

const base = aRow('a').selectedDeliveryOption;
const at = (locationId: string, available: number) => [{ locationId, available, threshold: 10 }];
const options: CartItem['availableDeliveryOptions'] = [
  { groupId: 'G1', deliveryType: 'STA', locations: at('FC1', 50) },
  { groupId: 'G2', deliveryType: 'ISP', locations: at('1547', 25) },
];
const row = (more: Parameters<typeof aRow>[1] = {}) => aRow('a', { qty: 50, availableDeliveryOptions: options, ...more });
const framingham = { storeNumber: '1547', name: 'Framingham', city: 'Framingham', state: 'MA' };

describe('the delivery detail of a row', () => {
  it('says when it comes and how many there are', () => {
    const selected = { ...base, minDeliveryDate: '2026-11-23', maxDeliveryDate: '2026-11-25' };
    expect(deliveryView(row({ selectedDeliveryOption: selected }), '1547').facts).toEqual([
      { label: 'Arrives', text: 'Mon, Nov 23 to Wed, Nov 25' },
      { label: 'In stock', text: '10+' },
    ]);
  });

  it('names the store and its place for what is picked up', () => {
    const selected = { ...base, deliveryType: 'ISP' as const, pickupStoreNumber: '1547', pickupStore: framingham };
    expect(deliveryView(row({ selectedDeliveryOption: selected }), null).facts).toContainEqual({
      label: 'Store',
      text: 'Framingham, Framingham, MA (store 1547)',
    });
  });

  it('says that a back order waits, and what the courier asks', () => {
    const selected = { ...base, isBackOrder: true, minDeliveryDate: '2026-12-07', maxDeliveryDate: '2026-12-07', surchargeFeePerUnit: 1.5 };
    expect(deliveryView(row({ selectedDeliveryOption: selected }), '1547').facts.map(({ text }) => text)).toEqual([
      'Mon, Dec 7, when it is back in stock',
      '10+',
      '$1.50 each',
    ]);
  });
});

describe('the line of a row', () => {
  const line = (more: Partial<CartItem['selectedDeliveryOption']>, item = {}) =>
    deliveryView(row({ selectedDeliveryOption: { ...base, ...more }, ...item }), null).line;

  it('says the way and the day, or the store', () => {
    const day = '2026-11-23';
    expect(line({ maxDeliveryDate: day })).toBe('Delivery, Mon Nov 23');
    expect(line({ levelOfService: 'SDD', maxDeliveryDate: day })).toBe('Delivery, today by 7 pm');
    expect(line({ deliveryType: 'ISP', maxDeliveryDate: day, pickupStore: framingham })).toBe('Pick up today, Framingham');
    expect(line({ deliveryType: 'STS', maxDeliveryDate: day, pickupStore: framingham })).toBe('Ship to store, Framingham, Mon Nov 23');
    expect(line({ maxDeliveryDate: day, isBackOrder: true })).toBe('Delivery, Mon Nov 23, back order');
    expect(line({})).toBe('Delivery');
  });

  it('is short for what is no parcel', () => {
    expect(line({}, { product: { ...aRow('a').product, productTypeName: 'ESD' } })).toBe('By email');
    expect(line({}, { itemAttributes: { membershipSKU: true, partBundle: false } })).toBeUndefined();
  });
});

describe('splitting a row', () => {
  it('leaves at least one piece where it is', () => {
    expect(deliveryView(row(), '1547').split).toEqual({
      most: 49,
      step: 1,
      ways: [{ deliveryType: 'ISP', level: undefined, storeNumber: '1547', label: 'Pick up today, Store 1547' }],
    });
    expect(deliveryView(row({ qty: 1 }), '1547').split).toBeUndefined();
  });

  it('goes in packs for what is bought in packs', () => {
    expect(deliveryView(row({ qty: 12, quantityStep: 4 }), '1547').split).toMatchObject({ most: 8, step: 4 });
    expect(deliveryView(row({ qty: 4, quantityStep: 4 }), '1547').split).toBeUndefined();
  });

  it('is not offered towards a store that nobody has chosen', () => {
    expect(deliveryView(row(), null).split).toBeUndefined();
  });
});

describe('a better way', () => {
  const alternateDeliveryOption = {
    ...base,
    deliveryType: 'ISP' as const,
    pickupStoreNumber: '1547',
    pickupStore: framingham,
    availableQuantity: 25,
  };

  it('is told with its place and stock for a row that waits or is too few', () => {
    const waits = { ...base, isBackOrder: true };
    expect(deliveryView(row({ alternateDeliveryOption, selectedDeliveryOption: waits }), '1547').better).toMatchObject({
      deliveryType: 'ISP',
      storeNumber: '1547',
      text: 'Pick it up today in Framingham, 10+ in stock',
    });
    expect(
      deliveryView(row({ alternateDeliveryOption, selectedDeliveryOption: { ...base, availableQuantity: 49 } }), null).better,
    ).toBeDefined();
  });

  it('is not told where the row can be had as it is, or no other way is known', () => {
    expect(deliveryView(row({ alternateDeliveryOption }), '1547').better).toBeUndefined();
    expect(deliveryView(row({ selectedDeliveryOption: { ...base, isBackOrder: true } }), '1547').better).toBeUndefined();
  });
});
