/** Where orders that wait for an approval stand. */
export const APPROVALS_PATH = '/approvals';

/** The page of one of them. */
export function approvalPath(orderNumber: string): string {
  return `${APPROVALS_PATH}/${encodeURIComponent(orderNumber)}`;
}
