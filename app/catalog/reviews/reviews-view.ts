import type { ReviewPage } from '#contracts/catalog/reviews.ts';
import { REVIEW_ORDERS, type ReviewOrder } from '#domain/reviews/review-orders.ts';
import { withThousands } from '#app/ui/thousands.ts';
import { readByProduct } from './reviews-url.ts';

const ORDER_TEXTS: Readonly<Record<ReviewOrder, string>> = {
  helpful: 'Most helpful',
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

export type Bar = { readonly stars: number; readonly count: number; readonly href: string | undefined; readonly isChosen: boolean };
export type ReviewsView = ReviewPage & {
  /** Five stars first. Those with which nobody wrote anything lead nowhere. */
  readonly bars: readonly Bar[];
  readonly orders: readonly { readonly text: string; readonly href: string; readonly isChosen: boolean }[];
  /** What is shown of all: "3 of 12 reviews". */
  readonly shownText: string;
  /** All of them, where only some are shown. */
  readonly allHref: string | undefined;
  /** Where the pages stand, but for their number. */
  readonly pageHref: string;
};

/** What one asks a call for, by the address of a product's page. */
export function reviewsAsked(params: URLSearchParams): { stars?: number; by?: ReviewOrder; page?: number } {
  const read = readByProduct(params);
  const [stars, page] = [read.get('stars'), read.get('reviews')];
  const by = REVIEW_ORDERS.find((order) => order === read.get('by'));
  return { ...(stars !== null && { stars: Number(stars) }), ...(by !== undefined && { by }), ...(page !== null && { page: Number(page) }) };
}

/**
 * Reviews as they are shown, with the ways to others.
 *
 * @param histogram how many ratings gave one, two … five stars.
 */
export function reviewsView(
  found: ReviewPage,
  { url, histogram, params }: { readonly url: string; readonly histogram: readonly number[]; readonly params: URLSearchParams },
): ReviewsView {
  const { stars, by = REVIEW_ORDERS[0] } = reviewsAsked(params);
  const href = (change: { stars?: number | undefined; by?: ReviewOrder }) => {
    const wanted = { stars, by, ...change };
    const search = new URLSearchParams({
      ...(wanted.stars !== undefined && { stars: String(wanted.stars) }),
      ...(wanted.by !== REVIEW_ORDERS[0] && { by: wanted.by }),
    }).toString();
    return search === '' ? url : `${url}?${search}`;
  };
  const all = found.written.reduce((sum, n) => sum + n, 0);
  const pageHref = href({});
  return {
    ...found,
    bars: histogram
      .map((count, index) => {
        const isChosen = stars === index + 1;
        const target = href({ stars: isChosen ? undefined : index + 1 });
        return { stars: index + 1, count, isChosen, href: found.written[index] === 0 && !isChosen ? undefined : `${target}${ANCHOR}` };
      })
      .toReversed(),
    orders: REVIEW_ORDERS.map((order) => ({ text: ORDER_TEXTS[order], href: `${href({ by: order })}${ANCHOR}`, isChosen: order === by })),
    shownText: stars === undefined ? reviewsText(all) : `${withThousands(found.total)} of ${reviewsText(all)}, with ${starsText(stars)}`,
    allHref: stars === undefined ? undefined : `${href({ stars: undefined })}${ANCHOR}`,
    pageHref,
  };
}

const ANCHOR = '#reviews';

/** Which page of the questions an address asks for. */
export function questionsAsked(params: URLSearchParams): { page?: number } {
  const page = readByProduct(params).get('questions');
  return page === null ? {} : { page: Number(page) };
}

/** Where a page of the questions stands; then all reviews are shown. */
export function questionsPagePath(url: string, page: number): string {
  return `${page === 1 ? url : `${url}?questions=${page}`}#questions`;
}

/** Where a page of reviews stands. The first is the page itself. */
export function reviewsPagePath(pageHref: string, page: number): string {
  return `${page === 1 ? pageHref : `${pageHref}${pageHref.includes('?') ? '&' : '?'}reviews=${page}`}${ANCHOR}`;
}

export function starsText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

function reviewsText(count: number): string {
  return `${withThousands(count)} written ${count === 1 ? 'review' : 'reviews'}`;
}
