import { data, Form, useNavigation } from 'react-router';
import { getRightsChoices, invitePerson } from '#contracts/organization/people.ts';
import { INVITATION_DAYS } from '#domain/accounts/people/invitation-days.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { RightsFields } from '#app/organization/rights-fields.tsx';
import { newcomerValues, RIGHTS_FIELDS, rightsBody, rightsIn } from '#app/organization/rights-form.ts';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/invite.ts';
import '../../organization/organization.css';

/** What can be given to who is invited. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  return { of: user?.accountName, choices: requireAnswer(await door(getRightsChoices), url) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [email, values] = [textIn(form, 'email').slice(0, 300), rightsIn(form)];
  const reply = await servicesOf(context).door(invitePerson, { body: { ...rightsBody(values), email } });
  if (!reply.ok && reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  if (!reply.ok) return data({ errors: formErrors(reply, RIGHTS_FIELDS), email, values }, refusedWith(reply));
  return doneAt(context, ORGANIZATION_PATHS.people, reply.body.isNew ? 'invited' : 'there');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Invite someone', isUnlisted: true });

export default function Invite({ loaderData: { of, choices }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const errors = actionData?.errors ?? [];
  return (
    <OrganizationPage title="Invite someone" of={of}>
      <Form method="post" className="organization-form" noValidate>
        <ErrorSummary title="The invitation has not been sent" errors={errors} />
        <TextField
          label="Work email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={300}
          defaultValue={actionData?.email}
          hint={`We email them a link to choose a name and a password. It works once, for ${INVITATION_DAYS} days.`}
          error={errorAt(errors, 'email')}
        />
        <RightsFields
          values={actionData?.values ?? newcomerValues(choices.mayGive, choices.mostOrderLimit)}
          choices={choices}
          errors={errors}
        />
        <p className="flex flex-wrap gap-3">
          <Button isBusy={state === 'submitting'}>Send invitation</Button>
          <LinkButton look="secondary" to={ORGANIZATION_PATHS.people}>
            Cancel
          </LinkButton>
        </p>
      </Form>
    </OrganizationPage>
  );
}
