import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { readyToOrder } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const NO_CONNECTION = 'We could not reach the shop. Check your connection and try again.';

/** A page whose scripts have taken over, before its connection goes. */
async function openPage(path: string): Promise<Page> {
  const page = await live.open({ width: WIDTHS.phone, mayLoseConnection: true });
  await page.goto(path);
  return page;
}

/** What a press needs is loaded once the page has nothing better to do. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['browser-cart', 'add-stage', 'mini-cart', 'search-suggestions', 'error-page'].every((part) =>
      loaded.some((name) => name.includes(part)),
    );
  });
}

const FORMS: readonly (readonly [path: string, button: string, typed: Readonly<Record<string, string>>])[] = [
  ['/office/supplies/login', 'Sign in', { Email: 'sam.shopper@example.com' }],
  ['/office/supplies/forgot-password', 'Send the link', { Email: 'sam.shopper@example.com' }],
  ['/office/supplies/register', 'Create account', { 'First name': 'Nora', 'Last name': 'Newcomer', Email: 'nora@example.com' }],
  ['/account/find-order', 'Show my order', { 'Order number': '10000001', Email: 'nora@example.com' }],
];

describe('somebody whose connection is gone', () => {
  it.each(FORMS)('keeps what was typed at %s, and is told', async (path, button, typed) => {
    const page = await openPage(path);
    const main = page.locator('main');
    for (const [label, text] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(text);
    const password = main.getByLabel('Password', { exact: true });
    if ((await password.count()) > 0) await password.fill('Foolscap-demo-1');
    await page.context().setOffline(true);
    await main.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(NO_CONNECTION).waitFor();
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => main.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  });

  it('keeps the first add of a visit, is told so on every page, and has it once when the connection is back', async () => {
    const page = await openPage('/product_100001');
    await settled(page);
    await page.context().setOffline(true);
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText("You're offline. We kept what you added and put it in your cart when you're back.").waitFor();
    await expect.poll(() => page.locator('main h1').first().textContent()).not.toMatch(/sorry/i);
    await page.context().setOffline(false);
    await page.locator('.cart-count', { hasText: '1' }).waitFor();
    await page.getByText("You're offline").waitFor({ state: 'detached' });
    const { cartInfo }: CartResponse = await (await page.request.get('/cc/api/checkout')).json();
    expect(cartInfo.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 1]]);
  });

  it('is told so where a link cannot be followed, and gets the page that it leads to once the connection is back', async () => {
    const page = await openPage('/category/desk-supplies');
    await settled(page);
    const offline = page.getByRole('heading', { level: 1, name: "You're offline" });
    const link = page.locator('main .tile a[href^="/product_"]').first();
    const wanted = await link.getAttribute('href');
    await page.context().setOffline(true);
    await link.click();
    await offline.waitFor();
    await expect.poll(() => page.getByText("It's us, not you").count()).toBe(0);
    await page.context().setOffline(false);
    await offline.waitFor({ state: 'detached' });
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(wanted);
  });

  it('is told in fewer words where the script of that page has not come either', async () => {
    const page = await live.open({ width: WIDTHS.phone, mayLoseConnection: true });
    await page.route('**/assets/error-page*', (route) => route.abort());
    await page.route('**/product_*.data*', (route) => route.abort());
    await page.goto('/category/desk-supplies');
    await page.locator('main .tile a[href^="/product_"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Sorry, something went wrong' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Try again' }).count()).toBe(1);
  });

  it('is told apart from somebody whom the shop does not answer', async () => {
    const page = await openPage('/product_100001');
    await settled(page);
    await page.route('**/cc/cart/changes', (route) => route.abort('connectionrefused'));
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText("We can't reach the store right now. We kept what you added and put it in your cart when it's back.").waitFor();
  });

  it('has added once what was answered and whose answer was lost', async () => {
    const page = await openPage('/product_100001');
    await settled(page);
    let isLost = false;
    await page.route('**/cc/cart/changes', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.locator('.cart-count', { hasText: '1' }).waitFor();
    const { cartInfo }: CartResponse = await (await page.request.get('/cc/api/checkout')).json();
    expect(cartInfo.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 1]]);
  });

  it('keeps what the cart page was to change, and the header can be used', async () => {
    const page = await openPage('/product_100002');
    await page.request.post('/cc/api/checkout/default/item', { data: { items: [{ itemId: '100002', qty: 1 }] } });
    await page.goto('/cc/mmx/cart');
    await settled(page);
    await page.context().setOffline(true);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('pap');
    await page.locator('.cart-row').getByRole('spinbutton').fill('4');
    await page.locator('.cart-row').getByRole('spinbutton').press('Enter');
    await page.getByText("You're offline. We kept your change to the cart").waitFor();
    await page.context().setOffline(false);
    await page.locator('.cart-head').getByText('4 items').waitFor();
    await expect.poll(() => page.locator('main h1').first().textContent()).toBe('Your cart');
  });

  it('is told once, however often it is tried again, and is not led to checkout later', async () => {
    const page = await openPage('/product_100002');
    await page.request.post('/cc/api/checkout/default/item', { data: { items: [{ itemId: '100002', qty: 1 }] } });
    await page.goto('/cc/mmx/cart');
    await settled(page);
    await page.locator('.unreached-notice').evaluate((notice) => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      new MutationObserver(() => said.push(notice.textContent)).observe(notice, { childList: true, subtree: true, characterData: true });
    });
    await page.context().setOffline(true);
    const tries: string[] = [];
    page.on('requestfailed', (request) => tries.push(request.url()));
    await page.locator('.cart-row').getByRole('spinbutton').fill('4');
    await page.locator('.cart-row').getByRole('spinbutton').press('Enter');
    await expect.poll(() => tries.filter((url) => url.includes('/cart/changes')).length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Check out' }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: 'You cannot check out yet' });
    await alert.getByText(NO_CONNECTION).waitFor();
    await page.context().setOffline(false);
    await page.locator('.cart-head').getByText('4 items').waitFor();
    await page.waitForTimeout(500);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cc/mmx/cart');
    const said = await page.evaluate((): unknown => Reflect.get(window, 'said'));
    expect(said).toEqual(["You're offline. We kept your change to the cart and send it when you're back.", '']);
  });

  it('is told when the shop answers, and the item could not be added [A-043]', async () => {
    const page = await openPage('/product_100001');
    await page.route('**/cc/cart/changes', (route) =>
      route.fulfill({ status: 409, json: { code: 'TECHNICAL_PROBLEM', message: 'words' } }),
    );
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText('Failure while adding item to cart').first().waitFor();
    await expect.poll(() => page.locator('main h1').first().textContent()).not.toMatch(/sorry/i);
  });

  it('types on at checkout where the city would have been filled in', async () => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(live.site, visitor);
    const page = await live.open({ width: WIDTHS.phone, mayLoseConnection: true });
    await browseAs(page, visitor, live.base);
    await page.goto('/cc/sparq/checkout?edit=address');
    await page.getByLabel('City').first().fill('');
    await page.context().setOffline(true);
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/checkout/zip'));
    await page.getByLabel(/^ZIP/).first().fill('01702');
    await asked;
    await page.getByLabel('City').first().fill('Framingham');
    await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Framingham');
    await page.context().setOffline(false);
    await page.getByLabel(/^ZIP/).first().fill('90210');
    await page.getByLabel('City').first().fill('');
    await page.getByLabel(/^ZIP/).first().fill('02108');
    await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('Boston');
  });
});
