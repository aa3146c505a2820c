import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import { refuse } from '#contracts/door.ts';
import { toWire } from '../../http/wire.ts';
import { answerChallenge } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';

const UNKNOWN = refuse('INVALID_REQUEST', { message: 'There is no such payment to confirm.' });

/**
 * Where the payer's bank sends the payer back to: the answer is written down, and a tiny page tells the checkout that waits
 * around it, or leads back to it where no script runs. What the page says is only a hint: placing the order asks the vendor.
 * (K-15)
 */
export async function registerChallengeReturn(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (plugin) => {
    plugin.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    plugin.route({
      method: ['POST', 'GET'],
      url: threeDSecureReturn.path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const input = threeDSecureReturn.body.safeParse(request.method === 'GET' ? request.query : request.body);
        const known = input.success && (await answerChallenge(shop.database, [input.data.transactionId, input.data.status])) === 1;
        const isRead = request.headers.accept?.includes('text/html') === true;
        if (!known && !isRead) {
          const wire = toWire(UNKNOWN);
          return reply.code(wire.status).send(wire.body);
        }
        const nonce = randomBytes(16).toString('base64');
        reply.header(
          'content-security-policy',
          `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
        );
        reply.header('x-frame-options', 'SAMEORIGIN');
        return reply
          .code(known ? 200 : toWire(UNKNOWN).status)
          .type('text/html; charset=utf-8')
          .send(known ? answeredPage(nonce, input.data) : page(nonce, 'This payment is not waiting for an answer any more.'));
      },
    });
  });
}

function answeredPage(nonce: string, { transactionId, status }: { transactionId: string; status: 'Y' | 'N' }): string {
  const message = JSON.stringify({ type: 'tdresult', transactionId, status }).replace(/</g, '\\u003c');
  const script = `if (window.parent !== window) window.parent.postMessage(${message}, window.location.origin);`;
  return page(nonce, status === 'Y' ? 'Your bank has confirmed the payment.' : 'Your bank has not confirmed the payment.', script);
}

/** Whoever comes to it by themselves finds the way back. */
function page(nonce: string, text: string, script = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Back to checkout</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2330}a{display:inline-block;padding:.6rem 0}</style></head>
<body><p>${text}</p><p><a href="/cc/sparq/checkout?resume=1" target="_top">Back to checkout</a></p>
<script nonce="${nonce}">${script}</script></body></html>`;
}
