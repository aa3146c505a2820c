import { afterEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { decidesAs } from '#domain/approvals/approval-steps.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { vendorsBooks } from '#tests/support/books.ts';
import { CARDS, CHECKOUT, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { expireApprovals, remindOfApprovals } from './overdue-approvals.ts';

const site = useShop();

const HARBOR = '4410001';
const [BEA, ANN, GIL, ABE] = ['bea.buyer', 'ann.approver', 'gil.group', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
  string,
];
const AXEL = 'axel.approver@cedarlegal.example';
const DECIDE = '/ele-lpd/api/approvalsProxy/order';
const LIST = '/ele-lpd/api/sparxProxy/getApprovalOrdersData';
const DAY_MS = 24 * 60 * 60 * 1000;

type Result = { orderNumber: string; status: string | null; code?: string; message?: string };
type Listed = { data: { orders: ApprovalOrder[]; totalItems: number; toDecide: number } };

const as = (email: string) => signedIn(site, email);
const list = async (visitor: Visitor, body: Record<string, unknown> = {}) => (await visitor.post<Listed>(LIST, body)).body.data;
const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);

/** [spent, held] of the centers of Harbor Dental, and units on hand of the paper. */
async function books(): Promise<Record<string, number[]>> {
  const { rows } = await site.database.query('select value, spent_cents, held_cents from budget_centers where account_number = $1', [
    HARBOR,
  ]);
  const stock = await site.database.query("select sum(available)::int as left, sum(held)::int as held from stock where item_id = '100001'");
  return {
    ...Object.fromEntries(rows.map(({ value, spent_cents: spent, held_cents: held }) => [String(value), [Number(spent), Number(held)]])),
    stock: [Number(stock.rows[0]?.left), Number(stock.rows[0]?.held)],
  };
}

/** A cart of so many boxes of paper, in checkout, charged to a center. */
async function cartOf(email: string, qty: number, center = 'FRONT-DESK'): Promise<Visitor> {
  const visitor = await as(email);
  for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`${CHECKOUT}/item/${cartItemId}`);
  await visitor.add({ itemId: '100001', qty });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: center, invoice: true } });
  return visitor;
}

/** An order of Bea's above her limit, or above what is left of the laboratory's budget, that waits. */
async function waiting({ qty = 12, center = 'FRONT-DESK', card }: { qty?: number; center?: string; card?: string } = {}) {
  const bea = await cartOf(BEA, qty, center);
  if (card !== undefined) {
    await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: false } });
    await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  }
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const { orderNumber = '' } = body;
  const [row] = (await list(bea)).orders.filter((one) => one.orderNumber === orderNumber);
  if (row === undefined) throw new Error('It is not among the orders that wait.');
  return { bea, orderNumber, row };
}

type Which = Pick<ApprovalOrder, 'orderNumber' | 'cartId' | 'ownerProfileId'>;
const entryOf = ({ orderNumber, cartId, ownerProfileId }: Which, action: 'ACCEPT' | 'DECLINE', approvalComments?: string) => ({
  orderNumber,
  cartId,
  ownerProfileId,
  action,
  ...(approvalComments !== undefined && { approvalComments }),
});
const accept = async (visitor: Visitor, row: Which, comment?: string) =>
  (await visitor.post<{ results: Result[] }>(`${DECIDE}?action=approve`, [entryOf(row, 'ACCEPT', comment)])).body.results[0];
const decline = async (visitor: Visitor, row: Which, comment?: string) =>
  (await visitor.post<{ results: Result[] }>(`${DECIDE}?action=decline`, [entryOf(row, 'DECLINE', comment)])).body.results[0];

afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('an order above its buyer’s limit', () => {
  it('waits, holds its goods, budget and money, and is listed for who is asked [C3-115 S1-29 S3-42 S7-17]', async () => {
    const before = await books();
    const { bea, orderNumber, row } = await waiting();
    const order = await orderOf(bea, orderNumber);
    const total = cents(order.cartSummary.ordTotal);
    expect(order).toMatchObject({ status: 'PENDING_APPROVAL', shipments: [], abilities: { cancel: true, return: false } });
    expect(row).toMatchObject({
      ownerName: 'Bea Buyer',
      ordTotal: total / 100,
      budgetCenterName: 'Front desk',
      status: 'PENDING_APPROVAL',
      mayDecide: false,
      approvalComments: null,
      reasons: [{ kind: 'ORDER_LIMIT', text: `$${((total - 50_000) / 100).toFixed(2)} over a $500.00 order limit` }],
    });
    expect(row.items).toMatchObject([{ itemId: '100001', qty: 12 }]);
    const [spent = 0, held = 0] = before['FRONT-DESK'] ?? [];
    const [left = 0, kept = 0] = before.stock ?? [];
    expect(await books()).toMatchObject({ 'FRONT-DESK': [spent, held + total], stock: [left - 12, kept + 12] });
    for (const email of [ANN, GIL]) {
      const { orders, toDecide } = await list(await as(email), { view: 'TO_DECIDE' });
      expect(orders.map((one) => [one.orderNumber, one.mayDecide])).toContainEqual([orderNumber, true]);
      expect(toDecide).toBe(orders.length);
    }
    // An administrator sees it, and is asked only when it is overdue.
    const abes = await list(await as(ABE));
    expect(abes.orders.find((one) => one.orderNumber === orderNumber)?.mayDecide).toBe(false);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect(await books()).toEqual(before);
  });

  it('is placed by a yes: what was held is booked, its shipments wait, and it goes its way [S6-106 S7-18 C3-116]', async () => {
    const before = await books();
    const { bea, orderNumber, row } = await waiting();
    expect(await accept(await as(ANN), row, 'Fine with me')).toEqual({ orderNumber, status: 'APPROVED' });
    const order = await orderOf(bea, orderNumber);
    const total = cents(order.cartSummary.ordTotal);
    expect(order.status).toBe('APPROVED');
    expect(order.history.map(({ status }) => status)).toEqual(['PENDING_APPROVAL', 'APPROVED']);
    const [spent = 0, held = 0] = before['FRONT-DESK'] ?? [];
    expect(await books()).toMatchObject({ 'FRONT-DESK': [spent + total, held] });
    expect((await list(bea)).orders.find((one) => one.orderNumber === orderNumber)?.approvalComments).toBe('Fine with me');
    await site.hearEvents();
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipmentId } of (await orderOf(bea, orderNumber)).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
    expect((await orderOf(bea, orderNumber)).status).toBe('DELIVERED');
  });

  it('is refused by a no: everything that it held is free again, a card too [S6-107 S7-19 C3-117]', async () => {
    const before = await books();
    const { bea, orderNumber, row } = await waiting({ card: CARDS.approved });
    expect(vendorsBooks(await ledgerOf(site, orderNumber)).held).toBe(cents(row.ordTotal));
    expect(await decline(await as(GIL), row, 'Not this month')).toEqual({ orderNumber, status: 'DECLINED' });
    expect((await orderOf(bea, orderNumber)).status).toBe('DECLINED');
    expect(await books()).toEqual(before);
    expect(vendorsBooks(await ledgerOf(site, orderNumber)).held).toBe(0);
    const { body } = await bea.get<ApprovalDetail>(`/cc/api/approvals/${orderNumber}`);
    expect(body.entries.map(({ kind, by, comment }) => [kind, by, comment])).toEqual([
      ['SUBMITTED', 'Bea Buyer', null],
      ['DECLINE', 'Gil Group', 'Not this month'],
    ]);
  });
});

describe('an order above what a budget has left', () => {
  it('waits, goes past the budget while it does, and by a yes; others find nothing left meanwhile', async () => {
    const before = await books();
    const { orderNumber, row, bea } = await waiting({ qty: 2, center: 'LAB' });
    const total = cents(row.ordTotal);
    expect(row.reasons).toEqual([
      { kind: 'BUDGET', text: `$${((total - 5_000) / 100).toFixed(2)} over the Laboratory budget, which had $50.00 left` },
    ]);
    const [spent = 0, held = 0] = before.LAB ?? [];
    expect(await books()).toMatchObject({ LAB: [spent, held + total] });
    const { body } = await (await as(ANN)).get<ApprovalDetail>(`/cc/api/approvals/${orderNumber}`);
    expect(body.budgets).toEqual([{ name: 'Laboratory', charged: total / 100, left: (5_000 - total) / 100 }]);
    await accept(await as(ANN), row);
    expect(await books()).toMatchObject({ LAB: [spent + total, held] });
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect(await books()).toMatchObject({ LAB: [spent, held] });
  });
});

