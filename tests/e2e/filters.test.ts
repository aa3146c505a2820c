import { describe, expect, it } from 'vitest';
import { addGeneratedItems } from '#tests/search/add-generated-items.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

live.prepare(async () => {
  await addGeneratedItems(live.site, 800);
  await live.site.database.query("update items set list_price_cents = price_cents + 500 where item_id = '100001'");
  live.site.shop.catalog.forget();
});

const STORE = encodeURIComponent('{"storeNumber":"1547"}');

describe('a choice among the filters', () => {
  it.each([
    ['brand', '/search?query=paper', 'Northline'],
    ['supercategory', '/search?query=paper', 'Copy & Multipurpose Paper'],
    ['bopis', '/search?query=paper', /^Pick up today at /],
    ['promo', '/category/paper', 'On sale'],
    ['brand', '/landing/back-to-school', /./],
    ['supercategory', '/landing/back-to-school', /./],
    ['bopis', '/landing/back-to-school', /^Pick up today at /],
    ['promo', '/landing/back-to-school', 'On sale'],
  ] as const)(
    'is written into the address as %s, at once and without scripts: %s [S2-09 S2-10 S2-11 S2-12]',
    async (key, address, label) => {
      for (const hasJavaScript of [true, false]) {
        const page = await live.open({ hasJavaScript });
        await page.context().addCookies([{ name: 'YourStore', value: STORE, url: live.base }]);
        await page.goto(address);
        const filters = page.getByRole('complementary', { name: 'Filters' });
        await filters
          .locator(`input[name="${key}"]`)
          .and(filters.getByRole('checkbox', { name: label }))
          .first()
          .check();
        if (!hasJavaScript) await filters.getByRole('button', { name: 'Apply filters' }).click();
        await expect.poll(() => new URL(page.url()).searchParams.has(key)).toBe(true);
        await page.getByRole('link', { name: 'Clear all' }).click();
        await expect.poll(() => new URL(page.url()).searchParams.has(key)).toBe(false);
      }
    },
  );

  it.each(['/search?query=paper', '/category/paper', '/brand/northline', '/landing/back-to-school'])(
    'is a step of its own, and so is taking it away again: who goes back undoes the last one, and leaves the listing %s after the first [S2-09 S2-12]',
    async (address) => {
      const page = await live.open({});
      await page.goto('/help');
      await page.goto(address);
      const said = () => new URLSearchParams(new URL(page.url()).search).toString();
      const steps = [said()];
      const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
      const step = async (act: () => Promise<unknown>) => {
        await act();
        await expect.poll(said).not.toBe(steps.at(-1));
        steps.push(said());
      };
      await step(() => boxes.first().check());
      await step(() => page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating'));
      await step(() => page.getByRole('link', { name: /^Remove filter: / }).click());
      expect(steps[2]).toContain('sort=rating');
      for (const before of steps.slice(0, -1).toReversed()) {
        await page.goBack();
        await expect.poll(said).toBe(before);
      }
      await expect.poll(() => boxes.first().isChecked()).toBe(false);
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/help');
    },
  );

  it('gives the keyboard to the next one when it is taken away, and to the items with the last', async () => {
    const page = await live.open({});
    await page.goto('/category/paper?brand=Northline&brand=Foolscap&rating=3');
    const chips = page.getByRole('link', { name: /^Remove filter: / });
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
    for (let count = await chips.count(); count > 1; count -= 1) {
      const next = await chips.nth(1).textContent();
      await chips.first().press('Enter');
      await expect.poll(() => chips.count()).toBe(count - 1);
      await expect.poll(() => focused()).toBe(next);
    }
    await chips.first().press('Enter');
    await expect.poll(() => chips.count()).toBe(0);
    await expect.poll(() => focused()).toBe('results');
    await page.goto('/category/paper?brand=Northline&rating=3');
    await page.getByRole('link', { name: 'Clear all' }).press('Enter');
    await expect.poll(() => chips.count()).toBe(0);
    await expect.poll(() => focused()).toBe('results');
  });

  it('says at once, in the sheet of a phone, how many items it leaves, by the keyboard, too', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/category/paper');
    await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ items$/ });
    const before = await show.innerText();
    const box = sheet.getByRole('checkbox', { name: 'Foolscap' });
    await box.press('Space');
    await expect.poll(() => show.innerText()).not.toBe(before);
    await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true);
    const [left = ''] = /\d+/.exec(await show.innerText()) ?? [];
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.listing-bar [role=status]').innerText()).toMatch(new RegExp(`\\b${left}\\b`));
  });

  it('is sent in a sheet without scripts by a button that stays in sight', async () => {
    const page = await live.open({ width: 360, hasJavaScript: false });
    await page.goto('/category/paper');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const apply = page.getByRole('button', { name: 'Apply filters' });
    const box = await apply.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });

  it.each([
    [960, false],
    [961, true],
    [1024, true],
  ])('stands beside the items in a window of %i px: %s', async (width, isBeside) => {
    const page = await live.open({ width });
    for (const address of ['/category/paper', '/category/paper?view=list']) {
      await page.goto(address);
      await expect.poll(() => page.getByRole('complementary', { name: 'Filters' }).isVisible()).toBe(isBeside);
      await expect.poll(() => page.getByRole('button', { name: 'Filters', exact: true }).isVisible()).toBe(!isBeside);
      await expectNoSidewaysScroll(page);
    }
  });

  it('has all categories of a department above it on wide windows', async () => {
    const page = await live.open({ width: 1440 });
    await page.goto('/category/desk-supplies');
    const rights = await page
      .getByRole('navigation', { name: 'Categories in Desk Supplies' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect(rights.length).toBeGreaterThan(8);
    expect(Math.max(...rights)).toBeLessThanOrEqual(1440);
  });

  it('can be taken back with all others in the sheet of a phone, which closes', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/category/paper?brand=Northline');
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await sheet.getByRole('link', { name: 'Clear all' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
  });

  it('says why nothing is shown: nothing matches, or there are fewer pages', async () => {
    const page = await live.open({});
    await page.goto('/category/paper?price=90000-91000');
    await page.getByRole('heading', { name: 'No items match all of your filters' }).waitFor();
    await page.goto('/category/paper?page=99');
    await page.getByText('There are fewer pages than that.', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.listing-bar [role=status]').innerText()).toMatch(/^\d+ items$/);
  });

  it.each([true, false])(
    'that matches nothing with others is told with how many each would give back, with scripts: %s',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript });
      for (const [address, label] of [
        ['/category/paper?brand=Northline&price=90000-91000', 'Northline'],
        ['/search?query=paper&brand=Northline&price=90000-91000', 'Northline'],
        ['/brand/northline?supercategory=copy-paper&price=90000-91000', 'copy-paper'],
        ['/landing/back-to-school?brand=Northline&price=90000-91000', 'Northline'],
      ] as const) {
        await page.goto(address);
        await page.getByRole('heading', { name: 'No items match all of your filters' }).waitFor();
        await page.getByRole('link', { name: `Remove filter: ${label} 0 items` }).waitFor();
        await expect.poll(() => page.getByRole('link', { name: 'Clear all' }).count()).toBe(1);
      }
      if (hasJavaScript) await expectAccessible(page);
      await page.goto('/category/paper?brand=Northline&price=90000-91000');
      const off = page.getByRole('link', { name: /^Remove filter: \$90,000 – \$91,000 [1-9]\d* items$/ });
      const [, count = ''] = / (\d+) items$/.exec(await off.innerText().then((text) => text.replaceAll(/\s+/g, ' '))) ?? [];
      await off.click();
      await expect.poll(() => page.locator('.listing-bar [role=status]').innerText()).toMatch(new RegExp(`\\b${count}\\b`));
      if (hasJavaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    },
  );

  it.each([true, false])(
    'stays in sight where its filter is folded, which it stays when more is chosen, with scripts: %s',
    async (hasJavaScript) => {
      const page = await live.open({ hasJavaScript });
      await page.goto('/category/paper?brand=Northline');
      const groups = page.locator('.facet');
      const brand = groups.filter({ hasText: /^Brand/ });
      const fold = brand.locator('summary').first();
      await expect.poll(() => brand.getByRole('checkbox', { name: 'Northline' }).isChecked()).toBe(true);
      await fold.press('Enter');
      await brand.getByRole('checkbox', { name: 'Northline' }).waitFor({ state: 'hidden' });
      await expect.poll(() => fold.getByText('Northline').isVisible()).toBe(true);
      if (!hasJavaScript) {
        await page.getByRole('button', { name: 'Apply filters' }).click();
        await page.getByRole('link', { name: 'Remove filter: Northline' }).waitFor();
        return;
      }
      await expectAccessible(page);
      await groups
        .filter({ hasText: /^Rating/ })
        .getByRole('checkbox')
        .first()
        .check();
      await expect.poll(() => new URL(page.url()).searchParams.has('rating')).toBe(true);
      await expect.poll(() => page.getByRole('link', { name: /^Remove filter: / }).count()).toBe(2);
      await expect.poll(() => brand.getByRole('checkbox', { name: 'Northline' }).isVisible()).toBe(false);
    },
  );

  it('is offered at first in six filters, the others are folded', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/category/ink-toner');
    const open = await page.locator('.facet').evaluateAll((all) => all.map((one) => one instanceof HTMLDetailsElement && one.open));
    expect(open.length).toBeGreaterThan(6);
    expect(open).toEqual(open.map((_, place) => place < 6));
    const last = page.locator('.facet').last();
    await last.locator('summary').first().click();
    const box = last.getByRole('checkbox').first();
    const value = (await box.getAttribute('value')) ?? '';
    await box.check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.waitForURL((url) => url.searchParams.get('attribute') === value);
    await expect.poll(() => page.locator(`.facet[open] input[value="${value}"]`).isChecked()).toBe(true);
  });

  it('is one of several of a line of the specifications, each to be taken away again', async () => {
    const page = await live.open({});
    await page.goto('/category/ink-toner');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const group = filters.getByRole('group', { name: 'Yield class' });
    await filters
      .locator('.facet:not([open]) > summary')
      .filter({ hasText: 'Yield class' })
      .evaluateAll((all) => {
        for (const summary of all) if (summary instanceof HTMLElement) summary.click();
      });
    const names = await group.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
    expect(names.length).toBeGreaterThan(1);
    for (const value of names.slice(0, 2)) await group.locator(`input[value="${value}"]`).check();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('attribute').toSorted()).toEqual(names.slice(0, 2).toSorted());
    const [first = ''] = names;
    await page.getByRole('link', { name: `Remove filter: ${first.slice(first.indexOf(':') + 1)}` }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('attribute')).toEqual(names.slice(1, 2));
  });
});

