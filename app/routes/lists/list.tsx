import { data, Form, Link } from 'react-router';
import { getList } from '#contracts/lists/lists.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { LIST_PAGE_SIZE } from '#domain/lists/list-limits.ts';
import { doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { ListFields } from '#app/lists/list-fields.tsx';
import { NOTHING_CHOSEN, NOTHING_CHOSEN_TITLE } from '#app/lists/list-form.ts';
import { ACCESS_TEXTS, listFilePath, listImportPath, listPath, listPrintPath, listsPath } from '#app/lists/list-paths.ts';
import { ITEM_SORTS, listLook, lookPath, lookQuery } from '#app/lists/list-query.ts';
import { listRows } from '#app/lists/list-rows.ts';
import { actOnList, DONE } from '#app/lists/page/list-actions.server.ts';
import { ListItems } from '#app/lists/page/list-items.tsx';
import { ShareForm } from '#app/lists/page/share-form.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../styles/foot-bar.css';
import '../../lists/lists.css';

/** Which list it is: the two sites name it differently. */
function idOf(url: URL, { listId }: { readonly listId?: string | undefined }): string {
  return (listId ?? url.searchParams.get('listId') ?? '').slice(0, 64);
}

/** A list with its items, or a page of them. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const id = idOf(url, params);
  const look = listLook(url.searchParams);
  const reply = await door(getList, { params: { id }, query: lookQuery(look) });
  if (!reply.ok && reply.code === 'LIST_NOT_FOUND') throw data(null, 404);
  const list = requireAnswer(reply, url);
  const { totalItems: found, pagination } = list.metadata;
  const { listItems: _items, metadata: _metadata, ...about } = list;
  return {
    list: about,
    rows: listRows(list, list.owner.isCaller && list.access === 'PERSONAL'),
    look,
    found,
    pageCount: pagination.totalPages,
    lists: listsPath(tenant),
    here: listPath(tenant, id),
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = { context, services: servicesOf(context), url, id: idOf(url, params), look: listLook(url.searchParams) };
  return actOnList(asked, await request.formData());
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.list.name ?? 'List', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, look, found, pageCount, lists, here, done } = loaderData;
  const { name, access, owner, readOnly, mayManage, totalItems, allowedAccessLevel } = list;
  const { errors = NO_ERRORS, missed } = actionData ?? {};
  const action = lookPath(here, look);
  const isQuiet = errors.length === 0 && missed === undefined;
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Lists', href: lists },
        ]}
        here={name}
      />
      <div className="list-head">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{name}</h1>
          <p className="text-ink-soft">
            {ACCESS_TEXTS[access]} · {totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`}
            {!owner.isCaller && ` · by ${owner.name ?? 'a former colleague'}`}
            {readOnly && ' · you can look at it and copy it'}
          </p>
        </div>
        {totalItems > 0 && <HeadLinks id={list.id} action={action} isReadOnly={readOnly} />}
      </div>
      <Done>{isQuiet && done}</Done>
      <ErrorSummary title={errors[0]?.message === NOTHING_CHOSEN ? NOTHING_CHOSEN_TITLE : 'Nothing was changed'} errors={errors} />
      {missed !== undefined && (
        <Notice tone="warning" isLive>
          <AddOutcomeContent outcome={missed} />
        </Notice>
      )}
      {totalItems > 1 && <LookForm here={here} loaderData={loaderData} />}
      {rows.length === 0 ? (
        <EmptyState title={totalItems === 0 ? 'This list is empty' : 'Nothing here is in stock right now'}>
          {totalItems === 0 ? 'Add items by their number below, or from any item’s page.' : 'Show all items to see what’s on the list.'}
        </EmptyState>
      ) : (
        <ListItems
          // Another look, and another list, begins with what it says.
          key={action}
          listId={list.id}
          rows={rows}
          action={action}
          isReadOnly={readOnly}
          firstPlace={look.sort === 'own' && !look.isInStock ? (look.page - 1) * LIST_PAGE_SIZE + 1 : undefined}
          total={found}
          pageCount={pageCount}
        />
      )}
      <Pagination page={look.page} pageCount={pageCount} hrefOf={(page) => lookPath(here, { ...look, page })} />
      {pageCount > 1 && (
        <p className="mt-3">
          <Link className="link inline-flex min-h-11 items-center" to={lookPath(here, { ...look, isWhole: true, page: 1 })}>
            Show all {found.toLocaleString('en-US')} on one page
          </Link>
        </p>
      )}
      {!readOnly && (
        <Form method="post" action={action} className="lists-bar mt-6" noValidate>
          <TextField
            label="Add an item by number"
            name="itemId"
            autoComplete="off"
            maxLength={LONGEST_ITEM_NUMBER}
            error={errorAt(errors, 'itemId')}
          />
          <Button look="secondary" name="intent" value="put">
            Add to list
          </Button>
        </Form>
      )}
      {!readOnly && (
        <p className="list-tool">
          <Link className="link inline-flex min-h-11 items-center" to={listImportPath(list.id)}>
            Import from a file
          </Link>
        </p>
      )}
      {mayManage && <ShareForm action={action} hasLink={list.hasLink} link={list.link} />}
      {mayManage && (
        <details className="list-tool" open={errorAt(errors, 'name') !== undefined}>
          <summary>Rename this list or change who it’s for</summary>
          <Form method="post" action={action} className="account-form card mt-3" noValidate>
            <ListFields levels={allowedAccessLevel} errors={errors} name={name} access={access} />
            <Button name="intent" value="change">
              Save
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

/** What else a list can be taken as. */
function HeadLinks({ id, action, isReadOnly }: { id: string; action: string; isReadOnly: boolean }) {
  return (
    <div className="list-head-links not-printed">
      <Link className="link" to={listPrintPath(id)}>
        Print with barcodes
      </Link>
      <a className="link" href={listFilePath(id, 'csv')} download>
        Download CSV
      </a>
      <a className="link" href={listFilePath(id, 'xlsx')} download>
        Download Excel
      </a>
      <Form method="post" action={action}>
        <Button look={isReadOnly ? 'secondary' : 'quiet'} size="small" name="intent" value="copy">
          {isReadOnly ? 'Copy to a list of my own' : 'Copy'}
          {!isReadOnly && <span className="hearable"> this list</span>}
        </Button>
      </Form>
    </div>
  );
}

/** In which order the items stand, and whether all of them do. */
function LookForm({ here, loaderData: { look, list } }: { here: string; loaderData: Route.ComponentProps['loaderData'] }) {
  const isAtQuery = here.includes('?');
  return (
    <Form
      method="get"
      action={here}
      className="lists-bar"
      preventScrollReset
      onChange={(event) => {
        event.currentTarget.requestSubmit();
      }}
    >
      {isAtQuery && <input type="hidden" name="listId" value={list.id} />}
      {look.isWhole && <input type="hidden" name="show" value="all" />}
      <SelectField
        label="Sort by"
        name="sort"
        defaultValue={look.sort}
        options={Object.entries(ITEM_SORTS).map(([value, { text }]) => ({ value, label: text }))}
      />
      <Checkbox label="In stock only" name="stock" value="in" defaultChecked={look.isInStock} />
      <Button className="without-scripts" look="secondary">
        Show
      </Button>
    </Form>
  );
}
