import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may change something, as far as its origin goes: a browser says where a request comes from, and only
 * our own pages may. A client that says nothing is no browser and is let through.
 */
export function isOwnOrigin(request: Pick<IncomingMessage, 'headers'>, allowedOrigins: ReadonlySet<string>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (origin === 'null') return false;
  const host = request.headers.host ?? '';
  return origin === `http://${host}` || origin === `https://${host}` || allowedOrigins.has(origin);
}

/**
 * Whether a GET that stores something comes from a page of this very origin, or from no page at all. Browsers send no origin
 * with a GET, but say where it comes from.
 */
export function isOwnPage(request: Pick<IncomingMessage, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== 'same-site' && isOwnOrigin(request, new Set());
}
