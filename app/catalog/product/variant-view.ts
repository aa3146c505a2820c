import type { ProductDetails } from '#contracts/catalog.ts';
import type { ProductVariant } from '#contracts/catalog/variants.ts';
import { isManyColors, swatchColor } from '#domain/catalog/swatch-color.ts';
import { isColorLabel, type Options } from '#domain/catalog/variants/options.ts';
import { countsOfOptions, variantChoices, type Choice } from '#domain/catalog/variants/variant-choices.ts';
import { titleParts } from '../tiles/title-parts.ts';

/** What one can choose of a product, under one label. */
export type VariantGroup = {
  readonly label: string;
  /** What it is now. */
  readonly value: string;
  readonly choices: readonly VariantOption[];
};

/** A value and the page that it leads to. */
export type VariantOption = {
  readonly value: string;
  readonly url: string;
  readonly isOwn?: true;
  /** What it looks like; 'many': several colors at once. */
  readonly swatch?: string;
  /** What it costs, where values differ in that and do not say it themselves, as the amounts of gift cards do. */
  readonly price?: string;
  /** What else it is then and what that costs, or why it cannot be had. */
  readonly note?: string;
};

/** What there is to choose of a product; nothing where it stands alone. */
export function variantGroups({ itemId, variants }: Pick<ProductDetails, 'itemId' | 'variants'>): VariantGroup[] {
  const own = variants.find((variant) => variant.itemId === itemId);
  if (own === undefined) return [];
  return variantChoices(own, variants).map(({ label, value, choices }) => {
    const isColor = isColorLabel(label);
    const prices = new Set(choices.map(({ variant }) => variant.price));
    const hasPrices = !isColor && prices.size > 1;
    return { label, value, choices: choices.map((choice) => optionOf(choice, { isColor, hasPrices })) };
  });
}

function optionOf(choice: Choice<ProductVariant>, { isColor, hasPrices }: { isColor: boolean; hasPrices: boolean }): VariantOption {
  const { value, variant, isOwn } = choice;
  const swatch = !isColor ? undefined : isManyColors(value) ? 'many' : swatchColor(value);
  const note = noteOf(choice);
  return {
    value,
    url: variant.url,
    ...(isOwn && { isOwn }),
    ...(swatch !== undefined && { swatch }),
    ...(hasPrices && ![value, `${value}.00`].includes(variant.price) && { price: variant.price }),
    ...(note !== undefined && { note }),
  };
}

/** What changes more than its own choice says what it leads to: 'Changes to Blue, 60/Box · $15.49'. */
function noteOf({ variant, changed }: Choice<ProductVariant>): string | undefined {
  const missing = !variant.isForSale ? 'Not sold to you' : variant.isOutOfStock ? 'Out of stock' : undefined;
  if (changed.length === 0) return missing;
  const others = changed.flatMap(({ to }) => to ?? []).join(', ');
  return [others === '' ? '' : `Changes to ${others}`, missing ?? variant.price].filter((part) => part !== '').join(' · ');
}

/** A product as one of its group. */
export type VariantOf = {
  readonly groupId: string;
  readonly options: Options;
  /** The labels under which the group differs. */
  readonly variesBy: readonly string[];
  /** The pages of the others. */
  readonly otherUrls: readonly string[];
};

/** @returns undefined where it stands alone, or nothing else of its group may be seen. */
export function variantOf({ itemId, itemGroupId, options, variants }: ProductDetails): VariantOf | undefined {
  if (itemGroupId === null || variants.length < 2) return undefined;
  const variesBy = countsOfOptions(options, variants).map(({ label }) => label);
  const otherUrls = variants.filter((variant) => variant.itemId !== itemId).map(({ url }) => url);
  return { groupId: itemGroupId, options, variesBy, otherUrls };
}

/** What schema.org has a word for. */
const KNOWN_LABELS: Readonly<Record<string, 'color' | 'size'>> = { Color: 'color', Size: 'size' };

/** What schema.org's Product says of a variant. */
export function variantThing(
  { title, brand, variantOf: group }: { title: string; brand: string; variantOf: VariantOf | undefined },
  origin: string,
): Record<string, unknown> {
  if (group === undefined) return {};
  const { groupId, options, variesBy, otherUrls } = group;
  const others = options.filter(([label]) => KNOWN_LABELS[label] === undefined);
  return {
    inProductGroupWithID: groupId,
    ...Object.fromEntries(options.flatMap(([label, value]) => (KNOWN_LABELS[label] === undefined ? [] : [[KNOWN_LABELS[label], value]]))),
    ...(others.length > 0 && { additionalProperty: others.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })) }),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: groupId,
      name: titleParts(title)[0],
      brand: { '@type': 'Brand', name: brand },
      variesBy: variesBy.map((label) => (KNOWN_LABELS[label] === undefined ? label : `https://schema.org/${KNOWN_LABELS[label]}`)),
      hasVariant: otherUrls.map((url) => ({ '@type': 'Product', url: origin + url })),
    },
  };
}
