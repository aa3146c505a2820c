import { afterEach, expect, it, vi } from 'vitest';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { addressHome } from '../config/address-block.ts';
import { NODE_LIMITS } from './limits.ts';

const site = useShop({ hasRateLimits: true });

afterEach(() => vi.restoreAllMocks());

const add = (visitor: Visitor, key: string, qty = 1) =>
  visitor.post(`${CHECKOUT}/item`, { items: [{ itemId: '100002', qty }] }, { headers: { 'idempotency-key': key } });
const kept = async () => (await site.database.query('select 1 from idempotency_keys')).rows.length;

/** Somebody with a session, of whom an answer is kept. */
async function aGuest(socket: string): Promise<Visitor> {
  const guest = aVisitor(site, { socket });
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

/** Uses up all but `left` of a limit. */
function useUp(kind: 'KEPT_ANSWERS' | 'KEPT_ANSWERS_ADDRESS', subject: string, left: number): void {
  const free = NODE_LIMITS[kind].most - left;
  for (let n = 0; n < free; n += 1) site.shop.nodeCounts.take(kind, subject);
}

it('a session has so many kept answers; then a new key is refused before anything is done, and a repeat gets its answer [T64]', async () => {
  const guest = await aGuest('198.51.100.7');
  const taken = vi.spyOn(site.shop.nodeCounts, 'takeAll');
  const first = await add(guest, 'first');
  const subject = taken.mock.calls.flatMap(([wanted]) => wanted).find(([kind]) => kind === 'KEPT_ANSWERS')?.[1] ?? '';
  useUp('KEPT_ANSWERS', subject, 3);
  // Repeats, and calls that keep nothing, use none up.
  for (let n = 0; n < 5; n += 1) expect((await add(guest, 'first')).body).toEqual(first.body);
  expect((await add(guest, 'second')).status).toBe(200);
  expect((await add(guest, 'third')).status).toBe(200);
  const before = await kept();
  const refused = await add(guest, 'one too many');
  expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect(await kept()).toBe(before);
  expect((await add(guest, 'first')).body).toEqual(first.body);
  expect((await add(guest, 'first', 2)).status).toBe(422);
  const cart = await guest.cart();
  expect(cart.items.find(({ itemId }) => itemId === '100002')?.qty).toBe(3);
  // Without a key nothing is kept.
  await guest.add({ itemId: '100002', qty: 1 });
});

it('a network has so many, from however many sessions; others have theirs [T64]', async () => {
  const socket = '203.0.113.9';
  const [one, other, elsewhere] = [await aGuest(socket), await aGuest('203.0.113.10'), await aGuest('192.0.2.4')];
  useUp('KEPT_ANSWERS_ADDRESS', addressHome(socket), 1);
  expect((await add(one, 'a')).status).toBe(200);
  expect((await add(other, 'b')).status).toBe(429);
  expect((await add(elsewhere, 'c')).status).toBe(200);
});

it('a key that is given back gives its room back', async () => {
  const socket = '2001:db8::7';
  const guest = await aGuest(socket);
  useUp('KEPT_ANSWERS_ADDRESS', addressHome(socket), 1);
  const query = site.database.query.bind(site.database);
  const fails = vi.spyOn(site.database, 'query').mockImplementation((async (asked: { name: string; text: string }) => {
    if (asked.name.includes('cart_of_session')) throw new Error('a failure of ours');
    return query(asked);
  }) as never);
  for (let n = 0; n < 3; n += 1) expect((await add(guest, 'again')).status).toBe(500);
  fails.mockRestore();
  expect((await add(guest, 'again')).status).toBe(200);
  expect((await add(guest, 'one more')).status).toBe(429);
});
