import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { Art } from '#app/ui/pictures/art.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { DepartmentChips } from '#app/shell/department-chips.tsx';
import { reportError } from './error-reports.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { PATHS } from '#app/shell/site-paths.ts';

export { settle, UnsentForm } from './unsent/unsent.tsx';

/** What is said when a page cannot be shown: what happened, and the way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useEffect(() => {
    if (error instanceof Error) reportError(error.message, error);
  }, [error]);
  if (status === 404) return <NotFoundPage />;
  if (status === 401 || status === 403)
    return <NotAllowedPage needsSignIn={status === 401} said={isRouteErrorResponse(error) && error.data?.said} />;
  // A page that could not be fetched is a TypeError. On the server nobody is offline.
  const isOffline = error instanceof TypeError && typeof window !== 'undefined' && !navigator.onLine;
  return isOffline ? <OfflinePage /> : <FailurePage />;
}

function NotFoundPage() {
  const departments = usePageData()?.departments ?? [];
  return (
    <div className="page page-narrow py-12">
      <title>Page not found</title>
      <Art name="not-found" />
      <p className="figures font-semibold text-ink-faint">404</p>
      <h1 className="mt-1">We can’t find that page</h1>
      <p className="mt-3 text-ink-soft">
        Check the address for typos. If it was an item, we may no longer carry it. Search above, or browse a department.
      </p>
      <DepartmentChips departments={departments} className="mt-6" />
      <p className="mt-8">
        <LinkButton to={PATHS.home}>Go to the home page</LinkButton>
      </p>
    </div>
  );
}

/** @param said by the server, where it knows more. */
function NotAllowedPage({ needsSignIn, said }: { needsSignIn: boolean; said?: string | false | undefined }) {
  const isInProcurement = usePageData()?.isInProcurement === true;
  return (
    <div className="page page-narrow py-12">
      <title>No access</title>
      <h1>{needsSignIn ? 'Please sign in to continue' : 'You don’t have access to this page'}</h1>
      <p className="mt-3 text-ink-soft">
        {said ||
          (needsSignIn ? 'This page is about your account.' : 'It belongs to another account. Sign in to that account, or keep shopping.')}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {isInProcurement && <LinkButton to={RETURN_PATH}>Go back to your purchasing system</LinkButton>}
        {!said && <LinkButton to={PATHS.signIn}>Sign in</LinkButton>}
        <LinkButton to={PATHS.home} look={said && !isInProcurement ? 'primary' : 'secondary'}>
          Go to the home page
        </LinkButton>
      </p>
    </div>
  );
}

/** Whoever is offline is told so, and what they wanted to see comes by itself once they are back. It has no picture: none can be loaded. */
function OfflinePage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const retry = () => void navigate(`${pathname}${search}${hash}`, { replace: true });
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [navigate, pathname, search, hash]);
  return (
    <div className="page page-narrow py-12">
      <title>You're offline</title>
      <h1>You're offline</h1>
      <p className="mt-3 text-ink-soft">
        We couldn't load this page. It opens by itself when you're back online. What you typed on the page before is still there when you go
        back to it.
      </p>
    </div>
  );
}

function FailurePage() {
  return (
    <div className="page page-narrow py-12">
      <title>Something went wrong</title>
      <Art name="went-wrong" />
      <h1>Sorry, something went wrong</h1>
      <p className="mt-3 text-ink-soft">
        It's us, not you. Try again in a few minutes. If you were placing an order, place it once more then: it is placed and paid only
        once.
      </p>
      {/* Plain links: whatever failed is loaded anew. */}
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button" href="">
          Try again
        </a>
        <a className="button button-secondary" href={PATHS.home}>
          Go to the home page
        </a>
      </p>
    </div>
  );
}
