import { describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { LIMITS } from '../limits/limits.ts';

const behindProxy = useShop({ hasRateLimits: true, settings: { trustedProxies: ['10.0.0.0/8', 'fd00::/8'] } });
const behindNone = useShop({ hasRateLimits: true });
const { most } = LIMITS.ORDER_LOOKUP_ADDRESS;

/** Looks an order up in vain, each time with another email. */
async function lookUp(site: typeof behindNone, from: { address: string; socket: string }): Promise<number> {
  const email = `${crypto.randomUUID()}@example.com`;
  return (await aVisitor(site, from).get(`/cc/api/orders/10009999?email=${email}`)).status;
}

describe('a caller who says that they come from elsewhere', () => {
  it.each([
    ['no proxy', behindNone, '10.0.0.7'],
    ['another socket than a proxy of ours', behindProxy, '203.0.113.9'],
    ['a socket beside the network of our proxies', behindProxy, '11.0.0.1'],
    ['a socket beside it in IPv6', behindProxy, '2001:db8::9'],
  ])('over %s is not believed: all of it is one network [T63]', async (_name, site, socket) => {
    for (let n = 0; n < most; n += 1) expect(await lookUp(site, { socket, address: `198.51.${n}.1` })).toBe(404);
    expect(await lookUp(site, { socket, address: '192.0.2.1' })).toBe(429);
  });

  it('before a proxy of ours is not believed either: what counts is whom the proxy has seen [T63]', async () => {
    const socket = '10.0.0.7';
    for (let n = 0; n < most; n += 1) expect(await lookUp(behindProxy, { socket, address: `198.51.${n}.1, 192.0.2.77` })).toBe(404);
    expect(await lookUp(behindProxy, { socket, address: '192.0.2.1' })).toBe(429);
    expect(await lookUp(behindProxy, { socket, address: '192.0.2.1, 198.51.200.1' })).toBe(404);
  });

  it('whose port the proxy writes, too, is the same one with every port [T63]', async () => {
    const socket = '10.0.0.7';
    for (let n = 0; n < most; n += 1) await lookUp(behindProxy, { socket, address: `198.51.100.7:${50_000 + n}` });
    expect(await lookUp(behindProxy, { socket, address: '198.51.100.7:60000' })).toBe(429);
    for (let n = 0; n < most; n += 1) await lookUp(behindProxy, { socket, address: `[2001:db8:9:9::1]:${50_000 + n}` });
    expect(await lookUp(behindProxy, { socket, address: '2001:db8:9:9::2' })).toBe(429);
  });

  it('in IPv6’s clothes is the same one, and has one network with all the addresses of it [T63]', async () => {
    for (let n = 0; n < most; n += 1) await lookUp(behindProxy, { socket: '::ffff:10.0.0.7', address: `::ffff:203.0.113.${n}` });
    expect(await lookUp(behindProxy, { socket: 'fd00::1', address: '203.0.113.200' })).toBe(429);
    for (let n = 0; n < most; n += 1) await lookUp(behindProxy, { socket: 'fd00::1', address: `2001:db8:5:5:${n}::1` });
    expect(await lookUp(behindProxy, { socket: 'fd00::1', address: '2001:db8:5:5:ffff::1' })).toBe(429);
    expect(await lookUp(behindProxy, { socket: 'fd00::1', address: '2001:db8:6:5::1' })).toBe(404);
  });
});

it('mails lead to the shop whatever host somebody names when they ask for one [T54 T63]', async () => {
  const email = 'sam.shopper@example.com';
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', host: 'evil.example' };
  await aVisitor(behindNone).post('/cc/api/auth/reset', { email }, { headers: forged });
  const sent: string[] = [];
  const { mail } = behindNone.shop;
  Object.assign(mail, { send: async ({ text }: { text: string }) => void sent.push(text) });
  await expect
    .poll(async () => {
      await behindNone.hearEvents();
      return sent.length;
    })
    .toBe(1);
  expect(sent[0]).toContain('http://localhost/office/supplies/reset?token=');
  expect(sent[0]).not.toContain('evil');
});
