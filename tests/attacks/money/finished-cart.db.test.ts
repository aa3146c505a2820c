import { describe, expect, it } from 'vitest';
import { CHECKOUT, GAIL, placeOrder, readyToOrder, tokenFor, CARDS } from '#tests/support/buyer.ts';
import { rowsOfOrder } from '#tests/support/order-rows.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;

describe('a cart that was ordered [T7]', () => {
  it('is not touched by 30 commands of a tab that still shows it, and neither is its order', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 2 }, { itemId: '100002', qty: 1 });
    const shown = await readyToOrder(site, guest);
    const { cartId, version } = shown;
    const row = rowOf(shown, '100001').cartItemId;
    const address = shown.addresses[0]?.id ?? 'none';
    const payment = shown.orderPayment[0]?.id ?? 'none';
    const { body } = await placeOrder(guest, { cartId });
    const orderNumber = body.orderNumber ?? '';
    expect(body.status).toBe('PLACED');
    const before = await rowsOfOrder(site, orderNumber);

    const change = (actionType: string, more: object) => guest.put(`${CHECKOUT}?actionType=${actionType}`, more);
    const here = { cartId, version };
    const card = { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) };
    const commands: ((visitor: Visitor) => Promise<Answer>)[] = [
      () => guest.post(`${ITEM}?cartId=${cartId}`, { items: [{ itemId: '100010', qty: 1 }] }),
      () => guest.post(ITEM, { ...here, items: [{ itemId: '100010', qty: 1 }] }),
      () => guest.post(ITEM, { items: [{ itemId: '100010', qty: 1 }], coupons: ['BASKET5'] }),
      () => guest.put(ITEM, { items: [{ cartItemId: row, qty: 5 }] }),
      () => guest.put(`${ITEM}?cartId=${cartId}`, { ...here, items: [{ cartItemId: row, qty: 0 }] }),
      () => guest.put(ITEM, { items: [{ cartItemId: row, deliveryType: 'PICKUP', pickupStoreNumber: '1547' }] }),
      () => guest.put(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] }),
      () => guest.delete(`${ITEM}/${row}`),
      () => guest.delete(`${ITEM}/${row}?cartId=${cartId}`, { cartId, cartItemId: row }),
      () => change('APPLY_COUPON', { coupons: ['BASKET5'] }),
      () => change('APPLY_COUPON', { ...here, coupons: ['ITEM10'] }),
      () => change('REMOVE_COUPON', { coupons: ['BASKET5'] }),
      () => change('PROCEED_CHECKOUT', { proceedCheckout: true, continueAsGuest: true }),
      () => change('PROCEED_CHECKOUT', { ...here, proceedCheckout: false }),
      () => change('UPDATE_DELIVERY', { futureDelivery: { date: '2026-12-15' } }),
      () => change('UPDATE_DELIVERY', { items: [{ cartItemId: row, deliveryType: 'PICKUP', pickupStoreNumber: '1547' }] }),
      () => change('UPDATE_ACCOUNTING', { accountingInfo: { poNumber: 'PO-1' } }),
      () => change('UPDATE_CART', { ...here, zipcode: '03060' }),
      () => change('UPDATE_CART', { hasSeenChanges: true }),
      () => change('UPDATE_CART', { status: 'CANCELLED' }),
      () => change('UPDATE_CART', { cartEasyRewards: { redeem: 5 } }),
      () => guest.post(`${CHECKOUT}/address`, { ...GAIL, address1: '99 Other St' }),
      () => guest.put(`${CHECKOUT}/address/${address}`, { ...GAIL, address1: '99 Other St' }),
      () => guest.delete(`${CHECKOUT}/address/${address}`),
      () => guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Otto', lastName: 'Other', phone: '5085550101', email: GAIL.email }),
      () => guest.post(`${CHECKOUT}/payment`, card),
      () => guest.post(`${CHECKOUT}/payment`, giftCard('large')),
      () => guest.put(`${CHECKOUT}/payment/${payment}`, { amount: 1 }),
      () => guest.delete(`${CHECKOUT}/payment/${payment}`),
      () => guest.post('/cc/api/sfl', { item: { itemId: '100001', cartItemId: row } }),
      () => guest.post('/cc/api/sfl/move', {}),
      () => placeOrder(guest, { cartId }),
      () => placeOrder(guest, { ...here, ordTotal: 0 }),
    ];
    expect(commands.length).toBeGreaterThanOrEqual(30);
    for (const [index, command] of commands.entries()) {
      const { status } = await command(guest);
      expect([index, status < 500]).toEqual([index, true]);
      expect([index, await rowsOfOrder(site, orderNumber)]).toEqual([index, before]);
    }
    const { rows } = await site.database.query('select count(*)::int as orders from orders where cart_id = $1', [cartId]);
    expect(rows).toEqual([{ orders: 1 }]);
  });
});
