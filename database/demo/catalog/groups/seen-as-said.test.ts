import { describe, expect, it } from 'vitest';
import { isManyColors, swatchColor } from '#domain/catalog/swatch-color.ts';
import { fullName } from '#domain/catalog/variants/full-name.ts';
import { isColorLabel, optionOf } from '#domain/catalog/variants/options.ts';
import { paint, palette, type Tone } from '#studio/scene/palette.ts';
import { waves } from '../families/families.ts';
import { keyOfLook } from '../look-key.ts';
import { lookOf } from '../look-of.ts';
import { plannedVariants, USUAL_SIZE } from '../plan.ts';
import { unitsOf } from '../price.ts';
import { toneOf } from '../tones.ts';
import { wordsOf } from '../variant-words.ts';
import { fill } from '../wording.ts';
import { itemGroupOf } from './item-group.ts';

/** Every item of the demo that is in a group, with what it says and what is photographed for it. */
const items = plannedVariants(waves)
  .take(USUAL_SIZE)
  .map((variant) => ({ variant, ...itemGroupOf(variant), look: lookOf(variant), name: fill(variant.family.name, wordsOf(variant)) }))
  .filter(({ itemGroup }) => itemGroup !== null)
  .toArray();
const colorOf = ({ options }: (typeof items)[number]) => options.find(([label]) => isColorLabel(label))?.[1];
const isTone = (color: unknown): color is Tone => typeof color === 'string' && Object.hasOwn(palette, color);

/** How many pieces a look shows, where it counts those that the pack has. */
function countOf(look: object): number | undefined {
  const count = Object.entries(look).find(([name]) => name === 'count' || name === 'units' || name === 'pieces' || name === 'reams')?.[1];
  return typeof count === 'number' ? count : undefined;
}

/** So far apart two colors are, of 441 at the most. */
function distance(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.hypot(...channels(one).map((part, index) => part - (others[index] ?? 0)));
}

describe('what the options of an item say is what its picture shows', () => {
  it('in the color that is chosen, wherever it is one', () => {
    const wrong = items.filter((item) => {
      const tone = toneOf(colorOf(item) ?? '');
      return tone !== undefined && tone !== item.look.color;
    });
    expect(wrong.map(({ name, look }) => `${name} is shown ${look.color}`)).toEqual([]);
    expect(items.filter((item) => colorOf(item) !== undefined).length).toBeGreaterThan(2000);
  });

  it('in the swatch that leads to it, by which it is told', () => {
    const told = items.flatMap((item) => {
      const [color, swatch] = [colorOf(item) ?? '', swatchColor(colorOf(item) ?? '')];
      if (swatch === undefined || isManyColors(color) || !isTone(item.look.color)) return [];
      return distance(swatch, paint(item.look.color)) < 80 ? [] : [`${item.name}: ${swatch}, shown ${item.look.color}`];
    });
    expect(told).toEqual([]);
    // Who shows several has a swatch of several.
    const many = items.filter((item) => item.look.color === 'multicolor' && colorOf(item) !== undefined);
    expect(many.filter((item) => !isManyColors(colorOf(item) ?? '')).map(({ name }) => name)).toEqual([]);
    expect(many.length).toBeGreaterThan(50);
  });

  it('in how many there are, where the picture counts them', () => {
    const counted = items.filter(({ options, look }) => optionOf(options, 'Pack') !== undefined && countOf(look) !== undefined);
    const wrong = counted.filter(({ variant, look }) => countOf(look) !== unitsOf(variant));
    // A box of twelve of these is shown by three.
    expect(wrong.map(({ variant }) => variant.family.id)).toEqual(wrong.map(() => 'staple-removers'));
    expect(counted.length).toBeGreaterThan(1000);
  });

  it('and no two colors of a group have one picture, but those that are hardly told apart', () => {
    const shown = new Map<string, Set<string>>();
    for (const item of items) {
      const [key, color] = [`${item.itemGroup} ${keyOfLook(item.look)}`, colorOf(item)];
      if (color !== undefined) shown.set(key, (shown.get(key) ?? new Set()).add(color));
    }
    const shared = [...shown.values()].filter((colors) => colors.size > 1).map((colors) => [...colors].toSorted().join(', '));
    expect([...new Set(shared)].toSorted()).toEqual([
      'Assorted Brights, Assorted Colors',
      'Assorted Colors, Bright Assorted',
      'White, White/Blue',
    ]);
  });

  it('and in full names nothing is said twice: most names say all of it', () => {
    const added = items.filter(({ name, options }) => fullName(name, options) !== name);
    expect(added.length / items.length).toBeLessThan(0.05);
    for (const { name, options } of added) {
      const [, extra = ''] = fullName(name, options).split(' (');
      for (const [, value] of options) if (extra.includes(value)) expect(name.toLowerCase()).not.toContain(value.toLowerCase());
    }
  });
});
