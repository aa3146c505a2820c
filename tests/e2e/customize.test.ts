import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const GIFT = '/product_100032';

describe('what is made for somebody and costs less by the dozen', () => {
  it('marks the price of the quantity that is chosen, typed or pressed', async () => {
    await live.site.database.query(`update items set volume_prices = '[[5, 2100], [10, 1900]]' where item_id = '100043'`);
    live.site.shop.catalog.forget();
    const page = await live.open();
    await page.goto('/product_100043');
    const form = page.locator('.product .personal-form');
    const marked = form.locator('.volume-prices tr[aria-current="true"] th');
    const price = page.locator('.product-price');
    await expect.poll(() => marked.allTextContents()).toEqual(['1–4']);
    await expect.poll(() => price.locator('.price-now').textContent()).toBe('$24.00');
    await form.getByRole('spinbutton').fill('10');
    await expect.poll(() => marked.allTextContents()).toEqual(['10+']);
    // The price on top follows, and says why.
    await expect.poll(() => price.locator('.price-now').textContent()).toBe('$19.00');
    await expect.poll(() => price.locator('.price-unit').textContent()).toBe('7.6¢/card');
    await expect.poll(() => price.getByRole('status').textContent()).toBe('$19.00 each. Price each at 10+ · $24.00 each at 1–4');
    await form.getByRole('button', { name: 'One less' }).click();
    await expect.poll(() => marked.allTextContents()).toEqual(['5–9']);
    await expect.poll(() => price.locator('.price-now').textContent()).toBe('$21.00');
    await form.getByRole('spinbutton').fill('2');
    await expect.poll(() => price.getByRole('status').textContent()).toBe('');
    await expect.poll(() => price.locator('.price-now').textContent()).toBe('$24.00');
    await live.site.database.query(`update items set volume_prices = '[]' where item_id = '100043'`);
    live.site.shop.catalog.forget();
  });
});

describe('business cards with one’s own text', () => {
  it('say beside the field what is missing, and take it back once it is there', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/product_100043');
    const name = page.getByLabel('Name', { exact: true });
    await page
      .locator('.personal-form')
      .getByRole('textbox', { name: /^Email/ })
      .fill('dana');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    const errors = page.locator('.field-error');
    await expect.poll(() => errors.allInnerTexts()).toEqual(['Name is required.', 'Invalid email address.']);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('Dana');
    await expect.poll(() => errors.allInnerTexts()).toEqual(['Invalid email address.']);
    // What is too long is told while it is typed, and goes nowhere.
    await name.fill('Dr. Maximiliana Featherstonehaugh-Cholmondeley');
    await expect.poll(() => errors.allInnerTexts()).toContain('Please use at most 36 characters; this has 46.');
    await page
      .locator('.personal-form')
      .getByRole('textbox', { name: /^Email/ })
      .fill('dana@example.com');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/product_100043');
    await name.fill('Dana');
    await expect.poll(() => errors.count()).toBe(0);
  });

  it.each([true, false])('are written, proofed, added and changed from the cart (scripts: %s) [S2-98]', async (hasJavaScript) => {
    const page = await live.open({ width: WIDTHS.phone, hasJavaScript });
    await page.goto('/category/business-cards');
    // What opens over the page comes once the page has nothing better to do; a press before that leads to the product's page.
    if (hasJavaScript) await page.locator('.tile-quick').first().waitFor({ state: 'attached' });
    // Its tile opens the form over the page; without scripts it leads to the page, which has the same.
    await page
      .getByRole('link', { name: /^Customize/ })
      .first()
      .click();
    if (hasJavaScript) await page.getByRole('dialog', { name: 'Customize' }).waitFor();
    else await page.waitForURL('**/product_100043*');
    await page.getByLabel('Name', { exact: true }).fill('Dana <b>Reyes</b>');
    await page.getByRole('textbox', { name: 'Company' }).fill('Reyes & Sons');
    // What is no picture is told at its field, with all that was typed; a logo stands on the proof.
    const logo = page.getByLabel('Logo');
    const noPicture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await logo.setInputFiles(noPicture);
    if (!hasJavaScript) await page.getByRole('button', { name: 'Show the proof' }).click();
    await page.locator('.field-error', { hasText: 'We can print PNG and JPEG files only.' }).waitFor();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await readFile('docs/pictures/cart.png') });
    if (!hasJavaScript) await page.getByRole('button', { name: 'Show the proof' }).click();
    const sent = page.getByRole('img', { name: 'Your logo', exact: true });
    await sent.waitFor();
    await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(100);
    const proof = page.getByRole('img', { name: 'Proof of the front: Dana <b>Reyes</b>, Reyes & Sons, your logo' });
    await expect.poll(() => proof.textContent()).toBe('Reyes & SonsDana <b>Reyes</b>');
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: /^Add to cart: Foolscap Print/ }).click();
    await page.waitForURL('**/cc/mmx/cart?cartItemIds=*');
    const row = page.locator('.cart-row');
    await expect.poll(() => row.textContent()).toContain('Dana <b>Reyes</b>');
    const printed = row.locator('.personal-lines img');
    await expect
      .poll(() => printed.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
      .toBeGreaterThan(100);
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Eva Reyes');
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect.poll(() => sent.count()).toBe(0);
    await page.getByRole('button', { name: /^Update cart/ }).click();
    await page.waitForURL('**/cc/mmx/cart?cartItemIds=*');
    await expect.poll(() => row.count()).toBe(1);
    await expect.poll(() => row.textContent()).toContain('Eva Reyes');
    await expect.poll(() => printed.count()).toBe(0);
    if (hasJavaScript) await expectAccessible(page);
  });
});

describe('a gift card by email', () => {
  it.each([true, false])(
    'asks who gets it, and says what is wrong with it without losing anything (scripts: %s)',
    async (hasJavaScript) => {
      const page = await live.open({ width: WIDTHS.phone, hasJavaScript });
      await page.goto(GIFT);
      await page.getByLabel('Recipient’s name').fill('Ana');
      await page.getByLabel('Recipient’s email').fill('ana@example.org');
      await page.getByLabel('Your name').fill('Sam');
      await page.getByLabel('Message').fill('Get more at www.evil.example');
      await page
        .getByRole('button', { name: /^Add to cart: .*\$50/ })
        .first()
        .click();
      await page.waitForURL('**/customize?item=100032');
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('Message: Please leave out links and web addresses.');
      await expect.poll(() => page.getByLabel('Recipient’s email').inputValue()).toBe('ana@example.org');
      if (hasJavaScript) await expectAccessible(page);
      await page.getByLabel('Message').fill('Happy birthday!');
      await page.getByRole('button', { name: /^Add to cart: .*\$50/ }).click();
      await page.waitForURL('**/cc/mmx/cart?cartItemIds=*');
      const row = await page.locator('.cart-row').textContent();
      for (const said of ['Ana', 'ana@example.org', 'Happy birthday!']) expect(row).toContain(said);
    },
  );
});
