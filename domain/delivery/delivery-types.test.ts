import { describe, expect, it } from 'vitest';
import { DELIVERY_TYPES, LEVELS_OF_SERVICE, OPTION_GROUPS, isPickup, optionGroupOf, shippingInfoOf } from './delivery-types.ts';

describe('how a row can be delivered', () => {
  it('knows the four delivery types, of which only STA is not fetched from a store [C3-50 C3-51 C3-52 C3-53]', () => {
    expect(DELIVERY_TYPES).toEqual(['STA', 'STS', 'ISP', 'PCK']);
    expect(DELIVERY_TYPES.filter((type) => !isPickup(type))).toEqual(['STA']);
  });

  it('knows the three levels of service [C3-54 C3-55 C3-56]', () => {
    expect(LEVELS_OF_SERVICE).toEqual(['NDD', 'SDD', 'STANDARD']);
  });

  it('gives every choice one of the four option groups [C3-58]', () => {
    expect(OPTION_GROUPS).toEqual(['G1', 'G2', 'G3', 'G4']);
    expect(optionGroupOf('STA', 'STANDARD')).toBe('G1');
    expect(optionGroupOf('STA', 'NDD')).toBe('G1');
    expect(optionGroupOf('ISP', 'STANDARD')).toBe('G2');
    expect(optionGroupOf('PCK', 'STANDARD')).toBe('G2');
    expect(optionGroupOf('STS', 'STANDARD')).toBe('G3');
    expect(optionGroupOf('STA', 'SDD')).toBe('G4');
  });

  it('says shippingInfo with three types only: a later pickup is an in-store pickup there [C3-62]', () => {
    expect(shippingInfoOf('PCK', '1547')).toEqual({ deliveryType: 'ISP', pickStoreNumber: '1547' });
    expect(shippingInfoOf('ISP', '1547')).toEqual({ deliveryType: 'ISP', pickStoreNumber: '1547' });
    expect(shippingInfoOf('STS', '0101')).toEqual({ deliveryType: 'STS', pickStoreNumber: '0101' });
    expect(shippingInfoOf('STA', '1547')).toEqual({ deliveryType: 'STA', pickStoreNumber: undefined });
  });
});
