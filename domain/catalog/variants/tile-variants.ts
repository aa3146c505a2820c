import { isManyColors, swatchColor } from '../swatch-color.ts';
import { isColorLabel, optionOf, type Variant } from './options.ts';
import { choicesText } from './options-text.ts';
import { countsOfOptions, nearestWith } from './variant-choices.ts';

/** A color as a tile shows it, with the item that it leads to. */
export type Swatch = {
  readonly itemId: string;
  readonly label: string;
  /** As #rrggbb; undefined: several at once. */
  readonly color: string | undefined;
};

/** So many colors of a thing have room on a tile, its own among them. */
export const MOST_SWATCHES = 5;
/** So much of what there is to choose is said on a tile. */
const MOST_SAID = 2;

type Own = Pick<Variant, 'itemId' | 'options'>;

/**
 * What a tile says of the other items of its group.
 *
 * @param own what the tile shows: one of the group.
 * @param group those that may be seen, the best first.
 * @returns undefined where there is nothing else; the text is empty where there are other colors alone, and all are shown.
 */
export function tileVariants(own: Own, group: readonly Variant[]): { text: string; swatches: Swatch[] } | undefined {
  const counts = countsOfOptions(own.options, group);
  if (counts.length === 0) return undefined;
  const swatches = swatchesOf(own, group);
  // Colors that are all shown need no word.
  const unseen = counts.filter(({ label, count }) => !isColorLabel(label) || swatches.length !== count);
  // The color first and the pack last: what stands between them gives way.
  const said = unseen.length <= MOST_SAID ? unseen : [...unseen.slice(0, MOST_SAID - 1), ...unseen.slice(-1)];
  return { text: said.map(({ label, count }) => choicesText(label, count)).join(', '), swatches };
}

/** Its own color, then those of the others; of colors that cannot be shown there is none, and one alone says nothing. */
function swatchesOf(own: Own, group: readonly Variant[]): Swatch[] {
  const label = own.options.map(([one]) => one).find(isColorLabel);
  if (label === undefined) return [];
  const values = new Set([own, ...group].flatMap(({ options }) => optionOf(options, label) ?? []));
  const swatches = [...values].flatMap((value): Swatch[] => {
    const variant = value === optionOf(own.options, label) ? own : nearestWith(own, label, value, group);
    const color = isManyColors(value) ? undefined : swatchColor(value);
    if (variant === undefined || (color === undefined && !isManyColors(value))) return [];
    return [{ itemId: variant.itemId, label: value, color }];
  });
  return swatches.length < 2 || swatches[0]?.itemId !== own.itemId ? [] : swatches.slice(0, MOST_SWATCHES);
}
