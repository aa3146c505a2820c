import type { ProductDetails } from '#contracts/catalog.ts';
import type { ProductVariant } from '#contracts/catalog/variants.ts';
import { isManyColors, swatchColor } from '#domain/catalog/swatch-color.ts';
import { isColorLabel, optionOf, type Options } from '#domain/catalog/variants/options.ts';
import {
  countsOfOptions,
  hasFewCombinations,
  inOptionOrder,
  variantChoices,
  type Choice,
} from '#domain/catalog/variants/variant-choices.ts';
import { manyOf } from '#domain/catalog/variants/options-text.ts';
import { titleParts } from '../../tiles/title-parts.ts';

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
  /** What it comes in, where that is not what is chosen now, and why it cannot be had. */
  readonly note?: string;
  /** Of that, why it cannot be had. */
  readonly missing?: string;
};

/** Items to choose from, where options cannot be chosen one by one. */
export type VariantList = {
  /** What tells them apart. */
  readonly label: string;
  /** What it is now. */
  readonly value: string;
  readonly rows: readonly VariantListRow[];
};

export type VariantListRow = {
  readonly itemId: string;
  readonly url: string;
  /** What tells it from the others: 'Rubber grip · 24/Pack'. */
  readonly text: string;
  readonly swatch?: string;
  readonly price: string;
  /** What one piece costs, or why it cannot be had. */
  readonly more: string | undefined;
  readonly isOwn: boolean;
  readonly isMissing: boolean;
};

/** What there is to choose: option by option, or the first option and a list of what there is with it, or a list alone. */
export type VariantChoices = { readonly groups: readonly VariantGroup[]; readonly list: VariantList | undefined };

/** So many are one list; of more the first option is chosen before. */
const ONE_LIST = 6;

/** What there is to choose of a product; nothing where it stands alone. */
export function variantChoicesOf(product: Pick<ProductDetails, 'itemId' | 'variants'>): VariantChoices {
  const { itemId, variants } = product;
  const groups = variantGroups(product);
  const own = variants.find((variant) => variant.itemId === itemId);
  if (own === undefined || groups.length < 2 || !hasFewCombinations(own.options, variants)) return { groups, list: undefined };
  const labels = countsOfOptions(own.options, variants).map(({ label }) => label);
  if (variants.length <= ONE_LIST) return { groups: [], list: listOf(own, inOptionOrder(variants, labels), labels) };
  const [lead = '', ...rest] = labels;
  const led = variants.filter(({ options }) => optionOf(options, lead) === optionOf(own.options, lead));
  return { groups: groups.slice(0, 1).map(withoutOthers), list: listOf(own, aroundOwn(own, inOptionOrder(led, rest)), rest) };
}

/** What else changes with a choice is said by the list, which is another one then. */
function withoutOthers({ label, value, choices }: VariantGroup): VariantGroup {
  const alone = ({ value: one, url, isOwn, swatch, missing }: VariantOption): VariantOption => ({
    value: one,
    url,
    ...(isOwn && { isOwn }),
    ...(swatch !== undefined && { swatch }),
    ...(missing !== undefined && { note: missing }),
  });
  return { label, value, choices: choices.map(alone) };
}

/** As many as a list holds, its own among them. */
function aroundOwn(own: ProductVariant, all: readonly ProductVariant[]): readonly ProductVariant[] {
  const at = all.indexOf(own);
  const from = Math.max(0, Math.min(at - ONE_LIST + 2, all.length - ONE_LIST));
  return all.slice(from, from + ONE_LIST);
}

function listOf(own: ProductVariant, variants: readonly ProductVariant[], labels: readonly string[]): VariantList {
  const said = (variant: ProductVariant) => labels.flatMap((label) => optionOf(variant.options, label) ?? []).join(' · ');
  const [first = '', ...others] = labels;
  const rows = variants.map((variant): VariantListRow => {
    const color = labels.some(isColorLabel) ? variant.options.find(([label]) => isColorLabel(label))?.[1] : undefined;
    const swatch = color === undefined ? undefined : swatchOf(color);
    const missing = missingText(variant);
    return {
      itemId: variant.itemId,
      url: variant.url,
      text: said(variant),
      ...(swatch !== undefined && { swatch }),
      price: variant.price,
      more: missing ?? variant.unitPrice ?? undefined,
      isOwn: variant === own,
      isMissing: missing !== undefined,
    };
  });
  return { label: listed([first, ...others.map((label) => label.toLowerCase())]), value: said(own), rows };
}

