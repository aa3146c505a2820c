import { describe, expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });

async function anOrderOf(email: string): Promise<string> {
  const guest = aVisitor(site, { address: '192.0.2.250' });
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest, undefined, email);
  return (await placeOrder(guest)).body.orderNumber ?? '';
}

const ask = (address: string, number: string | number, email: string, more = '') =>
  aVisitor(site, { address }).get<{ code: string }>(`/cc/api/orders/${number}?email=${encodeURIComponent(email)}${more}`);

describe('whoever guesses the numbers of somebody’s orders', () => {
  it('is looked at ten times from one network, however they write the email, and the right one after that is not told [T39]', async () => {
    const number = await anOrderOf('gail@example.com');
    const tries = Array.from({ length: 90 }, (_, n) =>
      ask('198.51.100.7', 20_000_000 + n, n % 2 === 0 ? 'gail@example.com' : ' GAIL@Example.com'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(LIMITS.ORDER_LOOKUP.most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90 - LIMITS.ORDER_LOOKUP.most);
    expect((await ask('198.51.100.200', number, 'gail@example.com')).status).toBe(429);
  });

  it('does not shut out whose they are: they get in from their own network [T39]', async () => {
    const number = await anOrderOf('owner@example.com');
    for (let n = 0; n < LIMITS.ORDER_LOOKUP.most + 2; n += 1) await ask('198.51.101.7', 20_000_000 + n, 'owner@example.com');
    expect((await ask('198.51.101.7', number, 'owner@example.com')).status).toBe(429);
    expect((await ask('203.0.113.5', number, 'owner@example.com')).status).toBe(200);
  });

  it('from many networks is stopped all the same [T39]', async () => {
    const networks = Array.from({ length: 20 }, (_, n) => `198.18.${n}.1`);
    const tries = networks.flatMap((address) => Array.from({ length: 10 }, (_, n) => ask(address, 30_000_000 + n, 'many@example.com')));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(LIMITS.ORDER_LOOKUP_EMAIL.most);
  });

  it('learns nothing of an order, and cannot ask for more than one [T39 T53]', async () => {
    const number = await anOrderOf('quiet@example.com');
    const [foreign, none] = [await ask('192.0.2.1', number, 'other@example.com'), await ask('192.0.2.1', 40_000_000, 'other@example.com')];
    expect(foreign).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    expect(JSON.stringify(foreign.body)).toBe(JSON.stringify(none.body));
    for (const more of ['&email=quiet@example.com', '&email[]=quiet@example.com'])
      expect((await ask('192.0.2.1', number, 'other@example.com', more)).status, more).toBeGreaterThanOrEqual(400);
    for (const wild of ['%', '_', `${number}' or '1'='1`, '*', `${number},${Number(number) + 1}`])
      expect([400, 404], wild).toContain((await ask('192.0.2.1', encodeURIComponent(wild), 'quiet@example.com')).status);
  });
});
