import { beforeAll, describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

beforeAll(async () => {
  await live.site.database.query("update items set list_price_cents = price_cents + 500 where item_id = '100001'");
  live.site.shop.catalog.forget();
});

const STORE = encodeURIComponent('{"storeNumber":"1547"}');

describe('a choice among the filters', () => {
  it.each([
    ['brand', '/search?query=paper', 'Northline'],
    ['supercategory', '/search?query=paper', 'Copy & Multipurpose Paper'],
    ['bopis', '/search?query=paper', /^Pick up today at /],
    ['promo', '/category/paper', 'On sale'],
  ] as const)('is written into the address as %s, at once and without scripts [S2-09 S2-10 S2-11 S2-12]', async (key, address, label) => {
    for (const hasJavaScript of [true, false]) {
      const page = await live.open({ hasJavaScript });
      await page.context().addCookies([{ name: 'YourStore', value: STORE, url: live.base }]);
      await page.goto(address);
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: label }).check();
      if (!hasJavaScript) await filters.getByRole('button', { name: 'Apply filters' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.has(key)).toBe(true);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.has(key)).toBe(false);
    }
  });

  it('is one of several of a line of the specifications, each to be taken away again', async () => {
    const page = await live.open({});
    await page.goto('/category/ink-toner');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const group = filters.getByRole('group', { name: 'Yield class' });
    const names = await group.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
    expect(names.length).toBeGreaterThan(1);
    for (const value of names.slice(0, 2)) await group.locator(`input[value="${value}"]`).check();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('attribute').toSorted()).toEqual(names.slice(0, 2).toSorted());
    const [first = ''] = names;
    await page.getByRole('link', { name: `Without ${first.slice(first.indexOf(':') + 1)}` }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('attribute')).toEqual(names.slice(1, 2));
  });
});
