import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

const banner = (page: Page) => page.getByRole('banner');
const drawer = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const openAccount = async (page: Page) => {
  await banner(page)
    .getByRole('button', { name: /Hello|Harbor Dental/ })
    .click();
};

describe('the header of who buys for an organization', () => {
  it.each([WIDTHS.laptop, WIDTHS.desktop])('names it in full, and has the way out in sight, at %i', async (width) => {
    const page = await live.open({ host: 'business.localhost', width });
    await signIn(page, 'abe.admin@harbordental.example');
    await page.goto('/account/orders');
    const name = banner(page).getByText('Harbor Dental Group').first();
    await expect.poll(() => name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const cart = banner(page).locator('.header-row').getByText('Cart', { exact: true });
    await expect.poll(() => cart.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await openAccount(page);
    const out = page.locator('#account').getByRole('button', { name: 'Sign out' });
    const box = await out.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    // It lies over nothing that cannot be scrolled to.
    await page.locator('#account').getByRole('link').last().scrollIntoViewIfNeeded();
    await out.click();
    await banner(page)
      .getByRole('link', { name: /Sign in/ })
      .waitFor();
  });
});

describe('what the header opens over the page', () => {
  it('is the sign-in, which comes back to the page; Escape closes it and gives the focus back [S1-22 S2-50 S2-70]', async () => {
    const page = await live.open();
    await page.goto('/product_100001');
    const link = banner(page).getByRole('link', { name: /Sign in/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await drawer(page, 'Sign in').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await drawer(page, 'Sign in').waitFor({ state: 'hidden' });
    await link.click();
    await drawer(page, 'Sign in').getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/office/supplies/register?TARGET=*');
    await page.goBack();
    await drawer(page, 'Sign in').waitFor({ state: 'hidden' });
    await link.focus();
    await page.keyboard.press('Enter');
    await drawer(page, 'Sign in').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page, 'Sign in').waitFor({ state: 'hidden' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await link.click();
    const form = drawer(page, 'Sign in');
    await form.getByLabel('Email').fill('sam.shopper@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await banner(page)
      .getByRole('button', { name: /Hello, ?Sam/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/product_100001');
    await form.waitFor({ state: 'hidden' });
  });

  it('is the sign-in whose mistake is told on its page, with what was typed [S2-50]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/help');
    await banner(page)
      .getByRole('link', { name: /Sign in/ })
      .click();
    const form = drawer(page, 'Sign in');
    await form.getByLabel('Email').fill('sam.shopper@example.com');
    await form.getByLabel('Password', { exact: true }).fill('not the password');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('main').getByText('You are not signed in yet').waitFor();
    await expect.poll(() => page.getByRole('main').getByLabel('Email').inputValue()).toBe('sam.shopper@example.com');
  });

  it('is the form for an account, from the foot of the page [S2-51]', async () => {
    const page = await live.open();
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Create an account' }).click();
    const form = drawer(page, 'Create account');
    await form.getByLabel('First name').fill('Dana');
    await form.getByLabel('Last name').fill('Drawer');
    await form.getByLabel('Email').fill('dana.drawer@example.com');
    await form.getByLabel('Password', { exact: true }).fill('A-good-password-1');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create account' }).click();
    await banner(page)
      .getByRole('button', { name: /Hello, ?Dana/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/help');
  });

  it('is the sign-up for deals, from the menu [S2-69]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/help');
    await banner(page).getByRole('button', { name: 'Departments' }).click();
    await page.getByRole('link', { name: 'Deals by email or text' }).click();
    const form = drawer(page, 'Deals by email or text');
    await form.getByLabel('Email', { exact: true }).fill('dana.deals@example.com');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'You’re on the list' }).waitFor();
  });

  it('is what is said of cookies, from the foot of the page [S2-68]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    const said = drawer(page, 'Cookies');
    await said.getByText('Measuring or advertising cookies are off.').waitFor();
    await expectAccessible(page);
    await said.getByRole('link', { name: 'All about your privacy' }).click();
    await page.waitForURL('**/about/privacy');
  });

  it('is quick order: what is typed is in the cart [S2-64]', async () => {
    const page = await live.open();
    await page.goto('/help');
    await banner(page).getByRole('link', { name: 'Quick order' }).click();
    const form = drawer(page, 'Quick order');
    await form.getByLabel('Item numbers').fill('100001 2');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => banner(page).getByRole('link', { name: /Cart/ }).textContent()).toContain('2');
  });

  it('is what is chosen to compare, on any page, and no entry where nothing is [S2-66]', async () => {
    const page = await live.open();
    await page.goto('/search?query=stapler');
    const entry = banner(page).getByRole('link', { name: 'Compare', exact: true });
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .waitFor();
    await expect.poll(() => entry.count()).toBe(0);
    for (const at of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(at)
        .check();
    await page.goto('/help');
    await entry.click();
    const chosen = drawer(page, 'Compare');
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page);
    await expect.poll(() => chosen.getByRole('link', { name: 'Compare 2 items' }).getAttribute('href')).toMatch(/^\/compare\?/);
    await chosen
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await chosen.getByText('Choose one more item to compare.').waitFor();
    await chosen.getByRole('button', { name: 'Clear all' }).click();
    await chosen.getByText('Nothing is chosen.').waitFor();
    await expect.poll(() => entry.count()).toBe(0);
  });

  it('is the store search, which makes a store one’s own [S2-59 S2-60]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click();
    const found = drawer(page, 'Find a store');
    await found.getByLabel('ZIP code, city or state').fill('01702');
    await found.getByRole('button', { name: 'Find stores' }).click();
    await found.getByRole('heading', { name: /^Foolscap Framingham/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await found.getByRole('button', { name: /^Make this my store ?: Foolscap Framingham/ }).click();
    await page.getByRole('main').getByText('Your store', { exact: true }).first().waitFor();
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click();
    await drawer(page, 'Find a store').getByText('Your store', { exact: true }).waitFor();
  });

  it('is a new ship-to for a buyer, and their orders go there [S2-61]', async () => {
    const page = await live.open({ host: 'business.localhost' });
    await signIn(page, 'abe.admin@harbordental.example');
    await openAccount(page);
    await page.getByRole('link', { name: 'Add a ship-to' }).click();
    const form = drawer(page, 'Add a ship-to address');
    await form.getByLabel('First name').fill('Harbor');
    await form.getByLabel('Last name').fill('Dental');
    await form
      .getByLabel(/^(?:Street )?[Aa]ddress/)
      .first()
      .fill('12 Derby St');
    await form.getByLabel('ZIP code').fill('01970');
    await form.getByLabel('City').fill('Salem');
    await form.getByLabel('State').selectOption('MA');
    await form.getByLabel('Phone').fill('9785550199');
    await form.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('The address is saved').waitFor();
    await expect.poll(() => banner(page).textContent()).toContain('01970');
  });

  it('leads to its page without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/help');
    await banner(page)
      .getByRole('link', { name: /Sign in/ })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/office/supplies/login');
  });
});

describe('customer service', () => {
  it.each([true, false])('finds a customer, acts for them and stops, scripts on: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone });
    await signIn(page, 'cora.csr@foolscap.example');
    await page.goto('/representatives/customers');
    await page.getByLabel('Customer').fill('sam.shopper@example.com');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Act for Sam Shopper' }).click();
    const bar = page.getByRole('complementary', { name: 'Acting for a customer' });
    await bar.waitFor();
    await expect.poll(() => bar.textContent()).toContain('Cora, you are acting for Sam Shopper.');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await bar.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('heading', { name: 'Help a customer' }).waitFor();
    await expect.poll(() => bar.count()).toBe(0);
  });
});

