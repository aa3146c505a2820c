import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Order, ReturnPreview } from '#contracts/orders.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { returnItems } from './return-items.ts';
import { resumeFulfilment } from './resume-fulfilment.ts';

const site = useShop({ holdMs: 1_000 });
const WAREHOUSE = 'warehouse';

type Placed = { readonly guest: Visitor; readonly number: string };

/** An order of a guest that was placed and made ready: paid with a card, or with ten dollars of a gift card and the card. */
async function anOrder(items: Record<string, unknown>[], { gift = false, number: card = CARDS.approved as string } = {}): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add(...items);
  await goToCheckout(guest);
  await pickUpPerson(guest);
  if (gift) await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  const { status, body } = await placeOrder(guest);
  expect(status, JSON.stringify(body)).toBe(200);
  await site.hearEvents();
  return { guest, number: body.orderNumber ?? '' };
}

const pickUpPerson = (guest: Visitor) =>
  guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
const orderOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
const booked = async ({ number }: Placed) =>
  (await ledgerOf(site, number)).filter(({ type }) => type !== 'AUTHORIZE').map(({ type, amount }) => [type, amount]);
const shipmentsOf = async (placed: Placed) => (await orderOf(placed)).shipments;
const stockOf = async (itemId: string) =>
  (await site.database.query("select available, held, sold from stock where item_id = $1 and location_id = 'FC1'", [itemId])).rows[0];
const cents = (dollars: number) => Math.round(dollars * 100);

async function shipAll(placed: Placed): Promise<void> {
  for (const { shipmentId, kind } of await shipmentsOf(placed))
    if (kind === 'PARCEL') expect(await moveShipment(site.shop, shipmentId, 'SHIPPED', WAREHOUSE)).toBe('DONE');
}
async function deliverAll(placed: Placed): Promise<void> {
  await shipAll(placed);
  for (const { shipmentId } of await shipmentsOf(placed)) await moveShipment(site.shop, shipmentId, 'DELIVERED', WAREHOUSE);
}

async function mails(): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

