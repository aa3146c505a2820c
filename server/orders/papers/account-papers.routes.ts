import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { lookingOf } from '../../http/buying.ts';
import { identify } from '../../http/caller.ts';
import { sendTooMany } from '../../http/overloaded.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { invoicePaper, statementOfAccount, type FoundPaper } from './account-papers.ts';

type Asking = FastifyRequest<{ Params: { readonly invoiceNumber?: string; readonly month?: string } }>;

/**
 * Invoices and statements of organizations as PDF, for their people who may read them. To everybody else it makes no difference whether there is such a paper: they are led to
 * the page of their own. Drawing takes processor time: each counts as other papers do.
 */
export async function registerAccountPapers(app: FastifyInstance, shop: Shop): Promise<void> {
  const send =
    (find: (looking: Looking, params: Asking['params']) => Promise<FoundPaper | undefined>) =>
    async (request: Asking, reply: FastifyReply): Promise<FastifyReply> => {
      const { headers, ip: address, method, id: requestId } = request;
      const looking = lookingOf(await identify(shop, { headers, address, method, requestId }));
      const found = await find(looking, request.params);
      if (found === undefined) return reply.redirect(INVOICE_PATHS.all, 303);
      const seats = await reserve(shop, attemptsBy(looking.actor, { own: 'PAPER', network: 'PAPER_ADDRESS' }));
      if (!seats.ok) return sendTooMany(request, reply, tooManyAttempts(seats), { path: INVOICE_PATHS.all, name: 'Invoices' });
      const { drawPaper } = await import('../../gateways/pdf/draw-paper.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${found.fileName}"`)
        .send(drawPaper(found.paper));
    };
  const schema = { hide: true };
  app.get(
    INVOICE_PATHS.paper,
    { schema },
    send((looking, { invoiceNumber = '' }) => invoicePaper(shop, looking, invoiceNumber)),
  );
  app.get(
    INVOICE_PATHS.statementPaper,
    { schema },
    send((looking, { month = '' }) => statementOfAccount(shop, looking, month)),
  );
}
