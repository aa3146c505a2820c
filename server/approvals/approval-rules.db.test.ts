import { afterEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import type { ApprovalSetup, TriedRule } from '#contracts/approvals/rules.ts';
import type { StandIns } from '#contracts/approvals/stand-ins.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/cc/api/organization/approvals';
const STAND_INS = '/cc/api/stand-ins';
const [BEA, ANN, GIL, ABE, CARL] = ['bea.buyer', 'ann.approver', 'gil.group', 'abe.admin', 'carl.contract'].map(
  (name) => `${name}@harbordental.example`,
) as [string, string, string, string, string];
const AXEL = 'axel.approver@cedarlegal.example';

type Refused = { message?: string; errors?: { field: string; message: string }[] };
const as = (email: string) => signedIn(site, email);
const named = (how: 'ANY' | 'ALL', ...people: string[]) => ({ asks: 'PEOPLE', how, people });
const USUAL = { asks: 'USUAL', how: 'ANY', people: [] };
const ruleOf = (steps: readonly object[], more: object = {}) => ({
  name: 'Big orders',
  kind: 'AMOUNT',
  above: 1,
  values: [],
  steps,
  ...more,
});
const addRule = async (admin: Visitor, rule: object) => admin.post<{ ruleId: string } & Refused>(`${PATH}/rules`, rule);
const setup = async (admin: Visitor) => (await admin.get<ApprovalSetup>(PATH)).body;

/** An order of two boxes of paper, within limit and budget, that waits because of a rule. */
async function waiting(email = BEA): Promise<{ buyer: Visitor; row: ApprovalOrder }> {
  const buyer = await as(email);
  for (const { cartItemId } of (await buyer.cart()).items) await buyer.delete(`${CHECKOUT}/item/${cartItemId}`);
  await buyer.add({ itemId: '100001', qty: 2 });
  await buyer.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await buyer.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } });
  const { body } = await placeOrder(buyer);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const listed = await buyer.post<{ data: { orders: ApprovalOrder[] } }>('/ele-lpd/api/sparxProxy/getApprovalOrdersData', {});
  const row = listed.body.data.orders.find((one) => one.orderNumber === body.orderNumber);
  if (row === undefined) throw new Error('It is not among the orders that wait.');
  return { buyer, row };
}

async function accept(email: string, { orderNumber, cartId, ownerProfileId }: ApprovalOrder): Promise<string> {
  const entry = { orderNumber, cartId, ownerProfileId, action: 'ACCEPT' };
  const { body } = await (
    await as(email)
  ).post<{ results: { status: string | null; code?: string }[] }>('/ele-lpd/api/approvalsProxy/order?action=approve', [entry]);
  return body.results[0]?.code ?? body.results[0]?.status ?? '';
}

