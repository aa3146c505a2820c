import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ONLY_LOOKING } from '#domain/procurement/procurement-session.ts';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const host = 'business.localhost';
const LEDGERLINE = 'Ledgerline Purchasing';

/** Begins a session as the purchasing system of the demo does. */
async function punchOut(page: Page, operation: string, cart = ''): Promise<void> {
  await page.goto('/dev/ways-in');
  const system = page.getByRole('region', { name: LEDGERLINE });
  await system.getByLabel('What they want to do').selectOption(operation);
  await system.getByLabel(/Returned cart/).fill(cart);
  await system.getByRole('button', { name: 'Sign a token' }).click();
  await system.getByRole('button', { name: 'Go to the shop with it' }).click();
}

/** Looks at a page as everybody sees it, at every width. What axe looks for needs scripts of its own. */
async function expectFits(page: Page, hasJavaScript: boolean): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  if (hasJavaScript) await expectAccessible(page);
}

/** What the purchasing system has received, by its names. */
async function received(page: Page, name: string): Promise<string> {
  const term = page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });
  return (await term.locator('dd').textContent()) ?? '';
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, hasJavaScript) => {
  it('a buyer fills a cart for the purchasing system, returns it, changes it, and looks at it, where nothing can be changed [C3-71 C3-72 A-102]', async () => {
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await punchOut(page, 'CREATE');
    await page.goto('/product_100002');
    const added = hasJavaScript
      ? page.waitForResponse((response) => response.url().includes('/cc/cart/changes'))
      : page.waitForURL('**/cc/sba/cart**');
    await page
      .getByRole('button', { name: /Add to cart/ })
      .first()
      .click();
    await added;
    await page.goto('/cc/sba/cart');
    await expect.poll(() => page.getByRole('button', { name: 'Check out' }).count()).toBe(0);
    await expectFits(page, hasJavaScript);
    await page.getByRole('link', { name: 'Return the cart to your purchasing system' }).click();
    await page.getByRole('heading', { level: 1, name: `Return your cart to ${LEDGERLINE}` }).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByRole('button', { name: 'Return the cart' }).click();
    if (!hasJavaScript) await page.getByRole('button', { name: `Continue to ${LEDGERLINE}` }).click();
    await page.getByText('A cart has come back. Nothing has been ordered yet.').waitFor();
    await expectFits(page, hasJavaScript);
    const cart = await received(page, 'cartId');
    await expect.poll(async () => JSON.parse(await received(page, 'cart')).lines).toMatchObject([{ itemId: '100002' }]);
    // Back in the browser brings neither the cart nor the session to life.
    await page.goto('/cc/sba/cart');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();

    await punchOut(page, 'INSPECT', cart);
    await page.getByText(ONLY_LOOKING).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cc/sba/cart');
    await expect.poll(() => page.getByRole('spinbutton').isDisabled()).toBe(true);
    for (const name of [/^Remove/, /^Save .*for later/, /^Apply/]) {
      const buttons = await page.locator('main').getByRole('button', { name }).all();
      for (const button of buttons) await expect.poll(() => button.isDisabled()).toBe(true);
    }
    await expectFits(page, hasJavaScript);
    await page.getByRole('link', { name: 'Close and go back' }).click();
    await page.getByRole('button', { name: 'Close and go back' }).click();
    if (!hasJavaScript) await page.getByRole('button', { name: `Continue to ${LEDGERLINE}` }).click();
    await page.getByText('The buyer has come back without a cart.').waitFor();
    await expect.poll(() => received(page, 'status')).toBe('CLOSED');
  });

  it('a buyer in such a session is shown no link to what is not there, is told what it is for, and is led back from what they open all the same [C3-72]', async () => {
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await punchOut(page, 'CREATE');
    const links = new Map<string, string>();
    for (const at of ['/', '/account', '/account/ship-to', '/cc/sba/cart']) {
      const answered = await page.goto(at);
      expect(answered?.status(), at).toBe(200);
      if (at === '/' || at === '/account') await page.getByText('You’re shopping for your purchasing system').waitFor();
      if (at === '/account') await expectFits(page, hasJavaScript);
      for (const href of await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : ''))))
        // Tiles are the same for all who see the same prices: what they offer to put onto a list is refused with a word.
        if (href.startsWith(new URL(page.url()).origin) && !href.includes('/lists/add?')) links.set(href.split('#')[0] ?? '', at);
    }
    expect(links.size).toBeGreaterThan(30);
    const dead: string[] = [];
    for (const [href, at] of links) {
      const status = await page.evaluate(async (url) => (await fetch(url)).status, href);
      if (status >= 400) dead.push(`${status} ${href} on ${at}`);
    }
    expect(dead).toEqual([]);
    const shut = await page.goto('/quotes');
    expect(shut?.status()).toBe(403);
    await page.getByRole('main').getByRole('link', { name: 'Go back to your purchasing system' }).click();
    await page.getByRole('heading', { level: 1, name: `Return your cart to ${LEDGERLINE}` }).waitFor();
  });

  it('somebody signs in with their company, and out, from the sign-in page [S1-10 S6-07]', async () => {
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await page.goto('/office/supplies/login?jumpUrl=/cc/sba/cart');
    await page.getByRole('link', { name: 'Sign in with your company' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in with your company' }).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByLabel('Work email').fill('bo.buyer@nowhere.example');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('We couldn’t find your company').waitFor();
    await expectFits(page, hasJavaScript);
    // The other way stands open now.
    await page.getByLabel('Company sign-in name').fill('no-such-company');
    await page.getByRole('button', { name: 'Continue with this name' }).click();
    await page.getByText('We don’t know a company sign-in by that name.').first().waitFor();
    await page.getByLabel('Work email').fill('bo.buyer@cedarlegal.example');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cedar Legal sign-in' }).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByLabel('Who you are').selectOption('bo.buyer@cedarlegal.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const again = page.getByRole('button', { name: 'Go to the shop' });
    await again.waitFor();
    const answer = await page.locator('input[name="SAMLResponse"]').inputValue();
    await again.click();
    await page.waitForURL('**/cc/sba/cart');
    await expect.poll(() => page.getByText('Cedar Legal').count()).toBeGreaterThan(0);
    // The same answer once more is refused, in words and with a number.
    const refused = await live.open({ hasJavaScript, host, width: WIDTHS.phone });
    await refused.goto('/dev/identity-provider');
    await refused.setContent(
      `<form method="post" action="${live.base.replace('localhost', host)}/sso/answer/cedar-sign-in"><input name="SAMLResponse" value="${answer}"><button>Send</button></form>`,
    );
    await refused.getByRole('button', { name: 'Send' }).click();
    await refused.getByRole('heading', { level: 1, name: 'Your company’s sign-in did not work' }).waitFor();
    await expect.poll(() => refused.getByRole('alert').textContent()).toMatch(/It had been used already.*Reference number: [\w-]{8}/);
    await expectFits(refused, hasJavaScript);
  });

  it('somebody comes from their company’s page, and says who they are before they are in [S1-10 S6-07]', async () => {
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await page.goto('/dev/identity-provider');
    await page.getByLabel('Who you are').selectOption('bo.buyer@cedarlegal.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Go to the shop' }).click();
    await page.getByRole('heading', { level: 1, name: 'Is this you?' }).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByRole('button', { name: 'Continue as Bo Buyer' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.getByText('Cedar Legal').count()).toBeGreaterThan(0);
    // What was said is said: the page behind asks nobody once more.
    await page.goto('/sso/continue');
    await page.getByRole('heading', { level: 1, name: 'This sign-in has ended' }).waitFor();
  });

  it('the address that a company gives its people says where it leads, and leads there', async () => {
    const page = await live.open({ hasJavaScript, host, width: WIDTHS.desktop });
    await page.goto('/sso/start/cedar-sign-in');
    await page.getByText(/You’re about to leave this site for “Cedar Legal sign-in”/).waitFor();
    await expectFits(page, hasJavaScript);
    await page.getByRole('link', { name: /^Continue to business\.localhost/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Cedar Legal sign-in' }).waitFor();
    await expect.poll(() => page.getByText('The shop asks who you are').count()).toBe(1);
  });
});
