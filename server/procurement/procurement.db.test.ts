import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { z } from 'zod';
import { ERRORS } from '#contracts/errors.ts';
import type { getSession } from '#contracts/session/identity.ts';
import type { finishProcurement, readProcurement } from '#contracts/session/procurement.ts';
import { IDLE_MINUTES, KEPT_DAYS, ONLY_LOOKING, ORDERED_ELSEWHERE } from '#domain/procurement/procurement-session.ts';
import { ROUTES } from '#server/routes.ts';
import { comeInBy, tokenOf } from '#tests/support/identity/partners.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { act, addTo, moveToCart, openRound } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { optOut } from '#contracts/cart-calls.ts';
import { HARMLESS_IN_PROCUREMENT } from '../http/procurement/in-procurement.ts';
import { sweep } from '../jobs/sweep.ts';

const site = useShop({ hasPages: true });
const ITEM = '/cc/api/checkout/default/item';
const CHECKOUT = '/cc/api/checkout/default';
type Handed = z.output<(typeof finishProcurement)['answer']>;
type Shown = z.output<(typeof readProcurement)['answer']>;

const atWork = () => aVisitor(site, { host: 'business.localhost' });

async function began(different: object = {}): Promise<Visitor> {
  const visitor = atWork();
  const answer = await comeInBy(visitor, 'MVP', tokenOf(site, 'MVP', different));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return visitor;
}

const shown = async (visitor: Visitor) => (await visitor.get<Shown>('/cc/api/procurement')).body;
const finish = (visitor: Visitor, how: 'RETURN' | 'LEAVE', key: string) =>
  visitor.post<Handed & { code?: string; message?: string }>('/cc/api/procurement/finish', { how, key });
const fieldOf = ({ fields }: Handed, name: string) => fields.find((field) => field.name === name)?.value;
const attributes = async (visitor: Visitor) => (await visitor.cart()).cartAttributes;
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get<z.output<(typeof getSession)['answer']>>('/ele-lpd/api/session')).body.sessionData.isLoggedIn;

/** Returns a cart with three pens. @returns its name */
async function returned(different: object = {}): Promise<string> {
  const visitor = await began(different);
  await visitor.add({ itemId: '100002', qty: 3 });
  const { body } = await finish(visitor, 'RETURN', (await shown(visitor)).key);
  return fieldOf(body, 'cartId') ?? '';
}

