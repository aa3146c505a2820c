import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { vendorsBooks } from '#tests/support/books.ts';
import { CARDS, CHECKOUT, GAIL, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
afterEach(() => void vi.restoreAllMocks());

const ITEM = `${CHECKOUT}/item`;
const centsOf = (bill?: { cartSummary: { ordTotal?: number | undefined } }) => Math.round((bill?.cartSummary.ordTotal ?? 0) * 100);
const books = async (orderNumber: string) => vendorsBooks(await ledgerOf(site, orderNumber));
const placed = { status: 200, body: { status: 'PLACED' } };
const refused = { status: 409, body: { code: 'CART_STATUS_ERROR' } };

/** Somebody with a case of paper who is about to order, and the other tab of their browser. */
async function aBuyer(card: string = CARDS.approved) {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const shown = await readyToOrder(site, guest, card);
  const tab = aVisitor(site);
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
  return { guest, tab, shown, totalCents: centsOf(shown) };
}

/** The same with an order whose bank asks, of which a gift card may have paid something by then. */
async function whoIsAsked({ ofGiftCard = 0 } = {}) {
  const buyer = await aBuyer(CARDS.challenged);
  if (ofGiftCard > 0) await buyer.guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: ofGiftCard }));
  const { body } = await placeOrder(buyer.guest);
  expect(body.status).toBe('CHALLENGE');
  const { transactionId = '' } = body;
  const { rows } = await site.database.query<{ order_number: string }>(
    'select order_number from order_payments where transaction_id = $1',
    [transactionId],
  );
  const answer = async (answered: 'approve' | 'deny') => {
    await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: answered }),
    });
    const fields = new URLSearchParams({ transactionId, status: answered === 'approve' ? 'Y' : 'N' });
    await buyer.tab.post('/cc/api/tdprocess', fields.toString(), { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  };
  return { ...buyer, orderNumber: rows[0]?.order_number ?? '', answer };
}

const cartAsStored = async (cartId: string) =>
  (await site.database.query('select to_jsonb(c) as row from carts c where cart_id = $1', [cartId])).rows;

/** Whatever another tab may do to a cart whose payment is under way. */
async function changesOf(shown: CartResponse['cartInfo']): Promise<((tab: Visitor) => Promise<Answer>)[]> {
  const row = rowOf(shown, '100001').cartItemId;
  const card = { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) };
  const change = (actionType: string, more: object) => (tab: Visitor) => tab.put(`${CHECKOUT}?actionType=${actionType}`, more);
  return [
    (tab) => tab.post(ITEM, { items: [{ itemId: '100016', qty: 2 }] }),
    (tab) => tab.put(ITEM, { items: [{ cartItemId: row, qty: 9 }] }),
    (tab) => tab.delete(`${ITEM}/${row}`),
    (tab) => tab.put(ITEM, { freeItems: [{ itemId: '100014', promotionId: 'FREEPEN' }] }),
    change('APPLY_COUPON', { coupons: ['BASKET5'] }),
    change('PROCEED_CHECKOUT', { proceedCheckout: false }),
    change('UPDATE_DELIVERY', { items: [{ cartItemId: row, deliveryType: 'ISP', pickupStoreNumber: '1547' }] }),
    (tab) => tab.post(`${CHECKOUT}/address`, { ...GAIL, address1: '5 Pike St', city: 'Nashua', state: 'NH', zipCode: '03060' }),
    (tab) => tab.post(`${CHECKOUT}/payment`, card),
    (tab) => tab.post(`${CHECKOUT}/payment`, giftCard('large')),
    (tab) => tab.delete(`${CHECKOUT}/payment/${shown.orderPayment[0]?.id}`),
    (tab) => tab.post('/cc/api/sfl', { item: { itemId: '100001', cartItemId: row } }),
  ];
}

