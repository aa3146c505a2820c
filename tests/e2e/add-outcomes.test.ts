import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

/** Presses the button of a form for these items, with whatever else the form says. */
async function add(page: Page, fields: [string, string][]): Promise<void> {
  await page.goto('/product_100002');
  const form = page.locator('.buy-box form').filter({ has: page.getByRole('button', { name: /^Add to cart/ }) });
  await form.evaluate((element, all) => {
    element.querySelectorAll('[name]').forEach((field) => field.remove());
    for (const [name, value] of all) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = value;
      element.append(field);
    }
  }, fields);
  await form.getByRole('button', { name: /^Add to cart/ }).click();
}

function item(itemId: string, qty = '1'): [string, string][] {
  return [
    ['itemId', itemId],
    ['qty', qty],
  ];
}

/** Where the outcome is shown, by the title over it. */
function surface(page: Page, title: string): Locator {
  return page.locator('dialog[open], .added-overlay:popover-open').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

describe('an add that went well', () => {
  it('comes up beside the cart in a wide window, with the plans that go along, which can be added there [C2-28 C4-69]', async () => {
    const page = await live.open();
    await add(page, item('100016', '2'));
    const overlay = surface(page, 'Added to your cart');
    await overlay.waitFor();
    await expect.poll(() => overlay.evaluate((element) => element.matches('.added-overlay'))).toBe(true);
    await expectAccessible(page);
    await overlay.getByRole('button', { name: /^Add .*2-Year/ }).click();
    await overlay.getByText('Added: ').waitFor();
    await expect.poll(() => overlay.textContent()).toContain('$1,476.00');
    await expect.poll(() => overlay.textContent()).toContain('3-Year');
  });

  it('gives the focus back to the button that was pressed when it is closed from within', async () => {
    const page = await live.open();
    for (const key of ['Escape', 'Enter']) {
      await page.goto('/category/desk-supplies');
      await page.locator('main').getByRole('button', { name: /^Add/ }).first().press('Enter');
      await page.locator('.added-overlay:popover-open').waitFor();
      await page.keyboard.press('Tab');
      const focusName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(() => focusName()).toBe('Close');
      await page.keyboard.press(key);
      await page.locator('.added-overlay').waitFor({ state: 'detached' });
      await expect.poll(() => focusName()).toMatch(/Add/);
    }
  });

  it('comes up in a drawer in a narrow window [C2-26 C4-70]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await add(page, item('100001'));
    const drawer = surface(page, 'Added to your cart');
    await drawer.waitFor();
    await expect.poll(() => drawer.evaluate((element) => element.matches('dialog.drawer:not(.drawer-middle)'))).toBe(true);
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/cc/mmx/cart');
  });

  it('is a toast for several items, which leads to what it cannot say [C2-29 C4-74 C4-71]', async () => {
    const page = await live.open();
    await add(page, [...item('100001'), ...item('100008'), ...item('100002'), ['coupon', 'BASKET5']]);
    const toast = page.locator('.toast').filter({ hasText: 'Your coupon & SKUs have been added to the cart. 1 item was not added.' });
    await toast.getByRole('button', { name: 'See details' }).click();
    const drawer = surface(page, 'Out of stock');
    await drawer.getByText("We're sorry, the following item is out of stock.").waitFor();
    await expectAccessible(page);
  });

  it('leads to the cart when the form asks for it [C4-68]', async () => {
    const page = await live.open();
    await add(page, [...item('100001'), ['redirect', 'true']]);
    await page.waitForURL(/\/cc\/mmx\/cart\?cartItemIds=/);
    await page.getByRole('heading', { name: 'Added to your cart' }).waitFor();
  });

  it('shows a replacement that costs more in a modal, to be kept or taken out again [C2-27 C4-56]', async () => {
    const page = await live.open();
    await add(page, item('100009', '2'));
    const modal = surface(page, 'Replacement item');
    await modal.waitFor();
    await expect.poll(() => modal.evaluate((element) => element.matches('dialog.drawer-middle'))).toBe(true);
    await expect.poll(() => modal.textContent()).toMatch(/You chose.*\$12\.00.*Replacement.*\$13\.50/);
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Keep replacement' }).click();
    await modal.waitFor({ state: 'hidden' });
    await add(page, item('100009', '1'));
    await modal.getByRole('button', { name: /^Remove / }).click();
    await page.locator('.toast').filter({ hasText: 'Removed: ' }).waitFor();
    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  });
});

