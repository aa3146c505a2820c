import type { FastifyInstance } from 'fastify';
import { challengeAnswerRoutes } from './authorizations/challenge-answers.routes.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { isShopOrigin } from './origins.ts';
import { signInRoutes } from './approvals/sign-ins.routes.ts';
import { tokenRoutes } from './tokens/tokens.routes.ts';
import type { Vendor } from './vendor.ts';

const PREFLIGHT_SECONDS = '600';

/** The calls that a browser makes on a page of the shop, with CORS for the shop's origins only. */
export async function publicRoutes(app: FastifyInstance, vendor: Vendor): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!isShopOrigin(origin, vendor)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': PREFLIGHT_SECONDS,
    });
  });
  app.options('/v1/*', async (request, reply) => {
    const isAllowed = isShopOrigin(request.headers.origin, vendor);
    return reply.code(isAllowed ? 204 : 403).send();
  });
  tokenRoutes(app, vendor);
  challengeAnswerRoutes(app, vendor);
  signInRoutes(app, vendor);
  ledgerRoutes(app, vendor);
  faultRoutes(app, vendor);
}
