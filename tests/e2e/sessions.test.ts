import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { authenticatorUri } from '#domain/identity/second-factor/authenticator.ts';
import { inGroups } from '#domain/identity/second-factor/typed-code.ts';
import { qrCode } from '#app/account/security/qr-code.server.ts';
import { expectAccessible, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { appCode, mailedCodeOf, PASSWORD, wrongCode } from '#tests/support/identity/second-factor.ts';

const live = useLiveShop();
const LISTING = '/category/desk-supplies?sort=rating';

/** How many pieces the server has for whoever is at this page. */
async function piecesOf(page: Page): Promise<number> {
  const response = await page.request.get('/cc/api/checkout');
  const { cartInfo }: CartResponse = await response.json();
  return cartInfo.cartAttributes.numberOfItems;
}

function addButtons(page: Page) {
  return page.getByRole('button', { name: /^Add to cart/ });
}

/** The page's own adds have been answered: asking for the cart before would bring a session along. */
async function answersOf(page: Page, count: number): Promise<void> {
  let answered = 0;
  await page.waitForResponse((response) => response.url().includes('/cc/cart/changes') && (answered += 1) === count);
}

/** Presses three buttons of a listing, one after the other, without waiting for anything in between. */
async function pressThree(page: Page): Promise<void> {
  const answered = answersOf(page, 3);
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Add to cart"]')];
    for (const button of buttons.slice(0, 3)) button.click();
  });
  await answered;
}

/** Answers pages as a cache in front of the shop would: without the cookies that came with them. */
async function putCacheInFront(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await page.route(
      (url) => `${url.pathname}${url.search}` === path,
      async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers['set-cookie'];
        await page.context().clearCookies(); // the request of the route has a jar, too: it is the browser's
        await route.fulfill({ response, headers });
      },
    );
}

async function namesOfCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

