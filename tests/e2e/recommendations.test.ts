import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOrders } from '#server/recommendations/counting/count-orders.ts';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';

const live = useLiveShop();
const STAPLER = '/product_100010';
const CALL = '**/sparxProxy/atRecommendation';

beforeAll(() => countOrders(live.site.shop));
beforeEach(() => live.site.database.query('delete from carts'));

const also = (page: Page) => page.getByRole('region', { name: 'Customers also bought' });
const titleOf = async (page: Page, index: number) => (await also(page).locator('li a').nth(index).textContent()) ?? '';

async function addStapler(page: Page): Promise<void> {
  await page.goto(STAPLER);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View cart' }).first().waitFor();
}

describe('what others took beside it', () => {
  it('stands in the overlay and the drawer, goes when it is not wanted, and is added in place [S1-27, S2-104, S4-27]', async () => {
    const page = await live.open();
    await addStapler(page);
    await also(page).waitFor();
    await expectAccessible(page);
    const before = await also(page).locator('li').count();
    expect(before).toBeGreaterThan(3);
    const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
    await page.getByRole('button', { name: `Don’t show ${first}` }).click();
    expect(await also(page).getByText(first).count()).toBe(0);
    await also(page)
      .getByRole('button', { name: `Add ${second}` })
      .click();
    await also(page).getByText(`Added to your cart: ${second}`).waitFor();
    expect(await also(page).locator('li').getByText(second).count()).toBe(0);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/cart');
    expect(await page.locator('.cart-row').count()).toBe(2);
  });

  it('is nothing where the shop does not answer: what was added is told all the same, and no error is [S8-10]', async () => {
    const page = await live.open({ mayLoseConnection: true });
    const asked: string[] = [];
    await page.route(CALL, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await addStapler(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    expect(await also(page).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is asked for once more, for what many order, where nothing comes [S4-26]', async () => {
    const page = await live.open();
    const asked: string[] = [];
    await page.route(CALL, async (route) => {
      const { query } = route.request().postDataJSON() as { query: { mboxes: string[] } };
      asked.push(...query.mboxes);
      if (query.mboxes[0] !== 'cart_overlay') return route.continue();
      return route.fulfill({
        json: { data: [{ id_scheme: 'cart_overlay_rr', heading: 'Customers also bought', items: [], analyticsPayload: {} }] },
      });
    });
    await addStapler(page);
    await page.getByRole('region', { name: 'Recommended For You' }).waitFor();
    expect(asked).toEqual(['cart_overlay', 'home_trending']);
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('what is recommended on pages, %s', (_what, hasJavaScript) => {
  it('stands on the home page and in the cart, and can be added there [S9-31, S9-32, S9-38]', async () => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/');
    const home = page.getByRole('region', { name: 'Recommended For You' });
    expect(await home.locator('li.tile').count()).toBeGreaterThan(5);
    await page.goto(STAPLER);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    if (hasJavaScript) await page.getByRole('link', { name: 'View cart' }).first().waitFor();
    await page.goto('/cart');
    const beside = page.getByRole('region', { name: 'Recommended For You' });
    expect(await beside.locator('li.tile').count()).toBeGreaterThan(3);
    await beside.getByText('Clasp Full-Strip Desktop Stapler').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await beside
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    if (hasJavaScript) await expect.poll(() => page.locator('.cart-row').count()).toBe(2);
    else {
      await page.goto('/cart');
      expect(await page.locator('.cart-row').count()).toBe(2);
    }
  });
});

it('tells who has bought something why something is there', async () => {
  const page = await openAs(live, 'sam.shopper@example.com', { hasJavaScript: false });
  await page.goto('/');
  const home = page.getByRole('region', { name: 'Recommended For You' });
  expect(await home.getByText(/Because you bought /).count()).toBeGreaterThan(0);
});

it('shows what was looked at before below a product, and not itself [S9-33, S9-40]', async () => {
  const page = await live.open();
  await page.goto(STAPLER);
  await page.waitForFunction(() => localStorage.getItem('viewed-items') !== null);
  await page.goto('/product_100012');
  const viewed = page.getByRole('region', { name: 'Consider These' });
  await viewed.waitFor();
  expect(await viewed.locator('li a').allTextContents()).toEqual(['Clasp Full-Strip Desktop Stapler, 25-Sheet Capacity, Red']);
  await expectAccessible(page);
});
