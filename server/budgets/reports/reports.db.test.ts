import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { plainBudgets, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
type Sums = { key: string; name: string; amount: number }[];
type Spend = { from: string; to: string; total: number; centers: Sums; categories: Sums; people: Sums; months: Sums; peopleCount: number };
type Orders = {
  orders: {
    orderNumber: string;
    mayOpen: boolean;
    person: string;
    centers: string[];
    amount: number;
    items: { name: string; qty: number }[];
  }[];
  hasMore: boolean;
  total: number;
  names: { center: string | null; category: string | null; person: string | null };
};
let ann: Visitor;
let bea: Visitor;

beforeAll(async () => {
  await plainBudgets(site);
  ann = await signedIn(site, 'ann.approver@harbordental.example');
  bea = await signedIn(site, 'bea.buyer@harbordental.example');
});
afterEach(async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]));

const spend = async (query = '') => (await ann.get<Spend>(`/cc/api/budget-spend${query}`)).body;
const ordersOf = async (query = '') => (await ann.get<Orders>(`/cc/api/budget-orders${query}`)).body;
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (sums: Sums) => sums.reduce((sum, { amount }) => sum + cents(amount), 0);
const sumCents = (dollars: readonly number[]) => dollars.reduce((sum, amount) => sum + cents(amount), 0);
const categoriesOf = async (number: string) =>
  new Map(
    (
      await site.database.query<{ item_id: string; category_id: string }>(
        'select i.item_id, i.category_id from order_lines l join items i using (item_id) where l.order_number = $1',
        [number],
      )
    ).rows.map((row) => [row.item_id, row.category_id]),
  );
const orderOf = async (number: string) => (await bea.get<Order>(`/cc/api/orders/${number}`)).body;

async function order(...wanted: (Record<string, unknown> | string)[]): Promise<string> {
  const items = wanted.filter((one) => typeof one !== 'string');
  const budgetCenter = wanted.find((one) => typeof one === 'string') ?? 'FRONT-DESK';
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add(...items);
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter } });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  return body.orderNumber ?? '';
}

describe('what an organization spends', () => {
  it('is told by center, category, person and month, each the same to the cent, with the orders behind it, and comes back with what is canceled in part', async () => {
    expect((await spend()).total).toBe(0);
    const number = await order({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }, { itemId: '100002', qty: 2 });
    const { cartSummary, items } = await orderOf(number);
    const total = cents(cartSummary.ordTotal ?? 0);
    const placed = await spend();
    for (const sums of [placed.centers, placed.categories, placed.people, placed.months]) expect(sumOf(sums)).toBe(total);
    expect(placed.centers.map(({ name }) => name)).toEqual(['Front desk']);
    expect(placed.people.map(({ name }) => name)).toEqual(['Bea Buyer']);
    expect(placed.months.map(({ key }) => key)).toEqual([placed.to]);
    const [paper] = placed.categories;
    const behind = await ordersOf(`?category=${paper?.key}&person=${placed.people[0]?.key}&center=FRONT-DESK`);
    expect(behind).toMatchObject({
      orders: [{ orderNumber: number, mayOpen: true, person: 'Bea Buyer', centers: ['Front desk'], amount: paper?.amount }],
      hasMore: false,
      total: paper?.amount,
      names: { center: 'Front desk', category: paper?.name, person: 'Bea Buyer' },
    });
    // Of a category the goods of that category alone, and what they cost: tax and shipping are a row of their own.
    const said = await categoriesOf(number);
    const ofPaper = items.filter(({ itemId }) => said.get(itemId) === paper?.key);
    expect(behind.orders[0]?.items.map(({ qty }) => qty).toSorted()).toEqual(ofPaper.map(({ qty }) => qty).toSorted());
    expect(cents(paper?.amount ?? 0)).toBe(sumCents(ofPaper.map(({ priceInfo }) => priceInfo.finalPrice)));
    expect(placed.categories.find(({ key }) => key === '')).toMatchObject({
      name: 'Tax, shipping and fees',
      amount: (total - sumCents(items.map(({ priceInfo }) => priceInfo.finalPrice))) / 100,
    });
    expect((await ordersOf()).orders[0]?.items).toHaveLength(items.length);
    // A part leaves, the other is canceled: the budget gets back what that part cost with its tax, and its category has spent so much less.
    const { shipments } = await orderOf(number);
    const parcel = shipments.find(({ kind }) => kind === 'PARCEL');
    await moveShipment(site.shop, parcel?.shipmentId ?? '', 'SHIPPED', 'warehouse');
    await bea.post(`/cc/api/orders/${number}/cancel`);
    await site.hearEvents();
    const after = await orderOf(number);
    expect(after.shipments.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'SHIPPED']);
    const { rows } = await site.database.query<{ back: number }>(
      `select sum(final_cents + tax_cents)::int as back from order_lines l join shipment_lines s using (order_number, line_id) join shipments p using (shipment_id)
       where l.order_number = $1 and p.state = 'CANCELLED'`,
      [number],
    );
    const back = rows[0]?.back ?? 0;
    expect(back).toBeGreaterThan(0);
    const left = await spend();
    for (const sums of [left.centers, left.categories, left.people, left.months]) expect(sumOf(sums)).toBe(total - back);
    const { entries } = (
      await ann.get<{ entries: { kind: string; amount: number; orderNumber: string }[] }>('/cc/api/budgets/FRONT-DESK/book')
    ).body;
    expect(entries[0]).toMatchObject({ kind: 'CREDITED', orderNumber: number, amount: back / 100 });
  });

  it('is nothing of an order that is canceled as a whole, and nothing of what is held only', async () => {
    const before = (await spend()).total;
    const number = await order({ itemId: '100002', qty: 1 });
    expect((await spend()).total).toBeGreaterThan(before);
    await bea.post(`/cc/api/orders/${number}/cancel`);
    expect((await spend()).total).toBe(before);
  });

  it('is told of the months that are asked about, and of nobody else’s orders', async () => {
    expect((await spend('?from=2020-01&to=2020-03')).total).toBe(0);
    expect(await ordersOf('?from=2020-01&to=2020-03')).toMatchObject({ orders: [], hasMore: false, total: 0 });
    for (const wrong of ['?from=2020-13', '?from=x', '?person=me'])
      expect((await ann.get(`/cc/api/budget-spend${wrong}`)).status, wrong).toBe(400);
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    expect((await tess.get('/cc/api/budget-spend')).status).toBe(403);
    expect((await bea.get('/cc/api/budget-orders')).status).toBe(403);
  });

  it('is told of what no budget center bears as well, in a row of its own with its orders', async () => {
    const leave = (is: boolean) =>
      site.database.query(
        `update accounts set settings = settings || jsonb_build_object('isCenterOptional', $1::bool) where account_number = '4410001'`,
        [is],
      );
    await leave(true);
    bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const before = await spend();
    const number = await order({ itemId: '100002', qty: 1 }, '');
    const total = cents((await orderOf(number)).cartSummary.ordTotal ?? 0);
    const after = await spend();
    for (const by of ['centers', 'categories', 'people', 'months'] as const) expect(sumOf(after[by]), by).toBe(sumOf(before[by]) + total);
    expect(after.centers.find(({ key }) => key === '')).toEqual({ key: '', name: 'No budget center', amount: total / 100 });
    expect(await ordersOf('?center=')).toMatchObject({
      orders: [{ orderNumber: number, person: 'Bea Buyer', centers: ['No budget center'], amount: total / 100 }],
      total: total / 100,
      names: { center: 'No budget center' },
    });
    // What came to nothing is not in it.
    await bea.post(`/cc/api/orders/${number}/cancel`);
    expect(await spend()).toMatchObject({ total: before.total });
    expect((await ordersOf('?center=')).total).toBe(0);
    await leave(false);
    bea = await signedIn(site, 'bea.buyer@harbordental.example');
  });
});

