import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readMail } from '#server/demo/outbox.routes.ts';
import { expectAccessible, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { setStock } from '#tests/support/shop-changes.ts';

const live = useLiveShop();

/** A phone as many have it, with its browser's own bars taken off. */
const PHONE = { width: WIDTHS.phone, height: 740 };

/** Every kind of product, and the one thing to do about it. */
const KINDS = [
  ['with plans', '100016', /^Add to cart/],
  ['a set', '100039', /^Add to cart/],
  ['replaced by another', '100009', /^Add to cart/],
  ['out of stock', '100008', /^Email me/],
  ['made to order', '100043', /^Add to cart/],
  ['furniture', '100020', /^Add to cart/],
  ['with a surcharge', '100004', /^Add to cart/],
  ['limited', '100013', /^Add to cart/],
  ['an add-on', '100033', /^Add to cart/],
  ['coming soon', '100026', /^Email me/],
  ['on back order', '100025', /^Backorder/],
  ['ordered ahead', '100024', /^Pre-order/],
  ['for healthcare', '100034', /^(Add to cart|Sign in)/],
  ['priced in the cart', '100028', /^Add to cart/],
  ['sold in stores', '100027', /^(Choose a store|Check other stores)/],
  ['running short', '100011', /^Add to cart/],
  ['a printer', '100037', /^Add to cart/],
  ['toner', '100035', /^Add to cart/],
  ['a download', '100022', /^Add to cart/],
  ['a plan', '100017', /^(Add both to cart|See it)/],
  ['without a price', '100015', /^(Add to cart|Ask us)/],
  ['a membership', '100029', /^Sign in/],
  ['a sample', '100014', /^(Add to cart|Quillmark .*Gel Pens)/],
] as const;

/** Where the lower edge of the first of these stands that can be seen at all. */
async function lowerEdge(page: Page, name: RegExp): Promise<number> {
  const main = page.locator('main .product');
  const all = [...(await main.getByRole('button', { name }).all()), ...(await main.getByRole('link', { name }).all())];
  const boxes = await Promise.all(all.map((one) => one.boundingBox()));
  return Math.min(...boxes.flatMap((box) => (box === null ? [] : [box.y + box.height])));
}

describe('the first view of a product on a phone', () => {
  it.each(KINDS)('shows price and the way on: what is %s (%s)', async (_what, itemId, name) => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.setViewportSize(PHONE);
    await page.goto(`/product_${itemId}`);
    // Where there is no price, that stands in its place.
    const price = await page.locator('.product-price, .product-side :text("Price on request")').first().boundingBox();
    expect((price?.y ?? 1e4) + (price?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await expect.poll(() => lowerEdge(page, name)).toBeLessThanOrEqual(PHONE.height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone);
  });
});

describe('more than a store has', () => {
  it('is told at the quantity, before anything is added, and taken back by another way or fewer', async () => {
    await setStock(live.site, '100006', 1, '1547');
    const page = await live.open({ width: WIDTHS.phone });
    await page.context().addCookies([{ name: 'YourStore', value: encodeURIComponent('{"storeNumber":"1547"}'), url: live.base }]);
    await page.goto('/product_100006');
    const bar = page.locator('.buy-bar');
    const told = bar.getByRole('status');
    await page.getByRole('radio', { name: /Pick up in store/ }).check();
    await page.getByText('1 in stock', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => told.innerText()).toBe('This store has 1. Lower the quantity to 1, or choose delivery for all 2.');
    await page.getByRole('radio', { name: /^Delivery/ }).check();
    await expect.poll(() => told.textContent()).toBe('');
    await page.getByRole('radio', { name: /Pick up in store/ }).check();
    await expect.poll(() => told.innerText()).toMatch(/^This store has 1\./);
    await bar.getByRole('spinbutton').fill('1');
    await expect.poll(() => told.textContent()).toBe('');
  });
});

const FAN = '/product_100008';

async function mailTo(email: string): Promise<string> {
  const folder = join(live.site.shop.settings.dataDir, 'outbox');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
    return mails.find(({ to }) => to.includes(email))?.text ?? '';
  };
  // The background writes it.
  await expect.poll(read, { timeout: 20_000 }).not.toBe('');
  return read();
}
const linkIn = (text: string) => /\/alerts\?key=\S+/.exec(text)?.[0] ?? '';

describe('an email when it is back', () => {
  it.each([true, false])('is asked for by a guest, and confirmed by the link of a mail (scripts: %s)', async (hasJavaScript) => {
    await setStock(live.site, '100008', 0);
    const email = `guest-${hasJavaScript}@example.com`;
    const page = await live.open({ width: WIDTHS.phone, hasJavaScript });
    await page.goto(FAN);
    await page.getByRole('button', { name: /^Email me when I can order it/ }).click();
    await page.getByText('Invalid email address').first().waitFor();
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: /^Email me when I can order it/ }).click();
    await page.getByText('Check your email').waitFor();
    await page.goto(linkIn(await mailTo(email)));
    await page.getByRole('heading', { name: 'Is this your email?' }).waitFor();
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, email me' }).click();
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor();
  });

  it('is one press for who is signed in, listed and removed in the account', async () => {
    const page = await live.open();
    await page.goto('/office/supplies/login');
    await page.getByLabel('Email').fill('sam.shopper@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await page.goto(FAN);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Email me when I can order it/ }).click();
    await page.getByRole('link', { name: 'See your alerts' }).click();
    await page.getByText('when you can order it').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('The alert is removed.').waitFor();
  });

  it('of a price begins a tenth below, and takes none above', async () => {
    const page = await live.open();
    await page.goto('/product_100016');
    await page.getByText('Email me when the price drops').click();
    const price = page.getByLabel('Your target price');
    await expect.poll(() => price.inputValue()).toBe('584.00');
    await price.fill('700');
    await page.getByLabel('Your email').fill('price@example.com');
    await page.getByRole('button', { name: /^Email me at this price/ }).click();
    await page.getByText('Enter a price below $649.00, in dollars and cents.').waitFor();
    await expectAccessible(page);
  });
});