afterEach(async () => {
  await site.database.query('delete from approval_rules');
  await site.database.query('delete from approval_stand_ins');
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('a rule of an organization', () => {
  it('is said in words, changed and removed, and the change log tells of each', async () => {
    const abe = await as(ABE);
    const added = await addRule(abe, ruleOf([named('ANY', ANN), named('ALL', ABE, GIL)], { above: 300 }));
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const [rule] = (await setup(abe)).rules;
    expect(rule?.words).toBe('Any order over $300.00 → Ann Approver, then Abe Admin and Gil Group');
    const { ruleId } = added.body;
    const category = (await site.database.query<{ category_id: string; name: string }>('select category_id, name from categories limit 1'))
      .rows[0];
    const other = ruleOf([USUAL], { name: 'Sorts', kind: 'CATEGORY', above: 0, values: [category?.category_id] });
    expect((await abe.put(`${PATH}/rules/${ruleId}`, other)).status).toBe(200);
    expect((await setup(abe)).rules.map(({ words }) => words)).toEqual([`${category?.name} → the usual approver`]);
    expect((await abe.delete(`${PATH}/rules/${ruleId}`)).status).toBe(200);
    expect((await abe.delete(`${PATH}/rules/${ruleId}`)).status).toBe(404);
    expect((await setup(abe)).rules).toEqual([]);
    const { changes } = (await abe.get<{ changes: { kind: string; subject: string }[] }>('/cc/api/organization/changes')).body;
    expect(changes.slice(0, 3)).toMatchObject([
      { kind: 'Removed', subject: 'approval rule Sorts' },
      { kind: 'Changed', subject: 'approval rule Sorts' },
      { kind: 'Added', subject: 'approval rule Big orders' },
    ]);
  });

  it('is refused where nobody could answer it, where it asks twice, and where it names what is not its organization’s [T40]', async () => {
    const abe = await as(ABE);
    const errorsOf = async (rule: object) => (await addRule(abe, rule)).body.errors?.map(({ field }) => field);
    expect(await errorsOf(ruleOf([]))).toEqual(['steps']);
    expect(await errorsOf(ruleOf([USUAL, named('ALL')]))).toEqual(['step2']);
    expect(await errorsOf(ruleOf([named('ANY', ANN, GIL), named('ALL', GIL, ANN)]))).toEqual(['step2']);
    expect(await errorsOf(ruleOf([USUAL], { name: ' ' }))).toEqual(['name']);
    expect(await errorsOf(ruleOf([USUAL], { above: 1.005 }))).toEqual(['above']);
    expect(await errorsOf(ruleOf([USUAL], { kind: 'ITEM', values: ['100001', '999999'] }))).toEqual(['values']);
    expect(await errorsOf(ruleOf([USUAL], { kind: 'BUDGET', values: ['none'] }))).toEqual(['values']);
    const foreign = (await addRule(abe, ruleOf([named('ANY', AXEL)]))).body;
    expect(foreign.errors?.map(({ field }) => field)).toEqual(['step1']);
    expect((await addRule(abe, ruleOf([named('ANY', 'nobody@nowhere.example')]))).body).toEqual(foreign);
    expect((await addRule(abe, ruleOf([USUAL]))).status).toBe(200);
    expect(await errorsOf(ruleOf([named('ANY', ANN)]))).toEqual(['name', 'above']);
    const [rule] = (await setup(abe)).rules;
    await site.database.query("update users set roles = roles || '{ACCOUNT_ADMIN}' where email = $1", [AXEL]);
    expect((await (await as(AXEL)).put(`${PATH}/rules/${rule?.ruleId}`, ruleOf([USUAL]))).status).toBe(404);
    expect((await (await as(ANN)).delete(`${PATH}/rules/${rule?.ruleId}`)).status).toBe(403);
  });

  it('is told all that is wrong with it at once, an amount that is none among it', async () => {
    const wrong = ruleOf([named('ANY')], { name: ' ', kind: 'CATEGORY', above: -1, values: [] });
    const { status, body } = await addRule(await as(ABE), wrong);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['above', 'name', 'values', 'step1']]);
  });

  it('asks one level after the other, and only the last yes places the order', async () => {
    expect((await addRule(await as(ABE), ruleOf([named('ANY', ANN), named('ANY', ABE)]))).status).toBe(200);
    const { buyer, row } = await waiting();
    expect(row.reasons).toMatchObject([{ kind: 'RULE' }]);
    expect(await accept(ABE, row)).toBe('FORBIDDEN');
    expect(await accept(ANN, row)).toBe('PENDING_APPROVAL');
    expect(await accept(BEA, row)).toBe('FORBIDDEN');
    expect(await accept(ABE, row)).toBe('APPROVED');
    await buyer.post(`/cc/api/orders/${row.orderNumber}/cancel`);
  });

  it('that asks all needs each of them', async () => {
    expect((await addRule(await as(ABE), ruleOf([named('ALL', ANN, GIL)]))).status).toBe(200);
    const { buyer, row } = await waiting();
    expect(await accept(GIL, row)).toBe('PENDING_APPROVAL');
    expect(await accept(ANN, row)).toBe('APPROVED');
    await buyer.post(`/cc/api/orders/${row.orderNumber}/cancel`);
  });

  it('whose people have left asks the administrators', async () => {
    expect((await addRule(await as(ABE), ruleOf([named('ANY', GIL)]))).status).toBe(200);
    const { buyer, row } = await waiting();
    expect(await accept(ABE, row)).toBe('FORBIDDEN');
    await site.database.query("update users set standing = 'OFF' where email = $1", [GIL]);
    expect(await accept(ABE, row)).toBe('APPROVED');
    await buyer.post(`/cc/api/orders/${row.orderNumber}/cancel`);
    const later = await waiting();
    expect((await setup(await as(ABE))).rules[0]?.words).toBe('Any order over $1.00 → an administrator');
    expect(await accept(ABE, later.row)).toBe('APPROVED');
    await later.buyer.post(`/cc/api/orders/${later.row.orderNumber}/cancel`);
    await site.database.query("update users set standing = 'ACTIVE' where email = $1", [GIL]);
  });

  it('is tried on past orders without being kept', async () => {
    const abe = await as(ABE);
    const past = await site.database.query<{ n: number; sum: number }>(
      `select count(*)::int as n, coalesce(sum(total_cents), 0)::int as sum from orders where account_number = '4410001' and state not in ('CLAIMED', 'ABANDONED')
         and coalesce(placed_at, claimed_at) >= $1::timestamptz - interval '90 days'`,
      [site.shop.now()],
    );
    const all = (await abe.post<TriedRule>(`${PATH}/tried`, ruleOf([], { name: '', above: 0.01 }))).body;
    expect(all).toMatchObject({ orders: past.rows[0]?.n, matching: past.rows[0]?.n, sum: (past.rows[0]?.sum ?? 0) / 100, isPart: false });
    expect(all.first.length).toBe(Math.min(20, all.matching));
    const paper = (await abe.post<TriedRule>(`${PATH}/tried`, ruleOf([], { kind: 'ITEM', above: 0, values: ['100001'] }))).body;
    expect(paper.matching).toBeGreaterThan(0);
    expect(paper.matching).toBeLessThanOrEqual(all.matching);
    for (const kind of ['OFF_CONTRACT', 'BUDGET']) {
      const values = kind === 'BUDGET' ? ['FRONT-DESK'] : [];
      expect((await abe.post<TriedRule>(`${PATH}/tried`, ruleOf([], { kind, values }))).body.orders).toBe(all.orders);
    }
    expect((await setup(abe)).rules).toEqual([]);
  });
});

