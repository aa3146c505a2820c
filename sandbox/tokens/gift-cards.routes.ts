import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digitsOnly } from '../cards/card-number.ts';
import { read, sendRefused } from '../errors.ts';
import { findGiftCard } from './gift-cards.ts';
import { toDollars } from '../ledger/money.ts';
import { viewToken } from './token-view.ts';
import type { Vendor } from '../vendor.ts';

const loginSchema = z.strictObject({ accountNumber: z.string().max(64).transform(digitsOnly), pin: z.string().max(16) });

/** Gift cards by number and PIN: what is left, and a token that stands for the card from then on. */
export function giftCardRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/giftcards/balance', async (request, reply) => {
    const body = read(loginSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const found = findGiftCard(body.value, vendor);
    await vendor.settled();
    return found.ok ? reply.send({ balance: toDollars(found.value.balanceCents), status: 'ACTIVE' }) : sendRefused(reply, found);
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