describe('an order that was placed', () => {
  it('has its shipments, and is charged when it leaves, not before', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const before = await orderOf(placed);
    expect(before.shipments).toMatchObject([{ kind: 'PARCEL', status: 'PLACED', trackingNumber: null, expectedBy: '2026-11-23' }]);
    expect(before.abilities).toEqual({ cancel: true, return: false });
    expect(await booked(placed)).toEqual([]);
    await shipAll(placed);
    expect(await booked(placed)).toEqual([['CAPTURE', 49.93]]);
    const after = await orderOf(placed);
    expect(after).toMatchObject({ status: 'SHIPPED', abilities: { cancel: false, return: false } });
    expect(after.shipments[0]?.trackingNumber).toMatch(/^FS\d{10}US$/);
  });

  it('shows its history in the ten states that the wire knows, and nothing else', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    await deliverAll(placed);
    expect((await orderOf(placed)).history.map(({ status }) => status)).toEqual(['PLACED', 'SHIPPED', 'DELIVERED']);
  });

  it('says what was charged, and when it arrived', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    expect((await shipmentsOf(placed))[0]?.arrivedAt).toBeNull();
    await deliverAll(placed);
    const { paid, orderPayment, shipments } = await orderOf(placed);
    expect({ paid, money: orderPayment[0]?.money }).toMatchObject({ paid: 49.93, money: { charged: 49.93, held: 0, refunded: 0 } });
    expect(shipments[0]?.arrivedAt?.slice(0, 10)).toBe('2026-11-20');
  });

  it('is told of by mail: confirmed, on its way, arrived', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    await deliverAll(placed);
    await site.hearEvents();
    const about = (await mails()).filter((mail) => mail.includes(placed.number));
    for (const words of ['Thank you for your order', 'Your order is on its way', 'Your order has arrived'])
      expect(
        about.filter((mail) => mail.includes(words)),
        words,
      ).toHaveLength(1);
    expect(about.find((mail) => mail.includes('Your order is on its way'))).toContain('In this package');
  });

  it('draws on its tenders in the order in which they pay: the gift card first, then the card', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }], { gift: true });
    await shipAll(placed);
    expect((await booked(placed)).toSorted()).toEqual([
      ['CAPTURE', 10],
      ['CAPTURE', 39.93],
    ]);
  });

  it('with a download: that is delivered and paid for at once, the parcel when it leaves, and all of it is the total', async () => {
    const placed = await anOrder([
      { itemId: '100022', qty: 1 },
      { itemId: '100001', qty: 1 },
    ]);
    const order = await orderOf(placed);
    expect(order.status).toBe('PLACED');
    expect(order.shipments.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['EMAIL', 'DELIVERED'],
      ['PARCEL', 'PLACED'],
    ]);
    expect(order.items.map(({ returnable }) => returnable)).toEqual([0, 0]);
    expect(await booked(placed)).toHaveLength(1);
    await shipAll(placed);
    const taken = (await booked(placed)).reduce((sum, [, amount]) => sum + cents(Number(amount)), 0);
    expect(taken).toBe(cents(order.cartSummary.ordTotal ?? 0));
  });

  it('for which delivery is paid takes that with the first parcel, once, and does not give it back', async () => {
    const placed = await anOrder([
      { itemId: '100022', qty: 1 },
      { itemId: '100010', qty: 1 },
    ]);
    const { cartSummary, items } = await orderOf(placed);
    const fees = cents(cartSummary.totalShipHandlFee ?? 0);
    expect(fees).toBeGreaterThan(0);
    await deliverAll(placed);
    const taken = (await booked(placed)).map(([, amount]) => cents(Number(amount)));
    expect(taken).toHaveLength(2);
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(cents(cartSummary.ordTotal ?? 0));
    const parcel = items.find(({ itemId }) => itemId === '100010');
    await placed.guest.post(`/cc/api/orders/${placed.number}/return`);
    const [back] = (await orderOf(placed)).returns;
    const { rows } = await site.database.query(
      'select final_cents + tax_cents as paid from order_lines where order_number = $1 and line_id = $2',
      [placed.number, parcel?.cartItemId],
    );
    expect(cents(back?.refund ?? 0)).toBe(rows[0].paid);
  });

  it('to be picked up waits in the store, and is charged when it is handed over', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }]);
    const [pickup] = await shipmentsOf(placed);
    expect(pickup).toMatchObject({ kind: 'PICKUP', storeNumber: '1547' });
    const id = pickup?.shipmentId ?? '';
    expect(await moveShipment(site.shop, id, 'SHIPPED', WAREHOUSE)).toBe('NOT_NOW');
    expect(await moveShipment(site.shop, id, 'READY_FOR_PICKUP', WAREHOUSE)).toBe('DONE');
    expect((await orderOf(placed)).status).toBe('READY_FOR_PICKUP');
    expect(await booked(placed)).toEqual([]);
    expect(await moveShipment(site.shop, id, 'PICKED_UP', WAREHOUSE)).toBe('DONE');
    expect((await orderOf(placed)).status).toBe('PICKED_UP');
    expect(await booked(placed)).toHaveLength(1);
  });

  it('of which a part is brought and a part fetched is ready when the store is and the parcel has left', async () => {
    const placed = await anOrder([
      { itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100002', qty: 1 },
    ]);
    const shipments = await shipmentsOf(placed);
    const of = (kind: string) => shipments.find((one) => one.kind === kind)?.shipmentId ?? '';
    await moveShipment(site.shop, of('PICKUP'), 'READY_FOR_PICKUP', WAREHOUSE);
    expect((await orderOf(placed)).status).toBe('PLACED');
    await moveShipment(site.shop, of('PARCEL'), 'SHIPPED', WAREHOUSE);
    expect((await orderOf(placed)).status).toBe('READY_FOR_PICKUP');
    await moveShipment(site.shop, of('PICKUP'), 'PICKED_UP', WAREHOUSE);
    await moveShipment(site.shop, of('PARCEL'), 'DELIVERED', WAREHOUSE);
    expect((await orderOf(placed)).status).toBe('DELIVERED');
    const { ordTotal = 0 } = (await orderOf(placed)).cartSummary;
    expect((await booked(placed)).reduce((sum, [, amount]) => sum + cents(Number(amount)), 0)).toBe(cents(ordTotal));
  });

  it('is shipped and charged once, however many say so at once', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const [shipment] = await shipmentsOf(placed);
    await Promise.all(Array.from({ length: 8 }, () => moveShipment(site.shop, shipment?.shipmentId ?? '', 'SHIPPED', WAREHOUSE)));
    expect(await booked(placed)).toEqual([['CAPTURE', 49.93]]);
  });

  it('whose vendor does not answer leaves when its money is there, and not before', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const [shipment] = await shipmentsOf(placed);
    const silent = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, capture: async () => 'UNKNOWN' as const } };
    expect(await moveShipment(silent, shipment?.shipmentId ?? '', 'SHIPPED', WAREHOUSE)).toBe('OPEN');
    expect((await orderOf(placed)).status).toBe('PLACED');
    expect((await orderOf(placed)).abilities.cancel).toBe(false);
    const now = site.shop.now();
    site.setNow(new Date(now.getTime() + 60_000));
    await resumeFulfilment(site.shop);
    expect((await orderOf(placed)).status).toBe('SHIPPED');
    expect(await booked(placed)).toEqual([['CAPTURE', 49.93]]);
    site.setNow(now);
  });

  it('that is being charged is not let go by a second hand: it waits for the money like the first', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const [shipment] = await shipmentsOf(placed);
    const id = shipment?.shipmentId ?? '';
    const silent = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, capture: async () => 'UNKNOWN' as const } };
    expect(await moveShipment(silent, id, 'SHIPPED', WAREHOUSE)).toBe('OPEN');
    expect(await moveShipment(silent, id, 'SHIPPED', WAREHOUSE)).toBe('OPEN');
    expect(await orderOf(placed)).toMatchObject({ status: 'PLACED', shipments: [{ status: 'PLACED', trackingNumber: null }] });
    expect(await booked(placed)).toEqual([]);
    expect(await moveShipment(site.shop, id, 'SHIPPED', WAREHOUSE)).toBe('DONE');
    expect(await booked(placed)).toEqual([['CAPTURE', 49.93]]);
  });

  it('whose tender refuses does not leave, and can be cancelled', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const [shipment] = await shipmentsOf(placed);
    const refusing = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, capture: async () => 'REFUSED' as const } };
    expect(await moveShipment(refusing, shipment?.shipmentId ?? '', 'SHIPPED', WAREHOUSE)).toBe('REFUSED');
    expect(await orderOf(placed)).toMatchObject({ status: 'PLACED', abilities: { cancel: true } });
    expect(site.logged.join('\n')).toContain('refuses to move money');
    expect((await placed.guest.post(`/cc/api/orders/${placed.number}/cancel`)).status).toBe(200);
    expect(await booked(placed)).toEqual([['VOID', 49.93]]);
  });
});

