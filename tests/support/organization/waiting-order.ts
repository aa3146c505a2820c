import { expect } from 'vitest';
import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import { CHECKOUT, placeOrder, tokenFor } from '../buyer.ts';
import type { TestShop } from '../test-shop.ts';
import type { Visitor } from '../visitor.ts';

/** People of the dental practice: who orders, who is asked, the group beside them, and who administrates. */
export const PEOPLE = {
  bea: 'bea.buyer@harbordental.example',
  ann: 'ann.approver@harbordental.example',
  gil: 'gil.group@harbordental.example',
  abe: 'abe.admin@harbordental.example',
} as const;

const PAPER = '100001';
const PENS = '100002';

/** An order that waits for a yes. */
export type WaitingOrder = {
  readonly orderNumber: string;
  /** As the lists of approvals show it. */
  readonly row: Omit<ApprovalOrder, 'items'>;
  /** The ids of its rows. */
  readonly paper: string;
  readonly pens: string;
  readonly totalCents: number;
};

/** Orders paper and pens above the buyer's limit, charged to the front desk; on invoice, or by the card. What was in the cart goes. */
export async function orderAboveLimit(site: TestShop, buyer: Visitor, { card }: { card?: string } = {}): Promise<WaitingOrder> {
  for (const { cartItemId } of (await buyer.cart()).items) await buyer.delete(`${CHECKOUT}/item/${cartItemId}`);
  await buyer.add({ itemId: PAPER, qty: 14 });
  await buyer.add({ itemId: PENS, qty: 2 });
  await buyer.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  const accountingInfo = { budgetCenter: 'FRONT-DESK', invoice: card === undefined };
  await buyer.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo });
  if (card !== undefined) await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  const { body } = await placeOrder(buyer);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const { orderNumber = '' } = body;
  const { approval, order } = (await buyer.get<ApprovalDetail>(`/cc/api/approvals/${orderNumber}`)).body;
  const lineOf = (itemId: string) => order.items.find((item) => item.itemId === itemId)?.cartItemId ?? '';
  return {
    orderNumber,
    row: approval,
    paper: lineOf(PAPER),
    pens: lineOf(PENS),
    totalCents: Math.round((approval.ordTotal ?? 0) * 100),
  };
}

/** What came of one decision about one order. */
export type DecisionResult = { readonly status: string | null; readonly code?: string };

/** Approves or declines it. (K-34, K-35) */
export async function decideOn(
  visitor: Visitor,
  action: 'approve' | 'decline',
  row: WaitingOrder['row'],
): Promise<DecisionResult | undefined> {
  const { orderNumber, cartId, ownerProfileId, version } = row;
  const entry = { orderNumber, cartId, ownerProfileId, version, action: action === 'approve' ? 'ACCEPT' : 'DECLINE' };
  const { body } = await visitor.post<{ results: DecisionResult[] }>(`/ele-lpd/api/approvalsProxy/order?action=${action}`, [entry]);
  return body.results[0];
}

/** Changes the quantities of its rows. (K-08) */
export function changeWaiting(visitor: Visitor, orderNumber: string, items: readonly { cartItemId: string; qty: number }[]) {
  return visitor.put<{ code?: string; status?: string }>(
    `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${orderNumber}&returnData=false`,
    { items },
  );
}
