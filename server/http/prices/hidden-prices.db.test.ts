import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });

const CLEO = 'cleo.clerk@cedarlegal.example';
const AXEL = 'axel.approver@cedarlegal.example';
const ROWS = [
  { itemId: '100001', qty: 2 },
  { itemId: '100041', qty: 3 },
];
/** 150 cases of copy paper: more than the credit of her organization. */
const TOO_MUCH = { itemId: '100001', qty: 150 };

/** Every number of a value that is no whole one: what things cost. */
function figuresIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'number' && !Number.isInteger(value)) found.add(String(value));
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) figuresIn(one, found);
  return found;
}

/** What a colleague who is shown prices reads of the same goods. */
let known: string[] = [];
/** The line at the top of each page tells everybody from when on there is no small-order fee. */
const SAID_TO_ALL = 'No small-order fee on $50.00+';
function figuresSaid(body: unknown): string[] {
  const text = (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(SAID_TO_ALL, '');
  const sums = text.match(/\$\s?\d[\d,.]*/g) ?? [];
  return [...sums, ...known.filter((figure) => new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?!\\d)`).test(text))];
}

async function checkOut(visitor: Visitor): Promise<void> {
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true, poNumber: 'PO-80' } });
}

async function mailsOf(orderNumber: string): Promise<{ to: string; text: string }[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((text) => text.includes(orderNumber)).map((text) => ({ to: /^To: (.*)$/m.exec(text)?.[1] ?? '', text }));
}

let cleo: Visitor;
let orderNumber = '';

beforeAll(async () => {
  const bo = await signedIn(site, 'bo.buyer@cedarlegal.example');
  await bo.add(...ROWS);
  await checkOut(bo);
  const { body } = await bo.get<CartResponse>('/cc/api/checkout');
  const { items, cartSummary, cartAccountInfo } = body.cartInfo;
  known = [...figuresIn([items.map(({ priceInfo }) => priceInfo), cartSummary, cartAccountInfo?.credit])];
  expect(known.length).toBeGreaterThan(4);
  cleo = await signedIn(site, CLEO);
});

describe('somebody who is not shown prices', () => {
  it('adds, checks out and orders on account, and no call answers with an amount [C6-31] [C3-96]', async () => {
    const answers = [
      await cleo.post('/cc/api/checkout/default/item', { items: ROWS }),
      await cleo.get('/cc/api/checkout'),
      await cleo.get('/search/suggest?term=paper'),
      await cleo.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true }),
      await cleo.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true, poNumber: 'PO-80' } }),
    ];
    for (const answer of answers) expect(figuresSaid(answer.body)).toEqual([]);
    for (const path of ['/cc/mmx/cart', '/cc/mmx/cart.data', '/cc/sparq/checkout', '/cc/sparq/checkout.data']) {
      const { status, body } = await cleo.get(path);
      expect([path, status, figuresSaid(body)]).toEqual([path, 200, []]);
    }
    const { body } = await placeOrder(cleo);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    expect(figuresSaid(body)).toEqual([]);
    orderNumber = body.orderNumber ?? '';
  });

  it('gets the same answer once more under its key, without amounts as the first [C6-31]', async () => {
    const again = () =>
      cleo.post<CartResponse>('/cc/api/checkout/default/item', { items: [ROWS[0]] }, { headers: { 'idempotency-key': 'hidden-1' } });
    const first = await again();
    expect(first.status).toBe(200);
    expect(figuresSaid(first.body)).toEqual([]);
    expect(await again()).toMatchObject({ status: 200, body: first.body });
  });

  it('reads no amount on any page, in any mail, and no paper that is nothing else [C6-31]', async () => {
    await site.hearEvents();
    const { body: order } = await cleo.get<Order>(`/cc/api/orders/${orderNumber}`);
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipmentId } of order.shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
    await site.hearEvents();
    const invoiced = (await cleo.get<Order>(`/cc/api/orders/${orderNumber}`)).body;
    expect(figuresSaid(invoiced)).toEqual([]);
    expect([invoiced.hasReceipt, invoiced.invoice, invoiced.accountInvoices.length]).toEqual([false, null, 1]);
    expect(figuresSaid((await cleo.get('/cc/api/orders')).body)).toEqual([]);
    const order80 = `/account/orders/${orderNumber}`;
    for (const path of [
      '/',
      '/account',
      '/account/orders',
      order80,
      '/product_100001',
      '/category/copy-paper',
      '/search?query=paper',
      '/cc/mmx/cart',
    ])
      for (const form of path.includes('?') || path === '/' ? [path] : [path, `${path}.data`]) {
        const { status, body } = await cleo.get(form);
        expect([form, status, figuresSaid(body)]).toEqual([form, 200, []]);
      }
    const [{ invoiceNumber } = { invoiceNumber: '' }] = invoiced.accountInvoices;
    for (const path of [
      paperPath('RECEIPT', orderNumber),
      paperPath('INVOICE', orderNumber),
      `/account/invoices/${invoiceNumber}/invoice.pdf`,
    ])
      expect([path, (await cleo.get(path)).status]).toEqual([path, expect.toSatisfy((status: number) => status >= 300 && status < 500)]);
    const mails = await mailsOf(orderNumber);
    const hers = mails.filter(({ to }) => to.includes(CLEO));
    expect(hers.length).toBeGreaterThan(2);
    for (const { text } of hers) expect(figuresSaid(text.replaceAll('=\r\n', ''))).toEqual([]);
    const others = mails.filter(({ to }) => !to.includes(CLEO) && mails.length > 0);
    expect(others.map(({ to }) => to)).not.toEqual([]);
    expect(others.some(({ to, text }) => to.includes(AXEL) || figuresSaid(text).length > 0)).toBe(true);
  });

  it('is told without an amount what stops an order [C6-31]', async () => {
    await cleo.add(TOO_MUCH);
    await checkOut(cleo);
    const refused = await placeOrder(cleo);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(figuresSaid(refused.body)).toEqual([]);
    const { body } = await cleo.get('/cc/sparq/checkout?step=payment');
    expect(figuresSaid(body)).toEqual([]);
    expect(body).toContain('Over your organization’s credit');
  });

  it.each([['/account/invoices'], ['/organization/contract'], ['/account/budgets']])(
    'is not led to %s, and reads there why there is nothing [C6-31]',
    async (path) => {
      const [account, page] = [await cleo.get<string>('/account'), await cleo.get<string>(path)];
      expect(account.body).not.toContain(`href="${path}"`);
      expect(page.status).toBe(403);
      expect(page.body).toContain('Your organization doesn’t show you prices');
      expect(page.body).not.toContain('belongs to another account');
    },
  );
});
