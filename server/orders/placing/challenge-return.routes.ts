import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import { refuse } from '#contracts/door.ts';
import { toWire } from '../../http/wire.ts';
import { answerChallenge } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';

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
        if (!known) {
          const wire = toWire(refuse('INVALID_REQUEST', { message: 'There is no such payment to confirm.' }));
          return reply.code(wire.status).send(wire.body);
        }
        const nonce = randomBytes(16).toString('base64');
        reply.header(
          'content-security-policy',
          `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
        );
        reply.header('x-frame-options', 'SAMEORIGIN');
        return reply.type('text/html; charset=utf-8').send(page(nonce, input.data));
      },
    });
  });
}

function page(nonce: string, { transactionId, status }: { transactionId: string; status: 'Y' | 'N' }): string {
  const message = JSON.stringify({ type: 'tdresult', transactionId, status }).replace(/</g, '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Back to checkout</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2330}</style></head>
<body><p>${status === 'Y' ? 'Your bank has confirmed the payment.' : 'Your bank has not confirmed the payment.'}</p><p><a href="/cc/sparq/checkout?resume=1" target="_top">Back to checkout</a></p>
<script nonce="${nonce}">if (window.parent !== window) window.parent.postMessage(${message}, window.location.origin);</script></body></html>`;
}
