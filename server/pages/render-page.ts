import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#contracts/door.ts';
import { hasWrongContextToken, identify, type Caller } from '../http/caller.ts';
import type { CountedPage } from '../telemetry/count-answers.ts';
import { sendOverloaded } from '../http/overloaded.ts';
import { READING_METHODS } from '../http/origin-check.ts';
import { toWire } from '../http/wire.ts';
import type { Shop } from '../shop.ts';
import { menusOf } from '../menus/index.ts';
import { makePageForMany } from './make-page-for-many.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { pageForMany, type PageForMany } from './page-for-many.ts';
import { OVERLOADED, writeHead } from './page-head.ts';
import { SHOWN } from './page-methods.ts';
import { isDocument, isForm, isFormOfAnother, toRequest } from './page-request.ts';
import { servicesFor, type PageInMaking } from './page-services.ts';
import type { Rendering } from './page-source.ts';
import { sendPageForMany } from './send-page-for-many.ts';

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
  const caller = await identify(shop, { headers: request.headers, address: request.ip, method: request.method, requestId: request.id });
  // What a page's scripts want for somebody is done for nobody else: the browser may have another visit by now.
  if (hasWrongContextToken(request.headers, caller)) {
    const refusal = toWire(refuse('FORBIDDEN'));
    return reply.code(refusal.status).send(refusal.body);
  }
  const shared = keepsPages ? await pageForMany(shop, forMany, request, caller) : undefined;
  const found = shared && (await findPage(asked, caller, shared));
  if (found !== undefined) {
    const { page, isNew } = found;
    if (page.status === OVERLOADED && isDocument(request)) return sendOverloaded(request, reply);
    request.countedAs = (isNew ? 'new_page' : 'kept_page') satisfies CountedPage;
    return sendPageForMany(shop, page, { caller, textsOf: forMany.textsOf, request, reply });
  }
  const body = await makePageForOne(asked, caller);
  return body === TURNED_AWAY ? sendOverloaded(request, reply) : reply.send(body);
}

/** Thrown where those for whom a page was made see something else by now: it is nobody's. */
class SeenOtherwise extends Error {}

/** The page for many, and whether it was made for this request; undefined when it was made for nobody. */
async function findPage(
  { shop, rendering, cache, request }: Asked,
  caller: Caller,
  shared: PageForMany,
): Promise<{ readonly page: KeptPage; readonly isNew: boolean } | undefined> {
  let isNew = false;
  try {
    const page = await cache.get(shared.key, async (before) => {
      const made = await makePageForMany(shop, rendering, caller, shared, before);
      shop.metrics.pagesForMany.inc({ step: made === before ? 'made_already' : 'made' });
      const now = await pageForMany(shop, rendering.forMany, request, caller);
      if (now?.key !== shared.key) throw new SeenOtherwise();
      isNew = true;
      return made;
    });
    return { page, isNew };
  } catch (error) {
    if (error instanceof SeenOtherwise) return undefined;
    throw error;
  }
}

/** What was looked for could not be found now: whoever looks keeps their words, and their page asks once more by itself. Other pages say for themselves what they cannot show. */
const TURNED_AWAY = Symbol('turned away');

const SEARCH = '/search';
const isSearch = ({ url }: FastifyRequest) => url.split('?')[0] === SEARCH;

/** The body of a page for one visitor; its head goes into the reply. */
async function makePageForOne({ shop, rendering, request, reply }: Asked, caller: Caller): Promise<unknown> {
  const { handler, contextFor, methodsOf, hasPolicy } = rendering;
  const isOfAnother = isFormOfAnother(request, caller.session?.contextToken);
  const making: PageInMaking = { away: { isNoticed: false }, cspNonce: randomUUID(), html: undefined, isOfAnother };
  const { away, cspNonce } = making;
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  // What only reads, every page takes: looking for the page's route costs as much as finding its data.
  const methods = SHOWN.includes(request.method) ? SHOWN : methodsOf(request.url.split('?')[0] ?? '/');
  const isTaken = methods.includes(request.method);
  const method = isTaken ? request.method : 'GET';
  // What is no form would fail where the form is read.
  if (isTaken && !READING_METHODS.has(method) && !isForm(request)) {
    const refusal = toWire(refuse('UNSUPPORTED_MEDIA_TYPE'));
    reply.code(refusal.status);
    return refusal.body;
  }
  // A page that is made for one visitor names the visit, also when it begins with it.
  if (isDocument(request)) shop.sessions.tellDocument(caller);
  const given = contextFor(servicesFor(shop, caller, (await menusOf(shop, caller)).text, making));
  const response = await handler(toRequest(request, caller.origin, { method, signal: abort.signal }), given);
  // What takes no such method says so only where it is: nothing there is nothing there, whatever was wanted of it.
  if (!isTaken && response.status !== 404) {
    reply.code(request.method === 'OPTIONS' ? 204 : 405).header('allow', methods.join(', '));
    return undefined;
  }
  const status = away.isNoticed && response.status >= 500 ? OVERLOADED : response.status;
  if (status === OVERLOADED && READING_METHODS.has(method) && isDocument(request) && isSearch(request)) return TURNED_AWAY;
  writeHead(shop, caller, reply, { status, headers: response.headers, nonce: hasPolicy ? cspNonce : undefined });
  // What is no page is read whole, and goes out with its length and in one piece.
  return making.html ?? (response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer()));
}
