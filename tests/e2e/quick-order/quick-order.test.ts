import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { likePaper } from '#tests/support/browsing/like-paper.ts';
import { openAs } from '#tests/support/browsing/open-as.ts';

const live = useLiveShop();
const SAM = 'sam.shopper@example.com';
const LETTER =
  'Hi Sam,\n\nplease order:\n- 3 x 100001\n- 2 boxes of pens\n- 100001 20 reams\n- 999999 1\n- 100009 2\n- 100010 x 2.5\n\nThanks,\nBob';

const row = (page: Page, number: number) => page.locator('.quick-row').nth(number - 1);
const text = (page: Page, number: number) => page.getByLabel(`Row ${number}: item number or name`);
const quantity = (page: Page, number: number) => page.getByLabel(`Row ${number}: quantity`);
const summary = (page: Page) => page.locator('.foot-bar p');
const cartCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Cart/ }).textContent();

async function fits(page: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

beforeEach(async () => {
  await live.site.database.query('delete from carts');
  await live.site.database.query('delete from quick_order_aliases');
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('quick order, %s', (_what, hasJavaScript) => {
  it('takes a letter apart, says what each line is, and loses none of it [S2-64]', async () => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/quick-order');
    await page.getByLabel('Paste a list').fill(LETTER);
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/2 ready · 1 to choose · 3 to fix/);
    await page.getByText('4 lines aren’t items').click();
    await page.getByText('Line 3: please order:').waitFor();
    await expect.poll(() => text(page, 1).inputValue()).toBe('100001');
    await expect.poll(() => quantity(page, 1).inputValue()).toBe('3');
    await row(page, 3).getByText('This is sold by the case of 10 reams').waitFor();
    await row(page, 4).getByText('We don’t have an item 999999.').waitFor();
    await row(page, 6).getByText('A quantity is a whole number from 1 to 9,999.').waitFor();
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    // What is ready goes into the cart; everything else stays.
    await row(page, 3).getByRole('button', { name: 'Make it 2' }).click();
    await expect.poll(() => quantity(page, 3).inputValue()).toBe('2');
    await row(page, 5).getByRole('radio').first().check();
    if (!hasJavaScript) await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('button', { name: 'Add 3 rows to cart' }).click();
    await expect.poll(() => cartCount(page)).toContain('7');
    await expect
      .poll(async () => [await text(page, 1).inputValue(), await text(page, 2).inputValue(), await text(page, 3).inputValue()])
      .toEqual(['pens', '999999', '100010']);
    await expect.poll(() => quantity(page, 3).inputValue()).toBe('2.5');
  });

  it('reads a file', async () => {
    const page = await live.open({ hasJavaScript, width: WIDTHS.phone });
    await page.goto('/quick-order');
    const file = page.getByLabel('Or choose a file');
    await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('SKU,Qty\n100001,3\n100002,1\n') });
    if (!hasJavaScript) await page.getByRole('button', { name: 'Check file' }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/2 ready/);
    await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    if (!hasJavaScript) await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('It is a PDF').waitFor();
  });

  it('remembers what somebody chose, and forgets it when they say so', async () => {
    const page = await openAs(live, SAM, { hasJavaScript });
    await page.goto('/quick-order');
    await page.getByLabel('Paste a list').fill('pens');
    await page.getByRole('button', { name: 'Check list' }).click();
    await row(page, 1).getByRole('radio').first().check();
    if (!hasJavaScript) await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/1 ready/);
    const kept = async () => (await live.site.database.query('select said from quick_order_aliases')).rows;
    await expect.poll(kept).toEqual([{ said: 'pens' }]);
    await page.goto('/quick-order');
    await page.getByLabel('Paste a list').fill('2 PENS');
    await page.getByRole('button', { name: 'Check list' }).click();
    await row(page, 1).getByText('chosen for this before').waitFor();
    await page.getByRole('link', { name: 'See what we’ve remembered' }).click();
    await page.getByRole('heading', { level: 1, name: 'What we’ve remembered' }).waitFor();
    await fits(page);
    if (hasJavaScript) await expectAccessible(page);
    await page.getByRole('button', { name: /^Forget/ }).click();
    await page.getByText('Nothing yet').waitFor();
    await expect.poll(() => kept()).toEqual([]);
  });
});

