import { expect, it } from 'vitest';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();

async function pageOf(url: string, visitor?: Visitor): Promise<string> {
  const cookie = visitor === undefined ? 'zipcode=01702' : [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, body } = await live.site.app.inject({ url, headers: { host: new URL(live.base).host, cookie } });
  expect(statusCode).toBe(200);
  return body;
}

it('a page that is kept promises no day after its cut-off has passed', async () => {
  const told = async () => /Get it by \w+, \w+ \d+/.exec(await pageOf('/product_100001'))?.[0];
  live.site.setNow(new Date('2026-11-20T21:59:55Z'));
  for (let time = 0; time < 3; time += 1) expect(await told()).toBe('Get it by Mon, Nov 23');
  live.site.setNow(new Date('2026-11-20T22:00:01Z'));
  expect(await told()).toBe('Get it by Tue, Nov 24');
  live.site.setNow(TEST_NOW);
});

it('who is no member any more sees the prices of everybody on a page that is kept for members, from their next visit on', async () => {
  const { rows } = await live.site.database.query(
    'select item_id from items where is_published and member_price_cents < price_cents order by item_id limit 1',
  );
  const url = `/product_${String(rows[0]?.item_id)}`;
  const priceFor = async () => {
    const rita = aVisitor(live.site, { host: new URL(live.base).host });
    await rita.post('/cc/api/auth/login', { email: 'rita.rewards@example.com', password: 'Foolscap-demo-1' });
    const seen = [];
    for (let time = 0; time < 3; time += 1) seen.push((await pageOf(url, rita)).match(/\$[\d.]+/g)?.join(' '));
    expect(new Set(seen).size).toBe(1);
    return seen[0];
  };
  const become = (tier: string | null) =>
    live.site.database.query("update users set rewards_tier = $1 where email = 'rita.rewards@example.com'", [tier]);
  const asMember = await priceFor();
  expect(asMember).toMatch(/\d/);
  await become(null);
  expect(await priceFor()).not.toBe(asMember);
  await become('PR7');
  expect(await priceFor()).toBe(asMember);
});