describe('a session that a purchasing system begins', () => {
  it('has a cart of its own, and tells what it is [C3-71 S2-22]', async () => {
    const own = atWork();
    await own.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    await own.add({ itemId: '100003', qty: 2 });
    const before = await own.cart();
    const bea = await began({ order_number: 'PO-4711' });
    expect((await bea.cart()).items).toEqual([]);
    expect(await attributes(bea)).toMatchObject({ isMvp: true, mvpType: 'CREATE', orderNumber: 'PO-4711', isMandatoryEnabled: false });
    await bea.add({ itemId: '100002', qty: 3 });
    expect((await bea.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 3]]);
    expect((await own.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual(before.items.map(({ itemId, qty }) => [itemId, qty]));
    expect(await attributes(own)).toMatchObject({ isMvp: false, mvpType: null, orderNumber: null });
    // Two windows of a purchasing system are two sessions.
    expect((await (await began()).cart()).items).toEqual([]);
  });

  it('costs what the contract says', async () => {
    const own = atWork();
    await own.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const byContract = await own.add({ itemId: '100001', qty: 1 });
    const { items } = await (await began()).add({ itemId: '100001', qty: 1 });
    const row = byContract.items.find(({ itemId }) => itemId === '100001');
    expect(items[0]?.onContract).toBe(true);
    expect(items[0]?.priceInfo).toEqual(row?.priceInfo);
    const { rows } = await site.database.query<{ price_cents: number }>("select price_cents from items where item_id = '100001'");
    expect(items[0]?.priceInfo.finalPrice).not.toBe((rows[0]?.price_cents ?? 0) / 100);
  });

  it('keeps what is set aside to itself, and through a choice of another ship-to', async () => {
    const bea = await began();
    const { items } = await bea.add({ itemId: '100002', qty: 3 });
    expect((await bea.post('/cc/api/sfl', { item: { itemId: '100002', cartItemId: items[0]?.cartItemId } })).status).toBe(200);
    const { rows } = await site.database.query<{ address_id: string }>(
      `select address_id from addresses where account_number = '4410001' order by address1 desc limit 1`,
    );
    expect((await bea.post(`/cc/api/address/shipto/${rows[0]?.address_id}`)).status).toBe(200);
    expect((await bea.cart()).sflItems.map(({ itemId }) => itemId)).toEqual(['100002']);
    const own = atWork();
    await own.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    expect((await own.cart()).sflItems).toEqual([]);
  });

  it('has no checkout, no cards, no orders, no budgets and nothing of the organization, by any call', async () => {
    const bea = await began();
    await bea.add({ itemId: '100002', qty: 3 });
    const closed: Promise<Answer<{ code?: string }>>[] = [
      bea.post(`${CHECKOUT}/order`, {}),
      bea.get('/cc/api/precheckout'),
      bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: 'x' }),
      bea.get('/cc/api/wallet'),
      bea.get('/cc/api/orders'),
      bea.get('/cc/api/account/budgets'),
      bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true }),
      bea.put(CHECKOUT, { proceedCheckout: true }),
      bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { cartAccountInfo: { poNumber: '1' } }),
      bea.put(CHECKOUT, { cartEasyRewards: { redeem: 5 } }),
    ];
    for (const answer of await Promise.all(closed)) expect([403, 404]).toContain(answer.status);
    const { cartAccountInfo, userPayment, knownAddresses } = await bea.cart();
    expect([userPayment, knownAddresses]).toEqual([null, []]);
    expect([cartAccountInfo?.budgets, cartAccountInfo?.credit, cartAccountInfo?.approval]).toEqual([undefined, undefined, undefined]);
    expect((await bea.get('/cc/sparq/checkout')).headers['location']).toBe('/procurement/return');
  });
});

const BEA = 'bea.buyer@harbordental.example';

/** An order of Bea's that a round is in. */
async function orderOfRound(): Promise<string> {
  const bea = await signedIn(site, BEA);
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  const roundId = await openRound(site, bea);
  await addTo(bea, roundId, '100002', 1, 'for the lab');
  await act(bea, roundId, 'CLOSE');
  await moveToCart(bea, roundId);
  await readyToOrder(site, bea, CARDS.approved, BEA);
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  return body.orderNumber ?? '';
}

/** What is read in such a session: whoever adds a call that is, says so here. */
const READABLE = [
  'checkCompanyConfirmation',
  'checkResetLink',
  'compareProducts',
  'findInsteadOnContract',
  'findItemAtStores',
  'findPrinterModels',
  'findStores',
  'getBrand',
  'getBuyAgain',
  'getCart',
  'getCategories',
  'getCategory',
  'getHome',
  'getProduct',
  'getSamlMetadata',
  'getSaved',
  'getSession',
  'getWorkHome',
  'listDemoPartners',
  'listMachines',
  'listOutbox',
  'listQuestions',
  'listReviews',
  'listShipTos',
  'listStores',
  'placeOfZip',
  'readProcurement',
  'search',
  'suggest',
  'watchCart',
];

