import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listHeldOrders } from '#contracts/operations/held-orders.ts';
import type { listOrders, Order } from '#contracts/orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addBusinessDays } from '#domain/delivery/days/business-days.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { simulateFulfilment } from '#server/orders/fulfilment/simulate-fulfilment.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { CARDS, GAIL, goToCheckout, ledgerOf, placeOrder, readyToOrder, tokenFor, CHECKOUT } from '#tests/support/buyer.ts';
import { setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { manageOrder } from '../fulfilment/manage-order.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { lookOver } from './look-over.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const PAPER = '100001';
const LAPTOP = '100016';
const GIFT_CARD = '100032';
const HELD = '/cc/api/operations/held-orders';
const DAY_MS = 24 * 60 * 60 * 1000;

type Listed = z.output<(typeof listOrders)['answer']>;
type Held = z.output<(typeof listHeldOrders)['answer']>;

let networks = 0;
/** A guest on a network of their own. */
const aGuest = () => aVisitor(site, { address: `203.0.${(networks += 1)}.1` });

async function ordered(visitor: Visitor, items: Record<string, unknown>[], more: { email?: string; card?: string } = {}): Promise<string> {
  await visitor.add(...items);
  await readyToOrder(site, visitor, more.card ?? CARDS.approved, more.email);
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  return body.orderNumber ?? '';
}

const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
const reasonsOf = async (number: string): Promise<string[]> =>
  (await site.database.query<{ reasons: string[] }>('select reasons from order_screenings where order_number = $1', [number])).rows[0]
    ?.reasons ?? [];

async function mailsAbout(orderNumber: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(orderNumber));
}

const textsAbout = async (orderNumber: string) => (await mailsAbout(orderNumber)).map(readMail);

/** Lets so many milliseconds of the orders before go by. */
const pass = (ms: number) => site.database.query(`update order_screenings set at = at - $1 * interval '1 millisecond'`, [ms]);

const THREE_LAPTOPS = [{ itemId: LAPTOP, qty: 3 }];

