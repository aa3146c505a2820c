import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeItem } from '#tests/support/shop-changes.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';

/** 100036 is for a printer that nobody has, 100035 for Sam's and others. */
live.prepare(() => changeItem(live.site, '100036', { facts: { printerModels: ['Ardent L99'] } }));

async function asSam(options: Parameters<typeof live.open>[0] = {}): Promise<Page> {
  const page = await live.open(options);
  await signIn(page, SAM);
  return page;
}

const tile = (page: Page, itemId: string) =>
  page
    .locator('li.tile')
    .filter({ has: page.locator(`a[href="/product_${itemId}"]`) })
    .first();
const addButton = (page: Page, itemId: string) => tile(page, itemId).getByRole('button', { name: /^Add to cart/ });
const inCart = async (page: Page) =>
  ((await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items ?? []).map((item: { itemId: string }) => item.itemId);

/** What stands under a label of its tile, as 'label over text'. Runs in the browser. */
function coveredTexts(tiles: Element[]): string[] {
  return tiles.flatMap((tile) =>
    [...tile.querySelectorAll('.tile-labels li, .badge')].flatMap((label) => {
      const box = label.getBoundingClientRect();
      const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (label.contains(text) || text.parentElement?.closest('.hearable') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        );
        if (isCovered) covered.push(`${label.textContent} over ${text.textContent}`);
      }
      return covered;
    }),
  );
}

describe('a list of one’s own printers', () => {
  it.each([true, false])(
    'is added to by searching, given nicknames, and taken from with a way back, with scripts: %s',
    async (hasJavaScript) => {
      await live.site.database.query(
        "delete from machines where user_id = (select user_id from users where email = 'rita.rewards@example.com')",
      );
      const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
      await signIn(page, 'rita.rewards@example.com');
      await page.goto('/account/printers');
      await page.getByText('No printers yet').waitFor();
      if (hasJavaScript) await expectAccessible(page);
      await page.getByLabel('Brand and model').fill('l48');
      await page.getByRole('button', { name: 'Find printer' }).click();
      await page.getByRole('button', { name: /^I own this ?: Ardent L48$/ }).click();
      await page.getByText('Ardent L48 is on your list.').waitFor();
      await page.getByLabel('Nickname, or where it is').fill('  Den <b>2</b> ');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Den <b>2</b>' }).waitFor();
      await expectNoSidewaysScroll(page);
      if (hasJavaScript) await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove Den <b>2</b>' }).click();
      await page.getByText('Den <b>2</b> was removed.').waitFor();
      await page.getByText('No printers yet').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('heading', { name: 'Den <b>2</b>' }).waitFor();
      await page.getByLabel('Brand and model').fill('laserwriter 9000');
      await page.getByRole('button', { name: 'Find printer' }).click();
      await page.getByText('We don’t have ink or toner for').waitFor();
    },
  );

  it('is begun from the page of a printer, also by who signs in first', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/product_100037');
    await page.getByRole('button', { name: /^I own this/ }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('paula.plus@example.com');
    await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: /^I own this ?: Ardent L40$/ }).click();
    await page.getByText('Ardent L40 is on your list.').waitFor();
    await page.goto('/product_100035');
    await page.getByRole('link', { name: 'Ardent L48', exact: true }).click();
    await expect.poll(() => page.url()).toContain('/account/printers?q=Ardent+L48');
    await page.getByRole('button', { name: /^I own this ?: Ardent L48$/ }).waitFor();
  });

  it('is one for all people of an organization, each of whom changes what they added', async () => {
    const page = await live.open({ host: 'business.localhost' });
    await signIn(page, 'bea.buyer@harbordental.example');
    await page.goto('/account/printers');
    await page.getByRole('heading', { name: 'Our printers' }).waitFor();
    await expect.poll(() => page.getByText('Ardent L48 · Added by Abe Admin').count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Remove Billing' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Remove Front desk' }).count()).toBe(0);
  });
});

