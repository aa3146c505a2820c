import type { FastifyInstance } from 'fastify';
import { authorizationRoutes } from './authorizations/authorizations.routes.ts';
import { hasSecretKey } from './bearer.ts';
import { captureRoutes } from './authorizations/captures.routes.ts';
import { confirmRoutes } from './approvals/confirm.routes.ts';
import { cardRoutes } from './authorizations/cards.routes.ts';
import { refused, sendRefused } from './errors.ts';
import { authTokenRoutes } from './tokens/auth-tokens.routes.ts';
import { giftCardRoutes } from './tokens/gift-cards.routes.ts';
import { shopOriginRoutes } from './shop-origins.routes.ts';
import type { Vendor } from './vendor.ts';

/** The calls that the shop's server makes, each with its secret key. */
export async function serverRoutes(app: FastifyInstance, vendor: Vendor): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (hasSecretKey(request, vendor)) return undefined;
    return sendRefused(reply.header('www-authenticate', 'Bearer'), refused('UNAUTHORIZED'));
  });
  authTokenRoutes(app, vendor);
  cardRoutes(app, vendor);
  confirmRoutes(app, vendor);
  authorizationRoutes(app, vendor);
  captureRoutes(app, vendor);
  giftCardRoutes(app, vendor);
  shopOriginRoutes(app, vendor);
}
