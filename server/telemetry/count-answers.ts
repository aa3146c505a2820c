import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';

/** As what the answer of a page is counted: out of memory, made for many with this request, or made for its visitor alone. */
export type CountedPage = 'kept_page' | 'new_page' | 'page';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As what answers of the route are counted: the name of a call, or `page`. Without it they are not: files, health. */
    readonly countedAs?: string;
  }
  interface FastifyRequest {
    /** In the place of what its route says; null: not at all. */
    countedAs: string | null | undefined;
  }
}

/**
 * Counts every answer once, with its time, when it is ready to go out: also one that was refused before its call was reached, and one
 * whose call has thrown. To be registered behind all that works on answers.
 */
export function countAnswers(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('countedAs', undefined);
  // No promise: every request would wait for it.
  app.addHook('onSend', (request, reply, payload, done) => {
    countAnswer(shop, request, reply);
    done(null, payload);
  });
}

/** Counts an answer that is not sent in one piece: a stream, when it begins. */
export function countAnswer(shop: Shop, request: FastifyRequest, reply: FastifyReply): void {
  const { countedAs: call = request.routeOptions.config.countedAs ?? null } = request;
  if (call !== null) shop.metrics.requestSeconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
}
