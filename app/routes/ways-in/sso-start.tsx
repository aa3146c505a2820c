import { data, redirect } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { beginSaml } from '#contracts/session/saml.ts';
import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { NO_TRACE } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/sso-start.ts';

/**
 * Sends somebody to the sign-in of a company: the address that an organization gives its people. It is one that an administrator wrote, so whoever comes from anywhere but a page of ours
 * reads first where they go.
 */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  if (request.method === 'HEAD') throw new Response(null, { status: 204, headers: NO_TRACE });
  if (isFetchedAhead((name) => request.headers.get(name))) throw new Response(null, { status: 425, headers: NO_TRACE });
  const returnTo = url.searchParams.get('returnTo')?.slice(0, 2000);
  const reply = await servicesOf(context).door(beginSaml, {
    body: { company: params.company, ...(returnTo !== undefined && { returnTo }) },
  });
  if (reply.ok) {
    const { partnerName, url: there } = reply.body;
    if (request.headers.get('sec-fetch-site') === 'same-origin') throw redirect(there, { status: 303, headers: NO_TRACE });
    return data({ way: { partnerName, there, host: new URL(there).host }, text: '' }, { headers: NO_TRACE });
  }
  const { status, message } = ERRORS[reply.code];
  return data({ way: undefined, text: reply.message ?? message }, { status, headers: NO_TRACE });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sign in with your company', isUnlisted: true });

export default function StartSingleSignOn({ loaderData: { way, text } }: Route.ComponentProps) {
  if (way === undefined) return <NotLetIn title="Your company’s sign-in did not work" text={text} />;
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Sign in with your company</h1>
        <p>
          You’re about to leave this site for “{way.partnerName}” at <strong className="wrap-anywhere">{way.host}</strong>.
        </p>
        <p className="text-ink-soft">Enter your company password only if you know that address. Afterwards you come back here.</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to={way.there}>{`Continue to ${way.host}`}</LinkButton>
          <LinkButton to={PATHS.home} look="secondary">
            Go to the shop
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
