import { randomUUID } from 'node:crypto';
import { Form, Link, useNavigation } from 'react-router';
import type { FormError } from '#app/api/form-errors.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { listsToChoose } from '#app/lists/adding/lists-to-choose.server.ts';
import { answerForm } from '#app/lists/adding/put-on-list.server.ts';
import { putText, type Put } from '#app/lists/adding/put-on-list.ts';
import { UndoFields } from '#app/lists/adding/undo-fields.tsx';
import { ListFields } from '#app/lists/list-fields.tsx';
import { ACCESS_TEXTS } from '#app/lists/list-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/add-to-list.ts';
import '../../account/account.css';
import '../../lists/lists.css';

/** Where something is put onto a list: what it is, and the lists that can take it. Who has not signed in does so first, and comes back. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { ...(await listsToChoose(servicesOf(context), url)), here: `${url.pathname}${url.search}`, onceKey: randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerForm(servicesOf(context), url, await request.formData());
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Add to a list', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function AddToList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, lists, levels, isFull, firstName, here, onceKey } = loaderData;
  const { put, undone, errors = NO_ERRORS } = actionData ?? {};
  const busy = useNavigation().formData;
  return (
    <div className="page page-narrow py-8">
      <h1 className="mb-1">Add to a list</h1>
      <p className="mb-4 wrap-anywhere text-ink-soft">{title}</p>
      {put !== undefined && <PutNotice put={put} here={here} />}
      <Done>{undone}</Done>
      <ErrorSummary title="Nothing was added" errors={errors} />
      {lists.length > 0 && (
        <Form method="post" action={here} className="mb-4">
          <input type="hidden" name="onceKey" value={onceKey} />
          <ul className="card to-lists">
            {lists.map(({ id, name, access, favorite, totalItems, has }) => (
              <li key={id}>
                <span className="min-w-0 wrap-anywhere">
                  <b className="font-medium">
                    {favorite && <span aria-label="Favorite">★ </span>}
                    {name}
                  </b>
                  <span className="block text-sm text-ink-soft">
                    {access === 'PERSONAL' ? '' : `${ACCESS_TEXTS[access]} · `}
                    {totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-US')} items`}
                    {has > 0 && ` · ${has.toLocaleString('en-US')} of this already`}
                  </span>
                </span>
                <Button look="secondary" name="listId" value={id} isBusy={busy?.get('listId') === id}>
                  Add<span className="hearable"> to {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {isFull ? (
        <Notice tone="info">You have as many lists as there can be. Delete one to create another.</Notice>
      ) : (
        <details open={lists.length === 0 || errors.length > 0}>
          <summary>Add to a new list</summary>
          <Form method="post" action={here} className="account-form card mt-3" noValidate>
            <input type="hidden" name="onceKey" value={onceKey} />
            <ListFields levels={levels} errors={errors} name={firstName} />
            <Button isBusy={busy?.has('name') === true && !busy.has('intent')}>Create list and add</Button>
          </Form>
        </details>
      )}
      <p className="mt-4">
        <Link className="link inline-flex min-h-11 items-center" to={back.to}>
          {back.text}
        </Link>
      </p>
    </div>
  );
}

/** What was put where, with the way there and back. */
function PutNotice({ put, here }: { put: Put; here: string }) {
  return (
    <div className="mb-4">
      <Notice tone="success" title={putText(put)} isLive>
        <Form method="post" action={here} className="flex flex-wrap items-center gap-3">
          <UndoFields put={put} />
          <Link className="link inline-flex min-h-11 items-center" to={put.path}>
            See the list
          </Link>
          <Button look="quiet" size="small">
            Undo
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
