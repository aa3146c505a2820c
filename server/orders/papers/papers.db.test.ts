import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { orderBillLines } from '#domain/orders/bill/order-bill-lines.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { orderKey } from '../order-link.ts';

const site = useShop({ holdMs: 300, hasRateLimits: true });

async function ask(visitor: Visitor, path: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: path, headers: { host: 'localhost', cookie } });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** What a paper says, in the order in which it is read. */
async function said(visitor: Visitor, path: string): Promise<string[]> {
  const { status, headers, bytes } = await ask(visitor, path);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(bytes).pages.flatMap(({ read }) => read);
}

type Placed = { readonly guest: Visitor; readonly number: string };
async function anOrder(address: Record<string, unknown> = GAIL, ...items: { itemId: string; qty: number }[]): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add(...(items.length === 0 ? [{ itemId: '100001', qty: 3 }] : items));
  return placed(guest, address);
}
async function placed(guest: Visitor, address: Record<string, unknown> = GAIL): Promise<Placed> {
  await goToCheckout(guest, address);
  await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  return { guest, number: body.orderNumber ?? '' };
}
const orderOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

async function arrive(placed: Placed): Promise<void> {
  for (const { shipmentId } of (await orderOf(placed)).shipments)
    for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipmentId, to, 'test');
}

