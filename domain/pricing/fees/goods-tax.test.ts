import { describe, expect, it } from 'vitest';
import { US_STATES } from '../../checkout/states.ts';
import { aCart, aLine } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';
import { TAX_CLASSES, taxOfGoods, type TaxClass } from './goods-tax.ts';
import { taxOfState } from './tax-table.ts';

const STATES = Object.keys(US_STATES);
const rate = (state: string, taxClass: TaxClass) => taxOfGoods(state, taxClass).rateBasisPoints;

describe('the tax of goods', () => {
  it('is the general rate of the state for what is nothing special', () => {
    for (const state of STATES) expect(taxOfGoods(state, 'GENERAL')).toEqual({ rateBasisPoints: taxOfState(state).rateBasisPoints });
  });

  it('on groceries is less in nine states, and nothing in all others', () => {
    const taxed = STATES.filter((state) => rate(state, 'FOOD') > 0).map((state) => [state, rate(state, 'FOOD')]);
    expect(Object.fromEntries(taxed)).toEqual({ AL: 200, HI: 400, ID: 600, MO: 122.5, MS: 500, SD: 420, TN: 400, UT: 300, VA: 100 });
  });

  it('on candy and soft drinks is that of everything else where they are no food there, and that of food elsewhere', () => {
    expect(['MA', 'NY', 'PA', 'CA', 'TN', 'VA'].map((state) => [rate(state, 'CANDY'), rate(state, 'SOFT_DRINK')])).toEqual([
      [0, 0],
      [400, 400],
      [0, 600],
      [0, 725],
      [700, 400],
      [100, 100],
    ]);
  });

  it('is nowhere more than the general rate, and nothing where there is no sales tax', () => {
    for (const state of [...STATES, 'ZZ', 'constructor'])
      for (const taxClass of TAX_CLASSES)
        expect(rate(state, taxClass), `${state} ${taxClass}`).toBeLessThanOrEqual(taxOfState(state).rateBasisPoints);
    for (const state of ['AK', 'DE', 'MT', 'NH', 'OR'])
      for (const taxClass of TAX_CLASSES) expect(taxOfGoods(state, taxClass)).toEqual({ rateBasisPoints: 0 });
  });

  it('on clothing is nothing in four states, and nothing up to a price in three', () => {
    expect(STATES.filter((state) => rate(state, 'CLOTHING') < taxOfState(state).rateBasisPoints)).toEqual(['MN', 'NJ', 'PA', 'VT']);
    expect(STATES.filter((state) => taxOfGoods(state, 'CLOTHING').exemption !== undefined).toSorted()).toEqual(['MA', 'NY', 'RI']);
  });
});

/** The tax on clothing of a price and number in a state, in cents. */
function clothing(state: string, unitPriceCents: number, qty = 1): number {
  const { rateBasisPoints: taxRateBasisPoints, exemption: taxExemption } = taxOfGoods(state, 'CLOTHING');
  return (
    priceCart(aCart({ lines: [aLine({ unitPriceCents, qty, taxRateBasisPoints, taxExemption, deliveryType: 'ISP' })] })).lines[0]
      ?.taxCents ?? -1
  );
}

describe('clothing that is taxed from a price on', () => {
  it('in Massachusetts is taxed on what is above $175.00 a piece', () => {
    expect([17_500, 17_501, 20_000].map((cents) => clothing('MA', cents))).toEqual([0, 0, 156]);
    // Two of $100.00 are two pieces below it.
    expect(clothing('MA', 10_000, 2)).toBe(0);
    expect(clothing('MA', 20_000, 2)).toBe(313);
  });

  it('in New York is taxed as a whole from $110.00 a piece', () => {
    expect([10_999, 11_000].map((cents) => clothing('NY', cents))).toEqual([0, 440]);
    expect(clothing('NY', 6_000, 2)).toBe(0);
  });
});
