import { describe, expect, it } from 'vitest';
import type { ApprovalOrder } from '#contracts/approvals/approvals.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import type { Order } from '#contracts/orders.ts';
import type { PaymentAuthToken } from '#contracts/payment/auth-token.ts';
import { PAYMENT_TOKEN_PATH } from '#contracts/payment/token-path.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { whatWaitsForAPerson } from '#server/jobs/waiting-for-a-person.ts';
import { ourBooks, vendorsBooks } from '#tests/support/books.ts';
import { CARDS, CHECKOUT, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import type { Shop } from '../../shop.ts';
import { manageOrder } from '../fulfilment/manage-order.ts';
import { moveShipment } from '../fulfilment/move-shipment.ts';
import { resumeFulfilment } from '../fulfilment/resume-fulfilment.ts';
import { reconcile } from '../placing/reconcile.ts';
import { cancelUnpaid, remindOfPayments } from './unpaid-orders.ts';

const site = useShop({ isOneClock: true, holdMs: 500 });
const DAY_MS = 24 * 60 * 60 * 1000;
const [BEA, ANN] = ['bea.buyer@harbordental.example', 'ann.approver@harbordental.example'] as const;

type Placed = { readonly buyer: Visitor; readonly number: string };
type Paid = { status?: string; challengeUrl?: string | null; code?: string; message?: string };

const wait = (days: number) => site.setNow(new Date(site.shop.now().getTime() + days * DAY_MS));
const orderOf = async ({ buyer, number }: Placed) => (await buyer.get<Order>(`/cc/api/orders/${number}`)).body;
const ship = async (order: Placed) =>
  moveShipment(site.shop, (await orderOf(order)).shipments[0]?.shipmentId ?? '', 'SHIPPED', 'warehouse');
const pay = async ({ buyer, number }: Placed, card: string) =>
  buyer.post<Paid>(`/cc/api/orders/${number}/payment`, { token: await tokenFor(site, card) });
const booked = async ({ number }: Placed) =>
  (await ledgerOf(site, number)).filter(({ status }) => status === 'APPROVED').map(({ type, amount }) => `${type} ${amount}`);

async function anOrder(card: string = CARDS.unrenewed): Promise<Placed> {
  const buyer = aVisitor(site);
  await buyer.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, buyer, card);
  const { body } = await placeOrder(buyer);
  await site.hearEvents();
  return { buyer, number: body.orderNumber ?? '' };
}

/** One whose bank has not renewed its hold, after eight days. */
async function unrenewed(card: string = CARDS.unrenewed): Promise<Placed> {
  const order = await anOrder(card);
  wait(8);
  expect(await ship(order)).toBe('UNPAID');
  return order;
}

async function booksAgree({ number }: Placed): Promise<void> {
  await site.hearEvents();
  // As the background does: what was declined is asked about once more, and what others were to pay long ago is canceled.
  wait(0.01);
  await cancelUnpaid(site.shop);
  await reconcile(site.shop);
  await site.hearEvents();
  const ours = (await ourBooks(site.database)).find((one) => one.order_number === number);
  const { held, captured, refunded } = vendorsBooks(await ledgerOf(site, number));
  expect({ ...ours, held: ours?.held, captured: ours?.captured, refunded: ours?.refunded }).toMatchObject({
    held,
    captured,
    refunded,
    pending: 0,
  });
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
}

/** Mails that are sent while something is done. */
async function mailsOf(work: () => Promise<unknown>): Promise<Mail[]> {
  await site.hearEvents();
  const sent: Mail[] = [];
  const { mail } = site.shop;
  Object.assign(site.shop, { mail: { send: async (one: Mail) => void sent.push(one) } });
  try {
    await work();
    await site.hearEvents();
  } finally {
    Object.assign(site.shop, { mail });
  }
  return sent;
}

