import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getFrequentlyPurchased, getPurchases, getRecentItems, Reorder } from '#contracts/catalog/purchases.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SAM = 'sam.shopper@example.com';
const [BEA, ANN, ABE] = ['bea.buyer', 'ann.approver', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
type Purchases = z.output<(typeof getPurchases)['answer']>;

const purchases = async (visitor: Visitor, query = '') => visitor.get<Purchases>(`/cc/api/purchases${query}`);
const idsOf = ({ items }: Purchases) => items.map(({ itemId }) => itemId);
const settings = (email: string, rules: Record<string, boolean>) =>
  site.database.query(`update users set settings = jsonb_set(settings, '{displayRules}', $2::jsonb) where email = $1`, [
    email,
    JSON.stringify(rules),
  ]);

let next = 70_000_000;
type Row = readonly [itemId: string, qty: number, cents: number, details?: Record<string, unknown>];

/** An order of the past, as it was written down then. @returns its number. @param daysAgo when it was placed */
async function ordered(email: string, rows: readonly Row[], { daysAgo = 10, state = 'DELIVERED' } = {}): Promise<string> {
  const number = String((next += 1));
  const { rows: likes } = await site.database.query<{ order_number: string }>(
    `select min(order_number) as order_number from orders where origin = 'IMPORTED' and order_number::int < 70000000`,
  );
  const { rows: columns } = await site.database.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER' and column_name not in ('order_number', 'user_id', 'tenant', 'account_number', 'state', 'placed_at', 'cart_id', 'session_hash', 'origin')`,
  );
  const others = columns.map(({ column_name: name }) => name).join(', ');
  await site.database.query(
    `insert into orders (order_number, user_id, tenant, account_number, state, placed_at, cart_id, origin, ${others})
     select $1, u.user_id, case when u.account_number is null then 'dotcom' else 'SBA' end, u.account_number, $3, $4::timestamptz - make_interval(days => $5), gen_random_uuid(), 'IMPORTED', ${others
       .split(', ')
       .map((name) => `o.${name}`)
       .join(', ')} from orders o, users u where o.order_number = $6 and u.email = $2`,
    [number, email, state, site.shop.now(), daysAgo, likes[0]?.order_number],
  );
  for (const [at, [itemId, qty, cents, details = {}]] of rows.entries())
    await site.database.query(
      `insert into order_lines (order_number, line_id, position, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type, is_physical, details)
       values ($1, gen_random_uuid(), $2, $3, 'As it was called', $4::int, $5::int, $5::int * $4::int, $5::int * $4::int, 0, 'STA', true, $6)`,
      [number, at + 1, itemId, qty, cents, JSON.stringify(details)],
    );
  return number;
}

const priceOf = async (itemId: string) =>
  (await site.database.query<{ price_cents: number }>('select price_cents from items where item_id = $1', [itemId])).rows[0]?.price_cents ??
  0;

beforeAll(async () => {
  await site.database.query(`update orders set user_id = null, account_number = null where origin = 'IMPORTED'`);
});
afterEach(async () => {
  await site.database.query(`delete from order_lines where order_number::int > 70000000`);
  await site.database.query(`delete from orders where order_number::int > 70000000`);
  for (const email of [BEA, ANN]) await settings(email, {});
  await site.database.query(`update accounts set settings = settings - 'reordersColleagues'`);
});

