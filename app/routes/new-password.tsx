import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { choosePassword } from '#contracts/identity.ts';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/new-password.ts';
import '../account/account.css';

/** Where the link of the password mail leads. Without its token there is nothing to do here but to ask for a mail. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  if (token === '') throw redirect(ACCOUNT_PATHS.forgotPassword);
  return { token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(choosePassword, {
    body: { token: textIn(form, 'token').slice(0, 100), password: textIn(form, 'password') },
  });
  if (reply.ok) return data({ isDone: true, isUsedUp: false, errors: [] });
  const isUsedUp = reply.code === 'LINK_USED_UP';
  return data({ isDone: false, isUsedUp, errors: formErrors(reply, ['password']) }, isUsedUp ? { status: 410 } : refusedWith(reply));
}

/** The token stands in the address: not even our own pages are told where somebody came from. */
export const headers: Route.HeadersFunction = (args) => ({
  ...Object.fromEntries(new Headers(headersOfAction(args))),
  'referrer-policy': 'strict-origin',
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Choose a new password', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function NewPassword({ loaderData: { token }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { key } = useLocation();
  if (outcome?.isDone === true) return <Chosen />;
  const errors = outcome?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow py-8">
      <h1>Choose a new password</h1>
      <p className="mt-1 mb-5 text-ink-soft">You are signed out everywhere once it is saved.</p>
      <Form method="post" className="account-form card" noValidate>
        <ErrorSummary title="Your password has not been changed" errors={errors} />
        <input type="hidden" name="token" value={token} />
        {outcome?.isUsedUp === true ? (
          <LinkButton to={ACCOUNT_PATHS.forgotPassword}>Ask for a new mail</LinkButton>
        ) : (
          <>
            <PasswordField
              key={key}
              autoComplete="new-password"
              hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words are easier to remember than signs.`}
              error={errorAt(errors, 'password')}
            />
            <Button isWide isBusy={state === 'submitting'}>
              Save the password
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}

function Chosen() {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>Your password is saved</h1>
        <p>Sign in with it from now on.</p>
        <p className="mt-2">
          <LinkButton to={PATHS.signIn}>Sign in</LinkButton>
        </p>
      </div>
    </div>
  );
}
