import { Form } from 'react-router';
import { isCompanyName, SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/choose-company.ts';

/** Where somebody names their company, to go to its sign-in. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const company = (searchParams.get('company') ?? '').trim().toLowerCase();
  const returnTo = (searchParams.get('returnTo') ?? '').slice(0, 2000);
  const query = returnTo === '' ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return {
    company,
    returnTo,
    start: isCompanyName(company) ? `${SAML_PATHS.start}/${company}${query}` : undefined,
    isSignedOut: searchParams.has('signed-out'),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

export default function ChooseCompany({ loaderData: { company, returnTo, start, isSignedOut } }: Route.ComponentProps) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Sign in with your company</h1>
        {isSignedOut && (
          <Notice tone="info" title="You’re signed out here.">
            You may still be signed in at your company. On a shared computer, sign out there, too.
          </Notice>
        )}
        {start === undefined ? (
          <Form method="get" action={SAML_PATHS.choose} className="flex flex-col gap-4">
            {returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />}
            <TextField
              label="Company sign-in name"
              hint="Your administrator knows it. It looks like harbor-dental."
              name="company"
              autoComplete="organization"
              maxLength={40}
              defaultValue={company}
              error={company === '' ? undefined : 'Please check the name: it has letters, digits and hyphens.'}
            />
            <p>
              <Button>Continue</Button>
            </p>
          </Form>
        ) : (
          <>
            <p>You’ll sign in on your company’s own page, then come back here.</p>
            <p className="flex flex-wrap gap-3">
              {/* Another site's page follows: a form of ours may not lead there, a link may. */}
              <LinkButton to={start} reloadDocument>
                Go to your company’s sign-in
              </LinkButton>
              <LinkButton to={SAML_PATHS.choose} look="secondary">
                Another company
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
