import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { TypedPrices } from '#domain/catalog/typed-price-range.ts';
import { withThousands } from '#app/ui/thousands.ts';
import { PAGE_SIZE, type ListingRequest } from './listing-url.ts';
import type { TileView } from './tiles/tile-view.ts';

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
  /** Where nothing matches all that was chosen: how many there would be without each choice, as far as that is known. */
  readonly without?: readonly (number | null)[] | undefined;
  /** Said above the items. */
  readonly note?: ListingNote | undefined;
};

/** A line with a link behind it. */
export type ListingNote = {
  readonly text: string;
  readonly link: string;
  readonly to: string;
  /** It asks for the visitor's printer: not of who has told it. */
  readonly isInkFinder?: true;
};

/** What is wrong with prices that were typed, beside what was typed. */
export type PriceProblem = TypedPrices & { readonly problem: string; readonly at: keyof TypedPrices };

/** A listing as an address asks for it, with what is wrong with the prices that were typed. */
export type WantedListing = ListingRequest & { readonly priceProblem: PriceProblem | undefined };

/** Which items of all a page shows: '25–48 of 130 items'; the number alone when all are on it, or none. */
export function rangeText({ page, ...total }: Pick<ListingView, 'page' | 'totalItems' | 'isAbout'>, tiles: readonly TileView[]): string {
  const { totalItems } = total;
  if (tiles.length === 0 || tiles.length >= totalItems) return itemsText(totalItems);
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${withThousands(first)}–${withThousands(first + tiles.length - 1)} of ${totalText(total)} items`;
}

/** How many there are: 'about 12,000' where nobody has counted them. */
export function totalText({ totalItems, isAbout }: Pick<ListingView, 'totalItems' | 'isAbout'>): string {
  return `${isAbout ? 'about ' : ''}${withThousands(totalItems)}`;
}
