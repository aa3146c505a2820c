/** What tells an item from the others of its group: label and value, in the order in which they are chosen. */
export type Options = readonly (readonly [label: string, value: string])[];

/** An item of a group. */
export type Variant = { readonly itemId: string; readonly options: Options; readonly isOutOfStock: boolean };

/** So many items of a group are offered at the most: those that sell best. */
export const MOST_VARIANTS = 100;

/** How many options an item may have, and how long what they are called and what they say may be. */
export const MOST_OPTIONS = 8;
export const LONGEST_OPTION_LABEL = 40;
export const LONGEST_OPTION_VALUE = 100;
export const LONGEST_ITEM_GROUP = 100;

/** What an item says under a label. */
export function optionOf(options: Options, label: string): string | undefined {
  return options.find(([one]) => one === label)?.[1];
}

/** Whether a label is of a color: those are shown. */
export function isColorLabel(label: string): boolean {
  return /\bcolou?r$/i.test(label);
}
