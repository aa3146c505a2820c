import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listInvoices } from '#contracts/account/invoices.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { listOrders, Order } from '#contracts/orders.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [BEA, ANN, ABE] = ['bea.buyer', 'ann.approver', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
const AXEL = 'axel.approver@cedarlegal.example';

const read = (visitor: Visitor, number: string) => visitor.get<Order>(`/cc/api/orders/${number}`);
const list = async (visitor: Visitor, query: string) =>
  (await visitor.get<z.output<(typeof listOrders)['answer']>>(`/cc/api/orders?size=100&whose=ORGANIZATION${query}`)).body;
const numbersOf = ({ orders }: Awaited<ReturnType<typeof list>>) => orders.map(({ orderNumber }) => orderNumber);
const hidePrices = (email: string, isHidden: boolean) =>
  site.database.query(`update users set settings = jsonb_set(settings, '{displayRules}', $2::jsonb) where email = $1`, [
    email,
    JSON.stringify(isHidden ? { SHOW_PRICE: false } : {}),
  ]);

let number = '';
beforeAll(async () => {
  const bea = await signedIn(site, BEA);
  await bea.add({ itemId: '100001', qty: 2 });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  const chosen = await bea.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, {
    accountingInfo: { invoice: true, poNumber: 'PO-88x-Spring' },
  });
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  number = body.orderNumber ?? '';
  await site.hearEvents();
  const [shipment] = (await read(bea, number)).body.shipments;
  for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipment?.shipmentId ?? '', to, 'warehouse');
});
afterEach(() => hidePrices(ANN, false));

describe('an order of an organization', () => {
  it.each([
    ['an administrator', ABE],
    ['who keeps its budgets', ANN],
  ])('is looked at by %s, who can change nothing of it [S6-49]', async (_who, email) => {
    const visitor = await signedIn(site, email);
    const { body } = await read(visitor, number);
    expect(body).toMatchObject({
      orderNumber: number,
      orderedBy: 'Bea Buyer',
      poNumber: 'PO-88x-Spring',
      abilities: { cancel: false, return: false },
    });
    expect(body.items.map(({ returnable }) => returnable)).toEqual([0]);
    expect((await visitor.post(`/cc/api/orders/${number}/cancel`, {})).status).toBe(404);
    for (const what of ['return', 'return/preview'])
      expect(
        (await visitor.post(`/cc/api/orders/${number}/${what}`, { items: [{ cartItemId: body.items[0]?.cartItemId, qty: 1 }] })).status,
      ).toBe(404);
  });

  it('is put into the cart of who looks, unless the organization says otherwise', async () => {
    const abe = await signedIn(site, ABE);
    expect((await read(abe, number)).body.mayBuyAgain).toBeUndefined();
    const allow = (visitor: Visitor, isAllowed: boolean) => visitor.put('/cc/api/organization/reordering', { isAllowed });
    expect((await allow(await signedIn(site, BEA), false)).status).toBe(403);
    expect((await allow(abe, false)).body).toMatchObject({ reordersColleagues: false });
    expect((await read(abe, number)).body.mayBuyAgain).toBe(false);
    expect((await read(await signedIn(site, BEA), number)).body.mayBuyAgain).toBeUndefined();
    expect((await abe.get<{ changes: { subject: string }[] }>('/cc/api/organization/changes')).body.changes[0]).toMatchObject({
      subject: 'ordering again from colleagues’ orders',
    });
    expect((await allow(abe, true)).body).toMatchObject({ reordersColleagues: true });
  });

  it('is the owner’s to return', async () => {
    expect((await read(await signedIn(site, BEA), number)).body).toMatchObject({ orderedBy: null, abilities: { return: true } });
  });

  it('is one of which nobody else knows: another organization’s administrator, and who sees no prices, are answered as of one that is not there [T29]', async () => {
    const axel = await signedIn(site, AXEL);
    const unknown = await read(axel, '99999999');
    expect((await read(axel, number)).body).toEqual(unknown.body);
    expect(unknown.status).toBe(404);
    await hidePrices(ANN, true);
    const ann = await signedIn(site, ANN);
    expect((await read(ann, number)).status).toBe(404);
    expect((await ann.get('/cc/api/orders?whose=ORGANIZATION')).status).toBe(403);
    expect((await (await signedIn(site, 'carl.contract@harbordental.example')).get('/cc/api/orders?whose=ORGANIZATION')).status).toBe(403);
  });

  it('stands in the list of everyone’s, found by purchase order, number or person, and by how they begin', async () => {
    const abe = await signedIn(site, ABE);
    for (const q of ['po-88X spring', '88x', 'PO 88', number, number.slice(0, 6), `INV-${number}-1`])
      expect(numbersOf(await list(abe, `&q=${encodeURIComponent(q)}`)), q).toContain(number);
    for (const q of ['8x', '88xy', 'nobody']) expect(numbersOf(await list(abe, `&q=${encodeURIComponent(q)}`)), q).not.toContain(number);
    const ofBea = await list(abe, '&q=bea+buy');
    expect(numbersOf(ofBea)).toContain(number);
    expect(new Set(ofBea.orders.map(({ orderedBy }) => orderedBy))).toEqual(new Set(['Bea Buyer']));
    expect(ofBea.orders.every(({ mayReturn }) => !mayReturn)).toBe(true);
    const everyones = await list(abe, '');
    expect(everyones.totalItems).toBeGreaterThan(ofBea.totalItems);
    expect(numbersOf(await list(await signedIn(site, AXEL), `&q=${number}`))).toEqual([]);
  });

  it('is found by its buyer by purchase order, too, besides its number and its items', async () => {
    const bea = await signedIn(site, BEA);
    for (const q of ['PO-88x', '88X sp', number])
      expect(
        numbersOf((await bea.get<Awaited<ReturnType<typeof list>>>(`/cc/api/orders?size=100&q=${encodeURIComponent(q)}`)).body),
        q,
      ).toContain(number);
    expect((await bea.get<Awaited<ReturnType<typeof list>>>('/cc/api/orders?q=PO-88y')).body.totalItems).toBe(0);
  });

  it('leads from its invoice, which is found by its number, the order’s and the purchase order’s', async () => {
    const abe = await signedIn(site, ABE);
    for (const q of [`inv-${number}-1`, `INV-${number}`, number, 'po 88x']) {
      const { body } = await abe.get<z.output<(typeof listInvoices)['answer']>>(`/cc/api/invoices?q=${encodeURIComponent(q)}`);
      expect(
        body.invoices.map(({ orderNumber, mayOpen }) => [orderNumber, mayOpen]),
        q,
      ).toEqual([[number, true]]);
      expect(body.totalItems).toBe(1);
    }
    expect((await abe.get<z.output<(typeof listInvoices)['answer']>>('/cc/api/invoices?q=paper')).body.totalItems).toBe(0);
  });
});
