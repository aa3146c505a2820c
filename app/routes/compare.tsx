import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { compareProducts } from '#contracts/catalog.ts';
import { mayOpenCompare } from '#domain/catalog/compare.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { comparePath, readCompared } from '#app/catalog/compare/compare-address.ts';
import { idsOf, useChosen } from '#app/catalog/compare/compare-store.ts';
import { CompareTable } from '#app/catalog/compare/compare-table.tsx';
import { comparedView } from '#app/catalog/compare/compare-view.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/compare.ts';

export const shouldRevalidate = exceptAfterAdd;

/** What does not exist and what this visitor may not see is left out alike, and said alike. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { itemIds, isTooMany, odd } = readCompared(url.searchParams);
  if (itemIds.length === 0) return { view: comparedView([]), missing: odd, isTooMany, namesNone: odd === 0 };
  const { products } = requireAnswer(await servicesOf(context).door(compareProducts, { query: { itemId: [...itemIds] } }), url);
  return { view: comparedView(products), missing: odd + itemIds.length - products.length, isTooMany, namesNone: false };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Compare items', isUnlisted: true });

export default function Compare({ loaderData: { view, missing, isTooMany, namesNone } }: Route.ComponentProps) {
  const { items } = view;
  const removed = useRef<number>(undefined);
  const shown = items.length;
  useEffect(() => {
    if (removed.current === undefined) return;
    const last = Math.max(shown - 1, 0);
    const others = document.querySelectorAll<HTMLElement>('.compare-remove');
    (others[Math.min(removed.current, last)] ?? document.getElementById('main'))?.focus();
    removed.current = undefined;
  }, [shown]);
  if (!mayOpenCompare(items.map(({ itemId }) => itemId)))
    return (
      <>
        {namesNone && <ToChosen />}
        <TooFew title={items[0]?.title} missing={missing} />
      </>
    );
  return (
    <div className="page py-6">
      <h1 className="mb-4">Compare {items.length} items</h1>
      {(isTooMany || missing > 0) && (
        <div className="mb-4">
          <Notice>
            {isTooMany && <p>Four items can be compared at once: these are the first of those in the address.</p>}
            {missing > 0 && <p>{missingText(missing)}</p>}
          </Notice>
        </div>
      )}
      {view.isMixed && <p className="compare-mixed">These are different kinds of items, so they have little in common to compare.</p>}
      <CompareTable
        view={view}
        onRemove={(place) => {
          removed.current = place;
        }}
      />
    </div>
  );
}

/** Where the address names nothing: leads to what was chosen on other pages of this visit, if that can be compared. */
function ToChosen() {
  const navigate = useNavigate();
  const { items } = useChosen();
  useEffect(() => {
    const itemIds = idsOf(items);
    if (mayOpenCompare(itemIds)) void navigate(comparePath(itemIds), { replace: true });
  }, [items, navigate]);
  return null;
}

function TooFew({ title, missing }: { title: string | undefined; missing: number }) {
  return (
    <div className="page py-6">
      <EmptyState isPageTitle title="Choose at least two items to compare" actions={<LinkButton to={PATHS.home}>Keep shopping</LinkButton>}>
        {missing > 0 && `${missingText(missing)} `}
        {title === undefined
          ? 'Check “Compare” on up to four items of a category or a search.'
          : `You picked ${title}. Check “Compare” on at least one more item.`}
      </EmptyState>
    </div>
  );
}

function missingText(count: number): string {
  return count === 1 ? 'One of the items is not sold here.' : `${count} of the items are not sold here.`;
}
