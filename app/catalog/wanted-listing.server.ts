import { redirect } from 'react-router';
import { readTypedPrices } from '#domain/catalog/typed-price-range.ts';
import { readListingRequest, withParams } from './listing-url.ts';
import type { WantedListing } from './listing-view.ts';

/**
 * What an address asks for.
 *
 * @throws a redirect to the address that says typed prices as any range is said there.
 */
export function wantedListing({ pathname, searchParams }: URL): WantedListing {
  const wanted = readListingRequest(searchParams);
  if (wanted.typed === undefined) return { ...wanted, priceProblem: undefined };
  const read = readTypedPrices(wanted.typed);
  if ('range' in read) throw redirect(`${pathname}${withParams(searchParams, { price: read.range })}`);
  return { ...wanted, priceProblem: { ...read, ...wanted.typed } };
}
