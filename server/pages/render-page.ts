import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import { FORGOTTEN_AT_THE_END, identify, type Caller } from '../http/caller.ts';
import { READING_METHODS } from '../http/origin-check.ts';
import { toWire } from '../http/wire.ts';
import type { Shop } from '../shop.ts';
import { contentPolicy } from './content-policy.ts';
import { makePageForMany } from './make-page-for-many.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { pageForMany, type PageForMany } from './page-for-many.ts';
import { isDocument, isForm, toRequest } from './page-request.ts';
import { servicesFor, type PageInMaking } from './page-services.ts';
import type { Rendering } from './page-source.ts';
import { sendPageForMany } from './send-page-for-many.ts';

const OVERLOADED = 503;

/** A request for a page, and what answers it. */
type Asked = {
  readonly shop: Shop;
  readonly rendering: Rendering;
  readonly cache: PageCache;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Answers whatever no call answers: with a page that is kept for many, or one that is made for its visitor alone. */
export async function renderPage(asked: Asked): Promise<unknown> {
  const { shop, rendering, request, reply } = asked;
  const { keepsPages, forMany } = rendering;
  const started = performance.now();
  const observe = (call: string, status: number) =>
    shop.metrics.requestSeconds.observe({ call, status }, (performance.now() - started) / 1000);
  const caller = await identify(shop, { headers: request.headers, address: request.ip, requestId: request.id });
  const shared = keepsPages ? await pageForMany(shop, forMany, request, caller) : undefined;
  const kept = shared && (await keptPage(asked, caller, shared, observe));
  if (kept !== undefined) {
    const sent = await sendPageForMany(shop, kept, { caller, textsOf: forMany.textsOf, request, reply });
    observe('kept_page', kept.status);
    return sent;
  }
  const body = await makePageForOne(asked, caller);
  observe('page', reply.statusCode);
  return reply.send(body);
}

/** Thrown where those for whom a page was made see something else by now: it is nobody's. */
class SeenOtherwise extends Error {}

/** The page for many, from memory or made now; undefined when it was made for nobody. */
async function keptPage(
  { shop, rendering, cache, request }: Asked,
  caller: Caller,
  shared: PageForMany,
  observe: (call: string, status: number) => void,
): Promise<KeptPage | undefined> {
  try {
    return await cache.get(shared.key, async () => {
      const made = await makePageForMany(shop, rendering, caller, shared);
      observe('page', made.status);
      const now = await pageForMany(shop, rendering.forMany, request, caller);
      if (now?.key !== shared.key) throw new SeenOtherwise();
      return made;
    });
  } catch (error) {
    if (error instanceof SeenOtherwise) return undefined;
    throw error;
  }
}

/** The body of a page for one visitor; its head goes into the reply. */
async function makePageForOne({ shop, rendering, request, reply }: Asked, caller: Caller): Promise<unknown> {
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
    reply.code(refusal.status);
    return refusal.body;
  }
  // A page that is made for one visitor names the visit, also when it begins with it.
  if (isDocument(request)) shop.sessions.tell(caller);
  const given = contextFor(servicesFor(shop, caller, making));
  const response = await handler(toRequest(request, caller.origin, { method, signal: abort.signal }), given);
  // What takes no such method says so only where it is: nothing there is nothing there, whatever was wanted of it.
  if (!isTaken && response.status !== 404) {
    reply.code(request.method === 'OPTIONS' ? 204 : 405).header('allow', methods.join(', '));
    return undefined;
  }
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
  // What is no page is read whole, and goes out with its length and in one piece.
  return making.html ?? (response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer()));
}
