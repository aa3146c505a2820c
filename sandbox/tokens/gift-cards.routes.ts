import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digitsOnly } from '../cards/card-number.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { findGiftCard } from './gift-cards.ts';
import { amountSchema, toDollars } from '../ledger/money.ts';
import { viewToken } from './token-view.ts';
import type { Vendor } from '../vendor.ts';

const loginSchema = z.strictObject({ accountNumber: z.string().max(64).transform(digitsOnly), pin: z.string().max(16) });

const issueSchema = z.strictObject({ idempotencyKey: z.string().min(1).max(200), amount: amountSchema });

/** Gift cards by number and PIN: new ones, what is left, and a token that stands for the card from then on. */
export function giftCardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/giftcards/balance', async (request, reply) => {
    const body = read(loginSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const found = findGiftCard(body.value, vendor);
    await vendor.settled();
    return found.ok ? reply.send({ balance: toDollars(found.value.balanceCents), status: 'ACTIVE' }) : sendRefused(reply, found);
  });

  app.post('/v1/giftcards', async (request, reply) => {
    const body = read(issueSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const card = vendor.tokens.issueGiftCard({ key: body.value.idempotencyKey, amountCents: body.value.amount });
    await vendor.settled();
    if (card === undefined) return sendRefused(reply, refused('IDEMPOTENCY_MISMATCH'));
    return reply.code(201).send({ accountNumber: card.accountNumber, pin: card.pin, amount: toDollars(card.issuedCents) });
  });

  app.post('/v1/giftcards/tokens', async (request, reply) => {
    const body = read(loginSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const found = findGiftCard(body.value, vendor);
    const view = found.ok ? viewToken(vendor.tokens.addGiftCard(found.value.card), vendor) : undefined;
    await vendor.settled();
    return found.ok ? reply.code(201).send(view) : sendRefused(reply, found);
  });
}
