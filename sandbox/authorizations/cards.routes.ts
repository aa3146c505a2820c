import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from '../errors.ts';
import { viewToken } from '../tokens/token-view.ts';
import type { Vendor } from '../vendor.ts';

const tokenSchema = z.object({ token: z.string().max(200) });

/** What the shop's server may know about a token that a browser gave it. */
export function cardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get('/v1/tokens/:token', async (request, reply) => {
    const path = read(tokenSchema, request.params);
    const source = path.ok ? vendor.tokens.find(path.value.token) : undefined;
    if (source === undefined || source.kind === 'PAYMENT') return sendRefused(reply, refused('NOT_FOUND'));
    const view = viewToken(source, vendor);
    await vendor.settled();
    return reply.send(view);
  });
}
