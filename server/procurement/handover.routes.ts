import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ERRORS } from '#contracts/errors.ts';
import { finishProcurement as finishCall } from '#contracts/session/procurement.ts';
import { HANDOVER_PATH, RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { lookingOf } from '../http/buying.ts';
import { FORGOTTEN_AT_THE_END, identify } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import { finishProcurement } from './finish-procurement.ts';
import { handoverPage, notHandedOverPage } from './handover-page.ts';

/**
 * Where the page that shows a cart sends its press: the session is ended, and the answer is the form that leads to the purchasing system. No page of ours may send forms
 * elsewhere; this one may, and has nothing else in it.
 */
export async function registerHandover(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (plugin) => {
    plugin.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    plugin.post(HANDOVER_PATH, { schema: { hide: true } }, async (request, reply) => {
      const caller = await identify(shop, { headers: request.headers, address: request.ip, method: request.method, requestId: request.id });
      const input = finishCall.body.safeParse(request.body);
      const finished = input.success
        ? await finishProcurement(shop, caller, lookingOf(caller), { params: {}, query: {}, body: input.data })
        : undefined;
      // The cart is another one than was shown, or cannot be handed over: the page says so.
      if (finished?.ok === false && finished.code === 'CART_STATUS_ERROR') return reply.redirect(`${RETURN_PATH}?again=1`, 303);
      if (caller.setCookies.length > 0) reply.header('set-cookie', caller.setCookies);
      if (caller.hasEnded === true) reply.header('clear-site-data', FORGOTTEN_AT_THE_END);
      const nonce = randomBytes(16).toString('base64');
      const over = finished?.ok === true ? finished.body : undefined;
      // Where the purchasing system leads on to is its own affair; browsers ask this policy about that, too.
      const target = over === undefined ? "'none'" : `https: ${new URL(over.action).origin}`;
      reply.headers({
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action ${target}`,
        'cache-control': 'no-store',
        // No more than whose site it was: without that a purchasing system would take the form for one that comes from nowhere.
        'referrer-policy': 'strict-origin',
      });
      if (over !== undefined) return reply.type('text/html; charset=utf-8').send(handoverPage(over, nonce));
      const code = finished?.ok === false ? finished.code : 'INVALID_REQUEST';
      const text = (finished?.ok === false ? finished.message : undefined) ?? ERRORS[code].message;
      return reply.code(ERRORS[code].status).type('text/html; charset=utf-8').send(notHandedOverPage(text, nonce));
    });
  });
}
