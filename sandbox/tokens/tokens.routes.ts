import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCard } from '../cards/card-check.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { MAX_AUTH_TOKEN, readGrant } from './auth-tokens.ts';
import { viewCardToken } from './tokens.ts';
import type { Vendor } from '../vendor.ts';

/** A field of another type or beyond any sensible length counts as not filled in: the answer is about the field. */
const cardText = z.string().max(64).optional().catch(undefined);

const createTokenSchema = z.object({
  number: cardText,
  expiryMonth: cardText,
  expiryYear: cardText,
  cvv: cardText,
  /** True where the page did not ask for the security code. */
  cvvNotAsked: z.boolean().optional().catch(undefined),
  checkoutId: z.string().max(100).optional(),
  /** What the shop allowed: the card is then good in that checkout and for that payer alone, whatever else is claimed. */
  authToken: z.string().max(MAX_AUTH_TOKEN).optional(),
});

/** `POST /v1/tokens`: card fields in, token out. */
export function tokenRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/tokens', async (request, reply) => {
    const body = read(createTokenSchema, request.body);
    if (!body.ok) return sendRefused(reply, body);
    const { checkoutId, authToken, cvvNotAsked, ...typed } = body.value;
    const now = vendor.now();
    const grant =
      authToken === undefined ? { checkoutId } : readGrant(authToken, { use: 'CARD', secretKey: vendor.settings.secretKey, now });
    if (grant === undefined) return sendRefused(reply, refused('AUTH_TOKEN_REFUSED'));
    const check = checkCard(typed, { now, isCvvAsked: cvvNotAsked !== true, storePrefixes: vendor.settings.storeCardPrefixes });
    if (!check.ok) return sendRefused(reply, refused('INVALID_CARD', check.errors));
    const token = vendor.tokens.addCard(check.card, grant);
    await vendor.settled();
    return reply.code(201).send(viewCardToken(token));
  });
}
