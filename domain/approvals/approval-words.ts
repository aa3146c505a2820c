import type { ApprovalReason } from './approval-reasons.ts';
import { WAITS_DAYS } from './approval-days.ts';

/** Whoever ordered is told so where nobody of their organization could decide about it. */
export const NOBODY_DECIDES_TEXT =
  'This order needs approval, and no one in your organization can approve it. Ask your administrator to name an approver.';

/** Of an order that was changed while it waited, and would be placed at once today. */
export const NO_REASON_LEFT_TEXT = 'Since it was changed, nothing about it needs approval. It still waits for a yes.';

/** Of an order that was canceled because its time to wait was up. */
export const EXPIRED_TEXT = `No one decided about your order within ${WAITS_DAYS} days, so we canceled it. Still need it? Order it again from its page.`;

/** Of a reason that says nothing to who is not shown prices: what it is about, without its figures. */
const ABOUT: Readonly<Record<ApprovalReason['kind'], string>> = {
  ORDER_LIMIT: 'Over an order limit',
  BUDGET: 'Over a budget',
  RULE: 'Your organization asks for approval of orders like this',
};

/** A reason as its page says it. @param reason its text is empty for who is not shown prices */
export function whyText({ kind, text }: { readonly kind: ApprovalReason['kind']; readonly text: string }): string {
  return text === '' ? ABOUT[kind] : text;
}
