import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';
import { signedIn } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const BEA = 'bea.buyer@harbordental.example';
const HOST = 'business.localhost';

/** At all four widths nothing sticks out. */
async function fits(page: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

beforeEach(async () => {
  await live.site.database.query('delete from shopping_lists');
  await live.site.database.query('delete from carts');
});

const names = (page: Page) => page.locator('.lists-table tbody tr td:first-child a').allTextContents();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('lists, %s', (_what, hasJavaScript) => {
  it('are made, filled, ordered from, renamed and deleted [S1-25 S2-03 S2-04 S2-05 S2-06 S2-92 S2-93 S5-24]', async () => {
    const page = await openAs(live, SAM, { hasJavaScript });
    await page.goto('/kuber/viewList?tid=US&channel=WEB');
    await page.getByText('No lists yet').waitFor();
    await page.getByRole('heading', { name: 'Recommended lists' }).waitFor();
    await page.getByRole('button', { name: 'Save as a list' }).click();
    await page.getByRole('heading', { name: 'Frequently purchased', level: 1 }).waitFor();
    await expect.poll(() => page.locator('.list-row').count()).toBeGreaterThan(0);
    await live.site.database.query('delete from shopping_lists');
    await page.goto('/kuber/viewList?tid=US&channel=WEB');
    await page.getByRole('link', { name: 'Create a list' }).click();
    await page.waitForURL(/\/kuber\/createList\?tid=US/);
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByText('List name is required').first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByLabel('List name').fill('Monday order');
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('heading', { name: 'Monday order' }).waitFor();
    for (const itemId of ['100001', '100002', 'nothing']) {
      await page.getByLabel('Add an item by number').fill(itemId);
      await page.getByRole('button', { name: 'Add to list' }).click();
      if (itemId === 'nothing') await page.getByText('There is no item nothing.').first().waitFor();
      else await page.locator('.list-rows').getByText(`Item ${itemId}`, { exact: true }).waitFor();
    }
    await page.getByLabel(/^Quantity of .*copy paper/i).fill('3');
    await page.getByLabel(/^Quantity of .*copy paper/i).press('Enter');
    await page.getByText(hasJavaScript ? 'All changes saved' : 'Saved.').waitFor();
    await expect.poll(() => page.locator('.list-row').count()).toBe(2);
    await page.getByLabel(/^Quantity of .*gel pens/i).fill('2');
    if (hasJavaScript) await page.getByLabel(/^Quantity of .*gel pens/i).press('Tab');
    else await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () =>
        (await live.site.database.query('select qty from shopping_list_items order by position')).rows.map(({ qty }) => qty),
      )
      .toEqual([3, 2]);
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Quantity of .*gel pens/i).inputValue()).toBe('2');
    await expect.poll(() => page.getByLabel(/^Quantity of .*copy paper/i).inputValue()).toBe('3');
    if (hasJavaScript) await expectAccessible(page);
    await fits(page);

    await page.getByRole('button', { name: 'Add selected to cart' }).click();
    await page.getByText('Select at least one item.').first().waitFor();
    await page.getByLabel(/^Select .*copy paper/i).check();
    await page.getByRole('button', { name: 'Add selected to cart' }).click();
    if (hasJavaScript) {
      await expect
        .poll(async () => (await live.site.database.query("select 1 from carts where lines::text like '%100001%'")).rowCount ?? 0)
        .toBeGreaterThan(0);
      await page.goto('/cc/mmx/cart');
    }
    const row = page.locator('.cart-row').filter({ hasText: /copy paper/i });
    await row.waitFor();
    await expect.poll(() => page.locator('.cart-row').count()).toBe(1);
    await expect.poll(() => row.getByLabel(/^Quantity/).inputValue()).toBe('3');

    await page.goto('/cc/sparq/list');
    await expect.poll(() => names(page)).toEqual(['Monday order']);
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    await expect
      .poll(async () => (await page.locator('.lists-table th').allTextContents()).join())
      .toBe('List name,Modified On,List type,Actions');
    await page.getByRole('link', { name: 'Monday order', exact: true }).click();
    await page.getByText('Rename this list or change who it’s for').click();
    await page.getByLabel('List name').fill('Every Monday');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Every Monday' }).waitFor();
    await page.getByRole('button', { name: /^Remove .*pens/i }).click();
    await page.getByText('Removed from the list.').waitFor();
    await page.goto('/kuber/viewList?tid=US&channel=WEB');
    await page.getByRole('link', { name: 'Delete Every Monday' }).click();
    await page.getByRole('button', { name: 'Yes, delete Every Monday' }).click();
    await page.getByText('No lists yet').waitFor();
  });

  it('are sorted and searched, and without a last favorite all of them are shown again [S2-01 S2-02 S4-13 S9-25 S9-26 S9-27]', async () => {
    const bea = await signedIn(live.site, BEA);
    for (const name of ['Beta', 'alpha', 'Zebra'])
      await bea.post('/cc/api/list', { name, access: name === 'Zebra' ? 'SHARED' : 'PERSONAL' });
    const page = await live.open({ hasJavaScript, host: HOST });
    await browseAs(page, bea, live.base.replace('localhost', HOST));
    await page.goto('/cc/mmx/list/mylists');
    await expect.poll(() => names(page)).toEqual(['Zebra', 'alpha', 'Beta']);
    for (const [sort, sorted] of [
      ['A-Z', 'alpha,Beta,Zebra'],
      ['Z-A', 'Zebra,Beta,alpha'],
      ['Last updated', 'Zebra,alpha,Beta'],
    ] as const) {
      await page.getByLabel('Sort by').selectOption({ label: sort });
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect.poll(async () => (await names(page)).join()).toBe(sorted);
    }
    await page.getByLabel('Find a list').fill('ETA');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.poll(async () => (await names(page)).join()).toBe('Beta');
    await page.goto('/cc/mmx/list/mylists');
    await page.getByRole('button', { name: /Favorite.*alpha/ }).click();
    await page.getByRole('link', { name: 'Favorites only' }).click();
    await expect.poll(async () => (await names(page)).join()).toBe('alpha');
    await page.getByRole('button', { name: /Favorite.*alpha/ }).click();
    await expect.poll(async () => (await names(page)).join()).toBe('Zebra,alpha,Beta');
    await page.getByRole('link', { name: 'Zebra', exact: true }).click();
    await page.waitForURL(/\/cc\/mmx\/list\/details\?listId=/);
    await page.getByText('This list is empty').waitFor();
  });
});

