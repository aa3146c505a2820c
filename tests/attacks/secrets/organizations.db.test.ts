import { beforeAll, describe, expect, it } from 'vitest';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import type { Order } from '#contracts/orders.ts';
import { CARDS, CHECKOUT, readyToOrder, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
/** Of this price, this number and this place there is only one: Cedar Legal's. */
const CANARY = { price: 12.34, sku: 'CEDAR-CANARY', street: '7 CEDAR CANARY ROW', budget: 'CEDAR-CANARY-BUDGET', po: 'CEDAR-CANARY-PO' };
const CEDAR = '4410003';

/** What tells of an organisation, or of several: lists, details and sums. */
const READS = [
  '/ele-lpd/api/session',
  '/cc/api/home',
  '/cc/api/categories',
  '/cc/api/categories/copy-paper?size=100',
  '/cc/api/categories/copy-paper?onContract=true&size=100',
  '/ele-lpd/api/searchProxy/search?q=paper&size=100',
  '/ele-lpd/api/searchProxy/search?q=paper&onContract=true&size=100',
  '/cc/api/products/100001',
  '/cc/api/products/100002',
  '/cc/api/checkout?grindType=ALL',
  '/cc/api/sfl',
  '/cc/api/orders?size=100',
  '/cc/api/orders?q=paper&size=100',
  '/cc/api/invoices',
] as const;

/** How somebody would ask for what another organisation, site or colleague has. */
const ASKED_FOR = {
  query: {
    tenantId: 'StaplesAdvantage', tenant: 'SBA', accountNumber: CEDAR, account: CEDAR, org_id: CEDAR, routeId: 'HIT', routeType: 'SBA', requestType: 'sbaMMX',
    orderedByUserId: 'ALL', userId: 'ALL', user_id: 'ALL', email: 'bo.buyer@cedarlegal.example', scope: 'organisation', channel: 'WEB',
  },
  headers: { 'x-forwarded-host': 'business.localhost', 'x-tenant': 'SBA', 'x-account-number': CEDAR, forwarded: 'host=business.localhost', 'x-original-host': 'business.localhost' },
}; // prettier-ignore

const people: { name: string; visitor: Visitor; isOfCedar: boolean }[] = [];
const numbersOf = new Map<string, string>();

beforeAll(async () => {
  await site.database.query(
    `insert into contract_prices (account_number, item_id, price_cents, customer_sku) values ($1, '100001', 1234, $2), ($1, '100002', 1234, $2)`,
    [CEDAR, CANARY.sku],
  );
  await site.database.query(`insert into account_policies (account_number, blocked_item_id) values ($1, '100003')`, [CEDAR]);
  await site.database.query(
    `insert into addresses (account_number, kind, first_name, last_name, address1, city, state, zip, phone, is_default) values ($1, 'ST', 'Cy', 'Cedar', $2, 'Boston', 'MA', '02109', '6175550199', true)`,
    [CEDAR, CANARY.street],
  );
  site.shop.catalog.forget();
  for (const name of [
    'bo.buyer@cedarlegal.example',
    'axel.approver@cedarlegal.example',
    'ann.approver@harbordental.example',
    'abe.admin@harbordental.example',
    'tess.teacher@northwindschools.example',
    'sam.shopper@example.com',
  ]) {
    const visitor = await signedIn(site, name);
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor, CARDS.approved, name);
    numbersOf.set(name, (await placeOrder(visitor)).body.orderNumber ?? 'none');
    await visitor.add({ itemId: '100001', qty: 1 });
    people.push({ name, visitor, isOfCedar: name.endsWith('@cedarlegal.example') });
  }
  people.push({ name: 'guest', visitor: aVisitor(site), isOfCedar: false });
  invoiceOfCedar = await anInvoice('bo.buyer@cedarlegal.example');
}, 60_000);

let invoiceOfCedar = '';

/** What somebody has ordered on account, invoiced. */
async function anInvoice(email: string): Promise<string> {
  const { visitor } = people.find(({ name }) => name === email) ?? {};
  if (visitor === undefined) throw new Error(`${email} is not there`);
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true, poNumber: CANARY.po } });
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const orderPath = `/cc/api/orders/${body.orderNumber}`;
  for (const { shipmentId } of (await visitor.get<Order>(orderPath)).body.shipments)
    await moveShipment(site.shop, shipmentId, 'SHIPPED', 'test');
  const [invoice] = (await visitor.get<Order>(orderPath)).body.accountInvoices;
  await visitor.add({ itemId: '100001', qty: 1 });
  return invoice?.invoiceNumber ?? 'none';
}

