import { expect, it, describe } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import type { Shop } from '#server/shop.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const WAREHOUSE = 'warehouse';

/** The shop where the vendor refuses to take more than ten dollars at once. */
function wary(): Shop {
  const { paymentVendor } = site.shop;
  const capture: typeof paymentVendor.capture = async (request) =>
    request.amountCents > 1000 ? 'REFUSED' : paymentVendor.capture(request);
  return { ...site.shop, paymentVendor: { ...paymentVendor, capture } };
}

/** An order of 49.93 for which ten dollars were taken from a gift card, and then its credit card refused to pay the rest. */
async function aPartlyChargedOrder() {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await goToCheckout(guest);
  await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const number = (await placeOrder(guest)).body.orderNumber ?? '';
  await site.hearEvents();
  const order = async () => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
  const shipmentId = (await order()).shipments[0]?.shipmentId ?? '';
  expect(await moveShipment(wary(), shipmentId, 'SHIPPED', WAREHOUSE)).toBe('REFUSED');
  expect((await order()).status).toBe('PLACED');
  return { guest, number, order, shipmentId };
}

const booked = async (number: string) =>
  (await ledgerOf(site, number)).filter(({ type }) => type !== 'AUTHORIZE').map(({ type, amount }) => [type, amount]);
const unbroken = async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);

describe('a shipment for which one tender paid and the other refused', () => {
  it('costs nothing when it is cancelled: what was taken is given back, what is held is let go', async () => {
    const { guest, number, order } = await aPartlyChargedOrder();
    expect((await guest.post(`/cc/api/orders/${number}/cancel`)).status).toBe(200);
    expect((await order()).status).toBe('CANCELLED');
    expect((await booked(number)).toSorted()).toEqual([
      ['CAPTURE', 10],
      ['REFUND', 10],
      ['VOID', 39.93],
    ]);
    await unbroken();
  });

  it('leaves when the other pays after all, and nothing is taken twice', async () => {
    const { number, order, shipmentId } = await aPartlyChargedOrder();
    expect(await moveShipment(wary(), shipmentId, 'SHIPPED', WAREHOUSE)).toBe('REFUSED');
    expect(await moveShipment(site.shop, shipmentId, 'SHIPPED', WAREHOUSE)).toBe('DONE');
    expect((await order()).status).toBe('SHIPPED');
    expect(await booked(number)).toEqual([
      ['CAPTURE', 10],
      ['CAPTURE', 39.93],
    ]);
    await unbroken();
  });
});
