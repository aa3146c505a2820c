import type { z } from 'zod';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { updateSessionToken as updateCall } from '#contracts/session/identity.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';

/** Keeps the session of who is signed in for another while. (K-26) */
export async function updateSessionToken(shop: Shop, { session }: Requester): Promise<Reply<z.input<(typeof updateCall)['answer']>>> {
  const validUntil = session?.user === undefined ? undefined : await shop.sessions.prolong(session);
  if (session === undefined || validUntil === undefined) return refuse('UNAUTHORIZED');
  return answer({ token: session.contextToken, validUntil: validUntil.getTime() });
}
