import { describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

describe('a search that finds nothing', () => {
  it('shows what others buy and whom to ask, and no category that is near by a letter alone', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=staplxyzq&exact=true');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: /Nothing found/ }).waitFor();
    expect(await main.getByRole('region', { name: 'These come close' }).count()).toBe(0);
    expect(await main.getByRole('region', { name: 'What others buy' }).locator('.tile').count()).toBeGreaterThan(0);
    await main.getByRole('link', { name: 'Ask us' }).click();
    expect(await page.getByRole('region', { name: 'Contact us' }).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  });

  it('offers other words only where those find something', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=stapeler&exact=true');
    await page.getByText('Did you mean').getByRole('link', { name: 'stapler' }).click();
    expect(await page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/search?query=qqqqzzzz&exact=true');
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });
});

describe('a search for more than there is', () => {
  it('says above what comes closest which words that does not have', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent('unheardof red stapler')}`);
    await page.getByText('No results for “unheardof red stapler”. These come closest, without “unheardof”.').waitFor();
    expect(await page.getByRole('main').locator('.tile').count()).toBeGreaterThan(0);
    await page.goto('/search?query=stapler');
    expect(await page.getByText('These come closest').count()).toBe(0);
  });
});

describe('a question about the shop', () => {
  it.each([
    ['return policy', 'How returns work', 'Returns and refunds'],
    ['do you deliver on saturday', 'When it comes and what it costs', 'Delivery'],
    ['gift card balance', 'How to see its balance', 'Payment and gift cards'],
  ])('leads from the search to its answer: %s', async (typed, link, heading) => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    expect(new URL(page.url()).pathname).toBe('/help');
    const id = new URL(page.url()).hash;
    expect(await page.locator(id).innerText()).toBe(heading);
  });

  it('of where the stores are and when they are open leads to the stores', async () => {
    const page = await live.open({ hasJavaScript: false });
    await page.goto('/search?query=store%20hours');
    await page.getByRole('main').getByRole('link', { name: 'Our stores and their hours' }).click();
    expect(new URL(page.url()).pathname).toBe('/stores');
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor();
    expect(await page.getByText(/\d AM to \d PM/).count()).toBeGreaterThan(0);
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
