import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const ITEM = '/cc/api/checkout/default/item';
const REFUSAL = { status: 409, json: { status: 409, code: 'CART_STATUS_ERROR', message: 'Your cart has changed.' } };

/** A page of somebody who has these items in the cart, with the mini cart open. */
async function openWith(items: Record<string, unknown>[], options: Parameters<typeof live.open>[0] = {}): Promise<Page> {
  const page = await live.open(options);
  await page.goto('/category/paper');
  if (items.length > 0) await page.request.post(ITEM, { data: { items } });
  await page.reload();
  await press(page);
  return page;
}

async function press(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
}

function drawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your cart' });
}

/** The cart as the server has it: quantities by item. */
async function onServer(page: Page): Promise<Record<string, number>> {
  const response = await page.request.get('/cc/api/checkout');
  const { cartInfo }: CartResponse = await response.json();
  return Object.fromEntries(cartInfo.items.map(({ itemId, qty }) => [itemId, qty]));
}

const LAPTOP = [
  { itemId: '100016', qty: 2 },
  { itemId: '100017', qty: 1, parentItemId: '100016', parentRelationType: 'WARRANTY' },
];

describe('the mini cart', () => {
  it('opens over the page and closes again, and gives the focus back [C2-25 C4-83]', async () => {
    const page = await openWith([{ itemId: '100001', qty: 2 }, ...LAPTOP]);
    await drawer(page)
      .getByRole('link', { name: /Copy Paper/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/category/paper');
    await expect.poll(() => drawer(page).textContent()).toMatch(/Subtotal \(4 items\)\$1,\d{3}\.\d\d/);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Cart');
    await press(page);
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'MCVCB')?.value).toBe('true');
  });

  it('is a link to the cart without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/');
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.waitForURL('**/cc/mmx/cart');
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('can be read by everybody at %i pixels', async (width) => {
    const page = await openWith([...LAPTOP, { itemId: '100039', qty: 1 }, { itemId: '100013', qty: 1 }], { width });
    await drawer(page).getByText('Subtotal').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await drawer(page)
      .getByRole('button', { name: /^Remove .*Planner/ })
      .click();
    await drawer(page).getByRole('button', { name: /^Undo/ }).waitFor();
    await expectAccessible(page);
  });

  it('says so when there is nothing in it', async () => {
    const page = await openWith([]);
    await drawer(page).getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await expectAccessible(page);
  });
});

describe('a quantity in the mini cart', () => {
  it('that is changed ten times in a hurry is on the server as it was last wanted', async () => {
    const page = await openWith([{ itemId: '100001', qty: 1 }]);
    const field = drawer(page).getByRole('spinbutton', { name: /Copy Paper/ });
    await field.waitFor();
    for (let qty = 2; qty <= 11; qty += 1) {
      await field.fill(String(qty));
      await field.press('Enter');
    }
    await expect.poll(() => onServer(page)).toEqual({ '100001': 11 });
    for (let press = 0; press < 10; press += 1) await drawer(page).getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => onServer(page)).toEqual({ '100001': 21 });
    await expect.poll(() => drawer(page).textContent()).toContain('Subtotal (21 items)');
    await expect.poll(() => field.inputValue()).toBe('21');
  });

  it('of which there is less is corrected, and says why', async () => {
    const page = await openWith([{ itemId: '100007', qty: 1 }]);
    const field = drawer(page).getByRole('spinbutton');
    await field.fill('40');
    await field.press('Enter');
    await drawer(page).getByText('Partial quantity available').waitFor();
    await expect.poll(() => field.inputValue()).toBe('5');
  });

  it('that cannot be changed goes back to what it was, with an alert on top [C8-53]', async () => {
    const page = await openWith([{ itemId: '100001', qty: 3 }]);
    await page.route('**/cc/cart/changes**', (route) => route.fulfill(REFUSAL));
    const field = drawer(page).getByRole('spinbutton');
    await field.fill('4');
    await field.press('Enter');
    await drawer(page).getByRole('alert').getByText('Sorry, something went wrong. Please try again.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('3');
  });
});

