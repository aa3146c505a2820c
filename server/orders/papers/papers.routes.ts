import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAPER_PATHS, type OwnPaper } from '#domain/orders/papers.ts';
import { lookingOf } from '../../http/buying.ts';
import { identify } from '../../http/caller.ts';
import { sendTooMany } from '../../http/overloaded.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { ownPaper } from './own-paper.ts';

type Params = { readonly orderNumber: string; readonly returnId?: string };
type Asking = FastifyRequest<{ Params: Params; Querystring: Record<string, unknown> }>;

/**
 * The papers of an order, for whoever may manage it, and its receipt for who found a guest's order by number and e-mail. To everybody else it makes no difference whether there is such an order: they are led
 * to its page, which asks whose it is. Drawing takes processor time, a tenth of a second and more for a long order: each is counted.
 */
export async function registerPapers(app: FastifyInstance, shop: Shop): Promise<void> {
  const send =
    (kind: OwnPaper['kind']) =>
    async (request: Asking, reply: FastifyReply): Promise<FastifyReply> => {
      const { orderNumber, returnId = '' } = request.params;
      const { headers, ip: address, method, id: requestId } = request;
      const looking = lookingOf(await identify(shop, { headers, address, method, requestId }));
      const { key } = request.query;
      const paper = await ownPaper(shop, looking, { kind, orderNumber, returnId, key: typeof key === 'string' ? key.slice(0, 100) : '' });
      const orderPath = `/account/orders/${encodeURIComponent(orderNumber)}`;
      if (paper === undefined) return reply.redirect(orderPath, 303);
      const seats = await reserve(shop, attemptsBy(looking.actor, { own: 'PAPER', network: 'PAPER_ADDRESS' }));
      if (!seats.ok) return sendTooMany(request, reply, tooManyAttempts(seats), { path: orderPath, name: `Order ${orderNumber}` });
      // Read when the first one is wanted: most requests want none.
      const { drawPaper } = await import('../../gateways/pdf/draw-paper.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${paper.fileName}"`)
        .send(drawPaper(paper.paper));
    };
  const schema = { hide: true };
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(PAPER_PATHS.RECEIPT, { schema }, send('RECEIPT'));
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(PAPER_PATHS.INVOICE, { schema }, send('INVOICE'));
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(PAPER_PATHS.RETURN_LABEL, { schema }, send('RETURN_LABEL'));
}