describe('what fits one’s own printers', () => {
  it('is said on tiles, on the product and in the cart, and stands in no page that is kept for many', async () => {
    const page = await asSam();
    const kept = await (await page.request.get('/category/black-toner')).text();
    expect(kept).toContain('Sam');
    expect(kept).not.toMatch(/Home office|fit your printers/);
    // A search for ink is the own page of who has printers: what fits comes first.
    await page.goto('/search?query=toner');
    await page.getByText('Items that fit Home office and Ardent Studio J310 are shown first.').waitFor();
    await expect.poll(() => page.locator('main li.tile').first().textContent()).toContain('100035');
    await expect.poll(() => tile(page, '100035').locator('.tile-labels').textContent()).toContain('Fits your Home office printer');
    await expect.poll(() => tile(page, '100036').locator('.tile-labels').textContent()).toContain('Doesn’t fit your printers');
    await expectAccessible(page);
    await page.goto('/product_100035');
    await page.getByText('Fits your Home office printer').waitFor();
    await page.request.post('/cc/api/checkout/default/item', {
      data: {
        items: [
          { itemId: '100035', qty: 1 },
          { itemId: '100001', qty: 1 },
        ],
      },
    });
    await page.goto('/cc/mmx/cart');
    await expect
      .poll(() => page.locator('.cart-row', { hasText: 'TN-40' }).locator('.cart-row-facts').textContent())
      .toContain('Fits your Home office printer');
    await expect.poll(() => page.locator('.cart-row-fits, .cart-row-misfit').count()).toBe(1);
  });

  it.each([360, 600, 768, 1024, 1440])('covers nothing of the tile, however much is said, in a window of %i px', async (width) => {
    await live.site.database.query(
      `update order_lines set item_id = '100035' where order_number in
         (select order_number from orders join users using (user_id) where users.email = $1 and state = 'DELIVERED')`,
      [SAM],
    );
    const page = await live.open({ width });
    await signIn(page, SAM);
    for (const path of ['/search?query=toner', '/search?query=toner&view=list']) {
      await page.goto(path);
      await expect.poll(() => tile(page, '100035').locator('.tile-labels li').count()).toBe(2);
      await expect.poll(() => page.locator('main .tile').evaluateAll(coveredTexts)).toEqual([]);
    }
  });

  it('is nobody else’s: a guest sees nothing of it and is asked nothing', async () => {
    const page = await live.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/search?query=toner');
    await page.locator('.tile-quick').first().waitFor();
    await page.waitForTimeout(500);
    await expect.poll(() => page.locator('.tile-labels').count()).toBe(0);
    expect(asked.filter((url) => /tile-labels|for-owners|printer=/.test(url))).toEqual([]);
    await addButton(page, '100036').click();
    await expect.poll(() => inCart(page)).toEqual(['100036']);
  });

  it('can be all that a listing shows: a filter that counts under the others, in a page of their own', async () => {
    const page = await asSam();
    await page.goto('/search?query=toner');
    const choice = page.getByRole('checkbox', { name: /Fits my printers/ });
    await choice.waitFor();
    await expect.poll(() => page.locator('.facet-choice', { has: choice }).textContent()).toBe('Fits my printers1');
    const firstFilter = page.locator('.filters .facet').first();
    await expect.poll(() => firstFilter.textContent()).toMatch(/^Printers/);
    await choice.click();
    await page.waitForURL('**/search?query=toner&fits=mine');
    await page.getByText('Showing supplies that fit Home office and Ardent Studio J310.').waitFor();
    await expect.poll(() => page.locator('li.tile').count()).toBe(1);
    await expect.poll(() => choice.isChecked()).toBe(true);
    await expect.poll(() => firstFilter.textContent()).toMatch(/^Printers/);
    await expectAccessible(page);
    await choice.click();
    await page.waitForURL((url) => url.search === '?query=toner');
    await page.goto('/category/copy-paper');
    await page.locator('.tile-quick').first().waitFor();
    await page.waitForTimeout(500);
    await expect.poll(() => choice.count()).toBe(0);
  });

  it('is everything, with a word about it, for who has no printers or is not signed in', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/category/ink-toner?fits=mine');
    await page.getByText('Sign in to see only what fits your printers.').waitFor();
    const everything = await page.locator('li.tile').count();
    await signIn(page, 'selma.select@example.com');
    await page.goto('/category/ink-toner?fits=mine');
    await page.getByText('You have no printers on your list yet, so everything is shown.').waitFor();
    await expect.poll(() => page.locator('li.tile').count()).toBe(everything);
    await page.goto('/search?fits=mine');
    await expect.poll(() => page.url()).toContain('/account/printers');
  });
});

describe('a cartridge that fits none of one’s own printers', () => {
  it('is asked about before it is added, and added by who wants it nevertheless', async () => {
    const page = await asSam();
    await page.request.post('/cc/api/checkout/default/item', { data: { items: [{ itemId: '100001', qty: 1 }] } });
    const before = await inCart(page);
    await page.goto('/search?query=toner');
    await tile(page, '100036').locator('.tile-misfit').waitFor();
    await addButton(page, '100036').click();
    const dialog = page.getByRole('dialog', { name: 'Check before you add' });
    await dialog.getByText('This doesn’t fit any of your printers (Home office and Ardent Studio J310).').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => inCart(page)).toEqual(before);
    await addButton(page, '100036').click();
    await dialog.getByRole('button', { name: 'Add anyway' }).click();
    await expect.poll(() => inCart(page)).toContain('100036');
  });

  it('is asked about on its own page, too, with the way to what fits', async () => {
    const page = await asSam();
    await page.goto('/product_100036');
    await page.getByText('Doesn’t fit your printers').first().waitFor();
    await page
      .getByRole('button', { name: /^Add to cart: Ardent TN-40 Toner Cartridge, High Yield/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Check before you add' }).getByRole('link', { name: 'See what fits' }).click();
    await page.getByRole('heading', { name: 'Supplies for your printers' }).waitFor();
    await expect.poll(() => page.locator('li.tile').count()).toBe(1);
  });

  it('is asked about on a page of its own without scripts, from a tile and by its number', async () => {
    const page = await asSam({ hasJavaScript: false });
    await page.goto('/search?query=toner');
    await addButton(page, '100036').click();
    await page.getByRole('heading', { name: 'Check before you add' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').textContent())
      .toContain('This doesn’t fit any of your printers (Home office and Ardent Studio J310).');
    await page.getByRole('button', { name: 'Add anyway' }).click();
    await page.waitForURL('**/cc/mmx/cart?*');
    await expect.poll(() => inCart(page)).toContain('100036');
    await page.goto('/cart/add');
    await page.getByLabel('Item numbers').fill('100036 2, 100002');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Item 100036: This doesn’t fit');
    await page.getByRole('button', { name: 'Add anyway' }).click();
    await expect.poll(() => inCart(page)).toContain('100002');
  });
});
