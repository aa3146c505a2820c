import type { ReactNode } from 'react';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { NO_REASON_LEFT_TEXT, whyText } from '#domain/approvals/approval-words.ts';
import { BudgetsAfter } from './budgets-after.tsx';

/** Why an order needs approval, with its budgets while it waits; under it what is done about it. */
export function WhyApproval({
  detail: { approval, budgets },
  children,
}: {
  detail: Pick<ApprovalDetail, 'approval' | 'budgets'>;
  children: ReactNode;
}) {
  const { reasons, status } = approval;
  const isWaiting = status === 'PENDING_APPROVAL';
  return (
    <section className="card" aria-labelledby="why-title">
      <h2 id="why-title">{isWaiting ? 'Why it needs approval' : 'Why it needed approval'}</h2>
      <ul className="approvals-why">
        {(reasons.length === 0 ? [NO_REASON_LEFT_TEXT] : reasons.map(whyText)).map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
      {isWaiting && <BudgetsAfter budgets={budgets} />}
      {children}
    </section>
  );
}
