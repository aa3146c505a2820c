import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VendorAnswer } from '#server/gateways/payment-vendor.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
afterEach(() => void vi.restoreAllMocks());

async function aGuestReadyToOrder(number: string = CARDS.approved) {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, number);
  return { place: () => placeOrder(guest, { cartId }) };
}

/** The vendor takes the next payment as ever, and says something else about it. */
function vendorSaysOnce(answerOf: (told: VendorAnswer) => VendorAnswer): void {
  const { authorize } = site.shop.paymentVendor;
  vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => answerOf(await authorize(request)));
}

describe('a challenge under the name of another payment', () => {
  it('says nothing about this one: it is logged and counted, and the order is placed once the vendor tells of its own', async () => {
    const first = await (await aGuestReadyToOrder(CARDS.challenged)).place();
    const { transactionId = '', challengeUrl = '' } = first.body;
    const guest = await aGuestReadyToOrder();
    vendorSaysOnce(() => ({ kind: 'CHALLENGE', vendorId: 'auth_1', transactionId, challengeUrl }));
    const { status, body } = await guest.place();
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PROCESSING' } });
    expect(site.logged.filter((line) => line.includes('under the name of another payment') && line.includes(transactionId))).toHaveLength(
      1,
    );
    expect(await site.shop.metrics.text()).toContain('shop_vendor_calls_total{operation="challenge",outcome="mismatch"} 1');
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 3_000));
    await reconcile(site.shop);
    site.setNow(begun);
    expect((await guest.place()).body).toMatchObject({ status: 'PLACED', orderNumber: body.orderNumber });
  });
});