describe('what somebody bought', () => {
  it('is theirs of twelve months, what most often first or the latest first, and of nobody else [S7-30]', async () => {
    await ordered(SAM, [['100001', 2, 100]], { daysAgo: 40 });
    await ordered(SAM, [['100001', 3, 100]], { daysAgo: 30 });
    await ordered(SAM, [['100002', 1, 100]], { daysAgo: 5 });
    await ordered(SAM, [['100003', 1, 100]], { daysAgo: 400 });
    await ordered(SAM, [['100004', 1, 100]], { daysAgo: 3, state: 'CANCELLED' });
    await ordered('rita.rewards@example.com', [['100005', 1, 100]]);
    const sam = await signedIn(site, SAM);
    const often = (await purchases(sam)).body;
    expect(idsOf(often)).toEqual(['100001', '100002']);
    expect(often.items[0]).toMatchObject({ qty: 3, timesPurchased: 2, name: 'As it was called', lastBy: null, addItemId: '100001' });
    expect(idsOf((await purchases(sam, '?sort=RECENT')).body)).toEqual(['100002', '100001']);
    const recent = await sam.get<z.output<(typeof getRecentItems)['answer']>>('/ptd/recentItems?tenantId=dotcom');
    expect(recent.body.itemDetails).toMatchObject([
      { sku: '100001', itemId: '100001', timesPurchased: 2 },
      { sku: '100002', timesPurchased: 1 },
    ]);
    expect((await purchases(aVisitor(site))).status).toBe(401);
    expect((await aVisitor(site).get('/ptd/recentItems')).status).toBe(401);
  });

  it('is found by words and numbers and by department, page by page', async () => {
    await ordered(SAM, [
      ['100001', 1, 100],
      ['100002', 1, 100],
    ]);
    const sam = await signedIn(site, SAM);
    const all = (await purchases(sam)).body;
    expect(all.departments.length).toBeGreaterThan(0);
    expect(idsOf((await purchases(sam, '?q=copy%20pap')).body)).toEqual(['100001']);
    expect(idsOf((await purchases(sam, '?q=100002')).body)).toEqual(['100002']);
    expect((await purchases(sam, '?q=nothing-like-it')).body).toMatchObject({ items: [], totalItems: 0 });
    const [first] = all.departments;
    expect((await purchases(sam, `?department=${first?.id}`)).body.totalItems).toBe(first?.count);
    const second = (await purchases(sam, '?size=1&page=2')).body;
    expect([idsOf(second), second.totalItems]).toEqual([idsOf(all).slice(1), 2]);
  });

  it('is told as tiles with the month of the last time, as far as it can be had; guests get none [S7-22 S9-36 S9-39]', async () => {
    await ordered(SAM, [
      ['100001', 1, 100],
      ['100002', 1, 100],
    ]);
    await setStock(site, '100002', 0);
    site.shop.catalog.forget();
    const call = '/ele-lpd/api/home/getFrequentlyPurchasedData';
    type Told = z.output<(typeof getFrequentlyPurchased)['answer']>;
    const { data } = (await (await signedIn(site, SAM)).post<Told>(call, { siteVariables: {}, userVariables: {} })).body;
    await setStock(site, '100002', 500);
    site.shop.catalog.forget();
    expect(data.heading).toBe('Recently Purchased');
    expect(data.items.map(({ itemId }) => itemId)).toEqual(['100001']);
    expect(data.items[0]?.badgeDetails.pastPurchase).toMatch(/^Purchased [A-Z][a-z]{2}, \d{4}$/);
    const guest = await aVisitor(site).post<Told>(call, {});
    expect([guest.status, guest.body.data.items]).toEqual([200, []]);
  });
});

describe('what an organization bought', () => {
  it('is for its administrators and approvers, unless it lets nobody order what others did [S7-31]', async () => {
    await ordered(BEA, [['100001', 2, 100]]);
    await ordered('axel.approver@cedarlegal.example', [['100003', 2, 100]]);
    const [bea, abe] = [await signedIn(site, BEA), await signedIn(site, ABE)];
    for (const path of ['/cc/api/purchases?whose=ORGANIZATION', '/ptd/recentItems?orderedByUserId=ALL']) {
      expect((await bea.get(path)).status, path).toBe(403);
      expect((await aVisitor(site, { host: 'business.localhost' }).get(path)).status, path).toBe(401);
    }
    const all = (await purchases(abe, '?whose=ORGANIZATION')).body;
    expect([idsOf(all), all.items[0]?.lastBy, all.maySeeAll]).toEqual([['100001'], 'Bea Buyer', true]);
    expect((await purchases(abe)).body.items).toEqual([]);
    const everything = await abe.get<z.output<(typeof getRecentItems)['answer']>>('/ptd/recentItems?orderedByUserId=ALL');
    expect(everything.body.itemDetails.map(({ sku }) => sku)).toEqual(['100001']);
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [BEA]);
    const beasId = rows[0]?.user_id;
    expect((await abe.get(`/ptd/recentItems?orderedByUserId=${beasId}`)).status).toBe(403);
    expect((await bea.get(`/ptd/recentItems?orderedByUserId=${beasId}`)).status).toBe(200);
    expect((await abe.put('/cc/api/organization/reordering', { isAllowed: false })).status).toBe(200);
    const later = await signedIn(site, ABE);
    expect((await purchases(later, '?whose=ORGANIZATION')).status).toBe(403);
    expect((await purchases(later)).body.maySeeAll).toBe(false);
  });
});

