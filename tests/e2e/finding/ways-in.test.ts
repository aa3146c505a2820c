import { describe, expect, it } from 'vitest';
import { signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('the way to what fits a printer', () => {
  it.each(['/category/ink-toner', '/category/black-toner', '/search?query=toner', '/help'])(
    'is offered to a guest on %s, without scripts, too',
    async (address) => {
      const page = await live.open({ hasJavaScript: false });
      await page.goto(address);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^find ink by printer$/i })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Find ink by printer' }).waitFor();
    },
  );

  it('stands in the first view of a phone, takes a mistyped model, and says when nothing was typed', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/category/ink-toner');
    const link = page.getByRole('main').getByRole('link', { name: 'Find ink by printer' });
    const box = await link.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(740);
    await link.click();
    await page.getByRole('button', { name: 'Find printer' }).click();
    await page.getByText('Enter the brand or the model of your printer.').waitFor();
    await page.getByLabel('Brand and model').fill('ardnet l48');
    await page.getByLabel('Brand and model').press('Enter');
    await page.getByText('Did you mean').waitFor();
    await page.getByRole('link', { name: 'Shop ink & toner for Ardent L48', exact: true }).waitFor();
  });

  it('stands in the menu under ink, and on no other listing', async () => {
    const page = await live.open();
    await page.goto('/category/copy-paper');
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Find ink by printer' }).count()).toBe(0);
    await page.getByRole('button', { name: 'All departments' }).click();
    await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Find ink by printer' }).click();
    await page.waitForURL('**/account/printers');
  });
});

describe('the banner of a landing page', () => {
  it('leads to the items below it, with what was chosen among them', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/landing/back-to-school?sort=rating');
    await page.getByRole('link', { name: /See all .* items/ }).click();
    await expect.poll(() => page.url()).toMatch(/back-to-school\?sort=rating#items$/);
    await page.getByRole('heading', { name: 'All items' }).waitFor();
  });
});

/** Three items that cost more before. */
async function reduce(): Promise<void> {
  await live.site.database.query(
    "update items set list_price_cents = price_cents + case item_id when '100001' then 100 else 300 end where item_id in ('100001', '100002', '100046')",
  );
  live.site.shop.catalog.forget();
}

describe('deals', () => {
  it('say what is saved, in the words of the server, and come by it, without scripts too [S3-49]', async () => {
    await reduce();
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/landing/deals');
    await page.getByLabel('Sort by').selectOption({ label: 'Biggest discount' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect.poll(() => page.url()).toContain('sort=discount');
    const saved = (await page.locator('.tile .price-save').allInnerTexts()).map((text) => /^Save \$[\d,.]+(?: \((\d+)%\))?$/.exec(text));
    expect(saved.length).toBeGreaterThan(0);
    expect(saved).not.toContain(null);
    const percents = saved.map((match) => Number(match?.[1] ?? 0));
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  });
});

describe('the first window', () => {
  it.each([
    [WIDTHS.tablet, 1024],
    [WIDTHS.laptop, 900],
    [WIDTHS.desktop, 900],
  ])('has something to choose on home and deals, %i by %i px', async (width, height) => {
    await reduce();
    const page = await live.open({ width });
    await page.setViewportSize({ width, height });
    for (const [address, first] of [
      ['/', '.category-card .picture'],
      ['/landing/deals', '.tile .picture'],
    ] as const) {
      await page.goto(address);
      const box = await page.locator('main').locator(first).first().boundingBox();
      expect((box?.y ?? 1e4) + (box?.height ?? 0), address).toBeLessThanOrEqual(height);
    }
  });

  it('has the departments of a page of items alone below its items', async () => {
    // So many kinds of things that departments are offered.
    await live.site.database.query('update items set list_price_cents = price_cents + 300');
    live.site.shop.catalog.forget();
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/landing/deals');
    const doors = await page.getByRole('navigation', { name: 'Departments on this page' }).boundingBox();
    const tile = await page.locator('main .tile').first().boundingBox();
    expect(doors?.y ?? 0).toBeGreaterThan(tile?.y ?? 1e4);
  });
});

describe('the home page', () => {
  it('asks only who is not signed in to sign in for an organization', async () => {
    const page = await live.open();
    await page.goto('/');
    await expect.poll(() => page.getByRole('heading', { name: 'Buying for an organization?' }).count()).toBe(1);
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/');
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Buying for an organization?' }).count()).toBe(0);
  });

  it('has what is offered today within two windows of a phone', async () => {
    await reduce();
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/');
    const box = await page.getByRole('heading', { name: /week.s deals/ }).boundingBox();
    expect(box?.y).toBeLessThan(1500);
  });
});

describe('what the courier asks for a heavy item', () => {
  it('stands beside its price, on its tile and its page, for members as for guests', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    const fee = page.getByRole('main').getByText('+ $1.50 courier surcharge', { exact: true });
    for (const address of ['/search?query=bottled+water', '/product_100004', '/compare?items=100004,100005']) {
      await page.goto(address);
      await expect.poll(() => fee.count(), { message: address }).toBe(1);
    }
    await signIn(page, 'sam.shopper@example.com');
    await page.goto('/product_100004');
    await expect.poll(() => fee.count()).toBe(1);
  });
});
