import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useLiveShop, WIDTHS } from '#tests/support/browser.ts';
import { addByWire } from '#tests/support/cart-by-wire.ts';

const live = useLiveShop();
const CART = '/cc/mmx/cart?viewcart=true';
const API = '/cc/api/checkout/default';

/** Twenty rows as an office has them: a fee, few left, plans, a set, furniture with its assembly, an add-on, what was replaced. */
const ROWS: readonly (readonly [itemId: string, qty: number])[] = [
  ['100001', 2],
  ['100002', 3],
  ['100003', 2],
  ['100004', 3],
  ['100005', 1],
  ['100006', 12],
  ['100007', 5],
  ['100010', 1],
  ['100012', 1],
  ['100013', 3],
  ['100016', 2],
  ['100020', 1],
  ['100033', 4],
  ['100035', 2],
  ['100036', 1],
  ['100037', 1],
  ['100039', 2],
  ['100046', 6],
  ['100048', 2],
  ['100050', 1],
];

/** A cart of twenty rows with a plan, an assembly, two pickups, two coupons and a gift. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(CART);
  const put = async (path: string, data: unknown) => {
    const response = await page.request.post(`${live.base}${path}`, {
      data,
      headers: { origin: live.base, 'x-http-method-override': 'PUT' },
    });
    expect(response.status(), await response.text()).toBe(200);
  };
  const { items } = await addByWire(
    page,
    live.base,
    ROWS.map(([itemId, qty]) => ({ itemId, qty })),
  );
  expect(items.filter(({ parentItemId }) => parentItemId === null)).toHaveLength(20);
  const rowId = (itemId: string) => items.find((item) => item.itemId === itemId)?.cartItemId;
  const along = (itemId: string, parentItemId: string, parentRelationType: string) => ({
    itemId,
    qty: 1,
    parentItemId,
    parentRelationType,
    parentRelationCartItemId: rowId(parentItemId),
  });
  const {
    availableFreeItems: [gift],
  } = await addByWire(page, live.base, [along('100017', '100016', 'WARRANTY'), along('100021', '100020', 'ASSEMBLY')]);
  await put(`${API}?actionType=APPLY_COUPON`, { coupons: ['BASKET5', 'ITEM10'] });
  const pickups = ['100006', '100050'].map((id) => ({ cartItemId: rowId(id), deliveryType: 'ISP', pickupStoreNumber: '1547' }));
  await put(`${API}?actionType=UPDATE_DELIVERY`, { items: pickups });
  await put(`${API}/item`, { freeItems: [{ itemId: gift?.itemId, qty: 1, promotionId: gift?.promotionId }] });
}

/** From the first row's top to the last one's bottom, the gift included, and all of the page between header and footer. */
function heights(page: Page): Promise<{ rows: number; main: number; count: number }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.cart-row, .cart-small-row')].map((row) => row.getBoundingClientRect());
    return {
      count: boxes.length,
      rows: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      main: document.querySelector('main')?.getBoundingClientRect().height ?? Infinity,
    };
  });
}

/** Whatever is pressed is as large as a finger needs, or stands in a line of text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.cart-row :is(button, summary, input:not([type=hidden])), .cart-small-row button, .store-chooser > summary',
      ),
    ]
      .filter((target) => target.checkVisibility() && target.closest('details:not([open]) > :not(summary)') === null)
      .filter((target) => !target.matches('.stepper > *'))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => `${target.tagName} ${target.textContent} ${target.getBoundingClientRect().height}`),
  );
}

describe.each([
  ['desktop', WIDTHS.desktop, { rows: 2400, main: 2600 }],
  // With the link that saves all of it as a list.
  ['phone', WIDTHS.phone, { rows: 3800, main: 4350 }],
] as const)('twenty rows on a %s', (_name, width, most) => {
  it('can be surveyed: they keep to their height, from the first picture on', async () => {
    const page = await live.open({ width });
    await fillCart(page);
    await page.goto(CART);
    const found = await heights(page);
    expect(found.count).toBe(21);
    expect(found.rows).toBeLessThanOrEqual(most.rows);
    expect(found.main).toBeLessThanOrEqual(most.main);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
  });
});

describe('the scripts of a cart of twenty rows', () => {
  it('take over without moving anything', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await fillCart(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shifted'] = String(
            Number(document.documentElement.dataset['shifted'] ?? 0) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(CART);
    await expect
      .poll(() =>
        page.locator('.cart-row').evaluateAll((rows) => rows.every((row) => Object.keys(row).some((name) => name.startsWith('__react')))),
      )
      .toBe(true);
    await expect.poll(async () => Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01);
  });
});

describe('what is looked for in a cart of twenty rows', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])('is left alone with its group at %i pixels, and Escape brings the others back', async (width) => {
    const page = await live.open({ width });
    await fillCart(page);
    await page.goto(CART);
    const field = page.getByRole('searchbox', { name: 'Find in cart' });
    const rows = page.locator('.cart-row');
    await field.fill('100016');
    await page.getByText('1 of 20 rows').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(() => page.locator('.cart-group-title:visible').count()).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field.fill('NOTEBOOK college');
    await expect.poll(() => rows.locator('h3').allTextContents()).toEqual([expect.stringMatching(/Notebook.*College/)]);
    const before = await field.boundingBox();
    await field.fill('zzzz');
    await page.getByText('Nothing in your cart matches “zzzz”.').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rows.count()).toBe(20);
    // What is counted has its room from the start: the field stays where it was.
    await expect.poll(() => field.boundingBox()).toEqual(before);
    const card = await page
      .locator(width === WIDTHS.phone ? '.cart-group:visible' : '.cart-summary')
      .first()
      .boundingBox();
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeCloseTo((card?.x ?? 0) + (card?.width ?? 0), 0);
    await field.fill('NOTEBOOK college');
    await field.press('Escape');
    await expect.poll(() => rows.count()).toBe(20);
    await expect.poll(async () => [await field.inputValue(), await page.getByText(/of 20 rows/).count()]).toEqual(['', 0]);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('can be taken out and brought back while it is looked for', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await fillCart(page);
    await page.goto(CART);
    await page.getByRole('searchbox', { name: 'Find in cart' }).fill('100016');
    await page.getByText('1 of 20 rows').waitFor();
    await page
      .locator('.cart-row')
      .getByRole('button', { name: /^Remove Kestrel/ })
      .click();
    await page.getByText('0 of 19 rows').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('1 of 20 rows').waitFor();
  });

  it('is not asked for without scripts, nor in a cart that is seen at a glance', async () => {
    const page = await live.open({ hasJavaScript: false });
    await fillCart(page);
    await page.goto(CART);
    await expect
      .poll(async () => [await page.locator('.cart-row').count(), await page.getByRole('searchbox', { name: 'Find in cart' }).count()])
      .toEqual([20, 0]);
    const small = await live.open({ width: WIDTHS.phone });
    await small.goto(CART);
    await addByWire(
      small,
      live.base,
      ROWS.slice(0, 11).map(([itemId, qty]) => ({ itemId, qty })),
    );
    await small.goto(CART);
    await expect
      .poll(async () => [await small.locator('.cart-row').count(), await small.getByRole('searchbox', { name: 'Find in cart' }).count()])
      .toEqual([11, 0]);
  });

  it('is paid for below: the bar at the foot of a phone leads to the sums', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await fillCart(page);
    await page.goto(CART);
    const summary = page.getByRole('heading', { name: 'Summary' });
    await expect.poll(() => summary.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(900);
    await page.getByRole('link', { name: /See the summary/ }).click();
    await expect.poll(() => summary.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(400);
  });
});
