import type { Family, Option } from '../family.ts';
import { spaceOf, type Variant } from '../variants.ts';
import { OPTION_LABELS } from './option-labels.ts';

/** To what an item belongs, and what tells it from the others there. */
export type ItemGroup = {
  /** Names the group; null: it stands alone. */
  readonly itemGroup: string | null;
  /** Label and value, in the order in which they are chosen. */
  readonly options: readonly (readonly [label: string, value: string])[];
};

/** What is like nothing else. */
export const ALONE: ItemGroup = { itemGroup: null, options: [] };

/** Those that differ in nothing but what one chooses of a thing: the color, the pack, a size. */
export function itemGroupOf({ family, options, number }: Variant): ItemGroup {
  const chosen = optionAxes(family);
  if (chosen.length === 0) return ALONE;
  const labels = new Map(chosen);
  // Each line, each of what is another product, and each edition of these has a number of its own.
  const space = spaceOf(family);
  const place = Object.entries(family.axes).reduce(
    (sum, [axis, choices]) => (labels.has(axis) ? sum : sum * choices.length + choices.findIndex((option) => option === options[axis])),
    (number % space) % family.lines.length,
  );
  return {
    itemGroup: `${family.id}-${Math.floor(number / space) * space + place + 1}`,
    options: chosen.flatMap(([axis, label]) => {
      const option = options[axis];
      return option === undefined ? [] : [[label, valueOf(option)] as const];
    }),
  };
}

/** The axes along which one chooses, with their labels, color first and pack last. What a model's number tells apart is no choice. */
export function optionAxes(family: Family): (readonly [axis: string, label: string])[] {
  const { axes, options = {}, model } = family;
  return Object.entries(axes)
    .flatMap(([axis, choices]) => {
      const label = axis in options ? options[axis] : OPTION_LABELS[axis];
      return label == null || choices.length < 2 || model?.of.includes(axis) === true ? [] : [[axis, label] as const];
    })
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other));
}

const rankOf = (axis: string) => (axis === 'color' ? 0 : axis === 'pack' ? 2 : 1);

/** As its name says it; what no name says as the specifications do. */
export function valueOf({ text, spec = '', pack }: Option): string {
  if (pack?.units === 1 && text === '') return 'Single';
  const said = text === '' ? spec : text;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
