import type { Input } from '#contracts/call.ts';
import type { optOut as optOutCall } from '#contracts/cart-calls.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { z } from 'zod';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { setHidesAlternates } from './opt-out.repository.ts';

/** How long the choice to see no alternates holds. (C §9) */
const OPT_OUT_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores, or takes back, that the shopper wants to see no successors of discontinued items. (K-07; A-056) */
export async function optOut(
  shop: Shop,
  buying: Buying,
  { query }: Input<typeof optOutCall>,
): Promise<Reply<z.input<(typeof optOutCall)['answer']>>> {
  const value = query.value === 'true';
  const until = value ? new Date(shop.now().getTime() + OPT_OUT_MS) : undefined;
  await setHidesAlternates(shop.database, buying.owner, until);
  return answer({ type: query.type, value, validUntil: until?.getTime() ?? null });
}
