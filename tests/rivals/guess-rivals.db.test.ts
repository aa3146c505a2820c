import { expect, it } from 'vitest';
import { aVisitor } from '#tests/support/visitor.ts';
import { CART, RIVAL_TIMEOUT_MS, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes({ hasRateLimits: true });
const statusesOf = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).map(({ status }) => status);

it(
  'guesses at one account on two nodes share its ten',
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
