import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, signIn, useLiveShop, WIDTHS } from '#tests/support/browser.ts';

const live = useLiveShop();
const LISTING = '/category/copy-paper';

/** The demo of the tests has few items of a kind: here they are all of one, and something of them is the same. */
live.prepare(async () => {
  await live.site.database.query(
    `update items set category_id = 'copy-paper', department_id = 'paper', specifications = jsonb_build_array(jsonb_build_array('Made in', 'Ohio'), jsonb_build_array('Number', item_id))
     where is_published and price_cents is not null`,
  );
});

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen to compare' });
const chosen = (page: Page) => bar(page).getByRole('button', { name: /^Take away / });
const tick = async (page: Page, count: number) => {
  for (let index = 0; index < count; index += 1) await boxes(page).nth(index).check();
};

describe('comparing', () => {
  it('begins with a box on a tile: it adds the item, and takes it away again [S4-19 S4-20]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await boxes(page).first().check();
    await bar(page).waitFor();
    await page.getByRole('status').filter({ hasText: '1 of 4 chosen to compare' }).waitFor();
    await expect.poll(() => chosen(page).count()).toBe(1);
    await boxes(page).nth(1).check();
    await expect.poll(() => chosen(page).count()).toBe(2);
    await chosen(page).first().click();
    await expect.poll(() => boxes(page).first().isChecked()).toBe(false);
    await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(true);
    await boxes(page).nth(1).uncheck();
    await bar(page).waitFor({ state: 'detached' });
  });

  it('refuses a fifth item with a notice, and nothing changes [S4-24 S9-12]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 4);
    await boxes(page).nth(4).click();
    await page.getByText('You can compare 4 items at most.').waitFor();
    await expect.poll(() => boxes(page).nth(4).isChecked()).toBe(false);
    await expect.poll(() => chosen(page).count()).toBe(4);
    await expectAccessible(page);
  });

  it('says that a fifth was refused on that page alone', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 4);
    await boxes(page).nth(4).click();
    const refusal = page.getByText('You can compare 4 items at most.');
    await refusal.waitFor();
    await bar(page).getByRole('link', { name: 'Compare 4' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 4 items' }).waitFor();
    await expect.poll(() => refusal.count()).toBe(0);
  });

  it('keeps the keyboard where it was: on the next item of the bar, then on the items of the page', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 3);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);
    const second = await chosen(page).nth(1).getAttribute('aria-label');
    await chosen(page).first().press('Enter');
    await expect.poll(focused).toBe(second);
    await chosen(page).nth(1).press('Enter');
    await expect.poll(focused).toBe(second);
    await chosen(page).first().press('Enter');
    await expect.poll(focused).toBe('results');
  });

  it('hides nothing that has the focus behind its bar', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto(LISTING);
    await tick(page, 1);
    await bar(page).waitFor();
    for (let index = 0; index < 25; index += 1) {
      await page.keyboard.press('Tab');
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const edge = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0;
          return focused?.closest('main') == null ? 0 : Math.max(0, focused.getBoundingClientRect().bottom - edge);
        });
      await expect.poll(hidden).toBe(0);
    }
  });

  it('starts over when all is cleared [S4-21]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 3);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.tile-compare :checked').count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.locator('.tile-compare :checked').count()).toBe(0);
  });

  it('goes on after a reload, on another page and in going back, in this tab only [S4-22]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 2);
    await page.reload();
    await bar(page).waitFor();
    await expect.poll(() => boxes(page).nth(0).isChecked()).toBe(true);
    await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(true);
    await page.goto('/');
    await chosen(page).first().click();
    await page.goBack();
    await bar(page).waitFor();
    await expect.poll(() => page.locator('.tile-compare :checked').count()).toBe(1);
    await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(true);
    const other = await page.context().newPage();
    await other.goto(`${live.base}${LISTING}`);
    await expect.poll(() => other.locator('.tile-compare :checked').count()).toBe(0);
  });

  it('opens with two items, from the bar and from a tile, not with one [S4-23]', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 1);
    await bar(page).getByRole('button', { name: 'Compare 1' }).press('Enter');
    await page.getByText('Choose at least 2 items to compare.').waitFor();
    await boxes(page).nth(1).check();
    await boxes(page).nth(1).press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('View 2 side by side');
    await bar(page).getByRole('link', { name: 'Compare 2' }).click();
    await page.waitForURL(/\/compare\?items=\w+,\w+$/);
    await page.getByRole('heading', { level: 1, name: 'Compare 2 items' }).waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'One item to compare so far' }).waitFor();
    await page.goto(LISTING);
    await expect.poll(() => chosen(page).count()).toBe(1);
  });

  it('keeps a box that was ticked before the scripts came', async () => {
    const page = await live.open();
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const gone = page.goto(LISTING);
    await boxes(page).first().check();
    await gone;
    await bar(page).waitFor();
    await expect.poll(() => boxes(page).first().isChecked()).toBe(true);
  });

  it('is forgotten when who had signed in leaves, and kept when a guest signs in', async () => {
    const page = await live.open();
    await page.goto(LISTING);
    await tick(page, 2);
    await signIn(page, 'sam.shopper@example.com');
    await page.goto(LISTING);
    await bar(page).waitFor();
    await boxes(page).nth(2).check();
    await page.context().clearCookies();
    await page.reload();
    await expect.poll(() => page.locator('.tile-compare :checked').count()).toBe(0);
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('covers nothing and moves nothing', async () => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto(LISTING);
    const topOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await topOf('.footer');
    await boxes(page).first().check();
    await bar(page).waitFor();
    await expect.poll(() => topOf('.footer')).toBe(before);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [end, edge] = await Promise.all(
      ['.footer-end', '.compare-bar'].map((selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect())),
    );
    expect(end?.bottom).toBeLessThan((edge?.top ?? 0) + 1);
    await page.goto('/product_100001');
    await bar(page).waitFor();
    const [buy, foot] = await Promise.all(
      ['.buy-bar', '.compare-bar'].map((selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect())),
    );
    expect(foot?.bottom).toBeLessThanOrEqual((buy?.top ?? 0) + 1);
  });
});