describe('a hold that its bank does not renew', () => {
  it('leaves the goods in the house, and its buyer is told what to pay, and until when', async () => {
    const order = await anOrder();
    wait(8);
    const mails = await mailsOf(() => ship(order));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'guest@example.com', subject: `Order ${order.number}: pay another way to get it` });
    expect(mails[0]?.text).toContain('Your bank didn’t renew the hold for $49.93.');
    expect(mails[0]?.text).toContain('by Tue, Dec 1');
    const { status, shipments, paymentNeeded, orderPayment } = await orderOf(order);
    expect({ status, stands: shipments.map((one) => [one.status, one.expectedBy]) }).toEqual({
      status: 'PLACED',
      stands: [['PLACED', null]],
    });
    expect(orderPayment.map(({ money }) => money.held)).toEqual([0]);
    expect(paymentNeeded).toEqual({
      amount: 49.93,
      until: '2026-12-01',
      checkoutId: expect.stringContaining(order.number),
      isUnderWay: false,
    });
    expect((await booked(order)).filter((entry) => entry.startsWith('CAPTURE'))).toEqual([]);
    expect((await manageOrder(site.shop, order.number, ['show'])).told).toContain('not renewed  $49.93');
    expect((await whatWaitsForAPerson(site.database, site.shop.now())).ordersUnpaid).toBe(1);
    const olga = await signedIn(site, 'olga.operator@foolscap.example');
    const { unpaid } = (await olga.get<{ unpaid: Record<string, unknown>[] }>('/cc/api/operations/held-orders')).body;
    expect(unpaid).toMatchObject([
      { orderNumber: order.number, amount: 49.93, payment: 'Visa ending in 0341', email: 'guest@example.com' },
    ]);
    // Nobody asks the bank each time that somebody would send it.
    expect(await mailsOf(() => ship(order))).toEqual([]);
    expect((await ledgerOf(site, order.number)).filter(({ type }) => type === 'AUTHORIZE')).toHaveLength(2);
    await booksAgree(order);
  });

  it('is asked for again by a person, when its buyer has called the bank', async () => {
    const order = await unrenewed();
    expect(await manageOrder(site.shop, order.number, ['renew'])).toMatchObject({ isDone: false });
    const { authorize } = site.shop.paymentVendor;
    // Another answer of the bank: as if the card were charged with its payer there.
    const kind: Shop['paymentVendor']['authorize'] = (request) => authorize({ ...request, renews: undefined });
    const willing = { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, authorize: kind } };
    expect(await manageOrder(willing, order.number, ['renew'])).toMatchObject({ isDone: true });
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
  });
});