describe('quick order without scripts', () => {
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('SKU,Qty\n100002,1\n') };
  const typeFirst = async (page: Page) => {
    await page.goto('/quick-order');
    await text(page, 1).fill('100001');
    await quantity(page, 1).fill('4');
  };
  const rowsOf = async (page: Page, count: number) =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, at) => `${await text(page, at + 1).inputValue()} ${await quantity(page, at + 1).inputValue()}`,
      ),
    );

  it('keeps the rows that were typed when a list or a file is sent, and the list with the file', async () => {
    const page = await live.open({ hasJavaScript: false, width: WIDTHS.phone });
    await typeFirst(page);
    await page.getByLabel('Or choose a file').setInputFiles(file);
    await page.getByLabel('Paste a list').fill('100010 2');
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/3 ready/);
    expect(await rowsOf(page, 3)).toEqual(['100001 4', '100002 1', '100010 2']);
    await page.getByRole('button', { name: 'Add more rows' }).click();
    await text(page, 4).fill('100004');
    await page.getByLabel('Paste a list').fill('999999 1');
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/4 ready · 1 to fix/);
    expect(await rowsOf(page, 5)).toEqual(['100001 4', '100002 1', '100010 2', '100004 1', '999999 1']);
    await expectNoSidewaysScroll(page);
  });

  it('adds nothing of a list that nobody has looked over, and tells of a file that its button did not send', async () => {
    const page = await live.open({ hasJavaScript: false });
    await typeFirst(page);
    await page.getByLabel('Paste a list').fill('100010 2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('nothing was added yet').waitFor();
    expect(await rowsOf(page, 2)).toEqual(['100001 4', '100010 2']);
    await page.getByLabel('Or choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Your file wasn’t sent.').waitFor();
    expect(await rowsOf(page, 2)).toEqual(['100001 4', '100010 2']);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => cartCount(page)).toContain('6');
  });

  it('takes a file beside a hundred rows, and says where there are too many for that', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/quick-order');
    await page.getByLabel('Paste a list').fill(Array.from({ length: 100 }, (_, at) => `100001 ${at + 1}`).join('\n'));
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByLabel('Or choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect.poll(() => summary(page).textContent()).toMatch(/101 ready/);
    expect(await page.locator('noscript p').textContent()).toContain('A file can be added to up to 100 rows.');
    expect(await page.getByRole('button', { name: 'Check file' }).count()).toBe(0);
  });
});

describe('quick order of more than a cart holds', () => {
  it('says before the press how many fit, and afterwards in one sentence how many stay', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto('/quick-order');
    const items = await likePaper(live.site, 230);
    await page.getByLabel('Paste a list').fill(items.map((id) => `${id} 1`).join('\n'));
    await page.getByRole('button', { name: 'Check list' }).click();
    const add = page.getByRole('button', { name: 'Add the first 200' });
    await add.waitFor({ timeout: 60_000 });
    await page.getByText('A cart holds up to 200 different items').waitFor();
    // The bar stays in sight, however many rows there are, and takes little of the window.
    const box = await page.locator('.foot-bar').boundingBox();
    expect([(box?.height ?? 999) < 130, (box?.y ?? 9999) < 900]).toEqual([true, true]);
    await add.click();
    await page.getByText('Your cart is full: it holds 200 different items.').first().waitFor({ timeout: 60_000 });
    expect(await page.getByText('Please try again').count()).toBe(0);
    await expectNoSidewaysScroll(page);
  });
});

