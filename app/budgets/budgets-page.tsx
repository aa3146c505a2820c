import type { ReactNode } from 'react';
import { PageTabs } from '#app/ui/tabs/page-tabs.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { BUDGET_PATHS } from './budget-paths.ts';

const ACCOUNT = { name: 'Your account', href: ACCOUNT_PATHS.all };
const BUDGETS = { name: 'Budgets', href: BUDGET_PATHS.centers };

const PAGES = [
  { to: BUDGET_PATHS.centers, text: 'Budget centers' },
  { to: BUDGET_PATHS.report, text: 'Spending' },
  { to: BUDGET_PATHS.file, text: 'Add by file' },
  { to: BUDGET_PATHS.log, text: 'Changes' },
] as const;

/** The frame of a page about budgets. @param mayManage who keeps them has more pages */
export function BudgetsPage({ title, mayManage, children }: { title: string; mayManage: boolean; children: ReactNode }) {
  return (
    <div className="page pb-8">
      <Breadcrumbs trail={title === BUDGETS.name ? [ACCOUNT] : [ACCOUNT, BUDGETS]} here={title} />
      {mayManage && <PageTabs label="Budgets" pages={PAGES} />}
      <h1 className="mb-4">{title}</h1>
      {children}
    </div>
  );
}
