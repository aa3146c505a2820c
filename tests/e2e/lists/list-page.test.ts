import type { Page } from 'playwright-core';
import { likePaper } from '#tests/support/browsing/like-paper.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const ITEMS = ['100001', '100002', '100009', '100006'];

beforeEach(async () => {
  await live.site.database.query('delete from shopping_lists');
  await live.site.database.query('delete from carts');
});

async function aList(visitor: Visitor, name: string, items: readonly string[] = ITEMS): Promise<string> {
  const { body } = await visitor.post<{ id: string }>('/cc/api/list', {
    name,
    items: items.map((itemId, at) => ({ itemId, qty: at + 1 })),
  });
  return body.id;
}
const order = (page: Page) => page.locator('.list-row').evaluateAll((rows) => rows.map((row) => row.dataset['item']?.slice(-2)).join(' '));
async function notes(): Promise<string[]> {
  const { rows } = await live.site.database.query<{ note: string }>("select note from shopping_list_items where note <> ''");
  return rows.map(({ note }) => note);
}
async function fits(page: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('the page of a list, %s', (_what, hasJavaScript) => {
  const open = async (path: (id: string) => string, items?: readonly string[]) => {
    const sam = await signedIn(live.site, SAM);
    const id = await aList(sam, 'Weekly', items);
    const page = await live.open({ hasJavaScript });
    await browseAs(page, sam, live.base);
    await page.goto(path(id));
    return { page, id, sam };
  };
  const see = (id: string) => `/cc/sparq/list/${id}`;

  it('keeps notes, and rows in the order that keys give them', async () => {
    const { page } = await open(see);
    const note = page.getByLabel(/^Note on .*copy paper/i);
    await note.fill('for Ann');
    await note.press('Enter');
    await page.getByText(hasJavaScript ? 'All changes saved' : 'Saved.').waitFor();
    await expect.poll(notes).toEqual(['for Ann']);
    await expect.poll(() => order(page)).toBe('01 02 09 06');
    await expect.poll(() => page.getByRole('button', { name: /^Move up: .*copy paper/i }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Move down: .*copy paper/i }).click();
    await expect.poll(() => order(page)).toBe('02 01 09 06');
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Move down: .*copy paper/i);
    await page.getByRole('button', { name: /^Move up: .*notebook/i }).click();
    await expect.poll(() => order(page)).toBe('02 01 06 09');
    await expect.poll(() => page.getByLabel(/^Note on .*copy paper/i).inputValue()).toBe('for Ann');
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
  });

  it('marks what has changed since, filters, sorts, and takes what replaces an item in its place', async () => {
    const { page, id } = await open(see);
    await live.site.database.query(
      "update shopping_list_items set price_cents = 100, was_in_stock = true where item_id in ('100001', '100009')",
    );
    await live.site.database.query("update shopping_list_items set price_cents = 999900, was_in_stock = false where item_id = '100002'");
    await page.reload();
    const row = (itemId: string) => page.locator(`.list-row[data-item="${itemId}"]`);
    await expect.poll(() => row('100001').locator('.list-row-dearer').textContent()).toContain('was $1.00 when you added it');
    await expect
      .poll(() => row('100002').locator('.list-row-price .list-row-cheaper').textContent())
      .toContain('was $9,999.00 when you added it');
    await expect.poll(() => row('100002').textContent()).toContain('Back in stock');
    await expect.poll(() => row('100009').textContent()).toContain('In stock when you added it, not now');
    await expect.poll(() => row('100006').locator('.list-row-dearer, .list-row-cheaper').count()).toBe(0);

    await page.getByLabel('In stock only').check();
    if (!hasJavaScript) await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.poll(() => order(page)).toBe('01 02 06');
    await expect.poll(() => page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
    await page.goto(see(id));
    await page.getByLabel('Sort by').selectOption('Z-A');
    if (!hasJavaScript) await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/sort=za/);
    const titles = await page.locator('.list-row-title').allTextContents();
    expect(titles).toEqual(titles.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? 1 : -1)));

    await page.goto(see(id));
    await page.getByRole('button', { name: /^Use it instead/ }).click();
    await expect.poll(() => order(page)).toBe('01 02 10 06');
    await page.getByLabel(/^Select .*gel pens/i).check();
    await page.getByLabel(/^Select .*notebook/i).check();
    await page.getByRole('button', { name: 'Remove selected' }).click();
    await expect.poll(() => order(page)).toBe('01 10');
  });

  it('adds all of it to the cart at once, also what stands on other pages, and says what a cart has no room for', async () => {
    const likes = await likePaper(live.site, 230);
    const { page } = await open(see, likes);
    await page.getByText('Show all 230 on one page').waitFor();
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await page.waitForURL(/\/cc\/mmx\/cart/);
    const { rows: carts } = await live.site.database.query<{ n: number }>('select jsonb_array_length(lines::jsonb) as n from carts');
    expect(carts[0]?.n).toBe(200);
    await page.getByText(/30/).first().waitFor();
    await page
      .locator('.flash, .notice')
      .filter({ hasText: /room|200|too many/i })
      .first()
      .waitFor();
  });

  it('adds what can be had, names what was left out, and takes a row off with the way back', async () => {
    const { page } = await open(see, ['100001', '100009', '100002']);
    await page.getByText('3 items · $').waitFor();
    await page.getByRole('button', { name: 'Add 2 available to cart' }).click();
    await page
      .getByText(/Not added: .*Stapler.* \(/i)
      .first()
      .waitFor();
    if (!hasJavaScript) return;
    await page.getByRole('button', { name: /^Remove .*Stapler/i }).click();
    await page.getByText(/^Removed “.*Stapler/i).waitFor();
    await expect.poll(() => order(page)).toBe('01 02');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('100002');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toBe('01 09 02');
    await expectAccessible(page);
  });

  it('is printed with barcodes, read by its link, copied by who has it, and read from a file', async () => {
    const { page, id } = await open(see, ['100001', '100002']);
    await page.getByRole('link', { name: 'Print with barcodes' }).click();
    await page.getByRole('img', { name: 'Barcode of item 100001' }).waitFor();
    await expect.poll(() => page.locator('.list-print-code path').first().getAttribute('d')).toMatch(/^M0 0h2v1h-2z/);
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();

    await page.getByText('Share by link').click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByLabel('Link to this list').inputValue();
    const rita = await signedIn(live.site, 'rita.rewards@example.com');
    const other = await live.open({ hasJavaScript });
    const response = await other.goto(link);
    await expect.poll(() => other.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(response?.headers()['referrer-policy']).toBe('strict-origin');
    await other.getByRole('heading', { name: 'Weekly' }).waitFor();
    await fits(other);
    if (hasJavaScript) await expectAccessible(other);
    await other.getByRole('button', { name: 'Sign in to copy it' }).click();
    await other.waitForURL(/\/office\/supplies\/login/);
    await browseAs(other, rita, live.base);
    await other.goto(link);
    await other.getByRole('button', { name: 'Copy to a list of my own' }).click();
    await other.waitForURL(/\/cc\/sparq\/list\//);
    await expect.poll(() => order(other)).toBe('01 02');
    await page.getByRole('button', { name: 'Turn off the link' }).click();
    await page.getByText('The link doesn’t work anymore.').waitFor();
    expect((await other.goto(link))?.status()).toBe(404);

    await page.goto(`/lists/import?listId=${id}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'more.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('item,qty,note\n100006,2,x\nbad item,1,\n100001,none,\n'),
    });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('1 item added').waitFor();
    await page.getByText('row 3 (bad item)').waitFor();
    await page.getByText('row 4 (100001)').waitFor();
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(() => order(page)).toBe('01 02 06');
  });
});

it('a row that is dragged comes to stand where it is let go of', async () => {
  const sam = await signedIn(live.site, SAM);
  const id = await aList(sam, 'Dragged');
  const page = await live.open();
  await browseAs(page, sam, live.base);
  await page.goto(`/cc/sparq/list/${id}`);
  const drag = async (from: number, to: number, side: 'above' | 'below') => {
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    const target = page.locator('.list-row').nth(to);
    await page.locator('.list-row').nth(from).locator('.list-row-grip').dispatchEvent('dragstart', { dataTransfer });
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await target.dispatchEvent('dragover', { dataTransfer, clientY: side === 'above' ? y + 2 : y + height - 2 });
    await target.dispatchEvent('drop', { dataTransfer });
  };
  await page.locator('.list-row-grip').first().waitFor();
  await drag(0, 2, 'below');
  await expect.poll(() => order(page)).toBe('02 09 01 06');
  await drag(3, 0, 'above');
  await expect.poll(() => order(page)).toBe('06 02 09 01');
  await page.getByText('All changes saved').waitFor();
  await page.reload();
  expect(await order(page)).toBe('06 02 09 01');
});

it('a row that goes far keeps what was typed and chosen in it, and is where it was put for everybody', async () => {
  const sam = await signedIn(live.site, SAM);
  const likes = await likePaper(live.site, 50);
  const id = await aList(sam, 'Far', likes);
  const page = await live.open();
  await browseAs(page, sam, live.base);
  await page.goto(`/cc/sparq/list/${id}`);
  await page.waitForFunction(() => '__STORE__' in window);
  const items = () => page.locator('.list-row').evaluateAll((rows) => rows.map((row) => row.dataset['item']));
  const [first = '', second = '', ...others] = (await items()).map(String);
  const row = page.locator(`[data-item="${second}"]`);
  await row.getByRole('checkbox').check();
  await row.getByRole('textbox', { name: /^Note/ }).fill('upstairs');
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await row.locator('.list-row-grip').dispatchEvent('dragstart', { dataTransfer });
  const last = page.locator('.list-row').last();
  await last.scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  await last.dispatchEvent('dragover', { dataTransfer, clientY: y + height - 2 });
  await last.dispatchEvent('drop', { dataTransfer });
  await expect.poll(items).toEqual([first, ...others, second]);
  expect([await row.getByRole('checkbox').isChecked(), await row.getByRole('textbox', { name: /^Note/ }).inputValue()]).toEqual([
    true,
    'upstairs',
  ]);
  await page.getByText('All changes saved').waitFor();
  // Every row knows its place: a key moves it from there.
  expect(await row.getByRole('button', { name: /^Move down/ }).isDisabled()).toBe(true);
  await row.getByRole('button', { name: /^Move up/ }).click();
  const moved = [first, ...others.slice(0, -1), second, others.at(-1)];
  await expect.poll(items).toEqual(moved);
  await expect
    .poll(async () =>
      (
        await live.site.database.query<{ item_id: string }>(
          'select item_id from shopping_list_items where list_id = $1 order by position',
          [id],
        )
      ).rows.map(({ item_id: itemId }) => itemId),
    )
    .toEqual(moved);
});
