import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { NewListForm } from '#app/lists/new-list-form.tsx';
import { LIST_CARDS_CALL, listPath, listsPath, NEW_LIST_PATH } from '#app/lists/list-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { LinkButton } from '#app/ui/button.tsx';

const PATIENCE_MS = 10_000;

type Card = Pick<ShoppingList, 'id' | 'name' | 'favorite' | 'totalItems'>;
/** A request of lists is pending, then ends in success or error. (S4-12) */
type Asked = { readonly state: 'PENDING' } | { readonly state: 'SUCCESS'; readonly lists: readonly Card[] } | { readonly state: 'ERROR' };

/** The lists of the header. (K-44) */
async function findLists(): Promise<readonly Card[]> {
  const answer = await fetch(LIST_CARDS_CALL, {
    method: 'POST',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the lists were answered with ${answer.status}`);
  // Answered by our own server: it is what its contract says.
  const { listsData }: { listsData: { lists: Card[] } } = await answer.json();
  return listsData.lists;
}

/** The lists that are used most, over the page. Where they cannot be had, one can be made. (S8-21) */
export function ListsDrawer() {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const [asked, setAsked] = useState<Asked>({ state: 'PENDING' });
  useEffect(() => {
    let isWanted = true;
    findLists().then(
      (lists) => isWanted && setAsked({ state: 'SUCCESS', lists }),
      () => isWanted && setAsked({ state: 'ERROR' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (asked.state === 'ERROR')
    return (
      <div data-state="ERROR">
        <p className="mb-3">We can’t get your lists right now. You can create a new one.</p>
        <CreateListDrawer />
      </div>
    );
  if (asked.state === 'PENDING')
    return (
      <p role="status" data-state="PENDING">
        Getting your lists…
      </p>
    );
  const { lists } = asked;
  return (
    <div data-state="SUCCESS">
      {lists.length === 0 ? (
        <p>No lists yet. Keep what you buy again and again, and order it all with one click.</p>
      ) : (
        <ul className="flex flex-col">
          {lists.map(({ id, name, favorite, totalItems }) => (
            <li key={id}>
              <Link className="link inline-flex min-h-11 items-center" to={listPath(tenant, id)}>
                {favorite && <span aria-label="Favorite">★&nbsp;</span>}
                {name}
              </Link>
              <span className="text-sm text-ink-soft">
                {' '}
                · {totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton look="secondary" to={listsPath(tenant)}>
          See all lists
        </LinkButton>
        <a className="button button-secondary" href={NEW_LIST_PATH} data-drawer="CREATE_LIST">
          Create a list
        </a>
      </p>
    </div>
  );
}

/** Makes a list, over the page. */
export function CreateListDrawer() {
  return <NewListForm levels={ONLY_OWN} errors={NO_ERRORS} />;
}

const ONLY_OWN = ['PERSONAL'] as const;
const NO_ERRORS: readonly never[] = [];
