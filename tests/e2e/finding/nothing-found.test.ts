import { describe, expect, it } from 'vitest';
import { expectAccessible, useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('a search that finds nothing', () => {
  it('leads to the departments and to whom to ask, and to no category that is near by a letter alone', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=staplxyzq&exact=true');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: /Nothing found/ }).waitFor();
    await expect.poll(() => main.getByRole('region', { name: 'You might try' }).count()).toBe(0);
    // What others buy has nothing to do with it; no ink.
    await expect.poll(() => main.locator('.tile').count()).toBe(0);
    await expect.poll(() => main.getByRole('link', { name: 'Find ink by printer' }).count()).toBe(0);
    await expect.poll(() => main.getByRole('region', { name: 'What most people look for' }).getByRole('link').count()).toBeGreaterThan(0);
    await expect.poll(() => main.getByRole('heading', { name: 'Browse departments' }).count()).toBe(1);
    await expect.poll(() => main.locator('.category-card .picture').count()).toBeGreaterThan(3);
    await main.getByRole('link', { name: 'Ask us' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Contact us' }).getByRole('link', { name: /@/ }).getAttribute('href'))
      .toMatch(/^mailto:/);
  });

  it('has the words at hand in the search field to be changed', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=staplxyzq&exact=true');
    const again = page.getByRole('combobox', { name: 'Search the shop' });
    await expect.poll(() => again.inputValue()).toBe('staplxyzq');
    await again.fill('stapler');
    await again.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Results for stapler/ }).waitFor();
  });

  it('shows what other words find, where those find something', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=stapeler&exact=true');
    const meant = page.getByRole('region', { name: /Did you mean stapler/ });
    await expect.poll(() => meant.locator('.tile').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^See all \d+ results for stapler$|^See the one result for stapler$/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?query=stapler');
    await page.goto('/search?query=qqqqzzzz&exact=true');
    await expect.poll(() => page.getByText('Did you mean').count()).toBe(0);
  });
});

describe('a misspelled search', () => {
  it('says what it was taken for, and goes on with that', async () => {
    const page = await live.open();
    await page.goto('/search?query=stapeler');
    await page.getByRole('heading', { level: 1, name: 'Showing results for stapler' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search the shop' }).inputValue()).toBe('stapler');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'stapeler' }).click();
    await page.getByRole('heading', { level: 1, name: /Nothing found for/ }).waitFor();
    await page.getByRole('region', { name: /Did you mean stapler/ }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search the shop' }).inputValue()).toBe('stapeler');
    await expectAccessible(page);
  });
});

describe('a search for what is not carried', () => {
  it('says so, without a word of spelling, and leads to where it would be', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=microwave');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'We don’t carry “microwave”' }).waitFor();
    await expect.poll(() => main.getByText('Check the spelling').count()).toBe(0);
    await main.getByText('It would be in Breakroom.').waitFor();
    await expect.poll(() => main.getByRole('link', { name: 'Shop Breakroom' }).getAttribute('href')).toBe('/category/breakroom');
    await expect
      .poll(() =>
        main
          .getByRole('region', { name: 'You might try' })
          .getByRole('link', { name: /Bottled Water/ })
          .count(),
      )
      .toBe(1);
    const inBreakroom = main.getByRole('region', { name: 'Best sellers in Breakroom' });
    await expect.poll(() => inBreakroom.locator('.tile').count()).toBe(await main.locator('.tile').count());
    await page.goto('/search?query=glue+gun');
    await main.getByRole('heading', { level: 1, name: 'We don’t carry “glue gun”' }).waitFor();
    const shelf = main.getByRole('region', { name: 'Best sellers in Glue & Adhesives' });
    await expect.poll(() => shelf.locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/search?query=business+checks');
    await main.getByRole('region', { name: 'Related searches' }).getByRole('link', { name: 'business cards' }).click();
    await main.getByRole('heading', { level: 1, name: /Results for business cards/ }).waitFor();
  });

  it('is no question: that is answered by the heading, and nothing else is', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=where%20is%20my%20order');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Looking for your order?']);
    await expect.poll(() => main.getByText(/Nothing found|Check the spelling|don’t carry/).count()).toBe(0);
  });
});

