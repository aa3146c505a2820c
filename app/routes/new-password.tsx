import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { checkResetLink, choosePassword } from '#contracts/session/identity.ts';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfKeyPage, refusedWith } from '#app/api/refused-with.ts';
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
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  if (token === '') throw redirect(ACCOUNT_PATHS.forgotPassword);
  const reply = await servicesOf(context).door(checkResetLink, { query: { token: readable(token) } });
  const isDead = !reply.ok && reply.code === 'LINK_USED_UP';
  if (!isDead) requireAnswer(reply);
  return data({ token, isDead }, { status: isDead ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reply = await servicesOf(context).door(choosePassword, {
    body: { token: readable(textIn(form, 'token')), password: textIn(form, 'password') },
  });
  // Said, since the page behind it is that of a link which is used up now.
  if (reply.ok) return data({ isDone: true, isDead: false, errors: [] }, { status: 200 });
  const isDead = reply.code === 'LINK_USED_UP';
  return data({ isDone: false, isDead, errors: formErrors(reply, ['password']) }, isDead ? { status: 410 } : refusedWith(reply));
}

/** No token is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (token: string): string => token.slice(0, 100);

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Choose a new password', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function NewPassword({ loaderData: { token, isDead }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { key } = useLocation();
  if (outcome?.isDone === true) return <Chosen />;
  if (outcome?.isDead ?? isDead) return <DeadLink />;
  const errors = outcome?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow py-8">
      <h1>Choose a new password</h1>
      <p className="mt-1 mb-5 text-ink-soft">Once you save it, you will be signed out on all your devices.</p>
      <Form method="post" className="account-form card" noValidate>
        <ErrorSummary title="Your password has not been changed" errors={errors} />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          key={key}
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words are easy to remember and hard to guess.`}
          error={errorAt(errors, 'password')}
        />
        <Button isWide isBusy={state === 'submitting'}>
          Save password
        </Button>
      </Form>
    </div>
  );
}

/** Used, too old, or never one of ours. */
function DeadLink() {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>This link no longer works</h1>
        <p>{ERRORS.LINK_USED_UP.message} If you asked more than once, use the newest email.</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={ACCOUNT_PATHS.forgotPassword}>Get a new link</LinkButton>
          <LinkButton to={PATHS.signIn} look="secondary">
            Sign in
          </LinkButton>
        </p>
      </div>
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