describe('an order that is cancelled', () => {
  it('before it leaves: its money is let go, its stock can be had again, and it says so', async () => {
    const stock = await stockOf('100002');
    const placed = await anOrder([{ itemId: '100002', qty: 3 }], { gift: true });
    expect(await stockOf('100002')).toEqual({ ...stock, available: stock.available - 3, sold: stock.sold + 3 });
    const { status, body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/cancel`);
    expect({ status, order: body.status, abilities: body.abilities }).toEqual({
      status: 200,
      order: 'CANCELLED',
      abilities: { cancel: false, return: false },
    });
    expect(await stockOf('100002')).toEqual(stock);
    const entries = await booked(placed);
    expect(entries.every(([type]) => type === 'VOID')).toBe(true);
    expect(entries.reduce((sum, [, amount]) => sum + cents(Number(amount)), 0)).toBe(cents(body.cartSummary.ordTotal ?? 0));
    await site.hearEvents();
    expect((await mails()).filter((mail) => mail.includes(placed.number) && mail.includes('Your order is canceled'))).toHaveLength(1);
  });

  it('says by tender what became of its money: nothing of it was paid, in the answer and in the mail', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }], { gift: true });
    const story = ({ orderPayment }: Order) => orderPayment.map(({ amountApplied, money }) => [amountApplied, money.held, money.released]);
    expect(story(await orderOf(placed))).toEqual([
      [10, 10, 0],
      [39.93, 39.93, 0],
    ]);
    const { body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/cancel`);
    expect({ paid: body.paid, story: story(body) }).toEqual({
      paid: 0,
      story: [
        [10, 0, 10],
        [39.93, 0, 39.93],
      ],
    });
    await site.hearEvents();
    const mail = (await mails()).find((one) => one.includes(placed.number) && one.includes('Your order is canceled'));
    expect(mail).toContain('$10.00 back on the card, not charged');
    expect(mail).toContain('$39.93 hold released, not charged');
  });

  it('gives the use of its coupon back once, though it is cancelled twice', async () => {
    const used = async () => (await site.database.query("select used from coupons where code = 'ONCE'")).rows[0].used;
    const before = await used();
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['ONCE'] });
    await readyToOrder(site, guest);
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    expect(await used()).toBe(before + 1);
    const answers = await Promise.all([1, 2].map(() => guest.post<{ code?: string }>(`/cc/api/orders/${number}/cancel`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await used()).toBe(before);
  });

  it('after it has left is not: the answer says why', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    await shipAll(placed);
    expect(await placed.guest.post(`/cc/api/orders/${placed.number}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_NOT_CANCELLABLE' },
    });
  });

  it('of which a part has left keeps that part, pays its fees with it, and lets the rest go', async () => {
    const placed = await anOrder([
      { itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100002', qty: 1 },
    ]);
    await shipAll(placed);
    const taken = (await booked(placed)).reduce((sum, [, amount]) => sum + cents(Number(amount)), 0);
    const { body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/cancel`);
    expect(body.status).toBe('SHIPPED');
    expect(body.shipments.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['PARCEL', 'SHIPPED'],
      ['PICKUP', 'CANCELLED'],
    ]);
    const released = (await booked(placed)).filter(([type]) => type === 'VOID').reduce((sum, [, amount]) => sum + cents(Number(amount)), 0);
    expect(taken + released).toBe(cents(body.cartSummary.ordTotal ?? 0));
    // The answer may have been lost: a repeat finds it done, and does nothing.
    const before = await booked(placed);
    const again = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/cancel`);
    expect({ status: again.status, shipments: again.body.shipments }).toEqual({ status: 200, shipments: body.shipments });
    expect(await booked(placed)).toEqual(before);
  });

  it('of which a part is being charged says which part can be, and that is all that is', async () => {
    const placed = await anOrder([
      { itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100002', qty: 1 },
    ]);
    const silent = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, capture: async () => 'UNKNOWN' as const } };
    const parcel = (await shipmentsOf(placed)).find(({ kind }) => kind === 'PARCEL');
    expect(await moveShipment(silent, parcel?.shipmentId ?? '', 'SHIPPED', WAREHOUSE)).toBe('OPEN');
    const shown = (await shipmentsOf(placed)).map(({ kind, status, cancellable }) => [kind, status, cancellable]);
    expect(shown.toSorted()).toEqual([
      ['PARCEL', 'PLACED', false],
      ['PICKUP', 'PLACED', true],
    ]);
    const { body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/cancel`);
    expect(body.shipments.filter(({ status }) => status === 'CANCELLED').map(({ kind }) => kind)).toEqual(['PICKUP']);
  });

  it("is the owner's alone to cancel or give back: for others there is none", async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    const stranger = aVisitor(site);
    for (const call of ['cancel', 'return', 'return/preview'])
      expect(await stranger.post(`/cc/api/orders/${placed.number}/${call}`)).toMatchObject({
        status: 404,
        body: { code: 'ORDER_NOT_FOUND' },
      });
    expect((await orderOf(placed)).status).toBe('PLACED');
  });
});

