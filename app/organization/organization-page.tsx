import type { ReactNode } from 'react';
import { PageTabs } from '#app/ui/tabs/page-tabs.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';

/** What administrators look after: a page that is added stands here. */
const PAGES = [
  { to: ORGANIZATION_PATHS.people, text: 'People' },
  { to: ORGANIZATION_PATHS.units, text: 'Units' },
  { to: ORGANIZATION_PATHS.policies, text: 'Buying rules' },
  { to: ORGANIZATION_PATHS.approvals, text: 'Approvals' },
  { to: ORGANIZATION_PATHS.contract, text: 'Contract' },
  { to: ORGANIZATION_PATHS.billing, text: 'Billing' },
  { to: ORGANIZATION_PATHS.signIn, text: 'Sign-in' },
  { to: ORGANIZATION_PATHS.changes, text: 'Change log' },
] as const;

type Props = {
  readonly title: string;
  readonly of: string | undefined;
  /** Whoever is none sees a page that all may see, without the way to the others. */
  readonly isAdministrator?: boolean;
  readonly children: ReactNode;
};

/** The frame of an organization's pages: whose they are, and the others. */
export function OrganizationPage({ title, of, isAdministrator = true, children }: Props) {
  return (
    <div className="page organization-page pb-8">
      <AccountTrail here={title} />
      {isAdministrator && <PageTabs label="Organization" pages={PAGES} />}
      <h1>{title}</h1>
      {of !== undefined && <p className="mb-4 text-ink-soft">{of}</p>}
      {children}
    </div>
  );
}
