import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type Reply } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { escapeHtml } from '../gateways/escape-html.ts';
import { isCallAddress } from './well-addressed.ts';
import { toWire } from './wire.ts';

/** The colors of the shop's pages, and its typeface where the browser has it. */
const STYLE = `*{box-sizing:border-box}body{margin:0;background:#faf7f1;color:#182130;font:1rem/1.6 'Inter Variable',Inter,system-ui,sans-serif}
a{color:#0e5a46}header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.625rem max(1rem,50vw - 40rem);background:#fff;border-bottom:1px solid #e5ded1}
.logo{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;color:#182130;font-size:1.5rem;font-weight:750;letter-spacing:-.035em;text-decoration:none}
svg{width:2rem;height:2rem;color:#0e5a46}form{display:flex;flex:1 1 16rem;height:3rem}input{flex:1;min-width:0;padding:0 .875rem;border:2px solid #0e5a46;border-radius:.5rem 0 0 .5rem;font:inherit}
button{padding:0 1.25rem;border:0;border-radius:0 .5rem .5rem 0;background:#0e5a46;color:#fff;font:inherit;font-weight:600;cursor:pointer}
main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 4rem}h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}
main a{display:inline-block;margin-top:.5rem;padding:.625rem 1.25rem;border-radius:.5rem;background:#0e5a46;color:#fff;font-weight:600;text-decoration:none}`;

/** The shop's sign, as in its header. */
const SIGN = `<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="M7 1h12.2L27 8.8V28a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"/>
<path fill="#fff" d="M9.5 10h6.6a1.3 1.3 0 0 1 0 2.7h-3.9v13a1.35 1.35 0 0 1-2.7 0z"/><path fill="#ffe352" d="M12.2 16h9.2a1.7 1.7 0 0 1 0 3.4h-9.2z"/></svg>`;

/**
 * Needs nothing of the shop that could be away: no script, no file, no data. `text` and `way` are HTML.
 *
 * @param searched what was searched for, to be searched for again; empty where nothing was.
 * @param againSeconds after how long the browser asks once more by itself; undefined: never.
 */
const plainPage = (
  { title, heading, text, way }: Record<'title' | 'heading' | 'text' | 'way', string>,
  { searched = '', againSeconds }: { searched?: string; againSeconds?: number } = {},
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${againSeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${againSeconds}">`}
<title>${title}</title>
<style>${STYLE}</style>
<header><a class="logo" href="/" aria-label="Home">${SIGN}</a>
<form action="/search" role="search"><input type="search" name="query" aria-label="Search" placeholder="Search by product, brand or item number" value="${escapeHtml(searched)}"><button>Search</button></form></header>
<main><h1>${heading}</h1>
<p>${text}</p>
<p>${way}</p></main>
</html>
`;

/** So that those who were turned away together do not come back together. */
const SPREAD_SECONDS = 5;

/** To whom nothing is lost by asking again, a page that does so by itself; who has sent something decides that alone. */
function overloadedPage({ method, url }: FastifyRequest): string {
  const isReading = method === 'GET' || method === 'HEAD';
  const { searched, said } = searchedIn(url);
  return plainPage(
    {
      title: 'Back in a moment',
      heading: "We'll be right back",
      text: isReading
        ? `It's us, not you: very many people are here right now. ${said}This page tries again by itself in a few seconds.`
        : `It's us, not you. Wait a few seconds and try again. Nothing was lost. If you were placing an order, place it once more then: it is
placed and paid only once.`,
      way: '<a href="">Try again</a>',
    },
    isReading ? { searched, againSeconds: OVERLOADED_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS) } : {},
  );
}

/** What no field shows, or what turns round what stands beside it. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The words of an address that searches. A card's number is no word to be repeated. */
function searchedIn(url: string): { searched: string; said: string } {
  const [path, query = ''] = url.split('?');
  const params = path === '/search' ? new URLSearchParams(query) : undefined;
  const words = (params?.get('query') ?? params?.get('q') ?? '').replaceAll(UNSEEN, ' ').trim().slice(0, LONGEST_QUERY);
  return words === '' || hasCardNumber(words) ? { searched: '', said: '' } : { searched: words, said: 'Your search is kept. ' };
}

/** Turns a request away for now: a person gets a page, a program the code OVERLOADED, and both are told when to come again. */
export function sendOverloaded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', OVERLOADED_SECONDS);
  const { status, body } = toWire(refuse('OVERLOADED'));
  reply.code(status);
  return isForPerson(request) ? sendPage(reply, overloadedPage(request)) : reply.send(body);
}

/**
 * Refuses a document to who has asked for too many: a person gets a page with a way back, a program the refusal.
 *
 * @param back a path of the shop, and what is found there.
 */
export function sendTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Reply<never>,
  back: { readonly path: string; readonly name: string },
): FastifyReply {
  const { status, retryAfterSeconds = OVERLOADED_SECONDS, body } = toWire(refusal);
  reply.code(status).header('retry-after', retryAfterSeconds);
  if (!isForPerson(request)) return reply.send(body);
  const text = refusal.ok ? undefined : refusal.message;
  return sendPage(
    reply,
    plainPage({
      title: 'Not right now',
      heading: 'Not right now',
      text: escapeHtml(text ?? 'Too many requests. Try again in a moment.'),
      way: `<a href="${escapeHtml(back.path)}">${escapeHtml(back.name)}</a>`,
    }),
  );
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
    .send(page);
}

function isForPerson({ url, headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !isCallAddress(url);
}
