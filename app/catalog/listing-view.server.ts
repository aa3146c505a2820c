import { queryWords } from '#domain/search/query-words.ts';
import { brandPath, PATHS } from '#app/shell/site-paths.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { facetsText, type Facet } from './filters/facets-text.ts';
import { PAGE_SIZE } from './listing-url.ts';
import type { ListingNote, ListingView, WantedListing } from './listing-view.ts';
import type { OwnPrinters } from './own-printers.server.ts';
import { listedTiles, type SpecificationsOf } from './tiles/listed-tiles.server.ts';
import { tilesText } from './tiles/tiles-text.ts';

type Found = {
  readonly items: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly totalItems: number;
  readonly specifications?: SpecificationsOf | undefined;
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
  { items, specifications, facets, totalItems, isAbout }: Found,
  { page, pages, priceProblem, chosen }: Pick<WantedListing, 'page' | 'pages' | 'priceProblem' | 'chosen'>,
  own: OwnPrinters = { models: undefined, note: undefined },
  without?: ListingView['without'],
): ListingView {
  const pageCount = Math.ceil(totalItems / PAGE_SIZE);
  return {
    tiles: tilesText(listedTiles(items, specifications)),
    facets: facetsText(
      own.models === undefined ? facets : [fitsMine(totalItems, isAbout), ...facets.filter(({ key }) => key !== 'printer')],
    ),
    ...withNote(ownNote(items, own) ?? (isInk(items) && chosen.printer.length === 0 ? INK_FINDER : undefined)),
    totalItems,
    isAbout: isAbout === true,
    page,
    lastPage: Math.max(page, Math.min(page + pages - 1, pageCount)),
    pageCount,
    priceProblem,
    ...(without !== undefined && { without }),
  };
}

/** That what fits comes first is said where it does. */
function ownNote([item]: readonly ProductTile[], { first, note }: OwnPrinters): ListingNote | undefined {
  return first === undefined || item?.compatibility?.models.some((model) => first.includes(model)) === true ? note : undefined;
}

/** Who searches for a brand by its name alone finds its page. */
export function brandNote(query: string, facets: readonly Facet[]): ListingNote | undefined {
  const said = queryWords(query).join(' ');
  const brands = facets.flatMap(({ key, values }) => (key === 'brand' ? values : []));
  const brand = said === '' ? undefined : brands.find(({ value }) => queryWords(value).join(' ') === said)?.value;
  return brand === undefined ? undefined : { text: `Looking for ${brand}?`, link: `Shop all ${brand}`, to: brandPath(brand) };
}

/** Nobody buys ink by looking at all of it. */
const INK_FINDER: ListingNote = {
  text: 'Which ink or toner does your printer take?',
  link: 'Find ink by printer',
  to: PATHS.printers,
  isInkFinder: true,
};

/** Whether half of what is shown, or more, has been made to go into printers. */
function isInk(items: readonly ProductTile[]): boolean {
  return items.length > 0 && items.filter(({ compatibility }) => compatibility?.kind === 'PRINTERS').length * 2 >= items.length;
}

function withNote(note: ListingNote | undefined): Pick<ListingView, 'note'> {
  return note === undefined ? {} : { note };
}