describe('a search for more than there is', () => {
  it('says above what comes closest which words that does not have', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent('unheardof red stapler')}`);
    await page.getByText('No exact match. These come closest, without “unheardof”.').waitFor();
    await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/search?query=stapler');
    await expect.poll(() => page.getByText('closest we have').count()).toBe(0);
  });
});

describe('a price in a search', () => {
  it('is a filter that is told and can be taken away', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent('stapler under $10')}`);
    await page.getByRole('heading', { level: 1, name: 'Results for stapler' }).waitFor();
    await page.getByRole('link', { name: /\$10/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?query=stapler');
  });
});

describe('a question about the shop', () => {
  it.each([
    ['return policy', 'How returns work', 'Returns and refunds'],
    ['do you deliver on saturday', 'When it comes and what it costs', 'Delivery'],
    ['tax exempt', 'Sales tax and exemption', 'Sales tax'],
    ['do you take purchase orders', 'How organizations pay', 'Organizations and purchase orders'],
    ['gift card balance', 'How to see its balance', 'Payment and gift cards'],
  ])('is answered in a sentence of the help page, and the search leads there: %s', async (typed, link, heading) => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    const main = page.getByRole('main');
    const [sentence = ''] = (await main.locator('h1 + p').innerText()).split(/(?<=\.) /);
    await main.getByRole('link', { name: link }).click();
    expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
    await expect.poll(() => page.getByRole('main').innerText()).toContain(sentence);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/help');
    const id = new URL(page.url()).hash;
    await expect.poll(() => page.locator(id).innerText()).toBe(heading);
  });

  it.each([
    ['deals', '/landing/deals'],
    ['on sale', '/landing/deals'],
    ['black friday', '/landing/deals'],
    ['quick order', '/quick-order'],
    ['new arrivals', '/search'],
  ])('that means one page is answered by that page: %s', async (typed, path) => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    if (path === '/search') {
      await page.getByRole('heading', { level: 1, name: 'New arrivals' }).waitFor();
      await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBeGreaterThan(3);
    }
  });

  it.each([
    ['coupons', 'Your cart'],
    ['brands', 'All items, to narrow down by brand'],
    ['stores', 'Our stores and their hours'],
  ])('that means a page shows no items: %s', async (typed, link) => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: link }).waitFor();
    await expect.poll(() => main.locator('.tile').count()).toBe(0);
    await expect.poll(() => page.getByText('We don’t carry').count()).toBe(0);
  });

  it('of where the stores are and when they are open leads to the stores', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=store%20hours');
    await page.getByRole('main').getByRole('link', { name: 'Our stores and their hours' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/stores');
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor();
    await expect.poll(() => page.getByText(/\d AM to \d PM/).count()).toBeGreaterThan(0);
  });

  it('is answered above what was found, and the footer leads there, too', async () => {
    const page = await live.open({ hasJavaScript: false, host: 'business.localhost' });
    await page.goto('/office/supplies/login');
    await page.goto('/help');
    await page.getByText('small-order fee of $5.99').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  });
});

describe('a guest with a printer', () => {
  it('finds what fits it without signing in, and is asked to sign in to save it', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/account/printers');
    await page.getByRole('heading', { level: 1, name: 'Find ink by printer' }).waitFor();
    await page.getByLabel('Brand and model').fill('L48');
    await page.getByRole('button', { name: 'Find printer' }).click();
    const found = page.getByRole('list', { name: 'Printers found' }).getByRole('listitem').first();
    await found.getByRole('button', { name: /^Sign in to save/ }).click();
    await page.waitForURL(/\/login/);
    await page.goBack();
    await found.getByRole('link', { name: /^Shop ink & toner/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Supplies for Ardent L48/ }).waitFor();
    await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
  });
});
