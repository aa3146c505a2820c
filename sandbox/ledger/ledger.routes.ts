import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasSecretKey } from '../bearer.ts';
import { accepted, read, sendRefused, type Result } from '../errors.ts';
import { viewEntry, type LedgerEntry } from './ledger.ts';
import type { Vendor } from '../vendor.ts';

/** The most entries one answer holds. */
const MAX_PAGE = 1000;

const referenceSchema = z.object({ reference: z.string().min(1).max(200) });

const pageSchema = z.object({
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
});

/**
 * `GET /v1/ledger?reference=` is open to all. With the shop's key and without a reference it pages through everything
 * (`after`, `limit`), so that a test can compare the shop's books with the vendor's.
 */
export function ledgerRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get('/v1/ledger', async (request, reply) => {
    const found = entriesFor(request, vendor);
    if (!found.ok) return sendRefused(reply, found);
    const entries = found.value.map(viewEntry);
    await vendor.settled();
    return reply.send({ entries });
  });
}

function entriesFor(request: FastifyRequest, vendor: Vendor): Result<readonly LedgerEntry[]> {
  const query = read(referenceSchema, request.query);
  if (query.ok) return accepted(vendor.ledger.withReference(query.value.reference));
  if (!hasSecretKey(request, vendor)) return query;
  const page = read(pageSchema, request.query);
  return page.ok ? accepted(vendor.ledger.page(page.value.limit, page.value.after)) : page;
}
