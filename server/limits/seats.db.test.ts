import { describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { forgetAttempts, giveBack, reserve, reserveSoon, type Attempt } from './index.ts';
import { LIMITS } from './limits.ts';

const site = useShop({ hasRateLimits: true });
const at = (subject: string): Attempt[] => [{ kind: 'GIFT_CARD_PIN', subject }];
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** Lets time pass for every seat that is taken. */
async function laterBy(seconds: number): Promise<void> {
  await site.database.query(
    'update limit_seats set last_at = last_at - $1, taken = coalesce((select array_agg(t - $1) from unnest(taken) t), $2)',
    [seconds * 1000, []],
  );
}

describe('attempts at one thing', () => {
  it('take their seats before they are looked at: of 100 at once exactly five may be', async () => {
    const seats = await Promise.all(many(100, () => reserve(site.shop, at('card 1'))));
    expect(seats.filter((seat) => seat.ok)).toHaveLength(5);
  });

  it('that were right give theirs back, at the same time or later', async () => {
    const attempt = async (isRight: boolean) => {
      const seats = await reserve(site.shop, at('card 2'));
      if (seats.ok && isRight) await giveBack(site.shop, seats);
      return seats.ok;
    };
    expect(await Promise.all([...many(4, () => attempt(false)), attempt(true)])).not.toContain(false);
    for (let round = 1; round <= 20; round += 1) expect(await attempt(true)).toBe(true);
    expect(await attempt(false)).toBe(true);
    expect(await attempt(true)).toBe(false);
  });

  it('are refused for as long as is said, from the last one on; being refused makes it no longer', async () => {
    await reserve(site.shop, at('card 3'));
    await laterBy(600);
    for (let round = 1; round <= 4; round += 1) expect(await reserve(site.shop, at('card 3'))).toMatchObject({ ok: true });
    expect(await reserve(site.shop, at('card 3'))).toMatchObject({ ok: false, retryAfterSeconds: 900 });
    await laterBy(890);
    for (let round = 1; round <= 20; round += 1)
      expect(await reserve(site.shop, at('card 3'))).toMatchObject({ ok: false, retryAfterSeconds: 10 });
    await laterBy(11);
    expect(await reserve(site.shop, at('card 3'))).toMatchObject({ ok: true });
  });

  it('are forgotten one by one where the limit was never reached', async () => {
    for (let round = 1; round <= 4; round += 1) {
      await reserve(site.shop, at('card 4'));
      await laterBy(300);
    }
    // Those of 1,200 and 900 seconds ago are over.
    for (let round = 1; round <= 3; round += 1) expect(await reserve(site.shop, at('card 4'))).toMatchObject({ ok: true });
    expect(await reserve(site.shop, at('card 4'))).toMatchObject({ ok: false });
  });

  it('that come back after their time take nobody else’s seat away', async () => {
    const early = await reserve(site.shop, at('card 5'));
    if (!early.ok) throw new Error('the first try has no seat');
    await laterBy(901);
    for (let round = 1; round <= 5; round += 1) await reserve(site.shop, at('card 5'));
    // It was taken 901 seconds ago, as the rows have it: its real time may be the very millisecond of one of the five.
    await giveBack(site.shop, { taken: { ...early.taken, at: early.taken.at - 901_000 } });
    expect(await reserve(site.shop, at('card 5'))).toMatchObject({ ok: false });
  });

  it('that hold several seats give back those of what was right', async () => {
    const seats = await reserve(site.shop, at('card 6'), 8);
    expect(seats).toMatchObject({ ok: true, count: 5, retryAfterSeconds: 900 });
    if (seats.ok) await giveBack(site.shop, seats, 3);
    expect(await reserve(site.shop, at('card 6'), 8)).toMatchObject({ ok: true, count: 2 });
  });

  it('are nothing to others', async () => {
    await reserve(site.shop, at('card 7'), 5);
    expect(await reserve(site.shop, at('card 8'))).toMatchObject({ ok: true });
    expect(await reserve(site.shop, [{ kind: 'CARD', subject: 'card 7' }])).toMatchObject({ ok: true });
  });
});

describe('attempts within several limits', () => {
  const both = (card: string): Attempt[] => [
    { kind: 'GIFT_CARD_PIN', subject: card },
    { kind: 'GIFT_CARD_PIN_SESSION', subject: 'visit' },
  ];

  it('take a seat of each or of none', async () => {
    for (const card of ['a', 'b']) expect(await reserve(site.shop, both(card), 5)).toMatchObject({ ok: true, count: 5 });
    // The visit has had its ten: the card's own seats are not used up by it.
    expect(await reserve(site.shop, both('c'))).toMatchObject({ ok: false, full: 'GIFT_CARD_PIN_SESSION', retryAfterSeconds: 86_400 });
    expect(await reserve(site.shop, at('c'), 5)).toMatchObject({ ok: true, count: 5 });
  });
});

it('keeps neither an e-mail nor an address', async () => {
  await aVisitor(site).post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'wrong-password' });
  const { rows } = await site.database.query('select * from limit_seats');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/sam|127\.0\.0/);
});

