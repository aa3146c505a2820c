import { describe, expect, it } from 'vitest';
import { coveredUnits, quantityStep, surchargeFactor } from './surcharge-steps.ts';

const water = {
  surcharge: {
    feePerUnitCents: 150,
    alternates: [
      { itemId: 'quarter', factor: 4 },
      { itemId: 'half', factor: 8 },
    ],
  },
};
const under = (surchargeAltItemId: string | undefined, qty = 1) => ({
  qty,
  details: surchargeAltItemId === undefined ? {} : { surchargeAltItemId },
});

describe('the larger packs of a heavy item', () => {
  it('stand for as many pieces as their factor says; an unknown one for none [C3-36]', () => {
    expect(surchargeFactor(water, 'quarter')).toBe(4);
    expect(surchargeFactor(water, 'half')).toBe(8);
    expect(surchargeFactor(water, 'third')).toBeUndefined();
    expect(surchargeFactor(water, undefined)).toBeUndefined();
    expect(surchargeFactor({}, 'quarter')).toBeUndefined();
  });

  it('set the steps of a row that was bought under them; any other row goes one by one [C5-12]', () => {
    expect(quantityStep(water, under('half'))).toBe(8);
    expect(quantityStep(water, under(undefined))).toBe(1);
    expect(quantityStep({}, under('half'))).toBe(1);
  });

  it('cover whole packs only', () => {
    expect([3, 4, 7, 8].map((qty) => coveredUnits(water, under('quarter', qty)))).toEqual([0, 4, 4, 8]);
    expect(coveredUnits(water, under(undefined, 8))).toBe(0);
  });
});