describe('who may decide [T42]', () => {
  it('is who is asked, and nobody else: not the buyer, not a colleague, not another organization, not customer service', async () => {
    const { bea, orderNumber, row } = await waiting();
    const nobody = { orderNumber, status: null, code: 'FORBIDDEN' };
    for (const action of [accept, decline]) {
      expect(await action(bea, row)).toMatchObject(nobody);
      expect(await action(await as(ABE), row)).toMatchObject(nobody);
      expect(await action(await as('carl.contract@harbordental.example'), row)).toMatchObject(nobody);
      expect(await action(await as(AXEL), row)).toMatchObject(nobody);
    }
    expect(
      (await (await as('tess.teacher@northwindschools.example')).post(`${DECIDE}?action=approve`, [entryOf(row, 'ACCEPT')])).status,
    ).toBe(403);
    expect((await (await as(AXEL)).get(`/cc/api/approvals/${orderNumber}`)).status).toBe(404);
    expect((await list(await as(AXEL))).orders.map((one) => one.orderNumber)).not.toContain(orderNumber);
    // What is said of it has to be true.
    const ann = await as(ANN);
    expect(await accept(ann, { ...row, cartId: row.ownerProfileId })).toMatchObject(nobody);
    expect(await accept(ann, { ...row, ownerProfileId: row.cartId })).toMatchObject(nobody);
    expect(await accept(ann, { ...row, orderNumber: '99999999' })).toEqual({
      ...nobody,
      orderNumber: '99999999',
      message: 'You may not do this.',
    });
    expect((await orderOf(bea, orderNumber)).status).toBe('PENDING_APPROVAL');
    await decline(ann, row);
  });

  it('is asked in one way only: the action of the call and of each entry are the same', async () => {
    const { bea, orderNumber, row } = await waiting();
    const ann = await as(ANN);
    for (const [query, body] of [
      ['approve', [entryOf(row, 'DECLINE')]],
      ['decline', [entryOf(row, 'ACCEPT')]],
      ['approve', []],
      ['accept', [entryOf(row, 'ACCEPT')]],
      ['approve', [entryOf(row, 'ACCEPT', 'x'.repeat(501))]],
      ['approve', entryOf(row, 'ACCEPT')],
    ] as const)
      expect((await ann.post(`${DECIDE}?action=${query}`, body)).status, JSON.stringify([query, body])).toBe(400);
    expect((await orderOf(bea, orderNumber)).status).toBe('PENDING_APPROVAL');
    await decline(ann, row);
  });

  it('is nobody whose own limit is below the order', async () => {
    const { row, orderNumber } = await waiting();
    await site.database.query(`update users set settings = settings || '{"orderLimitCents": 10000}' where email = $1`, [ANN]);
    expect(await accept(await as(ANN), row)).toEqual({
      orderNumber,
      status: null,
      code: 'FORBIDDEN',
      message: 'This order is above your own order limit of $100.00, so someone else has to approve it.',
    });
    await site.database.query(`update users set settings = settings - 'orderLimitCents' where email = $1`, [ANN]);
    await decline(await as(ANN), row);
  });

  it('answers the same when it is asked again, and tells everybody later that it is decided', async () => {
    const { orderNumber, row } = await waiting();
    const [ann, gil] = [await as(ANN), await as(GIL)];
    const approved = { orderNumber, status: 'APPROVED' };
    expect([await accept(ann, row), await accept(ann, row)]).toEqual([approved, approved]);
    for (const late of [await decline(ann, row), await accept(gil, row), await decline(gil, row)])
      expect(late).toMatchObject({
        orderNumber,
        status: 'APPROVED',
        code: 'CART_STATUS_ERROR',
        message: expect.stringMatching(/^Ann Approver approved this order on \w{3} \d{1,2}, \d{4}, /),
      });
  });
});

