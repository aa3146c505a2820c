import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder, claimedOrders } from '#tests/support/claimed-orders.ts';
import { setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { command, shortageOf, type Tx } from '../db/database.ts';
import { atOnce, transaction } from '../db/transaction.ts';
import { stockHolds, type Units } from './index.ts';

const site = useShop();
const PAPER = '100001';
const PENS = '100002';
const UNTIL = new Date('2026-11-21T17:00:00Z');

const of = (itemId: string, qty: number, locationId = 'FC1'): Units => ({ itemId, locationId, qty });
const run = (work: (tx: Tx) => Promise<void>) => transaction(site.database, work);
const hold = (order: string, ...units: Units[]) => run((tx) => stockHolds.hold(tx, order, units, UNTIL));
const keep = (order: string) => run((tx) => stockHolds.keep(tx, order));
const release = (order: string) => run((tx) => stockHolds.release(tx, order));
const takeBack = (order: string, ...units: Units[]) => run((tx) => stockHolds.takeBack(tx, order, units));
const shortage = async (work: Promise<void>) => shortageOf(await work.then(() => 'nothing was short').catch((error: unknown) => error));

/** What there is of an item: available, held, sold. */
async function stockOf(itemId: string): Promise<number[]> {
  const { rows } = await site.database.query("select available, held, sold from stock where item_id = $1 and location_id = 'FC1'", [
    itemId,
  ]);
  return [rows[0].available, rows[0].held, rows[0].sold];
}
const holdsOf = async (order: string) =>
  (await site.database.query('select item_id, qty, state from stock_holds where order_number = $1 order by item_id', [order])).rows;
const unbroken = async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);

beforeEach(async () => {
  await site.database.query('delete from stock_holds');
  await site.database.query('update stock set available = initial, held = 0, sold = 0');
  await setStock(site, PAPER, 10);
  await setStock(site, PENS, 10);
});

describe('stock of an order', () => {
  it('is held, then sold, and lies on the shelf again when it comes back, some of it at a time', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, of(PAPER, 3), of(PENS, 1));
    expect([await stockOf(PAPER), await stockOf(PENS)]).toEqual([
      [7, 3, 0],
      [9, 1, 0],
    ]);
    await keep(order);
    expect(await stockOf(PAPER)).toEqual([7, 0, 3]);
    await takeBack(order, of(PAPER, 2));
    await takeBack(order, of(PAPER, 1), of(PENS, 1));
    expect([await stockOf(PAPER), await stockOf(PENS)]).toEqual([
      [10, 0, 0],
      [10, 0, 0],
    ]);
    await unbroken();
  });

  it('is free again when the order comes to nothing', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, of(PAPER, 3));
    await release(order);
    expect(await stockOf(PAPER)).toEqual([10, 0, 0]);
    expect(await holdsOf(order)).toEqual([{ item_id: PAPER, qty: 3, state: 'RELEASED' }]);
    await unbroken();
  });

  it('is kept or released once, and whichever came first stands', async () => {
    const [sold = '', given = ''] = await claimedOrders(site, 2);
    await hold(sold, of(PAPER, 3));
    await hold(given, of(PAPER, 2));
    for (const change of [keep, keep, release]) await change(sold);
    for (const change of [release, release, keep]) await change(given);
    expect(await stockOf(PAPER)).toEqual([7, 0, 3]);
    await unbroken();
  });

  it('is held once: an order that holds already takes no more', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, of(PAPER, 3));
    await expect(hold(order, of(PAPER, 3))).rejects.toMatchObject({ code: '23505' });
    expect(await stockOf(PAPER)).toEqual([7, 3, 0]);
  });

  it('touches nothing of other orders', async () => {
    const [one = '', other = ''] = await claimedOrders(site, 2);
    await hold(one, of(PAPER, 3));
    await hold(other, of(PAPER, 4));
    await keep(one);
    expect(await stockOf(PAPER)).toEqual([3, 4, 3]);
    expect(await holdsOf(other)).toEqual([{ item_id: PAPER, qty: 4, state: 'HELD' }]);
    expect(await shortage(takeBack(other, of(PAPER, 1)))).toBe('returned stock');
    expect(await stockOf(PAPER)).toEqual([3, 4, 3]);
  });
});

