import { data, redirect } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { comeIn, PARTNER_TOKEN_MOST } from '#contracts/session/ways-in.ts';
import { isFetchedAhead } from '#domain/identity/fetched-ahead.ts';
import { wentThere } from '#domain/identity/ways-in/went-there.ts';
import type { TokenWay } from '#domain/identity/ways-in/ways-in.ts';

/** The token stands in an address, or led here: no page learns it from where somebody came. */
export const NO_TRACE = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Why somebody is not let in, as an answer of a page. */
export type Refused = ReturnType<typeof refused>;

function refused(text: string, init: { readonly status: number; readonly headers?: Record<string, string> }) {
  return data({ text }, { ...init, headers: { ...NO_TRACE, ...init.headers } });
}

/**
 * Follows the link of a partner. Who only looks at it, or has it fetched ahead, has not come: the token works still.
 *
 * @returns why somebody is not let in; undefined for a link without a token.
 * @throws the way to the page that they came for.
 */
export async function followLink(services: PageServices, request: Request, way: TokenWay): Promise<Refused | undefined> {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return undefined;
  if (request.method === 'HEAD') throw new Response(null, { status: 204, headers: NO_TRACE });
  if (isFetchedAhead((name) => request.headers.get(name))) throw new Response(null, { status: 425, headers: NO_TRACE });
  return letIn(services, request, { way, token });
}

/**
 * Signs somebody in by the token that a partner sent with them. Who did not go here, but has a frame, a picture or a script of another site's page ask, would be signed
 * in as whomever that page names, and not see it.
 *
 * @throws the way to the page that they came for.
 */
export async function letIn(
  { door }: PageServices,
  { headers }: Request,
  { way, token }: { readonly way: TokenWay; readonly token: string },
): Promise<Refused> {
  if (!wentThere((name) => headers.get(name))) return refused('Please open the shop from your organization’s own page.', { status: 403 });
  // A longer one does not work, however it is cut.
  const reply = await door(comeIn, { body: { way, token: token.slice(0, PARTNER_TOKEN_MOST) } });
  if (reply.ok) throw ledOn(reply.body.redirectUrl);
  const { status, message } = ERRORS[reply.code];
  const { retryAfterSeconds } = reply;
  return refused(reply.message ?? message, {
    status,
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  });
}

/** The way on of somebody who was let in. */
export function ledOn(redirectUrl: string): Response {
  return redirect(redirectUrl, { status: 303, headers: NO_TRACE });
}

/** What is said to who came without having been sent. */
export function notSent(text: string): Refused {
  return refused(text, { status: 404 });
}