describe('the page that compares', () => {
  it.each(Object.entries(WIDTHS))('has names that stay in sight, and the rest in rows, on a %s', async (_name, width) => {
    const page = await live.open({ width });
    await page.goto('/compare?items=100001,100006,100007,100012');
    await expectAccessibleAt(page, width);
    await expectNoSidewaysScroll(page);
    const names = page.locator('.compare-names');
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf(page.locator('.compare-pictures'));
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => topOf(page.locator('.compare-pictures'))).toBeLessThan(before - 60);
    // Four are wider than a phone: there the pane is pushed sideways, and up and down is the page's.
    if (width === WIDTHS.phone) {
      const pane = page.getByRole('region', { name: 'Side by side' });
      await expect
        .poll(() => pane.evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth > one.clientWidth]))
        .toEqual([0, true]);
      return;
    }
    await expect.poll(() => topOf(names)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => topOf(names)).toBeLessThan(await topOf(page.locator('.compare tbody tr').nth(5)));
  });

  it('says what is best, and marks where they differ above what is the same', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/compare?items=100035,100036');
    const heads = page.locator('.compare-names th');
    await expect.poll(() => heads.filter({ hasText: 'Lowest price' }).count()).toBe(1);
    await expect.poll(() => heads.getByRole('button', { name: /^Add to cart: / }).count()).toBe(2);
    const rows = await page.locator('.compare-different tr').allInnerTexts();
    expect(rows[0]).toBe('Where they differ');
    expect(rows.join()).toContain('Number');
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('has all prices on one line, and all buttons, in a window of %i px', async (width) => {
    const page = await live.open({ width });
    await page.goto('/compare?items=100001,100006,100012');
    for (const selector of ['.compare-names .price-now', '.compare-names .button']) {
      const ends = await page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
      expect(ends).toHaveLength(3);
      expect(new Set(ends).size).toBe(1);
    }
  });

  it('keeps the keyboard on the next one to remove, and on the heading when too few are left, and says what is left', async () => {
    const page = await live.open();
    await page.goto('/compare?items=100001,100006,100012');
    const remove = page.getByRole('link', { name: /^Remove / });
    const last = await remove.nth(2).textContent();
    await remove.nth(1).press('Enter');
    await page.getByRole('heading', { name: 'Compare 2 items' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe(last);
    await page
      .getByRole('status')
      .filter({ hasText: /^Removed .+ 2 of 4 left to compare\.$/ })
      .waitFor();
    await remove.nth(1).press('Enter');
    await expect.poll(focused).toBe('One item to compare so far');
    await remove.press('Enter');
    await expect.poll(focused).toBe('Nothing to compare yet');
  });

  it.each([true, false])(
    'leads back to the listing from which one came, also once something is removed, with scripts: %s',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript });
      await page.goto(`${LISTING}?sort=rating&view=list`);
      await tick(page, 3);
      if (hasJavaScript) await bar(page).getByRole('link', { name: 'Compare 3' }).click();
      else await page.getByRole('button', { name: 'Compare selected items' }).click();
      await page.getByRole('heading', { name: 'Compare 3 items' }).waitFor();
      const back = page.getByRole('link', { name: /^Back to Copy / });
      await back.waitFor();
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Compare 2 items' }).waitFor();
      await back.click();
      await page.waitForURL(/\/category\/copy-paper\?sort=rating&view=list$/);
    },
  );

  it.each([true, false])('takes one more by its number, and says why not, with scripts: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/compare?items=100001,100006');
    const field = page.getByLabel('Or by item number');
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await field.fill('999999');
    await add.click();
    await page.getByText('We don’t sell an item 999999.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('999999');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    if (hasJavaScript) await expectAccessible(page);
    await field.fill(' 100012 ');
    await add.click();
    await page.getByRole('heading', { name: 'Compare 3 items' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).searchParams.get('items')).toBe('100001,100006,100012');
    if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Compare 3 items');
    await field.fill('100007');
    await add.click();
    await page.getByRole('heading', { name: 'Compare 4 items' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Add an item' }).count()).toBe(0);
  });

  it('leads on to more of its kind, where what is here is chosen', async () => {
    const page = await live.open();
    await page.goto('/compare?items=100001,100006');
    await page.getByRole('link', { name: /^Pick from / }).click();
    await bar(page).waitFor();
    await expect.poll(() => chosen(page).count()).toBe(2);
    await page.goto('/compare?items=100001');
    await page.getByRole('link', { name: /^Pick another from Copy / }).click();
    await page.waitForURL(/\/category\/copy-paper$/);
    await expect.poll(() => chosen(page).count()).toBe(1);
  });

  it.each([true, false])('is cleared at once, which can be undone, with scripts: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/compare?items=100001,100006,100012');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByText('All 3 items were removed.').waitFor();
    if (hasJavaScript) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nothing to compare yet');
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Compare 3 items' }).waitFor();
    if (!hasJavaScript) return;
    await page.goto(LISTING);
    await expect.poll(() => chosen(page).count()).toBe(3);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => chosen(page).count()).toBe(3);
  });

  it.each([true, false])('adds as many to the cart as its field says, with scripts: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/compare?items=100001,100006');
    await page
      .getByLabel(/^Quantity of /)
      .nth(1)
      .fill('3');
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .nth(1)
      .click();
    if (hasJavaScript) await page.getByRole('button', { name: /Added: / }).waitFor();
    await page.goto('/cc/mmx/cart');
    await expect.poll(() => page.getByLabel(/^Quantity of /).inputValue()).toBe('3');
  });

  it('says on paper whose it is, of what day and where it stands, and shows nothing to press', async () => {
    const page = await live.open({ width: 740 });
    await page.goto('/compare?items=100001,100006,100007,100012');
    await expect.poll(() => page.getByText('Prices and delivery as of').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('.compare-on-paper');
    await expect
      .poll(() => head.innerText())
      .toMatch(/^Foolscap\s+Prices and delivery as of \w+ \d+, 20\d\d\s+http\S+\/compare\?items=100001,100006,100007,100012$/);
    const pressed = page.locator('main').locator('button, input, .compare-remove, .compare-back');
    await expect.poll(() => pressed.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    const rightsOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    const rights = await rightsOf('.compare-names th');
    expect(rights).toHaveLength(4);
    expect(Math.max(...rights)).toBeLessThanOrEqual(740);
    // What is folded on the screen is there, too, in the same columns.
    await expect.poll(() => rightsOf('.compare-same tr:first-child > td')).toEqual(rights);
  });

  it('adds an item to the cart from its column', async () => {
    const page = await live.open();
    await page.goto('/compare?items=100001,100006');
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.getByRole('button', { name: /Added: / }).waitFor();
  });

  it('works without scripts, from the boxes on', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(LISTING);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await page.getByRole('button', { name: 'Compare selected items' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 2 items' }).waitFor();
    const same = page.locator('.compare-same');
    await expect.poll(() => same.isVisible()).toBe(false);
    await page.getByLabel(/^Show identical specs/).check();
    await expect.poll(() => same.isVisible()).toBe(true);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.waitForURL(/\/cart\?/);
  });
});

describe('comparing what says much of itself', () => {
  live.prepare(async () => {
    await live.site.database.query(
      `update items set category_id = case item_id when '100001' then 'copy-paper' else 'gel-pens' end,
         specifications = (select jsonb_agg(jsonb_build_array(case item_id when '100001' then 'Sheet ' else 'Point ' end || n, item_id || n)) from generate_series(1, 30) n)
       where item_id in ('100001', '100006', '100012', '100033')`,
    );
    live.site.shop.catalog.forget();
  });

  it.each([2, 3, 4])('keeps the names of %i items in sight on a phone, above their own columns [S4-23]', async (count) => {
    const page = await live.open({ width: WIDTHS.phone });
    await page.goto(`/compare?items=${['100001', '100012', '100033', '100006'].slice(0, count).join(',')}`);
    await page
      .getByLabel(/^Show (?:identical|specs)/)
      .first()
      .check();
    await page.evaluate(() => {
      const rows = document.querySelectorAll('.compare tbody tr');
      rows[rows.length - 1]?.scrollIntoView({ block: 'end' });
    });
    const names = page.locator(count === 2 ? '.compare-names th' : '.compare-following li');
    await expect.poll(async () => (await names.nth(1).boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await expect.poll(() => names.nth(1).isVisible()).toBe(true);
    await expect.poll(() => names.nth(1).textContent()).toContain('Kestrel');
    await page.locator('.compare-pane').evaluate((pane) => {
      pane.scrollLeft = 10_000;
    });
    const left = (selector: string) =>
      page
        .locator(selector)
        .nth(count - 1)
        .evaluate((one) => Math.round(one.getBoundingClientRect().left));
    await expect
      .poll(async () =>
        Math.abs(
          (await left('.compare-names th')) -
            (await left(count === 2 ? '.compare-pictures td:not(.compare-corner)' : '.compare-following li')),
        ),
      )
      .toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(page);
  });

  it('says of things of two kinds that they have little in common, and folds away what only one says', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/compare?items=100001,100012');
    await page.getByText('These are different kinds of items').waitFor();
    const partly = page.locator('.compare-partly');
    await expect.poll(() => partly.isVisible()).toBe(false);
    await page.getByLabel(/^Show specs not listed for every item/).check();
    await expect.poll(() => partly.isVisible()).toBe(true);
    await page.goto('/compare?items=100006,100012');
    await page.getByRole('heading', { level: 1, name: 'Compare 2 items' }).waitFor();
    await expect.poll(() => page.getByText('These are different kinds of items').count()).toBe(0);
  });
});
