import { hashOf, shuffled } from '../random.ts';
import type { Family, Line, Option } from './family.ts';

/** One product of a family: its line and an option of every axis. */
export type Variant = {
  readonly family: Family;
  readonly line: Line;
  readonly options: Readonly<Record<string, Option>>;
  /** No other product of the family has it. */
  readonly number: number;
};

/** How many combinations a family has, made or not. */
export function spaceOf(family: Family): number {
  return Object.values(family.axes).reduce((count, options) => count * options.length, family.lines.length);
}

/**
 * All products of a family, each once, in an order that is fixed for ever: shuffled, the common ones first.
 * Takes little memory however many there are.
 * @param edition from the second on, the same products are made again as new editions of their series
 */
export function* variantsOf(family: Family, edition = 1): Generator<Variant, void> {
  const space = spaceOf(family);
  const seed = hashOf(family.id);
  for (const wantsCommon of [true, false]) {
    for (let index = 0; index < space; index += 1) {
      const variant = variantAt(family, shuffled(index, space, seed));
      const isCommon = hashOf(`${family.id}#${variant.number}`) / 0x1_0000_0000 < weightOf(variant);
      if (isCommon === wantsCommon && isMade(variant)) yield edition === 1 ? variant : newEdition(variant, edition, space);
    }
  }
}

/** Made again later: Glide 2, and where the series has no name, Series 2. */
function newEdition(variant: Variant, edition: number, space: number): Variant {
  const { line } = variant;
  const series = `${line.series === '' ? 'Series' : line.series} ${edition}`;
  return { ...variant, line: { ...line, series }, number: variant.number + (edition - 1) * space };
}

function variantAt(family: Family, number: number): Variant {
  let rest = number;
  const take = <T>(from: readonly T[]): T => {
    const found = from[rest % from.length];
    if (found === undefined) throw new Error(`an axis of ${family.id} is empty`);
    rest = Math.floor(rest / from.length);
    return found;
  };
  const line = take(family.lines);
  const options: Record<string, Option> = {};
  for (const [axis, choices] of Object.entries(family.axes)) options[axis] = take(choices);
  return { family, line, options, number };
}

function weightOf({ line, options }: Variant): number {
  return Object.values(options).reduce((weight, option) => weight * (option.weight ?? 1), line.weight);
}

function isMade({ family, line, options }: Variant): boolean {
  if (family.isMade === undefined) return true;
  const texts = Object.fromEntries(Object.entries(options).map(([axis, option]) => [axis, option.text]));
  return family.isMade({ ...texts, brand: line.brand, series: line.series });
}