describe('what gives a new visitor a session', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${live.base}${path}`, { headers, redirect: 'manual' });
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  it.each([
    LISTING,
    '/',
    '/product_100001',
    '/search?query=paper',
    '/cc/mmx/cart',
    '/office/supplies/login',
    '/nothing-here',
    '/account/orders',
  ])('a page does: %s', async (path) => {
    for (const time of ['rendered', 'perhaps kept']) {
      const response = await get(path);
      const token = /ctxToken=([\w-]+)/.exec(cookieOf(response))?.[1] ?? '';
      const id = /jsessionid=([\w-]+)/.exec(cookieOf(response))?.[1] ?? '';
      expect([token.length, id.length], time).toEqual([16, 43]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).not.toContain(id);
      expect((await get(path, { cookie: cookieOf(response) })).headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    '/category/paper.data',
    '/_.data',
    '/_.data?_routes=root',
    '/search/suggest?q=paper',
    '/favicon.svg',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('nothing that a page asks for beside itself does: %s', async (path) => {
    const response = await get(path);
    await response.arrayBuffer();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('nor does a script, a picture, or what is not there in place of one', async () => {
    const html = await (await get(LISTING)).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const picture = /\/pictures\/[^" ,]+/.exec(html)?.[0] ?? '';
    for (const path of [script, picture]) {
      const response = await get(path);
      await response.arrayBuffer();
      expect([response.status, response.headers.getSetCookie()], path).toEqual([200, []]);
    }
    const missing = await get('/apple-touch-icon-precomposed', { 'sec-fetch-dest': 'image' });
    expect([missing.status, missing.headers.getSetCookie()]).toEqual([404, []]);
  });

  it('a kept page holds nothing of who asked for it first, and costs who has nothing no statement', async () => {
    const path = `${LISTING}&page=1`;
    const first = await get(path);
    const cookie = cookieOf(first);
    const token = /ctxToken=([\w-]+)/.exec(cookie)?.[1] ?? 'none';
    const html = await first.text();
    expect(html).not.toContain(token);
    let responses: Response[] = [];
    const asked = async () => {
      const query = vi.spyOn(live.site.database, 'query');
      responses = [await get(path, { cookie }), await get(path, { cookie: `${cookie}; told=x; other=y` }), await get(path)];
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    // A page of the test before may still say goodbye.
    await expect.poll(asked).toBe(0);
    const withoutNonce = (text: string) => text.replace(/nonce="[^"]+"/g, '');
    for (const response of responses) expect(withoutNonce(await response.text())).toBe(withoutNonce(html));
  });

  it('a page of who has something says whose it is', async () => {
    const cookie = cookieOf(await get(LISTING));
    const added = await fetch(`${live.base}/cc/api/checkout/default/item`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ itemId: '100002', qty: 1 }] }),
    });
    const token = /ctxToken=([\w-]+)/.exec(cookie)?.[1] ?? 'none';
    expect(await (await get(LISTING, { cookie: cookieOf(added) })).text()).toContain(token);
  });
});

describe('a brand-new visitor', () => {
  it('presses three buttons of a listing quickly, and has three items', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await pressThree(page);
    await expect.poll(() => piecesOf(page)).toBe(3);
    await page
      .getByRole('link', { name: /^Cart.*3/ })
      .first()
      .waitFor();
  });

  it('has them also when the page came out of a cache, without a cookie', async () => {
    const page = await live.open();
    await putCacheInFront(page, LISTING);
    await page.goto(LISTING);
    await expect.poll(() => namesOfCookies(page)).toEqual([]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/ele-lpd/api/session')) asked.push(request.url());
    });
    await pressThree(page);
    await expect.poll(() => piecesOf(page)).toBe(3);
    expect(asked).toHaveLength(1);
  });

  it('has them in two tabs of a cache’s pages, one press in each', async () => {
    const one = await live.open();
    const two = await one.context().newPage();
    for (const page of [one, two]) {
      await putCacheInFront(page, LISTING);
      await page.goto(LISTING);
    }
    await expect.poll(() => namesOfCookies(one)).toEqual([]);
    await Promise.all([answersOf(one, 1), answersOf(two, 1), addButtons(one).nth(0).click(), addButtons(two).nth(1).click()]);
    await expect.poll(() => piecesOf(one)).toBe(2);
  });

  it('without scripts keeps what each press adds', async () => {
    const page = await live.open({ hasJavaScript: false });
    for (const press of [0, 1, 2]) {
      await page.goto(LISTING);
      await addButtons(page).nth(press).click();
      await page.waitForURL('**/cc/mmx/cart?**');
    }
    await expect.poll(() => piecesOf(page)).toBe(3);
  });

  it('without scripts, on a page out of a cache, gets the session with the answer to the form', async () => {
    const page = await live.open({ hasJavaScript: false });
    await putCacheInFront(page, LISTING);
    await page.goto(LISTING);
    await expect.poll(() => namesOfCookies(page)).toEqual([]);
    await addButtons(page).first().click();
    await page.waitForURL('**/cc/mmx/cart?**');
    await expect.poll(() => piecesOf(page)).toBe(1);
  });
});

describe('signing out', () => {
  it('leaves a new visitor, whose adds are in a cart of their own', async () => {
    const page = await live.open();
    await page.goto('/office/supplies/login');
    await page.getByLabel(/Email/).fill('sam.shopper@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await page.goto('/');
    const idOf = async () => (await page.context().cookies()).find(({ name }) => name === 'jsessionid')?.value;
    const signedIn = await idOf();
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/sign-out"]')?.requestSubmit());
    await expect.poll(idOf).not.toBe(signedIn);
    // The way home after signing out may still be under way, and then it wins.
    const opened = () =>
      page.goto(LISTING).then(
        () => page.url().endsWith(LISTING),
        () => false,
      );
    await expect.poll(opened).toBe(true);
    await expect.poll(() => idOf()).not.toBe(signedIn);
    await pressThree(page);
    await expect.poll(() => piecesOf(page)).toBe(3);
  });

  it('and in as somebody else in another tab: what is pressed on the page of before is done for nobody, and it is loaded again [C4-23]', async () => {
    const page = await live.open();
    const signIn = async (email: string) =>
      expect((await page.request.post('/cc/api/auth/login', { data: { email, password: 'Foolscap-demo-1' } })).status()).toBe(200);
    await signIn('sam.shopper@example.com');
    await page.goto(LISTING);
    await page.getByText('Sam').first().waitFor();
    expect((await page.request.post('/cc/api/auth/logout')).status()).toBe(200);
    await signIn('preston.premium@example.com');
    const pieces = await piecesOf(page);
    await addButtons(page).first().click();
    await page.getByText('Preston').first().waitFor();
    await expect.poll(() => piecesOf(page)).toBe(pieces);
  });
});

describe('who signs out', () => {
  it('leaves no count of their cart in the header, also when their cart was listened to', async () => {
    const page = await live.open();
    await signIn(page, 'sam.shopper@example.com');
    const events = page.waitForResponse((response) => response.url().includes('/events') && response.status() === 200);
    await page.goto('/');
    await events;
    await page.request.post('/cc/api/checkout/default/item', { data: { items: [{ itemId: '100001', qty: 3 }] } });
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect.poll(() => cart.innerText()).toMatch(/[1-9]/);
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Sign in/ })
      .waitFor();
    await page.waitForTimeout(1_000); // what was heard before would come now
    await expect.poll(() => cart.innerText()).not.toMatch(/[1-9]/);
  });
});

describe('two-step sign-in', () => {
  /** Sends the form that a button is in. */
  const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

  it.each([true, false])(
    'is set up, asked for and turned off by its pages (scripts: %s), with an apostrophe in the email',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript, width: hasJavaScript ? WIDTHS.phone : WIDTHS.desktop });
      const email = `pat.o'brien!${crypto.randomUUID().slice(0, 8)}@example.com`;
      const opened = await page.request.post('/cc/api/auth/register', {
        data: { email, password: PASSWORD, firstName: 'Pat', lastName: 'O’Brien' },
      });
      expect(opened.status()).toBe(200);
      // All that there is of an account stands on one page, and each of its pages leads back to it.
      await page.goto('/account/security');
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Your account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
      await page.getByText(email).waitFor();
      if (hasJavaScript) await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Two-step sign-in' }).click();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Set up');
      await page.getByRole('heading', { name: 'Set up your app' }).waitFor();
      const secret = ((await page.locator('.secret-key').textContent()) ?? '').replaceAll(' ', '');
      const uri = authenticatorUri({ issuer: 'Foolscap', email, secret });
      const drawn = () => page.getByRole('img', { name: 'QR code for your authenticator app' }).locator('path').getAttribute('d');
      await expect.poll(() => drawn()).toBe(qrCode(uri).path);
      if (hasJavaScript) await expectAccessible(page);
      await page.getByLabel('Code from our email').fill(inGroups(await mailedCodeOf(live.site, uri), ' '));
      await page.getByLabel('Six-digit code').fill(wrongCode(live.site, secret));
      await press(page, 'Turn on');
      // What was right stays, and so does what the app is told.
      await page.getByText('It isn’t on yet').waitFor();
      await expect.poll(() => page.getByLabel('Six-digit code').getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => drawn()).toBe(qrCode(uri).path);
      await page.getByLabel('Six-digit code').fill(appCode(live.site, secret, -1));
      await press(page, 'Turn on');
      await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
      const codes = await page.locator('.recovery-codes code').allTextContents();
      expect(codes).toHaveLength(10);
      expect((await page.request.post('/cc/api/auth/logout')).status()).toBe(200);
      const signInAgain = async () => {
        await page.goto('/office/supplies/login?TARGET=/account/security');
        await page.getByLabel(/Email/).fill(email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await press(page, 'Sign in');
        await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
      };
      await signInAgain();
      await page.getByLabel('Six-digit code').fill(appCode(live.site, secret));
      await press(page, 'Sign in');
      await page.getByRole('heading', { name: 'It’s on' }).waitFor();
      expect((await page.request.post('/cc/api/auth/logout')).status()).toBe(200);
      await signInAgain();
      await page.getByText('Use a recovery code instead').click();
      await page.getByLabel('Recovery code').fill(codes[0] ?? '');
      await press(page, 'Sign in');
      await page.getByText('9 of your recovery codes are left').waitFor();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Code', { exact: true }).fill(appCode(live.site, secret, 1));
      await press(page, 'Turn off');
      await page.getByText('Two-step sign-in is off.').waitFor();
      await page.getByRole('heading', { name: 'It’s off' }).waitFor();
    },
  );
});

