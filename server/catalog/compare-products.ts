import type { Input } from '#contracts/call.ts';
import type { ComparedProduct, compareProducts as compareCall } from '#contracts/catalog.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { Shop } from '../shop.ts';
import type { Viewer } from './viewer.ts';
import { specificationsOf } from './specifications.ts';
import { tilesFor } from './viewing.ts';

/** Items with their specifications, each once, in the order asked for. What this viewer may not see is missing, as what does not exist. */
export async function compareProducts(
  shop: Shop,
  viewer: Viewer,
  { query }: Input<typeof compareCall>,
): Promise<Reply<{ products: ComparedProduct[]; asOf: string }>> {
  const itemIds = [...new Set(query.itemId)];
  const [tiles, specifications] = await Promise.all([tilesFor(shop, viewer, itemIds), specificationsOf(shop, itemIds)]);
  return answer({
    products: tiles.map((tile) => ({ ...tile, specifications: specifications[tile.itemId] ?? [] })),
    asOf: shopDay(shop.now()),
  });
}