describe('the lists of the header', () => {
  const openLists = async (page: Page) => {
    await page.goto('/');
    await page.locator('header').getByRole('button', { name: /Sam/ }).first().click();
    const link = page.getByRole('link', { name: 'Lists', exact: true }).first();
    await expect.poll(() => link.getAttribute('href')).toBe('/kuber/viewList?tid=US&channel=WEB');
    await link.click();
  };

  it('are asked for as they are opened, wait, and then stand there; one is made over the page [S2-62 S2-63 S4-12]', async () => {
    const sam = await signedIn(live.site, SAM);
    await sam.post('/cc/api/list', { name: 'In the header', items: [{ itemId: '100001' }] });
    const page = await live.open();
    await browseAs(page, sam, live.base);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/getListCardData', async (route) => {
      await held;
      await route.continue();
    });
    await openLists(page);
    await page.locator('[data-state=PENDING]').waitFor();
    letGo();
    await page.locator('[data-state=SUCCESS]').getByRole('link', { name: 'In the header' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create a list' }).click();
    await page.getByRole('dialog', { name: 'Create a list' }).getByLabel('List name').fill('Made over the page');
    await page.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('heading', { name: 'Made over the page', level: 1 }).waitFor();
  });

  it('that cannot be had offer to make one [S4-12 S8-21]', async () => {
    const page = await openAs(live, SAM, { mayFail: true });
    await page.route('**/getListCardData', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openLists(page);
    await page.locator('[data-state=ERROR]').getByLabel('List name').waitFor();
  });
});
