import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { GIFT_CARDS } from '#tests/support/tenders.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { CART, ITEM, RIVAL_TIMEOUT_MS, useTwoNodes } from './two-nodes.ts';

const BALANCE = '/cc/api/payment/giftcard/balance';
const { site, alsoOnOtherNode } = useTwoNodes({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const statusesOf = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).map(({ status }) => status);

it(
  'attempts at one account on two nodes share its ten',
  async () => {
    const tries = Array.from({ length: 100 }, (_, n) => {
      const visitor = n % 2 === 0 ? aVisitor(site) : alsoOnOtherNode(aVisitor(site));
      return visitor.post('/cc/api/auth/login', { email: 'selma.select@example.com', password: `wrong-${n}` });
    });
    const statuses = await statusesOf(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  },
  RIVAL_TIMEOUT_MS,
);

it(
  'codes that a visit tries on two nodes share its ten, and right ones among them cost none',
  async () => {
    const here = aVisitor(site);
    await here.add({ itemId: '100001', qty: 1 });
    const there = alsoOnOtherNode(here);
    const apply = (code: string, n: number) => (n % 2 === 0 ? here : there).put(`${CART}?actionType=APPLY_COUPON`, { coupons: [code] });
    expect(new Set(await statusesOf(Array.from({ length: 8 }, (_, n) => apply('BASKET5', n))))).toEqual(new Set([200]));
    const statuses = await statusesOf(Array.from({ length: 40 }, (_, n) => apply(`GUESS-${n}`, n)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  },
  RIVAL_TIMEOUT_MS,
);

it.each([
  ['added', (visitor: Visitor, coupons: string[]) => visitor.post(ITEM, { coupons })],
  ['added with an item', (visitor: Visitor, coupons: string[]) => visitor.post(ITEM, { items: [{ itemId: '100002', qty: 1 }], coupons })],
  ['applied', (visitor: Visitor, coupons: string[]) => visitor.put(`${CART}?actionType=APPLY_COUPON`, { coupons })],
])(
  'a thousand codes that are %s on two nodes: ten are looked at, and the others change nothing [T15]',
  async (_name, apply) => {
    const here = aVisitor(site);
    await here.add({ itemId: '100001', qty: 1 });
    const there = alsoOnOtherNode(here);
    const codes = (n: number) => Array.from({ length: 10 }, (_, index) => `CODE-${n}-${index}`);
    const one = await statusesOf(Array.from({ length: 40 }, (_, n) => apply(n % 2 === 0 ? here : there, [`ONE-${n}`])));
    expect(one.filter((status) => status === 200)).toHaveLength(10);
    const many = await statusesOf(Array.from({ length: 96 }, (_, n) => apply(n % 2 === 0 ? here : there, codes(n))));
    expect(new Set(many)).toEqual(new Set([429]));
    expect((await apply(here, ['BASKET5'])).status).toBe(429);
    expect((await here.cart()).coupons).toEqual([]);
  },
  RIVAL_TIMEOUT_MS,
);

it(
  'a coupon code is asked for by nothing else: what other calls say of coupons is not looked at [T15]',
  async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const cartItemId = (await guest.cart()).items[0]?.cartItemId;
    const coupons = ['BASKET5'];
    const others = [
      guest.put(`${CART}?actionType=UPDATE_CART`, { coupons }),
      guest.put(`${CART}?actionType=UPDATE_DELIVERY`, { coupons }),
      guest.put(`${CART}?actionType=PROCEED_CHECKOUT`, { coupons, proceedCheckout: true }),
      guest.put(ITEM, { items: [{ cartItemId, qty: 2 }], coupons }),
      guest.post(`${CART}/address`, { coupons }),
      guest.post(`${CART}/order`, { coupons }),
      guest.get(`/cc/api/checkout?coupons=BASKET5`),
    ];
    await Promise.all(others);
    expect((await guest.cart()).coupons).toEqual([]);
  },
  RIVAL_TIMEOUT_MS,
);

it(
  'a gift card whose right PIN ten people give on two nodes at the same moment is good for each of them',
  async () => {
    const { accountNumber, cvv } = GIFT_CARDS.large;
    const { giftCardBalance } = site.shop.paymentVendor;
    const slow = vi.spyOn(site.shop.paymentVendor, 'giftCardBalance').mockImplementation(async (login) => {
      await sleep(100);
      return giftCardBalance(login);
    });
    const people = Array.from({ length: 10 }, (_, n) => aVisitor(site, { address: `198.20.${n}.1` }));
    const give = (one: Visitor, n: number) => (n % 2 === 0 ? one : alsoOnOtherNode(one)).post(BALANCE, { accountNumber, cvv });
    expect(await statusesOf(people.map(give))).toEqual(people.map(() => 200));
    slow.mockRestore();
  },
  RIVAL_TIMEOUT_MS,
);

it(
  'a gift card whose PIN is guessed by 500 networks on two nodes is looked at five times, then locked for whose it is, too [T17]',
  async () => {
    const asked = vi.spyOn(site.shop.paymentVendor, 'giftCardBalance');
    const { accountNumber, cvv } = GIFT_CARDS.fifty;
    const guess = (n: number, pin: string) => {
      const visitor = aVisitor(site, { address: `198.${18 + (n >> 8)}.${n & 255}.1` });
      return (n % 2 === 0 ? visitor : alsoOnOtherNode(visitor)).post(BALANCE, { accountNumber, cvv: pin });
    };
    const statuses: number[] = [];
    for (let first = 0; first < 500; first += 100) {
      statuses.push(...(await statusesOf(Array.from({ length: 100 }, (_, n) => guess(first + n, String(3000 + first + n))))));
      // What was tried is over: nobody waits for it any more.
      await site.database.query('update limit_seats set taken = array(select t - 20000 from unnest(taken) t)');
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(495);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
    expect((await guess(600, cvv)).status).toBe(429);
    // With an order's payment as with the balance.
    const guest = aVisitor(site, { address: '192.0.2.1' });
    await guest.add({ itemId: '100001', qty: 1 });
    expect((await guest.post(`${CART}/payment`, { paymentType: 'GIFT_CARD', accountNumber, cvv })).status).toBe(429);
  },
  RIVAL_TIMEOUT_MS,
);
