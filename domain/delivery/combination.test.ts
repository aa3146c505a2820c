import { describe, expect, it } from 'vitest';
import { checkCombination } from './combination.ts';

const FAILED = 'DELIVERY_COMBINATION_CONSTRAINT_FAILED';

describe('the deliveries of one order', () => {
  it('go to one address: two are refused [C8-24]', () => {
    const home = { deliveryType: 'STA', addressId: 'home' } as const;
    expect(checkCombination([home, home])).toBeUndefined();
    expect(checkCombination([home, { deliveryType: 'STA', addressId: 'office' }])).toBe(FAILED);
  });

  it('use one store for each way of fetching: two are refused', () => {
    for (const deliveryType of ['STS', 'ISP', 'PCK'] as const) {
      const framingham = { deliveryType, pickupStoreNumber: '1547' };
      expect(checkCombination([framingham, framingham])).toBeUndefined();
      expect(checkCombination([framingham, { deliveryType, pickupStoreNumber: '0008' }])).toBe(FAILED);
    }
  });

  it('may mix shipping with fetching, and ways of fetching at several stores', () => {
    expect(
      checkCombination([
        { deliveryType: 'STA', addressId: 'home' },
        { deliveryType: 'ISP', pickupStoreNumber: '1547' },
        { deliveryType: 'STS', pickupStoreNumber: '0008' },
      ]),
    ).toBeUndefined();
  });

  it('may still lack their address, which goes with any', () => {
    const rows = [{ deliveryType: 'STA' }, { deliveryType: 'STA', addressId: 'home' }, { deliveryType: 'STA' }] as const;
    expect(checkCombination(rows)).toBeUndefined();
    expect(checkCombination([...rows, { deliveryType: 'STA', addressId: 'office' }])).toBe(FAILED);
    expect(checkCombination([])).toBeUndefined();
  });
});
