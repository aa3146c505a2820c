import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CARDS, CHECKOUT, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { changeItem, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

const NORTHWIND = '4410002';
const TESS = 'tess.teacher@northwindschools.example';
const GIFT_CARD = { paymentType: 'GIFT_CARD', accountNumber: '6006491000000000029', cvv: '2222' };
const cents = (dollars: number) => Math.round(dollars * 100);

const account = (visitor: Visitor, accountingInfo: Record<string, unknown>) =>
  visitor.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo });
const read = async (visitor: Visitor) => (await visitor.get<CartResponse>('/cc/api/checkout')).body;
const card = async (visitor: Visitor, number: string = CARDS.approved) =>
  visitor.post<CartResponse>(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number) });
const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
const rules = (displayRules: Record<string, boolean>) =>
  site.database.query(`update users set settings = settings || jsonb_build_object('displayRules', $2::jsonb) where email = $1`, [
    TESS,
    JSON.stringify(displayRules),
  ]);
/** [held, owed] of the account. */
const books = async () => {
  const [row] = (await site.database.query('select held_cents, owed_cents from credit_accounts where account_number = $1', [NORTHWIND]))
    .rows;
  return [Number(row?.held_cents), Number(row?.owed_cents)];
};
const plus = ([held = 0, owed = 0]: number[], [moreHeld, moreOwed]: [number, number]) => [held + moreHeld, owed + moreOwed];

/** Of somebody whose cart holds these things and nothing else, and is in checkout. */
async function inCheckout(email: string, ...items: Record<string, unknown>[]): Promise<Visitor> {
  const visitor = await signedIn(site, email);
  for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`${CHECKOUT}/item/${cartItemId}`);
  await visitor.add(...items);
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  return visitor;
}

async function onInvoice(visitor: Visitor): Promise<Order> {
  const chosen = await account(visitor, { invoice: true });
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  return orderOf(visitor, body.orderNumber ?? '');
}

async function deliver(visitor: Visitor, { orderNumber }: Order): Promise<Order> {
  for (const to of ['SHIPPED', 'DELIVERED'] as const)
    for (const { shipmentId } of (await orderOf(visitor, orderNumber)).shipments)
      await moveShipment(site.shop, shipmentId, to, 'warehouse');
  return orderOf(visitor, orderNumber);
}

let before: number[];
beforeEach(async () => {
  before = await books();
});
afterEach(async () => {
  await rules({});
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('an order that goes on invoice', () => {
  it('is none of its payments, and pays all that is left: nothing else is missing [C1-46 C3-93]', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 2 });
    const { body } = await account(tess, { invoice: true, poNumber: 'PO-77' });
    const { cartInfo, invoiceInfo } = body;
    const { ordTotal } = cartInfo.cartSummary;
    const left = 25_000 - (before[0] ?? 0) / 100 - (before[1] ?? 0) / 100;
    expect(cartInfo).toMatchObject({ orderPayment: [], stillMissing: [], cartAccountInfo: { invoice: true, poNumber: 'PO-77' } });
    expect(cartInfo.cartAccountInfo?.credit).toMatchObject({
      name: 'Invoice, net 30',
      limit: 25_000,
      available: left,
      charged: ordTotal,
      availableAfter: Math.round((left - ordTotal) * 100) / 100,
      isOpen: true,
    });
    expect(invoiceInfo?.invoice).toEqual({
      type: 'INVOICE',
      level: 'ORDER',
      values: [{ value: 'true', description: 'Invoice, net 30', availableBalance: left }],
      totPages: 1,
      showBCLink: false,
      isConfigured: true,
      showNone: true,
      defaultVal: null,
      defaultDesc: null,
      budgetingEnabled: true,
    });
    const off = (await account(tess, { invoice: false })).body.cartInfo;
    expect([off.cartAccountInfo?.invoice, off.stillMissing]).toEqual([false, ['PAYMENT_REQUIRED']]);
  });

  it('is held until it leaves, invoiced then, and no vendor hears of it', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 2 });
    const placed = await onInvoice(tess);
    const total = cents(placed.cartSummary.ordTotal ?? 0);
    expect(placed.orderPayment).toMatchObject([
      { paymentType: 'INVOICE', brand: 'Invoice, net 30', money: { held: total / 100, charged: 0 } },
    ]);
    expect(await books()).toEqual(plus(before, [total, 0]));
    const { orderPayment } = await deliver(tess, placed);
    expect(orderPayment[0]?.money).toMatchObject({ held: 0, charged: total / 100 });
    expect(await books()).toEqual(plus(before, [0, total]));
    expect(await ledgerOf(site, placed.orderNumber)).toEqual([]);
    const { rows } = await site.database.query(
      'select invoice_number, amount_cents, open_cents, due_on - (issued_at at time zone $2)::date as days from account_invoices where order_number = $1',
      [placed.orderNumber, 'America/New_York'],
    );
    expect(rows).toEqual([{ invoice_number: `INV-${placed.orderNumber}-1`, amount_cents: total, open_cents: total, days: 30 }]);
  });

  it('takes what gift cards leave', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 2 });
    expect((await tess.post(`${CHECKOUT}/payment`, { ...GIFT_CARD, amount: 10 })).status).toBe(200);
    const placed = await onInvoice(tess);
    expect(placed.orderPayment.map(({ paymentType, amountApplied }) => [paymentType, amountApplied])).toEqual([
      ['GIFT_CARD', 10],
      ['INVOICE', Math.round(((placed.cartSummary.ordTotal ?? 0) - 10) * 100) / 100],
    ]);
    await deliver(tess, placed);
    expect(await books()).toEqual(plus(before, [0, cents((placed.cartSummary.ordTotal ?? 0) - 10)]));
  });

  it('gives its credit back when it is canceled', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 1 });
    const { orderNumber } = await onInvoice(tess);
    await Promise.all([tess.post(`/cc/api/orders/${orderNumber}/cancel`), tess.post(`/cc/api/orders/${orderNumber}/cancel`)]);
    expect((await orderOf(tess, orderNumber)).status).toBe('CANCELLED');
    expect(await books()).toEqual(before);
  });

  it('is credited with what comes back', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 2 });
    const { orderNumber, items, cartSummary } = await deliver(tess, await onInvoice(tess));
    await tess.post(`/cc/api/orders/${orderNumber}/return`, { items: [{ cartItemId: items[0]?.cartItemId, qty: 1 }], reason: 'DAMAGED' });
    const { returns, orderPayment } = await orderOf(tess, orderNumber);
    const back = cents(returns[0]?.refund ?? 0);
    expect(back).toBeGreaterThan(0);
    expect(orderPayment[0]?.money.refunded).toBe(back / 100);
    expect(await books()).toEqual(plus(before, [0, cents(cartSummary.ordTotal ?? 0) - back]));
  });

  it.each([
    ['a card that is chosen takes the place of the invoice, and nothing does once it is taken off', false],
    ['the invoice takes the place of a card', true],
  ])('%s [C1-46]', async (_, isInvoiceLast) => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 1 });
    if (isInvoiceLast) {
      await card(tess);
      const { cartInfo } = (await account(tess, { invoice: true })).body;
      expect([cartInfo.orderPayment, cartInfo.cartAccountInfo?.invoice]).toEqual([[], true]);
      return;
    }
    await account(tess, { invoice: true });
    const { cartInfo } = (await card(tess)).body;
    expect([cartInfo.orderPayment.length, cartInfo.cartAccountInfo?.invoice]).toEqual([1, false]);
    await tess.delete(`${CHECKOUT}/payment/${cartInfo.orderPayment[0]?.id}`);
    expect((await tess.cart()).cartAccountInfo?.invoice).toBe(false);
  });
});

