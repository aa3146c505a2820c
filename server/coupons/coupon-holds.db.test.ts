import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder, claimedOrders } from '#tests/support/claimed-orders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { shortageOf, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { couponHolds } from './index.ts';

const site = useShop();
const run = (work: (tx: Tx) => Promise<void>) => transaction(site.database, work);
const hold = (order: string, ...codes: string[]) => run((tx) => couponHolds.hold(tx, order, codes, null));
const keep = (order: string) => run((tx) => couponHolds.keep(tx, order));
const release = (order: string) => run((tx) => couponHolds.release(tx, order));
const shortage = async (work: Promise<void>) => shortageOf(await work.then(() => 'nothing was short').catch((error: unknown) => error));
const usedOf = async (code: string): Promise<number> =>
  (await site.database.query('select used from coupons where code = $1', [code])).rows[0].used;
const usesOf = async (order: string) =>
  (await site.database.query('select code, state from coupon_uses where order_number = $1 order by code', [order])).rows;
const unbroken = async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);

/** Coupons that can be used once, sixty times and as often as one likes. */
beforeEach(async () => {
  await site.database.query("delete from coupon_uses where code like 'TEST%'");
  await site.database.query("delete from coupons where code like 'TEST%'");
  await site.database.query(
    `insert into coupons (code, description, kind, priority, amount_cents, use_limit)
     values ('TEST1', 'once', 'FIXED', 2, 100, 1), ('TEST60', 'sixty times', 'FIXED', 2, 100, 60), ('TESTALL', 'always', 'FIXED', 2, 100, null)`,
  );
});

describe('the coupons of an order', () => {
  it('are held and then used, each counted once', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 'TEST1', 'TESTALL');
    expect([await usedOf('TEST1'), await usedOf('TESTALL')]).toEqual([1, 1]);
    await keep(order);
    await keep(order);
    expect(await usesOf(order)).toEqual([
      { code: 'TEST1', state: 'USED' },
      { code: 'TESTALL', state: 'USED' },
    ]);
    expect(await usedOf('TEST1')).toBe(1);
    await unbroken();
  });

  it('can be used by somebody else when the order comes to nothing, or is cancelled after it was placed; once', async () => {
    const [first = '', second = '', third = ''] = await claimedOrders(site, 3);
    await hold(first, 'TEST1');
    await release(first);
    await release(first);
    await keep(first);
    expect(await usesOf(first)).toEqual([{ code: 'TEST1', state: 'RELEASED' }]);
    await hold(second, 'TEST1');
    await keep(second);
    await release(second);
    await hold(third, 'TEST1');
    await release(second);
    expect(await usedOf('TEST1')).toBe(1);
    await unbroken();
  });

  it('are held all or none: one that is used up leaves the others as they were', async () => {
    const [order = '', late = ''] = await claimedOrders(site, 2);
    await hold(order, 'TEST1');
    expect(await shortage(hold(late, 'TESTALL', 'TEST1', 'TEST60'))).toBe('coupons');
    expect(await shortage(hold(late, 'TEST1'))).toBe('coupons');
    expect(await shortage(hold(late, 'TESTNONE'))).toBe('coupons');
    expect([await usedOf('TESTALL'), await usedOf('TEST60'), await usesOf(late)]).toEqual([0, 0, []]);
    await unbroken();
  });

  it('are held once by an order', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 'TEST60');
    await expect(hold(order, 'TEST60')).rejects.toMatchObject({ code: '23505' });
    expect(await usedOf('TEST60')).toBe(1);
  });
});

describe('a hundred orders at once', () => {
  it('with a coupon for sixty use it sixty times, in whatever order they name their codes, and none waits in a circle', async () => {
    const orders = await claimedOrders(site, 100);
    let tries = 0;
    const shortages = await Promise.all(
      orders.map((order, index) => {
        const codes = index % 2 === 0 ? ['TEST60', 'TESTALL'] : ['TESTALL', 'TEST60'];
        return shortage(
          run(async (tx) => {
            tries += 1;
            await couponHolds.hold(tx, order, codes, null);
            if (index % 5 === 0) await couponHolds.keep(tx, order);
          }),
        );
      }),
    );
    expect(shortages.filter((what) => what === 'coupons')).toHaveLength(40);
    expect([tries, await usedOf('TEST60'), await usedOf('TESTALL')]).toEqual([100, 60, 60]);
    await Promise.all(orders.map(release));
    expect([await usedOf('TEST60'), await usedOf('TESTALL')]).toEqual([0, 0]);
    await unbroken();
  });
});
