import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

/** How high the announcement is, in lines; and in how many rows menu, brand, account and cart stand. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const announcement = document.querySelector('.top-hat > p');
    const range = document.createRange();
    if (announcement !== null) range.selectNodeContents(announcement);
    const tops = (boxes: Iterable<DOMRect>) => new Set([...boxes].map(({ top, height }) => Math.round((top + height / 2) / 8))).size;
    const first = document.querySelectorAll(
      '.header-row > .header-menu-button, .header-row > .logo, .header-row > .header-item:not(.header-place)',
    );
    return {
      announcement: tops(range.getClientRects()),
      row: tops([...first].map((item) => item.getBoundingClientRect())),
      items: first.length,
    };
  });
const ONE_LINE = { announcement: 1, row: 1, items: 4 };

describe('the header of a phone', () => {
  it.each(['localhost', 'business.localhost'])(
    'says what it says in one line, and has one row above the search, for a guest of %s',
    async (host) => {
      const page = await live.open({ width: WIDTHS.phone, host });
      await page.goto('/help');
      await expect.poll(() => linesOf(page)).toEqual(ONE_LINE);
    },
  );

  it('does so for a buyer with long names and a full cart, too', async () => {
    const { database, shop } = live.site;
    const { rows } = await database.query<{ user_id: string }>(
      `update users set first_name = 'Wilhelmina-Alexandrina', last_name = 'Featherstonehaugh-Cholmondeley'
       where email = 'bea.buyer@harbordental.example' returning user_id`,
    );
    await shop.sessions.renewUser(database, rows[0]?.user_id ?? '');
    const page = await live.open({ width: WIDTHS.phone, host: 'business.localhost' });
    await signIn(page, 'bea.buyer@harbordental.example');
    await page.goto('/product_100001');
    await page.getByLabel('Quantity').first().fill('999');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    const count = page.getByRole('banner').locator('.cart-count');
    await expect.poll(() => count.textContent()).toMatch(/\d{2,}/);
    await page.goto('/help');
    await expect.poll(() => linesOf(page)).toEqual(ONE_LINE);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Harbor Dental/ })
      .click();
    const panel = page.locator('#account');
    await panel.getByText('***0001').waitFor();
    await expect.poll(() => panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);
  });
});
