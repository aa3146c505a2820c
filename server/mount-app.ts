import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { constants } from 'node:zlib';
import { z } from 'zod';
import { refuse } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { doorThroughAbsence, type Absence } from './http/absence.ts';
import { RETRY_AFTER_SECONDS } from './http/busy.ts';
import { FORGOTTEN_AT_THE_END, identify, type Caller } from './http/caller.ts';
import { writeCookies } from './http/cookies.ts';
import { makeDoors } from './http/door.ts';
import { toWire } from './http/wire.ts';
import { asAnybody, makePageCache, type PageCache } from './http/page-cache.ts';
import { pageMethods, type PageMethods } from './http/page-methods.ts';
import { ROUTES } from './routes.ts';
import type { Shop } from './shop.ts';

/** What the built app gives beside the router's own exports. */
type AppBuild = ServerBuild & { entry: { module: { contextFor(services: PageServices): RouterContextProvider } } };

const openDoor = makeDoors(ROUTES);

const PUBLIC_FILES = resolve('build/client');
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

const BUSY = 503;
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** How the forms of pages are sent: as they are, not packed. */
function isForm({ headers }: FastifyRequest): boolean {
  if (headers['content-encoding'] !== undefined) return false;
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/** Where a page's code comes from: asked for with each page, since under development it changes. */
type PageSource = () => Promise<Rendering>;

async function builtSource(): Promise<PageSource> {
  const build: AppBuild = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const rendering = {
    handler: createRequestHandler(build, 'production'),
    contextFor: build.entry.module.contextFor,
    methodsOf: pageMethods(build),
    hasPolicy: true,
  };
  return async () => rendering;
}

/** Under development Vite serves the browser's modules as they are and hands over the server's at each page. */
async function liveSource(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  app.addHook('onClose', () => vite.close());
  return async () => {
    // The router as Vite finds it, or its classes would be others than those of the pages.
    const [build, router] = await Promise.all([
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<AppBuild>,
      vite.ssrLoadModule('react-router') as Promise<typeof import('react-router')>,
    ]);
    const { contextFor } = build.entry.module;
    return { handler: router.createRequestHandler(build, 'development'), contextFor, methodsOf: pageMethods(build), hasPolicy: false };
  };
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A file of public/: at the top level, with an ending that we serve. */
async function publicFile(url: string): Promise<{ path: string; type: string } | undefined> {
  const name = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)?(\.[a-z0-9]+))(?:\?|$)/.exec(url);
  const type = FILE_TYPES[name?.[2] ?? ''];
  if (name === null || type === undefined) return undefined;
  const path = join(PUBLIC_FILES, name[1] ?? '');
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? { path, type } : undefined;
}

type Rendering = {
  readonly handler: ReturnType<typeof createRequestHandler>;
  readonly contextFor: (services: PageServices) => RouterContextProvider;
  readonly methodsOf: PageMethods;
  /** Vite's own scripts know no nonce, so pages under development have no content policy. */
  readonly hasPolicy: boolean;
};

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
    reply.header('content-security-policy', contentPolicy(shop, cspNonce));
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
  const absence: Absence = { isNoticed: false };
  const response = await handler(
    toRequest(request, page, { method, signal: abort.signal }),
    contextFor(servicesFor(shop, page.viewer, cspNonce, absence)),
  );
  // What takes no such method says so only where it is: nothing there is nothing there, whatever was wanted of it.
  if (!isTaken && response.status !== 404)
    return reply
      .code(request.method === 'OPTIONS' ? 204 : 405)
      .header('allow', methods.join(', '))
      .send();
  const status = absence.isNoticed && response.status >= 500 ? BUSY : response.status;
  reply.code(status);
  if (status === BUSY) reply.header('retry-after', RETRY_AFTER_SECONDS);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  const own = [...response.headers.getSetCookie(), ...page.viewer.setCookies];
  if (cacheKey !== undefined && isDocument(request)) shop.sessions.tell(caller);
  const cookies = page.viewer === caller ? own : [...own, ...caller.setCookies];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (page.viewer.hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
  if (hasPolicy) reply.header('content-security-policy', contentPolicy(shop, cspNonce));
  shop.metrics.requestSeconds.observe({ call: 'page', status }, (performance.now() - started) / 1000);
  // A page is one string by now: read whole it goes out with its length and in one piece.
  const body = response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
  if (cacheKey !== undefined && status === 200 && own.length === 0 && !absence.isNoticed)
    cache.keep(cacheKey, { html: body.toString('utf8'), nonce: cspNonce, headers: [...response.headers] });
  return reply.send(body);
}

/** What a page's scripts ask for: several may be under way at once, and each would begin another visit. */
const SCRIPT_PATH = /(?:\.data|^\/search\/suggest|^\/__manifest)(?:\?|$)/;
/** What a browser says that a whole page is for; a program says nothing. */
const PAGE_DESTINATIONS: ReadonlySet<unknown> = new Set([undefined, 'document', 'iframe', 'frame']);

/** Whether a whole page is asked for, and not a part of one: a picture that is not there is answered with a page, too. */
function isDocument({ url, headers }: FastifyRequest): boolean {
  return !SCRIPT_PATH.test(url) && PAGE_DESTINATIONS.has(headers['sec-fetch-dest']);
}

/** For whom a page is made, and which cookies its code sees. */
type PageRequest = { readonly viewer: Caller; readonly cookie: string | undefined };

/** A page that is made for one visitor names the visit, also when it begins with it. */
function pageFor(shop: Shop, caller: Caller, request: FastifyRequest): PageRequest {
  if (isDocument(request)) shop.sessions.tell(caller);
  return { viewer: caller, cookie: request.headers.cookie };
}

/** A page that others get too holds nothing of the visitor who happened to ask first. */
function pageForAnybody(caller: Caller): PageRequest {
  const viewer = asAnybody(caller);
  return { viewer, cookie: writeCookies(viewer.cookies) };
}

function servicesFor(shop: Shop, caller: Caller, cspNonce: string, absence: Absence): PageServices {
  const user = caller.session?.user;
  return {
    door: doorThroughAbsence(openDoor(shop, caller), absence, shop.log),
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

const HeaderValue = z.union([z.string(), z.array(z.string())]);

type Asked = { readonly method: string; readonly signal: AbortSignal };

function toRequest(request: FastifyRequest, { viewer, cookie }: PageRequest, { method, signal }: Asked): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'cookie' || name.startsWith(':')) continue;
    for (const one of [HeaderValue.parse(value)].flat()) headers.append(name, one);
  }
  if (cookie !== undefined && cookie !== '') headers.set('cookie', cookie);
  const body = method === 'GET' || method === 'HEAD' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body);
  return new Request(`${viewer.origin}${request.url}`, { method, headers, signal, body });
}

/** Scripts and styles of ours only, the card frame of the payment vendor, and nobody around us but who is allowed to. */
function contentPolicy(shop: Shop, nonce: string): string {
  const vendor = shop.settings.sandboxUrl;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${vendor}`,
    `form-action 'self' ${vendor}`,
    ["frame-ancestors 'self'", ...shop.settings.parentOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
