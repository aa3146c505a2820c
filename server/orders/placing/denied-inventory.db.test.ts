import { describe, expect, it } from 'vitest';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { addressBlock, reserve } from '../../limits/index.ts';
import { LIMITS } from '../../limits/limits.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const ITEM = '100002';
const UNITS = 200;
const { most } = LIMITS.HOLD_ADDRESS;

async function held(): Promise<number> {
  const { rows } = await site.database.query<{ n: number }>(
    "select coalesce(sum(qty), 0)::int as n from stock_holds where item_id = $1 and state = 'HELD'",
    [ITEM],
  );
  return rows[0]?.n ?? -1;
}

/** A guest whose card will ask its payer something that nobody answers. */
async function anIdler(address: string): Promise<Visitor> {
  const visitor = aVisitor(site, { address });
  await visitor.add({ itemId: ITEM, qty: 1 });
  await readyToOrder(site, visitor, CARDS.challenged);
  return visitor;
}

describe('whoever wants nobody else to have it', () => {
  it('holds nothing by putting it into carts, nor by going to checkout with it [T22]', async () => {
    await setStock(site, ITEM, UNITS);
    for (const visitor of await Promise.all(Array.from({ length: 10 }, () => anIdler('192.0.2.1')))) {
      await visitor.get('/cc/api/checkout?grindType=ALL');
    }
    expect(await held()).toBe(0);
  });

  it('holds with one session one order at a time, however often it is sent [T22]', async () => {
    const visitor = await anIdler('192.0.2.2');
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(visitor)));
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['CHALLENGE']));
    expect((await visitor.post(`${CHECKOUT}/item`, { items: [{ itemId: ITEM, qty: 1 }] })).status).toBe(409);
    expect(await held()).toBe(1);
  });

  it('holds from one network as much as the table says, and all of it is free again when its time is up [T22]', async () => {
    // All but four of its seats are those of orders that came before.
    const earlier = await reserve(site.shop, [{ kind: 'HOLD_ADDRESS', subject: addressBlock('198.18.7.7') }], most - 4);
    expect(earlier).toMatchObject({ ok: true, count: most - 4 });
    const idlers = await Promise.all(Array.from({ length: 10 }, () => anIdler('198.18.7.7')));
    const answers = await Promise.all(idlers.map((idler) => placeOrder(idler)));
    expect(answers.filter(({ body }) => body.status === 'CHALLENGE')).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    expect(await held()).toBe(1 + 4);
    // Somebody of another network buys, and who pays holds no seat of theirs.
    for (let n = 0; n < 3; n += 1) {
      const buyer = aVisitor(site, { address: '198.18.8.8' });
      await buyer.add({ itemId: ITEM, qty: 1 });
      await readyToOrder(site, buyer);
      expect((await placeOrder(buyer)).body.status).toBe('PLACED');
    }
    site.setNow(new Date(site.shop.now().getTime() + 10 * 60_000 + 5_000));
    await site.hearEvents();
    await reconcile(site.shop);
    expect(await held()).toBe(0);
    const { rows } = await site.database.query(
      "select state, count(*)::int as n from orders where state <> 'PLACED' and origin = 'SHOP' group by 1",
    );
    expect(rows).toEqual([{ state: 'ABANDONED', n: 1 + 4 }]);
  }, 60_000);
});
