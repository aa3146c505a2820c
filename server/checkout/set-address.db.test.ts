import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

async function set(visitor: Visitor, address: Record<string, unknown>): Promise<CartResponse['cartInfo']> {
  const { status, body } = await visitor.post<CartResponse>(`${CHECKOUT}/address`, { ...GAIL, ...address });
  expect(status).toBe(200);
  return body.cartInfo;
}

const purposes = ({ addresses }: CartResponse['cartInfo']) => addresses.map(({ type, address1 }) => [type, address1]);

describe('what an address is for', () => {
  it('is one thing, once the other has an address of its own, and both again', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const both = [
      ['SB', '12 Main St'],
      ['SB', '12 Main St'],
    ];
    expect(purposes(await goToCheckout(guest))).toEqual(both);
    const billed = await set(guest, { type: 'B', address1: '1 Ledger Lane' });
    expect(purposes(billed)).toEqual([
      ['S', '12 Main St'],
      ['B', '1 Ledger Lane'],
    ]);
    expect(purposes(await set(guest, { type: 'SB' }))).toEqual(both);
    expect(purposes(await set(guest, { type: 'S', address1: '7 Dock Rd' }))).toEqual([
      ['S', '7 Dock Rd'],
      ['B', '12 Main St'],
    ]);
  });

  it('of an order that is picked up is the store: ST [C3-92]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'gail@example.com' });
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const { body } = await placeOrder(guest);
    expect(body.status).toBe('PLACED');
    const order = await guest.get<{ addresses: { type: string; storeNumber: string | null; city: string }[] }>(
      `/cc/api/orders/${body.orderNumber}`,
    );
    expect(order.body.addresses.filter(({ type }) => type === 'ST')).toMatchObject([{ storeNumber: '1547', city: 'Framingham' }]);
  });
});

describe('an address that cannot be verified', () => {
  it('is told by its id until it is set as it was entered, and blocks nothing else', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const doubted = await goToCheckout(guest, { ...GAIL, address1: 'Main Street' });
    expect(doubted.doubtedAddressId).toBe(doubted.addresses[0]?.id);
    expect((await set(guest, { address1: 'Main Street', useAsEntered: true })).doubtedAddressId).toBeNull();
    await set(guest, { address1: 'Main Street' });
    expect((await set(guest, {})).doubtedAddressId).toBeNull();
  });
});

describe('an address that was set before something else was added', () => {
  it('takes no furniture where it is a PO box, in whatever order both came', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest, { ...GAIL, address1: 'PO Box 12' });
    await guest.add({ itemId: '100020', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    expect((await guest.cart()).stillMissing).toContain('UN_DELIVERABLE_ADDRESSES');
    const refused = await placeOrder(guest);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map(({ code }) => code)).toContain('UN_DELIVERABLE_ADDRESSES');
    expect((await set(guest, {})).stillMissing).not.toContain('UN_DELIVERABLE_ADDRESSES');
  });
});