describe('who may put orders on invoice', () => {
  it('has it preselected where DEFAULT_INVOICE is on, until they choose otherwise [C6-37]', async () => {
    await rules({ DEFAULT_INVOICE: true });
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 1 });
    const { cartInfo, invoiceInfo } = await read(tess);
    expect([cartInfo.cartAccountInfo?.invoice, invoiceInfo?.invoice?.defaultVal]).toEqual([true, 'true']);
    const chosen = (await card(tess)).body.cartInfo;
    expect([chosen.cartAccountInfo?.invoice, chosen.orderPayment.length]).toEqual([false, 1]);
    await tess.delete(`${CHECKOUT}/payment/${chosen.orderPayment[0]?.id}`);
    expect((await account(tess, { invoice: false })).body.cartInfo.cartAccountInfo?.invoice).toBe(false);
  });

  it.each([['SHOW_INVOICE'], ['DISPLAY_PAYMENT']])('is nobody from whom %s hides it: it is refused, too [C6-33]', async (rule) => {
    await rules({ [rule]: false });
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 1 });
    expect(await account(tess, { invoice: true })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const { cartInfo, invoiceInfo } = await read(tess);
    expect([cartInfo.cartAccountInfo?.invoice, cartInfo.cartAccountInfo?.credit, invoiceInfo?.invoice]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it('is nobody of an organization that is not invoiced, and no shopper of the consumer site', async () => {
    for (const email of ['lina.link@pikestreet.example', 'sam.shopper@example.com']) {
      const visitor = await signedIn(site, email);
      await visitor.add({ itemId: '100001', qty: 1 });
      expect(await account(visitor, { invoice: true }), email).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
});

describe('an organization that is out of credit', () => {
  it('is told how much is missing, what is left and whom to ask, and can pay otherwise', async () => {
    await site.database.query('update credit_accounts set limit_cents = owed_cents + held_cents + 500 where account_number = $1', [
      NORTHWIND,
    ]);
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 2 });
    const { cartInfo } = (await account(tess, { invoice: true })).body;
    const over = -(cartInfo.cartAccountInfo?.credit?.availableAfter ?? 0);
    expect(await placeOrder(tess)).toMatchObject({
      status: 403,
      body: {
        code: 'FORBIDDEN',
        message: `Over your credit limit by $${over.toFixed(2)}. Your organization has $5.00 credit left. Pay another way, take something out of your cart, or ask whoever pays your invoices.`,
      },
    });
    await card(tess);
    expect((await placeOrder(tess)).body.status).toBe('PLACED');
    await site.database.query('update credit_accounts set limit_cents = 2500000 where account_number = $1', [NORTHWIND]);
  });

  it('may put nothing more on invoice while something is past due for more than 30 days', async () => {
    const tess = await inCheckout(TESS, { itemId: '100001', qty: 1 });
    const { orderNumber } = await deliver(tess, await onInvoice(tess));
    const dueBefore = (days: number) =>
      site.database.query(
        'update account_invoices set due_on = ($2::timestamptz at time zone $3)::date - $4::int where order_number = $1',
        [orderNumber, site.shop.now(), 'America/New_York', days],
      );
    await dueBefore(30);
    await tess.add({ itemId: '100001', qty: 1 });
    await tess.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await account(tess, { invoice: true });
    expect((await read(tess)).cartInfo.cartAccountInfo?.credit).toMatchObject({ daysPastDue: 30, isOpen: true });
    await dueBefore(31);
    expect((await read(tess)).invoiceInfo?.invoice?.isConfigured).toBe(false);
    const refused = await placeOrder(tess);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.message).toContain('31 days past due');
    await dueBefore(0);
    expect((await placeOrder(tess)).body.status).toBe('PLACED');
  });
});

