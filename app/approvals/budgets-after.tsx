import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { leftText } from '#domain/accounts/budgets/budget-words.ts';

/** What is left in the budget centers of an order that waits, with it. One that it goes past is among the reasons already. */
export function BudgetsAfter({ budgets }: Pick<ApprovalDetail, 'budgets'>) {
  const within = budgets.filter(({ left }) => left >= 0);
  if (within.length === 0) return null;
  return <p className="mt-3 text-ink-soft">{within.map(({ name, left }) => `With this order, ${leftText(left)} in ${name}.`).join(' ')}</p>;
}