describe('quick order by keyboard alone', () => {
  it('goes on to the next row by Enter, looks up what is left, and spreads what is pasted', async () => {
    const page = await live.open();
    await page.goto('/quick-order');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/quick-order/look-up')) asked.push(request.postData() ?? '');
    });
    await text(page, 1).focus();
    await page.keyboard.type('100001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Row 2: item number or name');
    await row(page, 1).getByText('Ready').waitFor();
    expect(asked).toHaveLength(1);
    await text(page, 2).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '100002\t2\n100010\t1\n999999\t1');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => summary(page).textContent()).toMatch(/3 ready · 1 to fix/);
    await expect
      .poll(async () => [await text(page, 2).inputValue(), await text(page, 3).inputValue(), await text(page, 4).inputValue()])
      .toEqual(['100002', '100010', '999999']);
    expect(asked).toHaveLength(2);
  });

  it('adds what its fields say, also where that has not been looked up yet; codes that are read quickly wait for each other', async () => {
    const page = await live.open();
    await page.goto('/quick-order');
    await page.getByLabel('Paste a list').fill('100001 2\n100002 1');
    await page.getByRole('button', { name: 'Check list' }).click();
    await row(page, 2).getByText('Ready').waitFor();
    await quantity(page, 1).fill('20');
    await page.getByRole('button', { name: 'Add 2 rows to cart' }).click();
    await expect.poll(() => cartCount(page)).toContain('21');
    await expect.poll(() => text(page, 1).inputValue()).toBe('');
    await page.getByText('2 items added to your cart.').first().waitFor();
    // What is no quantity anymore is not added as the one it was.
    await text(page, 1).fill('100001');
    await row(page, 1).getByText('Ready').waitFor();
    await quantity(page, 1).fill('two dozen');
    await page.getByRole('button', { name: 'Add 1 row to cart' }).click();
    await row(page, 1).getByText('A quantity is a whole number from 1 to 9,999.').waitFor();
    await expect.poll(() => quantity(page, 1).inputValue()).toBe('two dozen');
    await expect.poll(() => cartCount(page)).toContain('21');
    // Two lists, one before the other is there.
    const paste = async (at: number, list: string) =>
      text(page, at).evaluate((field, said) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', said);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, list);
    await Promise.all([paste(3, '100010\t1\n100004\t1'), paste(6, '100006\t1\n100012\t1')]);
    await expect.poll(() => summary(page).textContent()).toMatch(/4 ready · 1 to fix/);
    await page.getByRole('link', { name: '1 to fix' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Row 1: item number or name');
  });

  it('keeps all that was typed where the shop cannot be reached, and stops looking when it is told to', async () => {
    const page = await live.open({ mayLoseConnection: true });
    await page.goto('/quick-order');
    await page.route('**/quick-order/look-up', (route) => route.abort());
    await page.getByLabel('Paste a list').fill('100001 2');
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByText('We could not reach the shop.').waitFor();
    await expect.poll(() => page.getByLabel('Paste a list').inputValue()).toBe('100001 2');
    await page.unroute('**/quick-order/look-up');
    await page.route('**/quick-order/look-up', () => undefined);
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByLabel('Paste a list').inputValue()).toBe('100001 2');
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  });

  it('asks for no camera and shows no button for it where the browser reads no bar codes; where it does, it asks at the press', async () => {
    const page = await live.open();
    await page.goto('/quick-order');
    await page.evaluate(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
    const scanning = await live.open();
    await scanning.addInitScript(() => {
      Reflect.set(window, 'asked', 0);
      Reflect.set(
        window,
        'BarcodeDetector',
        class {
          detect = () => Promise.resolve([{ rawValue: '049757903967' }]);
        },
      );
      const getUserMedia = () => {
        Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1);
        return Promise.resolve(document.createElement('canvas').captureStream());
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
      HTMLMediaElement.prototype.play = () => Promise.resolve();
    });
    await scanning.goto('/quick-order');
    const button = scanning.getByRole('button', { name: 'Scan bar codes' });
    await button.waitFor();
    const times = () => scanning.evaluate((): number => Reflect.get(window, 'asked'));
    await expect.poll(() => times()).toBe(0);
    await button.click();
    await row(scanning, 1).getByText('Ready').waitFor();
    await expect.poll(async () => [await times(), await text(scanning, 1).inputValue()]).toEqual([1, '049757903967']);
    await scanning.getByRole('button', { name: 'Stop scanning' }).click();
  });
});
