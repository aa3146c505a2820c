import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aLine } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';
import { CONSUMER_PRICING } from '../pricing-config.ts';
import type { PricingInput } from '../pricing-input.ts';

function dasFee(zip: string, changes: Partial<PricingInput> = {}): number {
  const destination = { zip, taxRateBasisPoints: 0, taxesShipping: false };
  return priceCart(aCart({ destination, ...changes })).summary.dasFeeCents;
}

describe('the delivery area surcharge', () => {
  it('is 19.95 to Alaska, 4.95 to Nantucket and nothing to Framingham [C3-66]', () => {
    expect([dasFee('99501'), dasFee('02554'), dasFee('01702')]).toEqual([1995, 495, 0]);
  });

  it('is paid once, whatever is ordered, by members too', () => {
    const lines = [aLine({ unitPriceCents: 50_000 }), aLine({ qty: 9 })];
    expect(dasFee('99501', { lines, buyer: aBuyer({ shipsFree: true }) })).toBe(1995);
  });

  it('is not paid where nothing is shipped', () => {
    const lines = [aLine({ deliveryType: 'ISP' }), aLine({ isDigital: true }), aLine({ isGiftCard: true })];
    expect(dasFee('99501', { lines })).toBe(0);
  });

  it('is not paid where the site has switched it off', () => {
    expect(dasFee('99501', { config: { ...CONSUMER_PRICING, isDasEnabled: false } })).toBe(0);
  });

  it('says where it is for', () => {
    const labelOf = (zip: string) =>
      priceCart(aCart({ destination: { zip, taxRateBasisPoints: 0, taxesShipping: false } })).explanation.find(({ rule }) =>
        rule.endsWith('_AREA'),
      )?.label;
    expect(labelOf('96813')).toBe('Carrier surcharge for Hawaii');
    expect(labelOf('02554')).toBe('Carrier surcharge for your area');
  });
});
