import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paymentDeclineCode } from './authorize.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { payerIdOf } from '../tokens/sign-ins.routes.ts';
import { viewToken } from '../tokens/token-view.ts';
import type { ChargeableToken, PaymentToken } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

const tokenSchema = z.object({ token: z.string().max(200) });

const STATUS_OF_DECLINE = { VENDOR_DECLINED: 'DECLINED', VENDOR_RETRY: 'RETRY' } as const;

/** What the shop's server may know about a token that a browser gave it. */
export function cardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get('/v1/tokens/:token', async (request, reply) => {
    const source = sourceOf(request.params, vendor);
    if (source === undefined || source.kind === 'PAYMENT') return sendRefused(reply, refused('NOT_FOUND'));
    const view = viewToken(source, vendor);
    await vendor.settled();
    return reply.send(view);
  });
  app.post('/v1/vendor-payments/:token/confirm', async (request, reply) => {
    const payment = sourceOf(request.params, vendor);
    if (payment?.kind !== 'PAYMENT') return sendRefused(reply, refused('NOT_FOUND'));
    const declineCode = paymentDeclineCode(payment, vendor);
    await vendor.settled();
    const status = declineCode ? STATUS_OF_DECLINE[declineCode] : 'APPROVED';
    return reply.send({ ...viewPayment(payment), status });
  });
}

function sourceOf(params: unknown, { tokens }: Vendor): ChargeableToken | undefined {
  const path = read(tokenSchema, params);
  return path.ok ? tokens.find(path.value.token) : undefined;
}

function viewPayment({ token, tender, email }: PaymentToken): object {
  const payer = { token, vendor: tender, email, payerId: payerIdOf(email) };
  if (tender !== 'VISA_PAY') return payer;
  return { ...payer, brand: 'VISA', lastFourDigit: '4242', expiryMonth: '12', expiryYear: '2035' };
}
