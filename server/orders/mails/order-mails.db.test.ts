import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const site = useShop();
const BASIC_SERVICE = { furnSvcInfo: { levels: [{ level: 'BASC', qty: 1 }] } };

async function mailsAbout(orderNumber: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(orderNumber));
}

describe('the bill of an order', () => {
  it('has the lines of its checkout, on its page and in its mail', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100020', qty: 1 },
      { itemId: '100004', qty: 1 },
      { itemId: '100006', qty: 1, levelOfService: 'SDD' },
    );
    await guest.put('/cc/api/checkout/default/item', { items: [{ cartItemId: rowOf(cart, '100020').cartItemId, ...BASIC_SERVICE }] });
    await readyToOrder(site, guest);
    const shown = billLines((await guest.cart()).cartSummary).map(({ label, amount }) => `${label}: ${amount}`);
    expect(shown).toEqual(expect.arrayContaining(['Shipping: Free', 'Same-day delivery: $9.95', 'Furniture service: $45.00']));

    const { status, body } = await placeOrder(guest);
    expect(status, JSON.stringify(body)).toBe(200);
    await site.hearEvents();
    const { cartSummary } = (await guest.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
    expect(billLines(cartSummary).map(({ label, amount }) => `${label}: ${amount}`)).toEqual(shown);
    const [mail] = await mailsAbout(body.orderNumber ?? '');
    for (const line of shown) expect(mail).toContain(line);
    expect(mail).not.toContain('Delivery and handling');
  });

  it('begins at the rows’ own prices: what a coupon takes off the order stands below them', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100003', qty: 2 }, { itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    await readyToOrder(site, guest);
    const { body } = await placeOrder(guest);
    await site.hearEvents();
    const [mail] = await mailsAbout(body.orderNumber ?? '');
    for (const { priceInfo } of body.order?.items ?? []) {
      expect(priceInfo.finalPrice).toBeLessThan(priceInfo.finalPriceBeforeBasketCoupons);
      expect(mail).toContain(`$${priceInfo.finalPriceBeforeBasketCoupons.toFixed(2)}`);
    }
  });
});

describe('an order that was told as being processed and came to nothing', () => {
  it('is found by its shopper, who is written to once; one that nobody was told of is not there', async () => {
    const { paymentVendor } = site.shop;
    const silent = { ...site.shop, paymentVendor: { ...paymentVendor, find: async () => ({ kind: 'UNKNOWN' as const }) } };
    const [told, untold] = [aVisitor(site), aVisitor(site)];
    for (const [guest, card] of [
      [told, CARDS.silent],
      [untold, CARDS.challenged],
    ] as const) {
      await guest.add({ itemId: '100001', qty: 1 });
      await readyToOrder(site, guest, card);
    }
    const { status, orderNumber = '' } = (await placeOrder(told)).body;
    expect(status).toBe('PROCESSING');
    expect((await placeOrder(untold)).body.status).toBe('CHALLENGE');
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 11 * 60_000));
    await reconcile({ ...silent, now: site.shop.now });
    await reconcile({ ...silent, now: site.shop.now });
    await site.hearEvents();
    site.setNow(begun);
    const given = await site.database.query<{ order_number: string }>("select order_number from orders where state = 'ABANDONED'");
    expect(given.rows).toHaveLength(2);
    const unknown = given.rows.find((row) => row.order_number !== orderNumber)?.order_number ?? '';

    expect(await told.get<Order>(`/cc/api/orders/${orderNumber}`)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect((await untold.get(`/cc/api/orders/${unknown}`)).status).toBe(404);
    const mails = await mailsAbout(orderNumber);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Your order was not placed, and nothing was charged');
    expect(mails[0]).not.toContain('Thank you for your order');
    expect(await mailsAbout(unknown)).toEqual([]);
  });
});
