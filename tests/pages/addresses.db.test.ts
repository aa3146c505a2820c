import { describe, expect, it, vi } from 'vitest';
import { routeOf, searchRead } from '#app/pages-for-many.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { addressRead } from '#server/pages/page-for-many.ts';

const live = useLivePages();

async function ask(url: string): Promise<string> {
  const { statusCode, body } = await live.site.app.inject({ url, headers: { host: new URL(live.base).host } });
  expect(statusCode).toBe(200);
  return body.replaceAll(/nonce(?:="|:\s*")[\w-]+"/g, '');
}

/** How many pages were rendered. */
async function rendered(): Promise<number> {
  return Number(/^shop_pages_for_many_total\{step="made"\} (\d+)/m.exec(await live.site.shop.metrics.text())?.[1] ?? 0);
}

const PAGES = { searchRead, routeOf };
const CAMPAIGN = `utm_source=mail&gclid=${'x'.repeat(400)}`;

/** Whether a page's address says something under this key. A listing's readers are those of a search, which has words besides. */
function isRead(path: string, key: string): boolean {
  const page = /^\/(category|brand|landing)\//.test(path) ? '/search' : path;
  return ['1', '2', 'list', 'newest', 'rating', 'true', '10-25', '4', 'sale', 'Color:Blue'].some(
    (value) => searchRead(page, `?${key}=${value}`) !== '',
  );
}

describe('a page that is kept for many', () => {
  it.each([
    ['/', `/?${CAMPAIGN}`],
    ['/product_100001', `/product_100001?${CAMPAIGN}&page=3`],
    ['/product_100002?stars=5&by=newest', `/product_100002?by=newest&${CAMPAIGN}&reviews=1&stars=5`],
    ['/category/paper?page=1&sort=rating&brand=A&brand=B', `/category/paper?brand=A&${CAMPAIGN}&sort=rating&brand=B&page=1`],
    ['/search?query=copy+paper&sort=rating', `/search?sort=rating&${CAMPAIGN}&q=copy%20paper`],
    ['/category/paper', '/category/paper?view=x1&page=x2&sort=x3&onContract=x4&query=x5'],
    ['/category/paper.data?_routes=routes%2Fcategory', `/category/paper.data?${CAMPAIGN}&_routes=routes%2Fcategory`],
  ])('is one for all addresses that it reads alike: %s', async (address, alike) => {
    const page = await ask(address);
    const before = await rendered();
    expect(await ask(alike)).toBe(page);
    expect(await rendered()).toBe(before);
    expect(page).not.toMatch(/utm_source|gclid/);
  });

  it('is kept at an address of more than 300 letters, too', async () => {
    const address = `/category/paper?${Array.from({ length: 30 }, (_, index) => `brand=Brand-${index}-of-thirty`).join('&')}`;
    expect(address.length).toBeGreaterThan(300);
    const page = await ask(address);
    const before = await rendered();
    expect(await ask(address)).toBe(page);
    expect(await rendered()).toBe(before);
  });

  it('is another where it reads another address', async () => {
    const pages = ['/category/paper', '/category/paper?view=list', '/category/paper?page=2', '/search?query=pens', '/search?query=paper'];
    expect(new Set(await Promise.all(pages.map(ask))).size).toBe(pages.length);
  });

  // A key that is read and not told of would be another's: the page is made once, of the address of whoever asked first.
  it.each([
    '/',
    '/product_100001',
    '/product_100001?stars=5&by=lowest&reviews=2',
    '/category/paper',
    '/category/paper?brand=Crestline&page=2',
    '/search?query=paper',
    '/brand/northline?inStock=true',
    '/landing/back-to-school?brand=Quillmark',
    '/search?q=100001x',
  ])('reads nothing of its address but what the table of such pages says: %s', async (address) => {
    const read = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name));
    live.site.shop.catalog.forget();
    const before = await rendered();
    await ask(address);
    const keys = read.flatMap(({ mock }) => mock.calls.map(([key]) => key));
    for (const spy of read) spy.mockRestore();
    expect(await rendered()).toBe(before + 1);
    // The router's own, and what the table itself asks: whether the page reads what is one visitor's own.
    const others = ['_routes', 'index', 'fits'];
    const path = address.split('?')[0] ?? '';
    expect(keys.filter((key) => !others.includes(key) && !isRead(path, key))).toEqual([]);
  });

  it('is none where it reads what is one visitor’s own', async () => {
    for (const page of ['/category/paper', '/search', '/brand/northline', '/landing/back-to-school'])
      expect(searchRead(page, '?query=ink&fits=mine')).toBeUndefined();
    const before = await rendered();
    await ask('/category/paper?fits=mine');
    expect(await rendered()).toBe(before);
  });
});

describe('the address that a page reads', () => {
  it('is none where the page is one visitor’s, or its data come with the root’s', () => {
    for (const url of [
      '/cc/mmx/cart',
      '/account/orders?page=1',
      '/category/paper.data',
      '/_.data',
      '/_.data?_routes=root',
      '/category/paper.data?_routes=root,routes%2Fcategory',
      '/_.data?_routes=routes%2Fsearch',
      '/category/paper.data?_routes=x1',
      '/_root.data?_routes=routes%2Fhome',
      '/category/../cc/mmx/cart',
      '//category/paper',
    ])
      expect([url, addressRead(url, PAGES)]).toEqual([url, undefined]);
    expect(addressRead('/_.data?_routes=routes%2Fhome&utm_source=x', PAGES)).toBe('/_.data?_routes=routes%2Fhome');
  });
});

describe('the page of a search', () => {
  it('shows what a misspelled word is taken for, and the way to what was typed', async () => {
    const page = (await ask('/search?query=staplr')).replaceAll('<!-- -->', '');
    expect(page).toMatch(/Showing results for <q[^>]*>stapler<\/q>/);
    expect(page).toMatch(/Search for <a[^>]*href="\/search\?query=staplr&amp;exact=true"[^>]*>“staplr”<\/a> instead\./);
    expect(page).toMatch(/<input[^>]*type="search"[^>]*value="stapler"/);
    // Where nothing has the word, what was found for the other one is still there.
    const exact = (await ask('/search?query=staplr&exact=true')).replaceAll('<!-- -->', '');
    expect(exact).toContain('Nothing found for “staplr”');
    expect(exact).toMatch(/See all \d+ results for stapler.*Did you mean <q>stapler<\/q>\?.*class="tile"/s);
  });

  it.each([
    ['brother tn760', 'We don’t sell ink or toner for Brother printers. Our ink and toner fits Ardent'],
    ['hp 63', 'We don’t sell ink or toner for HP printers. Our ink and toner fits Ardent'],
    ['hp', 'We don’t sell ink or toner for HP printers. Our ink and toner fits Ardent'],
    ['TN760', 'We don’t sell ink or toner for Brother printers. Our ink and toner fits Ardent'],
    ['cf226x', 'We don’t sell ink or toner for HP printers. Our ink and toner fits Ardent'],
  ])('says whose ink and toner there is where “%s” is not sold, and leads to it before anything else [S7-50]', async (typed, said) => {
    const page = await ask(`/search?query=${encodeURIComponent(typed)}`);
    expect(page).toContain(`We don’t carry “${typed}”`);
    expect(page).toContain(said);
    expect(page).toMatch(/href="\/account\/printers".*All our ink and toner.*?href="\/category\/ink-toner"/s);
    expect(page).toMatch(/cartridges of our own brands only.*Best sellers in (?:<!-- -->)?Ink &amp; Toner.*class="tile"/s);
  });
});
