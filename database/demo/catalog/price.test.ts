import { describe, expect, it } from 'vitest';
import { families } from './families/families.ts';
import { charming, listPriceOf, memberPriceOf, priceOf, unitsOf } from './price.ts';
import { variantsOf, type Variant } from './variants.ts';

function firstOf(count: number): Variant[] {
  return families.flatMap((family) => [...variantsOf(family).take(count)]);
}

describe('prices of generated items', () => {
  it.each([
    [12, 29],
    [96, 99],
    [104, 99],
    [340, 349],
    [999, 999],
    [1020, 999],
    [1030, 1049],
    [9999, 9999],
    [10_040, 9999],
    [10_060, 10_099],
    [29_999, 29_999],
    [30_300, 29_999],
    [30_600, 30_999],
  ])('makes %i cents %i', (cents, price) => {
    expect(charming(cents)).toBe(price);
  });

  it('asks less for a piece when the pack is larger', () => {
    const dearer: string[] = [];
    for (const variant of firstOf(40)) {
      const packs = Object.entries(variant.options).find(([, option]) => option.pack !== undefined);
      if (packs === undefined) continue;
      const [axis] = packs;
      for (const option of variant.family.axes[axis] ?? []) {
        const other = { ...variant, options: { ...variant.options, [axis]: option } };
        const [small, large] = unitsOf(variant) < unitsOf(other) ? [variant, other] : [other, variant];
        if (unitsOf(large) >= unitsOf(small) * 1.5 && priceOf(large) / unitsOf(large) > priceOf(small) / unitsOf(small))
          dearer.push(`${variant.family.id} ${unitsOf(small)} ${unitsOf(large)}`);
      }
    }
    expect([...new Set(dearer)]).toEqual([]);
  });

  it('shows an older price only where it was higher, and a member price only where it is lower', () => {
    const variants = firstOf(60);
    const lists = variants.flatMap((variant) => listPriceOf(variant, priceOf(variant)) ?? []);
    const members = variants.flatMap((variant) => memberPriceOf(variant, priceOf(variant)) ?? []);
    expect(variants.every((variant) => (listPriceOf(variant, priceOf(variant)) ?? Infinity) > priceOf(variant))).toBe(true);
    expect(variants.every((variant) => (memberPriceOf(variant, priceOf(variant)) ?? 0) < priceOf(variant))).toBe(true);
    expect(lists.length / variants.length).toBeCloseTo(0.2, 1);
    expect(members.length / variants.length).toBeCloseTo(0.15, 1);
  });
});