describe('100 at once', () => {
  it('sign-ins with a wrong password: exactly ten are looked at', async () => {
    const answers = await Promise.all(
      many(100, (n) => aVisitor(site).post('/cc/api/auth/login', { email: 'selma.select@example.com', password: `wrong-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  }, 30_000);

  it('of which some are right: those are not counted', async () => {
    const signIn = async (password: string) =>
      (await aVisitor(site).post('/cc/api/auth/login', { email: 'rita.rewards@example.com', password })).status;
    const tried = await Promise.all([...many(7, (n) => `wrong-${n}`), ...many(3, () => 'Foolscap-demo-1')].map(signIn));
    expect(tried.toSorted()).toEqual([200, 200, 200, ...many(7, () => 401)]);
    expect(await Promise.all(many(20, (n) => signIn(`again-${n}`)))).toEqual(expect.arrayContaining([401, 429]));
    const { rows } = await site.database.query(
      "select cardinality(taken) as n from limit_seats where kind = 'LOGIN_ACCOUNT' order by n desc",
    );
    expect(rows[0]).toEqual({ n: 10 });
    expect(await signIn('Foolscap-demo-1')).toBe(429);
  }, 30_000);

  it.each([
    ['one account, more than may be wrong', 14, ['sam.shopper@example.com']],
    ['one office', 11, ['sam.shopper@example.com', 'paula.plus@example.com', 'preston.premium@example.com']],
  ])('right sign-ins of %s are all let in', async (_what, times, emails) => {
    await site.database.query('delete from limit_seats');
    const signIn = async (email: string) =>
      (await aVisitor(site).post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status;
    const statuses = await Promise.all(emails.flatMap((email) => many(times, () => signIn(email))));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('coupon codes that nobody knows: exactly ten are looked at', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const answers = await Promise.all(
      many(100, (n) => guest.put<CartResponse>(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons: [`GUESS-${n}`] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  }, 30_000);
});

describe('seats that come and go', () => {
  const shared = at('card 9');
  const soon = () => reserveSoon(site.shop, shared, ['GIFT_CARD_PIN']);

  it('are not said to be gone for a window; those that stay taken are', async () => {
    await reserve(site.shop, shared, 5);
    const done = new AbortController();
    const refused = soon().finally(() => done.abort());
    // Others are quicker, whenever one is given back.
    while (!done.signal.aborted) await laterBy(-0.1);
    expect(await refused).toMatchObject({ ok: false, retryAfterSeconds: 5 });
    const { retryAfterSeconds } = await soon();
    expect(retryAfterSeconds).toBeGreaterThan(600);
  });

  it('are not waited for when they were taken long ago', async () => {
    await forgetAttempts(site.shop, { kind: 'GIFT_CARD_PIN', subject: 'card 9' });
    await reserve(site.shop, shared, 5);
    await laterBy(60);
    const asked = vi.spyOn(site.database, 'query');
    expect(await soon()).toMatchObject({ ok: false });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

describe('tries that are refused', () => {
  const rows = async () => (await site.database.query<{ n: number }>('select count(*)::int as n from limit_seats')).rows[0]?.n;

  it('leave nothing behind: a network without seats cannot fill the table [T64]', async () => {
    await site.database.query('delete from limit_seats');
    const signIn = () =>
      aVisitor(site).post('/cc/api/auth/login', { email: `${crypto.randomUUID()}@example.com`, password: 'wrong-password' });
    expect((await signIn()).status).toBe(401);
    await site.database.query("update limit_seats set taken = array_fill(taken[1], array[$1::int]) where kind = 'LOGIN_ADDRESS'", [
      LIMITS.LOGIN_ADDRESS.most,
    ]);
    await laterBy(20);
    const before = await rows();
    expect(new Set((await Promise.all(many(50, signIn))).map(({ status }) => status))).toEqual(new Set([429]));
    expect(await rows()).toBe(before);
  });

  it('leave nothing behind where the last seat went to somebody of the same moment; nor do right ones [T64]', async () => {
    await site.database.query('delete from limit_seats');
    const attempts = (card: number): Attempt[] => [
      { kind: 'GIFT_CARD_PIN', subject: `card ${card}` },
      { kind: 'GIFT_CARD_PIN_SESSION', subject: 'a visit' },
    ];
    const seats = await Promise.all(many(100, (card) => reserve(site.shop, attempts(card))));
    const taken = seats.filter((seat) => seat.ok);
    expect(taken).toHaveLength(LIMITS.GIFT_CARD_PIN_SESSION.most);
    expect(await rows()).toBe(LIMITS.GIFT_CARD_PIN_SESSION.most + 1);
    await Promise.all(taken.map((seat) => giveBack(site.shop, seat)));
    expect(await rows()).toBe(0);
  });
});

describe('a call that attempts nothing', () => {
  it('asks no limit', async () => {
    const guest = aVisitor(site);
    const rows = async () => (await site.database.query('select sum(last_at) as at, count(*) as n from limit_seats')).rows;
    const before = await rows();
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.cart();
    await guest.put(`${CHECKOUT}?actionType=REMOVE_COUPON`, { coupons: ['BASKET5'] });
    expect(await rows()).toEqual(before);
  });
});

describe('mails with a way to a new password', () => {
  const mails = async (email: string) =>
    (
      await site.database.query("select count(*)::int as n from outbox where kind = 'password.reset-asked' and payload->>'email' = $1", [
        email,
      ])
    ).rows[0].n;

  it('are sent to one person five times an hour, whoever asks, and no answer tells so', async () => {
    const email = 'preston.premium@example.com';
    const answers = await Promise.all(many(10, () => aVisitor(site).post('/cc/api/auth/reset', { email })));
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    await expect.poll(() => mails(email)).toBe(5);
  });
});