describe('the receipt of an order', () => {
  it('says right after placing what it comes to and that nothing is charged yet, tender by tender', async () => {
    const placed = await anOrder();
    const order = await orderOf(placed);
    const { cartSummary, items, orderPayment } = order;
    const text = await said(placed.guest, paperPath('RECEIPT', placed.number));
    expect(text).toEqual(expect.arrayContaining([placed.number, 'Order placed', 'Gail Guest', '12 Main St', 'Framingham, MA 01702']));
    expect(text).toEqual(expect.arrayContaining(['Sold by', site.shop.settings.merchant.name, 'Bill to', GAIL.email]));
    expect(text).toContain(items[0]?.name);
    for (const { amount } of orderBillLines(order)) expect(text).toContain(amount);
    expect(text).toContain(dollars(cartSummary.ordTotal ?? 0));
    expect(text).toContain('Visa ending in 4242');
    for (const { amountApplied } of orderPayment) expect(text).toContain(`${dollars(amountApplied)} on hold until your order ships`);
    const at = text.indexOf('Paid to date');
    expect(text.slice(at, at + 4)).toEqual(['Paid to date', '$0.00', 'On hold, charged when it ships', dollars(cartSummary.ordTotal ?? 0)]);
  });

  it('says after its delivery and a return what was charged, what was given back and for what', async () => {
    const shopper = aVisitor(site);
    await shopper.add({ itemId: '100041', qty: 2 }, { itemId: '100003', qty: 1 });
    await shopper.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    const order = await placed(shopper);
    await arrive(order);
    const [item] = (await orderOf(order)).items;
    await order.guest.post(`/cc/api/orders/${order.number}/return`, {
      items: [{ cartItemId: item?.cartItemId, qty: 1 }],
      reason: 'DAMAGED',
    });
    const { cartSummary, returns, paid } = await orderOf(order);
    const text = await said(order.guest, paperPath('RECEIPT', order.number));
    const refund = returns[0]?.refund ?? 0;
    const at = text.indexOf('Charged');
    expect(text.slice(at, at + 6)).toEqual([
      'Charged',
      dollars(cartSummary.ordTotal ?? 0),
      'Refunded',
      `-${dollars(refund)}`,
      'Paid to date',
      dollars(paid),
    ]);
    const [units] = returns[0]?.items ?? [];
    const [price, discounts, tax] = [units?.price ?? 0, units?.discounts ?? 0, units?.tax ?? 0];
    const back = text.indexOf(`1 × ${item?.name}`);
    expect(text.slice(back + 2, back + 6)).toEqual([dollars(price), `-${dollars(discounts)}`, dollars(tax), dollars(refund)]);
    expect(Math.round((price - discounts + tax) * 100)).toBe(Math.round(refund * 100));
    expect([price, discounts > 0, tax > 0]).toEqual([12, true, true]);
    expect(text[back + 1]).not.toContain('not refunded');
    expect(text.find((one) => one.includes('Damaged or defective'))).toContain(`${dollars(refund)} to Visa ending in 4242`);
    expect(text.find((one) => one.startsWith(`Item ${item?.itemId}`))).toMatch(/· 1 returned$/);
  });

  it('prints amounts that are quantity times price, and add up to the total', async () => {
    const placed = await anOrder(GAIL, { itemId: '100041', qty: 3 }, { itemId: '100003', qty: 2 });
    const text = await said(placed.guest, paperPath('RECEIPT', placed.number));
    const at = text.findIndex((one) => one.startsWith('Item 100041'));
    expect(text.slice(at + 1, at + 4)).toEqual(['3', '$11.49', '$34.47']);
    const sums = text.indexOf('Subtotal (5 items)');
    expect(text[sums + 1]).toBe('$70.47');
    expect(text[at]).toBe('Item 100041 · You saved $1.53 (3+ price) · Regular price $12.00 each');
    const total = text.indexOf('Order total');
    expect(text.slice(total + 2, total + 4)).toEqual(['You saved', '$5.53']);
    expect(text).not.toContain('Items at their regular price');
  });

  it('prints any name', async () => {
    const placed = await anOrder({ ...GAIL, firstName: 'Łukasz 株', lastName: 'کوروش 😀', address1: '12 <script>alert(1)</script> St' });
    const text = await said(placed.guest, paperPath('RECEIPT', placed.number));
    expect(text.find((one) => one.includes('Łukasz'))).toContain('□');
    expect(text).toContain('12 <script>alert(1)</script> St');
  });

  it('is not kept by anybody between, and is named for its order', async () => {
    const placed = await anOrder();
    const { headers } = await ask(placed.guest, paperPath('RECEIPT', placed.number));
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toBe(`inline; filename="receipt-${placed.number}.pdf"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the invoice of an order', () => {
  it('is not there before anything is charged, and never for what was canceled before', async () => {
    const [placed, gone] = [await anOrder(), await anOrder()];
    await gone.guest.post(`/cc/api/orders/${gone.number}/cancel`);
    for (const one of [placed, gone]) {
      expect((await orderOf(one)).invoice).toBeNull();
      expect((await ask(one.guest, paperPath('INVOICE', one.number))).status).toBe(303);
    }
  });

  it('has a number and a day of its own, who sells, and how it was paid, once something is charged; a return leaves it there', async () => {
    const placed = await anOrder();
    await arrive(placed);
    const text = await said(placed.guest, paperPath('INVOICE', placed.number));
    expect(text.slice(0, 2)).toEqual(['Foolscap', `Invoice INV-${placed.number}`]);
    const after = (label: string) => text[text.indexOf(label) + 1];
    expect(after('Sold by')).toBe('Foolscap Office Supply, Inc.');
    expect(text).toEqual(expect.arrayContaining(['100 Ledger Street', 'EIN 00-0000000 (demo)', 'Bill to', 'Ship to']));
    const at = text.indexOf('Invoice number and date');
    expect(text.slice(at + 1, at + 3)).toEqual([`INV-${placed.number}`, 'November 20, 2026']);
    expect(after('Terms')).toMatch(/^Paid by .*Visa ending in 4242$/);
    const { headers } = await ask(placed.guest, paperPath('INVOICE', placed.number));
    expect(headers['content-disposition']).toBe(`inline; filename="invoice-INV-${placed.number}.pdf"`);
    await placed.guest.post(`/cc/api/orders/${placed.number}/return`, {});
    expect((await orderOf(placed)).invoice?.number).toBe(`INV-${placed.number}`);
  });
});

describe('the label of a return', () => {
  it('names the return as a person and as a scanner reads it, and where the parcel goes', async () => {
    const placed = await anOrder();
    await arrive(placed);
    await placed.guest.post(`/cc/api/orders/${placed.number}/return`, {});
    const [taken] = (await orderOf(placed)).returns;
    const path = paperPath('RETURN_LABEL', placed.number, taken?.returnId);
    const text = await said(placed.guest, path);
    expect(text.filter((one) => one === `R${placed.number}-1`)).toHaveLength(2);
    expect(text).toEqual(expect.arrayContaining(['Foolscap Returns', '500 Returns Way', 'Gail Guest', '3']));
  });

  it.each([
    ['DAMAGED', ['Paid by Foolscap', 'Sandbox Parcel']],
    ['ORDERED_TOO_MANY', ['Paid by you', 'Any carrier you choose']],
  ])('says who pays its postage and until when it can be sent: %s', async (reason, expected) => {
    const placed = await anOrder();
    await arrive(placed);
    await placed.guest.post(`/cc/api/orders/${placed.number}/return`, { reason });
    const [taken] = (await orderOf(placed)).returns;
    const text = await said(placed.guest, paperPath('RETURN_LABEL', placed.number, taken?.returnId));
    expect(text).toEqual(expect.arrayContaining([...expected, 'No deadline']));
  });

  it('is not there for a return that was never made', async () => {
    const placed = await anOrder();
    expect((await ask(placed.guest, paperPath('RETURN_LABEL', placed.number, crypto.randomUUID()))).status).toBe(303);
  });
});

describe('the papers of somebody else', () => {
  it('are answered like those of no order: the page asks whose it is [T37]', async () => {
    const placed = await anOrder();
    const stranger = await anOrder();
    const visitors = [stranger.guest, aVisitor(site)];
    for (const visitor of visitors)
      for (const kind of ['RECEIPT', 'INVOICE', 'RETURN_LABEL'] as const)
        for (const number of [placed.number, '99999999', "1' or '1'='1", '%00', '...']) {
          const path = paperPath(kind, number === '%00' ? '\u0000' : number, 'x');
          const { status, headers, bytes } = await ask(visitor, path);
          expect([path, status, bytes.length]).toEqual([path, 303, 0]);
          expect(headers.location).toMatch(/^\/account\/orders\//);
        }
  });

  it('are not opened by an e-mail in the address, which opens a receipt only by the key that the look-up gave [T39]', async () => {
    const placed = await anOrder();
    const { status } = await ask(aVisitor(site), `${paperPath('RECEIPT', placed.number)}?email=${encodeURIComponent(GAIL.email)}`);
    expect(status).toBe(303);
  });

  it("are opened by the key of the guest's mails, on any device", async () => {
    const placed = await anOrder();
    const device = aVisitor(site);
    await device.post(`/cc/api/orders/${placed.number}/open`, {
      key: orderKey(site.shop, { tenant: 'dotcom', orderNumber: placed.number }),
    });
    expect(await said(device, paperPath('RECEIPT', placed.number))).toContain('Receipt');
  });
});

describe('an order that is still being paid', () => {
  it('has no receipt yet', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest, CARDS.silent);
    const { orderNumber = '' } = (await placeOrder(guest)).body;
    expect((await ask(guest, paperPath('RECEIPT', orderNumber))).status).toBe(303);
  });
});

describe('a network that has had too many papers drawn', () => {
  it('is told when to come again, on a page that leads to the order; a program gets the refusal [T31]', async () => {
    const { guest, number } = await anOrder();
    const path = paperPath('RECEIPT', number);
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const get = (accept: string) => site.app.inject({ url: path, headers: { host: 'localhost', cookie, accept } });
    expect((await get('application/pdf')).statusCode).toBe(200);
    await site.database.query("update limit_seats set taken = array_fill(taken[1], array[60]) where kind = 'PAPER'");
    const page = await get('text/html');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(page.body).toContain('That&#39;s a lot of PDFs at once.');
    expect(page.body).toContain(`<a href="/account/orders/${number}">Order ${number}</a>`);
    expect((await get('*/*')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
