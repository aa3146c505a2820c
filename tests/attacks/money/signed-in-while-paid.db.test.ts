import { describe, expect, it } from 'vitest';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

/** A guest whose bank asks about their order, their other tab, and the no that they give. */
async function whoWillSayNo(itemId: string) {
  const guest = aVisitor(site);
  await guest.add({ itemId, qty: 3 });
  const { cartId } = await readyToOrder(site, guest, CARDS.challenged);
  const { transactionId = '' } = (await placeOrder(guest)).body;
  const tab = aVisitor(site);
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
  const sayNo = async () => {
    await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'deny' }),
    });
    const fields = new URLSearchParams({ transactionId, status: 'N' });
    await tab.post('/cc/api/tdprocess', fields.toString(), { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  };
  const { rows } = await site.database.query<{ order_number: string }>('select order_number from orders where cart_id = $1', [cartId]);
  return { guest, tab, cartId, sayNo, orderNumber: rows[0]?.order_number ?? '' };
}

const cartOf = async (visitor: ReturnType<typeof aVisitor>) => (await visitor.cart()).items.map(({ itemId, qty }) => [itemId, qty]);

/** Until so many wait for a lock of somebody else's. */
const waiting = async (count: number) => {
  const asked = "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await site.database.query(asked)).rows[0].n, { timeout: 20_000 }).toBe(count);
};

describe('a guest who signs in while their order is being paid', () => {
  it('has their cart when it comes to nothing', async () => {
    const { guest, cartId, sayNo } = await whoWillSayNo('100001');
    await signIn(guest, 'sam.shopper@example.com');
    await guest.add({ itemId: '100002', qty: 1 });
    await sayNo();
    expect((await placeOrder(guest, { cartId })).status).toBe(400);
    expect((await cartOf(guest)).toSorted()).toEqual([
      ['100001', 3],
      ['100002', 1],
    ]);
  });

  it('has it, too, when that happens between their cart and their order', async () => {
    const { guest, tab, cartId, sayNo, orderNumber } = await whoWillSayNo('100016');
    await sayNo();
    const client = await site.database.connect();
    try {
      await client.query('begin');
      await client.query('select from orders where order_number = $1 for update', [orderNumber]);
      const refused = placeOrder(tab, { cartId });
      await waiting(1);
      const signedIn = signIn(guest, 'preston.premium@example.com');
      await waiting(2);
      await client.query('commit');
      expect((await refused).status).toBe(400);
      await signedIn;
    } finally {
      client.release();
    }
    expect(await cartOf(guest)).toContainEqual(['100016', 3]);
  });
});
