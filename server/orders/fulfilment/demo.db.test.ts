import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { startWorker, type Worker } from '#server/jobs/index.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import type { Shop } from '#server/shop.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const running: Worker[] = [];

afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop();
  site.setNow(TEST_NOW);
});

const PARCEL = { itemId: '100001', qty: 1 };
const PICKUP = { itemId: '100002', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' };

/** The same shop with another setting of its demo. */
const withStep = (fulfilmentStepSeconds: number): Shop => ({ ...site.shop, settings: { ...site.shop.settings, fulfilmentStepSeconds } });

/** A node with everything that it does in the background. */
function live(shop: Shop = site.shop): void {
  running.push(startWorker(shop));
}

type Placed = { readonly guest: Visitor; readonly number: string };

async function anOrder(...items: Record<string, unknown>[]): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add(...items);
  await goToCheckout(guest);
  await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { status, body } = await placeOrder(guest);
  expect(status, JSON.stringify(body)).toBe(200);
  return { guest, number: body.orderNumber ?? '' };
}

const statusOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body.status;
const until = (told: () => unknown, expected: unknown) => expect.poll(told, { interval: 50 }).toEqual(expected);
const captured = async ({ number }: Placed) => (await ledgerOf(site, number)).filter(({ type }) => type === 'CAPTURE').length;
const steps = async () => (await site.database.query<{ key: string; due_at: Date }>("select * from jobs where name = 'demo step'")).rows;
const afterMinutes = (minutes: number) => site.setNow(new Date(TEST_NOW.getTime() + minutes * 61_000));

async function subjectsOf({ number }: Placed): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(number)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);
}

describe('an order of the demo goes on by itself', () => {
  it('from placed over shipped, when it is paid for, to delivered, with a mail at each step', async () => {
    const placed = await anOrder(PARCEL);
    live();
    await until(steps, [expect.objectContaining({ due_at: expect.any(Date) })]);
    expect([await statusOf(placed), await captured(placed)]).toEqual(['PLACED', 0]);
    afterMinutes(1);
    await until(() => statusOf(placed), 'SHIPPED');
    expect(await captured(placed)).toBe(1);
    afterMinutes(2);
    await until(() => statusOf(placed), 'DELIVERED');
    expect(await captured(placed)).toBe(1);
    await until(async () => (await subjectsOf(placed)).length, 3);
    await until(steps, []);
  });

  it('from placed to the shelf of the store, and paid for when it is picked up', async () => {
    const placed = await anOrder(PICKUP);
    live();
    await until(async () => (await steps()).length, 1);
    afterMinutes(1);
    await until(() => statusOf(placed), 'READY_FOR_PICKUP');
    expect(await captured(placed)).toBe(0);
    afterMinutes(2);
    await until(() => statusOf(placed), 'PICKED_UP');
    expect(await captured(placed)).toBe(1);
  });

  it('until it is cancelled', async () => {
    const placed = await anOrder(PARCEL);
    await site.hearEvents();
    expect(await steps()).toHaveLength(1);
    expect((await placed.guest.post(`/cc/api/orders/${placed.number}/cancel`)).status).toBe(200);
    expect(await steps()).toEqual([]);
  });

  it('though its step was lost, or waits for a longer one', async () => {
    const [lost, late] = [await anOrder(PARCEL), await anOrder(PARCEL)];
    await site.hearEvents();
    await site.database.query(
      "delete from jobs j using shipments s where j.name = 'demo step' and j.key = s.shipment_id::text and s.order_number = $1",
      [lost.number],
    );
    await site.database.query("update jobs set due_at = due_at + interval '1 day' where name = 'demo step'");
    afterMinutes(1);
    await JOBS['lost demo steps']?.run(site.shop, '');
    live();
    await until(() => Promise.all([statusOf(lost), statusOf(late)]), ['SHIPPED', 'SHIPPED']);
  });
});

describe('where nothing is to move by itself', () => {
  it('nothing does, though steps were put down before', async () => {
    await site.database.query('delete from jobs');
    const before = await anOrder(PARCEL);
    await site.hearEvents();
    expect(await steps()).toHaveLength(1);
    const after = await anOrder(PARCEL);
    live(withStep(0));
    const prepared = async () => (await after.guest.get<Order>(`/cc/api/orders/${after.number}`)).body.shipments.length;
    await until(prepared, 1);
    afterMinutes(60);
    await until(steps, []);
    await JOBS['lost demo steps']?.run(withStep(0), '');
    expect(await steps()).toEqual([]);
    expect(await Promise.all([statusOf(before), statusOf(after)])).toEqual(['PLACED', 'PLACED']);
  });
});
