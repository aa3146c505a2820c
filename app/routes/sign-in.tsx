import { data, redirect } from 'react-router';
import { loginWithPasskey } from '#contracts/account/passkeys.ts';
import { login } from '#contracts/session/identity.ts';
import { returnAddress } from '#domain/identity/return-address.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, unlessUnreached, type Unreached } from '#app/api/unreached.ts';
import { usedPasskey } from '#app/account/passkeys/credential-in.server.ts';
import { SignInPage } from '#app/account/sign-in-page.tsx';
import { SIGNED_OUT, signInCodePath } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/sign-in.ts';
import '../account/account.css';

export type SignInFailure = { readonly errors: readonly FormError[]; readonly email: string; readonly otherSite: string | undefined };

const CHECKOUT_PATHS: readonly string[] = [PATHS.checkout, '/cc/mmx/checkout'];

export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { tenant, user } = servicesOf(context);
  const returnTo = returnAddress({ jumpUrl: searchParams.get('jumpUrl') ?? undefined, TARGET: searchParams.get('TARGET') ?? undefined });
  if (user !== undefined) throw redirect(returnTo);
  const isConsumer = tenant === 'dotcom';
  const wasSignedOut = searchParams.has(SIGNED_OUT);
  return {
    returnTo,
    mayRegister: isConsumer,
    // A guest's way to checkout: only the consumer site has one.
    isCheckout: CHECKOUT_PATHS.includes(returnTo) && !wasSignedOut,
    // Whose cart lies in their account is not led to an empty one.
    mayGoOnAsGuest: isConsumer && CHECKOUT_PATHS.includes(returnTo) && !wasSignedOut,
    wasSignedOut,
    // Sent here by a page that needs to know who is there.
    wasSentHere: searchParams.get('redirected') === '1',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textIn(form, 'email');
  const { door } = servicesOf(context);
  const jumpUrl = textIn(form, 'jumpUrl');
  const credential = usedPasskey(textIn(form, 'credential'));
  const reply =
    credential === undefined
      ? await door(login, { body: { email, password: textIn(form, 'password'), jumpUrl } })
      : await door(loginWithPasskey, { body: { credential, jumpUrl } });
  if (reply.ok) throw redirect(reply.body.redirectUrl, 303);
  if (reply.code === 'SECOND_FACTOR_NEEDED') throw redirect(signInCodePath(returnAddress({ jumpUrl })), 303);
  const other = reply.extra?.['redirectUrl'];
  const failure: SignInFailure = {
    errors: formErrors(reply, ['email', 'password']),
    email,
    otherSite: reply.code === 'WRONG_TENANT' && typeof other === 'string' ? other : undefined,
  };
  return data(failure, refusedWith(reply));
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text): SignInFailure & Unreached => ({
    errors: [formError(text)],
    email: textIn(form, 'email'),
    otherSite: undefined,
    isUnreached: true,
  }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Sign in', isUnlisted: true });

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} failure={actionData} />;
}
