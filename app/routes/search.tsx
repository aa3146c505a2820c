import { Link, redirect } from 'react-router';
import { getProduct, search } from '#contracts/catalog.ts';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { shopQuestion } from '#domain/search/shop-questions.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { listingAsked, type ListingRequest } from '#app/catalog/listing-url.ts';
import { listingView } from '#app/catalog/listing-view.ts';
import { ownPrinters, type OwnPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { NothingFound } from '#app/catalog/nothing-found.tsx';
import { findInstead } from '#app/catalog/instead.server.ts';
import { helpAnswer } from '#app/help/help-topics.ts';
import { ShopAnswer } from '#app/help/shop-answer.tsx';
import { CARD_TYPED } from '#app/pages-for-many.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS, searchPath } from '#app/shell/site-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/search.ts';

export const shouldRevalidate = exceptAfterAdd;

/** What may be an item number: no words, no blanks, at least one digit. */
const ITEM_NUMBER = /^(?=.*\d)[\w-]{3,40}$/;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, neverKeep } = servicesOf(context);
  const wanted = wantedListing(url);
  const { query, isExact, chosen } = wanted;
  if (url.searchParams.has(CARD_TYPED))
    return { query: '', about: null, correction: null, missing: null, help: null, isPlain: false, instead: null, listing: undefined };
  const own = await ownPrinters(door, wanted, url);
  const about = query === '' ? printersAbout(chosen, own) : null;
  // Who wants to see what fits and has no printers on the list begins there.
  if (query === '' && about === null) throw redirect(chosen.fits.length > 0 ? PATHS.printers : PATHS.home);
  if (ITEM_NUMBER.test(query)) {
    const reply = await door(getProduct, { params: { itemId: query } });
    if (reply.ok) throw redirect(reply.body.product.url);
  }
  // To an address without the number, so that neither the page nor the browser's history shows it.
  if (hasCardNumber(query)) throw redirect(`${PATHS.search}?${CARD_TYPED}=typed`);
  const { data, correction, missing } = requireAnswer(
    await door(search, {
      query: {
        q: query,
        exact: isExact,
        supercategory: [...chosen.supercategory],
        ...listingAsked(wanted, own.models),
      },
    }),
    url,
  );
  const isFiltered = Object.values(chosen).some((values) => values.length > 0);
  const topic = query === '' ? undefined : shopQuestion(query);
  const isNothingFound = data.totalItems === 0 && !isFiltered;
  // What is not found is counted whenever somebody asks for it.
  if (isNothingFound) neverKeep();
  return {
    query,
    about,
    correction,
    missing,
    help: topic === undefined ? null : helpAnswer(topic),
    // What search engines may show: what the shop has, as it was asked for. Made-up words make no page of theirs.
    isPlain: wanted.page === 1 && !isFiltered && !isExact && correction === null && missing === null && data.totalItems > 0,
    instead: isNothingFound ? await findInstead(door, query, isExact) : null,
    listing: listingView(data, wanted, own),
  };
}

/** The title of a page that is about printers alone: nothing was typed. */
function printersAbout({ printer }: ListingRequest['chosen'], { models }: OwnPrinters): string | null {
  if (models !== undefined) return 'Made for your printers';
  return printer.length === 0 ? null : `Made for ${printer.join(', ')}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query ?? '';
  const listing = loaderData?.listing;
  if (loaderData?.about != null) return pageMeta(matches[0].loaderData, { title: loaderData.about, isUnlisted: true });
  if (query === '' || listing === undefined) return pageMeta(matches[0].loaderData, { title: 'Search', isUnlisted: true });
  return pageMeta(matches[0].loaderData, {
    title: `Results for “${query}”`,
    description: `${itemsText(listing.totalItems)} for “${query}”, with prices, ratings and the day they are delivered.`,
    canonicalPath: searchPath(query),
    isUnlisted: !loaderData.isPlain,
  });
};

export default function Search({ loaderData: { query, about, correction, missing, help, instead, listing } }: Route.ComponentProps) {
  if (listing === undefined) return <CardTyped />;
  return (
    <div className="page py-6">
      {help !== null && <ShopAnswer answer={help} />}
      {instead !== null ? (
        <NothingFound query={query} instead={instead} />
      ) : (
        <>
          <div className="mb-6">
            <h1 className="wrap-anywhere">
              {about ?? (
                <>
                  Results for <q>{correction ?? query}</q>
                </>
              )}
            </h1>
            {correction !== null && <AsTyped query={query} />}
            {missing !== null && <Closest query={correction ?? query} missing={missing} />}
          </div>
          <h2 className="hearable">Items</h2>
          <Listing listing={listing} usualOrder={about === null ? 'Best match' : 'Featured'} />
        </>
      )}
    </div>
  );
}

function CardTyped() {
  return (
    <div className="page py-6">
      <EmptyState isPageTitle art="no-results" title="That looks like a card number">
        For your safety, enter it only in the card fields of checkout. To find an item, search by its name or item number.
      </EmptyState>
    </div>
  );
}

/** What was typed is found nowhere, and something else is shown: the way to insist. */
function AsTyped({ query }: { query: string }) {
  return (
    <p className="mt-1 wrap-anywhere">
      Search for{' '}
      <Link className="link font-semibold" to={`${searchPath(query)}&exact=true`}>
        {query}
      </Link>{' '}
      instead
    </p>
  );
}

/** Nothing has all that was asked for: what the items below do not have. */
function Closest({ query, missing }: { query: string; missing: string }) {
  return (
    <p className="mt-1 wrap-anywhere">
      No results for “{query}”. These come closest, without “{missing}”.
    </p>
  );
}
