import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from '../errors.ts';
import type { Vendor } from '../vendor.ts';

const transactionSchema = z.object({ transactionId: z.string().max(100) });

export const challengeAnswerSchema = z.object({ answer: z.enum(['approve', 'deny']) });

/** `POST /v1/challenges/{transactionId}`: the payer's answer without the challenge page. */
export function challengeAnswerRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/challenges/:transactionId', async (request, reply) => {
    const params = read(transactionSchema, request.params);
    const body = read(challengeAnswerSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const challenge = params.ok ? vendor.challenges.find(params.value.transactionId) : undefined;
    if (challenge === undefined) return sendRefused(reply, refused('NOT_FOUND'));
    const status = vendor.challenges.answer(challenge, body.value.answer === 'approve' ? 'Y' : 'N');
    await vendor.settled();
    const { checkoutId, transactionId } = challenge;
    return reply.send({ checkoutId, transactionId, status });
  });
}
