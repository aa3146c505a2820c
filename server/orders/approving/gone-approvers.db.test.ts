import { afterEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [BEA, ANN, CARL] = ['bea.buyer', 'ann.approver', 'carl.contract'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
const as = (email: string) => signedIn(site, email);

type Result = { status: string | null; code?: string; message?: string };

/** An order of Bea's above her limit, that waits for Ann and the group. */
async function waiting(): Promise<{ bea: Visitor; row: ApprovalOrder; line: string }> {
  const bea = await as(BEA);
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add({ itemId: '100001', qty: 14 });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const { approval, order } = await detailOf(bea, body.orderNumber ?? '');
  return { bea, row: { ...approval, items: [] }, line: order.items[0]?.cartItemId ?? '' };
}

const detailOf = async (visitor: Visitor, number: string) => (await visitor.get<ApprovalDetail>(`/cc/api/approvals/${number}`)).body;

async function decide(visitor: Visitor, { orderNumber, cartId, ownerProfileId }: ApprovalOrder, action: 'approve' | 'decline' = 'approve') {
  const entry = { orderNumber, cartId, ownerProfileId, action: action === 'approve' ? 'ACCEPT' : 'DECLINE' };
  const { body } = await visitor.post<{ results: Result[] }>(`/ele-lpd/api/approvalsProxy/order?action=${action}`, [entry]);
  return body.results[0];
}

async function accept(email: string, row: ApprovalOrder): Promise<string> {
  const result = await decide(await as(email), row);
  return result?.code ?? result?.status ?? '';
}

async function nameStandIn(absent: string, email: string): Promise<void> {
  const today = shopDay(site.shop.now());
  const named = await (await as(absent)).post('/cc/api/stand-ins', { email, startsOn: today, endsOn: today });
  expect(named.status, JSON.stringify(named.body)).toBe(200);
}

async function idOf(email: string): Promise<string> {
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  return rows[0]?.user_id ?? '';
}

afterEach(async () => {
  await site.database.query('delete from approval_stand_ins');
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('who stands in for an approver', () => {
  it('decides no more once the approver cannot be signed in [T42]', async () => {
    const { bea, row } = await waiting();
    const ann = await idOf(ANN);
    await nameStandIn(ANN, CARL);
    for (const standing of ['OFF', 'REMOVED']) {
      await site.database.query('update users set standing = $2 where user_id = $1', [ann, standing]);
      expect(await accept(CARL, row)).toBe('FORBIDDEN');
    }
    await site.database.query("update users set standing = 'ACTIVE' where user_id = $1", [ann]);
    expect(await accept(CARL, row)).toBe('APPROVED');
    await bea.post(`/cc/api/orders/${row.orderNumber}/cancel`);
  });
});