it('approvals are not switched off while orders wait, and whom they ask is written down', async () => {
  const abe = await as(ABE);
  await addRule(abe, ruleOf([named('ANY', ANN)]));
  const { row } = await waiting();
  const off = await abe.put<Refused>(PATH, { hasApprovals: false, flow: 'GROUP' });
  expect([off.status, off.body.errors?.[0]?.field]).toEqual([400, 'hasApprovals']);
  expect((await abe.put<ApprovalSetup>(PATH, { hasApprovals: true, flow: 'LEGACY' })).body.flow).toBe('LEGACY');
  expect(await accept(ANN, row)).toBe('APPROVED');
  await (await as(BEA)).post(`/cc/api/orders/${row.orderNumber}/cancel`);
  expect((await abe.put<ApprovalSetup>(PATH, { hasApprovals: false, flow: 'LEGACY' })).body.hasApprovals).toBe(false);
  expect((await (await as(ANN)).get(STAND_INS)).status).toBe(403);
  const back = { hasApprovals: true, flow: 'GROUP' };
  expect((await abe.put<ApprovalSetup>(PATH, { ...back, isDecidedByMail: false })).body).toMatchObject({ ...back, isDecidedByMail: false });
  expect(JSON.stringify((await abe.get('/cc/api/organization/changes')).body)).toContain('Approve from the email');
  expect((await abe.put<ApprovalSetup>(PATH, back)).body).toMatchObject({ ...back, isDecidedByMail: true });
});

