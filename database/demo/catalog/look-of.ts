import type { ProductLook } from '#studio/look.ts';
import { unitsOf } from './price.ts';
import type { Seen } from './seen.ts';
import { toneOf } from './tones.ts';
import type { Variant } from './variants.ts';

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
