import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ROUTE_PREFIX, type Call } from '#contracts/call.ts';
import { ErrorBody } from '#contracts/shapes.ts';
import { refuse } from '#contracts/door.ts';
import { addressHome } from '../config/address-block.ts';
import type { Shop } from '../shop.ts';
import { FORGOTTEN_AT_THE_END, hasWrongContextToken, identify, type Caller } from './caller.ts';
import { countAnswer } from '../telemetry/count-answers.ts';
import { EventStreams } from './event-stream.ts';
import { oncePerKey, type Work } from './idempotency/idempotency.ts';
import { forOperators } from './operators.ts';
import { claimsKeyOf, type Route } from './route.ts';
import { toWire, writeAnswer, writeOnce } from './wire.ts';

/** Calls that clients also make without a prefix, by the name of a proxy alone. */
const OF_A_PROXY = /^\/api(?=\/(?:sparxProxy|productTileProxy|approvalsProxy)\/)/;

/** The paths of a call, the one that is described first. */
function pathsOf({ contract: { isPrefixed, path } }: Route): string[] {
  if (isPrefixed !== true) return [path];
  return OF_A_PROXY.test(path) ? [`${ROUTE_PREFIX}${path}`, path.replace(OF_A_PROXY, '')] : [`${ROUTE_PREFIX}${path}`];
}

/** Registers every call under its path, and the description of all of them. */
export async function registerApi(app: FastifyInstance, shop: Shop, routes: readonly Route[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.settings.brandName} API`,
        version: '1',
        description:
          'Every call of the shop. A changing call may carry an Idempotency-Key; PUT and DELETE may be sent as POST with X-HTTP-Method-Override.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (inside) => {
    inside.addHook('onRequest', forOperators(shop.settings));
    await inside.register(swaggerUi, { routePrefix: '/api/docs' });
    inside.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  // Input is checked by the route itself, whoever calls it; here the schemas only describe.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  const streams = new EventStreams();
  // A stream does not end by itself: open ones would keep the server from closing.
  app.addHook('preClose', async () => streams.close());
  const methodsAt = new Map<string, Set<string>>();
  for (const route of routes) {
    const { contract } = route;
    for (const [at, url] of pathsOf(route).entries()) {
      const methods = methodsAt.get(url) ?? new Set(['OPTIONS']);
      methodsAt.set(url, methods.add(contract.method));
      app.route({
        method: contract.method,
        url,
        config: { countedAs: contract.name, isStream: contract.isStream === true },
        ...(contract.bodyLimit !== undefined && { bodyLimit: contract.bodyLimit }),
        schema: {
          hide: at > 0,
          operationId: contract.name,
          summary: contract.summary,
          tags: [contract.tag],
          params: contract.params,
          querystring: contract.query,
          ...(contract.method !== 'GET' && { body: contract.body }),
          response: { 200: describeAnswer(contract), '4xx': ErrorBody, 500: ErrorBody },
        },
        handler: (request, reply) => handle(shop, route, streams, request, reply),
      });
    }
  }
  for (const [url, methods] of methodsAt) {
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods].toSorted().join(', ');
    app.options(url, { schema: { hide: true } }, (_request, reply) => reply.code(204).header('allow', allow).send());
  }
}

function describeAnswer(contract: Call): unknown {
  if (contract.isStream !== true) return contract.answer;
  return { description: 'Events, each with this as its data', content: { 'text/event-stream': { schema: contract.answer } } };
}

async function handle(shop: Shop, route: Route, streams: EventStreams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { contract } = route;
  const caller = await identify(shop, { headers: request.headers, address: request.ip, method: request.method, requestId: request.id });
  const wrongToken = hasWrongContextToken(request.headers, caller);
  const input = { params: request.params, query: request.query, body: request.body };
  const key = contract.ignoresKey === true ? undefined : caller.idempotencyKey;
  const { again } = route;
  const answered = async () => {
    // Its call was not looked at: it may come again under its key, by then as who it is.
    if (wrongToken) return writeAnswer(refuse('FORBIDDEN'));
    const run = () => route.handle(shop, caller, input);
    // Who has no session yet gets one with the answer: a kept answer would tell of a cart that the repeat's own session does not have.
    const isFirstCall = caller.session === undefined && again === undefined;
    if (route.isForMany === true) return writeOnce(await run());
    if (key === undefined || isFirstCall || contract.method === 'GET') return writeAnswer(await run());
    const work: Work = {
      run,
      claimsKey: claimsKeyOf(route, input),
      ...(again !== undefined && { again: () => again(shop, caller, input) }),
    };
    return oncePerKey(shop, caller, { name: contract.name, key, input }, work);
  };
  const wire = await answered();
  // A repeated call has stored something, too: its first answer, which said so, may have been lost.
  if (key !== undefined && contract.method !== 'GET' && wire.status < 400 && caller.session !== undefined)
    shop.sessions.expectStored(caller);
  if (contract.beginsNoVisit !== true) shop.sessions.tell(caller);
  reply.code(wire.status);
  if (caller.setCookies.length > 0) reply.header('set-cookie', caller.setCookies);
  if (caller.hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
  if (caller.session !== undefined) reply.header('x-context-token', caller.session.contextToken);
  if (wire.retryAfterSeconds !== undefined) reply.header('retry-after', wire.retryAfterSeconds);
  if (route.listen !== undefined && wire.status === 200)
    return startStream(shop, { route, listen: route.listen, caller, streams, request }, reply);
  if (wire.text === null) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(wire.bytes ?? wire.text);
}

type Listening = {
  readonly route: Route;
  readonly listen: NonNullable<Route['listen']>;
  readonly caller: Caller;
  readonly streams: EventStreams;
  readonly request: FastifyRequest;
};

/** Begins a stream for as long as the session is the one that it was opened with. */
function startStream(shop: Shop, { listen, caller, streams, request }: Listening, reply: FastifyReply): FastifyReply {
  const owner = caller.session?.contextToken ?? caller.address;
  const network = addressHome(caller.address);
  const refusal = streams.refusalFor(owner, network);
  if (refusal !== undefined) {
    const { status, body, retryAfterSeconds = 30 } = toWire(refuse(refusal));
    return reply.code(status).header('retry-after', retryAfterSeconds).send(body);
  }
  countAnswer(shop, request, reply);
  const stream = streams.open(reply, {
    owner,
    network,
    isStillHis: async () => (await shop.sessions.find(caller.cookies, caller.site.tenant))?.contextToken === caller.session?.contextToken,
  });
  stream.onEnd(listen(shop, caller, (event) => stream.send(event)));
  return reply;
}