describe('who stands in', () => {
  const today = () => shopDay(site.shop.now());

  it('decides on these days for somebody who is away, under their own name, and never about their own orders [T42]', async () => {
    await addRule(await as(ABE), ruleOf([named('ANY', ANN)]));
    const ann = await as(ANN);
    const days = { startsOn: today(), endsOn: addDays(today(), 3) };
    for (const email of [CARL, BEA]) expect((await ann.post(STAND_INS, { ...days, email })).status).toBe(200);
    const { buyer, row } = await waiting();
    expect(await accept(BEA, row)).toBe('FORBIDDEN');
    expect((await (await as(CARL)).get<StandIns>(STAND_INS)).body.forOthers).toMatchObject([{ name: 'Ann Approver', isNow: true }]);
    // Each is told for whom they decide, and whoever ordered who is away and who decides meanwhile: Bea, who cannot about her own, is not named.
    const listed = async (email: string) =>
      (
        await (await as(email)).post<{ data: { orders: ApprovalOrder[] } }>('/ele-lpd/api/sparxProxy/getApprovalOrdersData', {})
      ).body.data.orders.find(({ orderNumber }) => orderNumber === row.orderNumber);
    expect([(await listed(CARL))?.decidesFor, (await listed(ANN))?.decidesFor, (await listed(BEA))?.decidesFor]).toEqual([
      'Ann Approver',
      null,
      null,
    ]);
    const stepsNow = async () =>
      (await buyer.get<ApprovalDetail>(`/cc/api/approvals/${row.orderNumber}`)).body.steps.map(({ away }) => away);
    expect(await stepsNow()).toEqual([[{ name: 'Ann Approver', standIns: ['Carl Contract'] }]]);
    expect(await accept(CARL, row)).toBe('APPROVED');
    const { body } = await buyer.get<ApprovalDetail>(`/cc/api/approvals/${row.orderNumber}`);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'ACCEPT', by: 'Carl Contract', asName: 'Ann Approver' });
    expect(await stepsNow()).toEqual([[]]);
    await buyer.post(`/cc/api/orders/${row.orderNumber}/cancel`);
    // Ended, and of other days: they decide no more.
    for (const { standInId } of (await ann.get<StandIns>(STAND_INS)).body.own) {
      expect((await (await as(CARL)).delete(`${STAND_INS}/${standInId}`)).status).toBe(404);
      expect((await ann.delete(`${STAND_INS}/${standInId}`)).status).toBe(200);
    }
    await ann.post(STAND_INS, { email: CARL, startsOn: addDays(today(), 1), endsOn: addDays(today(), 2) });
    const later = await waiting();
    expect(await accept(CARL, later.row)).toBe('FORBIDDEN');
    expect(await accept(ANN, later.row)).toBe('APPROVED');
    await later.buyer.post(`/cc/api/orders/${later.row.orderNumber}/cancel`);
  });

  it('is a colleague who can sign in, once a day, and named by who is asked at all [T40]', async () => {
    const ann = await as(ANN);
    const name = async (email: string, startsOn = today(), endsOn = today()) => {
      const { status, body } = await ann.post<Refused>(STAND_INS, { email, startsOn, endsOn });
      return status === 200 ? 'named' : body.errors?.[0]?.field;
    };
    expect(await name(ANN)).toBe('email');
    expect(await name(AXEL)).toBe('email');
    expect(await name(CARL, 'x')).toBe('startsOn');
    expect(await name(CARL, today(), addDays(today(), -1))).toBe('endsOn');
    expect(await name(CARL, addDays(today(), -5), addDays(today(), -2))).toBe('endsOn');
    expect(await name(CARL)).toBe('named');
    expect(await name(CARL, addDays(today(), -1), addDays(today(), 1))).toBe('email');
    const carl = await as(CARL);
    expect((await carl.get<StandIns>(STAND_INS)).body).toMatchObject({ mayName: false, colleagues: [] });
    expect((await carl.post(STAND_INS, { email: BEA, startsOn: today(), endsOn: today() })).status).toBe(400);
  });
});
