import type { FormEvent } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { addListItem, changeListItems, removeListItem } from '#contracts/lists/list-items.ts';
import { changeList, getList } from '#contracts/lists/lists.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { LIST_PAGE_SIZE, LONGEST_LIST_NAME } from '#domain/lists/list-limits.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { toCartWith } from '#app/adding/link/to-cart-with.server.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { addFormOf, chosenIn, listQtyField } from '#app/lists/list-form.ts';
import { ACCESS_TEXTS, listPath, listsPath } from '#app/lists/list-paths.ts';
import { listRows } from '#app/lists/list-rows.ts';
import { ListRow } from '#app/lists/list-view.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../lists/lists.css';

const DONE = { saved: 'Saved.', added: 'Added to the list.', removed: 'Removed from the list.' };

/** Which list it is: the two sites name it differently. */
function idOf(url: URL, { listId }: { readonly listId?: string | undefined }): string {
  return (listId ?? url.searchParams.get('listId') ?? '').slice(0, 64);
}

/** A list with a page of its items. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const id = idOf(url, params);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const reply = await door(getList, { params: { id }, query: { page, size: LIST_PAGE_SIZE } });
  if (!reply.ok && reply.code === 'LIST_NOT_FOUND') throw data(null, 404);
  const list = requireAnswer(reply, url);
  const { totalPages } = list.metadata.pagination;
  const { listItems: _items, metadata: _metadata, ...about } = list;
  return {
    list: about,
    rows: listRows(list),
    page,
    pageCount: totalPages,
    lists: listsPath(tenant),
    here: listPath(tenant, id),
    done: ownText(DONE, url.searchParams.get('done')),
  };
}

type Answer = { readonly errors: readonly FormError[]; readonly missed?: AddOutcome };

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { door, tenant } = services;
  const id = idOf(url, params);
  const form = await request.formData();
  const here = listPath(tenant, id);
  const back = (done: keyof typeof DONE) => redirect(`${here}${here.includes('?') ? '&' : '?'}done=${done}`, 303);
  const removed = textIn(form, 'remove').slice(0, LONGEST_ITEM_NUMBER);
  if (removed !== '') {
    const reply = await door(removeListItem, { params: { id, itemId: removed } });
    // What is gone already is as it was wanted.
    return reply.ok || reply.code === 'LIST_ITEM_NOT_FOUND' ? back('removed') : refused(reply, url, []);
  }
  switch (textIn(form, 'intent')) {
    case 'put': {
      const itemId = textIn(form, 'itemId').trim().slice(0, LONGEST_ITEM_NUMBER);
      if (itemId === '') return data<Answer>({ errors: [formError('Enter an item number.', 'itemId')] }, 400);
      const reply = await door(addListItem, { params: { id }, body: { itemId } });
      if (reply.ok) return back('added');
      if (reply.code === 'SKU_INVALID') return data<Answer>({ errors: [formError(reply.message ?? '', 'itemId')] }, refusedWith(reply));
      return refused(reply, url, []);
    }
    case 'save': {
      const { listItems } = requireAnswer(await door(getList, { params: { id }, query: { page: pageOf(form) } }), url);
      const wanted = listItems
        .filter(({ itemId }) => form.has(listQtyField(itemId)))
        .map(({ itemId, qty }) => ({ itemId, qty: Number(textIn(form, listQtyField(itemId)).trim() || qty) }));
      const wrong = wanted.filter(({ qty }) => !Number.isInteger(qty) || qty < 1 || qty > MAX_LINE_QTY);
      if (wrong.length > 0)
        return data<Answer>(
          { errors: wrong.map(({ itemId }) => formError('Enter a quantity from 1 to 9,999.', listQtyField(itemId))) },
          400,
        );
      const reply = wanted.length === 0 ? undefined : await door(changeListItems, { params: { id }, body: { items: wanted } });
      if (reply !== undefined && !reply.ok) return refused(reply, url, []);
      return back('saved');
    }
    case 'change': {
      const access = LIST_ACCESS.find((one) => one === textIn(form, 'access'));
      const reply = await door(changeList, {
        params: { id },
        body: { name: textIn(form, 'name').slice(0, 400), ...(access !== undefined && { access }) },
      });
      return reply.ok ? back('saved') : refused(reply, url, ['name']);
    }
    case 'add':
    case 'add-all': {
      const { listItems } = requireAnswer(await door(getList, { params: { id }, query: { page: pageOf(form) } }), url);
      const chosen = new Set(chosenIn(form));
      const isAll = textIn(form, 'intent') === 'add-all';
      const wanted = listItems
        .filter(({ itemId, tile }) => (isAll ? tile?.actionLabel === 'ADD' : chosen.has(itemId)))
        .map(({ itemId }) => itemId);
      if (wanted.length === 0) return data<Answer>({ errors: [formError(NOTHING_CHOSEN)] }, 400);
      const { outcome, refusal } = await runAdd(services, addFormOf(form, wanted));
      if (refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(tenant)) ?? PATHS.signIn, 303);
      if (outcome.isDone) throw toCartWith(services, outcome);
      return data<Answer>({ errors: [], missed: outcome }, refusal === undefined ? 400 : refusedWith(refusal));
    }
    default:
      throw data(null, { status: 400 });
  }
}

const NOTHING_CHOSEN = 'Select the items to add first.';

function pageOf(form: FormData): number {
  return Math.min(10_000, Math.max(1, Math.trunc(Number(textIn(form, 'page'))) || 1));
}

function refused(reply: Refusal, url: URL, fields: readonly string[]) {
  if (reply.code === 'LIST_NOT_FOUND') throw data(null, 404);
  if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
  return data<Answer>({ errors: formErrors(reply, fields) }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.list.name ?? 'List', isUnlisted: true });

export default function List({ loaderData: { list, rows, page, pageCount, lists, here, done }, actionData }: Route.ComponentProps) {
  const { name, access, owner, readOnly, mayManage, totalItems, allowedAccessLevel } = list;
  const busy = useNavigation().formData?.get('intent');
  const errors = actionData?.errors ?? [];
  const missed = actionData?.missed;
  const addable = rows.filter(({ product }) => product?.canBeAdded === true).map(({ itemId }) => itemId);
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Lists', href: lists },
        ]}
        here={name}
      />
      <h1>{name}</h1>
      <p className="mb-4 text-ink-soft">
        {ACCESS_TEXTS[access]} · {totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`}
        {!owner.isCaller && ` · by ${owner.name ?? 'a former colleague'}`}
      </p>
      <Done>{errors.length === 0 && missed === undefined && done}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      {missed !== undefined && (
        <Notice tone="warning" isLive>
          <AddOutcomeContent outcome={missed} />
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState title="This list is empty">Add items by their number below.</EmptyState>
      ) : (
        <Form method="post" action={here} onSubmit={(event) => addChosen(event, addable)} noValidate preventScrollReset>
          <input type="hidden" name="page" value={page} />
          {/* What Enter in a quantity presses: the first button of a form. */}
          <button className="hearable" name="intent" value="save" tabIndex={-1} aria-hidden="true" disabled={readOnly} />
          <ul className="list-rows">
            {rows.map((row) => (
              <ListRow key={row.itemId} row={row} isReadOnly={readOnly} />
            ))}
          </ul>
          <div className="list-bar">
            <Button name="intent" value="add-all" disabled={addable.length === 0}>
              {pageCount > 1 ? 'Add this page to cart' : 'Add all to cart'}
            </Button>
            <Button look="secondary" name="intent" value="add" disabled={addable.length === 0}>
              Add selected to cart
            </Button>
            {!readOnly && (
              <Button look="quiet" name="intent" value="save" isBusy={busy === 'save'}>
                Save quantities
              </Button>
            )}
          </div>
        </Form>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(one) => `${here}${here.includes('?') ? '&' : '?'}page=${one}`} />
      {!readOnly && (
        <Form method="post" action={here} className="lists-bar mt-6" noValidate>
          <TextField
            label="Add an item by number"
            name="itemId"
            autoComplete="off"
            maxLength={LONGEST_ITEM_NUMBER}
            error={errorAt(errors, 'itemId')}
          />
          <Button look="secondary" name="intent" value="put" isBusy={busy === 'put'}>
            Add to list
          </Button>
        </Form>
      )}
      {mayManage && (
        <details className="mt-6" open={errorAt(errors, 'name') !== undefined}>
          <summary>Rename this list or change who it’s for</summary>
          <Form method="post" action={here} className="account-form card mt-3" noValidate>
            <TextField
              label="List name"
              name="name"
              autoComplete="off"
              hint={`Up to ${LONGEST_LIST_NAME} characters`}
              defaultValue={name}
              error={errorAt(errors, 'name')}
            />
            {allowedAccessLevel.length > 1 && (
              <RadioCards
                legend="Who it’s for"
                name="access"
                defaultValue={access}
                options={allowedAccessLevel.map((value) => ({ value, label: ACCESS_TEXTS[value] }))}
              />
            )}
            <Button name="intent" value="change" isBusy={busy === 'change'}>
              Save
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

/** With scripts what is added goes into the cart without leaving the page, by the way of every add. */
function addChosen(event: FormEvent<HTMLFormElement>, addable: readonly string[]): void {
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const intent = submitter instanceof HTMLButtonElement && submitter.name === 'intent' ? submitter.value : '';
  if (intent !== 'add' && intent !== 'add-all') return;
  const form = new FormData(event.currentTarget);
  const chosen = new Set(chosenIn(form));
  const wanted = intent === 'add-all' ? addable : addable.filter((itemId) => chosen.has(itemId));
  // Nothing is chosen: the page says so.
  if (wanted.length === 0) return;
  event.preventDefault();
  requestAdd(addFormOf(form, wanted));
}
