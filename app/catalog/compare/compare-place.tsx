import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { routeOf } from '#app/pages-for-many.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { COMPARE_FORM } from './compare-box.tsx';
import { restoreChosen, useChosen } from './compare-store.ts';

/** Only those who choose something need it; where it cannot be loaded each chosen tile leads to the page. */
const CompareBar = lazy(() => import('./compare-bar.tsx').catch(() => ({ default: NoBar })));
const NoBar = (): ReactNode => null;

/** The form of the boxes, and what is chosen from one page to the next. Once in the page's frame, before the page. */
export function CompareKeeper({ page }: { page: PageData }) {
  const { said, items } = useChosen();
  // Before the page is painted, so that no box changes before the eyes.
  useLayoutEffect(() => {
    restoreChosen(ownerOf(page));
  }, [page]);
  useEffect(() => {
    // A page that the browser had put aside knows nothing of what was chosen after it.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreChosen(ownerOf(page));
    };
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pageshow', restore);
    };
  }, [page]);
  return (
    <>
      {/* Boxes that the browser ticks again by itself would undo what was taken away elsewhere. */}
      <form id={COMPARE_FORM} action={PATHS.compare} autoComplete="off" className="compare-send without-scripts not-printed">
        <button className="button">Compare selected items</button>
      </form>
      {/* Where nothing is chosen the header has no entry for it: `header.css`. */}
      <p className="hearable" role="status" data-chosen={items.length || undefined}>
        {said}
      </p>
    </>
  );
}

/** Where the bar comes up: on the pages that one finds things on. */
export function ComparePlace() {
  const { pathname } = useLocation();
  const { items, refusals } = useChosen();
  if (items.length === 0 || routeOf(pathname) === undefined) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar items={items} refusals={refusals} />
    </Suspense>
  );
}

function ownerOf(page: PageData): string | undefined {
  const visit = page.visit();
  return visit?.user === undefined ? undefined : visit.contextToken;
}
