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
    expect(await page.getByRole('main').textContent()).toContain('Discover •••• 9424');
  });
});