describe('what is read in a session of a purchasing system', () => {
  it('is what shopping needs, and by no other call that there is, those of later included [C3-72]', async () => {
    const bea = await began();
    const reading = ROUTES.map(({ contract }) => contract).filter(({ method, name }) => method === 'GET' && name !== optOut.name);
    const open: string[] = [];
    for (const { name, path, isPrefixed, isStream } of reading) {
      // A stream ends when one side ends it.
      if (isStream === true) {
        open.push(name);
        continue;
      }
      const { status, body } = await bea.get<{ code?: string; message?: string }>(
        `${isPrefixed === true ? '/ele-lpd' : ''}${path.replace(/:\w+/g, '1')}`,
      );
      if (status !== 403 && !(status === 404 && body.code === 'NOT_FOUND' && !READABLE.includes(name))) open.push(name);
      else if (status === 403) expect([name, body.message]).toEqual([name, ORDERED_ELSEWHERE]);
    }
    expect(open.toSorted()).toEqual(READABLE);
  });

  it('is no list, no quote, no round, and nothing of any order, though they are their own', async () => {
    const own = atWork();
    await own.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const { orders } = (await own.get<{ orders: { orderNumber: string }[] }>('/cc/api/orders')).body;
    const number = orders[0]?.orderNumber ?? '';
    expect(number).not.toBe('');
    const bea = await began();
    for (const path of [
      '/cc/api/lists',
      '/cc/api/quotes',
      '/cc/api/rounds',
      '/cc/api/together',
      `/cc/api/orders/${number}`,
      `/cc/api/orders/${number}/people`,
    ]) {
      expect((await own.get(path)).status, path).toBe(200);
      expect((await bea.get(path)).status, path).toBe(403);
    }
  });

  it('is no paper of their orders', async () => {
    const number = await orderOfRound();
    const own = await signedIn(site, BEA);
    const bea = await began();
    for (const path of [
      `/account/orders/${number}/receipt.pdf`,
      ...['name-labels', 'who-gets-what', 'packing-list'].map((paper) => `/account/orders/${number}/${paper}.pdf`),
    ]) {
      expect((await own.get(path)).status, path).toBe(200);
      expect((await bea.get(path)).status, path).toBe(303);
    }
  });

  it('tells nothing on the home page that could not be opened', async () => {
    const own = await signedIn(site, BEA);
    await openRound(site, own);
    const homeOf = async (visitor: Visitor) => (await visitor.get<{ waiting: object[] }>('/cc/api/organization/home')).body.waiting;
    expect(await homeOf(own)).not.toEqual([]);
    expect(await homeOf(await began())).toEqual([]);
  });

  it('leaves the pages of the shop as they are', async () => {
    const bea = await began();
    await bea.add({ itemId: '100002', qty: 3 });
    for (const page of [
      '/',
      '/category/paper',
      '/search?q=pen',
      '/product_100002',
      '/compare?items=100001,100002',
      '/cc/sba/cart',
      '/stores',
      '/account/printers',
      '/procurement/return',
    ])
      expect((await bea.get<string>(page)).status, page).toBe(200);
  });
});

