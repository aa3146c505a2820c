import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paymentDeclineCode } from './authorize.ts';
import { read, refused, sendRefused } from './errors.ts';
import { toDollars } from './money.ts';
import { payerIdOf } from './sign-ins.routes.ts';
import { viewCardToken, type CardToken, type PaymentToken } from './tokens.ts';
import type { Vendor } from './vendor.ts';

const tokenSchema = z.object({ token: z.string().max(200) });

const STATUS_OF_DECLINE = { VENDOR_DECLINED: 'DECLINED', VENDOR_RETRY: 'RETRY' } as const;

/** What the shop's server may know about a token that a browser gave it. */
export function cardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get('/v1/tokens/:token', async (request, reply) => {
    const card = cardOf(request.params, vendor);
    if (card === undefined) return sendRefused(reply, refused('NOT_FOUND'));
    const { tender, checkoutId } = card;
    return reply.send({ ...viewCardToken(card), kind: tender, ...(checkoutId && { checkoutId }) });
  });
  app.get('/v1/prepaid/:token', async (request, reply) => {
    const card = cardOf(request.params, vendor);
    if (card?.prepaidCard === undefined) return sendRefused(reply, refused('NOT_FOUND'));
    const balance = toDollars(vendor.balances.prepaidCents(card.prepaidCard));
    await vendor.settled();
    return reply.send({ balance });
  });
  app.post('/v1/vendor-payments/:token/confirm', async (request, reply) => {
    const payment = paymentOf(request.params, vendor);
    if (payment === undefined) return sendRefused(reply, refused('NOT_FOUND'));
    const declineCode = paymentDeclineCode(payment, vendor);
    await vendor.settled();
    const status = declineCode ? STATUS_OF_DECLINE[declineCode] : 'APPROVED';
    return reply.send({ ...viewPayment(payment), status });
  });
}

function cardOf(params: unknown, { tokens }: Vendor): CardToken | undefined {
  const path = read(tokenSchema, params);
  const found = path.ok ? tokens.find(path.value.token) : undefined;
  return found?.kind === 'CARD' ? found : undefined;
}

function paymentOf(params: unknown, { tokens }: Vendor): PaymentToken | undefined {
  const path = read(tokenSchema, params);
  const found = path.ok ? tokens.find(path.value.token) : undefined;
  return found?.kind === 'PAYMENT' ? found : undefined;
}

function viewPayment({ token, tender, email }: PaymentToken): object {
  const payer = { token, vendor: tender, email, payerId: payerIdOf(email) };
  if (tender !== 'VISA_PAY') return payer;
  return { ...payer, brand: 'VISA', lastFourDigit: '4242', expiryMonth: '12', expiryYear: '2035' };
}
