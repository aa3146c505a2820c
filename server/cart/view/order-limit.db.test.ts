import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

async function signedIn(email: string): Promise<Visitor> {
  const visitor = aVisitor(site, { host: 'business.localhost' });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const cartOf = async (visitor: Visitor) => (await visitor.get<CartResponse>('/cc/api/checkout')).body.cartInfo;

describe('a buyer with a limit for each order', () => {
  it('hears in the cart by how much it is above and whom to ask, and the order is refused in the same words', async () => {
    const bea = await signedIn('bea.buyer@harbordental.example');
    await bea.add({ itemId: '100001', qty: 20 });
    const { cartAccountInfo, cartSummary } = await cartOf(bea);
    const over = Math.round((cartSummary.ordTotal - 500) * 100) / 100;
    expect(over).toBeGreaterThan(0);
    const approver = { name: 'Ann Approver', email: 'ann.approver@harbordental.example' };
    expect(cartAccountInfo?.orderLimit).toEqual({ limit: 500, over, approver });
    await readyToOrder(site, bea);
    const told = (await cartOf(bea)).cartAccountInfo?.orderLimit?.over ?? 0;
    const refused = await placeOrder(bea);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(Reflect.get(refused.body, 'message')).toContain(`Over your $500.00 order limit by $${told.toFixed(2)}`);
    expect(Reflect.get(refused.body, 'message')).toContain('ask Ann Approver');
  });

  it('hears nothing within it, and orders', async () => {
    const bea = await signedIn('bea.buyer@harbordental.example');
    const { items } = await cartOf(bea);
    await bea.put('/cc/api/checkout/default/item', { items: items.map(({ cartItemId }) => ({ cartItemId, qty: 2 })) });
    expect((await cartOf(bea)).cartAccountInfo?.orderLimit).toBeNull();
    await readyToOrder(site, bea);
    expect((await placeOrder(bea)).body.status).toBe('PLACED');
  });

  it('is no business of who has none', async () => {
    const carl = await signedIn('carl.contract@harbordental.example');
    await carl.add({ itemId: '100001', qty: 20 });
    expect((await cartOf(carl)).cartAccountInfo?.orderLimit).toBeNull();
  });
});
