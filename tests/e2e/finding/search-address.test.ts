import { describe, expect, it } from 'vitest';
import { useLiveShop, signIn } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('a search whose address says "q"', () => {
  it.each(['localhost', 'business.localhost'])('finds the same, fills the field and names the one address for it on %s', async (host) => {
    const page = await live.open({ host });
    if (host !== 'localhost') await signIn(page, 'bea.buyer@harbordental.example');
    await page.goto('/search?q=stapler');
    await page.getByRole('heading', { level: 1, name: /^Results for .?stapler/ }).waitFor();
    const tiles = () => page.getByRole('main').locator('.tile').count();
    const found = await tiles();
    expect(found).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('combobox', { name: 'Search the shop' }).inputValue()).toBe('stapler');
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    await expect.poll(() => canonical()).toMatch(/\/search\?query=stapler$/);
    await page.goto('/search?query=stapler');
    await expect.poll(() => tiles()).toBe(found);
    await expect.poll(() => canonical()).toMatch(/\/search\?query=stapler$/);
  });
});

describe('an item number in an address that says "q"', () => {
  it('leads to the item', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?q=100001');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/product_100001');
  });
});
