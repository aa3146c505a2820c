import { describe, expect, it } from 'vitest';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const RITA = 'rita.rewards@example.com';

/** Somebody who has ordered without saying who they are. */
async function aGuestWithAnOrder(email = RITA): Promise<{ guest: Visitor; orderNumber: string; cartId: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, undefined, email);
  const { status, body } = await placeOrder(guest, { cartId });
  expect(status).toBe(200);
  return { guest, orderNumber: body.orderNumber ?? '', cartId };
}

const listed = async (visitor: Visitor) =>
  (await visitor.get<{ orders: { orderNumber: string }[] }>('/cc/api/orders')).body.orders.map(({ orderNumber }) => orderNumber);

describe('a guest who has ordered and signs in', () => {
  it('sees the order still, finds it among their orders, here and elsewhere, and can cancel it', async () => {
    const { guest, orderNumber, cartId } = await aGuestWithAnOrder();
    await signIn(guest, RITA);
    expect((await guest.get(`/cc/api/orders/${orderNumber}`)).status).toBe(200);
    expect(await listed(guest)).toContain(orderNumber);
    expect((await placeOrder(guest, { cartId })).body).toMatchObject({ status: 'PLACED', orderNumber });
    const elsewhere = aVisitor(site);
    await signIn(elsewhere, RITA);
    expect(await listed(elsewhere)).toContain(orderNumber);
    expect((await guest.post(`/cc/api/orders/${orderNumber}/cancel`)).status).toBe(200);
  });

  it('finds it by its number and e-mail without signing in, as before, and nobody else sees it', async () => {
    const { guest, orderNumber } = await aGuestWithAnOrder();
    const { orderNumber: foreign } = await aGuestWithAnOrder();
    await signIn(guest, RITA);
    const stranger = aVisitor(site);
    expect((await stranger.get(`/cc/api/orders/${orderNumber}?email=${RITA}`)).status).toBe(200);
    expect((await stranger.get(`/cc/api/orders/${orderNumber}`)).status).toBe(404);
    await signIn(stranger, 'sam.shopper@example.com');
    expect((await stranger.get(`/cc/api/orders/${orderNumber}`)).status).toBe(404);
    expect(await listed(stranger)).not.toContain(orderNumber);
    expect(await listed(guest)).not.toContain(foreign);
  });

  it('is the only one who takes it along: whoever signs in next at the same machine does not', async () => {
    const { guest, orderNumber } = await aGuestWithAnOrder('somebody.else@example.com');
    await signIn(guest, RITA);
    expect(await listed(guest)).not.toContain(orderNumber);
    expect((await guest.post(`/cc/api/orders/${orderNumber}/cancel`)).status).toBe(404);
  });

  it('or opens an account', async () => {
    const { guest, orderNumber } = await aGuestWithAnOrder('gail.new@example.com');
    const person = { email: 'gail.new@example.com', password: 'a-fine-pass-phrase', firstName: 'Gail', lastName: 'New' };
    expect((await guest.post('/cc/api/auth/register', person)).status).toBe(200);
    expect(await listed(guest)).toEqual([orderNumber]);
  });
});
