import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { slowLine, type SlowLine } from '#tests/support/slow-line.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { openDatabase } from '../../db/database.ts';
import { makeShop } from '../../make-shop.ts';
import { ROUTES } from '../../routes.ts';
import { makeApp } from '../app.ts';

const site = useShop();
let node: Awaited<ReturnType<typeof aNode>>;
let line: SlowLine;

/** A node of the shop behind a line of its own to the database. */
async function aNode() {
  line = await slowLine(site.databaseUrl, 0);
  const database = openDatabase(line.url, 4, { giveUpAfterMs: 1_000 });
  const shop = makeShop(site.shop.settings, database, site.shop.log, { now: site.shop.now });
  const app = await makeApp(shop, ROUTES, { maxEventLoopDelayMs: 0 });
  await app.ready();
  return { app, database, close: () => app.close().then(() => database.end()) };
}

beforeAll(async () => {
  node = await aNode();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await node.close();
  await line.close();
});

type Asked = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Has the database go before or after it has done a statement of the node, and before the node hears of it. */
function goAt(name: string, when: 'before' | 'after', how: 'cut' | 'freeze', hanging: Asked[] = []): void {
  const query = node.database.query.bind(node.database);
  vi.spyOn(node.database, 'query').mockImplementation((async (asked: Asked) => {
    if (asked.name === name && when === 'after') await site.database.query(asked);
    if (asked.name === name) {
      hanging.push(asked);
      line[how]();
    }
    return query(asked as never);
  }) as never);
}

/** Until its connections are new the node may fail once more. */
async function comeBack(guest: Visitor): Promise<void> {
  vi.restoreAllMocks();
  line.mend();
  await expect.poll(async () => (await guest.get('/cc/api/checkout')).status).toBe(200);
}

async function aGuest(): Promise<Visitor> {
  const guest = aVisitor(node);
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

const add = (visitor: Visitor, key: string) =>
  visitor.post(`${CHECKOUT}/item`, { items: [{ itemId: '100002', qty: 1 }] }, { headers: { 'idempotency-key': key } });

it.each([
  ['its cart is to be read', 'cart_of_session_looking', 'before', 'cut'],
  ['its cart was read', 'cart_of_session_looking', 'after', 'cut'],
  ['its cart was read, and nobody said so,', 'cart_of_session_looking', 'after', 'freeze'],
  ['it is to be saved', 'cart_save_claiming', 'before', 'cut'],
  ['its save is on the way', 'cart_save_claiming', 'before', 'freeze'],
  ['its answer is to be told', 'cart_save_claiming', 'after', 'cut'],
  ['it was saved, and nobody said so,', 'cart_save_claiming', 'after', 'freeze'],
] as const)('an add under a key whose database goes when %s is done once by its first repeat, at once', async (_when, name, when, how) => {
  const guest = await aGuest();
  const key = randomUUID();
  goAt(name, when, how);
  expect((await add(guest, key)).status).toBe(503);
  expect((await add(guest, key)).status).toBe(503);
  await comeBack(guest);
  const repeat = await add(guest, key);
  expect([repeat.status, repeat.body]).toEqual([200, expect.anything()]);
  expect((await add(guest, key)).body).toEqual(repeat.body);
  expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
});

const coupon = (visitor: Visitor, key: string) =>
  visitor.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] }, { headers: { 'idempotency-key': key } });

it.each([
  ['its key is to be claimed', 'idempotency_claim', 'before', 'cut'],
  ['its key was claimed', 'idempotency_claim', 'after', 'cut'],
  ['its key was claimed, and nobody said so,', 'idempotency_claim', 'after', 'freeze'],
  ['it is to be saved', 'cart_save_answered', 'before', 'cut'],
  ['its save is on the way', 'cart_save_answered', 'before', 'freeze'],
  ['its answer is to be told', 'cart_save_answered', 'after', 'cut'],
] as const)(
  'a coupon under a key, which is claimed first, whose database goes when %s is done by its first repeat, at once',
  async (_when, name, when, how) => {
    const guest = await aGuest();
    const key = randomUUID();
    goAt(name, when, how);
    expect((await coupon(guest, key)).status).toBe(503);
    expect((await coupon(guest, key)).status).toBe(503);
    await comeBack(guest);
    const repeat = await coupon(guest, key);
    expect([repeat.status, repeat.body]).toEqual([200, expect.anything()]);
    expect((await coupon(guest, key)).body).toEqual(repeat.body);
    expect((await guest.cart()).coupons).toHaveLength(1);
  },
);

it.each([
  ['before its own', 'before', [{ status: 'fulfilled', value: expect.anything() }]],
  ['after its own', 'after', [{ status: 'fulfilled', value: expect.objectContaining({ rowCount: 0 }) }]],
] as const)(
  'a save that hung on the way to the database and arrives %s, while the repeat is worked on, adds nothing to it',
  async (_what, when, outcomes) => {
    const guest = await aGuest();
    const key = randomUUID();
    const hanging: Asked[] = [];
    goAt('cart_save_claiming', 'before', 'freeze', hanging);
    expect((await add(guest, key)).status).toBe(503);
    await comeBack(guest);
    expect(hanging).toHaveLength(1);
    const query = node.database.query.bind(node.database);
    const arrived: unknown[] = [];
    const arrive = async () => arrived.push(...(await Promise.allSettled(hanging.splice(0).map((late) => site.database.query(late)))));
    vi.spyOn(node.database, 'query').mockImplementation((async (asked: Asked) => {
      if (asked.name !== 'cart_save_claiming') return query(asked as never);
      if (when === 'before') await arrive();
      return Promise.resolve(query(asked as never)).finally(arrive);
    }) as never);
    expect((await add(guest, key)).status).toBe(200);
    expect(arrived).toEqual(outcomes);
    expect(rowOf(await guest.cart(), '100002').qty).toBe(1);
  },
);
