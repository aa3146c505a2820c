import { describe, expect, it } from 'vitest';
import type { Order, ReturnPreview } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import type { Shop } from '#server/shop.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { CARDS, CHECKOUT, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { moveShipment, type Destination } from './move-shipment.ts';
import { prepareOrder } from './prepare-order.ts';
import { resumeFulfilment } from './resume-fulfilment.ts';

const site = useShop();
const GIFT_CARD = '100032';
const DOWNLOAD = '100022';
const PAPER = '100001';

/** The shop where the vendor answers so when it is to take money. */
function where(answer: (cents: number) => 'REFUSED' | 'UNKNOWN' | undefined): Shop {
  const { paymentVendor } = site.shop;
  const capture: typeof paymentVendor.capture = async (request) => answer(request.amountCents) ?? paymentVendor.capture(request);
  return { ...site.shop, paymentVendor: { ...paymentVendor, capture } };
}

async function bring(shop: Shop, order: Order, kind: 'PARCEL' | 'PICKUP', ...stops: Destination[]): Promise<void> {
  const { shipmentId = '' } = order.shipments.find((one) => one.kind === kind) ?? {};
  for (const stop of stops) await moveShipment(shop, shipmentId, stop, 'warehouse');
}

describe('an order with a gift card that is not paid for', () => {
  it.each(['REFUSED', 'UNKNOWN'] as const)('gives the other goods back, though its vendor answered %s', async (answer) => {
    const guest = aVisitor(site);
    await guest.add({ itemId: GIFT_CARD, qty: 1, personalization: A_GIFT }, { itemId: PAPER, qty: 1 });
    await readyToOrder(site, guest);
    const path = `/cc/api/orders/${(await placeOrder(guest)).body.orderNumber}`;
    const shop = where((cents) => (cents === 5000 ? answer : undefined));
    await prepareOrder(shop, path.split('/').at(-1) ?? '');
    await site.hearEvents();
    await bring(shop, (await guest.get<Order>(path)).body, 'PARCEL', 'SHIPPED', 'DELIVERED');
    const { body: before } = await guest.get<Order>(path);
    expect(before).toMatchObject({ status: 'DELIVERED', paid: 49.93, abilities: { return: true } });
    const preview = await guest.post<ReturnPreview>(`${path}/return/preview`);
    expect({ status: preview.status, refund: preview.body.refund }).toEqual({ status: 200, refund: 49.93 });
    const { status, body } = await guest.post<Order>(`${path}/return`);
    expect({ status, returns: body.returns }).toMatchObject({ status: 200, returns: [{ refund: 49.93, status: 'REFUNDED' }] });
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });

  it('is cancelled when the card had paid its share: the rest of the hold is let go where it lies', async () => {
    const guest = aVisitor(site);
    await guest.add(
      { itemId: GIFT_CARD, qty: 1, personalization: A_GIFT },
      { itemId: DOWNLOAD, qty: 1 },
      { itemId: PAPER, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    );
    await goToCheckout(guest);
    const person = { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' };
    await guest.post(`${CHECKOUT}/pickupperson`, person);
    await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 60 }));
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const number = (await placeOrder(guest)).body.orderNumber ?? '';
    const path = `/cc/api/orders/${number}`;
    const pickupCents = 4993;
    const shop = where((cents) => (cents === pickupCents ? 'UNKNOWN' : cents < 2000 ? 'REFUSED' : undefined));
    await bring(shop, (await guest.get<Order>(path)).body, 'PICKUP', 'READY_FOR_PICKUP', 'PICKED_UP');
    // Of what comes by e-mail the card pays its part, and the gift card refuses the little that was left for it.
    await prepareOrder(shop, number);
    await site.hearEvents();
    const cancelled = await guest.post<Order>(`${path}/cancel`);
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    const [gift, card] = cancelled.body.orderPayment;
    expect(gift?.money).toMatchObject({ charged: 49.93, released: 10.07 });
    expect(card?.money.released).toBe(0);
    expect(card?.money.charged).toBe(card?.money.refunded);
    const now = site.shop.now();
    site.setNow(new Date(now.getTime() + 60_000));
    await resumeFulfilment(site.shop);
    expect((await guest.get<Order>(path)).body).toMatchObject({ status: 'PICKED_UP', paid: 49.93 });
    site.setNow(now);
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });
});