describe('an order that looks unusual', () => {
  // Orders of one test are none of another's day.
  beforeEach(() => pass(2 * DAY_MS));
  // Each of them buys three: the shelf of one is not what the others are about.
  beforeEach(() => setStock(site, LAPTOP, 50));

  it('is placed, told to its buyer and paid for by nobody before a person has looked', async () => {
    const guest = aGuest();
    const number = await ordered(guest, THREE_LAPTOPS);
    const order = await orderOf(guest, number);
    expect(order).toMatchObject({ status: 'PLACED', paid: 0, abilities: { cancel: true } });
    expect(order.shipments).toMatchObject([{ status: 'PLACED', isOnHold: true, cancellable: true }]);
    expect(await mailsAbout(number)).toHaveLength(1);
    const shipmentId = order.shipments[0]?.shipmentId ?? '';
    expect(await moveShipment(site.shop, shipmentId, 'SHIPPED', 'warehouse')).toBe('NOT_NOW');
    await simulateFulfilment({ ...site.shop, settings: { ...site.shop.settings, fulfilmentStepSeconds: 1 } }, shipmentId);
    expect((await orderOf(guest, number)).shipments).toMatchObject([{ status: 'PLACED', isOnHold: true }]);
    expect((await ledgerOf(site, number)).map(({ type }) => type)).toEqual(['AUTHORIZE']);
  });

  it('is on hold in the list of its buyer’s orders, too, and the answer that places it names no day', async () => {
    const buyer = aGuest();
    const person = { email: 'first.order@example.com', password: 'A-good-password-1', firstName: 'Fay', lastName: 'First' };
    expect((await buyer.post('/cc/api/auth/register', person)).status).toBe(200);
    await buyer.add(...THREE_LAPTOPS);
    await readyToOrder(site, buyer);
    const { body } = await placeOrder(buyer);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    expect(body.order?.shipments.map(({ expectedBy }) => expectedBy)).toEqual([null]);
    await site.hearEvents();
    const listed = (await buyer.get<Listed>('/cc/api/orders')).body.orders;
    expect(listed.map(({ orderNumber, isOnHold }) => [orderNumber, isOnHold])).toEqual([[body.orderNumber, true]]);
  });

  it('goes on when it is released, and stands among the decisions', async () => {
    const guest = aGuest();
    const number = await ordered(guest, THREE_LAPTOPS);
    const olga = await signedIn(site, 'olga.operator@foolscap.example');
    const before = (await olga.get<Held>(HELD)).body;
    expect(before.held.find(({ orderNumber }) => orderNumber === number)).toMatchObject({
      reasons: ['LARGE_FIRST_ORDER'],
      email: GAIL.email,
      numberOfItems: 3,
      payments: ['Visa ending in 4242'],
      shipTo: { address1: GAIL.address1 },
    });
    expect((await olga.post(HELD, { orderNumber: number, decision: 'RELEASED' })).status).toBe(200);
    const [shipment] = (await orderOf(guest, number)).shipments;
    expect(shipment?.isOnHold).toBe(false);
    expect(await moveShipment(site.shop, shipment?.shipmentId ?? '', 'SHIPPED', 'warehouse')).toBe('DONE');
    const after = (await olga.get<Held>(HELD)).body;
    expect(after.total).toBe(before.total - 1);
    expect(after.decisions[0]).toMatchObject({ orderNumber: number, decision: 'RELEASED', by: 'olga.operator@foolscap.example' });
    const again = await olga.post<{ code: string }>(HELD, { orderNumber: number, decision: 'REFUSED' });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'ORDER_NOT_ON_HOLD' });
    expect((await orderOf(guest, number)).status).toBe('SHIPPED');
  });

  it('is no sign once it was released: the same buyer orders again by the same card to the same house, and only what is new adds up [T31]', async () => {
    const guest = aGuest();
    const email = 'again@example.com';
    const first = await ordered(guest, THREE_LAPTOPS, { email });
    expect(await reasonsOf(first)).toEqual(['LARGE_FIRST_ORDER']);
    // As long as nobody has looked, what is bought with the same card waits along.
    expect(await reasonsOf(await ordered(guest, [{ itemId: PAPER, qty: 1 }], { email }))).toEqual(['LARGE_FIRST_ORDER']);
    expect(await manageOrder(site.shop, first, ['release'])).toMatchObject({ isDone: true });
    expect(await reasonsOf(await ordered(guest, [{ itemId: PAPER, qty: 1 }], { email }))).toEqual([]);
    // Somebody else with that card is somebody else, and what is large by itself or in parts is looked at again.
    expect(await reasonsOf(await ordered(aGuest(), [{ itemId: PAPER, qty: 1 }], { email: 'other@example.com' }))).toEqual([
      'LARGE_FIRST_ORDER',
    ]);
    const parts = [];
    for (let part = 0; part < 3; part += 1) parts.push(await reasonsOf(await ordered(guest, [{ itemId: LAPTOP, qty: 1 }], { email })));
    expect(parts[0]).toEqual([]);
    expect(parts[2]).toContain('LARGE_FIRST_ORDER');
  });

  it('is canceled when it is refused: nothing was charged, its stock is there again, its buyer hears of it', async () => {
    const guest = aGuest();
    const stock = async () =>
      (await site.database.query<{ held: number }>('select sum(held)::int as held from stock where item_id = $1', [LAPTOP])).rows[0]?.held;
    const number = await ordered(guest, THREE_LAPTOPS);
    expect((await manageOrder(site.shop, number, ['refuse'])).told).toMatch(/^Done\./);
    await site.hearEvents();
    const canceled = (await textsAbout(number)).find(({ subject }) => subject.includes('canceled'));
    expect(canceled?.text).toContain('we checked your order and can’t fill it');
    expect(canceled?.text).toContain('Nothing was charged.');
    expect(canceled?.text).toContain('Nothing was charged: $0.00');
    expect(canceled?.text).not.toContain('Your total');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'CANCELLED', paid: 0 });
    expect(await stock()).toBe(0);
    expect((await mailsAbout(number)).filter((mail) => /^Subject: .*cancel/im.test(mail))).toHaveLength(1);
    expect((await manageOrder(site.shop, number, ['release'])).told).toMatch(/^It is not on hold\./);
  });

  it('names no day before it is released, on its page or in its mail, however early either is made; then a mail names one, as much later as it was held', async () => {
    const guest = aGuest();
    await guest.add(...THREE_LAPTOPS);
    await readyToOrder(site, guest);
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    // Its events are not heard yet: whoever reads it now waits for the look.
    expect((await orderOf(guest, number)).shipments).toMatchObject([{ isOnHold: true, expectedBy: null }]);
    await site.hearEvents();
    const [first] = await textsAbout(number);
    expect(first?.subject).toBe(`We’re checking your order ${number}`);
    expect(first?.text).toContain('We’re checking your order, usually within one business day. We’ll email you your delivery date.');
    expect(first?.text).not.toMatch(/Delivered by|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), /);
    const { rows } = await site.database.query<{ day: string }>('select promised_for::text as day from shipments where order_number = $1', [
      number,
    ]);
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 3 * DAY_MS));
    expect((await manageOrder(site.shop, number, ['release'])).isDone).toBe(true);
    await site.hearEvents();
    site.setNow(begun);
    const [shipment] = (await orderOf(guest, number)).shipments;
    expect(shipment?.expectedBy).toBe(addBusinessDays(rows[0]?.day ?? '', 1));
    const released = (await textsAbout(number)).find(({ subject }) => subject === `Order ${number}: confirmed`);
    const { cartSummary } = await orderOf(guest, number);
    expect(released?.text).toContain(`Total: ${formatDollars(cartSummary.ordTotal ?? 0)}`);
    expect(released?.text).toContain(`Visa ending in 4242: ${formatDollars(cartSummary.ordTotal ?? 0)}`);
    expect(released?.text).toContain(`Delivered by ${dateText(shipment?.expectedBy ?? '')}`);
  });

  it('can be canceled by its buyer meanwhile, and waits for nobody then', async () => {
    const guest = aGuest();
    const olga = await signedIn(site, 'olga.operator@foolscap.example');
    const number = await ordered(guest, THREE_LAPTOPS);
    expect((await guest.post<Order>(`/cc/api/orders/${number}/cancel`)).body.status).toBe('CANCELLED');
    expect((await olga.get<Held>(HELD)).body.held.map(({ orderNumber }) => orderNumber)).not.toContain(number);
    expect((await olga.post(HELD, { orderNumber: number, decision: 'RELEASED' })).status).toBe(409);
  });

  it('is decided once, however many decide at the same moment', async () => {
    const number = await ordered(aGuest(), THREE_LAPTOPS);
    const olga = await signedIn(site, 'olga.operator@foolscap.example');
    const decide = (decision: string) => olga.post(HELD, { orderNumber: number, decision });
    const all = await Promise.all(['RELEASED', 'REFUSED', 'RELEASED', 'REFUSED'].map(decide));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('with gift cards sends none of them before it is released, though they leave at once otherwise', async () => {
    const guest = aGuest();
    const number = await ordered(guest, [{ itemId: GIFT_CARD, qty: 4, personalization: A_GIFT }]);
    expect(await reasonsOf(number)).toEqual(['GIFT_CARDS_FIRST_ORDER']);
    expect(await orderOf(guest, number)).toMatchObject({ status: 'PLACED', paid: 0 });
    expect((await manageOrder(site.shop, number, ['release'])).isDone).toBe(true);
    await site.hearEvents();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'DELIVERED', paid: 200 });
  });

  it('sent as many small ones is one: what a day comes to by one card or one email is added up', async () => {
    const buy = (email: string) => ordered(aGuest(), [{ itemId: GIFT_CARD, qty: 1, personalization: A_GIFT }], { email });
    const ofOneCard = [await buy('a@example.com'), await buy('b@example.com'), await buy('a@example.com'), await buy('b@example.com')];
    expect((await Promise.all(ofOneCard.map(reasonsOf))).map((reasons) => reasons.includes('GIFT_CARDS_FIRST_ORDER'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    await pass(2 * DAY_MS);
    const laptops = [];
    for (const card of ['4012888888881881', '5555555555554444', '4242424242424242'])
      laptops.push(await ordered(aGuest(), [{ itemId: LAPTOP, qty: 1 }], { email: 'c@example.com', card }));
    expect(await Promise.all(laptops.map(reasonsOf))).toEqual([[], [], ['LARGE_FIRST_ORDER']]);
  });

  it('of somebody to whom nothing arrived yet, or only this week, is held; a week later they are known', async () => {
    const nobody = await signedIn(site, 'selma.select@example.com');
    const arrived = (ago: string) =>
      site.database.query(
        `update order_events set at = $1::timestamptz - $2::interval where kind = 'ORDER' and order_number in (select order_number from orders join users using (user_id) where users.email = 'selma.select@example.com')`,
        [site.shop.now(), ago],
      );
    const first = await ordered(nobody, [{ itemId: PAPER, qty: 1 }]);
    const shipmentId = (await orderOf(nobody, first)).shipments[0]?.shipmentId ?? '';
    for (const stop of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, shipmentId, stop, 'warehouse');
    await arrived('6 days');
    expect(await reasonsOf(await ordered(nobody, THREE_LAPTOPS))).toEqual(['LARGE_FIRST_ORDER']);
    await arrived('8 days');
    expect(await reasonsOf(await ordered(nobody, THREE_LAPTOPS))).toEqual([]);
  });

  it('of somebody whom the shop knows goes on by itself', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    expect(await reasonsOf(await ordered(sam, [{ itemId: LAPTOP, qty: 3 }]))).toEqual([]);
  });
});

