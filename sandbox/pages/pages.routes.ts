import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { challengePage, unknownChallengePage } from './challenge-page.ts';
import { challengeAnswerSchema } from '../authorizations/challenge-answers.routes.ts';
import { framePage, frameQuerySchema } from './frame-page.ts';
import { frameModules } from './frame-script.ts';
import { hostedRoutes } from './hosted.routes.ts';
import { approvalRoutes } from './approval.routes.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { isShopOrigin } from '../origins.ts';
import { sendPage } from './page.ts';
import { TYPEFACE_PATH } from './page-style.ts';
import { trackingPage } from './tracking-page.ts';
import type { Vendor } from '../vendor.ts';

/** The pages that people see: the card frame, the hosted card page, the challenge, where the demo's parcels are followed. Only they take forms. */
export async function pageRoutes(app: FastifyInstance, vendor: Vendor): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  frameRoutes(app, vendor);
  challengeRoutes(app, vendor);
  hostedRoutes(app, vendor);
  approvalRoutes(app, vendor);
  app.get<{ Params: { number: string } }>('/track/:number', (request, reply) =>
    sendPage(reply, trackingPage(request.params.number, vendor.settings.brandName)),
  );
  const typeface = await readFile(new URL(`.${TYPEFACE_PATH}`, import.meta.url));
  app.get(TYPEFACE_PATH, (_request, reply) =>
    reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }).send(typeface),
  );
  for (const [address, script] of await frameModules()) {
    app.get(address, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
}

function frameRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get('/frame/card', (request, reply) => {
    const query = read(frameQuerySchema, request.query);
    if (!query.ok) return sendRefused(reply, query);
    if (!isShopOrigin(query.value.parentOrigin, vendor)) return sendRefused(reply, refused('INVALID_REQUEST'));
    return sendPage(reply, framePage(query.value, vendor.settings.storeCardPrefixes));
  });
}

function challengeRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get<{ Params: { transactionId: string } }>('/challenge/:transactionId', (request, reply) =>
    sendChallenge(reply, request.params.transactionId, vendor),
  );
  app.post<{ Params: { transactionId: string } }>('/challenge/:transactionId', async (request, reply) => {
    const { transactionId } = request.params;
    const challenge = vendor.challenges.find(transactionId);
    const body = read(challengeAnswerSchema, request.body);
    if (challenge && body.ok) vendor.challenges.answer(challenge, body.value.answer === 'approve' ? 'Y' : 'N');
    await vendor.settled();
    return sendChallenge(reply, transactionId, vendor);
  });
}

function sendChallenge(reply: FastifyReply, transactionId: string, vendor: Vendor): FastifyReply {
  const challenge = vendor.challenges.find(transactionId);
  return sendPage(reply, challenge ? challengePage(challenge, vendor) : unknownChallengePage(vendor));
}
