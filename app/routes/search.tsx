import { Link, redirect } from 'react-router';
import type { z } from 'zod';
import { getProduct, search } from '#contracts/catalog.ts';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { isTypedItemNumber } from '#domain/catalog/numbers/item-number.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { canonicalQuery } from '#domain/search/canonical-query.ts';
import { priceSaid } from '#domain/search/reading/price-said.ts';
import { shopPage, type ShopPage } from '#domain/search/shop-pages.ts';
import { shopQuestion, type ShopTopic } from '#domain/search/shop-questions.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { countsWithoutEach } from '#app/catalog/counts-without.ts';
import { Listing } from '#app/catalog/listing.tsx';
import { isNarrowed, listingAsked, withParams, type ListingRequest } from '#app/catalog/listing-url.ts';
import { brandNote, listingView } from '#app/catalog/listing-view.server.ts';
import { asksForOwnOrder } from '#app/catalog/own-order.ts';
import { modelsFor, ownPrinters, ownPrintersFirst, type OwnPrinters } from '#app/catalog/own-printers.server.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { wantedListing } from '#app/catalog/wanted-listing.server.ts';
import { NothingFound } from '#app/catalog/nothing-found.tsx';
import { findInstead } from '#app/catalog/instead.server.ts';
import { helpAnswer } from '#app/help/help-answers.ts';
import { ShopAnswer } from '#app/help/shop-answer.tsx';
import { CARD_TYPED } from '#app/pages-for-many.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { allItemsPath, PATHS, searchPath } from '#app/shell/site-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/search.ts';

export const shouldRevalidate = exceptAfterAdd;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, neverKeep, tenant, shape } = servicesOf(context);
  const wanted = wantedListing(url);
  const { query, isExact, chosen } = wanted;
  if (url.searchParams.has(CARD_TYPED))
    return {
      query: '',
      canonical: '',
      about: null,
      correction: null,
      unmet: null,
      help: null,
      isWholeAnswer: false,
      isPlain: false,
      instead: null,
      listing: undefined,
    };
  const page = isExact || isNarrowed(url.searchParams) ? undefined : shopPage(query);
  if (page !== undefined) throw redirect(SHOP_PAGES[page]);
  const said = isExact || wanted.priceProblem !== undefined || chosen.price.length > 0 ? undefined : priceSaid(query);
  if (said !== undefined)
    throw redirect(`${PATHS.search}${withParams(url.searchParams, { query: said.words, q: undefined, price: said.range })}`);
  const isOwn = shape === undefined && asksForOwnOrder(wanted);
  const own = isOwn ? await ownPrintersFirst(door, url) : await ownPrinters(door, wanted, url);
  const isOfAll = query === '' && chosen.printer.length === 0 && own.models === undefined;
  // Who wants to see what fits and has no printers on the list begins there; who says an order, all that there is.
  if (isOfAll && (wanted.sort === undefined || chosen.fits.length > 0))
    throw redirect(chosen.fits.length > 0 ? PATHS.printers : PATHS.home);
  if (isTypedItemNumber(query)) {
    const reply = await door(getProduct, { params: { itemId: query } });
    if (reply.ok) throw redirect(reply.body.product.url);
  }
  // To an address without the number, so that neither the page nor the browser's history shows it.
  if (hasCardNumber(query)) throw redirect(`${PATHS.search}?${CARD_TYPED}=typed`);
  const ask = (asked: ListingRequest) =>
    door(search, {
      query: {
        q: query,
        exact: isExact,
        supercategory: [...asked.chosen.supercategory],
        fitsFirst: [...(own.first ?? [])],
        ...listingAsked(asked, modelsFor(asked, own)),
      },
    });
  const { data, correction, missing, notCarried, alike } = requireAnswer(await ask(wanted), url);
  const without = await countsWithoutEach(wanted, data, async (less) => {
    const reply = await ask(less);
    return reply.ok ? reply.body.data.totalItems : undefined;
  });
  const isFiltered = Object.values(chosen).some((values) => values.length > 0);
  const topic = query === '' ? undefined : shopQuestion(query);
  const isNothingFound = data.totalItems === 0 && !isFiltered;
  // What is not found, or not all of it, is counted whenever somebody asks for it.
  if (isNothingFound || notCarried !== null || missing !== null) neverKeep();
  return {
    query,
    // Search engines see one page of all that is read as the same words.
    canonical: canonicalQuery(query),
    about: query !== '' ? null : isOfAll ? allItemsAbout(wanted) : printersAbout(data, own),
    correction,
    unmet: missing === null && notCarried === null ? null : { missing, notCarried },
    help: topic === undefined ? null : helpAnswer(topic, tenant),
    isWholeAnswer: topic !== undefined && !SOLD_BESIDE.includes(topic),
    // What search engines may show: what the shop has, as it was asked for. Made-up words make no page of theirs.
    isPlain:
      wanted.page === 1 && !isFiltered && !isExact && correction === null && missing === null && notCarried === null && data.totalItems > 0,
    instead: isNothingFound && topic === undefined ? await findInstead(door, query, { isExact, notCarried, alike }) : null,
    listing: listingView(
      data,
      wanted,
      isFiltered || own.note !== undefined ? own : { ...own, note: brandNote(query, data.facets) },
      without,
    ),
  };
}