describe('paying another way', () => {
  it('holds the same amount, lets the old hold go, and the order leaves', async () => {
    const order = await unrenewed();
    const { status, body } = await pay(order, CARDS.approved);
    expect([status, body.status]).toEqual([200, 'PAID']);
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    expect(await ship(order)).toBe('DONE');
    expect((await booked(order)).toSorted()).toEqual(['AUTHORIZE 49.93', 'AUTHORIZE 49.93', 'CAPTURE 49.93', 'VOID 49.93']);
    const { orderPayment } = await orderOf(order);
    expect(orderPayment.map(({ lastFourDigit, money }) => [lastFourDigit, money.charged])).toEqual([['4242', 49.93]]);
    await booksAgree(order);
  });

  it('with a card that is declined changes nothing, and another one may be tried', async () => {
    const order = await unrenewed();
    const { status, body } = await pay(order, CARDS.declined);
    expect([status, body.code]).toEqual([400, 'PAYMENT_OPERATION_FAILED']);
    expect(body.message).toContain('you weren’t charged');
    expect((await orderOf(order)).paymentNeeded).toMatchObject({ amount: 49.93, isUnderWay: false });
    expect((await pay(order, CARDS.approved)).body.status).toBe('PAID');
    await booksAgree(order);
  });

  it('with a card that its bank declines first and approves then: a repeat is told that it is paid', async () => {
    const order = await unrenewed();
    const token = await tokenFor(site, CARDS.approved);
    const declined = await tokenFor(site, CARDS.declined);
    const press = () => order.buyer.post<Paid>(`/cc/api/orders/${order.number}/payment`, { token });
    const { paymentVendor } = site.shop;
    Object.assign(site.shop, {
      paymentVendor: {
        ...paymentVendor,
        authorize: (request: Parameters<typeof paymentVendor.authorize>[0]) => paymentVendor.authorize({ ...request, token: declined }),
      },
    });
    try {
      expect((await press()).body.code).toBe('PAYMENT_OPERATION_FAILED');
    } finally {
      Object.assign(site.shop, { paymentVendor });
    }
    expect((await press()).body.status).toBe('PAID');
    expect((await press()).body.status).toBe('PAID');
    await booksAgree(order);
  });

  it('pressed many times at once pays once', async () => {
    const order = await unrenewed();
    const token = await tokenFor(site, CARDS.approved);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => order.buyer.post<Paid>(`/cc/api/orders/${order.number}/payment`, { token })),
    );
    expect(answers.filter(({ body }) => body.status === 'PAID').length).toBeGreaterThan(0);
    // Who presses so often is asked a question first.
    expect(answers.filter(({ status, body }) => status !== 200 && status !== 409 && body.code !== 'CAPTCHA_REQUIRED')).toEqual([]);
    expect((await order.buyer.post<Paid>(`/cc/api/orders/${order.number}/payment`, { token })).body.status).toBe('PAID');
    expect((await ledgerOf(site, order.number)).filter(({ type, status }) => type === 'AUTHORIZE' && status === 'APPROVED')).toHaveLength(
      2,
    );
    await booksAgree(order);
  });

  it('asks the payer where the bank does, and goes on when they come back', async () => {
    const order = await unrenewed();
    const { body } = await pay(order, CARDS.challenged);
    expect(body.status).toBe('CHALLENGE');
    expect((await orderOf(order)).paymentNeeded).toMatchObject({ isUnderWay: true });
    expect((await pay(order, CARDS.approved)).body.code).toBe('CART_STATUS_ERROR');
    const transactionId = new URL(body.challengeUrl ?? '').pathname.split('/').at(-1) ?? '';
    await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'approve' }),
    });
    const back = await site.app.inject({
      url: `${threeDSecureReturn.path}?transactionId=${transactionId}&status=Y`,
      headers: { host: 'localhost', accept: 'text/html' },
    });
    expect(back.payload).toContain(`/account/orders/${order.number}`);
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
  });

  it('of a payer who never comes back is over after a while, and another way is open', async () => {
    const order = await unrenewed();
    expect((await pay(order, CARDS.challenged)).body.status).toBe('CHALLENGE');
    wait(0.02);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).paymentNeeded).toMatchObject({ isUnderWay: false });
    expect((await pay(order, CARDS.approved)).body.status).toBe('PAID');
  });

  it('without an answer is checked, and goes on by itself', async () => {
    const order = await unrenewed();
    expect((await pay(order, CARDS.silent)).body.status).toBe('CHECKING');
    wait(0.01);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    await resumeFulfilment(site.shop);
    await booksAgree(order);
  });

  it('is for its owner alone, with a card that was entered for it, and only while something is to be paid', async () => {
    const order = await unrenewed();
    expect((await pay({ ...order, buyer: aVisitor(site) }, CARDS.approved)).body.code).toBe('ORDER_NOT_FOUND');
    const sam = await signedIn(site, 'sam.shopper@example.com');
    expect((await pay({ ...order, buyer: sam }, CARDS.approved)).body.code).toBe('ORDER_NOT_FOUND');
    const key = (await orderOf(order)).paymentNeeded?.checkoutId ?? '';
    const ask = (checkoutId: string) =>
      order.buyer.post<PaymentAuthToken & { code?: string }>(PAYMENT_TOKEN_PATH, {
        vendorPayment: { checkoutId, requestType: 'PAYMENT_AUTH_TOKEN' },
      });
    expect((await ask(key)).status).toBe(200);
    expect((await ask(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).body.code).toBe('EMPTY_CART');
    const young = await anOrder(CARDS.approved);
    expect((await pay(young, CARDS.approved)).body).toMatchObject({
      code: 'CART_STATUS_ERROR',
      message: 'There’s nothing to pay on this order.',
    });
  });
});

