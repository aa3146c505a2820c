import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { plainBudgets, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
beforeAll(() => plainBudgets(site));

const HARBOR = '4410001';
const BEA = 'bea.buyer@harbordental.example';
const TESS = 'tess.teacher@northwindschools.example';
type Books = Record<string, [spent: number, held: number]>;

/** Cents that are spent and held of the centers of an account. */
const booksOf = async (account: string): Promise<Books> =>
  Object.fromEntries(
    (await site.database.query('select value, spent_cents, held_cents from budget_centers where account_number = $1', [account])).rows.map(
      ({ value, spent_cents: spent, held_cents: held }) => [value, [spent, held]],
    ),
  );
const cents = (dollars: number) => Math.round(dollars * 100);
const account = (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, body);
const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;

async function pay(visitor: Visitor, card: string = CARDS.approved) {
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  return placeOrder(visitor);
}

/** Of somebody whose cart holds these things and nothing else. */
async function filled(email: string, ...items: Record<string, unknown>[]): Promise<Visitor> {
  const visitor = await signedIn(site, email);
  for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`${CHECKOUT}/item/${cartItemId}`);
  await visitor.add(...items);
  return visitor;
}

async function deliver(visitor: Visitor, number: string): Promise<Order> {
  await site.hearEvents();
  for (const to of ['SHIPPED', 'DELIVERED'] as const)
    for (const { shipmentId } of (await orderOf(visitor, number)).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
  return orderOf(visitor, number);
}

afterEach(async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]));

