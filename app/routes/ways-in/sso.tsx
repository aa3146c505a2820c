import { data, Form, type HeadersFunction, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { comeInBySaml } from '#contracts/session/saml.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { wentThere } from '#domain/identity/ways-in/went-there.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ledOn, NO_TRACE } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/sso.ts';

/** Where somebody names their company, and comes back to from it. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const company = (searchParams.get('company') ?? '').trim().toLowerCase();
  const isName = /^[a-z0-9-]{3,40}$/.test(company);
  const returnTo = (searchParams.get('returnTo') ?? '').slice(0, 2000);
  const query = returnTo === '' ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return {
    company,
    returnTo,
    start: isName ? `${SAML_PATHS.start}/${company}${query}` : undefined,
    isSignedOut: searchParams.has('signed-out'),
  };
}

/** What a company's sign-in sends by a form. Whoever did not go there, but has a frame or a script of another site's page ask, is not signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!wentThere((name) => request.headers.get(name)))
    return data({ text: 'Please open the shop from your company’s own page.' }, { status: 403, headers: NO_TRACE });
  const form = await request.formData();
  const relayState = textIn(form, 'RelayState');
  const reply = await servicesOf(context).door(comeInBySaml, {
    body: { response: textIn(form, 'SAMLResponse'), ...(relayState !== '' && { relayState }) },
  });
  if (reply.ok) throw ledOn(reply.body.redirectUrl);
  const { status, message } = ERRORS[reply.code];
  const { retryAfterSeconds } = reply;
  return data(
    { text: reply.message ?? message },
    { status, headers: { ...NO_TRACE, ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) } },
  );
}

/** What came of the answer is known without looking at the page once more. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('referrer-policy') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

export default function SingleSignOn({ loaderData: { company, returnTo, start, isSignedOut }, actionData }: Route.ComponentProps) {
  if (actionData !== undefined) return <NotLetIn title="Your company’s sign-in did not work" text={actionData.text} />;
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
          <Form method="get" action={SAML_PATHS.answer} className="flex flex-col gap-4">
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
              <LinkButton to={SAML_PATHS.answer} look="secondary">
                Another company
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
