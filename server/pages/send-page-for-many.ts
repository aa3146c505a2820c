import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagesForMany } from '#contracts/page.ts';
import type { Caller } from '../http/caller.ts';
import { encodingFor } from '../http/compression.ts';
import type { Shop } from '../shop.ts';
import { fillLoosely, fillPage } from './cut-page.ts';
import type { Away } from './door-while-away.ts';
import { fillPacked, unpackPage } from './packed-page.ts';
import type { KeptPage } from './page-cache.ts';
import { writeHead } from './page-head.ts';
import { isDocument } from './page-request.ts';
import { visitOf } from './visit.ts';

type Served = {
  readonly caller: Caller;
  readonly textsOf: PagesForMany['textsOf'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Answers one visitor with a page for many: what is theirs alone is put into it. */
export async function sendPageForMany(shop: Shop, kept: KeptPage, { caller, textsOf, request, reply }: Served): Promise<unknown> {
  const away: Away = { isNoticed: false };
  if (isDocument(request)) shop.sessions.tellDocument(caller);
  const hasStored = caller.session?.hasStored === true;
  const visit = await visitOf(shop, caller, hasStored ? shop.cartCounts.recall : shop.cartCounts.none, away);
  // A page of somebody of whom nothing is stored listens to no cart.
  const own = visit && (hasStored ? visit : { ...visit, contextToken: undefined });
  const nonce = randomUUID();
  const texts = {
    ...escapedAll(textsOf(own)),
    nonce,
    visit: own === undefined ? '' : JSON.stringify(own).replaceAll('<', '\\u003c'),
  };
  writeHead(shop, caller, reply, { status: kept.status, headers: kept.headers, nonce });
  const packed = kept.packed && encodingFor(request) === 'br' ? fillPacked(kept.packed, texts) : undefined;
  if (packed !== undefined) return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(packed);
  const page = kept.page ?? (await unpackPage(kept.packed));
  return reply.send(fillPage(page, texts) ?? fillLoosely(page, texts));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

function escapedAll(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')]),
  );
}
