import { describe, expect, it } from 'vitest';
import { AUTOCOMPLETE } from '#domain/search/autocomplete-config.ts';
import { expectAccessible, expectNoSidewaysScroll, signIn, useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('the list below the search field', () => {
  it('goes by the keyboard: down and up, Enter opens, Escape closes, and the field says where one is [S7-50]', async () => {
    const page = await live.open();
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.focus();
    await field.pressSequentially('s');
    await page.waitForTimeout(300);
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
    await field.pressSequentially('tap');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.waitFor();
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    const options = list.getByRole('option');
    await options
      .filter({ has: page.locator('img') })
      .first()
      .waitFor();
    // Eight at most, and the way to all results.
    await expect.poll(() => options.count()).toBeLessThanOrEqual(9);
    await expect.poll(() => options.filter({ has: page.locator('img') }).count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    await expect.poll(() => options.nth(0).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.nth(0).getAttribute('id'));
    await field.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => field.inputValue()).toBe('stap');
    await field.pressSequentially('l');
    await list.waitFor();
    await expect.poll(async () => (await options.allInnerTexts()).join()).toMatch(/stapler/i);
    await field.press('ArrowDown');
    await field.press('End');
    await expect.poll(() => options.last().getAttribute('aria-selected')).toBe('true');
    await field.press('Home');
    await expect.poll(() => options.nth(0).getAttribute('aria-selected')).toBe('true');
    const text = await options.nth(0).locator('.suggestion-text').innerText();
    await field.press('Enter');
    await page.waitForURL(/\/search\?query=|\/product_|\/category\//);
    await expect.poll(async () => decodeURIComponent(page.url()) + (await page.title())).toContain(text);
    await list.waitFor({ state: 'hidden' });
  });

  it.each([
    ['localhost', AUTOCOMPLETE.dotcom],
    ['business.localhost', AUTOCOMPLETE.SBA],
  ])("is asked for with the site's account, domain and type on %s [S3-66]", async (host, { accountId, domainKey, requestType }) => {
    const page = await live.open({ host, width: 360 });
    await signIn(page, host === 'localhost' ? 'sam.shopper@example.com' : 'bea.buyer@harbordental.example');
    await page.goto('/');
    const asked = page.waitForRequest((request) => request.url().includes('/search/suggest'));
    await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('paper');
    const said = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(said)).toMatchObject({ account_id: accountId, domain_key: domainKey, request_type: requestType });
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('offers by groups, with the name of each item whole, its price and that of one, on phones over all of the window', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.click();
    await field.pressSequentially('copy pa');
    const items = page.getByRole('group', { name: 'Items' }).getByRole('option');
    await items.first().waitFor();
    await expect
      .poll(() => page.getByRole('group', { name: 'Search for' }).getByRole('option').first().locator('b').allInnerTexts())
      .toContain('per');
    await expect.poll(async () => new Set(await items.allInnerTexts()).size).toBe(await items.count());
    const cut = await items
      .locator('.suggestion-text')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
    const heights = await page.getByRole('option').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const list = await page.locator('.suggestions').boundingBox();
    expect(list).toMatchObject({ x: 0 });
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBe(page.viewportSize()?.height);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await items.first().waitFor({ state: 'hidden' });
  });

  it('shows what was searched for last while nothing is typed, and forgets it when told to', async () => {
    const page = await live.open();
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.click();
    await field.pressSequentially('copy paper');
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: /copy paper/ }).waitFor();
    await page.goto('/');
    await field.click();
    const recent = page.getByRole('group', { name: 'Your recent searches' }).getByRole('option');
    await recent.first().waitFor();
    await expect.poll(() => recent.allInnerTexts()).toEqual(['copy paper', 'Clear recent searches']);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await recent.first().waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    // What comes after is remembered again, and the field of each page of results hears its keys.
    await field.pressSequentially('stapler');
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: /stapler/ }).waitFor();
    await field.fill('');
    await recent.first().waitFor();
    await expect.poll(() => recent.allInnerTexts()).toEqual(['stapler', 'Clear recent searches']);
    await field.press('ArrowDown');
    await expect.poll(() => recent.first().getAttribute('aria-selected')).toBe('true');
    await field.press('Escape');
    await recent.first().waitFor({ state: 'hidden' });
  });

  it.each([360, 1440])('shows a guest what many buy and the departments while nothing is typed, at %i px', async (width) => {
    const page = await live.open({ width });
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.click();
    const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option');
    await popular.first().waitFor();
    await expect.poll(() => popular.count()).toBe(5);
    const departments = page.getByRole('group', { name: 'Departments' }).getByRole('option');
    await expect.poll(() => departments.allInnerTexts()).toContain('Paper');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const [first = ''] = await popular.allInnerTexts();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL(/\/search\?query=/);
    await expect.poll(() => field.inputValue()).toBe(first);
    await page.goto('/');
    await field.click();
    await expect.poll(() => page.getByRole('group', { name: 'Your recent searches' }).getByRole('option').first().innerText()).toBe(first);
    await departments.first().click();
    await page.waitForURL(/\/category\/paper$/);
  });

  it('leads to the page that answers, and to a brand', async () => {
    const page = await live.open();
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.pressSequentially('retu');
    await page.getByRole('group', { name: 'Help' }).getByRole('option', { name: 'Returns and refunds' }).click();
    await page.waitForURL(/\/help#returns$/);
    await page.getByRole('heading', { name: 'Returns and refunds' }).waitFor();
    await field.fill('north');
    await page.getByRole('group', { name: 'Brands' }).getByRole('option', { name: 'Northline' }).click();
    await page.getByRole('heading', { level: 1, name: 'Northline' }).waitFor();
    await field.fill('1000');
    await page
      .getByRole('option', { name: /Item 1000\d\d/ })
      .first()
      .waitFor();
  });

  it('puts what the arrow keys come to into the field, and back what was typed [S7-50]', async () => {
    const page = await live.open();
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.focus();
    // At once: what comes for each letter would take the place of what came before.
    await field.fill('pap');
    const terms = page.getByRole('option').locator('.suggestion-text');
    await page.getByRole('group', { name: 'Search for' }).waitFor();
    const [first = '', second = ''] = await terms.allInnerTexts();
    await field.press('ArrowDown');
    await expect.poll(() => field.inputValue()).toBe(first);
    await field.press('ArrowDown');
    await expect.poll(() => field.inputValue()).toBe(second);
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('pap');
    await field.press('ArrowDown');
    await field.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('pap');
    // What is typed behind what was come to goes on from there.
    await field.press('ArrowDown');
    await terms.first().waitFor();
    await field.press('ArrowDown');
    await field.pressSequentially(' x');
    await expect.poll(() => field.inputValue()).toBe(`${first} x`);
  });

  it('ends with the way to all results, also where there is nothing else to offer', async () => {
    const page = await live.open({ width: 360 });
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.click();
    await field.pressSequentially('stapl');
    const options = page.getByRole('option');
    await page.getByRole('option', { name: 'See all results for “stapl”' }).waitFor();
    await expect.poll(() => options.last().innerText()).toBe('See all results for “stapl”');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the search field' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.getByRole('group', { name: 'Popular searches' }).waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.pressSequentially('qqzzxx');
    await page.getByRole('option', { name: 'Search for “qqzzxx”' }).click();
    await page.waitForURL(/\/search\?query=qqzzxx$/);
  });

  it('has items beside the names of things in a wide window, and all eight departments whole', async () => {
    const page = await live.open({ width: 1440 });
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.click();
    const departments = page.getByRole('group', { name: 'Departments' }).getByRole('option');
    await departments.first().waitFor();
    await field.pressSequentially('stap');
    const left = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.x ?? 0;
    await page.getByRole('group', { name: 'Items' }).waitFor();
    await expect.poll(() => left('Items')).toBeGreaterThan((await left('Search for')) + 150);
    await expectAccessible(page);
  });

  it('is nothing that the field needs: without scripts it is a form', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/');
    await page.getByLabel('Search the shop').fill('stapler');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /stapler/ }).waitFor();
  });
});
