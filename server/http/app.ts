import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { optOut } from '#contracts/cart-calls.ts';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import { refuse } from '#contracts/door.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { isSamlAnswerPath } from '#domain/identity/saml/saml-paths.ts';
import { addressBlock } from '../config/address-block.ts';
import { safeHeaders } from '../config/safe-headers.ts';
import { NobodyWaits, workFor, type Asker } from '../db/asking/asking.ts';
import { FairShares } from '../db/asking/fair-shares.ts';
import { isDatabaseAway } from '../db/away.ts';
import type { Shop } from '../shop.ts';
import { registerApi } from './api.ts';
import { refuseUnheard, refuseUnread } from './below-the-framework.ts';
import { compressAnswers } from './compression.ts';
import { countAnswers } from '../telemetry/count-answers.ts';
import { sendOverloaded } from './overloaded.ts';
import { makeDrain, type Drain } from './drain.ts';
import { forOperators } from './operators.ts';
import { isEmbedded, isFileAddress, isOwnOrigin, isOwnPage, READING_METHODS, type Expected } from './origin-check.ts';
import type { Route } from './route.ts';

import { CALL_FOLDERS, isReadable, isWellAddressed } from './well-addressed.ts';
import { toWire } from './wire.ts';

const USUAL_BODY_LIMIT = 64 * 1024;
/** How long a request may take to come in, its body included. */
const LONGEST_REQUEST_MS = 30_000;
/** How often it is looked which took longer. Node.js would do so every 30 s; the list is in the order of their time, so looking costs nothing. */
const LATE_REQUESTS_EACH_MS = 1_000;
/** What another origin's page may send: the payer's bank posts the result of its question here, an employer whom it has signed in. Its content is proven otherwise. */
const OPEN_TO_OTHER_ORIGINS = new Set<string>([threeDSecureReturn.path, '/webhooks/payment']);
const isOpenToOtherOrigins = (path: string) => OPEN_TO_OTHER_ORIGINS.has(path) || isSamlAnswerPath(path);

/** The one GET of the wire that stores something: no picture or link of another site may ask for it. (K-07) */
const CHANGING_GETS: ReadonlySet<string> = new Set([optOut.path]);

/** Says in a POST that it is meant as a PUT or a DELETE. (C §7; decision A-006) */
const METHOD_OVERRIDE = 'x-http-method-override';

/** In the place of a path that cannot be read: none, and refused as such. */
const UNREADABLE = '*';

/** The status of an answer that goes to nobody, as proxies write it: whoever asked hung up before. */
const HUNG_UP = 499;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answer stays open. */
    readonly isStream?: boolean;
  }
}

export type AppOptions = {
  /** Whether a network may have only a part of a busy node. Plain: it may. */
  readonly isShared?: boolean;
  /** Registers what lies beside the API: pages, pictures. */
  readonly registerPages?: (app: FastifyInstance) => Promise<void>;
  readonly isReady?: () => Promise<boolean>;
  /** Closes it without cutting off what is under way; without it `close` waits for that. */
  readonly drain?: Drain;
  /** The address under which a request is looked up, where it is not the one it came with. */
  readonly rewriteUrl?: (url: string) => string;
  /** How late the event loop may be before requests are turned away; 0: however late. In milliseconds. */
  readonly maxEventLoopDelayMs?: number;
  /** How long a request may take to come in, with its body. */
  readonly longestRequestMs?: number;
};

/** Whoever waits for an answer, until they hang up. Most are never asked: a page that is kept is sent at once. */
function askerOf(response: ServerResponse, from: string | undefined): Asker {
  let made: AbortController | undefined;
  return {
    from,
    get signal() {
      if (made !== undefined) return made.signal;
      const controller = new AbortController();
      const hangUp = () => {
        if (!response.writableFinished) controller.abort();
      };
      if (response.destroyed) hangUp();
      else response.once('close', hangUp);
      made = controller;
      return controller.signal;
    },
  };
}

