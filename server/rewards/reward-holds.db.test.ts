import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder, claimedOrders } from '#tests/support/claimed-orders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { shortageOf, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { rewardHolds } from './index.ts';

const site = useShop();
let userId = '';

const run = (work: (tx: Tx) => Promise<void>) => transaction(site.database, work);
const hold = (order: string, cents: number, who: string | null = userId) =>
  run((tx) => rewardHolds.hold(tx, order, { cents, userId: who, now: site.shop.now() }));
const release = (order: string) => run((tx) => rewardHolds.release(tx, order, site.shop.now()));
const shortage = async (work: Promise<void>) => shortageOf(await work.then(() => 'nothing was short').catch((error: unknown) => error));
const balance = async (): Promise<number> =>
  (await site.database.query('select rewards_cents from users where user_id = $1', [userId])).rows[0].rewards_cents;
const entriesOf = async (order: string) =>
  (await site.database.query('select kind, amount_cents from reward_entries where order_number = $1 order by entry_id', [order])).rows;
const unbroken = async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);

/** A member with sixty dollars. */
beforeEach(async () => {
  const { rows } = await site.database.query(
    "update users set rewards_cents = 6000 where email = 'rita.rewards@example.com' returning user_id",
  );
  userId = rows[0].user_id;
  await site.database.query('delete from reward_entries where user_id = $1', [userId]);
  await site.database.query("insert into reward_entries (user_id, kind, amount_cents, at) values ($1, 'GRANTED', 6000, now())", [userId]);
});

describe('the rewards that pay for an order', () => {
  it('leave the balance when they are held, and nothing is left to do when it is placed', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 1500);
    await rewardHolds.keep();
    expect(await balance()).toBe(4500);
    expect(await entriesOf(order)).toEqual([{ kind: 'REDEEMED', amount_cents: -1500 }]);
    await unbroken();
  });

  it('come back once when the order comes to nothing', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 1500);
    await Promise.all([release(order), release(order)]);
    await release(order);
    expect(await balance()).toBe(6000);
    expect(await entriesOf(order)).toEqual([
      { kind: 'REDEEMED', amount_cents: -1500 },
      { kind: 'RETURNED', amount_cents: 1500 },
    ]);
    await unbroken();
  });

  it('of an order that has none are not given back', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 0);
    await release(order);
    expect([await balance(), await entriesOf(order)]).toEqual([6000, []]);
  });

  it('can be all that somebody has, and not a cent more; a guest has none', async () => {
    const [order = '', other = ''] = await claimedOrders(site, 2);
    expect(await shortage(hold(order, 6001))).toBe('rewards');
    expect(await shortage(hold(order, 1, null))).toBe('rewards');
    expect([await balance(), await entriesOf(order)]).toEqual([6000, []]);
    await hold(order, 6000);
    expect(await balance()).toBe(0);
    expect(await shortage(hold(other, 1))).toBe('rewards');
    await unbroken();
  });

  it('are taken once for an order', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 1500);
    await expect(hold(order, 1500)).rejects.toMatchObject({ code: '23505' });
    expect(await balance()).toBe(4500);
  });

  it('are spent sixty times a dollar by a hundred orders at once [T19]', async () => {
    const orders = await claimedOrders(site, 100);
    const shortages = await Promise.all(orders.map((order) => shortage(hold(order, 100))));
    expect(shortages.filter((what) => what === 'rewards')).toHaveLength(40);
    expect(await balance()).toBe(0);
    await Promise.all(orders.map(release));
    expect(await balance()).toBe(6000);
    await unbroken();
  });
});
