import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendRefused, type ErrorCode } from './errors.ts';
import { mayChange } from './origins.ts';
import type { Vendor } from './vendor.ts';

/** The largest body the vendor reads. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 10_000;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface LogSettings {
  level: string;
  stream: { write(line: string): void };
}

/** The HTTP server with everything that holds for all of its routes: limits, headers, errors, logs without card data. */
export function createApp(log: LogSettings): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    logger: { ...log, serializers: { req: loggedRequest, err: loggedError } },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  app.setNotFoundHandler((_request, reply) => sendRefused(reply, { code: 'NOT_FOUND' }));
  app.setErrorHandler<FastifyError>(sendError);
  return app;
}

/** Refuses changing requests that come from pages of other origins. */
export function guardOrigins(app: FastifyInstance, vendor: Vendor): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || mayChange(request.headers.origin, vendor)) return undefined;
    return sendRefused(reply, { code: 'FORBIDDEN' });
  });
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOf(error);
  if (code === 'TECHNICAL_PROBLEM') request.log.error({ err: error }, 'A request failed.');
  return sendRefused(reply, { code });
}

function codeOf({ code, statusCode }: FastifyError): ErrorCode {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'BODY_TOO_LARGE';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'UNSUPPORTED_MEDIA_TYPE';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'INVALID_REQUEST' : 'TECHNICAL_PROBLEM';
}

/** The caller's id when it is one that can stand in a header and a log, else a new one. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? maskDigits(given) : randomUUID();
}

/** Only what cannot hold card data: no query, no body, and no long run of digits in the path. */
function loggedRequest({ method, url }: { method: string; url: string }): Record<string, string> {
  return { method, path: maskDigits(url.split('?')[0] ?? '') };
}

function loggedError(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: maskDigits(error.message), stack: maskDigits(error.stack ?? '') };
}

/** A text in which no card number can be read: runs of 13 or more digits, also grouped ones, become their length. */
export function maskDigits(text: string): string {
  return text.replaceAll(/\d(?:(?:%20|[ +-])?\d){12,}/g, (run) => `[${run.length} digits]`);
}