describe('a cart that another tab changes after its payment was approved', () => {
  it('stays as it was approved until the order is decided: what is captured is what was held, of what was ordered [T5]', async () => {
    const { guest, tab, shown, totalCents, orderNumber, answer } = await whoIsAsked();
    const stored = await cartAsStored(shown.cartId);
    const changes = await changesOf(shown);
    for (const [index, change] of changes.entries()) {
      expect([index, await change(tab)]).toMatchObject([index, refused]);
      expect([index, await cartAsStored(shown.cartId)]).toEqual([index, stored]);
    }
    await answer('approve');
    // Its bank has agreed; the shop has not heard of it yet.
    for (const [index, change] of changes.entries()) expect([index, await change(tab)]).toMatchObject([index, refused]);
    const { body } = await placeOrder(guest);
    expect(body).toMatchObject({ status: 'PLACED', orderNumber });
    expect(body.order?.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 1]]);
    expect(await books(orderNumber)).toEqual({ held: totalCents, captured: 0, refunded: 0 });
    await site.hearEvents();
    const { rows } = await site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
      orderNumber,
    ]);
    for (const { shipment_id: id } of rows) await moveShipment(site.shop, id, 'SHIPPED', 'test');
    expect(await books(orderNumber)).toEqual({ held: 0, captured: totalCents, refunded: 0 });
  });

  it('stays so too while the vendor is asked, and keeps what comes after it for the next order [T5]', async () => {
    const { guest, tab, totalCents } = await aBuyer();
    const { authorize } = site.shop.paymentVendor;
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => {
      const approved = await authorize(request);
      expect(await tab.post(ITEM, { items: [{ itemId: '100016', qty: 1 }] })).toMatchObject(refused);
      return approved;
    });
    const { body } = await placeOrder(guest);
    expect([body.status, centsOf(body.order)]).toEqual(['PLACED', totalCents]);
    expect(await books(body.orderNumber ?? '')).toMatchObject({ held: totalCents });
    expect((await tab.add({ itemId: '100016', qty: 1 })).items).toMatchObject([{ itemId: '100016', qty: 1 }]);
  });

  it('is not ordered at the total that was approved before: nothing is held of what nobody saw [T5]', async () => {
    const { guest, tab, shown } = await aBuyer();
    // Between the moment at which the cart was read and the one at which it is claimed.
    const { orderNumbers } = site.shop;
    const next = orderNumbers.next.bind(orderNumbers);
    vi.spyOn(orderNumbers, 'next').mockImplementationOnce(async () => {
      await tab.add({ itemId: '100002', qty: 1 });
      return next();
    });
    const { ordTotal } = shown.cartSummary;
    expect(await placeOrder(guest, { ordTotal })).toMatchObject(refused);
    expect((await site.database.query('select from orders where cart_id = $1', [shown.cartId])).rowCount).toBe(0);
    expect((await guest.cart()).items.map(({ itemId }) => itemId)).toEqual(['100001', '100002']);
  });

  it('pays anew when its order comes to nothing: what was held for that is let go, and the next one holds its own total [T5]', async () => {
    const { guest, tab, totalCents, orderNumber, answer } = await whoIsAsked({ ofGiftCard: 10 });
    expect(await books(orderNumber)).toMatchObject({ held: 1_000 });
    await answer('deny');
    expect((await placeOrder(guest)).status).toBe(400);
    await tab.add({ itemId: '100002', qty: 3 });
    const changed = await readyToOrder(site, guest);
    expect(centsOf(changed)).toBeGreaterThan(totalCents);
    const again = await placeOrder(guest, { ordTotal: changed.cartSummary.ordTotal });
    expect(again).toMatchObject(placed);
    expect(again.body.orderNumber).not.toBe(orderNumber);
    expect([await books(orderNumber), await books(again.body.orderNumber ?? '')]).toEqual([
      { held: 0, captured: 0, refunded: 0 },
      { held: centsOf(changed), captured: 0, refunded: 0 },
    ]);
  });
});
