import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import type { TypedPrices } from '#domain/catalog/typed-price-range.ts';
import { withThousands } from '#app/ui/thousands.ts';
import { facetsText, type Facet } from './filters/facets-text.ts';
import { PAGE_SIZE, type ListingRequest } from './listing-url.ts';
import { tileView, type TileView } from './tiles/tile-view.ts';
import { tilesText } from './tiles/tiles-text.ts';

/** A page of a listing, ready to be shown. */
export type ListingView = {
  /** As they travel: `tilesOf` reads them. */
  readonly tiles: string;
  /** As they travel: `facetsOf` reads them. */
  readonly facets: string;
  readonly totalItems: number;
  /** Whether that is an estimate. */
  readonly isAbout: boolean;
  readonly page: number;
  /** The last page that stands below that one; itself where it stands alone. */
  readonly lastPage: number;
  readonly pageCount: number;
  readonly priceProblem: PriceProblem | undefined;
  /** Said above the items. */
  readonly note?: ListingNote | undefined;
};

/** A line with a link behind it. */
export type ListingNote = { readonly text: string; readonly link: string; readonly to: string };

/** What is wrong with prices that were typed, beside what was typed. */
export type PriceProblem = TypedPrices & { readonly problem: string; readonly at: keyof TypedPrices };

/** A listing as an address asks for it, with what is wrong with the prices that were typed. */
export type WantedListing = ListingRequest & { readonly priceProblem: PriceProblem | undefined };

type Found = {
  readonly items: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly totalItems: number;
  readonly isAbout?: true | undefined;
};

/** Of all printers of the visitor together, in the place of each of them, and before all else: who has printers looks for what fits them. */
const fitsMine = (count: number, isAbout: true | undefined): Facet => ({
  isAbout,
  key: 'fits',
  label: 'Printers',
  values: [{ value: 'mine', label: 'Fits my printers', count }],
});

/** What a listing call found, for the page that was asked for; and for the visitor's own printers, if those were asked for. */
export function listingView(
  { items, facets, totalItems, isAbout }: Found,
  { page, pages, priceProblem }: Pick<WantedListing, 'page' | 'pages' | 'priceProblem'>,
  own: { readonly models: readonly string[] | undefined; readonly note: ListingNote | undefined } = { models: undefined, note: undefined },
): ListingView {
  const pageCount = Math.ceil(totalItems / PAGE_SIZE);
  return {
    tiles: tilesText(items.map(tileView)),
    facets: facetsText(
      own.models === undefined ? facets : [fitsMine(totalItems, isAbout), ...facets.filter(({ key }) => key !== 'printer')],
    ),
    ...(own.note !== undefined && { note: own.note }),
    totalItems,
    isAbout: isAbout === true,
    page,
    lastPage: Math.max(page, Math.min(page + pages - 1, pageCount)),
    pageCount,
    priceProblem,
  };
}

/** Which items of all a page shows: '25 to 48 of 130'; the number alone when all are on it. */
export function rangeText({ page, ...total }: Pick<ListingView, 'page' | 'totalItems' | 'isAbout'>, tiles: readonly TileView[]): string {
  const { totalItems } = total;
  if (tiles.length >= totalItems) return itemsText(totalItems);
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${withThousands(first)} to ${withThousands(first + tiles.length - 1)} of ${totalText(total)}`;
}

/** How many there are: 'about 12,000' where nobody has counted them. */
export function totalText({ totalItems, isAbout }: Pick<ListingView, 'totalItems' | 'isAbout'>): string {
  return `${isAbout ? 'about ' : ''}${withThousands(totalItems)}`;
}
