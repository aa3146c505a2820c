import { useEffect, useRef, type RefObject } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { compareProducts } from '#contracts/catalog.ts';
import { COMPARE_MAX, mayOpenCompare } from '#domain/catalog/compare.ts';
import { isItemNumber } from '#domain/catalog/numbers/item-number.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { AddItem, type NotAdded } from '#app/catalog/compare/add-item.tsx';
import { chooseNone, chooseThese } from '#app/catalog/compare/choose-all.ts';
import { comparePath } from '#app/catalog/compare/compare-address.ts';
import { readCompared, type Compared } from '#app/catalog/compare/read-compared.ts';
import { clearedPath, compareAgainPath, FROM_PARAM } from '#app/catalog/compare/compare-steps.ts';
import { choose, idsOf, useChosen } from '#app/catalog/compare/compare-store.ts';
import { CompareTable } from '#app/catalog/compare/compare-table.tsx';
import { comparedView, type ComparedItem } from '#app/catalog/compare/compare-view.ts';
import { NoItems, OneItem, PrintButton } from '#app/catalog/compare/too-few.tsx';
import { listingAt, listingReferred, sharedShelf, wayBack } from '#app/catalog/compare/way-back.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/compare.ts';

export const shouldRevalidate = exceptAfterAdd;

/** What does not exist and what this visitor may not see is left out alike, and said alike. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const compared = readCompared(url.searchParams);
  const { isTooMany, odd, more, cleared } = compared;
  const from = listingAt(url.searchParams.get(FROM_PARAM)) ?? listingReferred(request.headers.get('referer'), url.host);
  const problem = more === '' ? undefined : whyNot(more, compared);
  const asked = more === '' || problem !== undefined ? compared.itemIds : [...compared.itemIds, more];
  const answered = asked.length === 0 ? undefined : requireAnswer(await door(compareProducts, { query: { itemId: [...asked] } }), url);
  const products = answered?.products ?? [];
  const isFound = products.some(({ itemId }) => itemId === more);
  if (asked.length > compared.itemIds.length && isFound) throw redirect(compareAgainPath(asked, from));
  const notAdded: NotAdded | undefined = more === '' ? undefined : { typed: more, problem: problem ?? `We don’t sell an item ${more}.` };
  return {
    view: comparedView(products),
    missing: odd + compared.itemIds.length - products.length,
    isTooMany,
    namesNone: compared.itemIds.length === 0 && odd === 0 && more === '' && cleared.length === 0,
    cleared,
    notAdded,
    from,
    asOf: answered?.asOf,
  };
}

/** Why what somebody typed cannot stand beside the others, as far as that is known without looking for it. */
function whyNot(more: string, { itemIds }: Compared): string | undefined {
  if (!isItemNumber(more)) return 'That is no item number. You find it on the item’s page, below its name.';
  if (itemIds.includes(more)) return `Item ${more} is here already.`;
  return itemIds.length >= COMPARE_MAX ? `You can compare ${COMPARE_MAX} items at most. Remove one to add another.` : undefined;
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Compare items', isUnlisted: true });

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { view, missing, isTooMany, namesNone, cleared, notAdded, from, asOf } = loaderData;
  const { items } = view;
  const { departments = [] } = usePageData() ?? {};
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useChanges(items, notAdded, title);
  const itemIds = items.map(({ itemId }) => itemId);
  const shelf = sharedShelf(items, departments);
  const back = wayBack(from, items, departments);
  const isTable = mayOpenCompare(itemIds);
  const onRemove = (place: number) => {
    const item = items[place];
    if (item === undefined) return;
    changed('removed', place);
    choose(item, false, `Removed ${item.title}. ${items.length - 1} of ${COMPARE_MAX} left to compare.`);
  };
  const add = {
    itemIds,
    from,
    notAdded,
    shelf,
    onAdd: () => {
      changed('added');
    },
    // What is ticked there comes beside what is here.
    onPick: () => {
      chooseThese(items);
    },
  };
  const onClear = () => {
    changed('cleared');
    chooseNone('Nothing is left to compare.');
  };
  return (
    <div className="page py-6">
      {namesNone && <ToChosen />}
      {back !== undefined && (
        <Link className="compare-back link not-printed" to={back.to}>
          <ArrowLeft size={18} aria-hidden="true" />
          {back.text}
        </Link>
      )}
      <div className="compare-top">
        <h1 ref={title} tabIndex={-1}>
          {titleOf(items.length)}
        </h1>
        {isTable && (
          <div className="compare-tools not-printed">
            {items.length < COMPARE_MAX && (
              <a className="button button-quiet compare-to-add" href="#add-item">
                Add an item
              </a>
            )}
            <PrintButton />
            <LinkButton look="quiet" to={clearedPath(itemIds, from)} onClick={onClear}>
              Clear all
            </LinkButton>
          </div>
        )}
      </div>
      {isTable && <OnPaper path={comparePath(itemIds)} asOf={asOf} />}
      {(isTooMany || missing > 0) && (
        <div className="mb-4">
          <Notice>
            {isTooMany && <p>You can compare four items at once: we kept the first four.</p>}
            {missing > 0 && <p>{missingText(missing)}</p>}
          </Notice>
        </div>
      )}
      {isTable ? (
        <>
          {view.isMixed && <p className="compare-mixed">These are different kinds of items, so they have little in common to compare.</p>}
          <div className="compare-sides">
            <CompareTable view={view} from={from} onRemove={onRemove} />
            {items.length < COMPARE_MAX && <AddItem {...add} />}
          </div>
        </>
      ) : items[0] === undefined ? (
        <NoItems
          {...add}
          cleared={cleared}
          departments={departments}
          onUndo={() => {
            changed('added');
          }}
        />
      ) : (
        <OneItem {...add} item={items[0]} onClear={onClear} />
      )}
    </div>
  );
}

