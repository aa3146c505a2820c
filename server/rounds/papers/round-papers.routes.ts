import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUND_PAPER_PATHS, type RoundPaper } from '#domain/rounds/round-papers.ts';
import { lookingOf } from '../../http/buying.ts';
import { identify } from '../../http/caller.ts';
import { sendTooMany } from '../../http/overloaded.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../../limits/index.ts';
import { ACCENTS } from '../../gateways/pdf/accents.ts';
import type { Shop } from '../../shop.ts';
import { getOrderPeople } from './order-people.ts';
import { roundLabels, roundPaper } from './round-papers.ts';

/** Drawing is loaded with the first paper that is asked for. */
async function drawn(kind: RoundPaper, about: Parameters<typeof roundLabels>[0]): Promise<Readable> {
  if (kind !== 'LABELS') return (await import('../../gateways/pdf/draw-paper.ts')).drawPaper(roundPaper(kind, about));
  return (await import('../../gateways/pdf/draw-labels.ts')).drawLabels(roundLabels(about));
}

type Asking = FastifyRequest<{ Params: { readonly orderNumber: string } }>;

/**
 * The papers of an order that a round is in, for who may open the order. To everybody else it makes no difference whether there is such an order: they are led to its page, which
 * asks whose it is. Drawing takes processor time: each counts as other papers do.
 */
export async function registerRoundPapers(app: FastifyInstance, shop: Shop): Promise<void> {
  const send =
    (kind: RoundPaper) =>
    async (request: Asking, reply: FastifyReply): Promise<FastifyReply> => {
      const { orderNumber } = request.params;
      const { headers, ip: address, method, id: requestId } = request;
      const looking = lookingOf(await identify(shop, { headers, address, method, requestId }));
      const known = await getOrderPeople(shop, looking, { params: { orderNumber: orderNumber.slice(0, 40) }, query: {}, body: undefined });
      const orderPath = `/account/orders/${encodeURIComponent(orderNumber)}`;
      if (!known.ok || known.body.lines.length === 0) return reply.redirect(orderPath, 303);
      const seats = await reserve(shop, attemptsBy(looking.actor, { own: 'PAPER', network: 'PAPER_ADDRESS' }));
      if (!seats.ok) return sendTooMany(request, reply, tooManyAttempts(seats), { path: orderPath, name: `Order ${orderNumber}` });
      const { brandName } = shop.settings;
      const about = { orderNumber, lines: known.body.lines, brandName, accent: ACCENTS.SBA, at: shop.now() };
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${kind.toLowerCase().replaceAll('_', '-')}-${orderNumber}.pdf"`)
        .send(await drawn(kind, about));
    };
  const schema = { hide: true };
  app.get(ROUND_PAPER_PATHS.LABELS, { schema }, send('LABELS'));
  app.get(ROUND_PAPER_PATHS.WHO_GETS_WHAT, { schema }, send('WHO_GETS_WHAT'));
  app.get(ROUND_PAPER_PATHS.PACKING_LIST, { schema }, send('PACKING_LIST'));
}
