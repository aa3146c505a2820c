import type { SORTS } from '#contracts/catalog.ts';
import { readPriceRange } from '#domain/catalog/price-range.ts';

export type Sort = (typeof SORTS)[number];

/** How many items stand on a page. */
export const PAGE_SIZE = 24;

/** The filters that the listing calls know, each with what can be chosen of it. */
const FILTERS = {
  brand: isAnything,
  supercategory: isAnything,
  price: (value: string) => readPriceRange(value) !== undefined,
  rating: (value: string) => value === '3' || value === '4',
  inStock: isYes,
  bopis: isYes,
  promo: (value: string) => value === 'sale',
  onContract: isYes,
  attribute: (value: string) => /^[^:]+:./.test(value),
} as const;
type FilterKey = keyof typeof FILTERS;
const FILTER_KEYS: readonly FilterKey[] = [
  'brand',
  'supercategory',
  'price',
  'rating',
  'inStock',
  'bopis',
  'promo',
  'onContract',
  'attribute',
];
/** The calls take no more. */
const MOST_VALUES: Partial<Record<FilterKey, number>> = { attribute: 20 };

function isAnything(): boolean {
  return true;
}

function isYes(value: string): boolean {
  return value === 'true';
}

const SORT_VALUES: Record<Sort, true> = {
  relevance: true,
  bestselling: true,
  price_asc: true,
  price_desc: true,
  rating: true,
  newest: true,
};

/** What an address says about a listing. Whatever it says that is not known is left out. */
export type ListingRequest = {
  readonly query: string;
  /** Whether the words are meant as they stand, also those that nothing has. */
  readonly isExact: boolean;
  readonly page: number;
  readonly sort: Sort | undefined;
  readonly layout: 'grid' | 'list';
  /** The chosen values of each filter. */
  readonly chosen: Readonly<Record<FilterKey, readonly string[]>>;
};

/** What was searched for, from 'query' or, as people and other sites write it, 'q'. Empty where nothing was. */
export function searchedFor(params: URLSearchParams): string {
  const said = [params.get('query'), params.get('q')].map((text) => (text ?? '').trim());
  return (said.find((text) => text !== '') ?? '').slice(0, 200);
}

/** Reads an address. The page counts from 1 and is 1 for what is no page. */
export function readListingRequest(params: URLSearchParams): ListingRequest {
  const page = Number(params.get('page') ?? '1');
  return {
    query: searchedFor(params),
    isExact: params.get('exact') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    sort: sortOf(params.get('sort')),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    chosen: {
      brand: valuesOf(params, 'brand'),
      supercategory: valuesOf(params, 'supercategory'),
      price: valuesOf(params, 'price'),
      rating: valuesOf(params, 'rating'),
      inStock: valuesOf(params, 'inStock'),
      bopis: valuesOf(params, 'bopis'),
      promo: valuesOf(params, 'promo'),
      onContract: valuesOf(params, 'onContract'),
      attribute: valuesOf(params, 'attribute'),
    },
  };
}

/** The address of the same listing with keys set, or taken away with `undefined`. Whatever is changed, it begins on page 1 unless `page` is set. */
export function withParams(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const next = known(params);
  next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || (key === 'page' && value === '1')) next.delete(key);
    else next.set(key, value);
  }
  return `?${next.toString()}`;
}

/** The address without one value of a filter. */
export function withoutChoice(params: URLSearchParams, key: string, value: string): string {
  const next = known(params);
  const kept = next.getAll(key).filter((one) => one !== value);
  next.delete(key);
  next.delete('page');
  for (const one of kept) next.append(key, one);
  return `?${next.toString()}`;
}

/** The address without any filter. */
export function withoutChoices(params: URLSearchParams): string {
  return withParams(params, Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])));
}

/** What a filter form sends, without its empty fields, so that addresses stay short and the same for the same listing. */
export function filledParams(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of form) if (typeof value === 'string' && value !== '') params.append(key, value);
  return params;
}

/**
 * What an address says of a listing, as `readListingRequest` reads it: in one order, in the words that we use for it, and nothing that is usual
 * or means nothing. So all addresses of one listing say the same.
 */
export function known(params: URLSearchParams): URLSearchParams {
  const { query, isExact, page, sort, layout, chosen } = readListingRequest(params);
  const said: readonly (readonly [string, string])[] = [
    ['query', query],
    ['exact', isExact ? 'true' : ''],
    ['page', page === 1 ? '' : String(page)],
    ['sort', sort ?? ''],
    ['view', layout === 'list' ? layout : ''],
    ...FILTER_KEYS.flatMap((key) => chosen[key].map((value) => [key, value] as const)),
  ];
  return new URLSearchParams(said.filter(([, value]) => value !== '').map(([key, value]) => [key, value]));
}

/** Whether an address asks for a part of a listing, or for another order of it: the same items again. */
export function isNarrowed(params: URLSearchParams): boolean {
  const { sort, chosen } = readListingRequest(params);
  return sort !== undefined || Object.values(chosen).some((values) => values.length > 0);
}

function valuesOf(params: URLSearchParams, key: FilterKey): string[] {
  const isMeant = (value: string) => value !== '' && value.length <= 80 && FILTERS[key](value);
  return [...new Set(params.getAll(key))].filter(isMeant).slice(0, MOST_VALUES[key] ?? 30);
}

/** What was chosen, as the calls are asked for it. */
export function filtersAsked({ chosen }: Pick<ListingRequest, 'chosen'>) {
  return {
    brand: [...chosen.brand],
    price: [...chosen.price],
    // Whoever wants three stars or four wants three.
    rating: chosen.rating.toSorted()[0],
    inStock: chosen.inStock.length > 0,
    bopis: chosen.bopis.length > 0,
    promo: [...chosen.promo],
    onContract: chosen.onContract.length > 0,
    attribute: [...chosen.attribute],
  };
}

function sortOf(text: string | null): Sort | undefined {
  return text !== null && isSort(text) ? text : undefined;
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_VALUES, text);
}
