import { Link } from 'react-router';
import { signInPath } from '#app/shell/site-paths.ts';
import { useOwnAddress } from '#app/pages-for-many.ts';

/** What there is here for who has no account: the rest of the shop asks for one. */
export function GuestNotice({ name }: { name: string | undefined }) {
  const here = useOwnAddress();
  return (
    <p className="mb-3 max-w-prose text-sm text-ink-soft">
      {name === undefined ? 'You’re here without an account. ' : `You’re here as ${name}, without an account. `}
      Search and add what you need on this page, and come back to it by the same link. Have an account with this company?{' '}
      <Link className="link" to={signInPath(here)}>
        Sign in
      </Link>
    </p>
  );
}
