import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { refuse } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { FORGOTTEN_AT_THE_END, identify, type Caller } from './http/caller.ts';
import { makeDoors } from './http/door.ts';
import { READING_METHODS } from './http/origin-check.ts';
import { toWire } from './http/wire.ts';
import { contentPolicy } from './http/pages/content-policy.ts';
import { doorWhileAway, type Away } from './http/pages/door-while-away.ts';
import { makePageCache, type PageCache } from './http/pages/page-cache.ts';
import { isDocument, isForm, pageFor, pageForAnybody, toRequest } from './http/pages/page-request.ts';
import { builtSource, liveSource, type Rendering } from './http/pages/page-source.ts';
import { publicFile, PUBLIC_FILES } from './http/pages/public-files.ts';
import { ROUTES } from './routes.ts';
import type { Shop } from './shop.ts';

const openDoor = makeDoors(ROUTES);

const PICTURES = resolve('pictures');
const ONE_YEAR = '1y';

/**
 * Mounts the built app: the one place where server and app meet. Everything that no call answers is a page.
 */
export async function mountApp(app: FastifyInstance, shop: Shop): Promise<void> {
  const source = shop.settings.mode === 'development' ? await liveSource(app) : await builtSource();
  const cache = makePageCache();
  await app.register(compress, {
    global: true,
    threshold: 1024,
    globalDecompression: false, // nobody's browser packs what it sends, and 60 kB unpack to 60 MB
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
  await app.register(fastifyStatic, {
    root: join(PUBLIC_FILES, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR,
    cacheControl: true,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: PICTURES,
    prefix: '/pictures/',
    immutable: true,
    maxAge: ONE_YEAR,
    decorateReply: false,
    index: false,
  });
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Counted while it is read, as a call's body is.
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.all('*', { schema: { hide: true } }, async (request, reply) => {
      const file = request.method === 'GET' || request.method === 'HEAD' ? await publicFile(request.url) : undefined;
      if (file !== undefined)
        return reply.type(file.type).header('cache-control', 'public, max-age=3600').send(createReadStream(file.path));
      return renderPage(shop, await source(), cache, request, reply);
    });
  });
}

const OVERLOADED = 503;
async function renderPage(
  shop: Shop,
  { handler, contextFor, methodsOf, hasPolicy }: Rendering,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const started = performance.now();
  const caller = await identify(shop, { headers: request.headers, address: request.ip, requestId: request.id });
  const cspNonce = randomBytes(16).toString('base64');
  const cacheKey = hasPolicy ? cache.keyOf(request, caller) : undefined;
  const kept = cacheKey === undefined ? undefined : cache.find(cacheKey, cspNonce);
  if (kept !== undefined) {
    if (isDocument(request)) shop.sessions.tell(caller);
    if (caller.setCookies.length > 0) reply.header('set-cookie', caller.setCookies);
    for (const [name, value] of kept.headers) reply.header(name, value);
    reply.header('content-security-policy', contentPolicy(shop.settings, cspNonce));
    shop.metrics.requestSeconds.observe({ call: 'kept_page', status: 200 }, (performance.now() - started) / 1000);
    return reply.send(kept.html);
  }
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const methods = methodsOf(request.url.split('?')[0] ?? '/');
  const isTaken = methods.includes(request.method);
  const method = isTaken ? request.method : 'GET';
  // What is no form would fail where the form is read.
  if (isTaken && !READING_METHODS.has(method) && !isForm(request)) {
    const refusal = toWire(refuse('UNSUPPORTED_MEDIA_TYPE'));
    return reply.code(refusal.status).send(refusal.body);
  }
  const page = cacheKey === undefined ? pageFor(shop, caller, request) : pageForAnybody(caller);
  const away: Away = { isNoticed: false };
  const response = await handler(
    toRequest(request, page, { method, signal: abort.signal }),
    contextFor(servicesFor(shop, page.viewer, cspNonce, away)),
  );
  // What takes no such method says so only where it is: nothing there is nothing there, whatever was wanted of it.
  if (!isTaken && response.status !== 404)
    return reply
      .code(request.method === 'OPTIONS' ? 204 : 405)
      .header('allow', methods.join(', '))
      .send();
  const status = away.isNoticed && response.status >= 500 ? OVERLOADED : response.status;
  reply.code(status);
  if (status === OVERLOADED) reply.header('retry-after', OVERLOADED_SECONDS);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  const own = [...response.headers.getSetCookie(), ...page.viewer.setCookies];
  if (cacheKey !== undefined && isDocument(request)) shop.sessions.tell(caller);
  const cookies = page.viewer === caller ? own : [...own, ...caller.setCookies];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (page.viewer.hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
  if (hasPolicy) reply.header('content-security-policy', contentPolicy(shop.settings, cspNonce));
  shop.metrics.requestSeconds.observe({ call: 'page', status }, (performance.now() - started) / 1000);
  // A page is one string by now: read whole it goes out with its length and in one piece.
  const body = response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
  if (cacheKey !== undefined && status === 200 && own.length === 0 && !away.isNoticed)
    cache.keep(cacheKey, { html: body.toString('utf8'), nonce: cspNonce, headers: [...response.headers] });
  return reply.send(body);
}

function servicesFor(shop: Shop, caller: Caller, cspNonce: string, away: Away): PageServices {
  const user = caller.session?.user;
  return {
    door: doorWhileAway(openDoor(shop, caller), away, shop.log),
    tenant: caller.site.tenant,
    routeType: caller.site.routeType,
    routeId: caller.site.routeId,
    brandName: shop.settings.brandName,
    origin: caller.origin,
    vendorOrigin: shop.settings.sandboxUrl,
    parentOrigins: shop.settings.parentOrigins,
    isDemo: shop.settings.isDemo,
    requestId: caller.requestId,
    reportFailure: (err) => shop.log.error({ requestId: caller.requestId, err }, 'the page failed'),
    cspNonce,
    contextToken: caller.session?.contextToken,
    user: user && { firstName: user.firstName, lastName: user.lastName, email: user.email, accountName: user.account?.name },
  };
}
