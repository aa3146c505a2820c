import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Departments', exact: true });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(?:All d|D)epartments$/ });
const category = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

describe('the categories of a department', () => {
  it.each([
    [WIDTHS.phone, true],
    [WIDTHS.phone, false],
    [WIDTHS.tablet, true],
    [WIDTHS.tablet, false],
    [WIDTHS.laptop, true],
  ])('are opened in the menu in a window of %i px (scripts: %s) [S2-45]', async (width, hasJavaScript) => {
    const page = await live.open({ width, hasJavaScript });
    await page.goto('/help');
    await opener(page).click();
    await category(page, 'Paper').waitFor();
    await expect.poll(() => category(page, 'Copy & Multipurpose Paper').isVisible()).toBe(false);
    await menu(page).locator('summary[aria-label="Categories in Paper"]').click();
    await category(page, 'Copy & Multipurpose Paper').waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await category(page, 'Copy & Multipurpose Paper').click();
    await page.waitForURL('**/category/copy-paper');
    await menu(page).waitFor({ state: 'hidden' });
  });

  it.each([true, false])('all stand in it where there is room (scripts: %s) [S2-45]', async (hasJavaScript) => {
    const page = await live.open({ width: WIDTHS.desktop, hasJavaScript });
    await page.goto('/help');
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Find ink by printer' }).waitFor();
    await expect.poll(() => menu(page).locator('summary:visible').count()).toBe(0);
    await category(page, 'Copy & Multipurpose Paper').click();
    await page.waitForURL('**/category/copy-paper');
  });

  it('are reached by keyboard alone, and Escape leads back to what opened the menu [S2-45]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/help');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    const tabTo = async (name: string) => {
      for (let step = 0; step < 20 && (await focused()) !== name; step += 1) await page.keyboard.press('Tab');
      await expect.poll(() => focused()).toBe(name);
    };
    await category(page, 'Paper').waitFor();
    await tabTo('Categories in Paper');
    await page.keyboard.press('Enter');
    await category(page, 'Copy & Multipurpose Paper').waitFor();
    await tabTo('Copy & Multipurpose Paper');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused()).toBe('Departments');
    // What was opened is open still.
    await page.keyboard.press('Enter');
    await category(page, 'Copy & Multipurpose Paper').waitFor();
    await tabTo('Copy & Multipurpose Paper');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/category/copy-paper');
  });
});
