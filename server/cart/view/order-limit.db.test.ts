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
  it('hears in the cart by how much it is above, and that the order waits; of an organization without approvals it is refused in the same words', async () => {
    const bea = await signedIn('bea.buyer@harbordental.example');
    await bea.add({ itemId: '100001', qty: 20 });
    const { cartAccountInfo, cartSummary } = await cartOf(bea);
    const over = Math.round((cartSummary.ordTotal - 500) * 100) / 100;
    expect(over).toBeGreaterThan(0);
    const approver = { name: 'Ann Approver', email: 'ann.approver@harbordental.example' };
    expect(cartAccountInfo?.orderLimit).toEqual({ limit: 500, over, approver });
    expect(cartAccountInfo?.approval).toEqual({
      reasons: [{ kind: 'ORDER_LIMIT', text: `$${over.toFixed(2)} over a $500.00 order limit` }],
    });
    await readyToOrder(site, bea);
    const approvals = (has: boolean) =>
      site.database.query(
        `update accounts set settings = settings || jsonb_build_object('hasApprovals', $1::boolean) where account_number = '4410001'`,
        [has],
      );
    await approvals(false);
    const bound = await signedIn('bea.buyer@harbordental.example');
    const told = (await cartOf(bea)).cartAccountInfo?.orderLimit?.over ?? 0;
    const refused = await placeOrder(bound);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(Reflect.get(refused.body, 'message')).toContain(`Over your $500.00 order limit by $${told.toFixed(2)}`);
    expect(Reflect.get(refused.body, 'message')).toContain('ask Ann Approver');
    await approvals(true);
  });

  it('hears nothing within it, and orders', async () => {
    const bea = await signedIn('bea.buyer@harbordental.example');
    const { items } = await cartOf(bea);
    await bea.put('/cc/api/checkout/default/item', { items: items.map(({ cartItemId }) => ({ cartItemId, qty: 2 })) });
    expect((await cartOf(bea)).cartAccountInfo).toMatchObject({ orderLimit: null, approval: null });
    await readyToOrder(site, bea);
    expect((await placeOrder(bea)).body.status).toBe('PLACED');
  });

  it('is no business of who has none', async () => {
    const carl = await signedIn('carl.contract@harbordental.example');
    await carl.add({ itemId: '100001', qty: 20 });
    expect((await cartOf(carl)).cartAccountInfo?.orderLimit).toBeNull();
  });
});
