import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, sendRefused } from '../errors.ts';
import { newId } from '../ids.ts';
import { signGrant } from './auth-tokens.ts';
import type { Vendor } from '../vendor.ts';

/** Longer than this nothing is allowed ahead, in milliseconds. */
const MOST_MS = 24 * 3_600_000;

const wishSchema = z.object({
  checkoutId: z.string().min(1).max(100),
  payer: z.string().min(1).max(100),
  lifetimeMs: z.number().int().positive().max(MOST_MS),
});

/** `POST /v1/auth-tokens`: the shop allows somebody to pay in a checkout. */
export function authTokenRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/auth-tokens', (request, reply) => {
    const body = read(wishSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const { checkoutId, payer, lifetimeMs } = body.value;
    // By the clock that will look at it.
    const grant = { checkoutId, payer, validUntil: vendor.now().getTime() + lifetimeMs, transactionId: newId('txn') };
    const { secretKey } = vendor.settings;
    return reply.code(201).send({
      value: signGrant(grant, 'CARD', secretKey),
      paypalClientToken: signGrant(grant, 'PAYPAL', secretKey),
      validUntil: grant.validUntil,
      transactionId: grant.transactionId,
    });
  });
}