type Change = { readonly kind: 'removed' | 'added' | 'cleared'; readonly place: number };

/**
 * Follows what is changed here: once the page shows it, the keyboard goes on where the change was, and what was added is chosen on other pages, too.
 *
 * @returns to be told of a change, and of the place of what was removed.
 */
function useChanges(
  items: readonly ComparedItem[],
  notAdded: NotAdded | undefined,
  title: RefObject<HTMLHeadingElement | null>,
): (kind: Change['kind'], place?: number) => void {
  const change = useRef<Change>(undefined);
  useEffect(() => {
    if (change.current === undefined) return;
    const { kind, place } = change.current;
    change.current = undefined;
    if (kind === 'added' && notAdded !== undefined) {
      document.getElementById('compare-number')?.focus();
      return;
    }
    if (kind === 'added') chooseThese(items, `${items.length} of ${COMPARE_MAX} to compare`);
    const others = document.querySelectorAll<HTMLElement>('.compare .compare-remove');
    const next = kind === 'removed' ? others[Math.min(place, others.length - 1)] : undefined;
    (next ?? title.current)?.focus();
  }, [items, notAdded, title]);
  return (kind, place = 0) => {
    change.current = { kind, place };
  };
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

/** On paper: whose prices these are, of what day, and where they stand. */
function OnPaper({ path, asOf }: { path: string; asOf: string | undefined }) {
  const { brandName = '', origin = '' } = usePageData() ?? {};
  return (
    <p className="compare-on-paper">
      <b>{brandName}</b>
      {asOf !== undefined && <span>Prices and delivery as of {longDate(asOf)}</span>}
      <span>
        {origin}
        {path}
      </span>
    </p>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Nothing to compare yet';
  return count === 1 ? 'One item to compare so far' : `Compare ${count} items`;
}

function missingText(count: number): string {
  return count === 1 ? 'One of the items is not sold here.' : `${count} of the items are not sold here.`;
}