/** Who asks about these may mean a thing as well: a gift card, a label for shipping. */
const SOLD_BESIDE: readonly ShopTopic[] = ['GIFT_CARDS', 'DELIVERY', 'INVOICE', 'TAX', 'PAYMENT'];

const SHOP_PAGES: Readonly<Record<ShopPage, string>> = {
  DEALS: PATHS.deals,
  QUICK_ORDER: PATHS.quickOrder,
  ACCOUNT: PATHS.orders,
  PRINTERS: PATHS.printers,
  NEW: allItemsPath('newest'),
};

/** The title of a page of all that there is. */
function allItemsAbout({ sort }: Pick<ListingRequest, 'sort'>): string {
  return sort === 'newest' ? 'New arrivals' : 'All items';
}

/** The title of a page that is about printers alone: nothing was typed. */
function printersAbout({ facets }: Pick<z.output<(typeof search)['answer']>['data'], 'facets'>, { models }: OwnPrinters): string {
  if (models !== undefined) return 'Supplies for your printers';
  const named = facets.filter(({ key }) => key === 'printer').flatMap(({ values }) => values.filter(({ value, label }) => value === label));
  // The address may say anything; the shop says what it knows.
  return named.length === 0 ? 'Supplies for this printer' : `Supplies for ${named.map(({ label }) => label).join(', ')}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query ?? '';
  const listing = loaderData?.listing;
  if (loaderData?.about != null) return pageMeta(matches[0].loaderData, { title: loaderData.about, isUnlisted: true });
  if (loaderData?.help != null) return pageMeta(matches[0].loaderData, { title: loaderData.help.text, isUnlisted: true });
  if (query === '' || listing === undefined) return pageMeta(matches[0].loaderData, { title: 'Search', isUnlisted: true });
  const shown = loaderData.correction ?? query;
  return pageMeta(matches[0].loaderData, {
    title: `Results for “${shown}”`,
    description: `${itemsText(listing.totalItems)} for “${shown}”, with prices, ratings and the day they are delivered.`,
    canonicalPath: searchPath(loaderData.canonical),
    isUnlisted: !loaderData.isPlain,
  });
};

export default function Search({
  loaderData: { query, about, correction, unmet, help, isWholeAnswer, instead, listing },
}: Route.ComponentProps) {
  if (listing === undefined) return <CardTyped />;
  return (
    <div className="page py-6">
      {help !== null && <ShopAnswer answer={help} />}
      {instead !== null ? (
        <NothingFound query={query} instead={instead} />
      ) : help !== null ? (
        // What has some of a question's words is no answer to it.
        !isWholeAnswer &&
        listing.totalItems > 0 &&
        unmet === null && (
          <>
            <h2 className="mb-4 wrap-anywhere">
              Items for <q>{query}</q>
            </h2>
            <Listing listing={listing} usualOrder="Best match" />
          </>
        )
      ) : (
        <>
          <div className="mb-6">
            <h1 className="wrap-anywhere">
              {about ?? (
                <>
                  {correction === null ? 'Results for' : 'Showing results for'} <q>{correction ?? query}</q>
                </>
              )}
            </h1>
            {correction !== null && <AsTyped query={query} />}
            {unmet !== null && <Closest {...unmet} />}
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
        “{query}”
      </Link>{' '}
      instead.
    </p>
  );
}

type ClosestProps = Pick<z.output<(typeof search)['answer']>, 'missing' | 'notCarried'>;

/** Nothing has all that was asked for, or the shop does not carry it, which is said only then: what the items below are. */
function Closest({ missing, notCarried }: ClosestProps) {
  if (notCarried === null) return <p className="mt-1 wrap-anywhere">No exact match. These come closest, without “{missing}”.</p>;
  const { said, near } = notCarried;
  const without = missing !== null && (near === null || !said.toLowerCase().includes(missing.toLowerCase())) && <>, without “{missing}”</>;
  return (
    <p className="mt-1 wrap-anywhere">
      We don’t carry “{said}”.{' '}
      {near === null ? (
        <>These come closest{without}</>
      ) : (
        <>
          The closest we have: {near}
          {without}
        </>
      )}
      .
    </p>
  );
}
