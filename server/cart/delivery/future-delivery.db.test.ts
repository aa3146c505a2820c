import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const site = useShop();

type Refused = { code: string; errors?: { field: string; code: string }[] };

function choose(visitor: Visitor, date: string | null, actionType = 'UPDATE_CART'): Promise<Answer<CartResponse & Refused>> {
  return visitor.put(`${CART}?actionType=${actionType}`, { futureDelivery: { date } });
}

async function aBuyer(email: string): Promise<Visitor> {
  const buyer = aVisitor(site, { host: 'business.localhost' });
  const { status } = await buyer.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  expect(status).toBe(200);
  return buyer;
}

describe('a later delivery day', () => {
  it('is chosen from the earliest one on, moves what is shipped, and is taken back by null [C3-12]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100001', qty: 1 },
      { itemId: '100003', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    );
    expect(cart.futureDelivery).toEqual({ date: null, earliestDeliveryDate: '2026-11-23', messages: [] });
    const { status, body } = await choose(guest, '2026-12-01');
    expect(status).toBe(200);
    expect(body.cartInfo.futureDelivery).toEqual({ date: '2026-12-01', earliestDeliveryDate: '2026-11-23', messages: [] });
    expect(rowOf(body.cartInfo, '100001').selectedDeliveryOption).toMatchObject({
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-12-01',
      maxDeliveryDate: '2026-12-01',
    });
    expect(rowOf(body.cartInfo, '100003').selectedDeliveryOption.maxDeliveryDate).toBe('2026-11-20');
    expect(body.cartInfo.deliveryGroups.map(({ title }) => title)).toEqual([
      'Pick up in 1-hour at Framingham, MA',
      'Delivered by Tue, Dec 1',
    ]);
    const back = await choose(guest, null, 'UPDATE_DELIVERY');
    expect(back.body.cartInfo.futureDelivery.date).toBeNull();
    expect((await guest.cart()).futureDelivery).toEqual({ date: null, earliestDeliveryDate: '2026-11-23', messages: [] });
  });

  it('is bounded by 90 days and falls on a business day; anything else changes nothing', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    for (const [date, code] of [
      ['2026-11-20', 'TOO_EARLY'],
      ['2026-11-26', 'NO_BUSINESS_DAY'],
      ['2026-11-29', 'NO_BUSINESS_DAY'],
      ['2027-02-22', 'TOO_LATE'],
      ['2026-02-30', 'NOT_A_DATE'],
    ] as const) {
      const { status, body } = await choose(guest, date);
      expect([status, body.code, body.errors], date).toMatchObject([400, 'INVALID_REQUEST', [{ field: 'futureDelivery.date', code }]]);
    }
    expect((await guest.cart()).futureDelivery.date).toBeNull();
    // 90 days after November 23 is February 21, a Sunday.
    expect((await choose(guest, '2027-02-19')).status).toBe(200);
  });

  it('is not to be had where nothing is shipped', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100022', qty: 1 }, { itemId: '100003', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect((await guest.cart()).futureDelivery.earliestDeliveryDate).toBeNull();
    expect((await choose(guest, '2026-12-01')).body.errors).toMatchObject([{ code: 'NOTHING_SHIPPED' }]);
  });

  it('is bounded by 15 days for an account with that window only', async () => {
    const buyer = await aBuyer('bo.buyer@cedarlegal.example');
    await buyer.add({ itemId: '100001', qty: 1 });
    expect((await choose(buyer, '2026-12-08')).status).toBe(200);
    expect((await choose(buyer, '2026-12-09')).body.errors).toMatchObject([{ code: 'TOO_LATE' }]);
  });

  it('that time has overtaken is dropped, which is told once [C3-12]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await choose(guest, '2026-11-24');
    site.setNow(new Date('2026-11-24T17:00:00Z'));
    const late = await guest.cart();
    const again = await guest.cart();
    site.setNow(TEST_NOW);
    expect(late.futureDelivery).toMatchObject({
      date: null,
      earliestDeliveryDate: '2026-11-25',
      messages: [{ code: 'FUTURE_DATE_PASSED', type: 'WARN' }],
    });
    expect(late.futureDelivery.messages[0]?.message).toContain('Tue, Nov 24');
    expect(again.futureDelivery).toEqual({ date: null, earliestDeliveryDate: '2026-11-25', messages: [] });
    expect((await guest.cart()).futureDelivery.date).toBeNull();
  });

  it('that a new row overtakes is dropped with the answer to that change', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await choose(guest, '2026-12-01');
    const cart = await guest.add({ itemId: '100025', qty: 1 });
    expect(cart.futureDelivery).toMatchObject({
      date: null,
      earliestDeliveryDate: '2026-12-07',
      messages: [{ code: 'FUTURE_DATE_PASSED' }],
    });
  });

  it('is carried by the order, and one that was overtaken meanwhile is not ordered unseen', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await choose(guest, '2026-11-24');
    await readyToOrder(site, guest);
    site.setNow(new Date('2026-11-24T17:00:00Z'));
    const late = await placeOrder(guest);
    site.setNow(TEST_NOW);
    expect(late).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    const placed = await placeOrder(guest);
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    expect(placed.body.order).toMatchObject({
      futureDeliveryDate: '2026-11-24',
      items: [{ minDeliveryDate: '2026-11-24', maxDeliveryDate: '2026-11-24' }],
    });
  });
});
