import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';

const TRAIL = [{ name: 'Your account', href: ACCOUNT_PATHS.all }];

/** The way back from a page of the account to all of it. @param here the page's own name */
export function AccountTrail({ here }: { here: string }) {
  return <Breadcrumbs trail={TRAIL} here={here} />;
}
