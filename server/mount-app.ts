import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { FORGOTTEN_AT_THE_END, identify, type Caller } from './http/caller.ts';
import { makeDoors } from './http/door.ts';
import { READING_METHODS } from './http/origin-check.ts';
import { toWire } from './http/wire.ts';
import { contentPolicy } from './pages/content-policy.ts';
import { doorWhileAway } from './pages/door-while-away.ts';
import { makePageCache, type PageCache } from './pages/page-cache.ts';
import { isForm, pageFor, toRequest } from './pages/page-request.ts';
import { builtSource, liveSource, type Rendering } from './pages/page-source.ts';
import { publicFile, PUBLIC_FILES } from './http/public-files.ts';
import { AudienceChanged, audienceOfPage, makeForMany, sendPageForMany, type PageInMaking } from './pages/shared-pages.ts';
import { visitOf } from './pages/visit.ts';
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
  const cache = makePageCache({ onUnpacked: () => shop.log.warn('a page that is kept could not be packed') });
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
  rendering: Rendering,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const started = performance.now();
  const caller = await identify(shop, { headers: request.headers, address: request.ip, requestId: request.id });
  const audience = rendering.hasPolicy ? await audienceOfPage(shop, rendering.marks, request, caller) : undefined;
  if (audience !== undefined) {
    const services = servicesFor.bind(undefined, shop);
    const making = { rendering, caller, shape: audience.shape, url: request.url, services };
    const kept = await cache
      .get(audience.key, async () => {
        const made = await makeForMany(making);
        shop.metrics.requestSeconds.observe({ call: 'page', status: made.status }, (performance.now() - started) / 1000);
        const now = await audienceOfPage(shop, rendering.marks, request, caller);
        if (now?.key !== audience.key) throw new AudienceChanged();
        return made;
      })
      .catch((error: unknown) => {
        if (error instanceof AudienceChanged) return undefined;
        throw error;
      });
    if (kept?.status === OVERLOADED) reply.header('retry-after', OVERLOADED_SECONDS);
    if (kept !== undefined) {
      const sent = await sendPageForMany(shop, kept, { caller, marks: rendering.marks, request, reply });
      shop.metrics.requestSeconds.observe({ call: 'kept_page', status: kept.status }, (performance.now() - started) / 1000);
      return sent;
    }
  }
  const { handler, contextFor, methodsOf, hasPolicy } = rendering;
  const making: PageInMaking = { away: { isNoticed: false }, cspNonce: randomUUID(), html: undefined };
  const { away, cspNonce } = making;
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
  const page = pageFor(shop, caller, request);
  const response = await handler(toRequest(request, page, { method, signal: abort.signal }), contextFor(servicesFor(shop, caller, making)));
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
  const cookies = [...response.headers.getSetCookie(), ...caller.setCookies];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (caller.hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
  if (hasPolicy) reply.header('content-security-policy', contentPolicy(shop.settings, cspNonce));
  shop.metrics.requestSeconds.observe({ call: 'page', status }, (performance.now() - started) / 1000);
  // What is no page is read whole, and goes out with its length and in one piece.
  const body = making.html ?? (response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer()));
  return reply.send(body);
}

function servicesFor(shop: Shop, caller: Caller, making: PageInMaking): PageServices {
  const { away, cspNonce } = making;
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
    deliver: (html) => (making.html = html),
    cspNonce,
    contextToken: caller.session?.contextToken,
    visit: () => visitOf(shop, caller, shop.cartCounts.read, away),
    shape: undefined,
    user: user && { firstName: user.firstName, lastName: user.lastName, email: user.email, accountName: user.account?.name },
  };
}
