import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
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
  ann = await signedIn(site, 'ann.approver@harbordental.example');
  bea = await signedIn(site, 'bea.buyer@harbordental.example');
});
/** What was ordered before the shop, too, would stand beside what is looked at here. */
beforeEach(() => site.database.query('delete from budget_spend where entry_id is null').then(() => undefined));
afterEach(async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]));

const spend = async (query = '') => (await ann.get<Spend>(`/cc/api/budget-spend${query}`)).body;
const ordersOf = async (query = '') => (await ann.get<Orders>(`/cc/api/budget-orders${query}`)).body;
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (sums: Sums) => sums.reduce((sum, { amount }) => sum + cents(amount), 0);
const orderOf = async (number: string) => (await bea.get<Order>(`/cc/api/orders/${number}`)).body;

async function order(...items: Record<string, unknown>[]): Promise<string> {
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add(...items);
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
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
    expect(behind.orders[0]?.items.map(({ qty }) => qty).toSorted()).toEqual(items.map(({ qty }) => qty).toSorted());
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
});
