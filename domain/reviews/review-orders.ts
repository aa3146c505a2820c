/** In which order reviews can be read; the first is the one that they have by themselves. */
export const REVIEW_ORDERS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** So many stand on a page. */
export const REVIEWS_PER_PAGE = 6;
/** Whatever page of reviews or questions is asked for, it is none behind this one, and none behind it is offered. */
export const MOST_REVIEW_PAGES = 99;
/** How many pages so many reviews or questions have: one, where there are none. */
export function reviewPages(total: number, onPage: number): number {
  return Math.min(Math.max(1, Math.ceil(total / onPage)), MOST_REVIEW_PAGES);
}