describe('your profile and your data', () => {
  it.each([true, false])('are changed, downloaded, deleted and kept by their pages (scripts: %s)', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript, width: hasJavaScript ? WIDTHS.phone : WIDTHS.desktop });
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    const email = `${crypto.randomUUID()}@example.com`;
    const opened = await page.request.post('/cc/api/auth/register', {
      data: { email, password: PASSWORD, firstName: 'Pat', lastName: 'Quill' },
    });
    expect(opened.status()).toBe(200);
    await page.goto('/account');
    await main.getByRole('link', { name: 'Your profile' }).click();
    await main.getByRole('link', { name: 'Change name and phone' }).click();
    await page.getByLabel('First name').fill('');
    await press('Save');
    await page.getByRole('link', { name: 'Please enter a first name' }).waitFor();
    await expect.poll(() => page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
    if (hasJavaScript) await expectAccessible(page);
    await page.getByLabel('First name').fill('Zoe');
    await press('Save');
    await page.getByText('Your profile is saved.').waitFor();
    await expect.poll(() => page.locator('.header-initials').textContent()).toBe('ZQ');
    await main.getByRole('link', { name: 'Change password' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('quills and inkwells');
    await press('Save password');
    await page.getByText('Your password is changed.').waitFor();
    await main.getByRole('link', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill('new@example.com');
    await password.fill('quills and inkwells');
    await press('Send the link');
    await page.getByText('Waiting for').waitFor();
    await press(`Keep ${email}`);
    await page.getByText('Your email stays as it is.').waitFor();
    await page.goto('/account');
    await main.getByRole('link', { name: 'Your data' }).click();
    await password.fill('wrong');
    await press('Download');
    await page.getByRole('link', { name: 'That isn’t the password' }).waitFor();
    await password.fill('quills and inkwells');
    const [file] = await Promise.all([page.waitForEvent('download'), press('Download')]);
    expect(file.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
    await main.getByRole('link', { name: 'Delete my account' }).click();
    if (hasJavaScript) await expectAccessible(page);
    await password.fill('quills and inkwells');
    await press('Delete my account');
    await page.getByText('Your account will be deleted on').waitFor();
    await press('Keep my account');
    await page.getByText('Your account stays as it is.').waitFor();
  });
});

describe('a passkey', () => {
  /** A device that makes sure of its owner, as Chromium has it for tests. */
  async function withDevice(page: Page): Promise<(isPresent: boolean) => Promise<void>> {
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return async (enabled) => {
      await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    };
  }

  it('is added, signs in by a press or beside the field without an email, is renamed and removed', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    const main = page.getByRole('main');
    const setPresent = await withDevice(page);
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const email = `${crypto.randomUUID()}@example.com`;
    const opened = await page.request.post('/cc/api/auth/register', {
      data: { email, password: PASSWORD, firstName: 'Pat', lastName: 'Key' },
    });
    expect(opened.status()).toBe(200);
    await page.goto('/account');
    await main.getByRole('link', { name: 'Passkeys' }).click();
    await page.getByText('No passkeys yet').waitFor();
    await page.getByLabel('Name').fill('My phone');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong');
    await press('Add a passkey');
    await page.getByRole('link', { name: 'That isn’t the password' }).waitFor();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await press('Add a passkey');
    await page.getByText('Your passkey is added.').waitFor();
    await page.getByRole('heading', { name: 'My phone' }).waitFor();
    await expectAccessible(page);

    await setPresent(false);
    await page.request.post('/cc/api/auth/logout', { data: {} });
    await page.goto('/office/supplies/login?TARGET=/account/passkeys');
    await expectAccessible(page);
    await setPresent(true);
    await press('Sign in with a passkey');
    await page.waitForURL('**/account/passkeys');
    await page.getByText('Last used').waitFor();
    // Beside the field of the email, too: nothing has to be pressed.
    await page.request.post('/cc/api/auth/logout', { data: {} });
    await page.goto('/office/supplies/login?TARGET=/account/passkeys');
    await page.waitForURL('**/account/passkeys');

    await main.getByText('Rename', { exact: false }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('At my desk');
    await press('Save');
    await page.getByRole('heading', { name: 'At my desk' }).waitFor();
    await main.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('textbox', { name: 'Password', exact: true }).first().fill(PASSWORD);
    await press('Remove At my desk');
    await page.getByText('The passkey is removed.').waitFor();
  });

  it('is no button where no script runs, and none where the browser has none', async () => {
    const without = await live.open({ hasJavaScript: false });
    await without.goto('/office/supplies/login');
    await expect.poll(() => without.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
    const old = await live.open();
    await old.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await old.goto('/office/supplies/login');
    await expect.poll(() => old.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  });
});