describe('what an organization spends on account', () => {
  const SPENT = `select o.order_number, coalesce(s.cents, 0)::int as spent, (i.invoiced - coalesce(c.credited, 0))::int as invoiced
    from (select order_number, sum(amount_cents) as invoiced from account_invoices group by 1) i join orders o using (order_number)
      left join (select order_number, sum(amount_cents) as credited from credit_entries where kind = 'CREDITED' group by 1) c using (order_number)
      left join (select order_number, sum(cents) as cents from budget_spend group by 1) s using (order_number)
      join users u on u.user_id = o.user_id join accounts a on a.account_number = u.account_number and a.settings ->> 'isBudgetingEnabled' = 'true'
    where o.order_number = any($1::text[]) order by 1`;

  it('is what its invoices say, less what came back, to the cent, however it is charged to budgets', async () => {
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    const numbers: string[] = [];
    for (const [visitor, charge] of [
      [bea, async () => ({ accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } })],
      [tess, async () => ({ accountingInfo: { invoice: true } })],
      [
        tess,
        async () => ({
          accountingInfo: { invoice: true },
          items: [
            {
              cartItemId: (await tess.cart()).items[0]?.cartItemId,
              bcShares: [
                { bcName: 'ART', percent: 33.33 },
                { bcName: 'OFFICE', percent: 66.67 },
              ],
            },
          ],
        }),
      ],
    ] as const) {
      for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`${CHECKOUT}/item/${cartItemId}`);
      await visitor.add({ itemId: '100002', qty: 3 }, { itemId: '100006', qty: 1 });
      await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
      const chosen = await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, await charge());
      expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
      const { body } = await placeOrder(visitor);
      expect(body.status, JSON.stringify(body)).toBe('PLACED');
      await site.hearEvents();
      numbers.push(body.orderNumber ?? '');
      const said = async () => (await visitor.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
      for (const to of ['SHIPPED', 'DELIVERED'] as const)
        for (const { shipmentId } of (await said()).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
      await site.hearEvents();
      const row = (await said()).items.find(({ itemId }) => itemId === '100002');
      const back = { items: [{ cartItemId: row?.cartItemId, qty: 1 }], reason: 'DAMAGED' };
      expect((await visitor.post(`/cc/api/orders/${body.orderNumber}/return`, back)).status).toBe(200);
      await site.hearEvents();
    }
    const { rows } = await site.database.query<{ order_number: string; spent: number; invoiced: number }>(SPENT, [numbers]);
    expect(rows.map((row) => row.order_number)).toEqual(numbers.toSorted());
    for (const { order_number: number, spent, invoiced } of rows) expect(spent, number).toBe(invoiced);
  });
});
