import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO_FORM_LIMIT } from '#contracts/catalog/logos.ts';
import { ownPictureFiles } from './catalog/index.ts';
import type { CountedPage } from './telemetry/count-answers.ts';
import { publicFile, PUBLIC_FILES } from './http/public-files.ts';
import { makePageCache } from './pages/page-cache.ts';
import { pathOfKey } from './pages/page-for-many.ts';
import { FILE_FORM_PATHS } from './pages/page-request.ts';
import { builtSource, liveSource } from './pages/page-source.ts';
import { renderPage } from './pages/render-page.ts';
import { mountSitemaps } from './sitemaps/sitemaps.ts';
import type { Shop } from './shop.ts';

const PICTURES = resolve('pictures');
const ONE_YEAR = '1y';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Mounts the built app: the one place where server and app meet. Everything that no call answers is a page.
 */
export async function mountApp(app: FastifyInstance, shop: Shop): Promise<void> {
  mountSitemaps(app, shop);
  const source = shop.settings.mode === 'development' ? await liveSource(app) : await builtSource();
  const cache = makePageCache({
    onPacked: () => shop.metrics.pagesForMany.inc({ step: 'packed' }),
    onUnpacked: (key, err) => {
      shop.metrics.pagesForMany.inc({ step: 'not_packed' });
      shop.log.warn({ err, page: pathOfKey(key) }, 'a page that is kept could not be packed');
    },
  });
  await app.register(fastifyStatic, {
    root: join(PUBLIC_FILES, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR,
    cacheControl: true,
    decorateReply: false,
    preCompressed: true, // by the build, as well as can be
  });
  await app.register(fastifyStatic, {
    root: PICTURES,
    prefix: '/pictures/',
    immutable: true,
    maxAge: ONE_YEAR,
    decorateReply: false,
    index: false,
  });
  const ownPicture = ownPictureFiles(shop);
  app.get<{ Params: { file: string } }>('/pictures/shop/:file', { schema: { hide: true } }, async (request, reply) => {
    const found = await ownPicture(request.params.file);
    if (found === undefined) return reply.callNotFound();
    return reply.type(found.type).header('cache-control', FOR_EVER).send(found.bytes);
  });
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Counted while it is read, as a call's body is.
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = { countedAs: 'page' satisfies CountedPage };
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const file = request.method === 'GET' || request.method === 'HEAD' ? await publicFile(request.url) : undefined;
      if (file !== undefined) {
        request.countedAs = null;
        return reply.type(file.type).header('cache-control', 'public, max-age=3600').send(createReadStream(file.path));
      }
      return renderPage({ shop, rendering: await source(), cache, request, reply });
    };
    pages.all('*', { schema: { hide: true }, config }, answerPage);
    for (const path of FILE_FORM_PATHS) pages.post(path, { schema: { hide: true }, config, bodyLimit: LOGO_FORM_LIMIT }, answerPage);
  });
}
