import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RestockRun, Subscription } from '#contracts/restocks/restocks.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, tokenFor } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { orderRun, orderRuns } from './order-runs.ts';
import { planRuns } from './plan-runs.ts';

const site = useShop();
const PATH = '/cc/api/autorestock';
const SAM = 'sam.shopper@example.com';
const BEA = 'bea.buyer@harbordental.example';
const TONER = '100035';
const PAPER = '100001';

type Listed = { subscriptions: Subscription[]; runs: RestockRun[]; missing: string[] };
type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };

const list = async (visitor: Visitor) => (await visitor.get<Listed>(PATH)).body;
const start = (visitor: Visitor, body: Record<string, unknown> = {}) =>
  visitor.post<Subscription & Refused>(PATH, { itemId: TONER, interval: 1, qty: 2, ...body });
const change = (visitor: Visitor, body: Record<string, unknown>) => visitor.put<Subscription & Refused>(PATH, body);

/** Lets days go by, and the jobs run on each of them as a node does. */
async function until(day: string, jobs = runJobs): Promise<void> {
  const end = new Date(`${day}T17:00:00Z`);
  for (let at = new Date(site.shop.now().getTime()); at <= end; at = new Date(at.getTime() + 86_400_000)) {
    site.setNow(at);
    await jobs();
  }
  site.setNow(end);
  await jobs();
}

async function runJobs(): Promise<void> {
  await planRuns(site.shop);
  await orderRuns(site.shop);
}

/** The mails that go out meanwhile. */
async function mailsOf(act: () => Promise<unknown>): Promise<Mail[]> {
  await site.hearEvents();
  const mails: Mail[] = [];
  const { send } = site.shop.mail;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
  await act();
  await site.hearEvents();
  Object.assign(site.shop.mail, { send });
  return mails;
}

async function ordersOf(email: string): Promise<{ order_number: string; state: string; total_cents: number }[]> {
  const { rows } = await site.database.query(
    `select order_number, o.state, total_cents from orders o join users u using (user_id)
     where u.email = $1 and o.state <> 'ABANDONED' and exists (select from restock_runs r where r.order_number = o.order_number) order by placed_at`,
    [email],
  );
  return rows;
}

beforeEach(async () => {
  await site.database.query('delete from restock_run_items; delete from restock_runs; delete from restocks');
  await changeItem(site, TONER, { priceCents: 7200 });
  await setStock(site, TONER, 500);
});