describe('what nobody pays', () => {
  it('is the same in its buyer’s order, in the operators’ list, and in what is counted: without what is let go this moment', async () => {
    const order = await unrenewed();
    const olga = await signedIn(site, 'olga.operator@foolscap.example');
    const said = async () => {
      const { unpaid } = (await olga.get<{ unpaid: { orderNumber: string; amount: number }[] }>('/cc/api/operations/held-orders')).body;
      return [
        (await orderOf(order)).paymentNeeded?.amount,
        unpaid.find(({ orderNumber }) => orderNumber === order.number)?.amount,
        (await whatWaitsForAPerson(site.database, site.shop.now())).ordersUnpaid,
      ];
    };
    const [amount = 0, , others = 0] = await said();
    const letGo = async (cents: number) =>
      site.database.query(
        `insert into money_moves (move_id, payment_id, order_number, kind, amount_cents, vendor_key, due_at, created_at)
         select gen_random_uuid(), payment_id, order_number, 'RELEASE', $2, 'release_' || gen_random_uuid(), $3, $3 from order_payments
         where order_number = $1 and unrenewed_at is not null`,
        [order.number, cents, site.shop.now()],
      );
    await letGo(1_000);
    expect(await said()).toEqual([amount - 10, amount - 10, others]);
    await letGo(Math.round(amount * 100) - 1_000);
    expect(await said()).toEqual([undefined, undefined, others - 1]);
    await site.database.query('delete from money_moves where order_number = $1 and kind = $2', [order.number, 'RELEASE']);
  });

  it('is reminded of once, and canceled after three days with everything let go', async () => {
    wait(4);
    await cancelUnpaid(site.shop);
    const order = await unrenewed();
    await site.hearEvents();
    expect(await mailsOf(() => remindOfPayments(site.shop))).toEqual([]);
    wait(2.01);
    const reminders = await mailsOf(async () => {
      await remindOfPayments(site.shop);
      await remindOfPayments(site.shop);
    });
    expect(reminders.map(({ subject }) => subject)).toEqual([`Order ${order.number}: last day to pay another way`]);
    await cancelUnpaid(site.shop);
    expect((await orderOf(order)).status).toBe('PLACED');
    wait(1);
    const told = await mailsOf(async () => {
      await Promise.all([cancelUnpaid(site.shop), cancelUnpaid(site.shop)]);
    });
    expect(told.map(({ to }) => to)).toEqual(['guest@example.com']);
    expect(told[0]?.text).toContain('wasn’t paid another way in time');
    const { status, paymentNeeded } = await orderOf(order);
    expect({ status, paymentNeeded }).toEqual({ status: 'CANCELLED', paymentNeeded: null });
    expect(vendorsBooks(await ledgerOf(site, order.number))).toEqual({ held: 0, captured: 0, refunded: 0 });
    expect((await pay(order, CARDS.approved)).status).toBe(409);
    await booksAgree(order);
  });

  it('is not canceled while it is being paid', async () => {
    const order = await unrenewed();
    expect((await pay(order, CARDS.challenged)).body.status).toBe('CHALLENGE');
    await site.database.query(
      "update order_payments set unrenewed_at = unrenewed_at - interval '4 days' where unrenewed_at is not null and order_number = $1",
      [order.number],
    );
    await cancelUnpaid(site.shop);
    expect((await orderOf(order)).status).toBe('PLACED');
    wait(0.02);
    await resumeFulfilment(site.shop);
    await cancelUnpaid(site.shop);
    expect((await orderOf(order)).status).toBe('CANCELLED');
  });
});

describe('an order that waits for approval for eight days', () => {
  const DECIDE = '/ele-lpd/api/approvalsProxy/order';
  const LIST = '/ele-lpd/api/sparxProxy/getApprovalOrdersData';
  type Listed = { data: { orders: ApprovalOrder[] } };

  async function waiting(card: string): Promise<Placed & { readonly row: ApprovalOrder }> {
    const buyer = await signedIn(site, BEA);
    for (const { cartItemId } of (await buyer.cart()).items) await buyer.delete(`${CHECKOUT}/item/${cartItemId}`);
    await buyer.add({ itemId: '100001', qty: 12 });
    await buyer.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await buyer.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, {
      accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: false },
    });
    await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
    const { body } = await placeOrder(buyer);
    expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
    const row = (await buyer.post<Listed>(LIST, {})).body.data.orders.find((one) => one.orderNumber === body.orderNumber);
    if (row === undefined) throw new Error('It is not among the orders that wait.');
    return { buyer, number: body.orderNumber ?? '', row };
  }

  async function approve({
    row: { orderNumber, cartId, ownerProfileId },
  }: Awaited<ReturnType<typeof waiting>>): Promise<string | null | undefined> {
    const ann = await signedIn(site, ANN);
    const entry = { orderNumber, cartId, ownerProfileId, action: 'ACCEPT' };
    const { body } = await ann.post<{ results: { status: string | null }[] }>(`${DECIDE}?action=approve`, [entry]);
    return body.results?.[0]?.status;
  }

  it('is renewed at the yes, and captured', async () => {
    const order = await waiting(CARDS.approved);
    wait(8);
    expect(await approve(order)).toBe('APPROVED');
    const entries = (await booked(order)).map((entry) => entry.split(' ')[0]);
    expect(entries.slice(0, 2)).toEqual(['AUTHORIZE', 'AUTHORIZE']);
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
  });

  it('and is changed before: what is less is let go, and only the rest is renewed', async () => {
    const order = await waiting(CARDS.approved);
    wait(8);
    const line = (await orderOf(order)).items[0]?.cartItemId;
    const { status, body } = await order.buyer.put(
      `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${order.number}`,
      { items: [{ cartItemId: line, qty: 10 }] },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await approve(order)).toBe('APPROVED');
    const { cartSummary } = await orderOf(order);
    expect(await booked(order)).toContain(`AUTHORIZE ${cartSummary.ordTotal}`);
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
    expect(vendorsBooks(await ledgerOf(site, order.number))).toMatchObject({
      held: 0,
      captured: Math.round((cartSummary.ordTotal ?? 0) * 100),
    });
  });

  it('is approved though the bank does not renew it; its buyer pays another way, and it leaves', async () => {
    const order = await waiting(CARDS.unrenewed);
    wait(8);
    expect(await approve(order)).toBe('APPROVED');
    const { status, paymentNeeded } = await orderOf(order);
    expect({ status, isNeeded: paymentNeeded !== null }).toEqual({ status: 'APPROVED', isNeeded: true });
    expect(await ship(order)).toBe('UNPAID');
    const bea = await signedIn(site, BEA);
    expect((await pay({ ...order, buyer: bea }, CARDS.approved)).body.status).toBe('PAID');
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
  });

  it('and that nobody pays is canceled: its buyer and who approved it are told, and its budget is free', async () => {
    const spent = async () =>
      (
        await site.database.query(
          "select held_cents, spent_cents from budget_centers where account_number = '4410001' and value = 'FRONT-DESK'",
        )
      ).rows[0];
    const before = await spent();
    const order = await waiting(CARDS.unrenewed);
    wait(8);
    expect(await approve(order)).toBe('APPROVED');
    await site.hearEvents();
    wait(3.01);
    const told = await mailsOf(() => cancelUnpaid(site.shop));
    expect(told.map(({ to }) => to).toSorted()).toEqual([ANN, BEA]);
    expect(told.find(({ to }) => to === ANN)?.subject).toBe(`Canceled: order ${order.number}, which you approved`);
    expect((await orderOf(order)).status).toBe('CANCELLED');
    expect(await spent()).toEqual(before);
    await booksAgree(order);
  });
});