/** The HTTP server with everything that all requests go through, without listening yet. */
export async function makeApp(shop: Shop, routes: readonly Route[], options: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = shop.log;
  const expected = { isSecure: shop.settings.publicUrl.startsWith('https:') };
  const { longestRequestMs = LONGEST_REQUEST_MS } = options;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: USUAL_BODY_LIMIT,
    requestTimeout: longestRequestMs,
    http: {
      requireHostHeader: false, // asked below
      // Said here, too: Node.js gives a body the longer of this time and that for the headers, which it limits by this when the server is made.
      requestTimeout: longestRequestMs,
      connectionsCheckingInterval: LATE_REQUESTS_EACH_MS,
    },
    clientErrorHandler: refuseUnread,
    trustProxy: shop.settings.trustedProxies.length > 0 && [...shop.settings.trustedProxies],
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    genReqId: () => randomUUID(),
    // Whoever logs names the request.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    return503OnClosing: false, // ours says when to come again
    keepAliveTimeout: 65_000,
    // The method that counts is known before anything looks at it.
    rewriteUrl: (request) => {
      if (!overrideMethod(request)) request.headers[METHOD_OVERRIDE] = 'REFUSED';
      const url = request.url ?? '/';
      // The router would answer by itself, past everything that answers have in common.
      if (!isReadable(url)) return UNREADABLE;
      return options.rewriteUrl?.(url) ?? url;
    },
  });
  app.removeContentTypeParser('text/plain'); // calls speak JSON
  refuseUnheard(app.server);
  const drain = options.drain ?? makeDrain();
  drain.watch(app);
  const shares = new FairShares();
  // Hooks of every request are no promises: each would be waited for.
  const safe = safeHeaders(expected);
  app.addHook('onRequest', (request, reply, done) => {
    // Before all that may turn a request away: refusals have the same headers.
    reply.headers(safe).header('x-request-id', request.id);
    const refusal = drain.isClosing ? undefined : refusalOf(request, expected);
    // Who asks whether to send what they have ("Expect") may be gone before this.
    const isGone = request.raw.socket.remoteAddress === undefined;
    const from = shop.settings.hasRateLimits && !isGone ? addressBlock(request.ip) : undefined;
    const share = refusal === undefined && options.isShared !== false && takesShare(request) ? from : undefined;
    const units = unitsOfWork(request.url);
    if (drain.isClosing || isGone || (share !== undefined && !shares.enter(share, units))) sendOverloaded(request, reply);
    else if (refusal !== undefined) sendRefusal(reply, refusal);
    else {
      // Closed is what was answered, and what somebody hung up on before: Fastify hears of no answer then.
      if (share !== undefined) reply.raw.once('close', () => shares.leave(share, units));
      workFor(askerOf(reply.raw, from), done);
    }
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // What was left undone because nobody waits for it is no failure: log and figures tell it apart.
    if (reply.statusCode === 503 && reply.raw.destroyed) reply.code(HUNG_UP);
    // Pages say for themselves who may show them.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "frame-ancestors 'none'");
    // What sets a cookie is for one visitor alone, whatever else was meant for it.
    if (!reply.hasHeader('cache-control') || reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
    // What is the same for everybody may be shown by any site; browsers keep everything else from it.
    const isForAll = isFileAddress(request.url) && reply.statusCode < 400 && reply.getHeader('cache-control') !== 'no-store';
    reply.header('cross-origin-resource-policy', isForAll ? 'cross-origin' : 'same-origin');
    done(null, payload);
  });
  compressAnswers(app);
  countAnswers(app, shop);
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    if (shop.log.isLevelEnabled(level)) shop.log[level](answered(request, reply), 'answered');
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? 1_500,
    sampleInterval: 500,
    retryAfter: 5,
    pressureHandler: ({ url, ip }) => {
      // A page that is there already is no page without its files, and those ask nobody.
      if (isFileAddress(url)) return undefined;
      if (shop.settings.hasRateLimits && shares.isLateForOthers(addressBlock(ip))) return undefined;
      return Promise.reject(new TooBusy());
    },
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOfError(error);
    // Who hangs up while they send have lost their own connection.
    const hasHungUp = error instanceof NobodyWaits || (request.raw.destroyed && !request.raw.complete);
    if (isDatabaseAway(error) && !hasHungUp) request.log.warn({ requestId: request.id, err: error }, 'the database could not be asked');
    if (code === 'OVERLOADED') return sendOverloaded(request, reply);
    if (code === 'TECHNICAL_PROBLEM') request.log.error({ requestId: request.id, err: error }, 'the request failed');
    return sendRefusal(reply, code);
  });
  registerHealth(app, shop, options.isReady ?? (async () => true));
  await registerApi(app, shop, routes);
  for (const folder of CALL_FOLDERS)
    app.all(`${folder}*`, { schema: { hide: true } }, (_request, reply) => sendRefusal(reply, 'NOT_FOUND'));
  // A file that is gone, and whatever no page is asked.
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'NOT_FOUND'));
  await options.registerPages?.(app);
  return app;
}