describe('an order that is charged to one budget center', () => {
  let before: Books;
  beforeEach(async () => {
    before = await booksOf(HARBOR);
  });
  const spentMore = (more: number) => ({ ...before, 'FRONT-DESK': [(before['FRONT-DESK']?.[0] ?? 0) + more, 0] });

  it('books its whole total when it is placed, and names the center [C3-94]', async () => {
    const bea = await filled(BEA, { itemId: '100001', qty: 2 });
    const { body } = await pay(bea);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    const order = await orderOf(bea, body.orderNumber ?? '');
    expect(order.budgetCenterName).toBe('Front desk');
    expect(await booksOf(HARBOR)).toEqual(spentMore(cents(order.cartSummary.ordTotal ?? 0)));
    const { orders } = (await bea.get<{ orders: { orderNumber: string; budgetCenterName: string | null }[] }>('/cc/api/orders')).body;
    expect(orders.find(({ orderNumber }) => orderNumber === body.orderNumber)?.budgetCenterName).toBe('Front desk');
    expect((await bea.get<CartResponse>('/cc/api/checkout')).body.bcDetails?.availableBalance).toBe(
      1000 - (order.cartSummary.ordTotal ?? 0),
    );
  });

  it('gives it back once when it is canceled', async () => {
    const bea = await filled(BEA, { itemId: '100001', qty: 1 });
    const { orderNumber = '' } = (await pay(bea)).body;
    await site.hearEvents();
    await Promise.all([bea.post(`/cc/api/orders/${orderNumber}/cancel`), bea.post(`/cc/api/orders/${orderNumber}/cancel`)]);
    expect((await orderOf(bea, orderNumber)).status).toBe('CANCELLED');
    expect(await booksOf(HARBOR)).toEqual(before);
  });

  it('gives back what is refunded when things come back, each once', async () => {
    const bea = await filled(BEA, { itemId: '100001', qty: 2 });
    const { orderNumber = '' } = (await pay(bea)).body;
    const { items, cartSummary } = await deliver(bea, orderNumber);
    const [row] = items;
    for (let times = 1; times <= 2; times += 1) {
      await bea.post(`/cc/api/orders/${orderNumber}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }], reason: 'DAMAGED' });
      const { returns } = await orderOf(bea, orderNumber);
      expect(returns).toHaveLength(times);
      const backCents = returns.reduce((sum, { refund }) => sum + cents(refund), 0);
      expect(await booksOf(HARBOR)).toEqual(spentMore(cents(cartSummary.ordTotal ?? 0) - backCents));
    }
  });

  it('lets it go when its card is declined', async () => {
    const bea = await filled(BEA, { itemId: '100001', qty: 1 });
    expect(await pay(bea, CARDS.declined)).toMatchObject({ status: 400, body: { code: 'PAYMENT_OPERATION_FAILED' } });
    expect(await booksOf(HARBOR)).toEqual(before);
  });

  it('is refused with the reason when the center has less left and nobody is asked about it, and placed out of another one', async () => {
    const approvals = (has: boolean) =>
      site.database.query(
        `update accounts set settings = settings || jsonb_build_object('hasApprovals', $2::boolean) where account_number = $1`,
        [HARBOR, has],
      );
    await approvals(false);
    const bea = await filled(BEA, { itemId: '100001', qty: 2 });
    const { cartInfo } = (await account(bea, { accountingInfo: { budgetCenter: 'LAB' } })).body;
    const [charge] = cartInfo.cartAccountInfo?.budgets?.charges ?? [];
    expect(charge?.over).toBe(Math.round(((charge?.charged ?? 0) - 50) * 100) / 100);
    const refused = await pay(bea);
    const over = (await bea.cart()).cartAccountInfo?.budgets?.charges[0]?.over ?? 0;
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.message).toBe(
      `Over the Laboratory budget by $${over.toFixed(2)}. Laboratory has $50.00 left. Charge a different budget center, take something out of your cart, or ask Ann Approver for more.`,
    );
    expect(await booksOf(HARBOR)).toEqual(before);
    await account(bea, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
    expect((await placeOrder(bea)).body.status).toBe('PLACED');
    await approvals(true);
  });

  it('is refused without a center where there must be one', async () => {
    const bea = await filled(BEA, { itemId: '100001', qty: 1 });
    await site.database.query("update users set settings = settings - 'defaultBudgetCenter' where email = $1", [BEA]);
    await signIn(bea, BEA);
    await account(bea, { accountingInfo: { budgetCenter: '' } });
    expect(await pay(bea)).toMatchObject({
      status: 400,
      body: { code: 'BUDGET_CENTER_REQUIRED', message: 'Please choose a budget center.' },
    });
    expect(await booksOf(HARBOR)).toEqual(before);
    await site.database.query(`update users set settings = settings || '{"defaultBudgetCenter": "FRONT-DESK"}' where email = $1`, [BEA]);
  });
});

describe('an order whose budget’s period ends while its payer is asked by their bank', () => {
  const rows = async () =>
    (
      await site.database.query(
        `select e.kind, b.period_no - e.period_no as ago from budget_entries e join budget_centers b on b.account_number = e.account_number and b.value = e.budget_center
         where e.order_number is not null and b.account_number = $1 and b.value = 'LAB' order by e.entry_id`,
        [HARBOR],
      )
    ).rows;
  const periodEnds = () =>
    site.database.query("update budget_centers set ends_on = $2::date where account_number = $1 and value = 'LAB'", [
      HARBOR,
      site.shop.now(),
    ]);
  /** As the payer's browser brings their bank's answer. */
  async function answer(transactionId: string, said: 'approve' | 'deny'): Promise<void> {
    const asked = await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: said }),
    });
    const result: unknown = await asked.json();
    const fields = new URLSearchParams({ transactionId, status: String(Reflect.get(Object(result), 'status')) });
    await aVisitor(site).post<string>('/cc/api/tdprocess', fields.toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.sandbox.origin, 'sec-fetch-site': 'cross-site' },
    });
  }

  it('is booked in the period that it was held in, or let go there, and the next one has all it begins with', async () => {
    await site.database.query(
      "update budget_centers set period = 'MONTH', starts_on = $2::date - 30, ends_on = $2::date + 1 where account_number = $1 and value = 'LAB'",
      [HARBOR, site.shop.now()],
    );
    for (const [status, end] of [
      ['approve', 'BOOKED'],
      ['deny', 'RELEASED'],
    ] as const) {
      const bea = await filled(BEA, { itemId: '100002', qty: 1 });
      await account(bea, { accountingInfo: { budgetCenter: 'LAB' } });
      const { body } = await pay(bea, CARDS.challenged);
      expect(body.status, JSON.stringify(body)).toBe('CHALLENGE');
      await periodEnds();
      // Somebody of the organization reads their cart: the next period begins.
      const abe = await signedIn(site, 'abe.admin@harbordental.example');
      await abe.get('/cc/api/checkout');
      await answer(body.transactionId ?? '', status);
      const last = await placeOrder(bea);
      expect(last.body.status === 'PLACED', last.body.code).toBe(status === 'approve');
      expect((await rows()).slice(-2)).toEqual([
        { kind: 'HELD', ago: 1 },
        { kind: end, ago: 1 },
      ]);
      expect((await booksOf(HARBOR))['LAB']).toEqual([0, 0]);
    }
  });

  it('finds the next period begun when it is placed after the end, without being refused once', async () => {
    const bea = await filled(BEA, { itemId: '100002', qty: 1 });
    await account(bea, { accountingInfo: { budgetCenter: 'LAB' } });
    await periodEnds();
    expect((await pay(bea)).body.status).toBe('PLACED');
    expect((await rows()).slice(-2)).toEqual([
      { kind: 'HELD', ago: 0 },
      { kind: 'BOOKED', ago: 0 },
    ]);
    await account(bea, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
  });
});

describe('an order whose rows are charged to budget centers of their own', () => {
  it('books what each row costs, names the center at each, and gives it back row by row [C3-39]', async () => {
    const before = await booksOf('4410002');
    const tess = await filled(TESS, { itemId: '100001', qty: 2 }, { itemId: '100041', qty: 1 });
    const { cartItemId } = rowOf(await tess.cart(), '100041');
    await account(tess, { items: [{ cartItemId, bcName: 'ART' }] });
    const { orderNumber = '' } = (await pay(tess)).body;
    const order = await orderOf(tess, orderNumber);
    expect(order.budgetCenterName).toBe('Classroom supplies, Art room');
    expect(order.items.map(({ budgetCenterName }) => budgetCenterName)).toEqual(['Classroom supplies', 'Art room']);
    const [paper = 0, tray = 0] = order.items.map(({ priceInfo }) => cents(priceInfo.finalPrice));
    const plus = (more: Record<string, number>) =>
      Object.fromEntries(Object.entries(before).map(([value, [spent, held]]) => [value, [spent + (more[value] ?? 0), held]]));
    expect(await booksOf('4410002')).toEqual(plus({ CLASSROOM: paper, ART: tray }));
    await deliver(tess, orderNumber);
    await tess.post(`/cc/api/orders/${orderNumber}/return`, {
      items: [{ cartItemId: order.items[0]?.cartItemId, qty: 1 }],
      reason: 'DAMAGED',
    });
    expect(await booksOf('4410002')).toEqual(plus({ CLASSROOM: paper - Math.round(paper / 2), ART: tray }));
  });
});

describe('an order whose row several budget centers share', () => {
  it('takes each its part, names them with it, and gives it back in the same parts, to the cent, however it comes back', async () => {
    const before = await booksOf('4410002');
    const tess = await filled(TESS, { itemId: '100001', qty: 3 });
    const { cartItemId } = rowOf(await tess.cart(), '100001');
    await account(tess, {
      items: [
        {
          cartItemId,
          bcShares: [
            { bcName: 'ART', percent: 33.33 },
            { bcName: 'OFFICE', percent: 33.33 },
            { bcName: 'CLASSROOM', percent: 33.34 },
          ],
        },
      ],
    });
    const { orderNumber = '' } = (await pay(tess)).body;
    const order = await orderOf(tess, orderNumber);
    // Bookkeepers need dollars beside percentages: on the row, of the order, and on its receipt.
    const [told] = order.items;
    const names = /^Art room 33\.33% \(\$([\d.]+)\), School office 33\.33% \(\$([\d.]+)\), Classroom supplies 33\.34% \(\$([\d.]+)\)$/;
    const dollars = names.exec(told?.budgetCenterName ?? '')?.slice(1) ?? [];
    expect(dollars.reduce((sum, amount) => sum + cents(Number(amount)), 0)).toBe(cents(told?.priceInfo.finalPrice ?? 0));
    expect(order.budgetCharges).toEqual(['Art room', 'School office', 'Classroom supplies'].map((name, at) => `${name} $${dollars[at]}`));
    const cookie = [...tess.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = paperPath('RECEIPT', orderNumber);
    const receipt = await site.app.inject({ url, headers: { host: 'business.localhost', cookie } });
    const read = readPdf(receipt.rawPayload)
      .pages.flatMap((page) => page.read)
      .join(' ');
    expect(read).toContain(`Budget Center: Art room 33.33% ($${dollars[0]})`);
    expect(read).toContain(`School office $${dollars[1]}`);
    const spent = async () => {
      const books = await booksOf('4410002');
      return ['ART', 'OFFICE', 'CLASSROOM'].map((value) => (books[value]?.[0] ?? 0) - (before[value]?.[0] ?? 0));
    };
    const [row] = order.items;
    const taken = await spent();
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(cents(row?.priceInfo.finalPrice ?? 0));
    await deliver(tess, orderNumber);
    for (let times = 1; times <= 3; times += 1) {
      await tess.post(`/cc/api/orders/${orderNumber}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }], reason: 'DAMAGED' });
      const rest = await spent();
      expect(rest.reduce((sum, one) => sum + one, 0)).toBe(
        cents(row?.priceInfo.finalPrice ?? 0) - Math.round((cents(row?.priceInfo.finalPrice ?? 0) * times) / 3),
      );
      for (const [at, one] of rest.entries()) expect(Math.abs(one - ((taken[at] ?? 0) * (3 - times)) / 3)).toBeLessThanOrEqual(1);
    }
    expect(await booksOf('4410002')).toEqual(before);
  });
});

