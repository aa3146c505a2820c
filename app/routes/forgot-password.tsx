import { data, Form, Link, useNavigation } from 'react-router';
import { resetPassword } from '#contracts/session/identity.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { RESET_MINUTES } from '#domain/identity/password-limits.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, type Unreached } from '#app/api/unreached.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/forgot-password.ts';
import '../account/account.css';

type Outcome = { readonly isAsked: boolean; readonly email: string; readonly errors: readonly FormError[] };

export async function action({ request, context }: Route.ActionArgs) {
  const email = textIn(await request.formData(), 'email').trim();
  if (readEmail(email) === undefined)
    return data<Outcome>({ isAsked: false, email, errors: [formError(EMAIL_ERROR_TEXT, 'email')] }, { status: 400 });
  const reply = await servicesOf(context).door(resetPassword, { body: { email } });
  if (!reply.ok) return data<Outcome>({ isAsked: false, email, errors: formErrors(reply, ['email']) }, refusedWith(reply));
  return data<Outcome>({ isAsked: true, email, errors: [] });
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  const email = textIn(await request.clone().formData(), 'email');
  return answerOr(serverAction, (text): Outcome & Unreached => ({ isAsked: false, email, errors: [formError(text)], isUnreached: true }));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Forgot your password?', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function ForgotPassword({ actionData: outcome }: Route.ComponentProps) {
  const { formAction } = useNavigation();
  if (outcome?.isAsked === true) return <Asked email={outcome.email} />;
  const errors = outcome?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow py-8">
      <h1>Forgot your password?</h1>
      <p className="mt-1 mb-5 text-ink-soft">Enter the email on your account and we'll send you a link to reset your password.</p>
      <Form method="post" action={ACCOUNT_PATHS.forgotPassword} className="account-form card" noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={outcome?.email}
          error={errorAt(errors, 'email')}
          maxLength={300}
        />
        <Button isWide isBusy={formAction === ACCOUNT_PATHS.forgotPassword}>
          Send the link
        </Button>
      </Form>
      <p className="mt-4">
        <Link className="link inline-flex min-h-11 items-center" to={PATHS.signIn}>
          Back to sign in
        </Link>
      </p>
    </div>
  );
}

/** Says the same whether there is such an account or not. */
function Asked({ email }: { email: string }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>Check your email</h1>
        <p>
          If there is an account for <b className="wrap-anywhere">{email}</b>, a link to reset your password is on its way. It works for{' '}
          {RESET_MINUTES} minutes.
        </p>
        <p className="text-ink-soft">
          Nothing after a few minutes? Check your spam folder, or make sure the address is right and ask again.
        </p>
        <p className="mt-2">
          <LinkButton to={PATHS.signIn}>Back to sign in</LinkButton>
        </p>
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={ACCOUNT_PATHS.forgotPassword}>
            Use a different email
          </Link>
        </p>
      </div>
    </div>
  );
}