describe('a cart that is returned', () => {
  it('goes to the purchasing system’s address once, and nothing is ordered', async () => {
    const bea = await began({ buyer_cookie: 'their "session" <7>', order_number: 'PO-1', return_to: '/dev/purchasing-system?s=1' });
    await bea.add({ itemId: '100002', qty: 3 });
    const { key, cart, partnerName } = await shown(bea);
    expect(partnerName).toBe('Ledgerline Purchasing');
    const before = new Map(bea.cookies);
    const first = await finish(bea, 'RETURN', key);
    expect(first.status).toBe(200);
    expect(first.body.action).toBe('http://business.localhost/dev/purchasing-system?s=1');
    expect([fieldOf(first.body, 'status'), fieldOf(first.body, 'buyerCookie'), fieldOf(first.body, 'orderNumber')]).toEqual([
      'RETURNED',
      'their "session" <7>',
      'PO-1',
    ]);
    expect(JSON.parse(fieldOf(first.body, 'cart') ?? '')).toEqual({ currency: 'USD', ...cart });
    expect(cart.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 3]]);
    expect(cart.total).toBeCloseTo(cart.goods + cart.shipping + cart.tax, 2);
    expect(
      (await site.database.query("select 1 from orders where cart_id in (select cart_id from carts where status = 'RETURNED')")).rows,
    ).toEqual([]);
    // The session has ended: for what the browser has now, and for what it had before.
    expect(await isSignedIn(bea)).toBe(false);
    const back = atWork();
    for (const [name, value] of before) back.cookies.set(name, value);
    expect(await isSignedIn(back)).toBe(false);
    expect((await back.post(ITEM, { items: [{ itemId: '100003', qty: 1 }] })).status).toBe(401);
    // Whoever presses again, or got no answer, is told the same; for some minutes.
    expect((await finish(bea, 'RETURN', key)).body).toEqual(first.body);
    expect((await finish(back, 'LEAVE', key)).body).toEqual(first.body);
    site.setNow(new Date(site.shop.now().getTime() + 11 * 60_000));
    expect((await finish(back, 'RETURN', key)).status).toBe(410);
  });

  it('neither waits for nor is waited for by who removes its buyer that moment: the locks of both come in one order', async () => {
    const bea = await began();
    await bea.add({ itemId: '100002', qty: 3 });
    const { key } = await shown(bea);
    const [procurementId] = key.split('.');
    const removing = await site.database.connect();
    const waits = async () =>
      (await removing.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount;
    let press: ReturnType<typeof finish>;
    try {
      await removing.query("begin; set local lock_timeout = '2s'");
      // As a removal goes: sessions, carts, and what a purchasing system knows of them.
      await removing.query('delete from sessions where procurement_id = $1', [procurementId]);
      press = finish(bea, 'RETURN', key);
      await expect.poll(waits).toBe(1);
      await removing.query(
        'delete from carts c using procurement_sessions p where p.procurement_id = $1 and c.session_hash = p.cart_hash',
        [procurementId],
      );
      await removing.query('delete from procurement_sessions where procurement_id = $1', [procurementId]);
      await removing.query('commit');
    } finally {
      await removing.query('rollback');
      removing.release();
    }
    expect((await press).status).toBe(410);
  });

  it('is returned once, however often it is pressed at once', async () => {
    const bea = await began();
    await bea.add({ itemId: '100002', qty: 3 });
    const { key } = await shown(bea);
    const all = await Promise.all(Array.from({ length: 6 }, () => finish(bea, 'RETURN', key)));
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(all[0]?.status).toBe(200);
  });

  it('is the one that was shown: another one is shown first', async () => {
    const bea = await began();
    await bea.add({ itemId: '100002', qty: 3 });
    const { key } = await shown(bea);
    await bea.add({ itemId: '100003', qty: 1 });
    expect(await finish(bea, 'RETURN', key)).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    expect(await isSignedIn(bea)).toBe(true);
    expect((await finish(bea, 'RETURN', (await shown(bea)).key)).status).toBe(200);
  });

  it('is none when it is empty, or cannot be bought', async () => {
    const bea = await began();
    const { key, problem } = await shown(bea);
    expect(problem).toBe('Your cart is empty.');
    expect((await finish(bea, 'RETURN', key)).body).toMatchObject({ code: 'CART_STATUS_ERROR', message: problem });
    const left = await finish(bea, 'LEAVE', key);
    expect([fieldOf(left.body, 'status'), fieldOf(left.body, 'cart'), fieldOf(left.body, 'cartId')]).toEqual([
      'CANCELLED',
      undefined,
      undefined,
    ]);
    expect(await isSignedIn(bea)).toBe(false);
  });

  it('is left by nobody with another’s key', async () => {
    const [bea, other] = [await began(), await began({ sub: 'ann.approver@harbordental.example' })];
    await bea.add({ itemId: '100002', qty: 3 });
    const { key } = await shown(bea);
    expect((await finish(other, 'RETURN', key)).status).toBe(410);
    expect((await finish(atWork(), 'LEAVE', key)).status).toBe(410);
    for (const odd of ['', 'x', `${key}x`, key.replace(/\.\d+\./, '.999.')])
      expect((await finish(bea, 'RETURN', odd)).status, odd).toBe(410);
    expect(await isSignedIn(bea)).toBe(true);
  });

  it('names no amount to who is shown none', async () => {
    await site.database.query(
      `update users set settings = settings || '{"displayRules":{"SHOW_PRICE":false}}' where email = 'ann.approver@harbordental.example'`,
    );
    const ann = await began({ sub: 'ann.approver@harbordental.example' });
    await ann.add({ itemId: '100002', qty: 3 });
    const { key, cart } = await shown(ann);
    expect([cart.total, cart.lines[0]?.price]).toEqual([null, null]);
    // Neither does the key that the page carries: it names session and version, and the rest is nobody's to read.
    const { rows } = await site.database.query<{ version: number }>(
      'select c.version from carts c join procurement_sessions p on p.cart_hash = c.session_hash where p.procurement_id = $1',
      [key.split('.')[0]],
    );
    expect(key).toMatch(new RegExp(String.raw`^[0-9a-f-]{36}\.${rows[0]?.version}\.[\w-]{43}\.[\w-]{43}$`));
    const { body } = await finish(ann, 'RETURN', key);
    expect(JSON.parse(fieldOf(body, 'cart') ?? '')).toEqual({
      lines: [{ itemId: '100002', name: cart.lines[0]?.name, qty: 3, unit: cart.lines[0]?.unit }],
    });
    await site.database.query(`update users set settings = settings - 'displayRules' where email = 'ann.approver@harbordental.example'`);
    site.shop.sessions.forgetAll();
  });

  it('stays as it is while it is changed by another session, and can be returned anew', async () => {
    const cart = await returned({ order_number: 'PO-9' });
    const bea = await began({ operation: 'EDIT', cart });
    expect(await attributes(bea)).toMatchObject({ isMvp: true, mvpType: 'EDIT', orderNumber: 'PO-9' });
    const { items } = await bea.cart();
    expect(items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 3]]);
    expect((await bea.put(ITEM, { items: [{ cartItemId: items[0]?.cartItemId, qty: 5 }] })).status).toBe(200);
    const { body } = await finish(bea, 'RETURN', (await shown(bea)).key);
    expect(fieldOf(body, 'cartId')).not.toBe(cart);
    const [old, fresh] = [
      await began({ operation: 'INSPECT', cart }),
      await began({ operation: 'INSPECT', cart: fieldOf(body, 'cartId') }),
    ];
    expect((await old.cart()).items[0]?.qty).toBe(3);
    expect((await fresh.cart()).items[0]?.qty).toBe(5);
  });

  it('is opened by nobody else: not by another buyer, another partner, nor when it is not there any more', async () => {
    const cart = await returned();
    const refused = async (different: object) => {
      const { status, body } = await comeInBy(atWork(), 'MVP', tokenOf(site, 'MVP', different));
      return { status, body };
    };
    const unknown = await refused({ operation: 'EDIT', cart: '11111111-2222-3333-4444-555555555555' });
    expect(unknown).toMatchObject({ status: 401, body: { code: 'WAY_IN_REFUSED' } });
    expect(await refused({ operation: 'EDIT', cart, sub: 'ann.approver@harbordental.example' })).toEqual(unknown);
    expect(await refused({ operation: 'INSPECT' })).toEqual(unknown);
    expect(await refused({ operation: 'INSPECT', cart: "x' or true" })).toEqual(unknown);
    await site.database.query(
      `insert into partners (partner_id, name, way, tenant, account_number, return_addresses) values ('other-system', 'Other', 'MVP', 'SBA', '4410001', '{/dev/purchasing-system}') on conflict do nothing`,
    );
    await site.database.query(`update procurement_sessions set partner_id = 'other-system' where procurement_id = $1`, [cart]);
    expect(await refused({ operation: 'EDIT', cart })).toEqual(unknown);
    await site.database.query(`update procurement_sessions set partner_id = 'ledgerline', kept_until = $2 where procurement_id = $1`, [
      cart,
      site.shop.now(),
    ]);
    expect(await refused({ operation: 'EDIT', cart })).toEqual(unknown);
  });

  it('goes to no address that is not the partner’s [T57]', async () => {
    for (const return_to of ['https://evil.example/return', 'javascript:alert(1)', '//evil.example', 'http://business.localhost/other']) {
      const visitor = atWork();
      expect((await comeInBy(visitor, 'MVP', tokenOf(site, 'MVP', { return_to }))).status, return_to).toBe(401);
      expect(await isSignedIn(visitor)).toBe(false);
    }
  });

  it('is kept for so long, and goes with its session', async () => {
    const cart = await returned();
    const carts = async () => (await site.database.query("select 1 from carts where status = 'RETURNED'")).rows.length;
    await site.hearEvents();
    const startedAt = site.shop.now().getTime();
    site.setNow(new Date(startedAt + (KEPT_DAYS - 1) * 24 * 3600 * 1000));
    await sweep(site.shop);
    expect((await (await began({ operation: 'INSPECT', cart })).cart()).items[0]?.qty).toBe(3);
    site.setNow(new Date(startedAt + (KEPT_DAYS + 2) * 24 * 3600 * 1000));
    await sweep(site.shop);
    await sweep(site.shop);
    expect(await carts()).toBe(0);
    expect((await comeInBy(atWork(), 'MVP', tokenOf(site, 'MVP', { operation: 'INSPECT', cart }))).status).toBe(401);
  });
});

