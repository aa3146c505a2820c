import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '#contracts/door.ts';
import type { Settings } from '../config/settings.ts';
import { toWire } from './wire.ts';

type Answer = { header(name: string, value: string): unknown; code(status: number): { send(body: unknown): unknown } };

/**
 * Guards what tells of the inside: figures, the description of the calls. With a token in the settings it is for whoever brings that;
 * without one the demo shows it to everybody, and in any other shop it is not there.
 */
export function forOperators({ isDemo, operatorToken }: Pick<Settings, 'isDemo' | 'operatorToken'>) {
  return async (request: { readonly headers: IncomingHttpHeaders }, reply: Answer): Promise<unknown> => {
    const isOpen = operatorToken === undefined ? isDemo : isBearer(request.headers.authorization, operatorToken);
    if (isOpen) return undefined;
    const { status, body } = toWire(refuse(operatorToken === undefined ? 'NOT_FOUND' : 'UNAUTHORIZED'));
    if (operatorToken !== undefined) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send(body);
  };
}

/** In a time that tells nothing of the token: digests are compared, which are of one length. */
function isBearer(header: string | undefined, token: string): boolean {
  const given = /^bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
