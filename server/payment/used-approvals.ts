import { shortageOf, statement, type Db } from '../db/database.ts';

/** What there is not enough of where an approval pays for another order already. */
export const USED_APPROVAL = 'approval';

/** Of a row of `used_approvals`: whether what it was claimed for came to nothing. */
export const IS_FREE_AGAIN = `exists (select from orders o where o.order_number = used_approvals.order_number and o.state = 'ABANDONED')`;

/** $1 token */
const find = statement<{ order_number: string }>(
  'used_approval',
  `select order_number from used_approvals where token = $1 and not ${IS_FREE_AGAIN}`,
);

/** Whether what was approved at a vendor pays, or has paid, for an order. */
export async function isApprovalUsed(db: Db, token: string): Promise<boolean> {
  return (await find(db, [token])).length > 0;
}

/** Whether tenders could not be written down since an approval among them pays for another order. */
export function isOfUsedApproval(error: unknown): boolean {
  return shortageOf(error) === USED_APPROVAL;
}
