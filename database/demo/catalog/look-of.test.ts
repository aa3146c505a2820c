import { describe, expect, it } from 'vitest';
import { lookOf } from './look-of.ts';
import { waves } from './families/families.ts';
import { keyOfLook } from './look-key.ts';
import { plannedVariants, USUAL_SIZE } from './plan.ts';
import { toneOf } from './tones.ts';
import type { Variant } from './variants.ts';

const variants = plannedVariants(waves).take(USUAL_SIZE).toArray();

/** What the catalogue says of a product's color: name and specification. */
function colorOf({ family, options }: Variant): string {
  const option = options[family.colorAxis ?? 'color'];
  return option === undefined ? '' : `${option.text} ${option.spec ?? ''}`;
}

describe('the look of a product', () => {
  it('bears the brand that the name says', () => {
    expect(variants.filter((variant) => lookOf(variant).brand !== variant.line.brand).map(({ family }) => family.id)).toEqual([]);
  });

  it('has the color that the name says, where it says one', () => {
    const wrong = variants.filter((variant) => {
      const tone = toneOf(colorOf(variant));
      return tone !== undefined && lookOf(variant).color !== tone;
    });
    expect(wrong.map((variant) => `${variant.family.id}: ${colorOf(variant)} is shown ${lookOf(variant).color}`)).toEqual([]);
  });

  it('differs where colors, brands or packs of a family differ', () => {
    const shown = new Map<string, Set<string>>();
    for (const variant of variants) {
      const told = JSON.stringify([variant.family.id, variant.line.brand, toneOf(colorOf(variant))]);
      shown.set(told, (shown.get(told) ?? new Set()).add(keyOfLook(lookOf(variant))));
    }
    // Black toner of two families may come in one box.
    const keys = [...shown].flatMap(([told, looks]) => [...looks].map((look) => [`${told.split(',')[0]} ${look}`, told] as const));
    const tellers = Map.groupBy(keys, ([look]) => look);
    expect([...tellers.values()].filter((told) => told.length > 1).map((told) => told.map(([, text]) => text))).toEqual([]);
  });
});
