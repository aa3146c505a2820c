import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder, claimedOrders } from '#tests/support/claimed-orders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { shortageOf, type Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { recordPayment } from './credit-book.ts';
import { creditHolds, creditOrder, invoiceOrder, releaseCredit } from './index.ts';

const site = useShop();
const NORTHWIND = '4410002';

const run = (work: (tx: Tx) => Promise<void>) => transaction(site.database, work);
const now = () => site.shop.now();
const hold = (order: string, cents: number, accountNumber = NORTHWIND) =>
  run((tx) => creditHolds.hold(tx, order, { accountNumber, cents, now: now() }));
const release = (order: string) => run((tx) => creditHolds.release(tx, order, now()));
const releasePart = (order: string, cents: number, cause: string) =>
  run((tx) => releaseCredit(tx, order, { atMostCents: cents, cause, now: now() }));
const invoice = (order: string, cents: number, cause: string) =>
  invoiceOrder(site.database, order, { amountCents: cents, cause, now: now() });
const credit = (order: string, cents: number, cause: string) =>
  creditOrder(site.database, order, { amountCents: cents, cause, now: now() });
const pay = (cents: number, reference: string, accountNumber = NORTHWIND) =>
  recordPayment(site.database, accountNumber, { amountCents: cents, cause: reference, now: now() }, async () => {});
const shortage = async (work: Promise<void>) => shortageOf(await work.then(() => 'nothing was short').catch((error: unknown) => error));
/** [held, owed, paid or credited ahead] of an account. */
const books = async () => {
  const [row] = (
    await site.database.query('select held_cents, owed_cents, unapplied_cents from credit_accounts where account_number = $1', [NORTHWIND])
  ).rows;
  return [row?.held_cents, row?.owed_cents, row?.unapplied_cents];
};
const openOf = async (order: string) =>
  (
    await site.database.query('select amount_cents, open_cents from account_invoices where order_number = $1 order by invoice_number', [
      order,
    ])
  ).rows.map(({ amount_cents: cents, open_cents: open }) => [cents, open]);
const unbroken = async () => expect(await checkInvariants(site.database, now())).toEqual([]);

/** 1,000.00 to owe, and nothing owed. */
beforeEach(async () => {
  for (const table of ['invoice_settlements', 'credit_entries', 'account_invoices']) await site.database.query(`delete from ${table}`);
  await site.database.query('update credit_accounts set held_cents = 0, owed_cents = 0, unapplied_cents = 0, limit_cents = 100000');
});

describe('the credit of an organization', () => {
  it('is held by an order, owed when it is invoiced, part by part, and free again when that is paid', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 10_000);
    expect(await books()).toEqual([10_000, 0, 0]);
    await Promise.all([invoice(order, 4_000, 'a'), invoice(order, 4_000, 'a'), invoice(order, 6_000, 'b')]);
    expect(await books()).toEqual([0, 10_000, 0]);
    expect(await openOf(order)).toHaveLength(2);
    expect(await Promise.all([pay(5_000, 'wire 1'), pay(5_000, 'wire 1')])).toEqual(expect.arrayContaining(['RECORDED', 'KNOWN']));
    expect(await pay(5_001, 'wire 1')).toBe('OTHER_AMOUNT');
    expect(await pay(1, 'wire 1', '4410004')).toBe('NO_ACCOUNT');
    expect(await books()).toEqual([0, 5_000, 0]);
    await unbroken();
  });

  it('is free again once when an order comes to nothing, whoever lets go of it', async () => {
    const order = await aClaimedOrder(site);
    await hold(order, 10_000);
    await releasePart(order, 3_000, 'key');
    await releasePart(order, 3_000, 'key');
    expect(await books()).toEqual([7_000, 0, 0]);
    await Promise.all([release(order), release(order), releasePart(order, 9_000, 'other')]);
    expect(await books()).toEqual([0, 0, 0]);
    await unbroken();
  });

  it('grows by what comes back of an order: its own invoices are settled first', async () => {
    const [first = '', second = ''] = await claimedOrders(site, 2);
    await hold(first, 1_000);
    await hold(second, 2_000);
    await invoice(first, 1_000, 'a');
    await invoice(second, 2_000, 'b');
    await credit(second, 500, 'refund');
    await credit(second, 500, 'refund');
    expect([await openOf(first), await openOf(second)]).toEqual([[[1_000, 1_000]], [[2_000, 1_500]]]);
    expect(await books()).toEqual([0, 2_500, 0]);
    await unbroken();
  });

  it('keeps what was paid ahead for the next invoice', async () => {
    const [first = '', second = ''] = await claimedOrders(site, 2);
    await hold(first, 1_000);
    await invoice(first, 1_000, 'a');
    await pay(1_500, 'check 7');
    expect(await books()).toEqual([0, -500, 500]);
    await credit(first, 1_000, 'all back');
    expect(await books()).toEqual([0, -1_500, 1_500]);
    await hold(second, 2_000);
    await invoice(second, 2_000, 'b');
    expect(await openOf(second)).toEqual([[2_000, 500]]);
    expect(await books()).toEqual([0, 500, 0]);
    await unbroken();
  });

  it('can be used to the last cent, and none is held where there is no credit', async () => {
    const [order = '', other = ''] = await claimedOrders(site, 2);
    expect(await shortage(hold(order, 100_001))).toBe('credit');
    expect(await shortage(hold(order, 1, '4410004'))).toBe('credit');
    await hold(order, 100_000);
    expect(await shortage(hold(other, 1))).toBe('credit');
    await unbroken();
  });

  it('of 1,000.00 is enough for ten of a hundred orders of 100.00 at once [T20]', async () => {
    const orders = await claimedOrders(site, 100);
    const shortages = await Promise.all(orders.map((order) => shortage(hold(order, 10_000))));
    expect(shortages.filter((what) => what === 'credit')).toHaveLength(90);
    expect(await books()).toEqual([100_000, 0, 0]);
    await Promise.all(orders.map(release));
    expect(await books()).toEqual([0, 0, 0]);
    await unbroken();
  });
});
