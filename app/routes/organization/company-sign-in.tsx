import { data, Form, redirect, useNavigation } from 'react-router';
import { getCompanySignIn, saveCompanySignIn } from '#contracts/organization/company-sign-in.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/company-sign-in.ts';
import '../../organization/organization.css';

/** How an organization signs its people in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const settings = requireAnswer(await door(getCompanySignIn), url);
  return { of: user?.accountName, ...settings, isSaved: url.searchParams.has('saved') };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string, most: number) => textIn(form, name).slice(0, most);
  const wanted = {
    isOn: form.has('isOn'),
    entityId: text('entityId', 500),
    ssoUrl: text('ssoUrl', 1000),
    certificates: [text('certificate', 8000), text('nextCertificate', 8000)],
    emailAttribute: text('emailAttribute', 200),
    takesUnasked: form.has('takesUnasked'),
    addsPeople: form.has('addsPeople'),
    hidesPasswords: form.has('hidesPasswords'),
  };
  const reply = await door(saveCompanySignIn, { body: wanted });
  if (reply.ok) throw redirect(`${ORGANIZATION_PATHS.signIn}?saved=1`, 303);
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  const errors = formErrors(reply, { 'certificates.0': 'certificate', 'certificates.1': 'nextCertificate' });
  return data({ errors, wanted }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Company sign-in', isUnlisted: true });

export default function CompanySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { of, provider, metadataUrl, answerUrl, startUrl, emailDomains, isSaved } = loaderData;
  const { formData } = useNavigation();
  const errors = actionData?.errors ?? [];
  const shown = actionData?.wanted ?? provider;
  const ours = [
    ['Metadata, and our entity ID', metadataUrl],
    ['Reply URL (ACS, HTTP POST)', answerUrl],
    ['Where your people begin', startUrl],
  ] as const;
  return (
    <OrganizationPage title="Company sign-in" of={of}>
      <Done>{errors.length === 0 && isSaved && 'Saved. Takes effect at the next sign-in.'}</Done>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <p className="mb-4 max-w-prose text-ink-soft">
        Your people can sign in with your identity provider, by SAML 2.0. It has to sign its assertions with SHA-256 or SHA-512.
      </p>
      <dl className="card mb-5 flex flex-col gap-2">
        {ours.map(([name, address]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{address}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="flex max-w-2xl flex-col gap-4" noValidate>
        <TextField label="Entity ID" name="entityId" defaultValue={shown?.entityId} maxLength={500} error={errorAt(errors, 'entityId')} />
        <TextField label="Sign-in address" name="ssoUrl" defaultValue={shown?.ssoUrl} maxLength={1000} error={errorAt(errors, 'ssoUrl')} />
        <TextAreaField
          label="Certificate"
          name="certificate"
          rows={5}
          defaultValue={shown?.certificates[0]}
          error={errorAt(errors, 'certificate')}
        />
        <TextAreaField
          label="Next certificate"
          isOptional
          hint="While you change certificates, either one is taken."
          name="nextCertificate"
          rows={5}
          defaultValue={shown?.certificates[1]}
          error={errorAt(errors, 'nextCertificate')}
        />
        <TextField
          label="Attribute with the email"
          isOptional
          hint="Leave empty if the name ID is the email."
          name="emailAttribute"
          defaultValue={shown?.emailAttribute}
          maxLength={200}
        />
        <Checkbox
          label="People may come from your company’s page without starting here"
          name="takesUnasked"
          defaultChecked={shown?.takesUnasked ?? false}
        />
        <Checkbox
          label="Open an account for whoever comes for the first time"
          hint={
            emailDomains.length === 0 ? 'Contact us first, so we can add your email domain.' : `For emails at ${emailDomains.join(', ')}`
          }
          name="addsPeople"
          defaultChecked={shown?.addsPeople ?? false}
          error={errorAt(errors, 'addsPeople')}
        />
        <Checkbox label="Your people don’t choose passwords here" name="hidesPasswords" defaultChecked={shown?.hidesPasswords ?? false} />
        <Checkbox label="Company sign-in is on" name="isOn" defaultChecked={shown?.isOn ?? true} />
        <p>
          <Button isBusy={formData !== undefined}>Save</Button>
        </p>
      </Form>
    </OrganizationPage>
  );
}
