import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

const styleOf = (one: Locator, property: string) =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

describe('the page behind a drawer', () => {
  it('is held still while the filters or the mini cart are open, and let go when they close [S4-32]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/category/copy-paper');
    await expect.poll(() => isHeld(page)).toBe(false);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect.poll(() => isHeld(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isHeld(page)).toBe(false);
    await page.locator('.header').getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => isHeld(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isHeld(page)).toBe(false);
  });

  it('is below the drawer or menu that is open, and the layers are as before when it closes [S4-33]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/category/copy-paper');
    const header = page.locator('.header');
    await expect.poll(() => styleOf(header, 'z-index')).toBe('100');
    await page.getByRole('button', { name: 'Departments' }).click();
    await expect.poll(() => styleOf(header, 'z-index')).toBe('9998');
    await page.keyboard.press('Escape');
    await expect.poll(() => styleOf(header, 'z-index')).toBe('100');
    await header.getByRole('link', { name: /^Cart/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    await expect.poll(() => styleOf(drawer, 'z-index')).toBe('9997');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.locator('.drawer').evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex)))
      .not.toContain('9997');
  });
});

describe('an icon', () => {
  it.each([
    [360, '16px'],
    [820, '16px'],
    [821, '20px'],
    [1440, '20px'],
  ])('is, in a window of %d, %s [C9-32]', async (width, size) => {
    const page = await live.open({ width });
    await page.goto('/category/copy-paper');
    await expect.poll(() => styleOf(page.locator('.header-search .menu-icon'), 'width')).toBe(size);
  });
});

describe('what stands side by side', () => {
  it.each([
    [360, 1],
    [820, 1],
    [821, 3],
    [1440, 3],
  ])('stands, in a window of %d, on 12 columns, %d in a row [S9-08 S9-09]', async (width, across) => {
    const page = await live.open({ width });
    await page.goto('/');
    const promises = page.locator('.promises');
    await expect.poll(async () => (await styleOf(promises, 'grid-template-columns')).split(' ')).toHaveLength(12);
    const tops = await promises.locator('li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(across);
  });
});

describe('the stores around a place', () => {
  it.each([
    [360, 1],
    [601, 2],
    [1024, 2],
    [1025, 4],
    [1440, 4],
  ])('stand, in a window of %d, on 12 columns, %d in a row [S9-08 S9-10]', async (width, across) => {
    const page = await live.open({ width });
    await page.goto('/stores?near=01702');
    const lists = page.locator('main section ul');
    const counts = await lists.evaluateAll((all) => all.map((list) => list.children.length));
    const list = lists.nth(counts.indexOf(Math.max(...counts)));
    await expect.poll(async () => (await styleOf(list, 'grid-template-columns')).split(' ')).toHaveLength(12);
    const tops = await list.locator('> li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThanOrEqual(4);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(across);
  });
});

describe('the spinner', () => {
  it('is large where nothing else is said [C9-34]', async () => {
    const page = await live.open();
    await page.goto('/design');
    const spinner = page.locator('.button:not(.button-small) > .spinner').first();
    await expect.poll(() => spinner.getAttribute('class')).toContain('spinner-lg');
    await expect.poll(() => styleOf(spinner, 'width')).toBe('18px');
  });
});

describe('the order of a listing without scripts', () => {
  it('can be read on a phone beside its button', async () => {
    const page = await live.open({ width: WIDTHS.phone, hasJavaScript: false });
    await page.goto('/category/copy-paper');
    const width = await page.locator('.sort-field select').evaluate((one) => one.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(160);
  });
});