afterEach(async () => {
  await site.hearEvents();
  // Nobody ships here what is due in the meantime: by the clock of the beginning nothing is late.
  site.setNow(TEST_NOW);
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('something that comes again and again', () => {
  it('is for people with an account alone, and for items that can come so', async () => {
    const guest = aVisitor(site);
    expect(await start(guest)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await guest.get(PATH)).toMatchObject({ status: 401 });
    const sam = await signedIn(site, SAM);
    expect(await start(sam, { itemId: '999999' })).toMatchObject({ status: 400, body: { code: 'SKU_INVALID' } });
    expect(await start(sam, { itemId: '100009' })).toMatchObject({ status: 400, body: { errors: [{ field: 'itemId' }] } });
    for (const qty of [0, -1, 1.5, 'x', 10_000])
      expect(await start(sam, { qty })).toMatchObject({ status: 400, body: { code: 'INVALID_QTY' } });
    for (const interval of [0, 7, 1.5])
      expect(await start(sam, { interval })).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(await start(sam, { startsOn: '2026-11-22' })).toMatchObject({ status: 400, body: { errors: [{ field: 'nextOn' }] } });
    expect((await list(sam)).subscriptions).toEqual([]);
  });

  it('costs 5 % less, comes in an interval from today or from the day that was chosen, and once for an item', async () => {
    const sam = await signedIn(site, SAM);
    const { status, body } = await start(sam);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      itemId: TONER,
      qty: 2,
      interval: 1,
      status: 'ACTIVE',
      nextOn: '2026-12-20',
      price: 68.4,
      agreedPrice: 68.4,
      asksAbove: 71.82,
    });
    expect(await start(sam)).toMatchObject({ status: 400, body: { errors: [{ field: 'itemId' }] } });
    const changed = await change(sam, { subscriptionId: body.subscriptionId, interval: 3, qty: 1, nextOn: '2026-12-10', rise: 0 });
    expect(changed.body).toMatchObject({ interval: 3, qty: 1, nextOn: '2026-12-10', asksAbove: 68.4 });
    const rita = await signedIn(site, 'rita.rewards@example.com');
    for (const subscriptionId of [body.subscriptionId, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      expect(await change(rita, { subscriptionId, qty: 9 })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await rita.delete(`${PATH}?subscriptionId=${subscriptionId}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await sam.delete(`${PATH}?subscriptionId=${body.subscriptionId}`)).toMatchObject({ status: 200, body: { status: 'ENDED' } });
    expect((await list(sam)).subscriptions).toEqual([]);
  });

  it('is told of three days before, ordered once on its day to the usual address, and comes again', async () => {
    const sam = await signedIn(site, SAM);
    await start(sam, { startsOn: '2026-12-05' });
    const told = await mailsOf(() => until('2026-12-02'));
    expect(told.map(({ subject }) => subject)).toEqual(['Your auto-restock for Sat, Dec 5']);
    expect(told[0]?.text).toContain('$68.40 each');
    expect((await list(sam)).subscriptions).toMatchObject([{ nextOn: '2026-12-05', isNextAnnounced: true }]);
    expect(await ordersOf(SAM)).toEqual([]);
    await sam.add({ itemId: '100002', qty: 1 });
    const before = await sam.cart();
    await until('2026-12-05');
    const orders = await ordersOf(SAM);
    expect(orders).toMatchObject([{ state: 'PLACED' }]);
    const order = await sam.get<{ items: { itemId: string; qty: number }[] }>(`/cc/api/orders/${orders[0]?.order_number}`);
    expect(order.body.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([[TONER, 2]]);
    const { rows } = await site.database.query('select final_cents from order_lines where order_number = $1', [orders[0]?.order_number]);
    expect(rows).toEqual([{ final_cents: 2 * 6840 }]);
    const actors = await site.database.query('select distinct actor from order_events where order_number = $1', [orders[0]?.order_number]);
    expect(actors.rows).toEqual([{ actor: 'job:auto-restock' }]);
    const after = await sam.cart();
    expect([after.cartId, after.version]).toEqual([before.cartId, before.version]);
    expect((await list(sam)).subscriptions).toMatchObject([{ nextOn: '2027-01-05' }]);
    expect((await list(sam)).runs).toMatchObject([
      { status: 'ORDERED', orderNumber: orders[0]?.order_number, items: [{ outcome: 'ORDERED' }] },
    ]);
    await until('2026-12-31');
    expect(await ordersOf(SAM)).toHaveLength(1);
  });

  it('comes in one order with all else of its day, and without what is skipped or paused', async () => {
    const sam = await signedIn(site, SAM);
    await changeItem(site, PAPER, { facts: { isAutoRestock: true } });
    const [toner, paper] = [await start(sam, { startsOn: '2026-12-05' }), await start(sam, { itemId: PAPER, startsOn: '2026-12-05' })];
    await until('2026-12-02');
    expect((await change(sam, { subscriptionId: toner.body.subscriptionId, action: 'SKIP', day: '2026-12-05' })).body).toMatchObject({
      nextOn: '2027-01-05',
    });
    expect((await change(sam, { subscriptionId: toner.body.subscriptionId, action: 'SKIP', day: '2026-12-05' })).body.nextOn).toBe(
      '2027-01-05',
    );
    await until('2026-12-06');
    const orders = await ordersOf(SAM);
    expect(orders).toHaveLength(1);
    expect((await list(sam)).runs).toMatchObject([
      {
        items: [
          { itemId: TONER, outcome: 'SKIPPED' },
          { itemId: PAPER, outcome: 'ORDERED' },
        ],
      },
    ]);
    await change(sam, { subscriptionId: paper.body.subscriptionId, action: 'PAUSE' });
    await until('2027-01-06');
    const later = await ordersOf(SAM);
    expect(later).toHaveLength(2);
    const { rows } = await site.database.query('select item_id from order_lines where order_number = $1', [later[1]?.order_number]);
    expect(rows).toEqual([{ item_id: TONER }]);
    const again = await signedIn(site, SAM);
    expect((await change(again, { subscriptionId: paper.body.subscriptionId, action: 'RESUME' })).body).toMatchObject({
      status: 'ACTIVE',
      nextOn: '2027-02-05',
    });
  });

  it('is not ordered above what was agreed, until its buyer says yes to the price that it has then', async () => {
    const sam = await signedIn(site, SAM);
    const { body } = await start(sam, { startsOn: '2026-12-05' });
    await until('2026-12-04');
    // In the last hour.
    await changeItem(site, TONER, { priceCents: 7600 });
    const mails = await mailsOf(() => until('2026-12-05'));
    expect(await ordersOf(SAM)).toEqual([]);
    expect(mails.map(({ subject }) => subject)).toEqual(['Nothing was ordered from your auto-restock for Sat, Dec 5']);
    expect(mails[0]?.text).toContain('Now $72.20, above your limit of $71.82: not ordered until you say yes.');
    expect((await list(sam)).subscriptions).toMatchObject([{ nextOn: '2027-01-05', isTooDear: true, price: 72.2 }]);
    const wrong = await change(sam, { subscriptionId: body.subscriptionId, action: 'AGREE', price: 72 });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'It costs $72.20 now. Nothing was changed.' } });
    await change(sam, { subscriptionId: body.subscriptionId, action: 'AGREE', price: 72.2 });
    await until('2027-01-05');
    expect(await ordersOf(SAM)).toHaveLength(1);
  });

  it('leaves out what cannot be had whole, and says so; all else comes', async () => {
    const sam = await signedIn(site, SAM);
    await changeItem(site, PAPER, { facts: { isAutoRestock: true } });
    await start(sam, { startsOn: '2026-12-05', qty: 3 });
    await start(sam, { itemId: PAPER, startsOn: '2026-12-05' });
    await until('2026-12-04');
    await setStock(site, TONER, 2);
    const mails = await mailsOf(() => until('2026-12-05'));
    const [order] = await ordersOf(SAM);
    const { rows } = await site.database.query('select item_id from order_lines where order_number = $1', [order?.order_number]);
    expect(rows).toEqual([{ item_id: PAPER }]);
    expect(mails.map(({ subject }) => subject)).toContain('Not everything in your auto-restock for Sat, Dec 5 was ordered');
    expect((await list(sam)).runs[0]?.items).toMatchObject([{ outcome: 'LEFT', reason: 'NOT_ENOUGH' }, { outcome: 'ORDERED' }]);
  });

  it('is not paid with a dead card: its buyer is told, and may have it tried again', async () => {
    const sam = await signedIn(site, SAM);
    const mine = `user_id = (select user_id from users where email = '${SAM}') and is_default`;
    const { rows } = await site.database.query(`select token from wallet_cards where ${mine}`);
    await start(sam, { startsOn: '2026-12-05' });
    await until('2026-12-04');
    await site.database.query(`update wallet_cards set token = $1 where ${mine}`, [await tokenFor(site, CARDS.declined)]);
    const mails = await mailsOf(() => until('2026-12-05'));
    expect(mails.map(({ subject }) => subject)).toEqual(['We couldn’t place your auto-restock order for Sat, Dec 5']);
    const [run] = (await list(sam)).runs;
    expect(run).toMatchObject({ status: 'FAILED', reason: 'PAYMENT_OPERATION_FAILED' });
    expect(await ordersOf(SAM)).toEqual([]);
    await site.database.query(`update wallet_cards set token = $1 where ${mine}`, [Reflect.get(Object(rows[0]), 'token')]);
    const rita = await signedIn(site, 'rita.rewards@example.com');
    expect(await rita.post(`${PATH}/runs/${run?.runId}/again`, {})).toMatchObject({ status: 404 });
    expect(await sam.post(`${PATH}/runs/${run?.runId}/again`, {})).toMatchObject({ status: 200, body: { status: 'TOLD' } });
    await runJobs();
    expect(await ordersOf(SAM)).toHaveLength(1);
    expect((await list(sam)).subscriptions).toMatchObject([{ nextOn: '2027-01-05' }]);
  });

  it('makes up for nothing after a clock has jumped, and gives notice first', async () => {
    const sam = await signedIn(site, SAM);
    await start(sam, { startsOn: '2026-12-05' });
    site.setNow(new Date('2027-06-20T17:00:00Z'));
    const mails = await mailsOf(runJobs);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your auto-restock for Tue, Jun 22']);
    expect(await ordersOf(SAM)).toEqual([]);
    await until('2027-06-22');
    expect(await ordersOf(SAM)).toHaveLength(1);
    expect((await list(await signedIn(site, SAM))).subscriptions).toMatchObject([{ nextOn: '2027-07-05' }]);
  });

  it('goes through budget and approval of an organization', async () => {
    const bea = await signedIn(site, BEA);
    const { status, body } = await start(bea, { qty: 20, startsOn: '2026-12-05' });
    expect(status, JSON.stringify(body)).toBe(200);
    await until('2026-12-05');
    expect(await ordersOf(BEA)).toMatchObject([{ state: 'PENDING_APPROVAL' }]);
  });
});

describe('a day of restocks', () => {
  it('has one order over a year of days, with two nodes at it and one that dies at any step', async () => {
    const sam = await signedIn(site, SAM);
    await start(sam, { startsOn: '2026-12-05', qty: 1 });
    const before = await countOfRuns();
    let day = 0;
    await until('2027-11-30', async () => {
      day += 1;
      const { database } = site;
      // Another one dies at a statement of its own each day.
      const dying = Object.assign(Object.create(site.shop), { database: dyingAfter(database, day % 23) });
      await Promise.allSettled([planRuns(dying), planRuns(site.shop)]);
      await Promise.allSettled([orderRuns(dying), orderRuns(site.shop)]);
      // What a dead node left half paid is settled by those that live.
      for (let minutes = 6; minutes <= 36; minutes += 15) {
        site.setNow(new Date(site.shop.now().getTime() + minutes * 60_000));
        await reconcile(site.shop);
        await runJobs();
      }
    });
    const { rows } = await site.database.query(
      `select to_char(due_on, 'YYYY-MM-DD') as day, state, count(*)::int as n, count(order_number)::int as orders from restock_runs group by 1, 2 order by 1`,
    );
    expect(rows.map(({ state, n, orders }) => [state, n, orders])).toEqual(Array.from({ length: 12 }, () => ['ORDERED', 1, 1]));
    const orders = await ordersOf(SAM);
    expect(orders).toHaveLength(12);
    expect((await countOfRuns()) - before).toBe(12);
  });

  it('is not begun twice for one person at a time', async () => {
    const sam = await signedIn(site, SAM);
    await start(sam, { startsOn: '2026-12-05', qty: 1 });
    await until('2026-12-04');
    site.setNow(new Date('2026-12-05T17:00:00Z'));
    const { rows } = await site.database.query<{ run_id: string }>('select run_id from restock_runs');
    await Promise.all(Array.from({ length: 6 }, () => orderRun(site.shop, rows[0]?.run_id ?? '')));
    expect(await ordersOf(SAM)).toHaveLength(1);
  });
});

/** How many orders runs have placed, whether they know of them or not. */
async function countOfRuns(): Promise<number> {
  const { rows } = await site.database.query<{ n: number }>(
    "select count(*)::int as n from orders where request_key like 'restock %' and state <> 'ABANDONED'",
  );
  return rows[0]?.n ?? 0;
}

/** A database whose connections break after so many statements outside of a transaction or transactions. */
function dyingAfter(database: typeof site.database, most: number): typeof site.database {
  let done = 0;
  const spend = () => {
    done += 1;
    if (done > most) throw new Error('this node is dead');
  };
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'query' || name === 'connect') spend();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
