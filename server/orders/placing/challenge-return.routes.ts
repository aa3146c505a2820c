import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import { refuse } from '#contracts/door.ts';
import { invoicePaymentPath } from '#domain/accounts/credit/invoice-paths.ts';
import { CHECKOUT_PATH } from '#domain/shared/purchase-paths.ts';
import { toWire } from '../../http/wire.ts';
import { settleAnsweredChallenge } from '../../invoice-payments/index.ts';
import { answerChallenge, makeMoneyMoves, orderOfChallenge } from '../../payment/index.ts';
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
        const paid = input.success ? await settleAnsweredChallenge(shop, input.data.transactionId, input.data.status) : undefined;
        // Who pays invoices left the whole page for their bank, and is led to where that payment is told.
        if (paid !== undefined) return reply.code(303).header('location', invoicePaymentPath(paid)).send();
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
          .send(await answerPage(shop, nonce, input.success ? input.data : undefined, known));
      },
    });
  });
}

type Answer = { readonly transactionId: string; readonly status: 'Y' | 'N' };

async function answerPage(shop: Shop, nonce: string, answer: Answer | undefined, isKnown: boolean): Promise<string> {
  const [order] = answer === undefined ? [] : await orderOfChallenge(shop.database, [answer.transactionId]);
  if (order?.is_paid_again === true) await makeMoneyMoves(shop, order.order_number);
  const page = { nonce, ...wayBack(order) };
  if (answer === undefined || !isKnown) return pageOf({ ...page, text: 'This payment is not waiting for an answer anymore.' });
  const { transactionId, status } = answer;
  const message = JSON.stringify({ type: 'tdresult', transactionId, status }).replace(/</g, '\\u003c');
  const script = `if (window.parent !== window) window.parent.postMessage(${message}, window.location.origin);`;
  return pageOf({
    ...page,
    text: status === 'Y' ? 'Your bank has confirmed the payment.' : 'Your bank has not confirmed the payment.',
    script,
  });
}

type Asked = Awaited<ReturnType<typeof orderOfChallenge>>[number];

function wayBack(order: Asked | undefined): Pick<Page, 'back' | 'backText'> {
  if (order === undefined) return { back: BACK, backText: TO_CHECKOUT };
  const number = encodeURIComponent(order.order_number);
  if (order.is_paid_again) return { back: `/account/orders/${number}`, backText: 'Back to your order' };
  return { back: `${order.is_quick_buy ? BACK_TO_QUICK_BUY : BACK}&order=${number}`, backText: TO_CHECKOUT };
}

const TO_CHECKOUT = 'Back to checkout';
/** Where checkout goes on; with the order's number it leads to an order that was placed meanwhile. */
const BACK = `${CHECKOUT_PATH}?resume=1`;
/** The same for an item that is bought at once. */
const BACK_TO_QUICK_BUY = '/cc/sparq/buynow?resume=1';

type Page = { readonly nonce: string; readonly text: string; readonly back: string; readonly backText: string; readonly script?: string };

/** Whoever comes to it by themselves finds the way back. */
function pageOf({ nonce, text, back, backText, script = '' }: Page): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${backText}</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2330}a{display:inline-block;padding:.6rem 0}</style></head>
<body><p>${text}</p><p><a href="${back.replace('&', '&amp;')}" target="_top">${backText}</a></p>
<script nonce="${nonce}">${script}</script></body></html>`;
}