describe('orders that come too often', () => {
  beforeEach(() => pass(2 * DAY_MS));

  it('are held from the fourth on that one card pays for three emails or more, on whatever network; the day after it is forgotten [T31]', async () => {
    const buy = (email: string) => ordered(aGuest(), [{ itemId: PAPER, qty: 1 }], { email });
    const numbers = [
      await buy('one@example.com'),
      await buy('two@example.com'),
      await buy('ONE@example.com'),
      await buy('three@example.com'),
    ];
    expect(await Promise.all(numbers.map(reasonsOf))).toEqual([[], [], [], ['CARD_ORDERS']]);
    await pass(DAY_MS + 1);
    expect(await reasonsOf(await buy('four@example.com'))).toEqual([]);
  });

  it('are held from the sixth of one visit on', async () => {
    const guest = aGuest();
    const reasons: string[][] = [];
    for (let order = 1; order <= 6; order += 1) reasons.push(await reasonsOf(await ordered(guest, [{ itemId: PAPER, qty: 1 }])));
    expect(reasons).toEqual([[], [], [], [], [], ['VISIT_ORDERS']]);
  });

  it('count before they are looked at: of many at once none slips through', async () => {
    const guests = Array.from({ length: 5 }, (_, index) => ({ guest: aGuest(), email: `g${index}@example.com` }));
    const numbers: string[] = [];
    for (const { guest, email } of guests) {
      await guest.add({ itemId: PAPER, qty: 1 });
      await readyToOrder(site, guest, CARDS.approved, email);
      numbers.push((await placeOrder(guest)).body.orderNumber ?? '');
    }
    await Promise.all(numbers.map((number) => lookOver(site.shop, number)));
    const held = (await Promise.all(numbers.map(reasonsOf))).filter((reasons) => reasons.includes('CARD_ORDERS'));
    expect(held.length).toBeGreaterThanOrEqual(2);
    await site.hearEvents();
  });

  it('are held after three cards of one visit were declined [T31]', async () => {
    const guest = aGuest();
    await guest.add({ itemId: PAPER, qty: 1 });
    await goToCheckout(guest);
    for (const number of [CARDS.declined, CARDS.insufficient, CARDS.declined]) {
      await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number) });
      expect((await placeOrder(guest)).status).toBe(400);
      // The vendor knows two cards that are declined: the second time it is another one.
      await site.database.query(`update order_payments set card_key = card_key || ' of before' where state = 'DECLINED'`);
    }
    await site.database.query(`delete from limit_seats`);
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const { body } = await placeOrder(guest);
    await site.hearEvents();
    expect(await reasonsOf(body.orderNumber ?? '')).toEqual(['MANY_DECLINED_CARDS']);
  });
});

it('the shop is asked once about each order, and the same again changes nothing', async () => {
  const number = await ordered(aGuest(), [{ itemId: PAPER, qty: 1 }]);
  await Promise.all([lookOver(site.shop, number), lookOver(site.shop, number)]);
  const { rows } = await site.database.query('select state, reasons from order_screenings where order_number = $1', [number]);
  expect(rows).toEqual([{ state: 'CLEARED', reasons: [] }]);
  await lookOver(site.shop, '99999999');
});

it('are told to nobody but operators, and with a number that there is not nothing happens', async () => {
  for (const visitor of [aGuest(), await signedIn(site, 'sam.shopper@example.com')])
    expect([401, 404]).toContain((await visitor.get(HELD)).status);
  const olga = await signedIn(site, 'olga.operator@foolscap.example');
  for (const orderNumber of ['99999999', '000', '999999999999999999'])
    expect((await olga.post(HELD, { orderNumber, decision: 'RELEASED' })).status, orderNumber).toBe(409);
  for (const body of [{}, { orderNumber: "1' or 1=1", decision: 'RELEASED' }, { orderNumber: '1', decision: 'SHIP' }])
    expect((await olga.post(HELD, body)).status, JSON.stringify(body)).toBe(400);
});