/** What there is to choose of a product, option by option. */
function variantGroups({ itemId, variants }: Pick<ProductDetails, 'itemId' | 'variants'>): VariantGroup[] {
  const own = variants.find((variant) => variant.itemId === itemId);
  if (own === undefined) return [];
  return variantChoices(own, variants).map(({ label, value, choices }) => {
    const isColor = isColorLabel(label);
    const prices = new Set(choices.map(({ variant }) => variant.price));
    const hasPrices = !isColor && prices.size > 1;
    return { label, value, choices: choices.map((choice) => shownOption(choice, { isColor, hasPrices })) };
  });
}

function shownOption(choice: Choice<ProductVariant>, { isColor, hasPrices }: { isColor: boolean; hasPrices: boolean }): VariantOption {
  const { value, variant, isOwn } = choice;
  const swatch = isColor ? swatchOf(value) : undefined;
  const note = noteOf(choice);
  const missing = missingText(variant);
  return {
    value,
    url: variant.url,
    ...(isOwn && { isOwn }),
    ...(swatch !== undefined && { swatch }),
    ...(hasPrices && ![value, `${value}.00`].includes(variant.price) && { price: variant.price }),
    ...(note !== undefined && { note }),
    ...(missing !== undefined && { missing }),
  };
}

const swatchOf = (color: string) => (isManyColors(color) ? 'many' : swatchColor(color));

/** What does not go with all else that is chosen says what it comes in: 'In Blue, 60/Box'. */
function noteOf({ variant, changed }: Choice<ProductVariant>): string | undefined {
  const others = changed.flatMap(({ to }) => to ?? []).join(', ');
  return [others === '' ? [] : `In ${others}`, missingText(variant) ?? []].flat().join(' · ') || undefined;
}

function missingText({ isForSale, isOutOfStock }: ProductVariant): string | undefined {
  if (!isForSale) return 'Not sold to you';
  return isOutOfStock ? 'Out of stock' : undefined;
}

/** A product of the group as a row of the table of all of them. */
export type VariantRow = {
  readonly itemId: string;
  readonly url: string;
  readonly title: string;
  /** What it says under each label of the table, in their order; '' where it says nothing. */
  readonly values: readonly string[];
  /** What its color looks like. */
  readonly swatch?: string;
  readonly price: string;
  readonly unit: string | undefined;
  /** Why it cannot be had. */
  readonly missing: string | undefined;
  /** Whether there is any, in words. */
  readonly stock: string;
  readonly isOwn: boolean;
  readonly isAdded: boolean;
};

/** All there is of a product, where that is too much to find by choosing one thing after the other. */
export type VariantTable = {
  readonly heading: string;
  readonly labels: readonly string[];
  /** Whether it is kept in stock: what is made for somebody is not. */
  readonly isStocked: boolean;
  readonly rows: readonly VariantRow[];
};

/** Where the table stands on the page. */
export const ALL_VARIANTS = 'all-variants';

/** Of so many a table is no help: all of them stand among the choices. */
const FEW_VARIANTS = 4;

/** @returns undefined where there are few, or where the choices say all of it: they differ in one thing, and not in what they cost. */
export function variantTable({
  itemId,
  variants,
  personalKind,
}: Pick<ProductDetails, 'itemId' | 'variants' | 'personalKind'>): VariantTable | undefined {
  const own = variants.find((variant) => variant.itemId === itemId);
  if (own === undefined || variants.length <= FEW_VARIANTS) return undefined;
  const labels = countsOfOptions(own.options, variants).map(({ label }) => label);
  if (labels.length < 2 && new Set(variants.map(({ price }) => price)).size < 2) return undefined;
  const rows = inOptionOrder(variants, labels).map((variant): VariantRow => {
    const color = variant.options.find(([label]) => isColorLabel(label))?.[1];
    const swatch = color === undefined ? undefined : swatchOf(color);
    return {
      itemId: variant.itemId,
      url: variant.url,
      title: variant.title,
      values: labels.map((label) => optionOf(variant.options, label) ?? ''),
      ...(swatch !== undefined && { swatch }),
      price: variant.price,
      unit: variant.unitPrice ?? undefined,
      missing: missingText(variant),
      stock: missingText(variant) ?? 'In stock',
      isOwn: variant.itemId === itemId,
      isAdded: variant.isAdded,
    };
  });
  return { heading: `All ${listed(labels.map(manyOf))}`, labels, isStocked: personalKind === undefined, rows };
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

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
