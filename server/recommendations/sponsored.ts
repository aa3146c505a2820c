import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getSponsoredItems as sponsoredCall } from '#contracts/recommendations/recommendations.ts';
import { viewTiles } from '../catalog/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/**
 * K-22: items as tiles, those of a campaign with the addresses that are told of them. Whether they may be told is asked where they would be: in the browser. What may
 * not be seen is left out.
 */
export async function getSponsoredItems(
  shop: Shop,
  { shopper }: Looking,
  { body: { skus = [] } }: Input<typeof sponsoredCall>,
): Promise<Reply<z.output<(typeof sponsoredCall)['answer']>>> {
  return answer({ items: await viewTiles(shop, shopper, [...new Set(skus)]) });
}
