import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { changeList, createList, deleteList, getLists } from '#contracts/lists/lists.ts';
import { getBuyAgain } from '#contracts/tiles.ts';
import { MOST_FAVORITES } from '#domain/lists/list-limits.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { ACCESS_TEXTS, listPath, NEW_LIST_PATH } from '#app/lists/list-paths.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/lists.ts';
import '../../account/account.css';
import '../../lists/lists.css';

const SIZE = 25;
/** What the list of lists is sorted by, as the page offers it. */
const SORTS = {
  updated: { text: 'Last updated', sortBy: 'modified', sortOrder: 'desc' },
  az: { text: 'A-Z', sortBy: 'name', sortOrder: 'asc' },
  za: { text: 'Z-A', sortBy: 'name', sortOrder: 'desc' },
} as const;
type Sort = keyof typeof SORTS;
const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(SORTS, value);
const DONE = { deleted: 'List deleted.' };

/** The lists of somebody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const { searchParams } = url;
  // The consumer site's link of a list, as other pages know it.
  const listId = searchParams.get('listId');
  if (listId !== null) throw redirect(listPath(tenant, listId.slice(0, 64)));
  const wanted = searchParams.get('sort');
  const sort: Sort = isSort(wanted) ? wanted : 'updated';
  const typed = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const isFavorites = searchParams.get('show') === 'favorites';
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const { sortBy, sortOrder } = SORTS[sort];
  const query = {
    sortBy,
    sortOrder,
    size: SIZE,
    page,
    action: 'VIEW' as const,
    ...(typed !== '' && { search: base64(typed) }),
    ...(isFavorites && { favorite: true }),
  };
  const [found, bought] = await Promise.all([
    door(getLists, { query }),
    page === 1 && typed === '' && !isFavorites ? door(getBuyAgain) : undefined,
  ]);
  const { shoppingLists, metadata, favorites, maxFavoriteReached } = requireAnswer(found, url);
  // The last favorite is none anymore: then all of them are shown. (S4-13)
  if (isFavorites && favorites.length === 0) throw redirect(pathOf(url, { show: null, page: null }));
  const { totalPages } = metadata.pagination;
  if (page > totalPages) throw redirect(pathOf(url, { page: String(totalPages) }));
  return {
    tenant,
    sort,
    typed,
    isFavorites,
    page,
    pageCount: totalPages,
    total: metadata.totalItems,
    hasFavorites: favorites.length > 0,
    isFull: maxFavoriteReached,
    lists: shoppingLists.map((list) => ({ ...list, changed: dateText(shopDay(new Date(list.modified))), path: listPath(tenant, list.id) })),
    recommended: bought?.ok === true ? bought.body.items.length : 0,
    done: ownText(DONE, doneIn(context, url)),
    askedId: searchParams.get('delete'),
    here: url.pathname,
    query: url.search,
  };
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** This page with another query. */
function pathOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  change: Readonly<Record<string, string | null>>,
): string {
  const query = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door, tenant } = servicesOf(context);
  const form = await request.formData();
  const params = { id: textIn(form, 'listId').slice(0, 64) };
  switch (textIn(form, 'intent')) {
    case 'favorite':
    case 'unfavorite': {
      const isFavorite = textIn(form, 'intent') === 'favorite';
      const reply = await door(changeList, { params, body: isFavorite ? { favorite: true } : { deletefavoriteById: true } });
      if (reply.ok) throw redirect(pathOf(url, {}), 303);
      if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
      return data({ errors: formErrors(reply, []) }, refusedWith(reply));
    }
    case 'delete': {
      const reply = await door(deleteList, { params });
      // What is gone already is as it was wanted.
      if (!reply.ok && reply.code !== 'LIST_NOT_FOUND') requireAnswer(reply, url);
      throw doneAt(context, pathOf(url, { delete: null }), 'deleted');
    }
    case 'keep-bought': {
      const bought = requireAnswer(await door(getBuyAgain), url);
      const items = bought.items.map(({ tile }) => ({ itemId: tile.itemId, qty: 1 }));
      const reply = await door(createList, { body: { name: BOUGHT_NAME, items } });
      if (reply.ok) throw redirect(listPath(tenant, reply.body.id), 303);
      if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
      return data({ errors: formErrors(reply, []) }, refusedWith(reply));
    }
    default:
      throw data(null, { status: 400 });
  }
}

const BOUGHT_NAME = 'Frequently purchased';

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Lists', isUnlisted: true });

type Shown = Omit<ShoppingList, 'listItems'> & { readonly changed: string; readonly path: string };

