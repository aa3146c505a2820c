import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useLiveShop, signIn } from '#tests/support/browser.ts';

const live = useLiveShop();
const EVENTS = '/cc/api/checkout/events';

/** What the header says of the cart. */
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const countIn = async (page: Page) => Number(/(\d+) items?/.exec((await badge(page).textContent()) ?? '')?.[1]);
/** Within a second of the change; the poll itself takes some of it. */
const soon = { timeout: 1000, interval: 20 };

/** Adds an item on its page, as a shopper does, and waits until the shop has said so. */
async function add(page: Page, itemId: string): Promise<void> {
  await page.goto(`/product_${itemId}`);
  const before = await countIn(page);
  await page
    .locator('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(() => countIn(page), { interval: 10 }).toBe(before + 1);
}

/**
 * Adds an item on one page: others show it within a second. A machine that stood still just then is given two more adds to show it: who asks
 * only now and then would be late for each.
 */
async function addAndSee(page: Page, itemId: string, look: (count: number, within: object) => Promise<unknown>): Promise<void> {
  for (let left = 2; ; left -= 1) {
    await add(page, itemId);
    const count = await countIn(page);
    try {
      await look(count, soon);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await look(count, {});
    }
  }
}

/** Opens a page and waits until it listens, it and not the page before. */
async function listening(page: Page, path: string): Promise<void> {
  const heard = page
    .context()
    .waitForEvent('response', (response) => response.url().endsWith(EVENTS) && new URL(response.frame().url()).pathname === path);
  await page.goto(path);
  expect((await heard).status()).toBe(200);
}

describe('a change of the cart', () => {
  it('in one tab shows in the others within a second: in their header, and on an open cart page', async () => {
    const first = await live.open();
    await add(first, '100001');
    const [reading, cart] = [await first.context().newPage(), await first.context().newPage()];
    await listening(first, '/');
    await reading.goto('/');
    await cart.goto('/cc/mmx/cart');
    await addAndSee(first, '100002', async (count, within) => {
      await Promise.all([reading, cart].map((page) => expect.poll(() => countIn(page), within).toBe(count)));
      await expect.poll(() => cart.locator('.cart-rows > li').count(), within).toBe(2);
    });
  });

  it('on one device shows on the other within a second', async () => {
    const [phone, desk] = [await live.open(), await live.open()];
    await signIn(phone, 'sam.shopper@example.com');
    await signIn(desk, 'sam.shopper@example.com');
    await listening(phone, '/cc/mmx/cart');
    await addAndSee(desk, '100002', async (count, within) => {
      await expect.poll(() => countIn(phone), within).toBe(count);
      await expect.poll(() => phone.locator('.cart-rows > li').count(), within).toBe(1);
    });
  });

  it('made on the cart page itself is answered with it: nothing is loaded, nor when the page hears of it', async () => {
    const page = await live.open();
    await add(page, '100001');
    await listening(page, '/cc/mmx/cart');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /cart\.data|cart\/changes/.test(request.url())) loads.push(request.url());
    });
    await page
      .getByRole('button', { name: /increase|one more|\+/i })
      .first()
      .click();
    await expect.poll(() => countIn(page)).toBe(2);
    await page.waitForTimeout(1200);
    expect(loads).toEqual([]);
  });
});

describe('the stream of a browser', () => {
  it('is one for all its tabs, and goes on in another when its tab is closed', async () => {
    const first = await live.open();
    await add(first, '100001');
    await listening(first, '/');
    const streams: string[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith(EVENTS)) streams.push(request.url());
    });
    const [second, third] = [await first.context().newPage(), await first.context().newPage()];
    await second.goto('/');
    await third.goto('/');
    await third.waitForTimeout(2500);
    expect(streams).toEqual([]);
    const taken = second.context().waitForEvent('response', (response) => response.url().endsWith(EVENTS));
    await first.close();
    await taken;
    expect(streams).toHaveLength(1);
    await addAndSee(third, '100002', (count, within) => expect.poll(() => countIn(second), within).toBe(count));
  });

  it('is not opened for a visitor without a session', async () => {
    const page = await live.open();
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(EVENTS)) streams.push(request.url());
    });
    await page.goto('/');
    await page.waitForTimeout(2500);
    expect(streams).toEqual([]);
  });
});

it('the app that shows the page learns how much is in the cart [C7-47 S7-52]', async () => {
  const page = await live.open();
  await page.addInitScript(() => {
    const told: number[] = [];
    Object.assign(window, { told, Android: { setCartCount: (count: number) => told.push(count) } });
  });
  await add(page, '100001');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toEqual([0, 1]);
});