/** What the framework says of a node that is behind with its work. */
class TooBusy extends Error {
  readonly code = 'FST_UNDER_PRESSURE';
}

/** Why a request is not even looked at; undefined when it may go on. */
function refusalOf({ raw, method, url, routeOptions }: FastifyRequest, expected: Expected): ErrorCode | undefined {
  if (!isWellAddressed(raw) || raw.headers[METHOD_OVERRIDE] === 'REFUSED') return 'INVALID_REQUEST';
  if (READING_METHODS.has(method)) {
    // Asked of the router, not of the address: there are many ways to write one.
    const isForeign = CHANGING_GETS.has(routeOptions.url ?? '') && !isOwnPage(raw, expected);
    return isForeign || isEmbedded(raw) ? 'FORBIDDEN' : undefined;
  }
  return isOwnOrigin(raw, expected) || isOpenToOtherOrigins(url.split('?')[0] ?? '') ? undefined : 'FORBIDDEN';
}

/** Whether a request counts among those of its network that are under way: files ask nobody, and a stream is open for as long as somebody looks at a page. */
function takesShare({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isStream !== true && !isFileAddress(url);
}

/** Where things are looked for: to make such a page or answer takes some four times the work of others. */
const LOOKS_FOR = /^\/(?:search|category|brand|landing|ele-lpd\/api\/searchProxy\/search)(?:[.?]|\/(?!suggest)|$)/;
const UNITS_OF_LOOKING = 4;

const unitsOfWork = (url: string): number => (LOOKS_FOR.test(url) ? UNITS_OF_LOOKING : 1);

/** What the log tells of an answer. */
function answered({ id, method, url }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): Record<string, unknown> {
  return { requestId: id, method, path: url.split('?')[0], status: statusCode, ms: Math.round(elapsedTime) };
}

type Sender = { code(status: number): Sender; send(body: unknown): unknown };

function sendRefusal<R extends Sender>(reply: R, code: ErrorCode): R {
  const wire = toWire(refuse(code));
  reply.code(wire.status).send(wire.body);
  return reply;
}

/** What went wrong before a call was reached: the framework's errors by their codes. Everything else is our own fault. */
function codeOfError(error: FastifyError): ErrorCode {
  if (error.code === 'FST_UNDER_PRESSURE' || isDatabaseAway(error)) return 'OVERLOADED';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'BODY_TOO_LARGE';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'UNSUPPORTED_MEDIA_TYPE';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'INVALID_REQUEST';
  return 'TECHNICAL_PROBLEM';
}

/** Answered under pressure, too: whoever watches would take a busy node for a dead one. */
const WATCHED = { schema: { hide: true }, config: { pressureHandler: () => undefined } };

function registerHealth(app: FastifyInstance, shop: Shop, isReady: () => Promise<boolean>): void {
  app.get('/healthz', WATCHED, async () => ({ status: 'ok' }));
  app.get('/readyz', WATCHED, async (_request, reply) => {
    const isUp = await isReady().catch(() => false);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'not ready' });
  });
  app.get('/metrics', { ...WATCHED, onRequest: forOperators(shop.settings) }, async (_request, reply) =>
    reply.header('content-type', 'text/plain; version=0.0.4').send(await shop.metrics.text()),
  );
}

/**
 * Gives a POST the method that it names, before it is routed, so that everything after — the origin check first — sees
 * the method that counts.
 *
 * @returns whether the header, if any, is one that we honour.
 */
function overrideMethod(request: IncomingMessage): boolean {
  const wanted = request.headers[METHOD_OVERRIDE];
  if (wanted === undefined || wanted === '') return true;
  const method = typeof wanted === 'string' ? wanted.toUpperCase() : '';
  if (method !== 'PUT' && method !== 'DELETE') return false;
  if (request.method === 'POST') request.method = method;
  return true;
}
