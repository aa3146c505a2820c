/** A page number, or a gap where some are left out. */
export type PageStep = number | 'gap';

/** The most pages that are listed without a gap. */
const MOST_LISTED = 7;

/** Which pages to offer: the first, the last, this one and its neighbours; a gap hides at least two pages. Pages count from 1. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  if (pageCount <= MOST_LISTED) return range(1, pageCount);
  const from = Math.max(2, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const start: PageStep[] = from > 3 ? [1, 'gap'] : range(1, from - 1);
  const end: PageStep[] = to < pageCount - 2 ? ['gap', pageCount] : range(to + 1, pageCount);
  return [...start, ...range(from, to), ...end];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
