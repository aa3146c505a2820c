import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { setStock } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const TILE_DATA = '**/productTileProxy/getProductTileData';
const STAPLERS = '/search?query=stapler';

/** A page of tiles, with all that scripts add to them. */
async function open(path: string, options: Parameters<typeof live.open>[0] = {}): Promise<Page> {
  const page = await live.open(options);
  await page.goto(path);
  await page.locator('.tile-quick').first().waitFor();
  return page;
}

const tileOf = (page: Page, itemId: string) => page.locator('main li.tile', { hasText: itemId });

describe('the quick view of a tile', () => {
  it('opens over the page, which does not move, and closes on Escape to where it was opened [S2-94 S4-32 S4-33]', async () => {
    const page = await open(STAPLERS);
    await tileOf(page, '100010')
      .getByRole('button', { name: /^Quick view/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Quick view' });
    await expect.poll(() => drawer.textContent()).toMatch(/100010.*\$13\.50.*Get it /);
    await drawer.getByRole('heading', { name: 'Key specifications' }).waitFor();
    await expect.poll(() => drawer.locator('.quick-ways').innerText()).toMatch(/Delivery\s+Get it [\s\S]*ZIP[\s\S]*Pickup/);
    await expect.poll(() => drawer.getByRole('link', { name: 'Choose a store' }).getAttribute('href')).toBe('/pickup?item=100010');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await expect.poll(() => drawer.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Quick view: Clasp/);
    await expect.poll(() => page.url()).toContain(STAPLERS);
  });

  it('has what it costs and the button in the first view of a phone [S2-94]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
    await page.goto(STAPLERS);
    await tileOf(page, '100010')
      .getByRole('button', { name: /^Quick view/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Quick view' });
    await drawer.getByRole('heading', { name: 'Key specifications' }).waitFor();
    const box = await drawer.getByRole('button', { name: /^Add to cart/ }).boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(640);
  });

  it('adds what it shows, and leads to its page', async () => {
    const page = await open(STAPLERS);
    const look = tileOf(page, '100010').getByRole('button', { name: /^Quick view/ });
    await look.click();
    const drawer = page.getByRole('dialog', { name: 'Quick view' });
    await drawer.getByRole('spinbutton').fill('3');
    await drawer.getByRole('button', { name: /^Add to cart/ }).click();
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items[0]?.qty).toBe(3);
    await page.reload();
    await look.click();
    await drawer.getByRole('link', { name: /^View all details/ }).click();
    await page.waitForURL('**/product_100010');
  });

  it.each(Object.values(WIDTHS))('fits a window of %i px', async (width) => {
    const page = await open(STAPLERS, { width });
    await tileOf(page, '100010')
      .getByRole('button', { name: /^Quick view/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Quick view' })
      .getByRole('button', { name: /^Add to cart/ })
      .waitFor();
    await expectNoSidewaysScroll(page);
  });
});

describe('a tile of what cannot be had', () => {
  it('looks up once what could be taken instead, when it is seen, and shows what replaces it, beside what can be compared [S1-26 S2-97 S3-61 S4-15]', async () => {
    const page = await live.open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getProductTileData')) asked.push(request.postData() ?? '');
    });
    await page.goto(STAPLERS);
    await expect.poll(() => asked).toEqual(['{"query":{"skus":["100009"]}}']);
    const see = page.getByRole('link', { name: /^See replacement/ });
    await expect.poll(() => page.getByRole('checkbox', { name: /^Compare/ }).count()).toBe(await page.locator('main .tile').count());
    await see.click();
    const drawer = page.getByRole('dialog', { name: 'Replacement item' });
    await expect.poll(() => drawer.locator('li.tile').first().textContent()).toContain('100010');
    await page.keyboard.press('Escape');
    await see.click();
    await drawer
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(async () => (await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items[0]?.itemId).toBe('100010');
    expect(asked).toHaveLength(1);
  });

  it('shows what is like it when it is out of stock, and what it goes with [S2-96 S2-100 S2-101 S4-14]', async () => {
    await setStock(live.site, '100036', 0);
    live.site.shop.catalog.forget();
    const page = await open('/search?query=toner');
    await page.getByRole('link', { name: /^See similar/ }).click();
    const similar = page.getByRole('dialog', { name: 'Our experts suggest' });
    await expect.poll(() => similar.textContent()).toContain('100035');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Compatible printers for .*Standard Yield/ }).click();
    const printers = page.getByRole('dialog', { name: 'Compatible Printers' });
    await expect.poll(() => printers.textContent()).toMatch(/This cartridge is compatible with:Ardent L40Ardent L48.*100037/);
    await expectAccessible(page);
    await page.goto('/search?query=laser+printer');
    await page.locator('.tile-quick').first().waitFor();
    await page
      .getByRole('link', { name: /^Compatible cartridges/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Compatible Cartridges' }).textContent()).toMatch(/TN-40/);
    await setStock(live.site, '100036', 50);
    live.site.shop.catalog.forget();
  });

  it('shows no error when that cannot be looked up, and leads to the page that says it [S8-12]', async () => {
    const page = await live.open({ mayLoseConnection: true });
    await page.route(TILE_DATA, (route) => route.abort());
    await page.goto(STAPLERS);
    await page.locator('.tile-quick').first().waitFor();
    await page.getByRole('link', { name: /^See replacement/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Replacement item' });
    await drawer.getByRole('link', { name: /^View details/ }).click();
    await page.waitForURL('**/product_100009');
    await expect.poll(() => page.locator('#instead').textContent()).toMatch(/Replacement item.*25-Sheet Capacity, Red.*\$13\.50/);
  });

  it('leads to the page of the product without scripts, which shows the replacement [S2-14 S2-16]', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(STAPLERS);
    await page.getByRole('link', { name: /^See replacement/ }).click();
    await expect.poll(() => page.url()).toContain('/product_100009#instead');
    await expect.poll(() => page.locator('#instead a[href="/product_100010"]').count()).toBe(1);
    await page.goto('/product_100035#compatible');
    await expect.poll(() => page.locator('#compatible').textContent()).toContain('This cartridge is compatible with:');
  });
});

describe('what is chosen to be compared', () => {
  it('is what the page shows whose address is typed by hand, and nothing else where it names something', async () => {
    const page = await open(STAPLERS);
    for (const box of (await page.getByRole('checkbox', { name: /^Compare/ }).all()).slice(0, 2)) await box.check();
    await page.goto('/compare');
    await page.waitForURL(/\/compare\?items=\w+,\w+$/);
    await page.getByRole('heading', { name: 'Compare 2 items' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toContain(STAPLERS);
    await page.goto('/compare?items=100001');
    await expect.poll(() => page.locator('h1').textContent()).toBe('One item to compare so far');
    await expect.poll(() => page.url()).toMatch(/items=100001$/);
  });
});

describe('what somebody bought before', () => {
  it('lies over the pictures of their tiles, moves nothing, and is asked for by nobody who is not signed in [S3-63]', async () => {
    const { database } = live.site;
    await database.query(
      `update order_lines set item_id = '100010' where order_number in
         (select order_number from orders join users using (user_id) where users.email = 'sam.shopper@example.com' and state = 'DELIVERED')`,
    );
    const guest = await live.open();
    const asked: string[] = [];
    guest.on('request', (request) => asked.push(request.url()));
    await guest.goto(STAPLERS);
    await guest.locator('.tile-quick').first().waitFor();
    await guest.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('tile-labels'))).toEqual([]);

    const page = await live.open();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.request.post('/cc/api/auth/login', { data: { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' } });
    await page.goto(STAPLERS);
    const label = tileOf(page, '100010').locator('.tile-labels');
    await label.waitFor();
    await expect.poll(() => label.textContent()).toMatch(/^Purchased [A-Z][a-z]{2}, 20\d\d$/);
    await expect.poll(async () => Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.01);
  });
});

it.each([true, false])(
  'an account’s own number of an item stands by the shop’s, in the grid, the list and on its page, scripts: %s',
  async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript, host: 'business.localhost' });
    await signIn(page, 'bea.buyer@harbordental.example');
    for (const path of ['/search?query=copy+paper', '/search?query=copy+paper&view=list']) {
      await page.goto(path);
      await expect.poll(() => tileOf(page, '100001').locator('.tile-brand').textContent()).toContain('100001Your no. PAPER-A');
      await expect.poll(() => page.getByText('Your no.').count()).toBe(1);
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    }
    await page.goto('/product_100001');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Item 100001Your no. PAPER-A');
  },
);

describe('what only stores hand out', () => {
  const TOWERS = '/category/desktop-computers';

  it('opens the stores around, takes another place, and is put into the cart to be picked up there [S2-95]', async () => {
    const page = await open(TOWERS);
    await tileOf(page, '100027')
      .getByRole('link', { name: /^Pick up today/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Pick up today' });
    await expect.poll(() => drawer.getByRole('listitem').first().textContent()).toMatch(/Natick.*until .*\d\+? in stock/);
    await expectAccessible(page);
    await drawer.getByRole('textbox').fill('99723');
    await drawer.getByRole('button', { name: 'Find stores' }).click();
    await drawer.getByText('There is no store within 100 miles of 99723.').waitFor();
    await drawer.getByRole('textbox').fill('02116');
    await page.keyboard.press('Enter');
    await drawer
      .getByRole('button', { name: /^Pick up here at .*Boston/ })
      .first()
      .click();
    await drawer.waitFor({ state: 'hidden' });
    const row = async () => (await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items[0];
    await expect.poll(row).toMatchObject({ itemId: '100027', qty: 1, selectedDeliveryOption: { deliveryType: 'ISP' } });
  });

  it('says that it went wrong where the store is none any more, and adds nothing [C8-50]', async () => {
    const page = await open(TOWERS);
    await tileOf(page, '100027')
      .getByRole('link', { name: /^Pick up today/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Pick up today' });
    const button = drawer.getByRole('button', { name: /^Pick up here/ }).first();
    await button.waitFor();
    await drawer
      .locator('input[name=pickupStoreNumber]')
      .first()
      .evaluate((input: HTMLInputElement) => {
        input.value = '9999';
      });
    await button.click();
    await page.getByText('Sorry, something went wrong. Please try again.').first().waitFor();
    expect((await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items ?? []).toEqual([]);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('fits a window of %i px', async (width) => {
    const page = await open(TOWERS, { width });
    await tileOf(page, '100027')
      .getByRole('link', { name: /^Pick up today/ })
      .click();
    await page
      .getByRole('button', { name: /^Pick up here/ })
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
  });
});

it('a custom set leads to its page, where the text of it is written before it is added [S2-15]', async () => {
  const page = await open('/category/business-cards');
  await tileOf(page, '100055')
    .getByRole('link', { name: /^Choose options/ })
    .click();
  await page.waitForURL('**/product_100055*');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('heading', { name: 'What is in the set' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Dana Reyes');
  await page.getByRole('button', { name: /^Add to cart: Foolscap Print New-Hire/ }).click();
  await page.waitForURL('**/cc/mmx/cart?cartItemIds=*');
  await page.locator('.cart-row', { hasText: 'Dana Reyes' }).waitFor();
  const { cartInfo } = await (await page.request.get('/cc/api/checkout')).json();
  expect(cartInfo.items.map((row: { itemId: string }) => row.itemId)).toEqual(['100055', '100006', '100002']);
});