it('a row of the mini cart gives its name the whole width on a phone, and the price stands below it', async () => {
  const page = await openWith(LAPTOP, { width: WIDTHS.phone });
  const [row, name, price] = await Promise.all(
    ['.mini-row', '.mini-row-name', '.mini-row-price'].map((part) => drawer(page).locator(part).first().boundingBox()),
  );
  if (!row || !name || !price) throw new Error('The mini cart shows no row.');
  expect(name.x + name.width).toBeCloseTo(price.x + price.width, 0);
  expect(price.y).toBeGreaterThanOrEqual(name.y + name.height);
});

describe('a removal in the mini cart', () => {
  it('takes the row out, offers it again for a while and then forgets it [C4-85]', async () => {
    const page = await openWith([{ itemId: '100001', qty: 3 }, ...LAPTOP]);
    // The page itself takes the time: whoever asks it from outside may come too late on a busy machine.
    await page.evaluate(() => {
      let pressed = Infinity;
      let wasLeaving = false;
      addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        const isLeaving = document.querySelector('dialog [data-state="leaving"]') !== null;
        if (wasLeaving && !isLeaving) {
          Reflect.set(window, 'leftFor', performance.now() - pressed);
          observer.disconnect();
        }
        wasLeaving = isLeaving;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await drawer(page)
      .getByRole('button', { name: /^Remove .*Copy Paper/ })
      .click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'leftFor'))).toBeGreaterThan(990);
    await drawer(page)
      .getByRole('button', { name: /^Undo.*Copy Paper/ })
      .click();
    await drawer(page)
      .getByRole('spinbutton', { name: /Copy Paper/ })
      .waitFor();
    await expect.poll(() => onServer(page)).toEqual({ '100001': 3, '100016': 2, '100017': 1 });
    await drawer(page)
      .getByRole('button', { name: /^Remove .*Laptop, Core/ })
      .click();
    await drawer(page)
      .getByText(/^Removed:/)
      .first()
      .waitFor();
    await expect.poll(() => onServer(page)).toEqual({ '100001': 3 });
    await drawer(page).locator('.removed-row').waitFor({ state: 'detached' });
  });

  it('that fails leaves the row, with an alert on top [C8-52]', async () => {
    const page = await openWith(
      ['100001', '100002', '100003', '100006', '100010', '100012', '100016'].map((itemId) => ({ itemId, qty: 1 })),
      { width: WIDTHS.phone },
    );
    await page.route('**/cc/cart/changes**', (route) => route.fulfill(REFUSAL));
    const last = drawer(page)
      .getByRole('button', { name: /^Remove / })
      .last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    const alert = drawer(page).getByRole('alert').getByText('Sorry, something went wrong. Please try again.');
    await alert.waitFor();
    await expect
      .poll(() =>
        drawer(page)
          .locator('.drawer-body')
          .evaluate((body) => body.scrollTop),
      )
      .toBe(0);
    await expect.poll(() => drawer(page).getByRole('spinbutton').count()).toBe(7);
  });

  it('can be done and undone from the keyboard', async () => {
    const page = await live.open();
    await page.goto('/');
    await page.request.post(ITEM, { data: { items: [{ itemId: '100001', qty: 1 }] } });
    await page.reload();
    await page.getByRole('link', { name: /^Cart/ }).focus();
    await page.keyboard.press('Enter');
    const field = drawer(page).getByRole('spinbutton');
    await field.waitFor();
    await tabTo(page, /^Quantity of/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => onServer(page)).toEqual({ '100001': 2 });
    await tabTo(page, /^Remove/);
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: /^Undo/ }).waitFor();
    await expect.poll(() => focusName(page)).toMatch(/^Undo/);
    await page.keyboard.press('Enter');
    await field.waitFor();
    await expect.poll(() => onServer(page)).toEqual({ '100001': 2 });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusName(page)).toMatch(/Cart/);
  });
});

async function focusName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
}

/** Goes on with the Tab key to what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (name.test(await focusName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(name)}; it is at ${await focusName(page)}.`);
}