describe('pages of an account', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])('can be read in a window of %i px', async (width) => {
    const page = await live.open({ width });
    await signIn(page, 'sam.shopper@example.com');
    for (const path of ['/account/cards', '/account/tax-exemption', '/account/sign-ins', '/offers']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  it.each([true, false])('show where somebody is signed in, and sign out there (scripts: %s)', async (hasJavaScript) => {
    const [page, far] = [await live.open({ hasJavaScript, width: hasJavaScript ? WIDTHS.desktop : WIDTHS.phone }), await live.open()];
    for (const one of [page, far]) await signIn(one, 'preston.premium@example.com');
    await page.goto('/account/sign-ins');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('This device', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Sign out ?: .*, signed in/ })
      .first()
      .click();
    await page.getByText('Signed out there.').waitFor();
    await far.goto('/account/orders');
    await far.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByText('This device', { exact: true }).waitFor();
  });

  it('ask before they remove a card', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/account/cards');
    await page.getByRole('link', { name: /^Remove Mastercard/ }).click();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByText('The card is removed').waitFor();
    await expect.poll(() => page.getByText('Mastercard').count()).toBe(0);
  });

  it('take a certificate, which an operator approves', async () => {
    const page = await live.open();
    await signIn(page, 'selma.select@example.com');
    await page.goto('/account/tax-exemption');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByText('Choose a state.').first().waitFor();
    await page.getByLabel('State').selectOption('RI');
    await page.getByLabel('Certificate number').fill('RI-0042');
    await page.getByLabel('Valid through').fill('2028-01-31');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByText('In review').waitFor();
    const operator = await live.open();
    await signIn(operator, 'olga.operator@foolscap.example');
    await operator.goto('/operations/tax-certificates');
    await expectAccessible(operator);
    await operator.getByRole('button', { name: 'Approve RI-0042' }).click();
    await operator.getByText('Approved. What goes to that state').waitFor();
    await page.reload();
    await page.getByText('Approved', { exact: true }).waitFor();
  });
});

it('every form of a page on which somebody is acted for says for whom the page is [T47]', async () => {
  const visitor = aVisitor(live.site);
  await visitor.post('/cc/api/auth/login', { email: 'cora.csr@foolscap.example', password: 'Foolscap-demo-1' });
  const { rows } = await live.site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
  await visitor.post('/cc/api/customers/act', { userId: rows[0]?.user_id });
  const page = await live.open();
  await browseAs(page, visitor, live.base);
  await page.goto('/category/copy-paper');
  const said = () =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('footer form');
      if (form === null) return undefined;
      form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
      form.requestSubmit();
      return new FormData(form).get('contextToken');
    });
  // What marks them comes once the page runs.
  await expect.poll(said).toBe(visitor.cookies.get('ctxToken'));
});
