import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digitsOnly } from './card-number.ts';
import { read, sendRefused } from './errors.ts';
import { debitGiftCard, giftCardBalance, reverseDebit } from './gift-cards.ts';
import { amountSchema, toDollars } from './money.ts';
import type { Vendor } from './vendor.ts';

const idempotencyKey = z.string().min(1).max(200);
const login = { accountNumber: z.string().max(64).transform(digitsOnly), pin: z.string().max(16) };

const balanceSchema = z.strictObject(login);
const debitSchema = z.strictObject({
  ...login,
  amount: amountSchema,
  reference: z.string().min(1).max(200),
  idempotencyKey,
});
const reverseSchema = z.strictObject({ idempotencyKey });
const debitIdSchema = z.object({ id: z.string().max(100) });

/** Gift cards: what is left, taking it, giving it back. */
export function giftCardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/giftcards/balance', async (request, reply) => {
    const body = read(balanceSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const balance = giftCardBalance(body.value, vendor);
    await vendor.settled();
    return balance.ok ? reply.send({ balance: toDollars(balance.value), status: 'ACTIVE' }) : sendRefused(reply, balance);
  });

  app.post('/v1/giftcards/debits', async (request, reply) => {
    const body = read(debitSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const { amount: amountCents, ...rest } = body.value;
    const debit = debitGiftCard({ ...rest, amountCents }, vendor);
    await vendor.settled();
    return debit.ok ? reply.send({ id: debit.value.id, status: debit.value.status }) : sendRefused(reply, debit);
  });

  app.post('/v1/giftcards/debits/:id/reverse', async (request, reply) => {
    const params = read(debitIdSchema, request.params);
    const body = read(reverseSchema, request.body);
    if (!params.ok) return sendRefused(reply, params);
    if (!body.ok) return sendRefused(reply, body);
    const reversal = reverseDebit({ debitId: params.value.id, ...body.value }, vendor);
    await vendor.settled();
    return reversal.ok ? reply.send({ id: reversal.value.id, status: reversal.value.status }) : sendRefused(reply, reversal);
  });
}
