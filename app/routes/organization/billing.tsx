import { data, Form, useNavigation } from 'react-router';
import { getBilling, saveBilling } from '#contracts/organization/billing.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/billing.ts';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  asked: 'Saved. We emailed a link to the new address. Once it’s confirmed there, invoices and statements go to it.',
};

/** Whom an organization's invoices name and where they are mailed to, for its administrators. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const billing = requireAnswer(await door(getBilling), url);
  return { of: user?.accountName, billing, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = { billTo: textIn(form, 'billTo').slice(0, 1000), email: textIn(form, 'email').trim().slice(0, 300) };
  const reply = await servicesOf(context).door(saveBilling, { body: { ...values, email: values.email || null } });
  if (reply.ok) return doneAt(context, ORGANIZATION_PATHS.billing, reply.body.askedEmail === null ? 'saved' : 'asked');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, ['billTo', 'email']), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Billing', isUnlisted: true });

export default function OrganizationBilling({ loaderData: { of, billing, done }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { billTo, email, askedEmail } = billing;
  const errors = actionData?.errors ?? [];
  return (
    <OrganizationPage title="Billing" of={of}>
      <Done>{errors.length === 0 && done}</Done>
      {askedEmail !== null && (
        <div className="mb-4">
          <Notice tone="warning" title={`Waiting for ${askedEmail} to be confirmed`}>
            Until then, invoices and statements go to {email ?? 'your administrators'}. To send a new link, save again.
          </Notice>
        </div>
      )}
      <Form method="post" action={ORGANIZATION_PATHS.billing} className="organization-form" noValidate>
        <ErrorSummary title="Nothing was changed" errors={errors} />
        <TextAreaField
          label="Bill-to address"
          name="billTo"
          isOptional
          rows={5}
          maxLength={1000}
          autoComplete="off"
          defaultValue={actionData?.values.billTo ?? billTo.join('\n')}
          hint="As it should appear on invoices and statements."
          error={errorAt(errors, 'billTo')}
        />
        <TextField
          label="Accounts payable email"
          name="email"
          type="email"
          isOptional
          maxLength={300}
          autoComplete="off"
          defaultValue={actionData?.values.email ?? askedEmail ?? email ?? ''}
          hint="Gets every invoice and statement. If it’s empty, your administrators do."
          error={errorAt(errors, 'email')}
        />
        <p>
          <Button isBusy={state === 'submitting'}>Save</Button>
        </p>
      </Form>
    </OrganizationPage>
  );
}
