import { request } from 'node:http';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();
const rival = { client: undefined as pg.Client | undefined };

/** Asks as a browser does, and can hang up. */
function ask(path: string) {
  const { promise, resolve } = Promise.withResolvers<number | 'HUNG_UP'>();
  const asked = request(`${live.base}${path}`, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode ?? 0));
  });
  asked.once('error', () => resolve('HUNG_UP'));
  asked.end();
  return { answer: promise, hangUp: () => asked.destroy() };
}

/** How many statements wait for what the rival has locked: those of listings. */
async function running(): Promise<number> {
  const { rows } = await live.site.database.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n ?? 0;
}

beforeAll(async () => {
  // What everybody sees is in memory: then only the listings themselves read what is locked.
  for (const path of ['/category/paper', '/category/pens-pencils-markers', '/search?query=stapler'])
    expect(await ask(path).answer).toBe(200);
});
beforeEach(async () => {
  const client = new pg.Client({ connectionString: live.site.databaseUrl });
  await client.connect();
  await client.query('begin; lock table sold_out in access exclusive mode');
  rival.client = client;
});
afterEach(async () => {
  await rival.client?.end();
});
/** Then what searches try waits, too. */
const lockItems = () => rival.client?.query('lock table items in access exclusive mode');
const unlock = () => rival.client?.query('rollback');

describe('a listing that nobody waits for any more', () => {
  it.each(['/category/paper?sort=rating', '/ele-lpd/api/searchProxy/search?q=stapler&sort=newest', '/search?query=stapler&sort=rating'])(
    'is ended in the database: %s',
    async (path) => {
      const { answer, hangUp } = ask(path);
      await expect.poll(running).toBe(1);
      hangUp();
      expect(await answer).toBe('HUNG_UP');
      // Long before it would have given up waiting for the lock.
      await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
      const again = ask(path);
      await expect.poll(running).toBe(1);
      await unlock();
      expect(await again.answer).toBe(200);
    },
  );

  it.each(['/category/paper?sort=newest', '/category/pens-pencils-markers?sort=newest'])(
    'goes on as long as somebody else waits for the same: %s',
    async (path) => {
      const first = ask(path);
      await expect.poll(running).toBe(1);
      const second = ask(path);
      // Nothing tells from outside that it waits with the first.
      await new Promise((resolve) => setTimeout(resolve, 150));
      first.hangUp();
      await first.answer;
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(await running()).toBe(1);
      await unlock();
      expect(await second.answer).toBe(200);
    },
  );

  it('is not begun when its turn comes', async () => {
    const { max } = live.site.database.options;
    const inTurn = Array.from({ length: max }, (_, n) => ask(`/ele-lpd/api/searchProxy/search?q=stapler&page=${n + 1}&sort=price_asc`));
    await expect.poll(running).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const begun = await running();
    expect(begun).toBeLessThan(max);
    for (const { hangUp } of inTurn) hangUp();
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
    expect(await ask('/ele-lpd/api/searchProxy/search?q=qqzz').answer).toBe(200);
    await unlock();
  });

  it('is ended in the database also where it is yet to be known what of a search finds anything', async () => {
    await lockItems();
    const { answer, hangUp } = ask('/ele-lpd/api/searchProxy/search?q=binder');
    await expect.poll(running).toBe(1);
    hangUp();
    expect(await answer).toBe('HUNG_UP');
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
  });

  it('is ended in the database also where it is what goes with a product', async () => {
    const { answer, hangUp } = ask('/cc/api/products/100001');
    // What goes with it, and others of its kind.
    await expect.poll(running).toBeGreaterThan(0);
    hangUp();
    expect(await answer).toBe('HUNG_UP');
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
  });

  it.each(['/category/paper?sort=price_desc', '/ele-lpd/api/searchProxy/search?q=stapler&sort=price_desc'])(
    'is no failure in figures and log: %s',
    async (path) => {
      const before = await answers();
      const { hangUp } = ask(path);
      await expect.poll(running).toBe(1);
      hangUp();
      await expect.poll(async () => (await answers()).hungUp).toBe(before.hungUp + 1);
      expect(await answers()).toMatchObject({ failed: before.failed, failuresInLog: before.failuresInLog });
    },
  );
});

/** How many answers were counted as given to nobody, and as failures. */
async function answers() {
  const { values } = await live.site.shop.metrics.requestSeconds.get();
  const withStatus = (isIt: (status: number) => boolean) =>
    values
      .filter(({ metricName, labels }) => metricName === 'shop_request_seconds_count' && isIt(Number(labels.status)))
      .reduce((all, { value }) => all + value, 0);
  return {
    hungUp: withStatus((status) => status === 499),
    failed: withStatus((status) => status >= 500),
    failuresInLog: live.site.logged.filter((line) => line.includes('"answered"')).length,
  };
}

describe('many who look for things', () => {
  const MOST_WAITING = 64;
  const askMany = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, n) => ask(path(n)));
  /** So many searches that the line is full: one of them is turned away. */
  const fillLine = async (sort: string) => {
    const count = live.site.database.options.max + MOST_WAITING;
    const searches = askMany(count, (n) => `/ele-lpd/api/searchProxy/search?q=stapler&page=${n + 1}&sort=${sort}`);
    const turnedAway = searches.map(async ({ answer }) => expect(await answer).toBe(503));
    await Promise.any(turnedAway);
    return searches;
  };

  it('take some of the connections, also where it is yet to be known what of a search finds anything', async () => {
    await lockItems();
    const { max } = live.site.database.options;
    const searches = askMany(max, (n) => `/ele-lpd/api/searchProxy/search?q=folder%20${'abcdefghijklmnopqrst'[n]}x`);
    await expect.poll(running).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await running()).toBeLessThan(max);
    for (const { hangUp } of searches) hangUp();
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
  });

  it('leave a product to be seen, without what sells best beside it', async () => {
    const searches = await fillLine('rating');
    expect(await ask('/cc/api/products/100002').answer).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const { hangUp } of searches) hangUp();
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
  });

  it('and hang up leave the line to others', async () => {
    const dropped = await fillLine('newest');
    // What is only on its way to PostgreSQL cannot be cancelled yet.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const { hangUp } of dropped) hangUp();
    await expect.poll(running, { timeout: 1_000, interval: 20 }).toBe(0);
    const another = ask('/category/paper?sort=price_asc');
    await expect.poll(running).toBe(1);
    await unlock();
    expect(await another.answer).toBe(200);
  });
});
