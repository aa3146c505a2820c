import type { ReactNode } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { acceptInvitation, checkInvitation } from '#contracts/organization/people.ts';
import { INVITATION_DAYS } from '#domain/accounts/people/invitation-days.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { NameFields } from '#app/account/profile/name-fields.tsx';
import { onceLookedAt } from '#app/api/once-looked-at.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfKeyPage, refusedWith } from '#app/api/refused-with.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/join.ts';
import '../../account/account.css';

/** No token is longer: a longer one does not work either, and need not be asked about whole. */
const readable = (token: string): string => token.slice(0, 100);

type Invited = { readonly organization: string; readonly email: string; readonly isTaken: boolean; readonly company: string | null };

/** Where the link of an invitation leads. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = readable(searchParams.get('token') ?? '');
  if (token === '') throw redirect(PATHS.signIn);
  const reply = await servicesOf(context).door(checkInvitation, { query: { token } });
  const isDead = !reply.ok && reply.code === 'LINK_USED_UP';
  const invited: Invited | undefined = isDead ? undefined : requireAnswer(reply);
  return data({ token, invited }, { status: isDead ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const names = { firstName: textIn(form, 'firstName').slice(0, 60), lastName: textIn(form, 'lastName').slice(0, 60) };
  const body = { ...names, token: readable(textIn(form, 'token')), password: textIn(form, 'password').slice(0, 200) };
  const reply = await servicesOf(context).door(acceptInvitation, { body });
  // Said, since the page behind it is that of a link which is used up now.
  if (reply.ok) return data({ joined: reply.body, isDead: false, errors: [], names }, 200);
  const isDead = reply.code === 'LINK_USED_UP';
  const errors = formErrors(reply, ['firstName', 'lastName', 'password']);
  return data({ joined: undefined, isDead, errors, names }, isDead ? { status: 410 } : refusedWith(reply));
}

export const shouldRevalidate = onceLookedAt;

export const headers = headersOfKeyPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Join your organization', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function Join({ loaderData: { token, invited }, actionData: outcome }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (outcome?.joined !== undefined) return <Joined {...outcome.joined} />;
  if (invited === undefined || outcome?.isDead === true) return <DeadLink />;
  if (invited.isTaken) return <Taken {...invited} />;
  const errors = outcome?.errors ?? NO_ERRORS;
  return (
    <div className="page page-narrow py-8">
      <h1>Order for {invited.organization}</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        You sign in {invited.company === null ? 'with' : 'at your company, as'} <strong>{invited.email}</strong>.
      </p>
      <Form method="post" className="account-form card" noValidate>
        <ErrorSummary title="You have not joined yet" errors={errors} />
        <input type="hidden" name="token" value={token} />
        <NameFields values={outcome?.names} errors={errors} />
        {invited.company === null && (
          <PasswordField
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words are easy to remember and hard to guess.`}
            error={errorAt(errors, 'password')}
          />
        )}
        <Button isWide isBusy={state === 'submitting'}>
          Join
        </Button>
      </Form>
    </div>
  );
}

/** What became of the link, and the way on. */
function LinkEnd({ title, way = PATHS.signIn, children }: { title: string; way?: string; children: ReactNode }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-3" role="status">
        <h1>{title}</h1>
        <p>{children}</p>
        <p className="mt-2">
          <LinkButton to={way}>Sign in</LinkButton>
        </p>
      </div>
    </div>
  );
}

function DeadLink() {
  return (
    <LinkEnd title="This link no longer works">
      This invitation has been used or canceled, or is older than {INVITATION_DAYS} days. Ask the person who invited you for a new one. If
      you’ve already joined, sign in.
    </LinkEnd>
  );
}

function Taken({ organization, email }: { organization: string; email: string }) {
  return (
    <LinkEnd title="This email has an account already">
      An account is for personal orders or for one organization, and {email} already has one. Ask whoever invited you to use another email
      address for {organization}.
    </LinkEnd>
  );
}

function Joined({ organization, email, company }: { organization: string; email: string; company: string | null }) {
  if (company === null)
    return (
      <LinkEnd title="You’re in">
        Sign in with {email} to order for {organization}.
      </LinkEnd>
    );
  return (
    <LinkEnd title="You’re in" way={`${SAML_PATHS.choose}?company=${company}`}>
      Sign in with your company to order for {organization}.
    </LinkEnd>
  );
}