describe('an order for more than there is', () => {
  it.each([
    ['one too few', 10],
    ['one', 1],
    ['none', 0],
  ])('of one of its items (%s) holds nothing of any', async (_title, available) => {
    await setStock(site, PENS, available);
    const order = await aClaimedOrder(site);
    expect(await shortage(hold(order, of(PAPER, 3), of(PENS, 11)))).toBe('stock');
    expect(await shortage(hold(order, of(PENS, 11)))).toBe('stock');
    expect([await stockOf(PAPER), await stockOf(PENS), await holdsOf(order)]).toEqual([[10, 0, 0], [available, 0, 0], []]);
  });

  it('of one unit where there is none is refused, and by a single statement among others as well', async () => {
    await setStock(site, PAPER, 0);
    const order = await aClaimedOrder(site);
    expect(await shortage(hold(order, of(PAPER, 1)))).toBe('stock');
    expect(
      await shortage(
        atOnce(site.database, (tx) => [stockHolds.hold(tx, order, [of(PAPER, 1)], UNTIL), command('test_other', 'select 1')(tx, [])]),
      ),
    ).toBe('stock');
    expect(await stockOf(PAPER)).toEqual([0, 0, 0]);
  });

  it('takes the last unit, and not at a place where there is none of it', async () => {
    const [order = '', other = ''] = await claimedOrders(site, 2);
    expect(await shortage(hold(other, of(PAPER, 1, 'nowhere')))).toBe('stock');
    await hold(order, of(PAPER, 10));
    expect(await stockOf(PAPER)).toEqual([0, 10, 0]);
    expect(await shortage(hold(other, of(PAPER, 1)))).toBe('stock');
  });

  it('brings no more back than was sold, and nothing that was never bought', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, of(PAPER, 3));
    expect(await shortage(takeBack(order, of(PAPER, 1)))).toBe('returned stock'); // it is not sold yet
    await keep(order);
    await takeBack(order, of(PAPER, 2));
    await expect(takeBack(order, of(PAPER, 2))).rejects.toMatchObject({ constraint: 'returned_within_sold' });
    expect(await shortage(takeBack(order, of(PAPER, 1), of(PENS, 1)))).toBe('returned stock');
    expect([await stockOf(PAPER), await stockOf(PENS)]).toEqual([
      [9, 0, 1],
      [10, 0, 0],
    ]);
    await unbroken();
  });
});

describe('a hundred orders at once', () => {
  it('for sixty units hold exactly sixty', async () => {
    await setStock(site, PAPER, 60);
    const orders = await claimedOrders(site, 100);
    const shortages = await Promise.all(orders.map((order) => shortage(hold(order, of(PAPER, 1)))));
    expect(shortages.filter((what) => what === 'stock')).toHaveLength(40);
    expect(await stockOf(PAPER)).toEqual([0, 60, 0]);
    await unbroken();
  });

  it('that want two items in either order, and end in either way, never wait for each other in a circle', async () => {
    await setStock(site, PAPER, 1000);
    await setStock(site, PENS, 1000);
    const orders = await claimedOrders(site, 100);
    let tries = 0;
    const counted = (work: (tx: Tx) => Promise<void>) =>
      run((tx) => {
        tries += 1;
        return work(tx);
      });
    await Promise.all(
      orders.map(async (order, index) => {
        const units = [of(PAPER, 2), of(PENS, 1)];
        const wanted = index % 2 === 0 ? units : units.toReversed();
        await counted((tx) => stockHolds.hold(tx, order, wanted, UNTIL));
        await counted((tx) => (index % 4 < 2 ? stockHolds.keep(tx, order) : stockHolds.release(tx, order)));
        if (index % 4 === 1) await counted((tx) => stockHolds.takeBack(tx, order, wanted));
      }),
    );
    expect(tries).toBe(225); // a deadlock would have been tried again
    expect([await stockOf(PAPER), await stockOf(PENS)]).toEqual([
      [950, 0, 50],
      [975, 0, 25],
    ]);
    await unbroken();
  });
});
