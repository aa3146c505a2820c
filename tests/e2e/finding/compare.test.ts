import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const LISTING = '/category/copy-paper';

/** The demo of the tests has few items of a kind: here they are all of one, and something of them is the same. */
beforeAll(async () => {
  await live.site.database.query(
    `update items set category_id = 'copy-paper', department_id = 'paper', specifications = jsonb_build_array(jsonb_build_array('Made in', 'Ohio'), jsonb_build_array('Number', item_id))
     where is_published and price_cents is not null`,
  );
});

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen to compare' });
const chosen = (page: Page) => bar(page).getByRole('button', { name: /^Take away / });
const tick = async (page: Page, count: number) => {
  for (let index = 0; index < count; index += 1) await boxes(page).nth(index).check();
};

describe('comparing', () => {
  it('begins with a box on a tile: it adds the item, and takes it away again [S4-19 S4-20]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await boxes(page).first().check();
    await bar(page).waitFor();
    await page.getByRole('status').filter({ hasText: '1 of 4 chosen to compare' }).waitFor();
    expect(await chosen(page).count()).toBe(1);
    await boxes(page).nth(1).check();
    expect(await chosen(page).count()).toBe(2);
    await chosen(page).first().click();
    expect(await boxes(page).first().isChecked()).toBe(false);
    expect(await boxes(page).nth(1).isChecked()).toBe(true);
    await boxes(page).nth(1).uncheck();
    await bar(page).waitFor({ state: 'detached' });
  });

  it('refuses a fifth item with a notice, and nothing changes [S4-24 S9-12]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 4);
    await boxes(page).nth(4).click();
    await page.getByText('You can compare 4 items at most.').waitFor();
    expect(await boxes(page).nth(4).isChecked()).toBe(false);
    expect(await chosen(page).count()).toBe(4);
    await expectAccessible(page);
  });

  it('starts over when all is cleared [S4-21]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 3);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await bar(page).waitFor({ state: 'detached' });
    expect(await page.locator('.tile-compare :checked').count()).toBe(0);
    await page.reload();
    expect(await page.locator('.tile-compare :checked').count()).toBe(0);
  });

  it('goes on after a reload, on another page and in going back, in this tab only [S4-22]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 2);
    await page.reload();
    await bar(page).waitFor();
    expect(await boxes(page).nth(0).isChecked()).toBe(true);
    expect(await boxes(page).nth(1).isChecked()).toBe(true);
    await page.goto('/');
    await chosen(page).first().click();
    await page.goBack();
    await bar(page).waitFor();
    await expect.poll(() => page.locator('.tile-compare :checked').count()).toBe(1);
    expect(await boxes(page).nth(1).isChecked()).toBe(true);
    const other = await page.context().newPage();
    await other.goto(`${live.base}${LISTING}`);
    expect(await other.locator('.tile-compare :checked').count()).toBe(0);
  });

  it('opens with two items, from the bar and from a tile, not with one [S4-23]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 1);
    await bar(page).getByRole('button', { name: 'Compare 1' }).press('Enter');
    await page.getByText('Choose at least 2 items to compare.').waitFor();
    await boxes(page).nth(1).check();
    await boxes(page).nth(1).press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View 2 side by side');
    await bar(page).getByRole('link', { name: 'Compare 2' }).click();
    await page.waitForURL(/\/compare\?items=\w+,\w+$/);
    await page.getByRole('heading', { level: 1, name: 'Compare 2 items' }).waitFor();
    expect(await bar(page).count()).toBe(0);
    await page
      .getByRole('link', { name: /^Take away / })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Choose at least two items to compare' }).waitFor();
    await page.goto(LISTING);
    await expect.poll(() => chosen(page).count()).toBe(1);
  });

  it('keeps a box that was ticked before the scripts came', async () => {
    const page = await live.open();
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const gone = page.goto(LISTING);
    await boxes(page).first().check();
    await gone;
    await bar(page).waitFor();
    expect(await boxes(page).first().isChecked()).toBe(true);
  });

  it('is forgotten when who had signed in leaves, and kept when a guest signs in', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 2);
    await signIn(page, 'sam.shopper@example.com');
    await page.goto(LISTING);
    await bar(page).waitFor();
    await boxes(page).nth(2).check();
    await page.context().clearCookies();
    await page.reload();
    expect(await page.locator('.tile-compare :checked').count()).toBe(0);
    expect(await bar(page).count()).toBe(0);
  });

  it('covers nothing and moves nothing', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto(LISTING);
    const topOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await topOf('.footer');
    await boxes(page).first().check();
    await bar(page).waitFor();
    expect(await topOf('.footer')).toBe(before);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [end, edge] = await Promise.all(
      ['.footer-end', '.compare-bar'].map((selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect())),
    );
    expect(end?.bottom).toBeLessThan((edge?.top ?? 0) + 1);
    await page.goto('/product_100001');
    await bar(page).waitFor();
    const [buy, foot] = await Promise.all(
      ['.buy-bar', '.compare-bar'].map((selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect())),
    );
    expect(foot?.bottom).toBeLessThanOrEqual((buy?.top ?? 0) + 1);
  });
});

describe('the page that compares', () => {
  it.each(Object.entries(WIDTHS))('has names that stay in sight, and the rest in rows, on a %s', async (_name, width) => {
    const page = await live.open({ width });
    await page.goto('/compare?items=100001,100006,100007,100012');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const names = page.locator('.compare-names');
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf(page.locator('.compare-pictures'));
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => topOf(page.locator('.compare-pictures'))).toBeLessThan(before - 60);
    expect(await topOf(names)).toBeGreaterThanOrEqual(0);
    expect(await topOf(names)).toBeLessThan(await topOf(page.locator('.compare tbody tr').nth(5)));
  });

  it('adds an item to the cart from its column', async () => {
    const page = await live.open();
    await page.goto('/compare?items=100001,100006');
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.getByRole('button', { name: /Added: / }).waitFor();
  });

  it('works without scripts, from the boxes on', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(LISTING);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await page.getByRole('button', { name: 'Compare what is ticked' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 2 items' }).waitFor();
    const same = page.locator('.compare-same');
    expect(await same.isVisible()).toBe(false);
    await page.getByLabel(/^Show what is the same/).check();
    expect(await same.isVisible()).toBe(true);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.waitForURL(/\/cart\?/);
  });
});
