import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const ABE = 'abe.admin@harbordental.example';
const HOST = 'business.localhost';

async function fits(page: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

/** What somebody has bought last of what can be added at once, and in which order. */
async function lastBought(email: string): Promise<{ orderNumber: string; itemId: string; cents: number }> {
  const { rows } = await live.site.database.query<{ order_number: string; item_id: string; unit_cents: number }>(
    `select o.order_number, l.item_id, i.price_cents as unit_cents from orders o join users u using (user_id) join order_lines l using (order_number) join items i using (item_id)
     where u.email = $1 and o.state = 'DELIVERED' and l.parent_line_id is null and not i.facts ?| array['isDiscontinued', 'bundle', 'substitute', 'isCustom', 'isPriceInCart', 'childOf', 'classId', 'productType', 'membership', 'limitPerOrder', 'surcharge'] and i.is_published and i.price_cents is not null
       and exists (select from stock s where s.item_id = i.item_id and s.location_id = 'FC1' and s.available > 50)
     order by o.placed_at desc, l.item_id limit 1`,
    [email],
  );
  return { orderNumber: rows[0]?.order_number ?? '', itemId: rows[0]?.item_id ?? '', cents: rows[0]?.unit_cents ?? 0 };
}

beforeEach(() => live.site.database.query('delete from carts'));

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('what was bought before, %s', (_what, hasJavaScript) => {
  it('is found, chosen and added by one press [S9-36]', async () => {
    const { itemId } = await lastBought(SAM);
    const page = await openAs(live, SAM, { hasJavaScript });
    await page.goto('/account/buy-again');
    await page.getByRole('link', { name: 'Recently purchased' }).click();
    await page.waitForURL(/sort=recent/);
    const all = await page.locator('.list-rows > li').count();
    await page.getByLabel('Find an item').fill(itemId);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText(/^1 item/).waitFor();
    expect(all).toBeGreaterThan(1);
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.locator('.foot-bar').getByRole('button', { name: 'Add selected to cart' }).click();
    await page.getByText('Select at least one item.').first().waitFor();
    await page.getByLabel(/^Quantity of/).fill('3');
    await page.locator('.list-rows').getByRole('checkbox').check();
    await page.locator('.foot-bar').getByRole('button', { name: 'Add selected to cart' }).click();
    await page.waitForURL(/\/cart/);
    await expect.poll(() => page.locator('.cart-row').count()).toBe(1);
    await expect
      .poll(() =>
        page
          .locator('.cart-row')
          .getByLabel(/^Quantity/)
          .inputValue(),
      )
      .toBe('3');
  });

  it('is added from an order by one press, which tells what is different since; or row by row', async () => {
    const { orderNumber, itemId, cents } = await lastBought(SAM);
    await live.site.database.query('update order_lines set unit_cents = $3 where order_number = $1 and item_id = $2', [
      orderNumber,
      itemId,
      cents + 100,
    ]);
    await changeItem(live.site, itemId, { priceCents: cents });
    const page = await openAs(live, SAM, { hasJavaScript });
    await page.goto(`/account/orders?q=${orderNumber}`);
    await page.getByRole('button', { name: `Buy all again of order ${orderNumber}` }).click();
    await page.waitForURL(/\/cart/);
    await page.getByText('Changed since you bought it').first().waitFor();
    await page
      .getByText(/Now \$[\d,.]+ \(was \$[\d,.]+\)/)
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.cart-row').count()).toBeGreaterThan(0);

    await live.site.database.query('delete from carts');
    await page.goto(`/account/orders/${orderNumber}`);
    await page.getByRole('link', { name: 'Choose items to buy again' }).click();
    await page.getByRole('heading', { name: 'Buy again', level: 1 }).waitFor();
    await page
      .getByText(/Now \$[\d,.]+ \(was \$[\d,.]+\)/)
      .first()
      .waitFor();
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    const boxes = page.locator('.list-rows').getByRole('checkbox');
    const rows = await boxes.count();
    for (let at = 1; at < rows; at += 1) await boxes.nth(at).uncheck();
    await page.getByRole('button', { name: 'Add selected to cart' }).click();
    await page.waitForURL(/\/cart/);
    await expect.poll(() => page.locator('.cart-row').count()).toBe(1);
  });

  it('is what the organization bought, too, for who looks at its orders', async () => {
    const abe = await signedIn(live.site, ABE);
    const page = await live.open({ hasJavaScript, host: HOST });
    await browseAs(page, abe, live.base.replace('localhost', HOST));
    await page.goto('/account/buy-again');
    await page.getByRole('link', { name: 'What everyone bought' }).click();
    await page
      .getByText(/by Bea Buyer/)
      .first()
      .waitFor();
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
  });
});
