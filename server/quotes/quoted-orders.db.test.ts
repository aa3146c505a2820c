import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { anAcceptedQuote, QUOTES, quoteOf } from '#tests/support/organization/quotes.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const ANN = 'ann.approver@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const PAPER = { itemId: '100001', qty: 4, unitPrice: 36 };
const PENS = { itemId: '100002', qty: 2, unitPrice: 15 };

type InCart = { cart: CartResponse; missing: { itemId: string; qty: number; there: number }[]; code?: string; message?: string };
const intoCart = (buyer: Visitor, number: string) => buyer.post<InCart>(`${QUOTES}/${number}/order`);
const orderOf = async (buyer: Visitor, number: string) => (await buyer.get<Order>(`/cc/api/orders/${number}`)).body;

/** Bea with an empty cart, and a quote of hers. */
async function aQuote(...rows: Parameters<typeof anAcceptedQuote>[2]): Promise<{ bea: Visitor; number: string }> {
  const [bea, cora] = [await signedIn(site, BEA), await signedIn(site, CORA)];
  const cart = await bea.cart();
  if (cart.quote !== undefined) await bea.delete(`${CHECKOUT}/quote`);
  for (const { cartItemId } of cart.items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  return { bea, number: await anAcceptedQuote(bea, cora, rows) };
}

async function pay(buyer: Visitor, card: string = CARDS.approved) {
  await buyer.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await buyer.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  return placeOrder(buyer);
}

beforeEach(async () => {
  await setStock(site, '100001', 1000);
  await setStock(site, '100002', 1000);
});
afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('a quote in the cart', () => {
  it('has its rows there at its prices, up to the quoted quantity; what is above costs what it costs otherwise', async () => {
    const { bea, number } = await aQuote(PAPER, PENS);
    const { body } = await intoCart(bea, number);
    expect(body.missing).toEqual([]);
    expect(body.cart.cartInfo.quote).toEqual({ quoteNumber: number, isGood: true, text: null, isUsed: true });
    expect(rowOf(body.cart.cartInfo, '100001')).toMatchObject({ qty: 4, priceInfo: { finalPrice: 144, basePricePerUnit: 41.29 } });
    expect(body.cart.cartInfo.cartSummary).toMatchObject({ cartSubTotal: 174, quoteSavings: 4 * 5.29 + 2 * 3.49 });
    expect(body.cart.cartInfo.cartSummary.explanation).toContainEqual({ rule: 'QUOTE_PRICE', label: `Quote ${number}`, amount: -28.14 });
    const { cartItemId } = rowOf(body.cart.cartInfo, '100001');
    const more = await bea.put<CartResponse>(`${CHECKOUT}/item?responseType=WHOLE`, { items: [{ cartItemId, qty: 6 }] });
    expect(rowOf(more.body.cartInfo, '100001').priceInfo.finalPrice).toBe(226.58);
  });

  it('takes the place of nothing that is there: each item at least as often as quoted, however often that is pressed', async () => {
    const { bea, number } = await aQuote(PAPER, PENS);
    await bea.add({ itemId: '100001', qty: 1 }, { itemId: '100002', qty: 5 }, { itemId: '100003', qty: 1 });
    await intoCart(bea, number);
    const { body } = await intoCart(bea, number);
    expect(Object.fromEntries(body.cart.cartInfo.items.map(({ itemId, qty }) => [itemId, qty]))).toEqual({
      '100001': 4,
      '100002': 5,
      '100003': 1,
    });
  });

  it('goes with no coupon on its rows; others have theirs', async () => {
    const { bea, number } = await aQuote(PAPER);
    await bea.add({ itemId: '100003', qty: 2 });
    await intoCart(bea, number);
    const { body } = await bea.put<CartResponse>(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    expect(rowOf(body.cartInfo, '100001').priceInfo.finalPriceBeforeCheckoutOnlyCoupons).toBe(144);
    expect(rowOf(body.cartInfo, '100003').priceInfo.finalPriceBeforeCheckoutOnlyCoupons).toBeLessThan(40);
    await bea.put(`${CHECKOUT}?actionType=REMOVE_COUPON`, { coupons: ['BASKET5'] });
  });

  it('tells what cannot be had by now, and puts nothing else in its place', async () => {
    const { bea, number } = await aQuote(PAPER, PENS, { itemId: '100009', qty: 3, unitPrice: 5 });
    await setStock(site, '100001', 3);
    await setStock(site, '100009', 0);
    await changeItem(site, '100002', { isPublished: false });
    const { body } = await intoCart(bea, number);
    await changeItem(site, '100002', { isPublished: true });
    expect(body.missing.map(({ itemId, there, qty }) => [itemId, there, qty])).toEqual([
      ['100001', 3, 4],
      ['100002', 0, 2],
      ['100009', 0, 3],
    ]);
    expect(body.cart.cartInfo.items.filter(({ status }) => status === 'ACTIVE').map(({ itemId }) => itemId)).toEqual(['100001']);
    await setStock(site, '100009', 100);
  });

  it('is one at a time, and is taken off again: today’s prices come back', async () => {
    const { bea, number } = await aQuote(PAPER);
    const other = await anAcceptedQuote(bea, await signedIn(site, CORA), [PENS]);
    await intoCart(bea, number);
    expect(await intoCart(bea, other)).toMatchObject({
      status: 409,
      body: { message: `Your cart has quote ${number} in it. Order that one first, or take it off your cart.` },
    });
    const { body } = await bea.delete<CartResponse>(`${CHECKOUT}/quote`);
    expect(body.cartInfo.quote).toBeUndefined();
    expect(rowOf(body.cartInfo, '100001').priceInfo.finalPrice).toBe(4 * 41.29);
    expect((await intoCart(bea, other)).status).toBe(200);
  });
});

describe('an order at quoted prices', () => {
  it('uses the quote up, and order, mail and receipt name it', async () => {
    const { bea, number } = await aQuote(PAPER);
    await intoCart(bea, number);
    const mails: Mail[] = [];
    const { send } = site.shop.mail;
    await site.hearEvents();
    Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
    const { orderNumber = '', status } = (await pay(bea)).body;
    expect(status).toBe('PLACED');
    await site.hearEvents();
    Object.assign(site.shop.mail, { send });
    const order = await orderOf(bea, orderNumber);
    expect(order).toMatchObject({
      quoteNumber: number,
      items: [{ itemId: '100001', priceInfo: { finalPrice: 144 }, savings: [{ label: `Quote ${number}`, amount: 21.16 }] }],
    });
    expect(mails.find(({ subject }) => subject.includes(orderNumber))?.text).toContain(number);
    const { headers, rawPayload } = await site.app.inject({
      url: paperPath('RECEIPT', orderNumber),
      headers: { host: 'business.localhost', cookie: [...bea.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(headers['content-type']).toContain('pdf');
    expect(JSON.stringify(readPdf(rawPayload).pages)).toContain(number);
    expect(await quoteOf(bea, number)).toMatchObject({ state: 'ORDERED', orderNumber, may: { order: false, askAgain: false } });
    expect(await intoCart(bea, number)).toMatchObject({
      status: 409,
      body: { message: 'This quote was used for an order. Each quote works once.' },
    });
    // Canceled later, it stays used.
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect((await quoteOf(bea, number)).state).toBe('ORDERED');
  });

  it('says both prices where more was ordered than quoted: on the order, in its mail and on its receipt', async () => {
    const { bea, number } = await aQuote(PENS);
    const { body: before } = await intoCart(bea, number);
    const { cartItemId } = rowOf(before.cart.cartInfo, '100002');
    const more = await bea.put<CartResponse>(`${CHECKOUT}/item?responseType=WHOLE`, { items: [{ cartItemId, qty: 3 }] });
    const quoted = { qty: 2, pricePerUnit: 15, quoteNumber: number };
    expect(rowOf(more.body.cartInfo, '100002').priceInfo).toMatchObject({ finalPrice: 48.49, quoted });
    const mails: Mail[] = [];
    const { send } = site.shop.mail;
    await site.hearEvents();
    Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
    const { orderNumber = '' } = (await pay(bea)).body;
    await site.hearEvents();
    Object.assign(site.shop.mail, { send });
    expect((await orderOf(bea, orderNumber)).items[0]?.priceInfo).toMatchObject({ finalPrice: 48.49, quoted });
    const parts = `2 at $15.00 from quote ${number}, 1 at $18.49`;
    expect(mails.find(({ subject }) => subject.includes(orderNumber))?.text).toContain(parts);
    const { rawPayload } = await site.app.inject({
      url: paperPath('RECEIPT', orderNumber),
      headers: { host: 'business.localhost', cookie: [...bea.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(JSON.stringify(readPdf(rawPayload).pages)).toContain(`from quote ${number}, 1 at $18.49`);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
  });

  it('gives the quote back when its card is declined, and the same cart orders it then', async () => {
    const { bea, number } = await aQuote(PAPER);
    await intoCart(bea, number);
    expect((await pay(bea, CARDS.declined)).body.code).toBe('PAYMENT_OPERATION_FAILED');
    expect((await quoteOf(bea, number)).state).toBe('ACCEPTED');
    const { body } = await pay(bea);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    expect((await quoteOf(bea, number)).state).toBe('ORDERED');
  });

  it('keeps the quote while it waits for an approval: yes uses it up, no gives it back', async () => {
    for (const [action, state] of [
      ['approve', 'ORDERED'],
      ['decline', 'ACCEPTED'],
    ] as const) {
      const { bea, number } = await aQuote({ ...PAPER, qty: 15 });
      await intoCart(bea, number);
      const { orderNumber = '', status } = (await pay(bea)).body;
      expect(status).toBe('PENDING_APPROVAL');
      expect((await quoteOf(bea, number)).state).toBe('ORDERING');
      const { rows } = await site.database.query('select cart_id, user_id from orders where order_number = $1', [orderNumber]);
      const entry = {
        orderNumber,
        cartId: rows[0].cart_id,
        ownerProfileId: rows[0].user_id,
        action: action === 'approve' ? 'ACCEPT' : 'DECLINE',
      };
      const ann = await signedIn(site, ANN);
      expect(
        (await ann.post<{ results: { code?: string }[] }>(`/ele-lpd/api/approvalsProxy/order?action=${action}`, [entry])).body.results[0]
          ?.code,
      ).toBeUndefined();
      expect((await quoteOf(bea, number)).state).toBe(state);
    }
  });

  it('is not placed at other prices behind its buyer’s back: a quote that is over is told, and taken off', async () => {
    const { bea, number } = await aQuote(PAPER);
    await intoCart(bea, number);
    await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    await site.database.query(`update quotes set valid_until = '2026-11-01' where quote_id = $1`, [number.slice(2)]);
    const refused = await placeOrder(bea);
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining(`Quote ${number} has expired`) } });
    const cart = await bea.cart();
    expect(cart.quote).toMatchObject({ isGood: false, text: expect.stringContaining('ask again') });
    expect(cart.cartAttributes.hardStop).toBe(true);
    expect(rowOf(cart, '100001').priceInfo.finalPrice).toBe(4 * 41.29);
    await bea.delete(`${CHECKOUT}/quote`);
    expect((await placeOrder(bea)).body.status).toBe('PLACED');
  });

  it('that is changed while it waits keeps its quote with a quoted row, and lets it go with the last one', async () => {
    const { bea, number } = await aQuote({ ...PAPER, qty: 15 });
    await bea.add({ itemId: '100003', qty: 40 });
    await intoCart(bea, number);
    const { orderNumber = '', status } = (await pay(bea)).body;
    expect(status).toBe('PENDING_APPROVAL');
    const change = async (itemId: string, qty: number) => {
      const row = (await orderOf(bea, orderNumber)).items.find((one) => one.itemId === itemId);
      const answer = await bea.put(
        `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${orderNumber}`,
        { items: [{ cartItemId: row?.cartItemId, qty }] },
      );
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await change('100003', 38);
    expect(await quoteOf(bea, number)).toMatchObject({ state: 'ORDERING', orderNumber });
    expect((await orderOf(bea, orderNumber)).quoteNumber).toBe(number);
    await change('100001', 0);
    expect([(await quoteOf(bea, number)).state, (await orderOf(bea, orderNumber)).quoteNumber]).toEqual(['ACCEPTED', undefined]);
    // It can be ordered now, and the order that had it can be changed on, without it.
    const { rows } = await site.database.query('select cart_id, user_id from orders where order_number = $1', [orderNumber]);
    const entry = { orderNumber, cartId: rows[0].cart_id, ownerProfileId: rows[0].user_id, action: 'ACCEPT' };
    const ann = await signedIn(site, ANN);
    await ann.post('/ele-lpd/api/approvalsProxy/order?action=approve', [entry]);
    await site.hearEvents();
    expect((await orderOf(bea, orderNumber)).status).not.toBe('PENDING_APPROVAL');
    expect((await quoteOf(bea, number)).state).toBe('ACCEPTED');
    expect((await intoCart(bea, number)).status).toBe(200);
  });
});