describe('a cart that is only looked at', () => {
  it('is told as one [C3-72 A-102]', async () => {
    const bea = await began({ operation: 'INSPECT', cart: await returned() });
    expect(await attributes(bea)).toMatchObject({ isMvp: true, mvpType: 'INSPECT' });
    expect((await bea.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 3]]);
  });

  it('is changed by no call that there is, those of later included: each fails as CART_STATUS_ERROR [C3-72]', async () => {
    const bea = await began({ operation: 'INSPECT', cart: await returned() });
    const before = (await bea.cart()).version;
    const changing = ROUTES.map(({ contract }) => contract).filter(({ method, name }) => method !== 'GET' || name === optOut.name);
    // Whoever adds a call that changes nothing says so here, too.
    expect([...HARMLESS_IN_PROCUREMENT].toSorted()).toEqual([
      'beginSaml',
      'comeIn',
      'comeInBySaml',
      'fetchComponentsModel',
      'findPickupInStore',
      'finishProcurement',
      'getEcommContentData',
      'getFrequentlyPurchasedData',
      'getProductTileData',
      'getTileLabels',
      'logClientError',
      'logout',
      'signDemoSaml',
      'signDemoToken',
      'updateSessionToken',
    ]);
    const names = new Set(changing.map(({ name }) => name));
    for (const name of HARMLESS_IN_PROCUREMENT) expect(names, name).toContain(name);
    for (const { name, method, path, isPrefixed, openTo } of changing) {
      if (HARMLESS_IN_PROCUREMENT.has(name)) continue;
      const url = `${isPrefixed === true ? '/ele-lpd' : ''}${path.replace(/:\w+/g, '1')}`;
      const send = { GET: bea.get, POST: bea.post, PUT: bea.put, DELETE: bea.delete }[method];
      const { status, body } = await send<{ code: string; message: string }>(url);
      // What is for those who work for the shop does not exist for others.
      if (openTo === 'operator' || openTo === 'representative' || openTo === 'staff') expect(body.code, name).toBe('NOT_FOUND');
      else
        expect([name, status, body.code, body.message]).toEqual([name, ERRORS.CART_STATUS_ERROR.status, 'CART_STATUS_ERROR', ONLY_LOOKING]);
    }
    expect((await bea.cart()).version).toBe(before);
  });

  it('is changed by no form of a page, and by no reading of it', async () => {
    const cart = await returned();
    const bea = await began({ operation: 'INSPECT', cart });
    const { items, version } = await bea.cart();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await bea.post('/cc/sba/cart', `intent=quantity&cartItemId=${items[0]?.cartItemId}&qty=9`, { headers: form });
    await bea.post('/cc/sba/cart', `intent=remove&cartItemId=${items[0]?.cartItemId}`, { headers: form });
    await site.database.query("update items set price_cents = price_cents + 100 where item_id = '100002'");
    await site.database.query("select pg_notify('catalog_changed', '')");
    await bea.get<CartResponse>('/cc/api/checkout?grindType=ALL');
    const after = await bea.cart();
    expect([after.version, after.items[0]?.qty]).toEqual([version, 3]);
  });

  it('is returned by nobody, and closed by its buyer', async () => {
    const bea = await began({ operation: 'INSPECT', cart: await returned() });
    const { key } = await shown(bea);
    expect((await finish(bea, 'RETURN', key)).body).toMatchObject({ code: 'CART_STATUS_ERROR', message: ONLY_LOOKING });
    const closed = await finish(bea, 'LEAVE', key);
    expect([fieldOf(closed.body, 'status'), fieldOf(closed.body, 'cart')]).toEqual(['CLOSED', undefined]);
    expect(await isSignedIn(bea)).toBe(false);
  });

  it('shows its fields and buttons off, and why', async () => {
    const bea = await began({ operation: 'INSPECT', cart: await returned() });
    const page = (await bea.get<string>('/cc/sba/cart')).body;
    expect(page).toContain(ONLY_LOOKING);
    expect(page).toContain('<fieldset disabled=""');
    expect(page).toContain('Close and go back');
    expect(page).not.toContain('>Check out<');
  });
});

