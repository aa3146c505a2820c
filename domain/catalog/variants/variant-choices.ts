import { inValueOrder } from '../facets/value-order.ts';
import { optionOf, type Options, type Variant } from './options.ts';

/** Where choosing a value leads. */
export type Choice<V extends Variant = Variant> = {
  readonly value: string;
  readonly variant: V;
  readonly isOwn: boolean;
  /** What else was chosen and cannot be had with it, and what it is there; undefined: nothing. */
  readonly changed: readonly { readonly label: string; readonly value: string; readonly to: string | undefined }[];
};

/** What one can choose of a thing, under one label. */
export type ChoiceGroup<V extends Variant = Variant> = {
  readonly label: string;
  /** What it is now. */
  readonly value: string;
  readonly choices: readonly Choice<V>[];
};

/**
 * What there is to choose for somebody who looks at an item: of each label under which its group differs, each value once, with the item that it leads to.
 *
 * @param own what is looked at: one of the group.
 * @param group those that may be seen, the best first.
 * @returns nothing where there is nothing to choose.
 */
export function variantChoices<V extends Variant>(own: V, group: readonly V[]): ChoiceGroup<V>[] {
  return own.options.flatMap(([label, value]): ChoiceGroup<V>[] => {
    const values = new Set([value, ...group.flatMap(({ options }) => optionOf(options, label) ?? [])]);
    if (values.size < 2) return [];
    const choices = inValueOrder([...values]).flatMap((one): Choice<V>[] => {
      if (one === value) return [{ value, variant: own, isOwn: true, changed: [] }];
      const variant = nearestWith(own, label, one, group);
      return variant === undefined ? [] : [{ value: one, variant, isOwn: false, changed: changedWith(own, variant, label) }];
    });
    return [{ label, value, choices }];
  });
}

/**
 * The item to which choosing a value leads: of those that have it the one that keeps most of what else was chosen, of several the one that keeps what is
 * chosen first, then what is not sold out, then the best.
 *
 * @returns undefined where no item has it.
 */
export function nearestWith<V extends Variant>(
  own: Pick<Variant, 'options'>,
  label: string,
  value: string,
  group: readonly V[],
): V | undefined {
  const others = own.options.filter(([one]) => one !== label);
  const [first] = group
    .filter(({ options }) => optionOf(options, label) === value)
    .map((variant) => ({ variant, kept: others.map(([one, chosen]) => optionOf(variant.options, one) === chosen) }))
    .toSorted(
      (one, other) =>
        countOf(other.kept) - countOf(one.kept) ||
        firstDifference(one.kept, other.kept) ||
        Number(one.variant.isOutOfStock) - Number(other.variant.isOutOfStock),
    );
  return first?.variant;
}

const countOf = (kept: readonly boolean[]) => kept.filter(Boolean).length;

/** Below zero where the first of two keeps something before the other does. */
function firstDifference(one: readonly boolean[], other: readonly boolean[]): number {
  const at = one.findIndex((kept, index) => kept !== other[index]);
  return at < 0 ? 0 : Number(other[at]) - Number(one[at]);
}

/** What was chosen under other labels and is not so with a variant. */
function changedWith(own: Variant, variant: Variant, label: string): Choice['changed'] {
  return own.options.flatMap(([one, value]) => {
    const to = optionOf(variant.options, one);
    return one === label || to === value ? [] : [{ label: one, value, to }];
  });
}

/** The items of a group by what they say under some labels, the first of them first. */
export function inOptionOrder<V extends Variant>(group: readonly V[], labels: readonly string[]): V[] {
  const ranks = labels.map((label) => {
    const values = inValueOrder([...new Set(group.flatMap(({ options }) => optionOf(options, label) ?? []))]);
    return (variant: V) => values.indexOf(optionOf(variant.options, label) ?? '');
  });
  return group.toSorted((one, other) => ranks.map((rank) => rank(one) - rank(other)).find((difference) => difference !== 0) ?? 0);
}

/** Under which labels the items of a group differ, and how many values there are. */
export function countsOfOptions(own: Options, group: readonly Variant[]): { readonly label: string; readonly count: number }[] {
  return own.flatMap(([label, value]) => {
    const values = new Set([value, ...group.flatMap(({ options }) => optionOf(options, label) ?? [])]);
    return values.size < 2 ? [] : [{ label, count: values.size }];
  });
}

/**
 * Whether a group has no more than half of what its options would allow: of twelve pens in six colors, three tips and five packs nearly each choice changes
 * another, so that they are easier chosen from a list.
 */
export function hasFewCombinations(own: Options, group: readonly Variant[]): boolean {
  const possible = countsOfOptions(own, group).reduce((product, { count }) => product * count, 1);
  return group.length * 2 <= possible;
}
