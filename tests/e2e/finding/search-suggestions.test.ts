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
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.pressSequentially('tap');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    const options = list.getByRole('option');
    expect(await options.count()).toBeLessThanOrEqual(8);
    expect(await options.filter({ has: page.locator('img') }).count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    expect(await options.nth(0).getAttribute('aria-selected')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(0).getAttribute('id'));
    await field.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('stap');
    await field.pressSequentially('l');
    await list.waitFor();
    await expect.poll(async () => (await options.allInnerTexts()).join()).toMatch(/stapler/i);
    await field.press('ArrowDown');
    const text = await options.nth(0).locator('.suggestion-text').innerText();
    await field.press('Enter');
    await page.waitForURL(/\/search\?query=|\/product_|\/category\//);
    expect(decodeURIComponent(page.url()) + (await page.title())).toContain(text);
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

  it('is nothing that the field needs: without scripts it is a form', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/');
    await page.getByLabel('Search the shop').fill('stapler');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /stapler/ }).waitFor();
  });
});
