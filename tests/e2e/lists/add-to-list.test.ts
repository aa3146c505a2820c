import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';

beforeEach(async () => {
  await live.site.database.query('delete from shopping_lists');
  await live.site.database.query('delete from carts');
});

/** What is on lists: "name: qty item". */
async function kept(): Promise<string[]> {
  const { rows } = await live.site.database.query<{ said: string }>(
    `select name || ': ' || coalesce(string_agg(qty || ' ' || item_id, ', ' order by position), '') as said
     from shopping_lists l left join shopping_list_items i using (list_id) group by l.list_id order by name`,
  );
  return rows.map(({ said }) => said);
}

async function fits(page: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

describe('onto a list, with scripts', () => {
  it('an item goes with two keys from its tile, and what was there already is told, with the way back', async () => {
    const page = await openAs(live, SAM);
    await page.goto('/category/copy-paper');
    const link = page.locator('.tile > a[href="/lists/add?itemId=100001"][data-drawer]');
    await link.focus();
    await page.keyboard.press('Enter');
    // There is none yet: the first one has a name already.
    await page.getByRole('dialog', { name: 'Add to a list' }).getByLabel('List name').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Added to “Shopping list”.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 1 100001']);
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /Shopping list.*1 there/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'New list' }).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await page.getByText('Already on “Shopping list”: quantity raised from 1 to 2.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 2 100001']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“Shopping list” is as it was.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 1 100001']);

    // Escape leaves everything as it is; another name is made beside it, and taken back whole.
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await page.getByLabel('List name').fill('shopping LIST');
    await page.keyboard.press('Enter');
    await page.getByText('You already have a list with this name.').first().waitFor();
    await page.getByLabel('List name').fill('Second');
    await page.keyboard.press('Enter');
    await page.getByText('Added to “Second”.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('List “Second” deleted.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 1 100001']);
    // What somebody else has put on it since is not taken with it.
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await page.getByLabel('List name').fill('Third');
    await page.keyboard.press('Enter');
    await page.getByText('Added to “Third”.').waitFor();
    await live.site.database.query(
      "insert into shopping_list_items (list_item_id, list_id, item_id, qty, position, added_at) select gen_random_uuid(), list_id, '100002', 3, 2, now() from shopping_lists where name = 'Third'",
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back from “Third”. What has been changed there since stays.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 1 100001', 'Third: 3 100002']);
  });

  it('so do items of a product’s page with their quantity, rows of the cart and all of it, what is saved for later, and orders', async () => {
    const page = await openAs(live, SAM);
    const choose = async (name: string) => {
      const first = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
      await first.waitFor();
      await first.click();
    };
    await page.goto('/product_100002');
    await page
      .getByLabel(/^Quantity of/)
      .first()
      .fill('3');
    await page.locator('.buy-box').getByRole('link', { name: 'Add to list' }).click();
    await page.getByRole('button', { name: 'Create list and add' }).click();
    await page.getByText('Added to “Shopping list”.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 3 100002']);

    await page.goto('/cart/add?itemId=100001&qty=2&itemId=100006&qty=1');
    await page.locator('main').getByRole('button', { name: /add/i }).first().click();
    await page.waitForURL(/\/cc\/mmx\/cart/);
    await page
      .locator('.cart-row')
      .filter({ hasText: /copy paper/i })
      .getByRole('link', { name: /^Add to list/ })
      .click();
    await choose('Shopping list');
    await page.getByText('Added to “Shopping list”.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 3 100002, 2 100001']);
    await page.getByRole('link', { name: 'Save this cart as a list' }).click();
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await page.getByLabel('List name').fill('My cart');
    await page.keyboard.press('Enter');
    await page.getByText('2 items added to “My cart”.').waitFor();
    await expect.poll(async () => (await kept())[0]).toMatch(/^My cart: (2 100001, 1 100006|1 100006, 2 100001)$/);

    await page
      .locator('.cart-row')
      .filter({ hasText: /notebook/i })
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await page
      .locator('.saved-row')
      .getByRole('link', { name: /^Add to list/ })
      .click();
    await choose('Shopping list');
    await page.getByText('Added to “Shopping list”.').waitFor();
    await expect.poll(async () => (await kept())[1]).toBe('Shopping list: 3 100002, 2 100001, 1 100006');

    await page.goto('/compare?items=100001,100002');
    await page.getByRole('link', { name: /^Add to list.*gel pens/i }).click();
    await choose('My cart');
    await page.getByText('Added to “My cart”.').waitFor();
    await page.goto('/account/orders');
    await page.locator('a[href^="/account/orders/"]').first().click();
    await page.getByRole('link', { name: 'Save as a list' }).click();
    await choose('Shopping list');
    await page
      .getByText(/“Shopping list”/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /^Add to list/ })
      .first()
      .click();
    await choose('My cart');
    await page
      .getByText(/“My cart”/)
      .first()
      .waitFor();
  });
});

describe('onto a list, without scripts', () => {
  it('who has not signed in does so, and comes back to what they were about to do', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=copy+paper');
    await page.locator('.tile > a[href="/lists/add?itemId=100001"]').click();
    await page.getByLabel('Email').first().fill(SAM);
    await page.locator('input[name=password]').first().fill('Foolscap-demo-1');
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Add to a list' }).waitFor();
    await expect.poll(() => page.getByLabel('List name').inputValue()).toBe('Shopping list');
    await fits(page);
    await page.getByRole('button', { name: 'Create list and add' }).click();
    await page.getByText('Added to “Shopping list”.').waitFor();
    await page.getByRole('link', { name: 'Back to the item' }).click();
    await page.waitForURL(/\/product_100001/);
    await page.goto('/lists/add?itemId=100001&qty=4');
    await page.getByText('1 of this already').waitFor();
    await page.getByRole('button', { name: 'Add to Shopping list' }).click();
    await page.getByText('Already on “Shopping list”: quantity raised from 1 to 5.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 5 100001']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“Shopping list” is as it was.').waitFor();
    await expect.poll(() => kept()).toEqual(['Shopping list: 1 100001']);
  });

  it('with scripts they are led there, too', async () => {
    const page = await live.open();
    await page.goto('/product_100001');
    await page.locator('.buy-box').getByRole('link', { name: 'Add to list' }).click();
    await page.waitForURL(/\/office\/supplies\/login\?jumpUrl=/);
    await expect.poll(() => decodeURIComponent(page.url())).toContain('/lists/add?itemId=100001');
  });
});
