import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '#contracts/door.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { toWire } from '../../http/wire.ts';
import { hearOfInvoicePayment } from '../../invoice-payments/index.ts';
import { findAwaited, releaseContradicted } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { settleOrder, wayBackFrom } from './settle-order.ts';
import { untilPaid } from './under-way.ts';

/** What fits into a column of cents. */
const MOST_DOLLARS = 20_000_000;
/** What is read of an event; the amount in dollars. Told of anything else, there is nothing to ask about. */
const Event = z.object({
  type: z.string(),
  reference: z.string().regex(/^[!-~]{1,200}$/),
  amount: z.number().positive().max(MOST_DOLLARS),
  currency: z.literal('USD'),
});
/** An event that was signed longer ago is a replay. */
const LONGEST_AGE_SECONDS = 300;
/** Within so much a vendor has answered who asked; who hears no answer is helped by the event. */
const USUALLY_PAID_MS = 1_000;
/** Tells that money is held: against it, no tender of the order may have come to nothing. */
const APPROVED = 'authorization.approved';

/**
 * The vendor tells what happened. An event is only a nudge: it is believed as far as its signature goes, and then the vendor is
 * asked under our own key. So a late, repeated or reordered event does nothing that asking would not: an order that waits for it is
 * settled, and what is held though we were told that it is not is let go.
 */
export async function registerWebhooks(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (plugin) => {
    plugin.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, String(body)),
    );
    plugin.post('/webhooks/payment', { schema: { hide: true } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(body, String(request.headers['sandbox-signature'] ?? ''), shop.settings.sandboxWebhookSecret)) {
        const wire = toWire(refuse('FORBIDDEN'));
        return reply.code(wire.status).send(wire.body);
      }
      const event = Event.safeParse(parseJson(body));
      if (!event.success) return reply.code(204).send();
      await follow(shop, event.data);
      return reply.code(204).send();
    });
  });
}

async function follow(shop: Shop, { type, reference, amount }: z.infer<typeof Event>): Promise<void> {
  const cents = fromDollars(amount);
  if (cents === undefined) return;
  // The vendor tells the payer's own call the same at the same moment.
  await untilPaid(reference, USUALLY_PAID_MS);
  await hearOfInvoicePayment(shop, reference, cents);
  const [awaited] = await findAwaited(shop.database, [reference, cents]);
  if (awaited !== undefined)
    await settleOrder(shop, awaited.order_number, { returnUrl: wayBackFrom(shop.settings.publicUrl), actor: 'vendor', as: 'LISTENER' });
  if (type === APPROVED) await releaseContradicted(shop, reference, cents);
}

function isSigned(body: string, header: string, secret: string): boolean {
  const parts = new Map(
    header.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const seconds = Number(parts.get('t'));
  if (!Number.isInteger(seconds) || Math.abs(Date.now() / 1000 - seconds) > LONGEST_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
