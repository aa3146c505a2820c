import type { FastifyInstance } from 'fastify';
import { addLogo as addCall } from '#contracts/catalog/logos.ts';
import { LOGO_PATH } from '#domain/personalization/logo.ts';
import { lookingOf } from '../http/buying.ts';
import { identify } from '../http/caller.ts';
import { buyingRoute, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { addLogo, ownLogo } from './logos.ts';

export const logoRoutes: readonly Route[] = [buyingRoute(addCall, addLogo)];

/** Logos, each for whoever it belongs to. For everybody else there is none. */
export async function registerLogos(app: FastifyInstance, shop: Shop): Promise<void> {
  app.get<{ Params: { logoId: string } }>(LOGO_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { headers, ip: address, method, id: requestId, params } = request;
    const looking = lookingOf(await identify(shop, { headers, address, method, requestId }));
    const logo = await ownLogo(shop, looking, params.logoId);
    if (logo === undefined) return reply.callNotFound();
    return reply
      .type(logo.type)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(logo.bytes);
  });
}
