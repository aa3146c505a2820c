import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digitsOnly } from '../cards/card-number.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { findGiftCard, voidGiftCard } from './gift-cards.ts';
import { amountSchema, toDollars } from '../ledger/money.ts';
import { viewToken } from './token-view.ts';
import type { Vendor } from '../vendor.ts';

const loginSchema = z.strictObject({ accountNumber: z.string().max(64).transform(digitsOnly), pin: z.string().max(16) });

/** The most entries that one answer holds. */
const MAX_PAGE = 1000;

const pageSchema = z.object({
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
});

/** The key under which the card was issued. */
const voidSchema = z.strictObject({ idempotencyKey: z.string().min(1).max(200) });

const issueSchema = z.strictObject({ idempotencyKey: z.string().min(1).max(200), amount: amountSchema });

/** Gift cards by number and PIN: new ones and what became of them, what is left, and a token that stands for the card from then on. */
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
    const card = vendor.tokens.issueGiftCard({ key: body.value.idempotencyKey, amountCents: body.value.amount, at: vendor.now() });
    await vendor.settled();
    if (card === undefined) return sendRefused(reply, refused('IDEMPOTENCY_MISMATCH'));
    return reply.code(201).send({ id: card.id, accountNumber: card.accountNumber, pin: card.pin, amount: toDollars(card.issuedCents) });
  });

  app.get('/v1/giftcards/entries', async (request, reply) => {
    const page = read(pageSchema, request.query);
    if (!page.ok) return sendRefused(reply, page);
    const entries = vendor.tokens.giftEntries(page.value.limit, page.value.after);
    await vendor.settled();
    return reply.send({ entries: entries.map(({ amountCents, ...entry }) => ({ ...entry, amount: toDollars(amountCents) })) });
  });

  app.post('/v1/giftcards/void', async (request, reply) => {
    const body = read(voidSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const voided = voidGiftCard(body.value.idempotencyKey, vendor);
    await vendor.settled();
    return voided.ok ? reply.send({ id: voided.value.id, status: 'APPROVED' }) : sendRefused(reply, voided);
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
