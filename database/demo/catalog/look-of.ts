import type { ProductLook } from '#studio/look.ts';
import type { Brand } from '#studio/scene/brands.ts';
import type { Tone } from '#studio/scene/palette.ts';
import { unitsOf } from './price.ts';
import { toneOf } from './tones.ts';
import type { Variant } from './variants.ts';

/** What a family's `look` may ask of a product. */
export type Seen = {
  readonly brand: Brand;
  readonly series: string;
  /** Pieces in one sold unit. */
  readonly units: number;
  /** The choice on an axis as the name says it; what the name leaves out, as the specifications say it. */
  readonly says: (axis: string) => string;
  /** Whether the choice on an axis, in the name or in the specifications, has these words. */
  readonly has: (axis: string, words: string | RegExp) => boolean;
  /** The first number of the choice on an axis: 12 of 12-Sheet; 0 without one. */
  readonly number: (axis: string) => number;
  /** The tone of the family's color axis, or of the axis named; `otherwise` where it names no color. */
  readonly tone: (otherwise?: Tone, axis?: string) => Tone;
};

/** How a product looks: what the studio's model of it is told. */
export function lookOf(variant: Variant): ProductLook {
  return variant.family.look(seenOf(variant));
}

function seenOf(variant: Variant): Seen {
  const { family, line, options } = variant;
  const both = (axis: string): string => `${options[axis]?.text ?? ''} ${options[axis]?.spec ?? ''}`;
  const says = (axis: string): string => {
    const option = options[axis];
    if (option === undefined) throw new Error(`${family.id} has no axis ${axis}`);
    return option.text === '' ? (option.spec ?? '') : option.text;
  };
  return {
    brand: line.brand,
    series: line.series,
    units: unitsOf(variant),
    says,
    has: (axis, words) => (typeof words === 'string' ? both(axis).toLowerCase().includes(words.toLowerCase()) : words.test(both(axis))),
    number: (axis) => Number(/\d[\d,]*(\.\d+)?/.exec(says(axis))?.[0].replaceAll(',', '') ?? 0),
    tone: (otherwise = 'white', axis = family.colorAxis ?? 'color') => toneOf(both(axis)) ?? otherwise,
  };
}
