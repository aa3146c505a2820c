/** In which order reviews can be read; the first is the one that they have by themselves. */
export const REVIEW_ORDERS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** So many stand on a page. */
export const REVIEWS_PER_PAGE = 6;
/** Whatever page is asked for, it is none behind this one. */
export const MOST_REVIEW_PAGES = 99;
