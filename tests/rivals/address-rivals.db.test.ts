import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMITS, NODE_LIMITS } from '#server/limits/limits.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { ITEM, RIVAL_TIMEOUT_MS, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const ADDRESSES = 10;
const CALLS = 100;

let networks = 0;
/** Addresses that nobody has called from. */
const addresses = (count: number) => Array.from({ length: count }, () => `198.18.${(networks += 1)}.${randomInt(1, 250)}`);

/** Somebody with a session. */
async function aGuest(address: string): Promise<Visitor> {
  const guest = aVisitor(site, { address });
  await guest.add({ itemId: '100001', qty: 1 });
  return guest;
}

type Attack = { readonly isOnBoth?: boolean; readonly count?: number; readonly calls?: number; readonly perSession?: number };

/**
 * Each address makes its calls at once, on two nodes in turn; with `perSession` from sessions of its own, of which each makes so many.
 *
 * @returns how many of each were not turned away.
 */
async function attack(
  call: (visitor: Visitor, n: number) => Promise<Answer>,
  { isOnBoth = true, count = ADDRESSES, calls: callsEach = CALLS, perSession }: Attack = {},
): Promise<number[]> {
  const looked: number[] = [];
  for (const address of addresses(count)) {
    const guests = perSession === undefined ? [] : await Promise.all(Array.from({ length: callsEach / perSession }, () => aGuest(address)));
    const calls = Array.from({ length: callsEach }, (_, n) => {
      const visitor = guests[Math.floor(n / (perSession ?? 1))] ?? aVisitor(site, { address });
      return call(isOnBoth && n % 2 === 1 ? alsoOnOtherNode(visitor) : visitor, n);
    });
    const answers = await Promise.all(calls);
    for (const { status, headers } of answers) {
      expect(status).toBeLessThan(500);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    looked.push(answers.filter(({ status, body }) => status !== 429 && Reflect.get(Object(body), 'code') !== 'CAPTCHA_REQUIRED').length);
  }
  return looked;
}

const email = () => `${crypto.randomUUID()}@example.com`;
const cardNumber = () => `600649${String(randomInt(1e12)).padStart(13, '0')}`;
const tryCode = (visitor: Visitor, n: number) => visitor.post(ITEM, { coupons: [`GUESS-${n}`] });
const tryPin = (visitor: Visitor) => visitor.post('/cc/api/payment/giftcard/balance', { accountNumber: cardNumber(), cvv: '0000' });

describe('ten addresses with a hundred calls each at the same time', () => {
  it.each([
    ['orders looked up', LIMITS.ORDER_LOOKUP_ADDRESS.most, (visitor: Visitor) => visitor.get(`/cc/api/orders/10009999?email=${email()}`)],
    // Who has no session yet has the one of their address.
    ['coupon codes', LIMITS.COUPON.most, tryCode],
    // From then on each of them would have to answer a question.
    ['PINs of gift cards', LIMITS.CAPTCHA.most, tryPin],
  ])(
    'get exactly what the table says: %s, %i each [T15 T17 T39]',
    async (_name, most, call) => {
      expect(await attack(call)).toEqual(Array.from({ length: ADDRESSES }, () => most));
    },
    RIVAL_TIMEOUT_MS,
  );

  it.each([
    // No session uses up what is its own, and all of them together more than what is their network's.
    ['coupon codes', LIMITS.COUPON_ADDRESS.most, tryCode, { calls: 100, perSession: LIMITS.COUPON.most }],
    ['PINs of gift cards', LIMITS.GIFT_CARD_PIN_ADDRESS.most, tryPin, { calls: 60, perSession: LIMITS.CAPTCHA.most }],
  ])(
    'get no more with many sessions each: %s, %i for three of them [T15 T17]',
    async (_name, most, call, sessions) => {
      expect(await attack(call, { ...sessions, count: 3 })).toEqual([most, most, most]);
    },
    RIVAL_TIMEOUT_MS,
  );

  it(
    'get exactly what the table says: sign-ins, from two of them, since each costs a hash [T54]',
    async () => {
      const signIn = (visitor: Visitor) => visitor.post('/cc/api/auth/login', { email: email(), password: 'wrong-password' });
      expect(await attack(signIn, { count: 2 })).toEqual([LIMITS.LOGIN_ADDRESS.most, LIMITS.LOGIN_ADDRESS.most]);
    },
    RIVAL_TIMEOUT_MS,
  );

  it(
    'get exactly what the table says of a node: new carts [T64]',
    async () => {
      const { most } = NODE_LIMITS.NEW_CART_ADDRESS;
      const carts = async () => (await site.database.query<{ n: number }>('select count(*)::int as n from carts')).rows[0]?.n ?? 0;
      const before = await carts();
      const addACart = (visitor: Visitor) => visitor.post(ITEM, { items: [{ itemId: '100001', qty: 1 }] });
      expect(await attack(addACart, { isOnBoth: false, count: 2, calls: most + 20 })).toEqual([most, most]);
      expect((await carts()) - before).toBe(2 * most);
    },
    RIVAL_TIMEOUT_MS,
  );
});
