import { afterEach, expect, it, vi } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();

afterEach(() => vi.restoreAllMocks());

async function ask(url: string): Promise<string> {
  const { statusCode, body } = await live.site.app.inject({ url, headers: { host: new URL(live.base).host } });
  expect(statusCode).toBe(200);
  return body.replaceAll(/nonce(?:="|:\s*")[\w-]+"/g, '');
}

async function countOf(step: string): Promise<number> {
  return Number(
    new RegExp(`^shop_pages_for_many_total\\{step="${step}"\\} (\\d+)`, 'm').exec(await live.site.shop.metrics.text())?.[1] ?? 0,
  );
}

/** Lets what is kept go out of date. */
function passHalfAMinute(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 40_000);
}

it('a page that is out of date is not rendered again while it would be made of the same data', async () => {
  const url = '/product_100001';
  const page = await ask(url);
  const [made, already] = [await countOf('made'), await countOf('made_already')];
  passHalfAMinute();
  expect(await ask(url)).toBe(page);
  expect(await ask(url)).toBe(page);
  expect(await countOf('made')).toBe(made);
  expect(await countOf('made_already')).toBe(already + 1);
});

it('and is rendered where stock has changed since', async () => {
  const url = '/product_100002';
  const page = await ask(url);
  const made = await countOf('made');
  await live.site.database.query("update stock set initial = initial - available, available = 0 where item_id = '100002'");
  expect(await ask(url)).toBe(page);
  passHalfAMinute();
  expect(await ask(url)).not.toBe(page);
  expect(await countOf('made')).toBe(made + 1);
});
