import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { capture, refund, voidAuthorization } from './capture.ts';
import { read, sendRefused } from '../errors.ts';
import { amountSchema, toDollars } from '../ledger/money.ts';
import type { Vendor } from '../vendor.ts';

const idempotencyKey = z.string().min(1).max(200);
const idSchema = z.object({ id: z.string().max(100) });

const SCHEMAS = {
  capture: z.strictObject({ idempotencyKey, amount: amountSchema.optional() }),
  void: z.strictObject({ idempotencyKey, amount: amountSchema.optional() }),
  refund: z.strictObject({ idempotencyKey, amount: amountSchema }),
};

const RULES = { capture, void: voidAuthorization, refund } as const;

/** `POST /v1/authorizations/{id}/capture`, `/void` and `/refund`. */
export function captureRoutes(app: FastifyInstance, vendor: Vendor): void {
  for (const name of ['capture', 'void', 'refund'] as const) {
    app.post(`/v1/authorizations/:id/${name}`, async (request, reply) => {
      const params = read(idSchema, request.params);
      const body = read(SCHEMAS[name], request.body);
      if (!params.ok) return sendRefused(reply, params);
      if (!body.ok) return sendRefused(reply, body);
      const { amount: amountCents, ...rest } = body.value;
      const change = RULES[name]({ ...rest, authorizationId: params.value.id, amountCents }, vendor);
      await vendor.settled();
      if (!change.ok) return sendRefused(reply, change);
      const { entry, isNew } = change.value;
      if (isNew) vendor.webhooks.announce(entry);
      return reply.send({
        id: entry.id,
        status: 'APPROVED',
        authorizationId: entry.authorizationId ?? entry.id,
        amount: toDollars(entry.amountCents),
        currency: entry.currency,
        idempotencyKey: rest.idempotencyKey,
      });
    });
  }
}