describe('an order that is bought again', () => {
  const again = (visitor: Visitor, number: string) => visitor.get<Reorder>(`/cc/api/orders/${number}/again`);
  const changesOf = ({ items }: Reorder) => items.map(({ changes }) => changes);

  it('tells what is different of each row since, and what can be added', async () => {
    const [paper, pens] = [await priceOf('100001'), await priceOf('100002')];
    const number = await ordered(SAM, [
      ['100001', 2, paper - 50],
      ['100002', 5, pens],
      ['100009', 1, 100],
      ['nothing', 1, 100],
    ]);
    await setStock(site, '100002', 3);
    site.shop.catalog.forget();
    const { body } = await again(await signedIn(site, SAM), number);
    await setStock(site, '100002', 500);
    site.shop.catalog.forget();
    expect(changesOf(body)).toEqual([
      [{ kind: 'PRICE_UP', before: (paper - 50) / 100, after: paper / 100 }],
      [{ kind: 'FEW_LEFT', most: 3 }],
      [{ kind: 'REPLACED', title: expect.any(String), url: expect.stringMatching(/^\/product_\d+$/) }],
      [{ kind: 'NOT_AVAILABLE' }],
    ]);
    expect(body.items.map(({ addItemId, qty }) => [addItemId, qty])).toEqual([
      ['100001', 2],
      ['100002', 3],
      [body.items[2]?.changes[0]?.url?.replace('/product_', ''), 1],
      [null, 1],
    ]);
  });

  it('tells that a contract has it now, or no longer, and what a limit leaves', async () => {
    const { rows } = await site.database.query<{ item_id: string; price_cents: number }>(
      `select c.item_id, c.price_cents from contract_prices c join users u using (account_number) join items i using (item_id)
       where u.email = $1 and i.is_published and c.item_id <> '100002' order by c.item_id limit 1`,
      [BEA],
    );
    const [onContract, cents] = [rows[0]?.item_id ?? '', rows[0]?.price_cents ?? 0];
    await changeItem(site, '100002', { facts: { limitPerOrder: 4 } });
    const number = await ordered(BEA, [
      [onContract, 1, cents, { isOnContract: false }],
      ['100002', 9, await priceOf('100002'), { isOnContract: true }],
    ]);
    const { body } = await again(await signedIn(site, BEA), number);
    await site.database.query(`update items set facts = facts - 'limitPerOrder' where item_id = '100002'`);
    site.shop.catalog.forget();
    expect(changesOf(body)[0]).toEqual([{ kind: 'ON_CONTRACT' }]);
    expect(changesOf(body)[1]).toMatchObject([{ kind: 'OFF_CONTRACT' }, { kind: 'LIMITED', most: 4 }]);
  });

  it('tells nobody who is shown no prices what a price was or is', async () => {
    const number = await ordered(BEA, [['100001', 2, 1]]);
    const bea = await signedIn(site, BEA);
    expect(changesOf((await again(bea, number)).body)[0]?.map(({ kind }) => kind)).toContain('PRICE_UP');
    await settings(BEA, { SHOW_PRICE: false });
    const unshown = await signedIn(site, BEA);
    expect(changesOf((await again(unshown, number)).body)).toEqual([[]]);
    const own = await purchases(unshown);
    expect(own.body.items[0]).toMatchObject({ changes: [], tile: { priceValue: null, price: 'Price N/A' } });
  });

  it('is opened by whoever ordered it, and of colleagues by who may order the same; of others it is unknown', async () => {
    const number = await ordered(BEA, [['100001', 2, 100]]);
    const abe = await signedIn(site, ABE);
    expect((await again(abe, number)).body).toMatchObject({ orderedBy: 'Bea Buyer', items: [{ itemId: '100001', addItemId: '100001' }] });
    await abe.put('/cc/api/organization/reordering', { isAllowed: false });
    expect((await again(abe, number)).status).toBe(403);
    expect((await again(await signedIn(site, BEA), number)).body.orderedBy).toBeNull();
    const unknown = await again(await signedIn(site, SAM), '1');
    for (const visitor of [await signedIn(site, SAM), await signedIn(site, 'axel.approver@cedarlegal.example'), aVisitor(site)]) {
      const { status, body } = await again(visitor, number);
      expect([status, body]).toEqual([404, unknown.body]);
    }
  });

  it('is written down with whether a contract had its rows', async () => {
    const bea = await signedIn(site, BEA);
    await bea.add({ itemId: '100001', qty: 1 });
    await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true } });
    const { orderNumber } = (await placeOrder(bea)).body;
    const { rows } = await site.database.query<{ kept: boolean; held: boolean }>(
      `select (l.details ->> 'isOnContract')::boolean as kept, exists (select from contract_prices c join users u using (account_number)
         where u.email = $2 and c.item_id = l.item_id) as held from order_lines l where l.order_number = $1`,
      [orderNumber, BEA],
    );
    expect(rows).toEqual([{ kept: rows[0]?.held, held: expect.any(Boolean) }]);
  });
});
