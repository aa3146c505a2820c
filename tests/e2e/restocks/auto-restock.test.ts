import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { changeItem } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const TONER = '100035';

async function fits(page: Page, hasJavaScript: boolean): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  if (hasJavaScript) await expectAccessible(page);
}

beforeEach(async () => {
  await live.site.database.query('delete from restock_run_items; delete from restock_runs; delete from restocks');
  await changeItem(live.site, TONER, { priceCents: 7200 });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('auto-restock, %s', (_how, hasJavaScript) => {
  it('is started from the page of an item, changed, skipped, paused, agreed to and ended', async () => {
    const page = await openAs(live, SAM, { hasJavaScript, width: WIDTHS.desktop });
    await page.goto('/account/auto-restock');
    await page.getByText('Nothing on auto-restock').waitFor();
    await page.goto(`/product_${TONER}`);
    await page.getByRole('link', { name: 'Auto-restock for $68.40 each' }).click();
    await page.getByRole('heading', { level: 1, name: 'Put it on auto-restock' }).waitFor();
    await fits(page, hasJavaScript);
    // What is wrong is said at its field, and what was typed stays.
    await page.getByLabel('Quantity').fill('2.5');
    await page.getByRole('button', { name: 'Start auto-restock' }).click();
    await page.getByText('Nothing was set up yet').waitFor();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('2.5');
    await fits(page, hasJavaScript);
    await page.getByLabel('Quantity').fill('2');
    await page.getByLabel('How often').selectOption('3');
    await page.getByRole('button', { name: 'Start auto-restock' }).click();
    await page.getByText('It’s on auto-restock. We’ll email you before each order.').waitFor();
    await page.getByText('2 every 3 months, $68.40 each now').waitFor();
    await fits(page, hasJavaScript);
    await page.getByRole('button', { name: /^Skip/ }).click();
    await page.getByText('That order is skipped.').waitFor();
    await page.getByRole('button', { name: /^Pause/ }).click();
    await page.getByText('It’s paused. Nothing is ordered until you resume it.').waitFor();
    await page.getByRole('button', { name: /^Resume/ }).click();
    await page.getByText('It’s on again.').waitFor();
    await changeItem(live.site, TONER, { priceCents: 8000 });
    await page.goto('/account/auto-restock');
    await page.getByText('You asked us to check with you above $71.82.').waitFor();
    await fits(page, hasJavaScript);
    await page.getByRole('button', { name: /^OK at \$76\.00/ }).click();
    await page.getByText('It’s ordered at the new price from now on.').waitFor();
    await page.getByText('Change or end').click();
    await page.getByLabel('Next order on').fill('2026-01-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Choose a day from/)
      .waitFor();
    await fits(page, hasJavaScript);
    await page.goto('/account/auto-restock');
    await page.getByText('Change or end').click();
    await page.getByRole('button', { name: 'End auto-restock' }).click();
    await page.getByText('It’s off auto-restock.').waitFor();
    await page.getByText('Nothing on auto-restock').waitFor();
  });
});
