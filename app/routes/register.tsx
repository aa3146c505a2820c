import { data, Link, redirect } from 'react-router';
import { register } from '#contracts/session/identity.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { RegisterForm } from '#app/account/register-form.tsx';
import { signInPath } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/register.ts';
import '../account/account.css';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { tenant, user } = servicesOf(context);
  const returnTo = returnAddress({ jumpUrl: searchParams.get('jumpUrl') ?? undefined, TARGET: searchParams.get('TARGET') ?? undefined });
  if (user !== undefined) throw redirect(returnTo);
  // People of an organization get their account from its administrator.
  if (tenant !== 'dotcom') throw redirect(signInPath(returnTo));
  return { returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = namesIn(form);
  const reply = await servicesOf(context).door(register, {
    body: { ...values, password: textIn(form, 'password'), jumpUrl: textIn(form, 'jumpUrl') },
  });
  if (reply.ok) throw redirect(reply.body.redirectUrl, 303);
  return data({ errors: formErrors(reply, FIELDS), values }, refusedWith(reply));
}

/** What is shown again of what was typed. */
function namesIn(form: FormData) {
  return { firstName: textIn(form, 'firstName'), lastName: textIn(form, 'lastName'), email: textIn(form, 'email') };
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text) => ({ errors: [formError(text)], values: namesIn(form), isUnreached: true }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Create account', isUnlisted: true });

export default function Register({ loaderData: { returnTo }, actionData: failure }: Route.ComponentProps) {
  return (
    <div className="page page-narrow py-8">
      <h1>Create account</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Already have one?{' '}
        <Link className="link font-semibold" to={signInPath(returnTo)}>
          Sign in
        </Link>
      </p>
      <div className="card">
        <RegisterForm returnTo={returnTo} failure={failure} />
      </div>
    </div>
  );
}