export default function Lists({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, total, sort, typed, isFavorites, hasFavorites, page, pageCount, recommended, done, askedId, here, query, isFull } =
    loaderData;
  const errors = actionData?.errors ?? [];
  const search = new URLSearchParams(query);
  const hrefOf = (change: Readonly<Record<string, string | null>>) => pathOf({ pathname: here, searchParams: search }, change);
  return (
    <div className="page pb-8">
      <AccountTrail here="Lists" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>Lists</h1>
        <LinkButton to={NEW_LIST_PATH}>Create a list</LinkButton>
      </div>
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      {(total > 0 || typed !== '') && (
        <Form method="get" action={here} className="lists-bar" role="search" aria-label="Your lists">
          {isFavorites && <input type="hidden" name="show" value="favorites" />}
          {search.has('tid') && <input type="hidden" name="tid" value={search.get('tid') ?? ''} />}
          <TextField
            label="Find a list"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={typed}
            isOptional={false}
          />
          <SelectField
            label="Sort by"
            name="sort"
            defaultValue={sort}
            options={Object.entries(SORTS).map(([value, { text }]) => ({ value, label: text }))}
          />
          <Button look="secondary">Show</Button>
          {hasFavorites && (
            <Link className="link" to={hrefOf({ show: isFavorites ? null : 'favorites', page: null })}>
              {isFavorites ? 'Show all lists' : 'Favorites only'}
            </Link>
          )}
        </Form>
      )}
      {lists.length === 0 ? (
        <EmptyState title={typed === '' ? 'No lists yet' : `No list called “${typed}”`}>
          {typed === ''
            ? 'Keep what you buy again and again, and order it all with one click.'
            : 'Check the spelling, or look at all of your lists.'}
        </EmptyState>
      ) : (
        <table className="lists-table">
          <thead>
            <tr>
              <th scope="col">List name</th>
              <th scope="col">Modified On</th>
              <th scope="col">List type</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {lists.map((list) => (
              <Row key={list.id} list={list} hrefOf={hrefOf} isAsked={askedId === list.id} isFull={isFull} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(one) => hrefOf({ page: String(one) })} />
      {recommended > 0 && (
        <section aria-labelledby="recommended" className="mt-8">
          <h2 id="recommended" className="mb-3 text-lg">
            Recommended lists
          </h2>
          <div className="card flex flex-wrap items-center justify-between gap-3">
            <div>
              <h3>{BOUGHT_NAME}</h3>
              <p className="text-ink-soft">{recommended === 1 ? '1 item' : `${recommended} items`} you’ve bought before and can buy now.</p>
            </div>
            <Form method="post" action={`${here}${query}`}>
              <Button look="secondary" name="intent" value="keep-bought">
                Save as a list
              </Button>
            </Form>
          </div>
        </section>
      )}
      {isFull && <p className="mt-4 text-sm text-ink-faint">You have {MOST_FAVORITES} favorites, which is the most.</p>}
    </div>
  );
}

type RowProps = {
  readonly list: Shown;
  readonly hrefOf: (change: Readonly<Record<string, string | null>>) => string;
  readonly isAsked: boolean;
  readonly isFull: boolean;
};

function Row({ list, hrefOf, isAsked, isFull }: RowProps) {
  const { id, name, access, favorite, mayManage, owner, totalItems, changed, path } = list;
  const busy = useNavigation().formData;
  const isBusy = busy?.get('listId') === id;
  const ownerText = owner.isCaller ? '' : ` · by ${owner.name ?? 'a former colleague'}`;
  return (
    <tr>
      <td>
        <Link className="link font-medium" to={path}>
          {name}
        </Link>
        <span className="block text-sm text-ink-soft">{totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`}</span>
      </td>
      <td className="figures">{changed}</td>
      <td>
        {ACCESS_TEXTS[access]}
        {ownerText}
      </td>
      <td>
        <Form method="post" action={hrefOf({ delete: null })} className="lists-actions" preventScrollReset>
          <input type="hidden" name="listId" value={id} />
          {isAsked ? (
            <>
              <span>Delete this list?</span>
              <Button look="danger" size="small" name="intent" value="delete" isBusy={isBusy}>
                Yes, delete<span className="hearable"> {name}</span>
              </Button>
              <LinkButton look="quiet" size="small" to={hrefOf({ delete: null })} preventScrollReset>
                Keep
              </LinkButton>
            </>
          ) : (
            <>
              {(favorite || !isFull) && (
                <Button
                  look="quiet"
                  size="small"
                  name="intent"
                  value={favorite ? 'unfavorite' : 'favorite'}
                  isBusy={isBusy}
                  aria-pressed={favorite}
                >
                  {favorite ? '★ Favorite' : '☆ Favorite'}
                  <span className="hearable">: {name}</span>
                </Button>
              )}
              {mayManage && (
                <LinkButton look="quiet" size="small" to={hrefOf({ delete: id })} preventScrollReset>
                  Delete<span className="hearable"> {name}</span>
                </LinkButton>
              )}
            </>
          )}
        </Form>
      </td>
    </tr>
  );
}
