import { data, Form, useNavigation } from 'react-router';
import { choosePassword } from '#contracts/identity.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ACCOUNT_PATHS } from '#app/account/account-paths.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { Route } from './+types/reset-password.ts';
import '../account/account.css';

type Outcome = { readonly isChanged: boolean; readonly errors: readonly FormError[] };

/** The token of the mail goes into the form, so that it is used by sending the form and not by looking at the page. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { token: searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(choosePassword, { body: { token: textIn(form, 'token'), password: textIn(form, 'password') } });
  if (!reply.ok) return data<Outcome>({ isChanged: false, errors: formErrors(reply, ['password']) }, { status: 400 });
  return data<Outcome>({ isChanged: true, errors: [] });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Choose a new password', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function ResetPassword({ loaderData: { token }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (outcome?.isChanged === true) return <Changed />;
  const errors = outcome?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow py-8">
      <h1>Choose a new password</h1>
      <p className="mt-1 mb-5 text-ink-soft">Everybody who is signed in with the old one is signed out.</p>
      <Form method="post" className="account-form card" noValidate>
        <ErrorSummary errors={errors} />
        <input type="hidden" name="token" value={token} />
        <PasswordField autoComplete="new-password" hint="At least 8 characters" error={errorAt(errors, 'password')} />
        <Button isWide isBusy={state === 'submitting'}>Save the password</Button>
      </Form>
      <p className="mt-4"><LinkButton look="quiet" to={ACCOUNT_PATHS.forgotPassword}>Ask for a new mail</LinkButton></p>
    </div>
  );
}

function Changed() {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>Your new password is saved</h1>
        <p>Sign in with it to go on.</p>
        <p className="mt-2"><LinkButton to={PATHS.signIn}>Sign in</LinkButton></p>
      </div>
    </div>
  );
}