describe('30 people who each put 100.00 on invoice at the same moment, with a credit of 1,000.00', () => {
  it('have ten orders placed and twenty refused with the reason; the credit is used to the cent [T20]', async () => {
    await changeItem(site, '100001', { priceCents: 10_000 });
    await site.database.query(`update accounts set settings = settings || '{"isBudgetingEnabled": false}' where account_number = $1`, [
      NORTHWIND,
    ]);
    await site.database.query('update credit_accounts set limit_cents = owed_cents + held_cents + 100000 where account_number = $1', [
      NORTHWIND,
    ]);
    await site.database.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object('user_id', gen_random_uuid(), 'email', 'room' || n || '@northwindschools.example'))).*
       from users u, generate_series(1, 30) n where u.email = $1`,
      [TESS],
    );
    const people: Visitor[] = [];
    for (let n = 1; n <= 30; n += 1) {
      const person = aVisitor(site, { host: 'business.localhost', address: `198.51.${n}.1` });
      await signIn(person, `room${n}@northwindschools.example`);
      await person.add({ itemId: '100001', qty: 1 });
      await person.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
      await account(person, { invoice: true });
      people.push(person);
    }
    expect((await people[0]?.cart())?.cartSummary.ordTotal).toBe(100);
    const answers = await Promise.all(people.map((person) => placeOrder(person)));
    const placed = answers.filter(({ body }) => body.status === 'PLACED');
    const refused = answers.filter(({ status }) => status === 403);
    expect([placed.length, refused.length]).toEqual([10, 20]);
    for (const { body } of refused) expect(body.message).toContain('Over your credit limit by $');
    expect(await books()).toEqual(plus(before, [100_000, 0]));
  });
});

describe('an order on account of before the shop was here', () => {
  const past = async () => {
    const { rows } = await site.database.query(
      `select o.order_number from orders o join users u using (user_id)
       where u.email = $1 and o.origin = 'IMPORTED' and o.state = 'DELIVERED' order by o.placed_at desc limit 1`,
      [TESS],
    );
    return String(rows[0]?.order_number);
  };

  it('tells that it was invoiced, and its items go back like those of any other: what was invoiced is credited [C1-46]', async () => {
    const tess = await signedIn(site, TESS);
    const order = await orderOf(tess, await past());
    const [item] = order.items;
    expect(order).toMatchObject({
      orderPayment: [{ paymentType: 'INVOICE', brand: 'Invoice, net 30', amountApplied: order.cartSummary.ordTotal, money: { held: 0 } }],
      accountInvoices: [{ invoiceNumber: `INV-${order.orderNumber}-1`, amount: order.cartSummary.ordTotal }],
      abilities: { return: true, cancel: false },
      hasReceipt: true,
    });
    const returned = await tess.post<Order>(`/cc/api/orders/${order.orderNumber}/return`, {
      items: [{ cartItemId: item?.cartItemId, qty: 1 }],
    });
    expect(returned.status, JSON.stringify(returned.body)).toBe(200);
    const [{ refund } = { refund: 0 }] = returned.body.returns;
    expect(refund).toBeGreaterThan(0);
    await site.hearEvents();
    expect(await books()).toEqual(plus(before, [0, -cents(refund)]));
    expect((await orderOf(tess, order.orderNumber)).orderPayment[0]?.money.refunded).toBe(refund);
  });

  it('says no tax where its organization pays none', async () => {
    const tess = await signedIn(site, TESS);
    const order = await orderOf(tess, await past());
    expect(order.cartSummary.explanation?.at(-1)).toMatchObject({ label: 'Tax exempt', amount: 0 });
  });
});
