import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, ledgerOf } from '#tests/support/buyer.ts';
import { pressByKey, tabTo, typeInto } from '#tests/support/browsing/keyboard.ts';

const live = useLiveShop();

/** From the home page to the cart: finds 100001 by its number and adds it. */
async function addCopyPaper(page: Page): Promise<void> {
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('combobox').first().fill('100001');
  await page.getByRole('combobox').first().press('Enter');
  await page.getByRole('heading', { level: 1, name: /Copy Paper/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .locator('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
}

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/cc/mmx/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main').textContent()).toContain('Copy Paper');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /check ?out/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: /continue as (a )?guest/i }).click();
  await page.waitForURL(/\/cc\/sparq\/checkout/);
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form
    .getByLabel(/e-?mail/i)
    .first()
    .fill('gail@example.com');
  await form
    .getByLabel(/first name/i)
    .first()
    .fill('Gail');
  await form
    .getByLabel(/last name/i)
    .first()
    .fill('Guest');
  await form
    .getByLabel(/street|address line 1|^address/i)
    .first()
    .fill('12 Main St');
  await form.getByLabel(/zip/i).first().fill('01702');
  await form.getByLabel(/city/i).first().fill('Framingham');
  await form.getByLabel(/state/i).first().selectOption('MA');
  await form.getByLabel(/phone/i).first().fill('508 555 0100');
  await page
    .getByRole('button', { name: /deliver to this address/i })
    .filter({ visible: true })
    .first()
    .click();
}

async function payInFrame(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel(/card number/i).fill(number);
  await frame.getByLabel(/expir/i).fill('12/30');
  await frame.getByLabel(/security code|cvv/i).fill('123');
  await expectAccessible(page);
  await page.getByRole('button', { name: /use this card/i }).click();
}

async function payOnVendorPage(page: Page, number: string): Promise<void> {
  await page
    .getByRole('button', { name: /enter the card/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByLabel(/card number/i).fill(number);
  await page.getByLabel(/expir/i).first().fill('12/30');
  await page.getByLabel(/security code|cvv/i).fill('123');
  await page
    .getByRole('button', { name: /use|continue|pay/i })
    .first()
    .click();
  await page.waitForURL(/\/cc\/sparq\/checkout/);
}

async function expectConfirmation(page: Page): Promise<string> {
  await page.waitForURL(/\/cc\/sparq\/orderconfirmation\/\d+/);
  await page.getByRole('heading', { level: 1, name: /thank you/i }).waitFor();
  const number = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  const text = await page.locator('main').textContent();
  expect(text).toContain(number);
  expect(text).toContain('Delivered by Mon, Nov 23');
  expect(text).toContain('$49.93');
  return number;
}

async function expectMail(page: Page, number: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('/dev/outbox');
        return page.locator('main').textContent();
      },
      // Each look loads the page: there have to be some.
      { timeout: 40_000 },
    )
    .toContain(number);
}

async function pressPlaceOrder(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /place order/i })
    .filter({ visible: true })
    .first()
    .click();
}

describe('a guest buys copy paper', () => {
  it.each([
    ['a phone', WIDTHS.phone],
    ['a desktop', WIDTHS.desktop],
  ])('on %s [C1-01 C2-01 C2-24 C2-30 C2-35 C2-37 C4-87]', async (_what, width) => {
    const page = await live.open({ width });
    await addCopyPaper(page);
    await page.getByText(/added/i).first().waitFor();
    await goToCheckout(page);
    await page.locator('[data-page-type="checkout"]').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await fillAddress(page);
    await payInFrame(page, CARDS.approved);
    await pressPlaceOrder(page);
    const number = await expectConfirmation(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(async () => (await ledgerOf(live.site, number)).map((entry) => entry.type)).toEqual(['AUTHORIZE']);
    await expectMail(page, number);
  });

  it.each([
    ['a phone', WIDTHS.phone],
    ['a desktop', WIDTHS.desktop],
  ])('on %s without JavaScript [C2-02 C2-03]', async (_what, width) => {
    const page = await live.open({ width, hasJavaScript: false });
    await page.goto('/product_100001');
    await page
      .locator('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await page.waitForURL(/\/cc\/mmx\/cart\?cartItemIds=/);
    await page
      .getByRole('button', { name: /check ?out/i })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: /continue as (a )?guest/i }).click();
    await fillAddress(page);
    await payOnVendorPage(page, CARDS.approved);
    await pressPlaceOrder(page);
    await expectConfirmation(page);
  });

  it('without ever touching a mouse: each thing on the way has the focus in its turn', async () => {
    const page = await live.open();
    await page.goto('/product_100001');
    await pressByKey(page, /^Add to cart/);
    await page.getByText(/added/i).first().waitFor();
    await page.goto('/cc/mmx/cart');
    await pressByKey(page, /check ?out/i);
    await page.getByRole('button', { name: /continue as (a )?guest/i }).waitFor();
    await pressByKey(page, /continue as (a )?guest/i);
    await page.waitForURL(/\/cc\/sparq\/checkout/);
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-address');
    await typeInto(page, /^e-?mail/i, 'gail@example.com');
    await typeInto(page, /first name/i, 'Gail');
    await typeInto(page, /last name/i, 'Guest');
    await typeInto(page, /street|^address/i, '12 Main St');
    await typeInto(page, /zip/i, '01702');
    await typeInto(page, /city/i, '');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Framingham');
    await typeInto(page, /state/i, 'Mass');
    await typeInto(page, /phone/i, '5085550100');
    await pressByKey(page, /deliver to this address/i);
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    await typeInto(page, /card number/i, CARDS.approved);
    await typeInto(page, /expir/i, '1230');
    await typeInto(page, /security code|cvv/i, '123');
    await pressByKey(page, /use this card/i);
    await page
      .getByRole('button', { name: /place order/i })
      .first()
      .waitFor();
    await tabTo(page, /place order/i);
    await page.keyboard.press('Space');
    await expectConfirmation(page);
  });

  it('and is told clearly when the card is declined; the cart is kept and another card pays', async () => {
    const page = await live.open();
    await addCopyPaper(page);
    await page.getByText(/added/i).first().waitFor();
    await goToCheckout(page);
    await fillAddress(page);
    await payInFrame(page, CARDS.declined);
    await pressPlaceOrder(page);
    await page.getByText('Your Visa •••• 0002 was declined').waitFor();
    await page.getByText('Your card was not charged.').waitFor();
    // The summary's link leads into the vendor's fields, by key.
    await page.getByRole('link', { name: 'Use another card' }).press('Enter');
    const number = page.frameLocator('iframe').getByLabel(/card number/i);
    await expect.poll(() => number.evaluate((field) => field === document.activeElement && document.hasFocus())).toBe(true);
    await page
      .frameLocator('iframe')
      .getByLabel(/card number/i)
      .waitFor();
    await expect.poll(() => page.getByText('Visa •••• 0002').count()).toBe(1);
    await expectAccessible(page);
    await page.reload();
    await page.getByText(/goes straight to our payment partner/).waitFor();
    await expect.poll(() => page.getByText('Visa •••• 0002').count()).toBe(0);
    await payInFrame(page, CARDS.approved);
    await pressPlaceOrder(page);
    await expectConfirmation(page);
  });
});
