import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { bringsPage } from './api/brings-page.ts';
import { ownSession } from './api/own-session.ts';
import { servicesOf } from './api/page-services.ts';
import { isCartPage } from '#domain/cart/local-copy.ts';
import { isUnreached } from './api/unreached.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { usePageData } from './shell/page-data.ts';
import { readPageData } from './shell/page-data.server.ts';
import { PageFrame } from './frame/page-frame.tsx';
import './styles/app.css';

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export function loader({ context, request }: Route.LoaderArgs) {
  return readPageData(servicesOf(context), request);
}

/** What a form changes is stored for a session: the browser has one before the form is sent, and all forms have the same. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (request.method !== 'GET') await ownSession();
    return next();
  },
];

/** What the header shows changes when something was done, not when somebody looks around. */
export function shouldRevalidate({ formMethod, actionResult, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  // The cart page says itself how much is in the cart.
  if (bringsPage(actionResult) && isCartPage(nextUrl.pathname)) return false;
  return formMethod !== undefined && formMethod !== 'GET';
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
