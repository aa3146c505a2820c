import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getProduct } from '#contracts/catalog.ts';
import type { Order } from '#contracts/orders.ts';
import { orderBillLines } from '#domain/orders/bill/order-bill-lines.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { regularEachText, rowEachText, rowPriceOf, rowSavedText } from '#domain/orders/bill/row-price.ts';
import { reconcile } from '#server/orders/index.ts';
import { addDays, dateText, daysBetween } from '#domain/shared/calendar.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { tellOfLateShipments } from '../fulfilment/late-shipments.ts';
import { manageOrder } from '../fulfilment/manage-order.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { cancelUncollected, remindOfPickups } from '../fulfilment/uncollected-pickups.ts';

const site = useShop({ holdMs: 300 });
const BASIC_SERVICE = { furnSvcInfo: { levels: [{ level: 'BASC', qty: 1 }] } };

async function mailsAbout(orderNumber: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(orderNumber));
}

/** What the receipt says, in the order in which it is read. */
async function receiptOf({ cookies }: Visitor, orderNumber: string, host = 'localhost'): Promise<string[]> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rawPayload } = await site.app.inject({ url: paperPath('RECEIPT', orderNumber), headers: { host, cookie } });
  return readPdf(rawPayload).pages.flatMap(({ read }) => read);
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
    const shown = billLines((await guest.cart()).cartSummary, 3).map(({ label, amount }) => `${label}: ${amount}`);
    expect(shown).toEqual(expect.arrayContaining(['Shipping: Free', 'Same-day delivery: $9.95', 'Furniture service: $45.00']));

    const { status, body } = await placeOrder(guest);
    expect(status, JSON.stringify(body)).toBe(200);
    await site.hearEvents();
    const order = (await guest.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
    expect(orderBillLines(order).map(({ label, amount }) => `${label}: ${amount}`)).toEqual(shown);
    const [mail] = await mailsAbout(body.orderNumber ?? '');
    for (const line of shown) expect(mail).toContain(line);
    expect(mail).not.toContain('Delivery and handling');
  });

  it('begins at the rows’ own prices, which every mail says alike: what a coupon takes off the order stands below them', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100041', qty: 3 }, { itemId: '100003', qty: 2 });
    await guest.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    await readyToOrder(site, guest);
    const { body } = await placeOrder(guest);
    const number = body.orderNumber ?? '';
    await site.hearEvents();
    const order = (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
    const saved = (row: Order['items'][number]) => [rowSavedText(row), regularEachText(row)].join(' · ');
    const rows = order.items.map((row) => [`Item ${row.itemId} · ${rowEachText(row)}`, formatDollars(rowPriceOf(row).amount), saved(row)]);
    expect(rows[0]).toEqual(['Item 100041 · $11.49 each', '$34.47', 'You saved $1.53 (3+ price) · Regular price $12.00 each']);
    for (const { shipmentId } of order.shipments)
      for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
    await site.hearEvents();
    const mails = await readMails(number);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Order ${number}: your order has arrived`,
      `Order ${number}: your order is on its way`,
      `Your Foolscap order ${number}`,
    ]);
    for (const { text } of mails) for (const said of rows.flat()) expect(text).toContain(said);
    expect(mails.find(({ subject }) => subject.startsWith('Your'))?.text).toMatch(
      /Coupon BASKET5: -\$5\.00\n[^]*\nTotal: .*\nYou saved: \$10\.53\n/,
    );
    expect(orderBillLines(order)[0]?.amount).toBe(formatDollars(order.items.reduce((sum, row) => sum + rowPriceOf(row).amount, 0)));
  });

  it('tells what was in a sale as its page does: from the price before it on, in the cart, on the order, in its mail and on its receipt [C3-43]', async () => {
    const setSale = async (moreCents: number | null) => {
      await site.database.query("update items set list_price_cents = price_cents + $1 where item_id = '100041'", [moreCents]);
      site.shop.catalog.forget();
    };
    await setSale(150);
    const guest = aVisitor(site);
    const { product } = (await guest.get<z.output<(typeof getProduct)['answer']>>('/cc/api/products/100041')).body;
    expect(product.originalPrice).toBe(13.5);
    const { items, cartSummary } = await guest.add({ itemId: '100041', qty: 2 });
    expect(items[0]?.priceInfo).toMatchObject({ wasPricePerUnit: 13.5, basePricePerUnit: 12, basePrice: 24 });
    expect(cartSummary).toMatchObject({ cartSubTotal: 24, saleSavings: 3 });
    expect(cartSummary.explanation.slice(0, 2)).toEqual([
      { rule: 'REGULAR_PRICE', label: 'Items at their regular price', amount: 27 },
      { rule: 'SALE_PRICE', label: 'Sale prices', amount: -3 },
    ]);
    await readyToOrder(site, guest);
    const { body } = await placeOrder(guest);
    // What it cost before stays told, whatever becomes of the sale.
    await setSale(null);
    await site.hearEvents();
    const number = body.orderNumber ?? '';
    const order = (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
    expect(order.cartSummary.saleSavings).toBe(3);
    expect(order.items[0]?.priceInfo).toMatchObject({ wasPricePerUnit: 13.5, basePricePerUnit: 12 });
    const row = 'You saved $3.00 (Sale price) · Regular price $13.50 each';
    const [mail] = await readMails(number);
    expect(mail?.text).toContain(row);
    expect(mail?.text).toMatch(/\nTotal: .*\nYou saved: \$3\.00\n/);
    const said = await receiptOf(guest, number);
    expect(said).toContain(`Item 100041 · ${row}`);
    expect(said[said.indexOf('You saved') + 1]).toBe('$3.00');
  });
});

describe('the mail of an order', () => {
  it('names the purchase order under which it is booked, with its release; so do its page and its receipt', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    await bea.add({ itemId: '100001', qty: 1 });
    await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { poNumber: 'PO-4711', poRelease: 'R22' } });
    await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const { status, body } = await placeOrder(bea);
    expect(status, JSON.stringify(body)).toBe(200);
    await site.hearEvents();
    const number = body.orderNumber ?? '';
    for (const { text, html } of await readMails(number))
      expect([text, html]).toEqual(Array(2).fill(expect.stringContaining('PO-4711, release R22')));
    const { body: order } = await bea.get<Order>(`/cc/api/orders/${number}`);
    expect([order.poNumber, order.poRelease]).toEqual(['PO-4711', 'R22']);
    expect(await receiptOf(bea, number, 'business.localhost')).toContain('PO-4711, release R22');
  });

  it.each([
    [{ firstName: 'Verify your account at', lastName: 'https://evil.live/login now', address2: 'CLICK evil.page' }, /evil/],
    [{ firstName: 'Your card was charged $999', address1: '<b>Call</b> 617-555-0000' }, /charged \$999|617-555-0000/],
  ])(
    'tells nothing that was typed into the address to be read as a message: its mailbox need not be that of who typed it [T57]',
    async (changes, message) => {
      const guest = aVisitor(site);
      await guest.add({ itemId: '100001', qty: 1 });
      await readyToOrder(site, guest);
      const typed = { ...GAIL, ...changes };
      expect((await guest.post(`${CHECKOUT}/address`, typed)).status).toBe(200);
      const { status, body } = await placeOrder(guest);
      expect(status, JSON.stringify(body)).toBe(200);
      await site.hearEvents();
      const [mail] = await readMails(body.orderNumber ?? '');
      for (const form of [mail?.text ?? '', mail?.html ?? '']) {
        expect(form).not.toMatch(message);
        expect(form).toContain('The address on your order’s page');
      }
    },
  );
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
    expect(readMail(mails[0] ?? '').text).toContain('Your order was not placed, and nothing was charged');
    expect(mails[0]).not.toContain('Thank you for your order');
    expect(await mailsAbout(unknown)).toEqual([]);
  });
});

/** The mails about an order as their readers have them, the oldest first. */
async function readMails(orderNumber: string): Promise<ReturnType<typeof readMail>[]> {
  return (await mailsAbout(orderNumber)).map(readMail);
}
const inDays = (days: number) => site.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000));

async function anOrder(item: Record<string, unknown> = { itemId: '100001', qty: 2 }, address: Record<string, unknown> = GAIL) {
  const guest = aVisitor(site);
  await guest.add(item);
  await goToCheckout(guest, address);
  await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: GAIL.email });
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const number = body.orderNumber ?? '';
  const order = async () => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
  return {
    guest,
    number,
    order,
    shipmentId: (await order()).shipments[0]?.shipmentId ?? '',
    expectedBy: (await order()).shipments[0]?.expectedBy ?? '',
  };
}

describe('a shipment whose expected day passes', () => {
  it('is told of once, however often and by however many it is looked for', async () => {
    const { number, order, expectedBy } = await anOrder();
    await tellOfLateShipments(site.shop);
    await site.hearEvents();
    expect((await readMails(number)).filter(({ subject }) => subject.includes('late'))).toEqual([]);
    expect((await order()).shipments[0]?.late).toBe(false);
    inDays(daysBetween('2026-11-20', expectedBy));
    await tellOfLateShipments(site.shop);
    expect((await order()).shipments[0]?.late).toBe(false);
    inDays(daysBetween('2026-11-20', expectedBy) + 1);
    for (let round = 0; round < 3; round++) await Promise.all([tellOfLateShipments(site.shop), tellOfLateShipments(site.shop)]);
    await site.hearEvents();
    const late = (await readMails(number)).filter(({ subject }) => subject === `Order ${number}: your order is running late`);
    expect(late).toHaveLength(1);
    expect(late[0]?.text).toContain(`should have been with you by ${dateText(expectedBy)}`);
    expect(late[0]?.text).toContain('You are not charged before it leaves.');
    expect((await order()).shipments[0]?.late).toBe(true);
    site.setNow(TEST_NOW);
  });

  it('is not told of when it has arrived meanwhile, or was canceled', async () => {
    const [arrived, gone] = [await anOrder(), await anOrder()];
    for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, arrived.shipmentId, to, 'test');
    await gone.guest.post(`/cc/api/orders/${gone.number}/cancel`);
    inDays(30);
    await tellOfLateShipments(site.shop);
    await site.hearEvents();
    for (const { number } of [arrived, gone])
      expect((await readMails(number)).filter(({ subject }) => subject.includes('late'))).toEqual([]);
    site.setNow(TEST_NOW);
  });
});

describe('a shipment that is expected on another day', () => {
  const later = (day: string) => addDays(day, 5);

  it('is told of when that is later, with both days, and once more when that passes, too', async () => {
    const { number, order, shipmentId, expectedBy } = await anOrder();
    const { isDone, told } = await manageOrder(site.shop, number, ['expect', shipmentId, later(expectedBy)]);
    expect([isDone, told.startsWith('Done.')]).toEqual([true, true]);
    await site.hearEvents();
    const [mail] = (await readMails(number)).filter(({ subject }) => subject.includes('comes later'));
    expect(mail?.text).toContain(`We expected it by ${dateText(expectedBy)}; now we expect it by ${dateText(later(expectedBy))}.`);
    expect((await order()).shipments[0]).toMatchObject({ expectedBy: later(expectedBy), late: false });
    inDays(30);
    await tellOfLateShipments(site.shop);
    await site.hearEvents();
    expect((await readMails(number)).filter(({ subject }) => subject.includes('running late'))).toHaveLength(1);
    site.setNow(TEST_NOW);
  });

  it.each([
    ['the same day', (day: string) => day],
    ['a day that is gone', () => '2026-11-19'],
    ['no day', () => '2026-02-30'],
    ['something else', () => "2026-12-01'"],
  ])('is left alone for %s', async (_what, wanted) => {
    const { number, order, shipmentId, expectedBy } = await anOrder();
    expect((await manageOrder(site.shop, number, ['expect', shipmentId, wanted(expectedBy)])).isDone).toBe(false);
    expect((await order()).shipments[0]?.expectedBy).toBe(expectedBy);
  });

  it('is no news when that is earlier', async () => {
    const { number, shipmentId, expectedBy } = await anOrder();
    await manageOrder(site.shop, number, ['expect', shipmentId, later(expectedBy)]);
    await manageOrder(site.shop, number, ['expect', shipmentId, expectedBy]);
    await site.hearEvents();
    expect((await readMails(number)).filter(({ subject }) => subject.includes('later'))).toHaveLength(1);
  });

  it('is not moved once it has arrived', async () => {
    const { number, shipmentId, expectedBy } = await anOrder();
    for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
    expect((await manageOrder(site.shop, number, ['expect', shipmentId, later(expectedBy)])).isDone).toBe(false);
  });
});

describe('a tender that was approved and does not pay', () => {
  it('keeps the goods in the house, and its shopper is written to', async () => {
    const { number, shipmentId } = await anOrder();
    const refusing = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, capture: async () => 'REFUSED' as const } };
    expect(await moveShipment(refusing, shipmentId, 'SHIPPED', 'test')).toBe('REFUSED');
    await site.hearEvents();
    const mails = (await readMails(number)).filter(({ subject }) => subject === `Order ${number}: we could not charge your payment`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('We tried to charge Visa ending in 4242');
  });
});

describe('the mail of a parcel that has left', () => {
  it('has its number, its carrier and the way to where the carrier says how far it is; so has its page', async () => {
    const { number, shipmentId, order } = await anOrder();
    await moveShipment(site.shop, shipmentId, 'SHIPPED', 'test');
    await site.hearEvents();
    const [shipment] = (await order()).shipments;
    const url = `${site.shop.settings.sandboxUrl}/track/${shipment?.trackingNumber}`;
    expect(shipment?.tracking).toEqual({ carrier: 'Sandbox Parcel', url });
    const [mail] = (await readMails(number)).filter(({ subject }) => subject.includes('on its way'));
    expect(mail?.text).toContain(`Tracking number: ${shipment?.trackingNumber} (Sandbox Parcel)`);
    expect(mail?.text).toContain(`Track your package: ${url}`);
    expect(mail?.html).toContain(`href="${url}"`);
  });
});

describe('the mail of a refund', () => {
  it.each([
    ['WRONG_ITEM', 'Foolscap pays the postage.'],
    ['NO_LONGER_NEEDED', 'You pay its postage.'],
  ])('leads to the label, and says who pays the postage: %s', async (reason, postage) => {
    const { guest, number, shipmentId, order } = await anOrder();
    for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
    await guest.post(`/cc/api/orders/${number}/return`, { reason });
    await site.hearEvents();
    const [mail] = (await readMails(number)).filter(({ subject }) => subject.includes('refund'));
    expect(mail?.text).toContain(postage);
    const [taken] = (await order()).returns;
    const [units] = taken?.items ?? [];
    const [refund, price, tax] = [taken?.refund ?? 0, units?.price ?? 0, units?.tax ?? 0];
    expect([price, formatDollars(price + tax), tax > 0]).toEqual([93.98, formatDollars(refund), true]);
    const sums = [
      `Sales tax: ${formatDollars(tax)}`,
      `Refund: ${formatDollars(refund)}`,
      `To Visa ending in 4242: ${formatDollars(refund)}`,
    ];
    expect(mail?.text).toContain(`\n${sums.join('\n')}\n`);
    const link = /Print your return label: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).toContain(`/account/orders/${number}/open?key=`);
    expect(new URL(link).searchParams.get('label')).toBe((await order()).returns[0]?.returnId);
  });
});

describe('the mails of a pickup', () => {
  it('say when it is charged, the store’s hours and phone, and until when it is held; never that it ships', async () => {
    const { number, shipmentId, order } = await anOrder({ itemId: '100002', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    await moveShipment(site.shop, shipmentId, 'READY_FOR_PICKUP', 'test');
    await site.hearEvents();
    expect((await order()).shipments[0]?.heldUntil).toBe('2026-11-27');
    const mails = await readMails(number);
    const [ready] = mails.filter(({ subject }) => subject.includes('ready'));
    expect(ready?.text).toContain('The store holds them for you through Fri, Nov 27. Need longer? Call (508) 555-0100.');
    for (const { text } of mails) {
      expect(text).toContain('Monday to Saturday: 8 AM to 9 PM');
      expect(text).toContain('(508) 555-0100');
      expect(text).toMatch(/charged when you pick (?:them up|up your order)/);
      expect(text).not.toMatch(/ships|Deliver to/);
    }
  });

  it('remind once of each last day, two days before, and say when the days are over that nothing is charged', async () => {
    const { number, shipmentId, order } = await anOrder({ itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    await moveShipment(site.shop, shipmentId, 'READY_FOR_PICKUP', 'test');
    const reminders = async () => {
      for (let round = 0; round < 2; round++) await Promise.all([remindOfPickups(site.shop), remindOfPickups(site.shop)]);
      await site.hearEvents();
      return (await readMails(number)).filter(({ subject }) => subject.includes('pick up your order by'));
    };
    inDays(4);
    expect(await reminders()).toEqual([]);
    inDays(5);
    const [first, ...more] = await reminders();
    expect([first?.subject, more]).toEqual([`Order ${number}: pick up your order by Fri, Nov 27`, []]);
    expect(first?.text).toMatch(
      /holds them through Fri, Nov 27\. Need longer\? Call \(508\) 555-0100\.\n.*canceled, and you are not charged/,
    );
    await manageOrder(site.shop, number, ['hold', shipmentId, '2026-11-30']);
    inDays(8);
    expect((await reminders()).map(({ subject }) => subject.slice(-6)).toSorted()).toEqual(['Nov 27', 'Nov 30']);
    inDays(11);
    await cancelUncollected(site.shop);
    await site.hearEvents();
    const { status, shipments } = await order();
    expect([status, shipments.map(({ isUncollected }) => isUncollected)]).toEqual(['CANCELLED', [true]]);
    const [gone] = (await readMails(number)).filter(({ subject }) => subject === `Order ${number}: canceled`);
    expect(gone?.text).toMatch(/weren’t picked up at .* in time/);
    expect(gone?.text).toContain('Nothing was charged.');
    site.setNow(TEST_NOW);
  });

  it('say at its end what was charged with it, and lead to the receipt', async () => {
    const { guest, number, shipmentId, order } = await anOrder({
      itemId: '100002',
      qty: 2,
      deliveryType: 'ISP',
      pickupStoreNumber: '1547',
    });
    for (const to of ['READY_FOR_PICKUP', 'PICKED_UP'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
    await site.hearEvents();
    const { paid, cartSummary } = await order();
    expect(paid).toBe(cartSummary.ordTotal);
    const [mail] = (await readMails(number)).filter(({ subject }) => subject === `Order ${number}: you’ve picked up your order`);
    expect(mail?.text).toContain(`We’ve charged your payment method ${formatDollars(paid)} for the items in this pickup.`);
    expect(mail?.text).toContain(`Visa ending in 4242: ${formatDollars(paid)} charged`);
    expect(mail?.text).toContain('Picked up at');
    expect(mail?.text).not.toMatch(/Store hours|when you pick/);
    const link = new URL(/See your receipt \(PDF\): (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    expect(link.pathname).toBe(`/account/orders/${number}/open`);
    expect(link.searchParams.get('receipt')).toBe('1');
    const key = link.searchParams.get('key');
    expect((await guest.post(`/cc/api/orders/${number}/open`, { key })).status).toBe(200);
  });
});

describe('every mail about an order', () => {
  it('has a form to look at and one to read, which lead to the same place', async () => {
    const { number, shipmentId } = await anOrder({ itemId: '100002', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    for (const to of ['READY_FOR_PICKUP', 'PICKED_UP'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
    await site.hearEvents();
    const mails = await readMails(number);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Order ${number}: your order is ready for pickup`,
      `Order ${number}: you’ve picked up your order`,
      `Your Foolscap order ${number}`,
    ]);
    for (const { html, text } of mails) {
      const link = /See your order: (\S+)/.exec(text)?.[1] ?? '';
      expect(link).toContain(`/account/orders/${number}/open?key=`);
      expect(html).toContain(`href="${link}"`);
      expect(html).toMatch(/Pick(?:ed)? up at/);
    }
  });

  it('shows no hostile names, and sends to the one address', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { number } = await anOrder(undefined, { ...GAIL, firstName: name, lastName: '"></td><script>', address1: '1 &lt;b&gt; St' });
    const [mail] = await readMails(number);
    expect(mail?.to).toBe(GAIL.email);
    expect(mail?.html).not.toMatch(/<(?:img|script)\b/);
    for (const form of [mail?.html ?? '', mail?.text ?? '']) expect(form).not.toMatch(/onerror|td><script|&amp;lt;b/);
  });
});
