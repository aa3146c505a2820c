import { lazy, Suspense, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useHasIdled } from '#app/shell/when-idle.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { paramsRead } from '#app/pages-for-many.ts';
import { classNames } from '#app/ui/class-names.ts';
import { facetsOf } from './filters/facets-text.ts';
import { ChosenFilters, Filters, FiltersButton, OWN_NOTE_ID, SortField } from './filters/filters.tsx';
import { MOST_PAGES_AT_ONCE } from '#domain/catalog/listing-limits.ts';
import { readListingRequest, searchedFor, withParams } from './listing-url.ts';
import { rangeText, totalText, type ListingView } from './listing-view.ts';
import { TileGrid, type TileLayout } from './tiles/tile-grid.tsx';
import { tilesOf } from './tiles/tiles-text.ts';

/** Where it cannot be loaded, the paging below it leads to the same. */
const ShowMore = lazy(() => import('./show-more.tsx').catch(() => ({ default: () => null })));

const RESULTS_ID = 'results';
/** Pictures of so many tiles are in the first view of a listing. */
const EAGER_TILES = 4;

/** The filters, the order, the items and the way to the other pages: everything follows from the address. */
export function Listing({
  listing,
  usualOrder,
}: {
  listing: ListingView;
  /** What the order is called when none is chosen. */ usualOrder: string;
}) {
  const params = paramsRead(useLocation());
  const { lastPage, pageCount } = listing;
  const { layout } = readListingRequest(params);
  const isChanging = useIsChanging();
  const items = useRef<HTMLDivElement>(null);
  const tiles = useMemo(() => tilesOf(listing.tiles), [listing.tiles]);
  const facets = useMemo(() => facetsOf(listing.facets), [listing.facets]);
  const chosen = (
    <ChosenFilters params={params} facets={facets} without={listing.without} onNone={() => items.current?.focus({ preventScroll: true })} />
  );
  return (
    <div className="listing">
      <Filters facets={facets} total={totalText(listing)} priceProblem={listing.priceProblem} />
      <div className="min-w-0">
        <div className="listing-bar">
          <FiltersButton params={params} />
          <p className="figures mr-auto text-sm text-ink-soft" role="status">
            {rangeText(listing, tiles)}
          </p>
          <SortField usualOrder={usualOrder} />
          <LayoutLinks params={params} layout={layout} />
        </div>
        <div id={OWN_NOTE_ID} />
        {listing.note !== undefined && (
          <p className={classNames('listing-note', listing.note.isInkFinder && 'ink-finder')}>
            {listing.note.text}{' '}
            <Link className="link" to={listing.note.to}>
              {listing.note.link}
            </Link>
          </p>
        )}
        {listing.without === undefined && chosen}
        <div ref={items} id={RESULTS_ID} tabIndex={-1} className="listing-items" aria-busy={isChanging || undefined}>
          {tiles.length === 0 ? (
            <NothingHere params={params} isPastEnd={listing.totalItems > 0}>
              {listing.without !== undefined && chosen}
            </NothingHere>
          ) : (
            <TileGrid tiles={tiles} layout={layout} eagerCount={EAGER_TILES} />
          )}
        </div>
        <div className="listing-foot">
          {lastPage < pageCount && <More listing={listing} params={params} tiles={tiles} items={items} />}
          <Pagination page={lastPage} pageCount={pageCount} hrefOf={(page) => withParams(params, { page: String(page) })} />
        </div>
      </div>
    </div>
  );
}

/** A link to the next page; with scripts, and as long as more fit below one another, a button in its place. */
function More(props: ComponentProps<typeof ShowMore>) {
  const hasIdled = useHasIdled();
  const { page, lastPage } = props.listing;
  const link = (
    <LinkButton look="secondary" to={withParams(props.params, { page: String(lastPage + 1) })}>
      Show more
    </LinkButton>
  );
  if (!hasIdled || lastPage - page + 1 >= MOST_PAGES_AT_ONCE) return link;
  return (
    <Suspense fallback={link}>
      <ShowMore {...props} />
    </Suspense>
  );
}

/** Whether the same listing is on its way with other items: not when more of them come below those that stand. */
function useIsChanging(): boolean {
  const { location } = useNavigation();
  const here = useLocation();
  return location?.pathname === here.pathname && readListingRequest(paramsRead(location)).pages === 1;
}

function LayoutLinks({ params, layout }: { params: URLSearchParams; layout: TileLayout }) {
  const isList = layout === 'list';
  return (
    <div className="layout-links" role="group" aria-label="Layout">
      <Link to={withParams(params, { view: undefined })} aria-label="Grid" aria-current={isList ? undefined : 'true'} preventScrollReset>
        <LayoutGrid size={20} aria-hidden="true" />
      </Link>
      <Link to={withParams(params, { view: 'list' })} aria-label="List" aria-current={isList ? 'true' : undefined} preventScrollReset>
        <List size={20} aria-hidden="true" />
      </Link>
    </div>
  );
}

function NothingHere({ params, isPastEnd, children }: { params: URLSearchParams; isPastEnd: boolean; children: ReactNode }) {
  return (
    <EmptyState
      title={isPastEnd ? 'Nothing here' : 'No items match all of your filters'}
      actions={
        children || <LinkButton to={withParams(new URLSearchParams({ query: searchedFor(params) }), {})}>Show everything</LinkButton>
      }
    >
      {isPastEnd ? 'There are fewer pages than that.' : 'Remove a filter to see more.'}
    </EmptyState>
  );
}