describe('a gift card', () => {
  type PaidPartly = Paid & { left?: number | null };
  const gift = ({ buyer, number }: Placed, name: keyof typeof GIFT_CARDS, change: Record<string, unknown> = {}) =>
    buyer.post<PaidPartly>(`/cc/api/orders/${number}/payment`, { paymentType: 'GIFT_CARD', ...GIFT_CARDS[name], ...change });

  it('pays what is on it, a card the rest, and the order leaves; pressed again it pays nothing more', async () => {
    const order = await unrenewed();
    const needed = (await orderOf(order)).paymentNeeded?.amount ?? 0;
    const part = await gift(order, 'twenty');
    expect(part.body).toMatchObject({ status: 'PARTLY', left: Number((needed - 20).toFixed(2)) });
    expect((await gift(order, 'twenty')).body.code).toBe('GIFT_CARD_D39');
    expect((await orderOf(order)).paymentNeeded?.amount).toBe(part.body.left);
    expect(await ship(order)).toBe('UNPAID');
    expect((await pay(order, CARDS.approved)).body).toMatchObject({ status: 'PAID', left: null });
    await site.hearEvents();
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    expect(await ship(order)).toBe('DONE');
    expect((await orderOf(order)).orderPayment.map(({ paymentType, money }) => [paymentType, money.charged])).toEqual(
      expect.arrayContaining([
        ['GIFT_CARD', 20],
        ['CREDIT_CARD', part.body.left],
      ]),
    );
    await booksAgree(order);
  });

  it('with enough on it pays all of it; many presses at once pay once', async () => {
    const order = await unrenewed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => gift(order, 'large')));
    expect(answers.map(({ body }) => body.status)).toContain('PAID');
    await site.hearEvents();
    expect((await orderOf(order)).paymentNeeded).toBeNull();
    const held = (await orderOf(order)).orderPayment.filter(({ paymentType }) => paymentType === 'GIFT_CARD');
    expect(held).toHaveLength(1);
    await booksAgree(order);
  });

  it('that is none, or has the wrong PIN, pays nothing; and of an order that nobody pays on is let go after three days', async () => {
    const order = await unrenewed();
    const wrong = await gift(order, 'fifty', { cvv: '9999' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'GIFT_CARD_D33']);
    expect((await gift(order, 'twenty', { token: 'tok_x' })).status).toBe(400);
    const part = await gift(order, 'fifty');
    expect(['PARTLY', 'PAID']).toContain(part.body.status);
    wait(3.01);
    await cancelUnpaid(site.shop);
    await resumeFulfilment(site.shop);
    await booksAgree(order);
  });
});