describe('who is written to', () => {
  it('is the buyer and who is asked, and who was asked when nothing is left to do; the link decides nothing', async () => {
    const mails: Mail[] = [];
    Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
    const told = async () => {
      await site.hearEvents();
      // Whoever signs in for the first time hears of that, too.
      return mails.splice(0).flatMap(({ to, subject, text }) => (/\/(approvals|account\/orders)\//.test(text) ? [[to, subject]] : []));
    };
    await told();
    const { bea, orderNumber, row } = await waiting();
    await site.hearEvents();
    const asking = mails.find(({ to }) => to === ANN);
    expect(asking?.text).toContain(`/approvals/${orderNumber}`);
    expect(asking?.text).toContain('over a $500.00 order limit');
    expect(asking?.text).toContain('40 Wharf St');
    const subjects = await told();
    expect(subjects).toEqual(
      expect.arrayContaining([
        [BEA, `Order ${orderNumber} is waiting for approval`],
        [ANN, `Bea Buyer asks you to approve an order for $${row.ordTotal.toFixed(2)}`],
        [GIL, `Bea Buyer asks you to approve an order for $${row.ordTotal.toFixed(2)}`],
      ]),
    );
    expect(subjects).toHaveLength(3);
    // What a scanner of mails opens.
    await (await as(ANN)).get(`/cc/api/approvals/${orderNumber}`);
    expect((await orderOf(bea, orderNumber)).status).toBe('PENDING_APPROVAL');
    await bea.post(`/cc/api/approvals/${orderNumber}/comments`, { comment: 'For the <b>new</b> room' });
    expect((await told()).map(([to]) => to).toSorted()).toEqual([ANN, GIL].toSorted());
    await decline(await as(GIL), row);
    expect((await told()).toSorted()).toEqual(
      [
        [BEA, `Declined: order ${orderNumber}`],
        [ANN, `Nothing left to do: order ${orderNumber} was declined`],
      ].toSorted(),
    );
    const next = await waiting();
    await told();
    await next.bea.post(`/cc/api/orders/${next.orderNumber}/cancel`);
    expect((await told()).map(([to]) => to).toSorted()).toEqual([ANN, BEA, GIL].toSorted());
  });
});

describe('a buyer who is shown no prices', () => {
  it('reads none in the mails that it waits, and how it was decided', async () => {
    const mails: Mail[] = [];
    const { mail } = site.shop;
    await site.hearEvents();
    Object.assign(site.shop, { mail: { send: async (one: Mail) => void mails.push(one) } });
    await site.database.query(`update users set settings = settings || '{"displayRules": {"SHOW_PRICE": false}}' where email = $1`, [BEA]);
    site.shop.sessions.forgetAll();
    try {
      const [first, second] = [await waiting(), await waiting()];
      await site.hearEvents();
      await decline(await as(ANN), first.row, 'Not above $12.34, please');
      await accept(await as(ANN), second.row);
      await site.hearEvents();
      const toBea = mails.filter(({ to, subject }) => to === BEA && /waiting for approval|^Approved|^Declined/.test(subject));
      expect(toBea.map(({ subject }) => subject).toSorted()).toEqual([
        `Approved: order ${second.orderNumber}`,
        `Declined: order ${first.orderNumber}`,
        `Order ${first.orderNumber} is waiting for approval`,
        `Order ${second.orderNumber} is waiting for approval`,
      ]);
      for (const { subject, text, html } of toBea) {
        expect(`${subject} ${text} ${html}`).not.toMatch(/\$\s?\d/);
        expect(text).toContain('12');
      }
      expect(toBea.find(({ subject }) => subject.includes('waiting'))?.text).toContain('Why it needs approval');
    } finally {
      Object.assign(site.shop, { mail });
      await site.database.query(`update users set settings = settings - 'displayRules' where email = $1`, [BEA]);
      site.shop.sessions.forgetAll();
    }
  });
});

describe('what a list says of who may decide', () => {
  it('is what the rule says of each, whoever is asked, stands in, or has left', async () => {
    const { orderNumber, row } = await waiting();
    const { rows } = await site.database.query<{ user_id: string; email: string; roles: string[] }>(
      'select user_id, email, roles from users where email = any ($1)',
      [[BEA, ANN, GIL, ABE, 'carl.contract@harbordental.example']],
    );
    const people = rows.map(({ user_id: userId, email, roles }) => ({ userId, email, roles, orderLimitCents: undefined }));
    const idOf = (email: string) => people.find((one) => one.email === email)?.userId ?? '';
    const carl = idOf('carl.contract@harbordental.example');
    const away = async (absent: string) => {
      await site.database.query('delete from approval_stand_ins');
      if (absent !== '')
        await site.database.query(
          "insert into approval_stand_ins (user_id, stands_in, starts_on, ends_on, created_at) values ($1, $2, '2020-01-01', '2099-01-01', now())",
          [absent, carl],
        );
    };
    const visitors = new Map(await Promise.all(people.map(async ({ userId, email }) => [userId, await as(email)] as const)));
    let allowed = 0;
    for (const ownerId of [idOf(BEA), idOf(GIL)])
      for (const asked of [[], [idOf(ANN)], [idOf(ABE), idOf(ANN)]])
        for (const asksGroup of [true, false])
          for (const isOverdue of [true, false])
            for (const absent of ['', idOf(ANN), idOf(GIL)]) {
              await away(absent);
              await site.database.query(
                `update approvals set owner_id = $2, asked = $3, asks_group = $4, overdue_at = $5,
                   steps = jsonb_build_array(jsonb_build_object('people', to_jsonb($3::uuid[]), 'asksGroup', $4::boolean, 'how', 'ANY')) where order_number = $1`,
                [orderNumber, ownerId, asked, asksGroup, new Date(site.shop.now().getTime() + (isOverdue ? -1 : 1) * DAY_MS)],
              );
              // Where nobody is left who could, it is overdue at once.
              const hasDeciders = asked.length > 0 || (asksGroup && ownerId !== idOf(GIL));
              for (const one of people) {
                const standsInFor = one.userId === carl ? people.filter(({ userId }) => userId === absent) : [];
                const order = { step: 0, asked, asksGroup, ownerId, totalCents: 1, isOverdue: isOverdue || !hasDeciders };
                const may = decidesAs({ ...one, standsInFor }, order) !== undefined;
                const visitor = visitors.get(one.userId);
                const { orders } = visitor === undefined ? { orders: [] } : await list(visitor, { view: 'TO_DECIDE' });
                const said = orders.some((listed) => listed.orderNumber === orderNumber);
                expect([one.email, order, absent, said]).toEqual([one.email, order, absent, may]);
                allowed += may ? 1 : 0;
              }
            }
    expect(allowed).toBeGreaterThan(50);
    await away('');
    await site.database.query(
      `update approvals set owner_id = $2, asked = $3, asks_group = true, overdue_at = expires_at,
         steps = jsonb_build_array(jsonb_build_object('people', to_jsonb($3::uuid[]), 'asksGroup', true, 'how', 'ANY')) where order_number = $1`,
      [orderNumber, idOf(BEA), [idOf(ANN)]],
    );
    await decline(await as(ANN), row);
  });
});

describe('an order that nobody decides about', () => {
  it('is overdue after three days, when administrators may decide, and canceled after fourteen', async () => {
    const before = await books();
    const [one, other] = [await waiting(), await waiting()];
    const then = site.shop.now();
    site.setNow(new Date(then.getTime() + 4 * DAY_MS));
    await remindOfApprovals(site.shop);
    const abe = await as(ABE);
    const overdue = (await list(abe, { view: 'TO_DECIDE' })).orders;
    expect(overdue.map(({ orderNumber, isOverdue }) => [orderNumber, isOverdue])).toEqual(
      expect.arrayContaining([
        [one.orderNumber, true],
        [other.orderNumber, true],
      ]),
    );
    expect((await accept(abe, one.row))?.status).toBe('APPROVED');
    site.setNow(new Date(then.getTime() + 15 * DAY_MS));
    await expireApprovals(site.shop);
    const bea = await as(BEA);
    expect((await orderOf(bea, other.orderNumber)).status).toBe('CANCELLED');
    expect((await accept(await as(ANN), other.row))?.code).toBe('CART_STATUS_ERROR');
    await bea.post(`/cc/api/orders/${one.orderNumber}/cancel`);
    expect(await books()).toEqual(before);
    site.setNow(then);
  });
});
