import { Form, useLocation } from 'react-router';
import Search from 'lucide-react/icons/search';
import { PATHS } from './site-paths.ts';

/** The search field in the middle of the header. On a page of results it holds what was searched for. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const query = pathname === PATHS.search ? (new URLSearchParams(search).get('query') ?? '') : '';
  return (
    <Form className="header-search" action={PATHS.search} role="search">
      <input key={query} type="search" name="query" defaultValue={query} placeholder="Search by product, brand or item number" aria-label="Search the shop" autoComplete="off" maxLength={200} enterKeyHint="search" required />
      <button type="submit" aria-label="Search"><Search size={20} aria-hidden="true" /></button>
    </Form>
  );
}
