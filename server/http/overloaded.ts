import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#contracts/door.ts';
import { OVERLOADED_SECONDS } from '#contracts/errors.ts';
import { isCallAddress } from './well-addressed.ts';
import { toWire } from './wire.ts';

/** Needs nothing of the shop that could be away: no script, no style, no data. */
const OVERLOADED_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;color:#1c1f23}a{color:#0b57d0}</style>
<h1>We'll be right back</h1>
<p>It's us, not you. Wait a few seconds and try again. Nothing was lost. If you were placing an order, place it once more then: it is
placed and paid only once.</p>
<p><a href="">Try again</a></p>
</html>
`;

/** Turns a request away for now: a person gets a page, a program the code OVERLOADED, and both are told when to come again. */
export function sendOverloaded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', OVERLOADED_SECONDS);
  const { status, body } = toWire(refuse('OVERLOADED'));
  reply.code(status);
  if (!isForPerson(request)) return reply.send(body);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
    .send(OVERLOADED_PAGE);
}

function isForPerson({ url, headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !isCallAddress(url);
}
