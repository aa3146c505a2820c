import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('a card for the wallet, without an order', () => {
  it.each([
    { hasJavaScript: true, width: WIDTHS.phone, email: 'sam.shopper@example.com' },
    { hasJavaScript: false, width: WIDTHS.desktop, email: 'paula.plus@example.com' },
  ])('is entered in the vendor’s fields and saved, scripts: $hasJavaScript', async ({ hasJavaScript, width, email }) => {
    const page = await live.open({ width, hasJavaScript });
    await signIn(page, email);
    await page.goto('/account/cards');
    await page.getByRole('main').getByRole('link', { name: 'Add a card' }).click();
    await page.getByRole('heading', { name: 'Add a card' }).waitFor();
    const fields = hasJavaScript ? page.frameLocator('iframe') : page;
    if (!hasJavaScript) await page.getByRole('link', { name: 'Enter the card' }).click();
    await fields.getByLabel('Card number').fill('6011000990139424');
    await fields.getByLabel('Expiration date').fill('1231');
    await fields.getByLabel('Security code').fill('123');
    if (hasJavaScript) {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    } else await page.getByRole('button', { name: 'Use this card' }).click();
    await page.getByLabel('Nickname').fill('Office');
    await page.getByRole('button', { name: 'Save this card' }).click();
    await page.getByText('Your card is saved.').waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Discover •••• 9424');
  });

  it('is taken as it was typed before the vendor’s script had come', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await signIn(page, 'rita.rewards@example.com');
    const script = Promise.withResolvers<void>();
    await page.route('**/frame/card-frame.ts', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/account/cards/add');
    const fields = page.frameLocator('iframe');
    await fields.getByLabel('Card number').fill('4111111111111111');
    await fields.getByLabel('Expiration date').fill('1231');
    await fields.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save this card' }).click();
    script.resolve();
    await page.getByText('Your card is saved.').waitFor();
  });

  it('whose frame does not show itself can be entered on the vendor’s own page [C8-82 C8-83]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await signIn(page, 'sam.shopper@example.com');
    await page.clock.install();
    await page.route('**/frame/card?*', (route) => route.abort());
    await page.goto('/account/cards/add');
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.clock.fastForward(8_100);
    await page.getByRole('button', { name: 'Click here to retry.' }).click();
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.clock.fastForward(8_100);
    await page.getByText('We are still experiencing problems. Please select Change payment.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change payment' }).click();
    await page.getByRole('link', { name: 'Enter the card' }).filter({ visible: true }).click();
    await page.getByLabel('Card number').waitFor();
  });

  it('stays typed when the vendor’s call times out, is told so there, and is saved at the next try', async () => {
    const page = await live.open({ width: WIDTHS.desktop });
    await signIn(page, 'rita.rewards@example.com');
    let failures = 0;
    await page.route('**/v1/tokens', async (route) => {
      failures += 1;
      if (failures === 1) await route.fulfill({ status: 408, body: '' });
      else await route.continue();
    });
    await page.goto('/account/cards/add');
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    const fields = page.frameLocator('iframe');
    await fields.getByLabel('Card number').fill('5555555555554444');
    await fields.getByLabel('Expiration date').fill('1231');
    await fields.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save this card' }).press('Enter');
    await fields.getByText("We're sorry, something went wrong.").waitFor();
    await expect.poll(() => page.url()).toContain('/account/cards/add');
    await fields.getByRole('button', { name: 'Click here to retry.' }).click();
    await page.getByText('Your card is saved.').waitFor();
    expect(failures).toBe(2);
  });

  it.each([
    { at: 'the vendor', path: '**/v1/tokens', again: 'Click here to retry.' },
    { at: 'the shop', path: '**/account/cards/add.data', again: 'Save this card' },
  ])('is not lost when $at answers 503: it is told, nothing is left of the page behind it, and the next press saves it', async (one) => {
    const page = await live.open({ width: WIDTHS.phone, mayFail: true });
    await signIn(page, 'selma.select@example.com');
    let failures = 0;
    await page.route(one.path, async (route) => {
      if (route.request().method() !== 'POST' || failures > 0) return route.continue();
      failures += 1;
      return route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' });
    });
    await page.goto('/account/cards/add');
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    const fields = page.frameLocator('iframe');
    await fields.getByLabel('Card number').fill('5555555555554444');
    await fields.getByLabel('Expiration date').fill('1231');
    await fields.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save this card' }).press('Enter');
    const isAtVendor = one.at === 'the vendor';
    const told = isAtVendor
      ? fields.getByText("We're sorry, something went wrong.")
      : page.getByText('We do not know yet whether your card was saved');
    await told.waitFor();
    expect(failures).toBe(1);
    await expectAccessible(page);
    await (isAtVendor ? fields : page).getByRole('button', { name: one.again }).click();
    await page.getByText('Your card is saved.').waitFor();
    const { rowCount } = await live.site.database.query(
      "select from wallet_cards w join users u using (user_id) where u.email = 'selma.select@example.com'",
    );
    expect(rowCount).toBe(1);
  });
});
