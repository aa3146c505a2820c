import { ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandId } from '#domain/catalog/brand-id.ts';
import { siteOfHost } from '#domain/identity/tenant-by-host.ts';
import { brands, departmentsFor, EVERYBODY, landingPages } from '../catalog/index.ts';
import { originAt } from '../config/origins.ts';
import { Memo } from '../db/memo.ts';
import type { Shop } from '../shop.ts';
import { itemsAfter, lastOfEach } from './sitemaps.repository.ts';

/** The most addresses of one sitemap. (sitemaps.org) */
const MOST_ADDRESSES = 50_000;
/** So many sitemaps are kept in memory: of 50,000 addresses each. */
const MOST_KEPT = 6;
const NO_PATHS: readonly string[] = [];
/** Crawlers come again when they like. */
const KEPT = 'public, max-age=3600';

const NOT_FOR_CRAWLERS = ['/cc/', '/account/', '/cart/', '/office/', '/compare', '/operations', '/design', '/dev/', '/ele-lpd/'];

/** What search engines ask for: where they may go, and what there is that everybody may see. Nowhere on the business site, which is for its people and has no sitemaps. */
export function mountSitemaps(app: FastifyInstance, shop: Shop, most = MOST_ADDRESSES): void {
  const site = ({ headers }: FastifyRequest) => siteOfHost(headers.host ?? '', shop.settings.tenantHosts).tenant;
  const origin = ({ headers }: FastifyRequest) => originAt(shop.settings, headers.host ?? '');
  const schema = { hide: true };
  const xml = (reply: FastifyReply, body: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', KEPT).send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

  // Of a large shop each takes a quarter of a second, and crawlers come in swarms.
  const kept = new Memo<readonly string[]>({ most: MOST_KEPT, seconds: 600 });

  app.get('/robots.txt', { schema }, async (request, reply) => {
    const rules =
      site(request) === 'SBA'
        ? ['Disallow: /']
        : [...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin(request)}/sitemap.xml`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEPT)
      .send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });

  app.get('/sitemap.xml', { schema }, async (request, reply) => {
    if (site(request) === 'SBA') return reply.callNotFound();
    const lasts = await kept.get(`${shop.catalog.generation()}`, () => lastOfEach(shop.database, most));
    const parts = ['pages', 'items', ...lasts.map((last) => `items-after-${last}`)];
    const each = parts.map((part) => `<sitemap><loc>${escaped(`${origin(request)}/sitemaps/${part}.xml`)}</loc></sitemap>`);
    return xml(reply, `<sitemapindex xmlns="${NAMESPACE}">${each.join('')}</sitemapindex>`);
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', { schema }, async (request, reply) => {
    if (site(request) === 'SBA') return reply.callNotFound();
    const { part } = request.params;
    const paths = await kept.get(`${shop.catalog.generation()} ${part}`, async () => (await pathsOf(shop, part, most)) ?? NO_PATHS);
    if (paths === NO_PATHS) return reply.callNotFound();
    const each = paths.map((path) => `<url><loc>${escaped(origin(request) + path)}</loc></url>`);
    return xml(reply, `<urlset xmlns="${NAMESPACE}">${each.join('')}</urlset>`);
  });
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ITEMS = new RegExp(`^items(?:-after-(${ITEM_NUMBER.source}))?$`);

/** The paths of one sitemap; undefined: there is no such. */
async function pathsOf(shop: Shop, part: string, most: number): Promise<string[] | undefined> {
  if (part === 'pages') return pagePaths(shop);
  const after = ITEMS.exec(part);
  if (after === null) return undefined;
  return (await itemsAfter(shop.database, after[1] ?? '', most)).map((itemId) => `/product_${encodeURIComponent(itemId)}`);
}

async function pagePaths(shop: Shop): Promise<string[]> {
  const [departments, pages, names] = await Promise.all([departmentsFor(shop, EVERYBODY), landingPages(shop), brands(shop, EVERYBODY)]);
  // Two names may have one address, and one of signs alone has none.
  const brandIds = [...new Set(names.map(brandId))];
  const categories = departments.flatMap((department) => [department, ...department.children]);
  return [
    '/',
    '/stores',
    ...categories.map(({ id }) => `/category/${encodeURIComponent(id)}`),
    ...pages.map(({ pageId }) => `/landing/${encodeURIComponent(pageId)}`),
    ...brandIds.filter((id) => id !== '').map((id) => `/brand/${encodeURIComponent(id)}`),
  ];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
