import { data, Form, Link, redirect, useLocation, useNavigation } from 'react-router';
import { loginWithCode } from '#contracts/account/second-factor.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { CodeField } from '#app/account/security/code-field.tsx';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached, type Unreached } from '#app/api/unreached.ts';
import { ACCOUNT_PATHS, signInCodePath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { signInPath } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/sign-in-code.ts';
import '../account/account.css';

/** The second step of signing in, for those who have turned it on. Who has not given a password is told so once they send a code. */
export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const returnTo = returnAddress({ TARGET: searchParams.get('TARGET') ?? undefined });
  if (servicesOf(context).user !== undefined) throw redirect(returnTo);
  return { returnTo };
}

type Failure = { readonly errors: readonly FormError[]; readonly isOver: boolean };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const recoveryCode = textIn(form, 'recoveryCode').trim();
  const code = (recoveryCode === '' ? textIn(form, 'code') : recoveryCode).slice(0, 40);
  const reply = await servicesOf(context).door(loginWithCode, { body: { code, jumpUrl: textIn(form, 'jumpUrl').slice(0, 2000) } });
  if (reply.ok) throw redirect(reply.body.redirectUrl, 303);
  const errors = formErrors(reply, { code: recoveryCode === '' ? 'code' : 'recoveryCode' });
  return data<Failure>({ errors, isOver: reply.code === 'UNAUTHORIZED' || reply.code === 'LOGIN_FAILED' }, refusedWith(reply));
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (text): Failure & Unreached => ({ errors: [formError(text)], isOver: false, isUnreached: true }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Enter your code', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function SignInCode({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const { key } = useLocation();
  const { formAction, state } = useNavigation();
  const errors = actionData?.errors ?? NO_ERRORS;
  const wrongRecovery = errorAt(errors, 'recoveryCode');
  const isBusy = state !== 'idle' && formAction?.startsWith(ACCOUNT_PATHS.signInCode) === true;
  return (
    <div className="page page-narrow py-8">
      <h1>Enter your code</h1>
      <p className="mt-1 mb-5 text-ink-soft">One more step: open your authenticator app and enter the code that it shows.</p>
      <section className="card security">
        <Form method="post" action={signInCodePath(returnTo)} className="account-form" noValidate>
          <ErrorSummary title="You are not signed in yet" errors={errors} />
          {actionData?.isOver === true && (
            <p>
              <Link className="link font-semibold" to={signInPath(returnTo)}>
                Sign in again
              </Link>
            </p>
          )}
          <input type="hidden" name="jumpUrl" value={returnTo} />
          <CodeField key={key} isDigits label="Six-digit code" name="code" error={errorAt(errors, 'code')} />
          <details open={wrongRecovery !== undefined}>
            <summary className="link inline-flex min-h-11 items-center">Use a recovery code instead</summary>
            <CodeField
              key={`recovery ${key}`}
              isDigits={false}
              label="Recovery code"
              name="recoveryCode"
              autoComplete="off"
              error={wrongRecovery}
            />
          </details>
          <Button isWide isBusy={isBusy}>
            Sign in
          </Button>
        </Form>
      </section>
    </div>
  );
}
