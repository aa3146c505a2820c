import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const CART = '/cc/mmx/cart';
const PENS = /gel pens/i;

async function add(page: Page, ...itemIds: string[]): Promise<void> {
  for (const itemId of itemIds) {
    const answer = await page.request.post('/cc/api/checkout/default/item', { data: { items: [{ itemId, qty: 2 }] } });
    expect(answer.status()).toBe(200);
  }
}

async function save(page: Page, ...itemIds: string[]): Promise<void> {
  for (const itemId of itemIds) {
    const answer = await page.request.post('/cc/api/sfl', { data: { item: { itemId, qty: 1 } } });
    expect(answer.status()).toBe(200);
  }
}

const cartRow = (page: Page, name: RegExp) => page.locator('.cart-row').filter({ hasText: name });
const savedRow = (page: Page, name: RegExp) => page.locator('.saved-row').filter({ hasText: name });
const said = (page: Page, text: RegExp) => page.locator('.toast').filter({ hasText: text }).last();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('somebody who is not sure yet', () => {
  it('saves a row for later, finds it again, takes it back, and changes their mind [C1-30 C1-31 C2-31 C4-15 C4-16]', async () => {
    const page = await live.open();
    await add(page, '100001', '100002');
    await page.goto(CART);
    await cartRow(page, PENS)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await said(page, /Saved for later/).waitFor();
    await savedRow(page, PENS).waitFor();
    await expect.poll(() => page.locator('.cart-row').count()).toBe(1);
    await expect.poll(() => focused(page)).not.toBe('');
    await page.reload();
    await expect
      .poll(() => savedRow(page, PENS).textContent())
      .toMatch(/\$18\.49.*Quantity 2.*Get it by (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)/);
    await expectAccessible(page);

    await savedRow(page, PENS)
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await said(page, /Moved to your cart/).waitFor();
    await cartRow(page, PENS).waitFor();
    await expect.poll(() => page.locator('.saved').count()).toBe(0);

    await cartRow(page, PENS)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await said(page, /Saved for later/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await cartRow(page, PENS).waitFor();
    await expect.poll(() => page.locator('.saved').count()).toBe(0);
    await expect.poll(() => focused(page)).toMatch(PENS);
  });

  it('empties the cart into the list and fills it again with one press; what is sold out stays and says why [C4-17 C4-18]', async () => {
    const page = await live.open();
    await add(page, '100002');
    await save(page, '100008', '100003', '100001');
    await page.goto('/cc/sparq/cart?viewcart=true');
    await cartRow(page, PENS)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => focused(page)).not.toBe('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move 4 to cart' }).click();
    await said(page, /3 items moved to your cart, 1 stays saved/).waitFor();
    await expect.poll(() => page.locator('.cart-row').count()).toBe(3);
    await expect.poll(() => page.locator('.saved-row').textContent()).toMatch(/out of stock/i);
    await page.getByRole('button', { name: 'Move 1 to cart' }).waitFor();
    await expect.poll(() => focused(page)).not.toBe('');
    await expectAccessible(page);
  });

  it('removes a saved item and brings it back with its plan', async () => {
    const page = await live.open();
    await page.request.post('/cc/api/sfl', { data: { item: { itemId: '100016', qty: 1, relatedItems: [{ itemId: '100017' }] } } });
    await save(page, '100001');
    await page.goto(CART);
    await savedRow(page, /laptop/i)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await said(page, /Removed/).waitFor();
    await expect.poll(() => page.locator('.saved-row').count()).toBe(1);
    await expect.poll(() => focused(page)).toMatch(/paper/i);
    await said(page, /Removed/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await savedRow(page, /laptop/i).waitFor();
    await expect.poll(() => focused(page)).toBe('Saved for later');
    await expect.poll(() => savedRow(page, /laptop/i).textContent()).toMatch(/protection plan/i);
  });

  it('does all of it without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await add(page, '100002', '100001');
    await page.goto(CART);
    await cartRow(page, PENS)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await expect.poll(() => page.locator('main').textContent()).toMatch(/Saved for later: .*pens/i);
    await expect.poll(() => savedRow(page, PENS).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => [await cartRow(page, PENS).count(), await page.locator('.saved-row').count()]).toEqual([1, 0]);
    await cartRow(page, PENS)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await savedRow(page, PENS)
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await expect.poll(() => page.locator('main').textContent()).toMatch(/Moved to your cart: .*pens/i);
    await save(page, '100008', '100003');
    await page.goto(CART);
    await page.getByRole('button', { name: 'Move 2 to cart' }).click();
    await expect.poll(() => page.locator('main').textContent()).toMatch(/1 item moved to your cart, 1 stays saved\./);
    await page
      .locator('.saved-row')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => page.locator('.saved-row').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.saved-row').count()).toBe(1);
  });
});

describe('a long list', () => {
  it('shows its beginning at every width, and the rest on demand', async () => {
    const page = await live.open();
    await add(page, '100001');
    await save(page, '100002');
    await live.site.database.query(
      `insert into saved_items (list_item_id, tenant, session_hash, item_id, qty, saved_at)
       select gen_random_uuid(), s.tenant, s.session_hash, i.item_id, 1, s.saved_at - i.n * interval '1 minute'
       from saved_items s, (select item_id, row_number() over (order by item_id) as n from items where is_published and not (facts ? 'childOf') and item_id <> '100002') i
       where s.item_id = '100002' and s.saved_at = (select max(saved_at) from saved_items) and i.n < 300`,
    );
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(CART);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    const whole = Number(/\d+/.exec((await page.locator('.saved-head').textContent()) ?? '')?.[0]);
    await expect.poll(() => page.locator('.saved-row').count()).toBe(24);
    await page.getByRole('link', { name: `Show all ${whole} saved items` }).click();
    await expect.poll(() => page.locator('.saved-row').count()).toBe(whole);
    await savedRow(page, PENS)
      .first()
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await expect.poll(() => page.locator('.saved-row').count()).toBe(whole - 1);
    await cartRow(page, PENS).waitFor();
  });
});