const asked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(ASKED_FOR.query).toString()}`;
const withoutIds = (body: unknown) => JSON.stringify(body).replace(/"(?:requestId|cartId)":"[^"]+"/g, '');

describe('what one organisation has agreed and ordered', () => {
  it('is told to its own people', async () => {
    for (const { visitor } of people.filter(({ isOfCedar }) => isOfCedar)) {
      const { body } = await visitor.get<{ product: { priceValue: number } }>('/cc/api/products/100001');
      expect(body.product.priceValue).toBe(CANARY.price);
    }
  });

  it('is in no list, no detail and no sum of anybody else, however they ask [T41]', async () => {
    const told: unknown[] = [];
    const foreign = people.filter(({ isOfCedar }) => !isOfCedar);
    for (const { name, visitor } of foreign)
      for (const read of READS)
        for (const path of [read, asked(read)]) {
          const { status, body } = await visitor.get(path, { headers: ASKED_FOR.headers });
          const text = JSON.stringify(body);
          const numbers = [...numbersOf].filter(([owner]) => owner !== name).map(([, number]) => number);
          if (status >= 500 || [...Object.values(CANARY).map(String), ...numbers, CEDAR].some((canary) => text.includes(canary)))
            told.push([name, path, status]);
        }
    expect(told).toEqual([]);
  });

  it('the lists and sums of each are theirs alone: asked for everybody’s they are what they were [T40 T41]', async () => {
    const other: unknown[] = [];
    for (const { name, visitor } of people)
      for (const read of READS) {
        await visitor.get(read); // what is told once has been told
        const [plain, claimed] = [await visitor.get(read), await visitor.get(asked(read), { headers: ASKED_FOR.headers })];
        // Whoever names a site that they are not on is refused.
        if (claimed.status === 403) continue;
        if (claimed.status !== plain.status || withoutIds(claimed.body) !== withoutIds(plain.body)) other.push([name, read]);
      }
    expect(other).toEqual([]);
  });

  it('orders are those of the person, not of the organisation: approvers and administrators too [T40]', async () => {
    for (const { name, visitor } of people.filter((one) => one.name !== 'guest')) {
      const { body } = await visitor.get<{ orders: { orderNumber: string }[]; totalItems: number }>(asked('/cc/api/orders?size=100'));
      const { rows } = await site.database.query<{ order_number: string }>(
        `select order_number from orders join users using (user_id) where users.email = $1 and state <> 'ABANDONED'`,
        [name],
      );
      expect(body.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(rows.map((row) => row.order_number).toSorted());
      expect(body.totalItems).toBe(rows.length);
    }
  });
});

describe('what an organisation was invoiced', () => {
  const thisMonth = () => site.shop.now().toISOString().slice(0, 7);

  it('is told to its own people, with the number under which they booked it', async () => {
    for (const { visitor } of people.filter(({ isOfCedar }) => isOfCedar)) {
      const { body } = await visitor.get<{ invoices: { invoiceNumber: string; poNumber: string }[] }>('/cc/api/invoices');
      expect(body.invoices).toContainEqual(expect.objectContaining({ invoiceNumber: invoiceOfCedar, poNumber: CANARY.po }));
      expect((await visitor.get(`/account/invoices/${invoiceOfCedar}/invoice.pdf`)).status).toBe(200);
      expect((await visitor.get(`/account/statements/${thisMonth()}/statement.pdf`)).status).toBe(200);
    }
  });

  it('is to everybody else as if it were not there: its papers, its statements and its sums [T40 T41]', async () => {
    for (const { name, visitor } of people.filter(({ isOfCedar }) => !isOfCedar)) {
      const of = (number: string) => visitor.get(asked(`/account/invoices/${number}/invoice.pdf`), { headers: ASKED_FOR.headers });
      const [theirs, unknown] = [await of(invoiceOfCedar), await of('INV-99999999-1')];
      expect([name, theirs.status, theirs.body], name).toEqual([name, unknown.status, unknown.body]);
      expect(theirs.status).toBe(303);
      for (const path of [`/cc/api/invoices/statements/${thisMonth()}`, `/account/statements/${thisMonth()}/statement.pdf`]) {
        const { body } = await visitor.get(asked(path), { headers: ASKED_FOR.headers });
        expect(JSON.stringify(body), `${name} ${path}`).not.toMatch(/CEDAR-CANARY|Cedar Legal|4410003/);
      }
    }
  });
});

describe('the site', () => {
  it('is that of the host: cookies of the other are worth nothing, and nothing else names it [T41]', async () => {
    const [sam, bo] = ['sam.shopper@example.com', 'bo.buyer@cedarlegal.example'].map(
      (email) => people.find(({ name }) => name === email)?.visitor,
    );
    for (const [from, host] of [
      [sam, 'business.localhost'],
      [bo, 'localhost'],
    ] as const) {
      const there = aVisitor(site, { host });
      for (const [name, value] of from?.cookies ?? []) there.cookies.set(name, value);
      const { body } = await there.get<{ sessionData: { isLoggedIn: boolean }; siteVariables: { isSBA: boolean } }>(
        asked('/ele-lpd/api/session'),
        { headers: ASKED_FOR.headers },
      );
      expect([host, body.sessionData.isLoggedIn, body.siteVariables.isSBA]).toEqual([host, false, host === 'business.localhost']);
      expect((await there.get('/cc/api/orders')).status).toBe(401);
    }
  });
});
