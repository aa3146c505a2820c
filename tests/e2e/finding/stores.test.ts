import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('the stores', () => {
  it('are found by ZIP code, the nearest first, and one becomes the visitor’s own, without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/stores');
    await page.getByLabel('ZIP code, city or state').fill('01702');
    await page.getByRole('button', { name: 'Find stores' }).click();
    const found = page.getByRole('region', { name: /stores near 01702/ });
    const [first = ''] = await found.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(first).toMatch(/^Foolscap Framingham · [\d.]+ miles?$/);
    await found.getByRole('button', { name: /^Make this my store ?: Foolscap Framingham/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?near=01702');
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: /stores near 01702/ })
          .getByText('Your store')
          .count(),
      )
      .toBe(1);
    await page.goto('/stores');
    await page.getByRole('region', { name: 'Your store' }).getByText('659 Worcester Rd').waitFor();
  });

  it('that are not there say why', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/stores?near=00000');
    await page.getByText("We don't recognize that ZIP code.").waitFor();
    await page.goto('/stores?near=nowhere');
    await page.getByText('No stores match “nowhere”').waitFor();
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('can be read in a window of %i px', async (width) => {
    const page = await live.open({ width });
    for (const path of ['/stores', '/stores?near=01702']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

describe('the ZIP code on a phone', () => {
  it('stands in the header, and what else is looked for at the top of the menu', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/stores');
    const place = page.getByRole('banner').getByRole('button', { name: /Enter ZIP/ });
    await expect.poll(async () => (await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await place.click();
    await page.getByLabel('ZIP code', { exact: true }).fill('99501');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Deliver to 99501' }).waitFor();
    await page.getByRole('button', { name: 'Departments' }).click();
    const menu = page.getByRole('navigation', { name: 'Departments', exact: true });
    await expect.poll(() => menu.getByRole('link').first().innerText()).toBe('Deals');
    for (const name of ['Stores', 'ZIP code', 'Orders', 'Help'])
      await expect.poll(() => menu.getByRole('link', { name, exact: true }).isVisible(), { message: name }).toBe(true);
    await expectAccessible(page);
  });
});
