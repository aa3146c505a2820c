import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();
const get = (url: string, host = 'localhost') => live.site.app.inject({ url, headers: { host: `${host}:${live.port}` } });
const addressesIn = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => new URL(at.replaceAll('&amp;', '&')));

describe('every address of the sitemaps', () => {
  it('shows a guest a page', async () => {
    // A brand of nothing but letters that no address has, one of wholesale wares alone, and one whose address another has, too.
    const { database: site } = live.site;
    await site.query("update items set brand = '★★' where item_id = '100001'");
    await site.query("update items set brand = 'Only Wholesale' where item_id = '100044'");
    await site.query("update items set brand = 'Northline!' where item_id = '100003'");
    live.site.shop.catalog.forget();
    const parts = addressesIn((await get('/sitemap.xml')).body);
    const pages = (await Promise.all(parts.map(({ pathname }) => get(pathname)))).flatMap(({ body }) => addressesIn(body));
    expect(pages.length).toBeGreaterThan(50);
    const answers: [string, number][] = [];
    for (const { pathname } of pages) answers.push([pathname, (await get(pathname)).statusCode]);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(new Set(pages.map(String)).size).toBe(pages.length);
  }, 60_000);

  it('is one of the consumer site: on the other guests are shown nothing', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/items.xml'])
      expect((await get(path, 'business.localhost')).statusCode, path).toBe(404);
  });
});
