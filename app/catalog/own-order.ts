import { asksForInk } from '#domain/search/instead/asks-for-ink.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { readListingRequest, type ListingRequest } from './listing-url.ts';

/** Whether a search in the usual order looks for what goes into a printer: then what fits one's own printers comes first. */
export function asksForOwnOrder({ query, sort, chosen }: Pick<ListingRequest, 'query' | 'sort' | 'chosen'>): boolean {
  return sort === undefined && chosen.printer.length === 0 && chosen.fits.length === 0 && asksForInk(query);
}

/** Whether the page at an address is such a search: who has printers sees one of their own. */
export function putsOwnPrintersFirst(address: string): boolean {
  const [path = '', search = ''] = address.split('?');
  return path === PATHS.search && asksForOwnOrder(readListingRequest(new URLSearchParams(search)));
}
