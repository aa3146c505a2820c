import type { z } from 'zod';
import type { Facet } from '#contracts/catalog.ts';
import { compareLabels } from '#domain/catalog/facets/label-order.ts';
import { inValueOrder } from '#domain/catalog/facets/value-order.ts';
import { offeredRangeText, PRICE_RANGES } from '#domain/catalog/offered-price-ranges.ts';
import type { Category } from '../catalog-facts.ts';
import { categoryValues } from './category-values.ts';
import type { Attribute, Counted, Filters, FoundListing, ListingQuery } from './listing-query.ts';

type FacetFound = z.output<typeof Facet>;

/** So many labels of specifications are offered at the most: what most of the items say of themselves. */
const MOST_LABELS = 6;
/** So many of them come before stock and deals, which a page that opens a few filters shows open, too. */
const EARLY_LABELS = 2;
/** More values than these nobody reads. */
const MOST_VALUES = 20;
/** One of so many items must say it: what only some kinds of things in a department have is no way through all of it. */
const FEWEST_OF_ITEMS = 3;
/** What an address has room for. */
const LONGEST_VALUE = 80;

/** What is no printer that something is made for is not named: anybody may write anything into an address. */
const UNKNOWN_PRINTER = 'Unknown printer';

type Around = {
  /** Whether the viewer is shown prices. */
  readonly hasPrices: boolean;
  /** Where all are of one brand, there is none to choose. */
  readonly hasBrands: boolean;
  /** Where the viewer can choose among them. */
  readonly categories: ReadonlyMap<string, Category> | undefined;
  /** When and where something can be fetched from the viewer's store; undefined: there is none. */
  readonly pickup: string | undefined;
  readonly hasContract: boolean;
  /** Models of printers that something is made for, where some are asked for. */
  readonly models: ReadonlySet<string>;
};

/** By what a listing can be narrowed down further, or is narrowed down already. What would change nothing is not offered. */
export function facetsOf(
  found: FoundListing,
  { filters }: Pick<ListingQuery, 'filters'>,
  { hasPrices, hasBrands, categories, pickup, hasContract, models }: Around,
): FacetFound[] {
  const { totalItems, inStock, atStore, onSale, onContract } = found;
  const facets: FacetFound[] = [];
  if (categories !== undefined) {
    facets.push({ key: 'supercategory', label: 'Category', values: categoryValues(found.categories, filters.categoryIds, categories) });
  }
  // What all is of tells something of what was searched for, and nothing of a category.
  if (hasBrands && (categories !== undefined || found.brands.length > 1 || filters.brands.length > 0))
    facets.push({ key: 'brand', label: 'Brand', values: found.brands.map(({ value, count }) => ({ value, label: value, count })) });
  const prices = found.prices.flatMap(({ range, count }) => {
    const value = PRICE_RANGES[range];
    return value === undefined ? [] : [{ value, label: offeredRangeText(value), count }];
  });
  if (hasPrices && (prices.length > 1 || filters.prices.length > 0)) facets.push({ key: 'price', label: 'Price', values: prices });
  // What tells these things apart most is asked before what everything has: stock, deals and ratings.
  const specifications = attributeFacets(found, filters.attributes);
  facets.push(...specifications.slice(0, EARLY_LABELS));
  const stars = found.stars
    .filter(
      ({ fewest, count }, index) => (count > (found.stars[index - 1]?.count ?? 0) && count < totalItems) || filters.fewestStars === fewest,
    )
    .map(({ fewest, count }) => ({ value: String(fewest), label: `${fewest} stars and up`, count }));
  const one = (key: string, label: string, value: { value: string; label: string; count: number }, isOffered: boolean) => {
    if (isOffered) facets.push({ key, label, values: [value] });
  };
  one(
    'inStock',
    'Availability',
    { value: 'true', label: 'In stock', count: inStock },
    filters.isInStock || (inStock > 0 && inStock < totalItems),
  );
  if (pickup !== undefined) one('bopis', 'Pickup', { value: 'true', label: pickup, count: atStore }, filters.isAtStore || atStore > 0);
  one('promo', 'Deals', { value: 'sale', label: 'On sale', count: onSale }, hasPrices && (filters.isOnSale || onSale > 0));
  one(
    'onContract',
    'Contract',
    { value: 'true', label: 'On contract', count: onContract },
    hasContract && (filters.isOnContract || onContract > 0),
  );
  if (stars.length > 0) facets.push({ key: 'rating', label: 'Rating', values: stars });
  facets.push(...specifications.slice(EARLY_LABELS));
  const countOf = (model: string) => found.printers.find(({ value }) => value === model)?.count ?? 0;
  if (filters.printers.length > 0)
    facets.push({
      key: 'printer',
      label: 'Printer',
      values: filters.printers.map((model) => ({
        value: model,
        label: models.has(model) ? model : UNKNOWN_PRINTER,
        count: countOf(model),
      })),
    });
  return facets.map((facet) => (isAbout(facet, found, filters) ? told(facet) : facet));
}

