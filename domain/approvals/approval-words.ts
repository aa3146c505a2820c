import type { ApprovalReason } from './approval-reasons.ts';
import { WAITS_DAYS } from './approval-days.ts';

/** Whoever ordered is told so where nobody of their organization could decide about it. */
export const NOBODY_DECIDES_TEXT =
  'This order needs approval, and no one in your organization can approve it. Ask your administrator to name an approver.';

/** Of an order that was changed while it waited, and would be placed at once today. */
export const NO_REASON_LEFT_TEXT = 'After the changes, nothing in it needs approval anymore, but someone still has to approve it.';

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

/** Told to who would decide about an order, write about it or change it, once that is over. */
export const NO_LONGER_WAITS_TEXT = 'This order no longer waits for a decision.';

const DECIDED: Readonly<Record<string, string>> = { ACCEPT: 'approved', DECLINE: 'declined', CANCELED: 'canceled' };
const EXPIRED = 'EXPIRED';

/** Whether what was said about an order decided about it, or one of its steps. */
export const isDecision = (kind: string): boolean => kind === EXPIRED || Object.hasOwn(DECIDED, kind);

/**
 * What was decided before somebody else could: "Gil Group approved this order on Nov 29, 2026, 10:00 AM."
 *
 * @param entry the decision; undefined: it is not known
 */
export function decidedBeforeText(entry: { readonly kind: string; readonly by: string | null; readonly when: string } | undefined): string {
  if (entry === undefined || !isDecision(entry.kind)) return NO_LONGER_WAITS_TEXT;
  const { kind, by, when } = entry;
  return kind === EXPIRED
    ? 'No one decided in time, so we canceled this order.'
    : `${by ?? 'Someone'} ${DECIDED[kind]} this order on ${when}.`;
}
