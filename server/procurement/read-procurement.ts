import type { z } from 'zod';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { readProcurement as readCall } from '#contracts/session/procurement.ts';
import type { Requester } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { readHandedCart } from './handed-cart.ts';
import { keyOf } from './procurement-key.ts';

/** What would be handed over now, with the key that says so. Who came otherwise has no such session. */
export async function readProcurement(
  shop: Shop,
  { session }: Pick<Requester, 'session'>,
  looking: Looking,
): Promise<Reply<z.input<(typeof readCall)['answer']>>> {
  const { procurement, partner } = session ?? {};
  if (procurement === undefined || partner === undefined) return refuse('NOT_FOUND');
  const { procurementId, operation, orderNumber = null } = procurement;
  const { version, totalCents, toHandOver, problem } = await readHandedCart(shop, looking);
  const key = keyOf(shop, { procurementId, version, totalCents });
  return answer({ operation, partnerName: partner.name, orderNumber, cart: toHandOver, problem, key });
}
