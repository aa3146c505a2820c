import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { addGeneratedItems } from '#tests/search/add-generated-items.ts';
import { expectAccessible, useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

live.prepare(() => addGeneratedItems(live.site, USUAL_SIZE));

const LISTINGS = ['/category/paper', '/search?query=paper', '/brand/northline', '/landing/back-to-school'];

const names = (page: Page) => page.locator('.listing-items .tile-name > a').allInnerTexts();
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

describe('"Show more"', () => {
  it.each(LISTINGS)('has the next page below this one, tells how many stand there, and goes to the first of them: %s', async (address) => {
    const page = await live.open({});
    await page.goto(address);
    const first = await names(page);
    expect(first).toHaveLength(24);
    await showMore(page).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(24);
    const both = await names(page);
    expect(both.slice(0, 24)).toEqual(first);
    expect(new Set(both).size).toBe(both.length);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(await page.locator('.listing-items .tile-name > a').nth(24).textContent());
    await expect
      .poll(() => page.locator('.listing-bar [role=status]').innerText())
      .toMatch(new RegExp(String.raw`^(1–${both.length} of \d+ items|${both.length} items)`));
    await expect.poll(() => new URL(page.url()).searchParams.get('pages')).toBe('2');
    await page.reload();
    await expect.poll(() => names(page)).toEqual(both);
    if (address === LISTINGS[0]) await expectAccessible(page);
  });

  it('goes to the first of them also where they are the last, and the button is gone', async () => {
    const page = await live.open({});
    await page.goto('/category/paper?pages=3');
    const before = (await names(page)).length;
    await showMore(page).press('Enter');
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(before);
    await expect.poll(() => showMore(page).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(await page.locator('.listing-items .tile-name > a').nth(before).textContent());
  });

  it('stays where it was for who comes back from a product, and leaves one step in the history', async () => {
    const page = await live.open({});
    await page.goto('/');
    await page.goto('/category/paper');
    await showMore(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(48);
    await showMore(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(72);
    const all = await names(page);
    const link = page.locator('.listing-items .tile-name > a').nth(60);
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await link.click();
    await page.waitForURL(/\/product_/);
    await page.goBack();
    await expect.poll(async () => names(page)).toEqual(all);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('begins again with what is chosen, and leads on to the next page where no more fit', async () => {
    const page = await live.open({});
    await page.goto('/category/paper?pages=4');
    await expect.poll(() => names(page)).toHaveLength(96);
    await expect.poll(() => showMore(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Next page' }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?page=5');
    await page.goto('/category/paper?pages=2');
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check();
    await expect.poll(() => new URL(page.url()).searchParams.has('pages')).toBe(false);
  });

  it('is a link to the next page without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/category/paper');
    await expect.poll(() => showMore(page).count()).toBe(0);
    await page.locator('.listing-foot > a').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2');
    await expect.poll(() => page.locator('.listing-bar [role=status]').innerText()).toMatch(/^25–48 of/);
  });
});
