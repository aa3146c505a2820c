import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const host = 'business.localhost';
const PASSWORD = 'Foolscap-demo-1';
const certificate = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  .export({ type: 'spki', format: 'pem' })
  .toString();

async function expectFits(page: Page, hasJavaScript: boolean): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  if (hasJavaScript) await expectAccessible(page);
}

const settings = (page: Page) => page.locator('form', { has: page.getByLabel('Entity ID') });

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, hasJavaScript) => {
  it('an administrator sets the company’s sign-in up, changes it, cancels that, and turns it off [S1-10 S6-26]', async () => {
    await live.site.database.query(
      "delete from saml_providers where partner_id = 'sso-4410001'; delete from partners where partner_id = 'sso-4410001'",
    );
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await page.goto('/office/supplies/login?jumpUrl=/organization/sign-in');
    await page.getByLabel('Email').fill('abe.admin@harbordental.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Company sign-in' }).waitFor();
    await expectFits(page, hasJavaScript);
    await expect.poll(() => page.getByLabel('Reply URL (ACS, HTTP POST)').inputValue()).toMatch(/\/sso\/answer\//);
    await expect.poll(() => page.getByRole('button', { name: /^Copy/ }).count()).toBe(hasJavaScript ? 3 : 0);
    await expect.poll(() => page.getByRole('link', { name: 'Open the metadata (XML)' }).getAttribute('href')).toMatch(/\/sso\/metadata\//);
    // Each error stands at its field, and the list above leads to it.
    await settings(page).getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Your settings weren’t saved').waitFor();
    for (const field of [page.getByLabel('Entity ID'), page.getByLabel('Sign-in address'), page.getByLabel('Certificate', { exact: true })])
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
    await expectFits(page, hasJavaScript);
    await page.getByLabel('Entity ID').fill('https://idp.example');
    await page.getByLabel('Sign-in address').fill('https://idp.example/sso');
    await page.getByLabel('Certificate', { exact: true }).fill(certificate);
    await settings(page).getByLabel('Your password', { exact: true }).fill('not mine');
    await settings(page).getByRole('button', { name: /^Save/ }).click();
    await page.getByText('That isn’t the password of this account').first().waitFor();
    await expectFits(page, hasJavaScript);
    await expect.poll(() => page.getByLabel('Entity ID').inputValue()).toBe('https://idp.example');
    await settings(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await settings(page).getByRole('button', { name: /^Save/ }).click();
    await page.getByText('It is on now.').waitFor();

    await page.getByLabel('Sign-in address').fill('https://other.example/sso');
    await settings(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await settings(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/^New settings take effect .* Eastern$/).waitFor();
    await expect.poll(() => page.getByText('https://idp.example/sso → https://other.example/sso').count()).toBe(1);
    await expect.poll(() => page.getByLabel('Sign-in address').inputValue()).toBe('https://idp.example/sso');
    await expectFits(page, hasJavaScript);
    await page.getByRole('button', { name: 'Cancel this change' }).click();
    await page.getByText('The change was canceled. Everything stays as it is.').waitFor();

    const off = page.getByRole('region', { name: 'Turn it off' });
    await off.getByLabel('Your password', { exact: true }).fill('not mine');
    await off.getByRole('button', { name: 'Turn off company sign-in' }).click();
    await page.getByText('It is still on').waitFor();
    await off.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await off.getByRole('button', { name: 'Turn off company sign-in' }).click();
    await page.getByText('Company sign-in is off. Nobody signs in through it anymore.').waitFor();
    // Mail goes out a little later.
    await expect
      .poll(async () => {
        await page.goto('/dev/outbox');
        return page.getByText('Your company sign-in was turned off').count();
      })
      .toBeGreaterThan(0);
  });

  it('somebody with a password here confirms from their mailbox that their company signs them in', async () => {
    await live.site.database.query('delete from saml_confirmations');
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    const comeIn = async () => {
      await page.goto('/dev/ways-in');
      await page.getByRole('link', { name: 'Start at the shop' }).click();
      await page.getByLabel('Who you are').selectOption('bo.buyer@cedarlegal.example');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Go to the shop' }).click();
    };
    await comeIn();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await expectFits(page, hasJavaScript);
    await expect
      .poll(async () => {
        await page.goto('/dev/outbox');
        return page.content();
      })
      .toMatch(/\/sso\/confirm\?token=[\w-]+/);
    const [link = ''] = /\/sso\/confirm\?token=[\w-]+/.exec(await page.content()) ?? [];
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Confirm your company sign-in' }).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confirmed' }).waitFor();
    await expectFits(page, hasJavaScript);
    await comeIn();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.getByText('Cedar Legal').count()).toBeGreaterThan(0);
  });
});
