import type { z } from 'zod';
import type { listOwnReviews } from '#contracts/reviews/own-reviews.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { withThousands } from '#app/ui/thousands.ts';

type Listed = z.output<(typeof listOwnReviews)['answer']>;

/** What is looked at: what might be reviewed, or what was written. */
export type ShownReviews = 'open' | 'written';

/** A page of what somebody might review, or of what they wrote, with the way to the other. */
export type OwnReviewsView = Listed & {
  readonly shown: ShownReviews;
  readonly tabs: readonly { readonly text: string; readonly href: string; readonly isShown: boolean }[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** So many stand on a page. */
const ON_PAGE = 10;

/** @param params of the page's address: `show` and `page`; a page that there is not is the last. Who has nothing to review sees first what they wrote. */
export function ownReviewsView({ reviews, toReview }: Listed, params: URLSearchParams): OwnReviewsView {
  const asked = params.get('show');
  const shown: ShownReviews = asked === 'written' || (asked !== 'open' && toReview.length === 0 && reviews.length > 0) ? 'written' : 'open';
  const count = shown === 'written' ? reviews.length : toReview.length;
  const pageCount = Math.max(1, Math.ceil(count / ON_PAGE));
  const wanted = /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  const page = Math.min(pageCount, wanted);
  const onPage = <T>(list: readonly T[]) => list.slice((page - 1) * ON_PAGE, page * ON_PAGE);
  const tab = (text: string, to: ShownReviews, of: number) => ({
    text: `${text} (${withThousands(of)})`,
    href: ownReviewsPath(to),
    isShown: shown === to,
  });
  return {
    shown,
    tabs: [tab('To review', 'open', toReview.length), tab('Written by you', 'written', reviews.length)],
    reviews: shown === 'written' ? onPage(reviews) : [],
    toReview: shown === 'open' ? onPage(toReview) : [],
    page,
    pageCount,
  };
}

/** Where a page of one's own reviews stands. */
export function ownReviewsPath(shown: ShownReviews, page = 1): string {
  return `${WRITTEN_PATHS.reviews}?show=${shown}${page === 1 ? '' : `&page=${page}`}`;
}
