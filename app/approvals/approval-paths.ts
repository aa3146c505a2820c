/** Where orders that wait for an approval stand. */
export const APPROVALS_PATH = '/approvals';
/** Where somebody says who decides for them. */
export const AWAY_PATH = '/approvals/away';

/** Says in the address of such a page that its items are to be changed. */
export const CHANGING = 'change';

/** The page of one of them. */
export function approvalPath(orderNumber: string): string {
  return `${APPROVALS_PATH}/${encodeURIComponent(orderNumber)}`;
}