describe('an add that came to nothing', () => {
  it('says why, and leads nowhere while the cart is empty [C4-55 C4-72]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await add(page, item('100008'));
    const error = surface(page, 'Out of stock');
    await error.getByText("We're sorry, the following item is out of stock.").waitFor();
    await expect.poll(() => error.textContent()).toContain('Desk Fan');
    await expect.poll(() => error.getByRole('link').count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('an add with a better way', () => {
  it('suggests the larger pack without the fee, which can be added there [C4-66 C8-124 C8-125 S9-45]', async () => {
    const page = await live.open();
    await add(page, item('100004'));
    const overlay = surface(page, 'Courier surcharge');
    const suggestions = overlay.getByRole('region', { name: 'Our experts suggest' });
    await suggestions.getByRole('link', { name: /^View details/ }).waitFor();
    await expectAccessible(page);
    await suggestions.getByRole('button', { name: /^Add / }).click();
    await surface(page, 'Added to your cart').waitFor();
  });
});

describe('the form that the header leads to', () => {
  it('adds an item by its number, with a coupon [S2-74 C8-115]', async () => {
    const page = await live.open();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Quick order' }).first().click();
    const form = page.getByRole('dialog', { name: 'Quick order' });
    await form.waitFor();
    await expectAccessible(page);
    await form.getByLabel('Item numbers').fill('100003');
    await form.getByLabel('Coupon code').fill('item10');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await surface(page, 'Added to your cart').getByText('Your coupon & SKU have been added to the cart.').waitFor();
    await expect.poll(() => form.getByLabel('Item numbers').inputValue()).toBe('');
  });

  it('adds all that can be added of a pasted column in one request, and keeps the rest in the field with its reasons [C8-117]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/cart/add');
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/cc/cart/changes')) changes.push(request.url());
    });
    await page.getByLabel('Item numbers').fill('100001\t2\n100002 3, 999999 4\n100003\t2.5\n100008\n100001\n100007 9');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await page.locator('.toast').filter({ hasText: 'Your SKUs have been added to the cart. 3 items were not added.' }).waitFor();
    expect(changes).toHaveLength(1);
    await expect.poll(() => page.getByLabel('Item numbers').inputValue()).toBe('999999 4\n100008\n100003 2.5');
    const reasons = page.getByRole('list', { name: 'Not added' });
    await expect
      .poll(() => reasons.getByRole('listitem').allTextContents())
      .toEqual([
        "Item 999999: We don't have an item 999999. Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
        expect.stringMatching(/^100008 .*Desk Fan.*: We're sorry, the following item is out of stock\.$/),
        '100003 2.5: A quantity is a whole number from 1 to 9,999.',
      ]);
    await page.getByText("100007: we added 5 of 9. That's all we have.").waitFor();
    await expectAccessible(page);
    await page.goto('/cc/mmx/cart');
    await page.getByText('11 items', { exact: true }).first().waitFor();
  });

  it('asks nobody when nothing of it can be read', async () => {
    const page = await live.open();
    await page.goto('/cart/add');
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
    await button.click();
    await page.getByText('Enter an item number or a coupon code.').waitFor();
    const field = page.getByLabel('Item numbers');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.fill('100001 0');
    await button.click();
    await page.getByText('100001 0: A quantity is a whole number from 1 to 9,999.').waitFor();
    await expect.poll(() => page.getByLabel('Item numbers').inputValue()).toBe('100001 0');
  });
});

describe('the number of a card among item numbers', () => {
  const CARD = '4111 1111 1111 1111';
  const SAID = 'A card number: Cards belong only in the card fields at checkout, so we took it out.';

  it('leaves the browser in no request, and stays neither in the field nor in what the browser keeps [T32]', async () => {
    const page = await live.open();
    await page.goto('/cart/add');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
    const field = page.getByLabel('Item numbers');
    await field.fill(`100001 (2)\n${CARD}`);
    await page.getByLabel('Coupon code').fill('ITEM10');
    await button.click();
    await page.getByText(SAID).waitFor();
    await expect.poll(() => field.inputValue()).toBe('100001 (2)');
    await expect.poll(() => page.content()).not.toContain(CARD);
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('1111');
    await button.click();
    await surface(page, 'Added to your cart').getByText('Your coupon & SKU have been added to the cart.').waitFor();
    await field.fill(CARD);
    await button.click();
    await page.getByText('Nothing was added.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(sent.filter((request) => /1111|%D9/.test(request))).toEqual([]);
  });

  it('without scripts adds none of them, comes back with no page and stands in no log [T32]', async () => {
    const page = await live.open({ hasJavaScript: false, width: WIDTHS.phone });
    await page.goto('/cart/add');
    await page.getByLabel('Item numbers').fill(`100001 x2, ${CARD}, 100002`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText(SAID).waitFor();
    await expect.poll(() => page.getByLabel('Item numbers').inputValue()).toBe('100001 x2,, 100002');
    await expect.poll(() => page.content()).not.toContain('1111');
    expect(live.site.logged.filter((line) => line.includes('1111 1111'))).toEqual([]);
    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  });
});

it('says of a number that nobody knows why it was not added in the form alone: nothing opens over it, and its field has the focus', async () => {
  const page = await live.open();
  await page.goto('/cart/add');
  const field = page.getByLabel('Item numbers');
  await field.fill('999999');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('list', { name: 'Not added' }).waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.waitForTimeout(500);
  await expect.poll(() => page.locator('dialog[open], .added-overlay, .toast').count()).toBe(0);
});

describe('a link that adds', () => {
  it('changes nothing by itself and can be read by everybody', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/cart/add?itemId=100003&qty=2&coupon=ITEM10');
    await page.getByText('With coupon ITEM10').waitFor();
    await expectAccessible(page);
    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  });
});

describe('without scripts', () => {
  it('a link shows what it would add, and the cart says what came of it [S2-74]', async () => {
    const page = await live.open({ hasJavaScript: false, width: WIDTHS.phone });
    await page.goto('/cart/add?itemId=100003&qty=2&itemId=100008&qty=1&coupon=ITEM10');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/cc\/mmx\/cart\?cartItemIds=/);
    await page.getByText('Your coupon & SKU have been added to the cart.').waitFor();
    await page.getByText(/Desk Fan.*: We're sorry, the following item is out of stock\./).waitFor();
    await page.reload();
    await expect.poll(() => page.getByText('have been added to the cart').count()).toBe(0);
  });

  it('numbers that were not added stand in the field again, and the same form again adds nothing twice [S2-74 C8-117]', async () => {
    const page = await live.open({ hasJavaScript: false, width: WIDTHS.phone });
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
    await page.goto('/cart/add');
    await page.getByLabel('Item numbers').fill('100001');
    await button.click();
    await page.waitForURL(/\/cc\/mmx\/cart\?cartItemIds=/);
    await page.goto('/cart/add');
    await page.getByLabel('Item numbers').fill('100002, 100003 2\n999999');
    await button.click();
    await page.getByText('Your SKUs have been added to the cart.').waitFor();
    await expect.poll(() => page.getByLabel('Item numbers').inputValue()).toBe('999999');
    await page.getByText("We don't have an item 999999.").waitFor();
    await page.reload();
    await page.getByText('Your SKUs have been added to the cart.').waitFor();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByText('4 items', { exact: true }).first().waitFor();
    await page.goto('/cart/add');
    await page.getByLabel('Coupon code').fill('NONSENSE');
    await button.click();
    await page.getByText('This coupon code is not valid.').waitFor();
    await expect.poll(() => page.getByLabel('Coupon code').inputValue()).toBe('NONSENSE');
  });
});
