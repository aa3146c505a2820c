import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { mountSitemaps } from './sitemaps.ts';

const site = useShop();
const app = Fastify();

beforeAll(async () => {
  mountSitemaps(app, site.shop, 10);
  await app.ready();
});
afterAll(() => app.close());

const ask = async (url: string, host = 'localhost') => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } });
  return {
    status: statusCode,
    body,
    type: headers['content-type'],
    paths: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => new URL(at)),
  };
};

describe('the sitemaps', () => {
  it('name every item that everybody may see once, a few in each, and none that is for some', async () => {
    const { paths, type } = await ask('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const items: string[] = [];
    for (const { pathname } of paths.slice(1)) {
      const part = await ask(pathname);
      expect(part.status).toBe(200);
      expect(part.paths.length).toBeLessThanOrEqual(10);
      items.push(...part.paths.map((at) => at.pathname));
    }
    const { rows } = await site.database.query<{ item_id: string }>(
      "select item_id from items where is_published and not (facts ? 'isWholesale') order by item_id",
    );
    expect(items).toEqual(rows.map((row) => `/product_${row.item_id}`));
    expect(items).not.toContain('/product_100044');
    expect(items).not.toContain('/product_100047');
  });

  it('name the categories, brands and landing pages', async () => {
    const { paths } = await ask('/sitemaps/pages.xml');
    const names = paths.map((at) => at.pathname);
    expect(names).toEqual(expect.arrayContaining(['/', '/category/paper', '/category/copy-paper', '/brand/tallow-reed', '/landing/deals']));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['/sitemaps/nothing.xml', '/sitemaps/items-after-.xml', "/sitemaps/items-after-'.xml"])('are no others: %s', async (url) => {
    expect((await ask(url)).status).toBe(404);
  });

  it('are told of in robots.txt, which keeps crawlers from what is personal, and from the business site', async () => {
    const { body } = await ask('/robots.txt');
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/cc\/\n/);
    expect(body).toMatch(/\nSitemap: http:\/\/localhost(?::\d+)?\/sitemap\.xml\n$/);
    expect((await ask('/robots.txt', 'business.localhost')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});