describe('30 people who each order for 100.00 out of 1,000.00 at the same moment', () => {
  it('have ten orders placed, and twenty that wait for approval; the budget is spent to the cent, and not by those who wait [T20]', async () => {
    await site.database.query(`update accounts set settings = settings || '{"taxExemptType": "FULL"}' where account_number = $1`, [HARBOR]);
    await site.database.query(
      "update contract_prices set price_cents = 10000, volume_prices = '[]' where account_number = $1 and item_id = '100001'",
      [HARBOR],
    );
    await site.database.query(
      `with now as (select spent_cents + held_cents + 100000 - limit_cents as more from budget_centers where account_number = $1 and value = 'FRONT-DESK'),
         noted as (insert into budget_entries (account_number, budget_center, kind, amount_cents, at) select $1, 'FRONT-DESK', 'ADJUSTED', more, now() from now)
       update budget_centers set limit_cents = limit_cents + more from now where account_number = $1 and value = 'FRONT-DESK'`,
      [HARBOR],
    );
    await site.database.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object('user_id', gen_random_uuid(), 'email', 'desk' || n || '@harbordental.example'))).*
       from users u, generate_series(1, 30) n where u.email = $1`,
      [BEA],
    );
    const before = await booksOf(HARBOR);
    const people: Visitor[] = [];
    for (let n = 1; n <= 30; n += 1) {
      const person = aVisitor(site, { host: 'business.localhost', address: `198.51.${n}.1` });
      await signIn(person, `desk${n}@harbordental.example`);
      await person.add({ itemId: '100001', qty: 1 });
      await person.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
      await person.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
      people.push(person);
    }
    expect((await people[0]?.cart())?.cartSummary.ordTotal).toBe(100);
    const answers = await Promise.all(people.map((person) => placeOrder(person)));
    const placed = answers.filter(({ body }) => body.status === 'PLACED');
    const waiting = answers.filter(({ body }) => body.status === 'PENDING_APPROVAL');
    expect([placed.length, waiting.length]).toEqual([10, 20]);
    expect(await booksOf(HARBOR)).toEqual({ ...before, 'FRONT-DESK': [(before['FRONT-DESK']?.[0] ?? 0) + 100_000, 200_000] });
  });
});
