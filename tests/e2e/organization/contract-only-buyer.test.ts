import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const CARL = 'carl.contract@harbordental.example';
/** Two cases of ten reams of letter paper: one that Harbor Dental has no contract for, and the one that it has. */
const OFF = '190001';
const ON = '100001';

live.prepare(async () => {
  const { database, shop } = live.site;
  await database.query(
    `insert into items (item_id, name, brand, department_id, category_id, kind_id, description, highlights, price_cents, uom, units_in_pack, unit_name, specifications, pictures, facts,
       released_on, search_text, popularity)
     select $2, 'Northline Presentation Copy Paper', brand, department_id, category_id, kind_id, description, highlights, 5249, uom, units_in_pack, unit_name, specifications, pictures, '{}',
       released_on, 'presentation copy paper', 1 from items where item_id = $1`,
    [ON, OFF],
  );
  await database.query(
    'insert into stock (item_id, location_id, initial, available) select $2, location_id, 50, 50 from stock where item_id = $1',
    [ON, OFF],
  );
  await database.query(
    "update contract_prices set valid_until = ($1::timestamptz at time zone 'America/New_York')::date + 9 where account_number = '4410001' and item_id = $2",
    [shop.now(), ON],
  );
  shop.catalog.forget();
});

const tileOf = (page: Page, itemId: string) =>
  page
    .locator('li.tile')
    .filter({ has: page.locator(`a[href="/product_${itemId}"]`) })
    .first();

describe.each([
  ['with scripts', true, WIDTHS.desktop],
  ['without scripts', false, WIDTHS.phone],
] as const)('somebody who may buy by contract only, %s,', (_what, hasJavaScript, width) => {
  it('is told what is on it, finds that alone, is shown what to take instead of what is not, and orders it [C6-08 C8-15 C6-09]', async () => {
    const page = await live.open({ host: 'business.localhost', hasJavaScript, width });
    const look = async () => {
      if (hasJavaScript) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signIn(page, CARL);
    // Everything is listed, with what is on the contract marked, and what cannot be ordered told.
    await page.goto('/search?query=copy%20paper');
    await tileOf(page, ON).getByText('On contract').waitFor();
    await expect.poll(() => tileOf(page, ON).textContent()).toMatch(/\$41\.29.*List.*\$46\.99/s);
    await tileOf(page, OFF).getByText('Not on your contract. You can’t order it.').waitFor();
    await expect
      .poll(() =>
        tileOf(page, OFF)
          .getByRole('button', { name: /Add to cart/ })
          .count(),
      )
      .toBe(0);
    await look();
    // Only what is on it, by the filter.
    await page.goto('/search?query=copy%20paper&onContract=true');
    await tileOf(page, ON).waitFor();
    await expect.poll(() => tileOf(page, OFF).count()).toBe(0);
    await expect.poll(() => page.locator('li.tile').filter({ hasNotText: 'On contract' }).count()).toBe(0);
    // What is not on it says so, with what is, and what that saves.
    await page.goto(`/product_${OFF}`);
    const main = page.getByRole('main');
    await main.getByText('Not on your contract', { exact: true }).first().waitFor();
    const instead = main.getByRole('region', { name: 'On your contract' });
    await expect.poll(() => instead.textContent()).toContain('On your contract: $41.29, $11.20 less per case');
    await look();
    await instead.getByRole('button', { name: /Add this instead/ }).click();
    if (hasJavaScript)
      await page
        .getByText(/added to (your )?cart/i)
        .first()
        .waitFor();
    await page.goto('/cc/sba/cart?viewcart=true');
    const row = page.locator('.cart-row').first();
    await expect.poll(() => row.textContent()).toMatch(/Contract price ends .*ON CONTRACT/s);
    await expect.poll(() => row.textContent()).toContain('$41.29');
    await look();
    await page.goto('/cc/sparq/checkout');
    await page.getByRole('radio', { name: /^Front desk/ }).check();
    if (!hasJavaScript) await page.getByRole('button', { name: 'Save budget center' }).click();
    await page.getByRole('button', { name: 'Pay by invoice' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { name: 'Review and order' }).waitFor();
    await look();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.waitForURL(/orderconfirmation\/\d+/);
    const number = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    const { rows } = await live.site.database.query<{ item_id: string; price: number }>(
      'select item_id, unit_cents as price from order_lines where order_number = $1',
      [number],
    );
    expect(rows).toEqual([{ item_id: ON, price: 4129 }]);
  });
});