describe('what was delivered and comes back', () => {
  it('is refunded to the tenders in the reverse of the order in which they paid: the card first, then the gift card', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }], { gift: true });
    await deliverAll(placed);
    const { status, body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/return`);
    expect({ status, order: body.status }).toEqual({ status: 200, order: 'RETURNED' });
    const refunded = (await booked(placed)).filter(([type]) => type === 'REFUND').map(([, amount]) => amount);
    expect(refunded.toSorted()).toEqual([10, 39.93].toSorted());
    expect(body.returns).toMatchObject([{ refund: 49.93 }]);
  });

  it('in part goes back to the card alone, as long as it paid enough', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 2 }], { gift: true });
    await deliverAll(placed);
    const [row] = (await orderOf(placed)).items;
    await placed.guest.post(`/cc/api/orders/${placed.number}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }] });
    const { returns, orderPayment } = await orderOf(placed);
    expect((await booked(placed)).filter(([type]) => type === 'REFUND')).toEqual([['REFUND', returns[0]?.refund]]);
    const { rows } = await site.database.query(
      'select payment_type, refunded_cents from order_payments where order_number = $1 order by position',
      [placed.number],
    );
    expect(rows).toEqual([
      { payment_type: 'GIFT_CARD', refunded_cents: 0 },
      { payment_type: 'CREDIT_CARD', refunded_cents: cents(returns[0]?.refund ?? 0) },
    ]);
    expect(orderPayment).toHaveLength(2);
  });

  it('unit by unit gives back the row to the cent, and its stock; the order is returned when all of it is', async () => {
    const stock = await stockOf('100002');
    const placed = await anOrder([{ itemId: '100002', qty: 3 }]);
    await deliverAll(placed);
    const { items, cartSummary } = await orderOf(placed);
    const [row] = items;
    const states: unknown[] = [];
    expect(row?.returnable).toBe(3);
    for (let unit = 1; unit <= 3; unit += 1) {
      const { body } = await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/return`, {
        items: [{ cartItemId: row?.cartItemId, qty: 1 }],
      });
      states.push(body.status);
      expect({ returnable: body.items[0]?.returnable, may: body.abilities.return }).toEqual({ returnable: 3 - unit, may: unit < 3 });
    }
    expect(states).toEqual(['DELIVERED', 'DELIVERED', 'RETURNED']);
    expect(await stockOf('100002')).toEqual(stock);
    const refunded = (await orderOf(placed)).returns.reduce((sum, { refund }) => sum + cents(refund), 0);
    const { cartSubTotalAfterCoupons = 0, totalShipHandlFee = 0, ordTotal = 0 } = cartSummary;
    expect(refunded).toBeGreaterThanOrEqual(cents(cartSubTotalAfterCoupons));
    expect(refunded).toBeLessThanOrEqual(cents(ordTotal) - cents(totalShipHandlFee));
    expect((await booked(placed)).filter(([type]) => type === 'REFUND').reduce((sum, [, amount]) => sum + cents(Number(amount)), 0)).toBe(
      refunded,
    );
  });

  it.each([
    ['more than was bought', 4],
    ['nothing that was bought', undefined],
  ])('%s is refused, and nothing is refunded', async (_what, qty) => {
    const placed = await anOrder([{ itemId: '100002', qty: 3 }]);
    await deliverAll(placed);
    const { items } = await orderOf(placed);
    const wanted =
      qty === undefined ? { cartItemId: '00000000-0000-4000-8000-000000000000', qty: 1 } : { cartItemId: items[0]?.cartItemId, qty };
    expect(await placed.guest.post(`/cc/api/orders/${placed.number}/return`, { items: [wanted] })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_NOT_RETURNABLE' },
    });
    expect((await booked(placed)).filter(([type]) => type === 'REFUND')).toEqual([]);
  });

  it('is worth what was said before, and to the same tenders; why it came back is kept, and who hears of it is told only which return it is', async () => {
    const placed = await anOrder([{ itemId: '100002', qty: 3 }], { gift: true });
    await deliverAll(placed);
    const { items, orderPayment } = await orderOf(placed);
    const body = { items: [{ cartItemId: items[0]?.cartItemId, qty: 2 }], reason: 'WRONG_ITEM' };
    const preview = await placed.guest.post<ReturnPreview>(`/cc/api/orders/${placed.number}/return/preview`, { items: body.items });
    expect(preview.status).toBe(200);
    expect((await orderOf(placed)).returns).toEqual([]);
    const [done] = (await placed.guest.post<Order>(`/cc/api/orders/${placed.number}/return`, body)).body.returns;
    expect(done).toMatchObject({ status: 'REFUNDED', reason: 'WRONG_ITEM', refund: preview.body.refund, items: preview.body.items });
    expect(done?.refunds.toSorted((a, b) => a.amount - b.amount)).toEqual(preview.body.refunds.toSorted((a, b) => a.amount - b.amount));
    expect(preview.body.refunds.map(({ id }) => id)).toContain(orderPayment.find((one) => one.paymentType === 'CREDIT_CARD')?.id);
    const { rows } = await site.database.query(
      "select payload from outbox where kind = 'order.returned' and handler is null and payload ->> 'orderNumber' = $1",
      [placed.number],
    );
    expect(rows).toEqual([{ payload: { orderNumber: placed.number, returnId: done?.returnId } }]);
  });

  it('in greater number than it was bought is refused, and the answer says how many can be; nothing comes back', async () => {
    const placed = await anOrder([{ itemId: '100002', qty: 2 }]);
    await deliverAll(placed);
    const cartItemId = (await orderOf(placed)).items[0]?.cartItemId;
    for (const path of ['return', 'return/preview'])
      expect(await placed.guest.post(`/cc/api/orders/${placed.number}/${path}`, { items: [{ cartItemId, qty: 5 }] })).toMatchObject({
        status: 409,
        body: {
          code: 'ORDER_NOT_RETURNABLE',
          errors: [{ field: cartItemId, code: 'TOO_MANY', message: 'You can return at most 2 of this item.' }],
        },
      });
    expect((await orderOf(placed)).returns).toEqual([]);
  });

  it('is with us until its money is back, and says when a vendor refuses to give it back', async () => {
    for (const [answer, status] of [
      ['UNKNOWN', 'RECEIVED'],
      ['REFUSED', 'REFUND_FAILED'],
    ] as const) {
      const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
      await deliverAll(placed);
      const shop = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, refund: async () => answer } };
      expect(await returnItems(shop, placed.number, undefined, { actor: 'test' })).toBeUndefined();
      const { returns, orderPayment } = await orderOf(placed);
      expect(returns).toMatchObject([{ status }]);
      expect(orderPayment[0]?.money[answer === 'UNKNOWN' ? 'refunding' : 'refundFailed']).toBe(returns[0]?.refund);
      // Somebody has looked into it: the vendor is asked again.
      await site.database.query("update money_moves set state = 'PENDING', due_at = $2 where order_number = $1 and kind = 'REFUND'", [
        placed.number,
        site.shop.now(),
      ]);
      await resumeFulfilment(site.shop);
      expect((await orderOf(placed)).returns).toMatchObject([{ status: 'REFUNDED' }]);
    }
  });

  it('is refunded once, though two say so at once', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    await deliverAll(placed);
    const answers = await Promise.all([1, 2, 3].map(() => placed.guest.post(`/cc/api/orders/${placed.number}/return`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await booked(placed)).filter(([type]) => type === 'REFUND')).toEqual([['REFUND', 49.93]]);
  });

  it('before it has arrived is refused', async () => {
    const placed = await anOrder([{ itemId: '100001', qty: 1 }]);
    await shipAll(placed);
    expect((await placed.guest.post(`/cc/api/orders/${placed.number}/return`)).status).toBe(409);
  });
});

describe('a gift card in an order', () => {
  it('is paid by the card alone, whichever leaves first: a gift card never becomes another', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100032', qty: 1, personalization: A_GIFT }, { itemId: '100001', qty: 2 });
    await goToCheckout(guest);
    await guest.post(`${CHECKOUT}/payment`, giftCard('large'));
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    await site.hearEvents();
    const tenders = async () =>
      (
        await site.database.query(
          'select payment_type, amount_cents, captured_cents, released_cents, refunded_cents from order_payments where order_number = $1 order by position',
          [number],
        )
      ).rows;
    expect(await tenders()).toMatchObject([
      { payment_type: 'GIFT_CARD', captured_cents: 0 },
      { payment_type: 'CREDIT_CARD', amount_cents: 5000, captured_cents: 5000 },
    ]);
    await guest.post(`/cc/api/orders/${number}/cancel`);
    const [gift, card] = await tenders();
    expect([gift.released_cents, card.released_cents, card.captured_cents]).toEqual([gift.amount_cents, 0, 5000]);
  });

  it('keeps its money on the card when the other goods come back', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100032', qty: 1, personalization: A_GIFT }, { itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    await guest.post(`${CHECKOUT}/payment`, giftCard('large'));
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    await site.hearEvents();
    await deliverAll({ guest, number });
    await guest.post(`/cc/api/orders/${number}/return`);
    const { rows } = await site.database.query(
      'select payment_type, refunded_cents from order_payments where order_number = $1 order by position',
      [number],
    );
    expect(rows).toEqual([
      { payment_type: 'GIFT_CARD', refunded_cents: 4993 },
      { payment_type: 'CREDIT_CARD', refunded_cents: 0 },
    ]);
  });
});

describe('a call whose answer was lost after it was done', () => {
  it('gives back and cancels nothing a second time under its key', async () => {
    const placed = await anOrder([{ itemId: '100002', qty: 3 }]);
    await deliverAll(placed);
    const [row] = (await orderOf(placed)).items;
    const headers = { 'idempotency-key': 'return-1' };
    const giveBack = () =>
      placed.guest.post(`/cc/api/orders/${placed.number}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }] }, { headers });
    expect((await giveBack()).status).toBe(200);
    await site.database.query('delete from idempotency_keys');
    expect((await giveBack()).status).toBe(200);
    expect((await orderOf(placed)).returns).toHaveLength(1);
    expect((await booked(placed)).filter(([type]) => type === 'REFUND')).toHaveLength(1);

    const other = await anOrder([{ itemId: '100002', qty: 1 }]);
    const cancel = () =>
      other.guest.post<Order>(`/cc/api/orders/${other.number}/cancel`, {}, { headers: { 'idempotency-key': 'cancel-1' } });
    const first = await cancel();
    await site.database.query('delete from idempotency_keys');
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect(first.body.status).toBe('CANCELLED');
  });
});
