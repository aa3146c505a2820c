import { describe, expect, it } from 'vitest';
import { hashOf, randomFrom } from '../../random.ts';
import { DEMAND, popularityOf } from './demand.ts';
import { families } from '../families/families.ts';
import type { Variant } from '../variants.ts';
import { variantsOf } from '../variants.ts';

const soldOf = (variant: Variant) => popularityOf(variant, randomFrom(hashOf(`${variant.number}`)));

describe('what sells', () => {
  it('is said of options that there are', () => {
    const wrong = Object.entries(DEMAND).flatMap(([id, axes]) =>
      Object.entries(axes).flatMap(([axis, options]) => {
        const there = families.find((family) => family.id === id)?.axes[axis] ?? [];
        return Object.keys(options)
          .filter((text) => !there.some((option) => option.text === text || (option.text === '' && option.spec === text)))
          .map((text) => `${id} ${axis} ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is what offices buy week after week: number ten envelopes before those for invitations', () => {
    const envelopes = families.filter(({ id }) => id === 'envelopes').flatMap((family) => [...variantsOf(family)]);
    const sold = envelopes.toSorted((one, other) => soldOf(other) - soldOf(one)).map(({ options }) => options['size']?.text);
    expect(new Set(sold.slice(0, 10))).toEqual(new Set(['#10']));
    expect(Math.min(...envelopes.map(soldOf))).toBeGreaterThanOrEqual(1);
  });
});
