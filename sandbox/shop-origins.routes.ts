import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from './errors.ts';
import { isOrigin } from './origins.ts';
import type { Vendor } from './vendor.ts';

const originsSchema = z.strictObject({ origins: z.array(z.string().max(200).refine(isOrigin)).min(1).max(50) });

/** `POST /v1/shop-origins`: a node of the shop says under which addresses its pages are, so that they may show the card frame. */
export function shopOriginRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/shop-origins', async (request, reply) => {
    const body = read(originsSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    if (!vendor.shopOrigins.add(body.value.origins)) return sendRefused(reply, refused('INVALID_REQUEST'));
    await vendor.settled();
    return reply.send({ origins: vendor.settings.shopOrigins });
  });
}
