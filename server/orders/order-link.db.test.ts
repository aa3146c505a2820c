import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { moveShipment } from './fulfilment/move-shipment.ts';
import { orderKey } from './order-link.ts';

const site = useShop();

/** A guest's order, with the key of the link in its mail. */
async function anOrder(): Promise<{ number: string; key: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
  const number = (await placeOrder(guest)).body.orderNumber ?? '';
  await site.hearEvents();
  return { number, key: keyIn(await mailAbout(number)) };
}

const mailAbout = async (number: string) => (await mailsAbout(number))[0] ?? '';

async function mailsAbout(number: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  // Lines of a mail are cut at their end by "=".
  return mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((mail) => mail.includes(number));
}
const keyIn = (mail: string) => /\/open\?key=([\w.-]+)/.exec(mail)?.[1] ?? '';

const open = (visitor: Visitor, number: string, key: string) => visitor.post(`/cc/api/orders/${number}/open`, { key });
const NOT_THERE = { status: 404, body: { code: 'ORDER_NOT_FOUND' } };
/** What a visitor who may not manage an order can do with it. */
async function expectForeign(visitor: Visitor, number: string): Promise<void> {
  expect(await visitor.get(`/cc/api/orders/${number}`)).toMatchObject(NOT_THERE);
  for (const call of ['cancel', 'return', 'return/preview'])
    expect(await visitor.post(`/cc/api/orders/${number}/${call}`), call).toMatchObject(NOT_THERE);
}

describe('the link in the mail of a guest', () => {
  it('lets them cancel their order on another device', async () => {
    const { number, key } = await anOrder();
    const device = aVisitor(site);
    await expectForeign(device, number);
    expect((await open(device, number, key)).status).toBe(200);
    expect((await device.get<Order>(`/cc/api/orders/${number}`)).body.abilities.cancel).toBe(true);
    expect((await device.post<Order>(`/cc/api/orders/${number}/cancel`)).body.status).toBe('CANCELLED');
  });

  it('lets them return what has arrived', async () => {
    const { number, key } = await anOrder();
    const device = aVisitor(site);
    await open(device, number, key);
    const id = (await device.get<Order>(`/cc/api/orders/${number}`)).body.shipments[0]?.shipmentId ?? '';
    for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, id, to, 'test');
    expect((await device.post(`/cc/api/orders/${number}/return`)).status).toBe(200);
  });

  it('opens it still when the guest has signed in since, and the order went along', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest, undefined, 'sam.shopper@example.com');
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    await guest.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
    await site.hearEvents();
    const device = aVisitor(site);
    expect((await open(device, number, keyIn(await mailAbout(number)))).status).toBe(200);
    expect((await device.get<Order>(`/cc/api/orders/${number}`)).body.abilities.cancel).toBe(true);
  });

  it('opens no other order, and nothing else of the shop', async () => {
    const [own, foreign] = [await anOrder(), await anOrder()];
    const device = aVisitor(site);
    expect(await open(device, foreign.number, own.key)).toMatchObject(NOT_THERE);
    await open(device, own.number, own.key);
    await expectForeign(device, foreign.number);
  });

  it('opens nothing with anything in it changed', async () => {
    const { number, key } = await anOrder();
    const [day = '', signature = ''] = key.split('.');
    const later = `${(Number.parseInt(day, 36) + 1).toString(36)}.${signature}`;
    const other = signature.startsWith('A') ? 'B' : 'A';
    const device = aVisitor(site);
    for (const wrong of [
      later,
      `${day}.${other}${signature.slice(1)}`,
      `${day}.${signature.slice(0, -1)}`,
      `${key}a`,
      day,
      '',
      '.',
      'a'.repeat(100),
    ])
      expect(await open(device, number, wrong), wrong).toMatchObject(NOT_THERE);
    await expectForeign(device, number);
  });

  it('is worth nothing on the other site, nor is one that was signed for it', async () => {
    const { number, key } = await anOrder();
    const bea = aVisitor(site, { host: 'business.localhost' });
    await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const forBusiness = orderKey(site.shop, { tenant: 'SBA', orderNumber: number });
    for (const one of [key, forBusiness]) expect(await open(bea, number, one)).toMatchObject(NOT_THERE);
    expect(await open(aVisitor(site), number, forBusiness)).toMatchObject(NOT_THERE);
    await expectForeign(bea, number);
  });

  it('runs out, late', async () => {
    const { number, key } = await anOrder();
    const inDays = (days: number) => site.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000));
    inDays(181);
    expect(await open(aVisitor(site), number, key)).toMatchObject(NOT_THERE);
    inDays(179);
    expect((await open(aVisitor(site), number, key)).status).toBe(200);
    site.setNow(TEST_NOW);
  });
});

