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

describe('the addresses that somebody is known by', () => {
  const MILL_ROAD = { ...GAIL, firstName: 'Sam', lastName: 'Shopper', address1: '9 Mill Rd', city: 'Worcester', zipCode: '01608' };

  it('are told beside the cart, the default first, and each can be where the order goes [C1-37]', async () => {
    const sam = aVisitor(site);
    await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
    const { type: _, email: __, ...kept } = { ...MILL_ROAD };
    expect((await sam.post('/cc/api/account/addresses', kept)).status).toBe(200);
    await sam.add({ itemId: '100001', qty: 1 });
    const { knownAddresses } = await sam.cart();
    expect(knownAddresses.map(({ address1 }) => address1)).toEqual(['12 Main St', '9 Mill Rd']);
    await sam.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    const { body } = await sam.post<CartResponse>(`${CHECKOUT}/address`, { type: 'SB', addressId: knownAddresses[1]?.id });
    expect(purposes(body.cartInfo)).toEqual([
      ['SB', '9 Mill Rd'],
      ['SB', '9 Mill Rd'],
    ]);
    expect((await aVisitor(site).cart()).knownAddresses).toEqual([]);
  });

  it('stand behind the usual one by when they were last used, then by name', async () => {
    const rita = aVisitor(site);
    await rita.post('/cc/api/auth/login', { email: 'rita.rewards@example.com', password: 'Foolscap-demo-1' });
    const known = async () => (await rita.cart()).knownAddresses.map(({ address1 }) => address1);
    const [usual] = await known();
    const keep = (lastName: string, address1: string) => {
      const { type: _, email: __, ...kept } = { ...MILL_ROAD, lastName, address1 };
      return rita.post('/cc/api/account/addresses', kept);
    };
    for (const [name, street] of [
      ['Zander', '1 Zoo Ln'],
      ['baker', '2 Bay St'],
      ['Adams', '3 Ash St'],
    ] as const)
      expect((await keep(name, street)).status).toBe(200);
    expect(await known()).toEqual([usual, '3 Ash St', '2 Bay St', '1 Zoo Ln']);
    await rita.add({ itemId: '100001', qty: 1 });
    await rita.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    const zoo = (await rita.cart()).knownAddresses.at(-1)?.id;
    await rita.post(`${CHECKOUT}/address`, { type: 'SB', addressId: zoo });
    await rita.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    expect((await placeOrder(rita)).body.status).toBe('PLACED');
    expect(await known()).toEqual([usual, '1 Zoo Ln', '3 Ash St', '2 Bay St']);
  });

  it('are those of their organization, too, the ship-to that was chosen first', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const known = async () => (await bea.cart()).knownAddresses;
    expect((await known()).map(({ address1 }) => address1)).toEqual(['40 Wharf St', '9 Mill Rd']);
    expect((await bea.post(`/cc/api/address/shipto/${(await known())[1]?.id}`, {})).status).toBe(200);
    expect((await known()).map(({ address1 }) => address1)).toEqual(['9 Mill Rd', '40 Wharf St']);
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

describe('questions about the address of the delivery and about that of the bill', () => {
  const DOUBTED = { address1: 'Main Street' };
  const MISPLACED = { city: 'Boston' };
  const idOf = ({ addresses }: CartResponse['cartInfo'], type: string) => addresses.find((one) => one.type === type)?.id;

  async function inCheckout(): Promise<Visitor> {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    return guest;
  }

  it.each([
    ['the delivery first', ['S', 'B']],
    ['the bill first', ['B', 'S']],
  ])('stay open each, %s, until they are answered', async (_order, types) => {
    const guest = await inCheckout();
    for (const type of types) await set(guest, { type, ...(type === 'S' ? MISPLACED : DOUBTED) });
    const asked = await guest.cart();
    expect(asked.suggestedAddress?.id).toBe(idOf(asked, 'S'));
    expect(asked.doubtedAddressId).toBe(idOf(asked, 'B'));
    const answered = await set(guest, { type: 'S', ...MISPLACED, useAsEntered: true });
    expect([answered.suggestedAddress, answered.doubtedAddressId]).toEqual([null, idOf(asked, 'B')]);
    expect((await set(guest, { type: 'B', ...DOUBTED, useAsEntered: true })).doubtedAddressId).toBeNull();
  });

  it.each([
    ['the delivery first', ['S', 'B']],
    ['the bill first', ['B', 'S']],
  ])('of one kind come one after the other, the one about the delivery before the other, %s', async (_order, types) => {
    const guest = await inCheckout();
    for (const type of types) await set(guest, { type, ...DOUBTED, address2: type });
    const asked = await guest.cart();
    expect(asked.doubtedAddressId).toBe(idOf(asked, 'S'));
    const first = asked.addresses.find(({ type }) => type === 'S');
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}/address/${first?.id}`, {
      ...GAIL,
      type: 'S',
      ...DOUBTED,
      useAsEntered: true,
    });
    expect(body.cartInfo.doubtedAddressId).toBe(idOf(asked, 'B'));
  });

  it('are gone with an address that the order uses no more', async () => {
    const guest = await inCheckout();
    await set(guest, { type: 'B', ...DOUBTED });
    const before = await set(guest, { type: 'S', ...MISPLACED });
    expect((await set(guest, { type: 'S' })).suggestedAddress).toBeNull();
    expect((await guest.cart()).doubtedAddressId).toBe(idOf(before, 'B'));
    await guest.delete(`${CHECKOUT}/address/${idOf(before, 'B')}`);
    expect((await guest.cart()).doubtedAddressId).toBeNull();
    await set(guest, { type: 'B', ...DOUBTED });
    expect(await set(guest, { type: 'SB' })).toMatchObject({ suggestedAddress: null, doubtedAddressId: null });
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
