import { lazy, Suspense } from 'react';
import { usePageData } from '#app/shell/page-data.ts';
import { useHasIdled } from '#app/shell/when-idle.ts';

const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').catch(() => ({ default: () => null })));

/** What was looked at before, once the page has nothing better to do. */
export function ViewedLater({ itemId }: { readonly itemId?: string }) {
  const isIdle = useHasIdled();
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    isIdle && (
      <Suspense fallback={null}>
        <RecentlyViewed itemId={itemId} tenant={tenant} />
      </Suspense>
    )
  );
}
