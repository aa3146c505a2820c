import type { ApprovalReason } from '#domain/approvals/approval-reasons.ts';
import { planSteps, type PossibleApprover } from '#domain/approvals/approval-steps.ts';
import type { OpenCart } from '../../cart/index.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { PlannedApproval } from './planned-approval.ts';

/** Who of an organization may be asked. $1 account, $2 whom the buyer names, $3 whom its rules name */
const findPossible = statement<{ user_id: string; email: string; roles: string[]; order_limit_cents: number | null }>(
  'approvers_possible',
  `select u.user_id, u.email, u.roles, (u.settings ->> 'orderLimitCents')::int as order_limit_cents from users u
   where u.account_number = $1 and u.standing = 'ACTIVE'
     and (u.roles && array['GROUP_APPROVER', 'ACCOUNT_ADMIN'] or u.email = $2 or u.user_id = any($3::uuid[]))
   order by u.email`,
);

/** Whom an order asks, as its organization is this moment; undefined: nobody there can decide about it. */
export async function planApproval(
  shop: Shop,
  { shopper }: Pick<OpenCart, 'shopper'>,
  reasons: readonly ApprovalReason[],
  totalCents: number,
): Promise<PlannedApproval | undefined> {
  const { person } = shopper;
  const account = person?.account;
  if (person === undefined || account === undefined) return undefined;
  const { approverEmail } = person.settings;
  const rules = person.approvalRules;
  const named = rules.flatMap(({ steps }) => steps.flatMap(({ people }) => people));
  const rows = await findPossible(shop.database, [account.number, approverEmail ?? null, named]);
  const people = rows.map((row): PossibleApprover => {
    const { user_id: userId, email, roles, order_limit_cents: limit } = row;
    return { userId, email, roles, orderLimitCents: limit ?? undefined };
  });
  const steps = planSteps({
    ownerId: person.userId,
    totalCents,
    approverEmail,
    flow: account.settings.approvalFlow ?? 'GROUP',
    reasons,
    rules,
    people,
  });
  return steps && { accountNumber: account.number, reasons, steps };
}