describe('who only knows number and e-mail of an order', () => {
  it('knows the very e-mail, however it is written in capitals: letters that only look like it are others', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest, undefined, 'Kim.K@example.com');
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    const asked = async (email: string) => (await aVisitor(site).get(`/cc/api/orders/${number}?email=${encodeURIComponent(email)}`)).status;
    expect(await asked(' kim.k@EXAMPLE.com ')).toBe(200);
    expect([await asked('\u212aim.k@example.com'), await asked('k\u0130m.k@example.com')]).toEqual([404, 404]);
  });

  it('looks at it and changes nothing', async () => {
    const { number } = await anOrder();
    const device = aVisitor(site);
    expect((await device.get(`/cc/api/orders/${number}?email=guest%40example.com`)).status).toBe(200);
    await expectForeign(device, number);
  });
});

describe('the order of an account', () => {
  it('is opened by signing in, and by no key', async () => {
    const sam = aVisitor(site);
    await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
    await sam.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, sam);
    const number = (await placeOrder(sam)).body.orderNumber ?? '';
    await site.hearEvents();
    const mail = await mailAbout(number);
    expect(mail).toContain(`/account/orders/${number}`);
    expect(keyIn(mail)).toBe('');
    expect(await open(aVisitor(site), number, orderKey(site.shop, { tenant: 'dotcom', orderNumber: number }))).toMatchObject(NOT_THERE);
  });
});

describe('a guest who has lost the mails', () => {
  const ask = (visitor: Visitor, number: string, email: string) => visitor.post(`/cc/api/orders/${number}/link`, { email });
  const mailsWithKey = async (number: string) => (await mailsAbout(number)).filter((mail) => mail.includes('Subject: Your link to order'));

  it('has the link sent to the mailbox of the order, and cancels with it [T39]', async () => {
    const { number } = await anOrder();
    const device = aVisitor(site);
    expect(await ask(device, number, ' GUEST@example.com ')).toMatchObject({ status: 200, body: { orderNumber: number } });
    await expectForeign(device, number);
    await site.hearEvents();
    const [mail = '', ...more] = await mailsWithKey(number);
    expect(more).toEqual([]);
    expect(mail).toContain('To: guest@example.com');
    expect((await open(device, number, keyIn(mail))).status).toBe(200);
    expect((await device.post<Order>(`/cc/api/orders/${number}/cancel`)).body.status).toBe('CANCELLED');
  });

  it('is told where it stands and what can be done now, and promised nothing that is over', async () => {
    const { number } = await anOrder();
    const device = aVisitor(site);
    const told = async () => {
      await site.database.query('delete from limit_seats');
      await ask(device, number, 'guest@example.com');
      await site.hearEvents();
      return (await mailsWithKey(number)).find((mail) => !seen.has(mail)) ?? '';
    };
    const seen = new Set<string>();
    const going = await told();
    seen.add(going);
    expect(going).toContain('Follow the link below to cancel, follow every step and print the receipt.');
    expect(going).toContain('Status: Order placed');
    expect(going).toContain('Deliver to');
    await open(device, number, keyIn((await mailsWithKey(number))[0] ?? ''));
    expect((await device.post<Order>(`/cc/api/orders/${number}/cancel`)).body.status).toBe('CANCELLED');
    await site.hearEvents();
    const over = await told();
    expect(over).toContain('Status: Canceled');
    expect(over).toContain('Follow the link below to follow every step.');
    expect(over).not.toMatch(/Delivered by|Get it by|Deliver to|Total:|cancel what|print the receipt/);
  });

  it('is told of no order that is not of that email, and nobody is written to [T39 T53]', async () => {
    const { number } = await anOrder();
    const stranger = aVisitor(site);
    const [foreign, none] = [await ask(stranger, number, 'other@example.com'), await ask(stranger, '39999999', 'guest@example.com')];
    expect(foreign).toMatchObject(NOT_THERE);
    expect(JSON.stringify(foreign.body)).toBe(JSON.stringify(none.body));
    await site.hearEvents();
    expect(await mailsWithKey(number)).toEqual([]);
  });

  it('has the receipt by the key of the look-up, for a while, and by nothing else of it [T39]', async () => {
    const [{ number }, other] = [await anOrder(), await anOrder()];
    const device = aVisitor(site);
    const { body } = await device.get<{ receiptKey?: string }>(`/cc/api/orders/${number}?email=guest%40example.com`);
    const key = body.receiptKey ?? '';
    const paper = async (of: string, name: string, by = key) =>
      (await site.app.inject({ url: `/account/orders/${of}/${name}?key=${by}`, headers: { host: 'localhost' } })).statusCode;
    expect(await paper(number, 'receipt.pdf')).toBe(200);
    expect(await paper(other.number, 'receipt.pdf')).toBe(303);
    expect(await paper(number, 'invoice.pdf')).toBe(303);
    expect(await paper(number, 'receipt.pdf', orderKey(site.shop, { tenant: 'dotcom', orderNumber: number }))).toBe(303);
    expect(await open(device, number, key)).toMatchObject(NOT_THERE);
    site.setNow(new Date(TEST_NOW.getTime() + 3 * 3_600_000));
    expect(await paper(number, 'receipt.pdf')).toBe(303);
    site.setNow(TEST_NOW);
  });

  it('who has shown nothing but an own visit is given no key', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest);
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    expect((await guest.get<{ receiptKey?: string }>(`/cc/api/orders/${number}`)).body.receiptKey).toBeUndefined();
  });
});
