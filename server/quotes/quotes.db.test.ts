import { afterEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import type { Quote } from '#contracts/quotes/quote.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const QUOTES = '/cc/api/quotes';
const REP = '/cc/api/representatives/quotes';

const as = (email: string) => signedIn(site, email);
const quoteOf = async (visitor: Visitor, number: string) => (await visitor.get<Quote>(`${QUOTES}/${number}`)).body;
const ask = async (visitor: Visitor, rows: object[], more: object = {}) => {
  const { status, body } = await visitor.post<{ quoteNumber: string }>(QUOTES, { rows, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.quoteNumber;
};
const LAST_DAY = '2026-12-10';

afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('from a request to an order', () => {
  it('goes all the way at the quoted prices', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const number = await ask(
      bea,
      [
        { itemId: '100001', qty: 3, target: 35 },
        { itemId: '100002', qty: 2 },
      ],
      { note: 'For the quarter', neededBy: LAST_DAY },
    );
    expect(number).toMatch(/^Q-\d+$/);
    const offered = await cora.post(`${REP}/${number}/offers`, {
      version: 0,
      rows: [
        { itemId: '100001', qty: 4, unitPrice: 36 },
        { itemId: '100002', qty: 2, unitPrice: 15 },
      ],
      discountPercent: 5,
      validUntil: LAST_DAY,
    });
    expect(offered.status, JSON.stringify(offered.body)).toBe(200);
    expect((await bea.post(`${QUOTES}/${number}/answer`, { act: 'ACCEPT', version: 1 })).body).toMatchObject({ state: 'ACCEPTED' });
    const ordered = await bea.post<{ cart: CartResponse; missing: unknown[] }>(`${QUOTES}/${number}/order`);
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
    const { cartInfo } = ordered.body.cart;
    expect(ordered.body.missing).toEqual([]);
    expect(rowOf(cartInfo, '100001')).toMatchObject({ qty: 4, priceInfo: { finalPrice: 4 * 34.2 } });
    await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const { body } = await placeOrder(bea);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    const order = (await bea.get<Order>(`/cc/api/orders/${body.orderNumber}`)).body;
    expect(order).toMatchObject({ quoteNumber: number });
    expect(order.cartSummary.explanation).toContainEqual(expect.objectContaining({ rule: 'QUOTE_PRICE', label: `Quote ${number}` }));
    expect(await quoteOf(bea, number)).toMatchObject({ state: 'ORDERED', orderNumber: body.orderNumber });
    expect((await bea.post(`${QUOTES}/${number}/order`)).status).toBe(409);
  });
});
