import { useEffect } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { findCompany } from '#contracts/session/saml.ts';
import { isCompanyName, SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/choose-company.ts';

const LONGEST_EMAIL = 320;
/** What was typed. */
type By = 'email' | 'company';

/** Where somebody says who signs them in: their work email tells it, or the name of their company's sign-in, which a link may bring. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const company = (searchParams.get('company') ?? '').trim().toLowerCase();
  const returnTo = (searchParams.get('returnTo') ?? '').slice(0, 2000);
  return {
    returnTo,
    start: isCompanyName(company) ? startPath(company, returnTo) : undefined,
    isSignedOut: searchParams.has('signed-out'),
  };
}

function startPath(company: string, returnTo: string): string {
  return `${SAML_PATHS.start}/${company}${returnTo === '' ? '' : `?${new URLSearchParams({ returnTo }).toString()}`}`;
}

const UNKNOWN = {
  email: 'We don’t know a company sign-in for this email. Check it, or use your company’s sign-in name.',
  company: 'We don’t know a company sign-in by that name. Check it, or ask your administrator.',
} as const;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const by: By = form.has('company') ? 'company' : 'email';
  const typed = textIn(form, by).trim().slice(0, LONGEST_EMAIL);
  const returnTo = textIn(form, 'returnTo').slice(0, 2000);
  const refused = (errors: readonly FormError[], init: Parameters<typeof data>[1]) =>
    data({ by, typed, returnTo, errors, start: undefined }, init);
  if (by === 'email' && !typed.includes('@')) return refused([formError('Enter your work email, such as you@company.com.', by)], 400);
  const reply = await servicesOf(context).door(findCompany, {
    body: { emailOrName: by === 'company' ? typed.replaceAll('@', ' ') : typed },
  });
  if (!reply.ok && reply.code === 'TOO_MANY_REQUESTS') return refused(formErrors(reply, []), refusedWith(reply));
  const { company } = requireAnswer(reply, url);
  if (company === null) return refused([formError(UNKNOWN[by], by)], 400);
  return data({ by, typed, returnTo, errors: [], start: startPath(company, returnTo) });
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

export default function ChooseCompany({ loaderData: { returnTo, start, isSignedOut }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const found = actionData?.start;
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Sign in with your company</h1>
        {isSignedOut && actionData === undefined && (
          <Notice tone="info" title="You’re signed out here.">
            You may still be signed in at your company. On a shared computer, sign out there, too.
          </Notice>
        )}
        <ErrorSummary title="We couldn’t find your company" errors={errors} />
        {found !== undefined ? (
          <GoThere start={found} />
        ) : start !== undefined && actionData === undefined ? (
          <Way start={start} />
        ) : (
          <WhoAreYou returnTo={actionData?.returnTo ?? returnTo} by={actionData?.by} typed={actionData?.typed ?? ''} errors={errors} />
        )}
      </div>
    </div>
  );
}

type WhoProps = { returnTo: string; by: By | undefined; typed: string; errors: readonly FormError[] };

function WhoAreYou({ returnTo, by, typed, errors }: WhoProps) {
  const { formData } = useNavigation();
  const back = returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />;
  return (
    <>
      <Form method="post" action={SAML_PATHS.choose} className="flex flex-col gap-4" noValidate>
        {back}
        <TextField
          label="Work email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_EMAIL}
          defaultValue={by === 'email' ? typed : undefined}
          error={errorAt(errors, 'email')}
        />
        <p>
          <Button isBusy={formData?.has('email') === true}>Continue</Button>
        </p>
      </Form>
      <Disclosure summary="Use your company’s sign-in name instead" isOpen={by !== undefined}>
        <Form method="post" action={SAML_PATHS.choose} className="flex flex-col gap-4" noValidate>
          {back}
          <TextField
            label="Company sign-in name"
            hint="Your administrator knows it. It looks like harbor-dental."
            name="company"
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            defaultValue={by === 'company' ? typed : undefined}
            error={errorAt(errors, 'company')}
          />
          <p>
            <Button look="secondary" isBusy={formData?.has('company') === true}>
              Continue with this name
            </Button>
          </p>
        </Form>
      </Disclosure>
      <p>
        <Link className="link inline-flex min-h-11 items-center" to={signInPath(returnTo === '' ? PATHS.home : returnTo)}>
          Sign in with a password instead
        </Link>
      </p>
    </>
  );
}

/** Goes there at once. A form of ours may not lead to another site's page, and this page may: so the browser is told to. */
function GoThere({ start }: { start: string }) {
  useEffect(() => {
    window.location.replace(start);
  }, [start]);
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${start}`} />
      <Way start={start} />
    </>
  );
}

function Way({ start }: { start: string }) {
  return (
    <>
      <p>You’ll sign in on your company’s own page, then come back here.</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={start} reloadDocument>
          Go to your company’s sign-in
        </LinkButton>
        <LinkButton to={SAML_PATHS.choose} look="secondary">
          Another company
        </LinkButton>
      </p>
    </>
  );
}
