import { data, redirect } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { beginSaml } from '#contracts/session/saml.ts';
import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { NO_TRACE } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/sso-start.ts';

/** Sends somebody to the sign-in of a company: the address that an organization gives its people. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  if (request.method === 'HEAD') throw new Response(null, { status: 204, headers: NO_TRACE });
  if (isFetchedAhead((name) => request.headers.get(name))) throw new Response(null, { status: 425, headers: NO_TRACE });
  const returnTo = url.searchParams.get('returnTo')?.slice(0, 2000);
  const reply = await servicesOf(context).door(beginSaml, {
    body: { company: params.company, ...(returnTo !== undefined && { returnTo }) },
  });
  if (reply.ok) throw redirect(reply.body.url, { status: 303, headers: NO_TRACE });
  const { status, message } = ERRORS[reply.code];
  return data({ text: reply.message ?? message }, { status, headers: NO_TRACE });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

export default function StartSingleSignOn({ loaderData: { text } }: Route.ComponentProps) {
  return <NotLetIn title="Your company’s sign-in did not work" text={text} />;
}
