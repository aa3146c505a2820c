import { data, Link, redirect } from 'react-router';
import { createList, getLists } from '#contracts/lists/lists.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { listPath, listsPath } from '#app/lists/list-paths.ts';
import { NewListForm } from '#app/lists/new-list-form.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/new-list.ts';
import '../../account/account.css';

/** Makes a list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const { availableAccessLevel } = requireAnswer(await door(getLists, { query: { size: 1 } }), url);
  return { levels: availableAccessLevel, lists: listsPath(tenant) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door, tenant } = servicesOf(context);
  const form = await request.formData();
  const name = textIn(form, 'name').slice(0, 400);
  const access = LIST_ACCESS.find((one) => one === textIn(form, 'access')) ?? 'PERSONAL';
  const reply = await door(createList, { body: { name, access } });
  if (reply.ok) throw redirect(listPath(tenant, reply.body.id), 303);
  if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, ['name', 'access']), name, access }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Create a list', isUnlisted: true });

export default function NewList({ loaderData: { levels, lists }, actionData }: Route.ComponentProps) {
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Create a list" />
      <h1 className="mb-4">Create a list</h1>
      <div className="card">
        <NewListForm levels={levels} errors={actionData?.errors ?? []} name={actionData?.name} access={actionData?.access} />
      </div>
      <p className="mt-4">
        <Link className="link" to={lists}>
          All lists
        </Link>
      </p>
    </div>
  );
}
