import { useMemo } from 'react';
import { Link } from 'react-router';
import { helpPath } from '#app/help/help-topics.ts';
import { DepartmentChips } from '#app/shell/department-chips.tsx';
import { usePageData } from '#app/shell/page-data.ts';
import { PATHS, searchPath } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Instead } from './instead.server.ts';
import { TileGrid } from './tiles/tile-grid.tsx';
import { tilesOf } from './tiles/tiles-text.ts';

/** A search that has found nothing, and what may help: words that are found, what is near, what others take, somebody to ask. */
export function NothingFound({ query, instead: { meant, isInk, categories, bestSellers } }: { query: string; instead: Instead }) {
  const departments = usePageData()?.departments ?? [];
  const tiles = useMemo(() => tilesOf(bestSellers), [bestSellers]);
  return (
    <>
      <EmptyState isPageTitle art="no-results" title={`Nothing found for “${query}”`}>
        {meant !== null && (
          <>
            Did you mean{' '}
            <Link className="link font-semibold" to={searchPath(meant)}>
              {meant}
            </Link>
            ?{' '}
          </>
        )}
        Check the spelling, try fewer or more general words, or search by brand or item number. Still not there?{' '}
        <Link className="link" to={helpPath('contact')}>
          Ask us
        </Link>
        .
      </EmptyState>
      {isInk && (
        <section aria-labelledby="ink">
          <h2 id="ink" className="mt-10 mb-2">
            We don’t carry ink for that printer
          </h2>
          <p className="mb-4">Have another one? Tell us its model, and we’ll show you the ink and toner that fits.</p>
          <LinkButton to={PATHS.printers}>Find ink by printer</LinkButton>
        </section>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="mt-10 mb-4">
            {isInk ? 'All our ink and toner' : 'These come close'}
          </h2>
          <DepartmentChips departments={categories} />
        </section>
      )}
      {tiles.length > 0 && (
        <section aria-labelledby="best-sellers">
          <h2 id="best-sellers" className="mt-10 mb-4">
            What others buy
          </h2>
          <TileGrid tiles={tiles} layout="reel" />
        </section>
      )}
      <h2 className="mt-10 mb-4">Or look around</h2>
      <DepartmentChips departments={departments} />
    </>
  );
}
