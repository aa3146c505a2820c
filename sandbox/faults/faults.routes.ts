import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, sendRefused } from '../errors.ts';
import { FAULT_KINDS, MAX_FAULTS } from './faults.ts';
import type { Vendor } from '../vendor.ts';

const faultSchema = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  count: z.number().int().min(1).max(MAX_FAULTS).default(1),
});

/** `POST /v1/faults` queues faults, `DELETE /v1/faults` forgets those still waiting. They exist only in the demo. */
export function faultRoutes(app: FastifyInstance, vendor: Vendor): void {
  if (!vendor.settings.isDemo) return;
  app.post('/v1/faults', async (request, reply) => {
    const body = read(faultSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    vendor.faults.add(body.value.kind, body.value.count);
    return reply.code(204).send();
  });
  app.delete('/v1/faults', async (_request, reply) => {
    vendor.faults.clear();
    return reply.code(204).send();
  });
}
