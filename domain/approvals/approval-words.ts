import { WAITS_DAYS } from './approval-days.ts';

/** Whoever ordered is told so where nobody of their organization could decide about it. */
export const NOBODY_DECIDES_TEXT =
  'This order needs approval, and no one in your organization can approve it. Ask your administrator to name an approver.';

/** Of an order that was canceled because its time to wait was up. */
export const EXPIRED_TEXT = `No one decided about your order within ${WAITS_DAYS} days, so we canceled it. Still need it? Order it again from its page.`;