/** Whether the numbers of a facet are what a part of the items says. */
function isAbout({ key, label }: FacetFound, { about }: FoundListing, { brands, categoryIds, attributes }: Filters): boolean {
  if (about !== 'CHOSEN') return about === 'ALL';
  if (key === 'attribute') return attributes.some((one) => one.label === label);
  return (key === 'brand' && brands.length > 0) || (key === 'supercategory' && categoryIds.length > 0);
}

/** A facet whose numbers nobody takes for exact. */
function told(facet: FacetFound): FacetFound {
  return { ...facet, values: facet.values.map((value) => ({ ...value, count: roundly(value.count) })), isAbout: true };
}

/** About as many: two digits tell enough of what was not counted. */
export function roundly(count: number): number {
  return Number(count.toPrecision(2));
}

/** Each category has types of its own: a mobile pedestal, half-round cushions and clocks with hands are no choice. */
const OF_ONE_CATEGORY: ReadonlySet<string> = new Set(['Type']);

/** The labels of the specifications that tell these items apart: what most of them say comes first. */
function attributeFacets({ attributes, totalItems, categories }: FoundListing, chosen: readonly Attribute[]): FacetFound[] {
  const isChosen = (label: string) => chosen.some((one) => one.label === label);
  // Roughly, and whole where it is chosen: the labels keep their places while somebody chooses.
  // A group says all that its items do: of a color it may say five.
  const tenthsOf = ({ label, items }: { label: string; items: number }) =>
    isChosen(label) ? 10 : Math.min(10, Math.round((10 * items) / totalItems));
  const facets = [...Map.groupBy(attributes, ({ label }) => label)].map(([label, said]) => ({
    label,
    said,
    items: said.reduce((sum, { count }) => sum + count, 0),
  }));
  return facets
    .filter(({ label, said, items }) => {
      const isUseful = said.length > 1 && said.length <= MOST_VALUES && items * FEWEST_OF_ITEMS >= totalItems;
      const isOneChoice = categories.length === 1 || !OF_ONE_CATEGORY.has(label);
      return isChosen(label) || (isUseful && isOneChoice && said.every(hasRoom));
    })
    .toSorted((a, b) => tenthsOf(b) - tenthsOf(a) || compareLabels(a.label, b.label))
    .filter(({ label }, index) => index < MOST_LABELS || isChosen(label))
    .map(({ label, said }) => ({
      key: 'attribute',
      label,
      values: valuesOf(label, said),
    }));
}

function valuesOf(label: string, said: readonly Counted[]): FacetFound['values'] {
  const counts = new Map(said.map(({ value, count }) => [value, count]));
  return inValueOrder([...counts.keys()]).map((value) => ({
    value: attributeText({ label, value }),
    label: value,
    count: counts.get(value) ?? 0,
  }));
}

const attributeText = ({ label, value }: Attribute) => `${label}:${value}`;
const hasRoom = (one: Attribute) => !one.label.includes(':') && attributeText(one).length <= LONGEST_VALUE;

/** Reads "Color:Blue". */
export function readAttribute(text: string): Attribute {
  const end = text.indexOf(':');
  return { label: text.slice(0, end), value: text.slice(end + 1) };
}
