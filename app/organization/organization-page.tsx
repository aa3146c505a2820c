import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';

/** What administrators look after: a page that is added stands here. */
const PAGES = [
  { to: ORGANIZATION_PATHS.people, text: 'People' },
  { to: ORGANIZATION_PATHS.policies, text: 'Buying rules' },
  { to: ORGANIZATION_PATHS.changes, text: 'Change log' },
] as const;

/** The frame of an organization's pages: whose they are, and the others. */
export function OrganizationPage({ title, of, children }: { title: string; of: string | undefined; children: ReactNode }) {
  return (
    <div className="page organization pb-8">
      <AccountTrail here={title} />
      <nav aria-label="Organization" className="organization-pages">
        {PAGES.map(({ to, text }) => (
          <NavLink key={to} to={to}>
            {text}
          </NavLink>
        ))}
      </nav>
      <h1>{title}</h1>
      {of !== undefined && <p className="mb-4 text-ink-soft">{of}</p>}
      {children}
    </div>
  );
}
