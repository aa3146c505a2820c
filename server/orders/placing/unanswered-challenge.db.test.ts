import { describe, expect, it, vi } from 'vitest';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

describe('a payer who never answers their bank', () => {
  it('has no order when its time is up, and answering after that charges nothing', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { cartId } = await readyToOrder(site, guest, CARDS.challenged);
    const { transactionId = '' } = (await placeOrder(guest)).body;
    site.setNow(new Date(site.shop.now().getTime() + 11 * 60_000));
    await reconcile(site.shop);
    const { rows } = await site.database.query(
      'select o.order_number, o.state as status, p.state from orders o join order_payments p using (order_number) where cart_id = $1',
      [cartId],
    );
    expect(rows).toMatchObject([{ status: 'ABANDONED', state: 'VOIDED' }]);
    const late = await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'approve' }),
    });
    expect(await late.json()).toMatchObject({ status: 'N' });
    expect(await ledgerOf(site, rows[0].order_number)).toMatchObject([{ type: 'AUTHORIZE', status: 'DECLINED' }]);
    expect((await guest.cart()).items).toHaveLength(1);
  });

  it('is looked at once more when its time is up, and not up to a minute later; after that as before [T22]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { cartId } = await readyToOrder(site, guest, CARDS.challenged);
    expect((await placeOrder(guest)).body.status).toBe('CHALLENGE');
    const begun = site.shop.now().getTime();
    const nextLook = async () => {
      const { rows } = await site.database.query('select look_at, held_until from orders where cart_id = $1', [cartId]);
      return { at: rows[0].look_at.getTime(), until: rows[0].held_until.getTime() };
    };
    site.setNow(new Date(begun + 580_000));
    await reconcile(site.shop);
    const { at, until } = await nextLook();
    expect(at).toBe(until);
    // One that cannot be ended when its time is up is not asked about without a pause.
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockRejectedValue(new Error('a vendor that cannot even be asked'));
    site.setNow(new Date(until + 1_000));
    await reconcile(site.shop);
    expect((await nextLook()).at).toBeGreaterThan(site.shop.now().getTime() + 30_000);
    vi.restoreAllMocks();
    site.setNow(new Date((await nextLook()).at));
    await reconcile(site.shop);
    expect((await guest.cart()).items).toHaveLength(1);
  });
});
