import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder, claimedOrders } from '#tests/support/claimed-orders.ts';
import { plainBudgets } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { shortageOf, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { budgetHolds, type BudgetAmount } from './index.ts';

const site = useShop();
beforeAll(() => plainBudgets(site));
const HARBOR = '4410001';

const run = (work: (tx: Tx) => Promise<void>) => transaction(site.database, work);
const now = () => site.shop.now();
const of = (cents: Record<string, number>): BudgetAmount[] =>
  Object.entries(cents).map(([budgetCenter, sum]) => ({ budgetCenter, cents: sum, parts: new Map([['copy-paper', sum]]) }));
const hold = (order: string, cents: Record<string, number>, accountNumber = HARBOR) =>
  run((tx) => budgetHolds.hold(tx, order, { accountNumber, userId: null, mayExceed: false, amounts: of(cents), now: now() }));
const keep = (order: string) => run((tx) => budgetHolds.keep(tx, order, now()));
const release = (order: string) => run((tx) => budgetHolds.release(tx, order, now()));
const credit = (order: string, cents: Record<string, number>, cause: string) =>
  run((tx) => budgetHolds.credit(tx, order, { amounts: of(cents), cause, now: now() }));
const shortage = async (work: Promise<void>) => shortageOf(await work.then(() => 'nothing was short').catch((error: unknown) => error));
/** [spent, held] of the centers of Harbor Dental. */
const books = async () =>
  Object.fromEntries(
    (await site.database.query('select value, spent_cents, held_cents from budget_centers where account_number = $1', [HARBOR])).rows.map(
      ({ value, spent_cents: spent, held_cents: held }) => [value, [spent, held]],
    ),
  );
const entriesOf = async (order: string) =>
  (await site.database.query('select kind, amount_cents from budget_entries where order_number = $1 order by entry_id', [order])).rows.map(
    ({ kind, amount_cents: cents }) => [kind, cents],
  );
const unbroken = async () => expect(await checkInvariants(site.database, now())).toEqual([]);

/** 1,000.00 left at the front desk, 50.00 in the laboratory. */
beforeEach(async () => {
  await site.database.query('delete from budget_spend where entry_id is not null');
  await site.database.query("delete from budget_entries where kind not in ('BROUGHT', 'GRANTED')");
  await site.database.query(
    `update budget_centers b set held_cents = 0, spent_cents = e.amount_cents from budget_entries e
     where e.account_number = b.account_number and e.budget_center = b.value and e.kind = 'BROUGHT'`,
  );
});

describe('what an order takes out of budget centers', () => {
  it('is held, and booked once when it is placed', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, { 'FRONT-DESK': 10_000, LAB: 500 });
    expect(await books()).toEqual({ 'FRONT-DESK': [150_000, 10_000], LAB: [75_000, 500] });
    await Promise.all([keep(order), keep(order)]);
    expect(await books()).toEqual({ 'FRONT-DESK': [160_000, 0], LAB: [75_500, 0] });
    await unbroken();
  });

  it('is let go once when the order comes to nothing, and is booked no more', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, { 'FRONT-DESK': 10_000 });
    await Promise.all([release(order), release(order)]);
    await keep(order);
    expect(await books()).toMatchObject({ 'FRONT-DESK': [150_000, 0] });
    expect(await entriesOf(order)).toEqual([
      ['HELD', 10_000],
      ['RELEASED', 10_000],
    ]);
    await unbroken();
  });

  it('comes back once for each cause, never more than was booked, and the rest when all is canceled', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, { 'FRONT-DESK': 10_000 });
    await keep(order);
    await credit(order, { 'FRONT-DESK': 3_000 }, 'return 1');
    await credit(order, { 'FRONT-DESK': 3_000 }, 'return 1');
    expect(await books()).toMatchObject({ 'FRONT-DESK': [157_000, 0] });
    await credit(order, { 'FRONT-DESK': 6_000, LAB: 1_000 }, 'return 2');
    await credit(order, { 'FRONT-DESK': 900 }, 'return 3');
    await Promise.all([release(order), release(order)]);
    await credit(order, { 'FRONT-DESK': 900 }, 'return 4');
    expect(await books()).toEqual({ 'FRONT-DESK': [150_000, 0], LAB: [75_000, 0] });
    expect((await entriesOf(order)).slice(2)).toEqual([
      ['CREDITED', 3_000],
      ['CREDITED', 6_000],
      ['CREDITED', 900],
      ['CREDITED', 100],
    ]);
    await unbroken();
  });

  it('can be all that is left, and not a cent more: of several none is held when one has too little', async () => {
    const [order = '', other = ''] = await claimedOrders(site, 2);
    expect(await shortage(hold(order, { 'FRONT-DESK': 1, LAB: 5_001 }))).toBe('budgets');
    expect(await shortage(hold(order, { 'NO-SUCH': 1 }))).toBe('budgets');
    expect(await shortage(hold(order, { 'FRONT-DESK': 1 }, '4410002'))).toBe('budgets');
    expect([await books(), await entriesOf(order)]).toEqual([{ 'FRONT-DESK': [150_000, 0], LAB: [75_000, 0] }, []]);
    await hold(order, { LAB: 5_000 });
    expect(await shortage(hold(other, { LAB: 1 }))).toBe('budgets');
    await unbroken();
  });

  it('is held for a hundred orders at once as often as there is something, whichever center they name first [T20]', async () => {
    const orders = await claimedOrders(site, 100);
    const shortages = await Promise.all(
      orders.map((order, index) =>
        shortage(hold(order, index % 2 === 0 ? { LAB: 100, 'FRONT-DESK': 100 } : { 'FRONT-DESK': 100, LAB: 100 })),
      ),
    );
    expect(shortages.filter((what) => what === 'budgets')).toHaveLength(50);
    expect(await books()).toEqual({ 'FRONT-DESK': [150_000, 5_000], LAB: [75_000, 5_000] });
    await Promise.all(orders.map(release));
    expect(await books()).toEqual({ 'FRONT-DESK': [150_000, 0], LAB: [75_000, 0] });
    await unbroken();
  });
});