describe('prices that are typed', () => {
  it.each([true, false])('are a range in the address, a chip and the fields, with scripts: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/search?query=paper&brand=Northline&price=50-100&page=2');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByLabel('Min').fill('$5');
    await filters.getByLabel('Max').fill('20');
    await filters.getByRole('button', { name: /^Go/ }).click();
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?query=paper&brand=Northline&price=5-20');
    await page.getByRole('link', { name: 'Remove filter: $5 – $20' }).waitFor();
    await expect.poll(() => filters.getByLabel('Min').inputValue()).toBe('5');
    const prices = await page.locator('.listing-items .price-now').allInnerTexts();
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(Number(price.slice(1))).toBeLessThanOrEqual(20);
    if (hasJavaScript) await expectAccessible(page);
    // What else is chosen leaves them as they are.
    await filters.getByRole('checkbox', { name: 'Northline' }).uncheck();
    if (!hasJavaScript) await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?query=paper&price=5-20(&sort=)?$/);
    await filters.getByLabel('Min').fill('');
    await filters.getByLabel('Max').fill('');
    await filters.getByRole('button', { name: /^Go/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('price')).toBe(false);
    await expect.poll(() => page.locator('.listing-items .tile').count()).toBeGreaterThan(prices.length);
  });

  it('are sent with boxes that were ticked and not applied yet, without scripts', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=paper');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: 'Northline' }).check();
    await filters.getByLabel('Max').fill('20');
    await filters.getByRole('button', { name: /^Go/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?query=paper&brand=Northline&price=0-20');
    await page.getByRole('link', { name: 'Remove filter: Northline' }).waitFor();
  });

  it('are told to be wrong in sight of who filters on a phone', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/search?query=paper');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByLabel('Min').fill('50');
    await filters.getByLabel('Max').fill('20');
    await filters.getByRole('button', { name: /^Go/ }).click();
    const problem = filters.getByText('The minimum is more than the maximum.');
    await problem.waitFor();
    const isOnTop = () =>
      problem.evaluate((text) => {
        const { left, bottom } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 30, bottom - 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });

  it.each([
    ['abc', '', 'Min', /in dollars/],
    ['', '-3', 'Max', /in dollars/],
    ['30', '20', 'Min', /minimum is more than the maximum/],
  ])('from "%s" to "%s" are told to be wrong beside the field, with what else was chosen kept', async (min, max, label, text) => {
    for (const hasJavaScript of [true, false]) {
      const page = await live.open({ hasJavaScript });
      await page.goto('/category/paper?brand=Northline');
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByLabel('Min').fill(min);
      await filters.getByLabel('Max').fill(max);
      await filters.getByLabel('Max').press('Enter');
      await filters.getByRole('alert').filter({ hasText: text }).waitFor();
      const field = filters.getByLabel(label);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect
        .poll(async () => [await filters.getByLabel('Min').inputValue(), await filters.getByLabel('Max').inputValue()])
        .toEqual([min, max]);
      await expect.poll(() => page.getByRole('link', { name: 'Remove filter: Northline' }).count()).toBe(1);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await expect.poll(() => filters.getByRole('alert').innerText()).toBe('');
    }
  });

  it('are nothing to who may not see prices: no fields, no chip, no effect [C6-31]', async () => {
    const page = await live.open({ host: 'business.localhost' });
    await signIn(page, 'cleo.clerk@cedarlegal.example');
    await page.goto('/search?query=paper');
    const all = await page.locator('.listing-items .tile').count();
    await page.goto('/search?query=paper&minPrice=5&maxPrice=6&promo=sale');
    await expect.poll(() => page.locator('.listing-items .tile').count()).toBe(all);
    await expect.poll(() => page.getByLabel('Min').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^Remove filter: / }).count()).toBe(0);
    await expect.poll(() => page.getByRole('checkbox', { name: 'On sale' }).count()).toBe(0);
  });
});

describe('a listing', () => {
  it.each([true, false])('can be entered past its filters by keyboard, with scripts: %s', async (hasJavaScript) => {
    const page = await live.open({ hasJavaScript });
    await page.goto('/category/paper');
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await skip.focus();
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const isOnTop = await skip.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + 20, y + 20));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#results$/);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.listing-items .tile') !== null)).toBe(true);
  });

  it('has room for the name of its order and for fingers in a window of 360 px', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/search?query=paper');
    const more = page.locator('.tile-act .stepper > button').first();
    await more.waitFor();
    await expect.poll(async () => (await more.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    const sort = page.getByLabel('Sort by');
    const room = await sort.evaluate((select) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('Nothing can be measured.');
      context.font = font;
      return (
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - context.measureText('Best match').width
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await expectNoSidewaysScroll(page);
  });
});
