import { useLocation, useRouteLoaderData } from 'react-router';
import { searchedFor } from './listing-url.ts';

/**
 * What the search field holds: on a page of results what was searched for, in the words that it was taken for, so that who adds a word does not begin
 * with a misspelled one.
 */
export function useSearchedFor(): string {
  const { search } = useLocation();
  const results = useRouteLoaderData<() => { readonly correction: string | null }>('routes/search');
  return results === undefined ? '' : (results.correction ?? searchedFor(new URLSearchParams(search)));
}
