import type { IncomingMessage } from 'node:http';

/** Says in a POST that it is meant as a PUT or a DELETE. (C §7; decision A-006) */
export const METHOD_OVERRIDE = 'x-http-method-override';

/**
 * Gives a POST the method that it names, before it is routed, so that everything after — the origin check first — sees
 * the method that counts.
 *
 * @returns whether the header, if any, is one that we honour.
 */
export function overrideMethod(request: IncomingMessage): boolean {
  const wanted = request.headers[METHOD_OVERRIDE];
  if (wanted === undefined || wanted === '') return true;
  const method = typeof wanted === 'string' ? wanted.toUpperCase() : '';
  if (method !== 'PUT' && method !== 'DELETE') return false;
  if (request.method === 'POST') request.method = method;
  return true;
}
