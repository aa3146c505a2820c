import { lazy, Suspense, useRef } from 'react';
import { useHasIdled } from '#app/shell/when-idle.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { SkeletonBlock, SkeletonLine } from '#app/ui/progress/skeleton.tsx';
import { ProductTile } from './product-tile.tsx';
import type { TileView } from './tile-view.ts';

/** A grid, one line for each item, or a single row to push sideways. */
export type TileLayout = 'grid' | 'list' | 'reel';

export type TileGridProps = {
  tiles: readonly TileView[];
  layout?: TileLayout | undefined;
  /** How many are in the first view of the page; their pictures are fetched at once. */
  eagerCount?: number | undefined;
};

/** What is done around tiles that are there already. Where it cannot be loaded, their links lead to the same by themselves. */
const TileCompany = lazy(() => import('./company/tile-company.tsx').catch(() => ({ default: () => null })));

export function TileGrid({ tiles, layout = 'grid', eagerCount = 0 }: TileGridProps) {
  const follow = useClientLinks();
  const list = useRef<HTMLUListElement>(null);
  const hasCompany = useHasIdled();
  return (
    <>
      <ul ref={list} className={layoutClass(layout)} onClick={follow}>
        {tiles.map((tile, index) => (
          <ProductTile key={tile.itemId} tile={tile} isEager={index < eagerCount} />
        ))}
      </ul>
      {hasCompany && (
        <Suspense fallback={null}>
          <TileCompany tiles={tiles} list={list} />
        </Suspense>
      )}
    </>
  );
}

/** In the shape of the tiles that come. */
export function TileGridSkeleton({ count, layout = 'grid' }: { count: number; layout?: TileLayout | undefined }) {
  return (
    <ul className={layoutClass(layout)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="tile">
          <SkeletonBlock className="mx-auto mb-3 aspect-square w-full max-w-52" />
          <SkeletonLine className="w-1/3" />
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/2" />
        </li>
      ))}
    </ul>
  );
}

function layoutClass(layout: TileLayout): string {
  return classNames('tiles', layout !== 'grid' && `tiles-${layout}`);
}
