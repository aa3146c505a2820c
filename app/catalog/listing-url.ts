import { SEARCH_SORTS, type SearchSort } from '#domain/accounts/search-sort.ts';
import type { TypedPrices } from '#domain/catalog/typed-price-range.ts';
import {
  FEWEST_STARS,
  LONGEST_QUERY,
  LONGEST_VALUE,
  MOST_ATTRIBUTES,
  MOST_PAGES_AT_ONCE,
  MOST_VALUES,
} from '#domain/catalog/listing-limits.ts';
import { readPriceRange } from '#domain/catalog/price-range.ts';

export type Sort = SearchSort;

/** How many items stand on a page. */
export const PAGE_SIZE = 24;
/** Under these a form sends the lowest and the highest price that somebody typed. */
export const TYPED_KEYS = ['minPrice', 'maxPrice'] as const;
/** Of what was typed nobody reads more. */
const LONGEST_TYPED = 20;

/** The filters that the listing calls know, each with what can be chosen of it. */
const FILTERS = {
  brand: isAnything,
  supercategory: isAnything,
  price: (value: string) => readPriceRange(value) !== undefined,
  rating: (value: string) => FEWEST_STARS.some((stars) => value === String(stars)),
  inStock: isYes,
  bopis: isYes,
  promo: (value: string) => value === 'sale',
  onContract: isYes,
  attribute: (value: string) => /^[^:]+:./.test(value),
  printer: isAnything,
  // What fits the printers of whoever asks: the one filter that is a visitor's own.
  fits: (value: string) => value === 'mine',
} as const;
type FilterKey = keyof typeof FILTERS;
const MOST_OF: Partial<Record<FilterKey, number>> = { attribute: MOST_ATTRIBUTES };

function isAnything(): boolean {
  return true;
}

function isYes(value: string): boolean {
  return value === 'true';
}

/** What an address says about a listing. Whatever it says that is not known is left out. */
export type ListingRequest = {
  readonly query: string;
  /** Whether the words are meant as they stand, also those that nothing has. */
  readonly isExact: boolean;
  readonly page: number;
  /** So many pages stand below one another, from that one on. */
  readonly pages: number;
  readonly sort: Sort | undefined;
  readonly layout: 'grid' | 'list';
  /** What was typed into the price's fields and is not read yet. */
  readonly typed: TypedPrices | undefined;
  /** The chosen values of each filter. */
  readonly chosen: Readonly<Record<FilterKey, readonly string[]>>;
};

/** Signs that no word has, and no database takes. */
const CONTROL = /\p{Cc}/gu;

/** What was searched for, from 'query' or, as people and other sites write it, 'q'. Empty where nothing was. */
export function searchedFor(params: URLSearchParams): string {
  const said = [params.get('query'), params.get('q')].map((text) => (text ?? '').replaceAll(CONTROL, ' ').trim());
  return (said.find((text) => text !== '') ?? '').slice(0, LONGEST_QUERY);
}

/** Reads an address. The page counts from 1 and is 1 for what is no page. */
export function readListingRequest(params: URLSearchParams): ListingRequest {
  return {
    query: searchedFor(params),
    isExact: params.get('exact') === 'true',
    page: countOf(params, 'page', 10_000),
    pages: countOf(params, 'pages', MOST_PAGES_AT_ONCE),
    sort: SEARCH_SORTS.find((sort) => sort === params.get('sort')),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    typed: typedPrices(params),
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
      printer: valuesOf(params, 'printer'),
      fits: valuesOf(params, 'fits'),
    },
  };
}

function typedPrices(params: URLSearchParams): TypedPrices | undefined {
  const [min = '', max = ''] = TYPED_KEYS.map((key) => params.get(key)?.slice(0, LONGEST_TYPED));
  return min === '' && max === '' ? undefined : { min, max };
}

/** The same listing from its beginning, with what is chosen. */
function fromBeginning(params: URLSearchParams): URLSearchParams {
  const next = known(params);
  for (const key of ['page', 'pages', ...TYPED_KEYS]) next.delete(key);
  return next;
}

/** A whole number from 1 to the most there can be; 1 for anything else. */
function countOf(params: URLSearchParams, key: 'page' | 'pages', most: number): number {
  const count = Number(params.get(key) ?? '1');
  return Number.isInteger(count) && count >= 1 && count <= most ? count : 1;
}

/** The address of the same listing with keys set, or taken away with `undefined`. Whatever is changed, it begins on page 1 and shows one page unless those are set. */
export function withParams(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const next = fromBeginning(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || ((key === 'page' || key === 'pages') && value === '1')) next.delete(key);
    else next.set(key, value);
  }
  return `?${next.toString()}`;
}

/** The address without one value of a filter. */
export function withoutChoice(params: URLSearchParams, key: string, value: string): string {
  const next = fromBeginning(params);
  const kept = next.getAll(key).filter((one) => one !== value);
  next.delete(key);
  for (const one of kept) next.append(key, one);
  return `?${next.toString()}`;
}

/** The address without any filter. */
export function withoutChoices(params: URLSearchParams): string {
  return withParams(params, Object.fromEntries(Object.keys(FILTERS).map((key) => [key, undefined])));
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
  const { query, isExact, page, pages, sort, layout, typed, chosen } = readListingRequest(params);
  const said: readonly (readonly [string, string])[] = [
    ['query', query],
    ['exact', isExact ? 'true' : ''],
    ['page', page === 1 ? '' : String(page)],
    ['pages', pages === 1 ? '' : String(pages)],
    ['sort', sort ?? ''],
    ['view', layout === 'list' ? layout : ''],
    [TYPED_KEYS[0], typed?.min ?? ''],
    [TYPED_KEYS[1], typed?.max ?? ''],
    ...Object.entries(chosen).flatMap(([key, values]) => values.map((value) => [key, value] as const)),
  ];
  return new URLSearchParams(said.filter(([, value]) => value !== '').map(([key, value]) => [key, value]));
}

/** Whether an address asks for a part of a listing, or for another order of it: the same items again. */
export function isNarrowed(params: URLSearchParams): boolean {
  const { sort, typed, chosen } = readListingRequest(params);
  return sort !== undefined || typed !== undefined || Object.values(chosen).some((values) => values.length > 0);
}

function valuesOf(params: URLSearchParams, key: FilterKey): string[] {
  const isMeant = (value: string) => value !== '' && value.length <= LONGEST_VALUE && FILTERS[key](value);
  return [...new Set(params.getAll(key))].filter(isMeant).slice(0, MOST_OF[key] ?? MOST_VALUES);
}

/**
 * What the calls are asked for: which pages, in what order, narrowed down to what.
 *
 * @param ownPrinters the models of the visitor's own printers, where only what fits those is wanted.
 */
export function listingAsked({ page, pages, sort, layout, chosen }: ListingRequest, ownPrinters: readonly string[] = chosen.printer) {
  return {
    page,
    pages,
    size: PAGE_SIZE,
    sort,
    brand: [...chosen.brand],
    price: [...chosen.price],
    // Whoever wants three stars or four wants three.
    rating: chosen.rating.toSorted()[0],
    inStock: chosen.inStock.length > 0,
    bopis: chosen.bopis.length > 0,
    promo: [...chosen.promo],
    onContract: chosen.onContract.length > 0,
    attribute: [...chosen.attribute],
    printer: [...ownPrinters],
    specifications: layout === 'list',
  };
}
