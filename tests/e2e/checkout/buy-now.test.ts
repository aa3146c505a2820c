import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { CARDS, tokenFor } from '#tests/support/buyer.ts';
import { setStock } from '#tests/support/shop-changes.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const PRODUCT = '/product_100001';
const SETTINGS = '/account/buynow';
const PRESS = '/cc/sparq/buynow/press';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();

async function setPreference(page: Page, isShown: boolean): Promise<void> {
  await page.goto(SETTINGS);
  await page.getByLabel('Show me the order before it is placed').setChecked(isShown);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Buy now is on.' }).waitFor();
}

const orderNumberOf = (page: Page) => /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

/** How many orders Sam has that came to something. */
async function ordersOfSam(): Promise<number> {
  const { rows } = await live.site.database.query(
    "select 1 from orders join users using (user_id) where users.email = $1 and state <> 'ABANDONED'",
    [SAM],
  );
  return rows.length;
}

/** The keys under which the page's presses go out, as they do. */
function keysOf(page: Page): (string | null)[] {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === PRESS) keys.push(new URLSearchParams(request.postData() ?? '').get('onceKey'));
  });
  return keys;
}
const cartCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /cart/i }).first().innerText();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('somebody who buys at once %s', (_what, hasJavaScript) => {
  it('sees where it goes, who pays and what it costs, orders it, and keeps the cart [C7-24]', async () => {
    const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await signIn(page, SAM);
    await setPreference(page, true);
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(PRODUCT);
    const before = await cartCount(page);
    await press(page, /^Buy now/);
    await page.getByText('12 Main St').filter({ visible: true }).waitFor();
    await page.getByText(/4242/).filter({ visible: true }).first().waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, /^Buy now · \$/);
    await page.waitForURL(/orderconfirmation\/\d+/);
    expect(orderNumberOf(page)).toMatch(/^\d+$/);
    await expect.poll(() => cartCount(page)).toBe(before);
  });

  it('whose item sold out meanwhile is told so, and nothing is ordered', async () => {
    const page = await live.open({ hasJavaScript });
    await signIn(page, SAM);
    await page.goto('/product_100003');
    await press(page, /^Buy now/);
    await page
      .getByRole('button', { name: /^Buy now · \$/ })
      .filter({ visible: true })
      .waitFor();
    await setStock(live.site, '100003', 0);
    await press(page, /^Buy now · \$/);
    await page.getByText('This just sold out. Nothing was ordered or charged.').waitFor();
    await setStock(live.site, '100003', 50);
  });

  it('whose bank asks first comes back to the order', async () => {
    const mine = `user_id = (select user_id from users where email = '${SAM}') and is_default`;
    const { rows } = await live.site.database.query<{ token: string }>(`select token from wallet_cards where ${mine}`);
    await live.site.database.query(`update wallet_cards set token = $1 where ${mine}`, [await tokenFor(live.site, CARDS.challenged)]);
    const page = await live.open({ hasJavaScript });
    await signIn(page, SAM);
    await page.goto(PRODUCT);
    await press(page, /^Buy now/);
    await press(page, /^Buy now · \$/);
    await press(page, 'Approve');
    // The bank's page goes on by itself where it can.
    if (!hasJavaScript) await press(page, 'Continue');
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your bank has answered' }).waitFor();
    await press(page, 'Finish your order');
    await page.waitForURL(/orderconfirmation\/\d+/);
    await live.site.database.query(`update wallet_cards set token = $1 where ${mine}`, [rows[0]?.token]);
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('an address that is added to buy at once %s', (_what, hasJavaScript) => {
  it('has the city of its ZIP code, and is asked about when it has no building number, until that is said to be right', async () => {
    const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await signIn(page, SAM);
    await page.goto(SETTINGS);
    await page.getByText('Add an address').click();
    await page
      .getByRole('textbox', { name: /^Street address|^Address$/ })
      .first()
      .fill(hasJavaScript ? 'Long Wharf' : 'India Wharf');
    await page.getByRole('textbox', { name: /ZIP/ }).fill('02110');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /[Pp]hone/ })
      .fill('617-555-0100');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Is this address complete?').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: /City/ }).inputValue()).toBe('Boston');
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Is this address complete?').waitFor();
    await page.getByLabel('Keep the address as I typed it').check();
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('The address is saved.').waitFor();
    await page.getByText(hasJavaScript ? 'Long Wharf' : 'India Wharf').waitFor();
    await live.site.database.query("update users set settings = settings - 'quickBuyAddressId' where email = $1", [SAM]);
    await live.site.database.query("delete from addresses where address1 like '% Wharf'");
  });
});

describe('one press', () => {
  it('orders at once where that is wished, and only with scripts: a page alone cannot tell a double press', async () => {
    const page = await live.open();
    await signIn(page, SAM);
    await setPreference(page, false);
    await page.goto(PRODUCT);
    const before = await ordersOfSam();
    const keys = keysOf(page);
    await page.getByRole('button', { name: /^Buy now/ }).dblclick();
    await page.waitForURL(/orderconfirmation\/\d+/);
    // However many presses went out, they are one wish.
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => ordersOfSam()).toBe(before + 1);
    const plain = await live.open({ hasJavaScript: false });
    await signIn(plain, SAM);
    await plain.goto(PRODUCT);
    await press(plain, /^Buy now/);
    await plain.getByRole('heading', { level: 1, name: 'Buy now' }).waitFor();
    await setPreference(page, true);
  });

  it('is one order when it is pressed once more because the answer was lost', async () => {
    const page = await live.open({ mayLoseConnection: true });
    await signIn(page, SAM);
    await setPreference(page, false);
    await page.goto(PRODUCT);
    const before = await ordersOfSam();
    const keys = keysOf(page);
    await page.route(
      `**${PRESS}`,
      async (route) => {
        // The shop heard it and ordered; the browser never learns of it.
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await press(page, /^Buy now/);
    const dialog = page.getByRole('dialog', { name: 'Buy now' });
    await dialog.getByText('you’ll be charged only once').first().waitFor();
    await expect.poll(() => ordersOfSam()).toBe(before + 1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await press(page, /^Buy now/);
    await page.waitForURL(/orderconfirmation\/\d+/);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await expect.poll(() => ordersOfSam()).toBe(before + 1);
    await setPreference(page, true);
  });

  it('is not offered for what asks something first', async () => {
    const page = await live.open();
    await signIn(page, SAM);
    for (const itemId of ['100043', '100032']) {
      await page.goto(`/product_${itemId}`);
      await page
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Buy now/ }).count(), { message: itemId }).toBe(0);
    }
  });

  it('is not offered to guests, and leads who has not set it up to where they do', async () => {
    const page = await live.open();
    await page.goto(PRODUCT);
    await expect.poll(() => page.getByRole('button', { name: /^Buy now/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Set up Buy now' }).count()).toBe(0);
    await signIn(page, 'rita.rewards@example.com');
    await page.goto(PRODUCT);
    await page.getByRole('link', { name: 'Set up Buy now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buy now' }).waitFor();
    await expectAccessible(page);
  });
});
