import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type Reply } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import { escapeHtml } from '../gateways/escape-html.ts';
import { isCallAddress } from './well-addressed.ts';
import { toWire } from './wire.ts';

/** Needs nothing of the shop that could be away: no script, no style, no data. `text` and `way` are HTML. */
const plainPage = ({ title, heading, text, way }: Record<'title' | 'heading' | 'text' | 'way', string>): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;color:#1c1f23}a{color:#0b57d0}</style>
<h1>${heading}</h1>
<p>${text}</p>
<p>${way}</p>
</html>
`;

const OVERLOADED_PAGE = plainPage({
  title: 'Back in a moment',
  heading: "We'll be right back",
  text: `It's us, not you. Wait a few seconds and try again. Nothing was lost. If you were placing an order, place it once more then: it is
placed and paid only once.`,
  way: '<a href="">Try again</a>',
});

/** Turns a request away for now: a person gets a page, a program the code OVERLOADED, and both are told when to come again. */
export function sendOverloaded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', OVERLOADED_SECONDS);
  const { status, body } = toWire(refuse('OVERLOADED'));
  reply.code(status);
  return isForPerson(request) ? sendPage(reply, OVERLOADED_PAGE) : reply.send(body);
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
