import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { addPens } from '#tests/support/catalog/variant-group.ts';

const live = useLiveShop();

live.prepare(async () => {
  await addPens(live.site, [
    { itemId: '800001', color: 'Black', pack: 'Dozen', popularity: 90, priceCents: 1200 },
    { itemId: '800002', color: 'Blue', pack: 'Dozen', popularity: 80, priceCents: 1200 },
    { itemId: '800003', color: 'Black', pack: '4/Pack', popularity: 70 },
    { itemId: '800004', color: 'Red', pack: '4/Pack', popularity: 60 },
    { itemId: '800005', color: 'Assorted', pack: 'Dozen', popularity: 50, units: 0 },
  ]);
  await addPens(
    live.site,
    [
      { itemId: '800101', color: 'Black', pack: 'Dozen', popularity: 90, priceCents: 1200 },
      { itemId: '800102', color: 'Black', pack: '4/Pack', popularity: 80 },
      { itemId: '800103', color: 'Blue', pack: '60/Box', popularity: 70, priceCents: 2400 },
      { itemId: '800104', color: 'Red', pack: '24/Pack', popularity: 60 },
      { itemId: '800105', color: 'Green', pack: '36/Box', popularity: 50, units: 0 },
      { itemId: '800106', color: 'Navy', pack: '36/Box', popularity: 40 },
      { itemId: '800107', color: 'Pink', pack: '24/Pack', popularity: 30 },
    ],
    'sparse-pens',
  );
});

const choice = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: new RegExp(`^${group}: `) }).getByRole('link', { name });
const chosen = (page: Page) => page.locator('.variant-option[aria-current=true]').allInnerTexts();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a color and a pack are chosen %s', (_, hasJavaScript) => {
  it('from the tile, which says what there is, on to a page of its own, and into the cart [S3-57]', async () => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/search?query=variantpens');
    const tile = page.locator('main li.tile');
    await expect.poll(() => tile.count()).toBe(1);
    await expect.poll(() => tile.innerText()).toContain('2 pack sizes from $5.00');
    const blue = tile.getByRole('link', { name: /^Blue: / });
    // With scripts a press looks at it in place; its address is that of its page.
    if (hasJavaScript) await page.goto((await blue.getAttribute('href')) ?? '');
    else await blue.click();
    await page.waitForURL('**/product_800002');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Slate Variant Pens, Blue, Dozen');
    await expect.poll(() => chosen(page)).toEqual(['Blue', 'Dozen\n$12.00']);
    // What there is not in a dozen leads to what there is, and says so before.
    await choice(page, 'Color', /^Red\s*In 4\/Pack$/).click();
    await page.waitForURL('**/product_800004');
    await expect.poll(() => chosen(page)).toEqual(['Red', '4/Pack\n$5.00']);
    await choice(page, 'Color', 'Black').click();
    await page.waitForURL('**/product_800003');
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${live.base}/product_800003`);
    await expect.poll(() => choice(page, 'Pack', /^Dozen/).count()).toBe(1);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(async () => (await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items[0]?.itemId).toBe('800003');
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('what can be had only as a whole is chosen from a list %s', (_, hasJavaScript) => {
  it('with what each costs, by its color first where there are many', async () => {
    const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await page.goto('/product_800101');
    const rows = page.locator('.variant-list .variant-option');
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringMatching(/^4\/Pack\s+\$5\.00/), expect.stringMatching(/^Dozen\s+\$12\.00/)]);
    await choice(page, 'Color', 'Blue').click();
    await page.waitForURL('**/product_800103');
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringMatching(/^60\/Box\s+\$24\.00/)]);
    await expect.poll(() => choice(page, 'Color', /^Green\s*Out of stock$/).count()).toBe(1);
    await choice(page, 'Color', 'Black').click();
    await page.waitForURL('**/product_800101');
    await page
      .locator('.variant-list')
      .getByRole('link', { name: /^4\/Pack/ })
      .click();
    await page.waitForURL('**/product_800102');
    await expect.poll(() => page.locator('.variant-list [aria-current=true]').innerText()).toMatch(/^4\/Pack/);
    if (hasJavaScript) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

describe('the choice of a variant', () => {
  it('keeps how many were typed and where the page stands, and the keyboard stays where it was', async () => {
    const page = await live.open();
    await page.goto('/product_800001');
    await page.getByRole('spinbutton', { name: /Black, Dozen/ }).fill('7');
    await choice(page, 'Color', 'Blue').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product_800002');
    await expect.poll(() => chosen(page)).toEqual(['Blue', 'Dozen\n$12.00']);
    await expect.poll(() => page.getByRole('spinbutton', { name: /Blue, Dozen/ }).inputValue()).toBe('7');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Blue');
    await expect.poll(() => page.locator('[aria-live=polite]', { hasText: 'Color:' }).innerText()).toBe('Color: Blue');
  });

  it('stands in a table of all there is, each with its price and a button [S3-57]', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/product_800001');
    await page.getByRole('link', { name: 'See all 5 with prices' }).click();
    const table = page.getByRole('region', { name: 'All colors and pack sizes' }).getByRole('table');
    await expect.poll(() => table.getByRole('rowheader').allInnerTexts()).toEqual(['Assorted', 'Black', 'Black', 'Blue', 'Red']);
    const rowOf = (itemId: string) => table.getByRole('row').filter({ hasText: itemId });
    await expect.poll(() => rowOf('800001').getAttribute('aria-current')).toBe('true');
    await expect.poll(() => rowOf('800003').innerText()).toMatch(/4\/Pack.*\$5\.00.*42¢\/pen/s);
    await expect.poll(() => rowOf('800005').innerText()).toContain('Out of stock');
    await expect
      .poll(() =>
        rowOf('800005')
          .getByRole('link', { name: /^See it/ })
          .getAttribute('href'),
      )
      .toBe('/product_800005');
    await rowOf('800004').getByRole('button', { name: 'Add: Slate Variant Pens, Red, 4/Pack' }).click();
    await expect.poll(async () => (await (await page.request.get('/cc/api/checkout')).json()).cartInfo?.items[0]?.itemId).toBe('800004');
  });

  it('says what is sold out, and leads there all the same', async () => {
    const page = await live.open();
    await page.goto('/product_800001');
    await choice(page, 'Color', /^Assorted\s*Out of stock$/).click();
    await page.waitForURL('**/product_800005');
    await expect.poll(() => chosen(page)).toContain('Assorted\nOut of stock');
  });

  it.each(Object.values(WIDTHS))('is accessible, can be hit and moves nothing out of the window at %i px', async (width) => {
    const page = await live.open({ width });
    for (const path of ['/product_800001', '/search?query=variantpens']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/product_800001');
    const heights = await page
      .locator('.variant-option')
      .evaluateAll((options) => options.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('leaves price and button in the first view of a phone', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
    await page.goto('/product_800001');
    for (const found of [page.locator('.product-price'), page.getByRole('button', { name: /^Add to cart/ }).first()]) {
      const box = await found.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  });
});