describe('how it ends', () => {
  it('when nothing was asked for so long, and a working day after it began', async () => {
    const start = site.shop.now().getTime();
    const at = async (visitor: Visitor, minutes: number) => {
      site.setNow(new Date(start + minutes * 60_000));
      site.shop.sessions.forgetAll();
      return isSignedIn(visitor);
    };
    const [idle, busy] = [await began(), await began()];
    expect(await at(busy, IDLE_MINUTES - 10)).toBe(true);
    expect(await at(busy, IDLE_MINUTES + 5)).toBe(true);
    expect(await at(idle, IDLE_MINUTES + 5)).toBe(false);
    for (let minutes = 2 * IDLE_MINUTES - 20; minutes < 8 * 60; minutes += 40) expect(await at(busy, minutes), String(minutes)).toBe(true);
    expect(await at(busy, 8 * 60 + 1)).toBe(false);
  });

  it('the page that hands over is a form of escaped texts, which leads there and nowhere else [T57]', async () => {
    const bea = await began({ buyer_cookie: '"><script>alert(1)</script>', return_to: '/dev/purchasing-system?x="><b>' });
    await bea.add({ itemId: '100002', qty: 3 });
    const page = await bea.get<string>('/procurement/return');
    expect(page.body).toContain('Return your cart to Ledgerline Purchasing');
    const key = /name="key" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const over = await bea.post<string>('/procurement/handover', `how=RETURN&key=${key}`, { headers: form });
    expect(over.status).toBe(200);
    expect(over.body).not.toContain('<script>alert');
    expect(over.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(over.body).toContain('action="http://business.localhost/dev/purchasing-system?x=%22%3E%3Cb%3E"');
    expect(over.body).toContain('Continue to Ledgerline Purchasing');
    expect(over.headers['content-security-policy']).toContain('form-action https: http://business.localhost');
    expect([over.headers['cache-control'], over.headers['referrer-policy']]).toEqual(['no-store', 'strict-origin']);
    expect(over.headers['clear-site-data']).toContain('storage');
    expect(await isSignedIn(bea)).toBe(false);
    const late = await bea.post<string>('/procurement/handover', 'how=RETURN&key=nonsense', { headers: form });
    expect([late.status, late.body.includes('This session has ended')]).toEqual([410, true]);
    const changed = await began();
    const shownKey = (await shown(changed)).key;
    const again = await changed.post('/procurement/handover', `how=RETURN&key=${shownKey}`, { headers: form });
    expect([again.status, again.headers['location']]).toEqual([303, '/procurement/return?again=1']);
    expect((await changed.get<string>('/procurement/return?again=1')).body).toContain('Nothing was sent');
  });

  it('no other site ends it, and who was sent by no purchasing system has nothing to return', async () => {
    const bea = await began();
    const { key } = await shown(bea);
    const foreign = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await bea.post('/procurement/handover', `how=LEAVE&key=${key}`, { headers: foreign })).status).toBe(403);
    expect(await isSignedIn(bea)).toBe(true);
    const own = atWork();
    await own.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    expect((await own.get('/cc/api/procurement')).status).toBe(404);
    expect((await own.get('/procurement/return')).headers['location']).toBe('/');
  });
});
