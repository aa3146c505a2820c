import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import type { getProductTileData as tileDataCall } from '#contracts/tiles.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { Shop } from '../../shop.ts';
import type { Viewer } from '../viewer.ts';
import { findSeenBy, tilesFor } from '../viewing.ts';
import { withAlternates } from './alternates.ts';

type Query = Input<typeof tileDataCall>['body']['query'];

/** Tiles of items with their alternatives, and the larger packs of one that spare it the courier surcharge. Changes nothing. (K-21) */
export async function getProductTileData(
  shop: Shop,
  viewer: Viewer,
  { body: { query } }: Input<typeof tileDataCall>,
): Promise<Reply<z.output<(typeof tileDataCall)['answer']>>> {
  const packs = await surchargePacks(shop, viewer, query.itemReqObj);
  const tiles = await tilesFor(shop, viewer, [...new Set([...query.skus, ...packs.keys()])]);
  const data = await withAlternates(shop, viewer, tiles);
  return answer({
    data: data.map((tile) => {
      const altFactor = packs.get(tile.itemId);
      if (altFactor === undefined) return tile;
      return { ...tile, isSurchargeSub: true, surchgOrgItemId: query.itemReqObj?.surchgOrgItemId ?? null, altFactor };
    }),
  });
}

/** By item, how many pieces it stands for: the larger packs of which so many pieces fill one at least. None of an item that is not seen. */
async function surchargePacks(shop: Shop, viewer: Viewer, asked: Query['itemReqObj']): Promise<ReadonlyMap<string, number>> {
  if (asked === undefined) return new Map();
  const { surchgOrgItemId, qty } = asked;
  const [items, seen] = await Promise.all([shop.catalog.items([surchgOrgItemId]), findSeenBy(shop, viewer, [surchgOrgItemId])]);
  if (!seen.has(surchgOrgItemId)) return new Map();
  const alternates = items.get(surchgOrgItemId)?.facts.surcharge?.alternates ?? [];
  return new Map(alternates.filter(({ factor }) => factor <= qty).map(({ itemId, factor }) => [itemId, factor]));
}
