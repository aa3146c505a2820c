import { describe, expect, it } from 'vitest';
import { aBusinessCart, aCart, aLine } from '../a-cart.test-builder.ts';
import { smallOrderWarning } from './handling.ts';
import { priceCart } from '../price-cart.ts';
import { BUSINESS_PRICING } from '../pricing-config.ts';

describe('a small order on the business site', () => {
  const limitCents = BUSINESS_PRICING.smallOrderThresholdCents;

  it('carries the fee one cent below the limit and none at it [C3-68]', () => {
    const below = priceCart(aBusinessCart({ lines: [aLine({ unitPriceCents: limitCents - 1 })] })).summary;
    expect(below).toMatchObject({ handlingFeeCents: 599, attributes: { smallOrderFeeCents: 599 } });
    const at = priceCart(aBusinessCart({ lines: [aLine({ unitPriceCents: limitCents })] })).summary;
    expect(at).toMatchObject({ handlingFeeCents: 0, attributes: { smallOrderFeeCents: 0 } });
  });

  it('carries none where nothing is shipped', () => {
    const lines = [aLine({ deliveryType: 'PCK' }), aLine({ isDigital: true })];
    expect(priceCart(aBusinessCart({ lines })).summary.handlingFeeCents).toBe(0);
  });

  it('carries none on the consumer site', () => {
    expect(priceCart(aCart()).summary.handlingFeeCents).toBe(0);
  });

  it('is warned of, with what is missing [C8-81]', () => {
    const warning = smallOrderWarning('$8.00');
    expect(warning.startsWith('Help save money and the environment by consolidating small orders...')).toBe(true);
    expect(warning).toContain('$8.00');
  });
});

describe('furniture service', () => {
  const desk = aLine({
    qty: 3,
    unitPriceCents: 42_900,
    furnitureLevels: [
      { level: 'BASC', qty: 2, rateCents: 4500 },
      { level: 'CUST', qty: 1, rateCents: 0 },
    ],
  });

  it('costs the rate of each level for each piece, custom work nothing until it is quoted [C3-41] [C3-42]', () => {
    const { summary } = priceCart(aBusinessCart({ lines: [desk] }));
    expect(summary).toMatchObject({ handlingFeeCents: 9000, attributes: { furnitureServiceFeeCents: 9000 } });
    const quoted = { ...desk, furnitureLevels: [{ level: 'CUST', qty: 1, rateCents: 12_000 } as const] };
    expect(priceCart(aBusinessCart({ lines: [quoted] })).summary.handlingFeeCents).toBe(12_000);
  });

  it('is due for a desk that is picked up, not for one that is not charged', () => {
    expect(priceCart(aBusinessCart({ lines: [{ ...desk, deliveryType: 'STS' }] })).summary.handlingFeeCents).toBe(9000);
    expect(priceCart(aBusinessCart({ lines: [{ ...desk, isActive: false }] })).summary.handlingFeeCents).toBe(0);
  });

  it('adds up with the small-order fee', () => {
    const cheap = { ...desk, qty: 1, unitPriceCents: 4000 };
    expect(priceCart(aBusinessCart({ lines: [cheap] })).summary.handlingFeeCents).toBe(9599);
  });
});
