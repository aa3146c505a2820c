import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { ownSession } from './api/own-session.ts';
import { keepTypedForm } from './account/not-sent/typed-form.server.ts';
import { servicesOf } from './api/page-services.ts';
import { isUnreached } from './api/unreached.ts';
import { LateErrorPage, lateParts, useLateParts } from './shell/errors/late-error-page.tsx';
import { usePageData } from './shell/page-data.ts';
import { readPageData } from './shell/page-data.server.ts';
import { VISIT_ID } from './visit/shown-visit.ts';
import { markOf } from './visit/visit-marks.ts';
import { PageFrame } from './frame/page-frame.tsx';
import './styles/app.css';

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export function loader({ context }: Route.LoaderArgs) {
  return readPageData(servicesOf(context));
}

export const middleware: Route.MiddlewareFunction[] = [keepTypedForm];

/**
 * What a form changes is stored for a session: the browser has one before the form is sent, and all forms have the same. One that gets no answer stays on its
 * page.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (request.method !== 'GET') await ownSession();
    // Where it has not come yet, the router itself goes on.
    lateParts?.settle(request, await next());
  },
];

/** What the header shows changes when something was done, not when somebody looks around, or was refused. */
export function shouldRevalidate({ formMethod = 'GET', actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isUnreached(actionResult) && formMethod !== 'GET';
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageData();
  return (
    <html lang="en" data-tenant={page?.tenant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
        {page?.isForMany === true && <VisitInPage />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Where a page that is kept for many has what is its visitor's alone. */
function VisitInPage() {
  const text = import.meta.env.SSR ? markOf('visit') : '';
  return <script type="application/json" id={VISIT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export default function Root() {
  const parts = useLateParts();
  return (
    <>
      {parts && <parts.UnsentForm />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LateErrorPage error={error} />;
}
