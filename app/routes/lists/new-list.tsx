import { data, Form, redirect, useNavigation } from 'react-router';
import { createList, getLists } from '#contracts/lists/lists.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { LONGEST_LIST_NAME } from '#domain/lists/list-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { ACCESS_TEXTS, listPath, listsPath, NEW_LIST_PATH } from '#app/lists/list-paths.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/new-list.ts';
import '../../account/account.css';

const MEANING = {
  PERSONAL: 'Only you see it.',
  SHARED: 'Everyone in your organization can see it, and add and remove items.',
  GLOBAL: 'Everyone in your organization can see it. Administrators change it.',
} as const;

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
  const isBusy = useNavigation().state === 'submitting';
  const errors = actionData?.errors ?? [];
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Create a list" />
      <h1 className="mb-4">Create a list</h1>
      <Form method="post" action={NEW_LIST_PATH} className="account-form card" noValidate>
        <ErrorSummary title="No list was created" errors={errors} />
        <TextField
          label="List name"
          name="name"
          autoComplete="off"
          maxLength={LONGEST_LIST_NAME}
          defaultValue={actionData?.name}
          error={errorAt(errors, 'name')}
        />
        {levels.length > 1 && (
          <RadioCards
            legend="Who it’s for"
            name="access"
            defaultValue={actionData?.access ?? 'PERSONAL'}
            options={levels.map((value) => ({ value, label: ACCESS_TEXTS[value], more: MEANING[value] }))}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy}>Create list</Button>
          <LinkButton look="secondary" to={lists}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
