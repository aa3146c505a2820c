import { afterEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true });
const HARBOR = '4410001';
const [BEA, ANN] = ['bea.buyer@harbordental.example', 'ann.approver@harbordental.example'];
const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);

type Refused = { readonly code?: string; readonly errors?: { readonly field?: string; readonly message: string }[] };
const modify = (visitor: Visitor, number: string, body: Record<string, unknown>) =>
  visitor.put<Refused>(
    `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${number}&returnData=false`,
    body,
  );
const detailOf = async (visitor: Visitor, number: string) =>
  (await visitor.get<ApprovalDetail>(`/cc/api/approvals/${number}?changing=true`)).body;

/** What each center has spent and holds, what is held of the organization's credit, and how often the coupon was used. */
async function books() {
  const { rows: centers } = await site.database.query<{ value: string; held_cents: number }>(
    `select value, held_cents::int as held_cents from budget_centers where account_number = $1 and value in ('FRONT-DESK', 'LAB') order by value`,
    [HARBOR],
  );
  const { rows: credit } = await site.database.query<{ held_cents: number }>(
    'select held_cents::int as held_cents from credit_accounts where account_number = $1',
    [HARBOR],
  );
  const { rows: used } = await site.database.query<{ used: number }>("select used from coupons where code = 'BASKET5'");
  return {
    ...Object.fromEntries(centers.map(({ value, held_cents: held }) => [value, held])),
    credit: credit[0]?.held_cents ?? 0,
    used: used[0]?.used ?? 0,
  } as { 'FRONT-DESK': number; LAB: number; credit: number; used: number };
}

async function waiting(card?: string) {
  const bea = await signedIn(site, BEA);
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add({ itemId: '100001', qty: 14 });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, {
    accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: card === undefined },
  });
  if (card !== undefined) await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const orderNumber = body.orderNumber ?? '';
  return { bea, orderNumber, totalCents: cents((await detailOf(bea, orderNumber)).approval.ordTotal) };
}

afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  const { rows } = await site.database.query<{ order_number: string }>(
    `select order_number::text as order_number from orders where state = 'PENDING_APPROVAL' and origin = 'SHOP' and user_id = (select user_id from users where email = $1)`,
    [BEA],
  );
  const bea = await signedIn(site, BEA);
  for (const { order_number: number } of rows) await bea.post(`/cc/api/orders/${number}/cancel`);
});

describe('an order that waits', () => {
  it('is charged to another budget center by who decides: what it held goes over, and the budget is a reason then [C7-35 S7-20]', async () => {
    const before = await books();
    const { orderNumber, totalCents } = await waiting();
    const ann = await signedIn(site, ANN);
    const { choices } = await detailOf(ann, orderNumber);
    expect(choices).toMatchObject({ coupons: [], budgetCenter: 'FRONT-DESK' });
    expect(choices?.centers.map(({ value }) => value)).toEqual(expect.arrayContaining(['FRONT-DESK', 'LAB']));
    expect((await modify(ann, orderNumber, { accountingInfo: { budgetCenter: 'LAB' } })).status).toBe(200);
    expect(await books()).toEqual({ ...before, LAB: before.LAB + totalCents, credit: before.credit + totalCents });
    const { approval, entries, budgets, choices: after } = await detailOf(ann, orderNumber);
    expect(after?.budgetCenter).toBe('LAB');
    expect(approval.reasons.map(({ kind }) => kind)).toContain('BUDGET');
    expect(entries.at(-1)?.comment).toMatch(/^Budget center: /);
    expect(budgets.map(({ charged }) => cents(charged))).toEqual([totalCents]);
    expect((await modify(ann, orderNumber, { accountingInfo: { budgetCenter: 'FRONT-DESK' } })).status).toBe(200);
    expect(await books()).toEqual({ ...before, 'FRONT-DESK': before['FRONT-DESK'] + totalCents, credit: before.credit + totalCents });
    const unknown = await modify(ann, orderNumber, { accountingInfo: { budgetCenter: 'NOBODYS' } });
    expect([unknown.status, unknown.body.errors?.map(({ field }) => field)]).toEqual([400, ['budgetCenter']]);
  });

  it.each([
    ['on invoice', undefined],
    ['by card', CARDS.approved],
  ])('and is paid %s takes a coupon that applies, and gives it back with its use [C7-35 S7-20]', async (_how, card) => {
    const before = await books();
    const { bea, orderNumber, totalCents } = await waiting(card);
    expect((await modify(await signedIn(site, ANN), orderNumber, { coupons: ['basket5'] })).status).toBe(200);
    const lower = cents((await detailOf(bea, orderNumber)).approval.ordTotal);
    expect(lower).toBeLessThan(totalCents);
    const held = await books();
    expect(held).toMatchObject({ used: before.used + 1, 'FRONT-DESK': before['FRONT-DESK'] + lower });
    expect((await detailOf(bea, orderNumber)).entries.at(-1)?.comment).toBe('Coupon BASKET5 added');
    expect((await detailOf(bea, orderNumber)).choices?.coupons).toEqual(['BASKET5']);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect(await books()).toEqual(before);
  });

  it('takes no code that is none or does not apply, and nobody tries out codes on it without end', async () => {
    const before = await books();
    const { orderNumber, totalCents } = await waiting();
    const ann = await signedIn(site, ANN);
    for (const code of ['NO-SUCH', 'ITEM10']) {
      const { status, body } = await modify(ann, orderNumber, { coupons: [code] });
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['coupons']]);
    }
    for (let tried = 2; tried <= 10; tried += 1) expect((await modify(ann, orderNumber, { coupons: [`NONE-${tried}`] })).status).toBe(400);
    expect((await modify(ann, orderNumber, { coupons: ['BASKET5'] })).status).toBe(429);
    expect(cents((await detailOf(ann, orderNumber)).approval.ordTotal)).toBe(totalCents);
    expect((await books()).used).toBe(before.used);
  });
});
