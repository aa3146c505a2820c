import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { viewAuthorizationFor, viewChallenge, viewDecision } from './authorization-view.ts';
import { authorize, type AuthorizeOutcome } from './authorize.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { amountSchema } from '../ledger/money.ts';
import { shopUrl } from '../origins.ts';
import type { Vendor } from '../vendor.ts';

const idempotencyKey = z.string().min(1).max(200);

const authorizeSchema = z.strictObject({
  token: z.string().min(1).max(200),
  amount: amountSchema,
  currency: z.literal('USD'),
  reference: z.string().min(1).max(200),
  idempotencyKey,
  returnUrl: z.string().max(2000).optional(),
  checkoutId: z.string().max(100).optional(),
  renews: z.string().min(1).max(100).optional(),
});

const lookUpSchema = z.union([z.object({ idempotencyKey }), z.object({ reference: z.string().min(1).max(200) })]);

/** Authorizing, and asking what became of it. */
export function authorizationRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/authorizations', async (request, reply) => {
    const body = read(authorizeSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const { amount: amountCents, currency: _, returnUrl, ...rest } = body.value;
    const returnOrigin = returnUrl === undefined ? vendor.settings.shopOrigins[0] : shopUrl(returnUrl, vendor)?.origin;
    if (returnOrigin === undefined) return sendRefused(reply, refused('INVALID_RETURN_URL'));
    const result = authorize({ ...rest, amountCents, returnOrigin }, vendor);
    await vendor.settled();
    return result.ok ? sendOutcome(reply, result.value, vendor) : sendRefused(reply, result);
  });

  app.get('/v1/authorizations', async (request, reply) => {
    const query = read(lookUpSchema, request.query);
    if (!query.ok) return sendRefused(reply, query);
    const found = viewAuthorizationFor(query.value, vendor);
    await vendor.settled();
    return found ? reply.send(found) : sendRefused(reply, refused('NOT_FOUND'));
  });
}

/** Answers an authorization in the way its card or fault asks for, and tells the shop of a new one. */
async function sendOutcome(reply: FastifyReply, outcome: AuthorizeOutcome, vendor: Vendor): Promise<FastifyReply> {
  if (outcome.kind === 'CHALLENGE') return reply.send(viewChallenge(outcome.challenge, vendor));
  if (outcome.kind === 'UNREACHABLE') return hold(reply, vendor);
  const { entry, isNew, fault, losesAnswer } = outcome;
  if (isNew) vendor.webhooks.announce(entry, fault);
  if (losesAnswer || fault === 'timeout-after-charge') return hold(reply, vendor);
  if (fault === 'error-after-charge') return sendRefused(reply, refused('TECHNICAL_PROBLEM'));
  if (fault === 'slow') await delay(vendor.settings.slowMs);
  return reply.send(viewDecision(entry));
}

function hold(reply: FastifyReply, vendor: Vendor): FastifyReply {
  vendor.held.hold(reply);
  return reply;
}
