import type { z } from 'zod';
import type { getBuyAgain as buyAgainCall } from '#contracts/tiles.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { MOST_BUY_AGAIN } from '#domain/catalog/listing-limits.ts';
import { viewTiles } from '../../catalog/index.ts';
import { destinationOfZip } from '../../delivery/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findBoughtItems, purchasedText } from './bought-items.ts';

/** Of so many that were bought last, those are shown that can be had. */
const MOST_LOOKED_AT = 4 * MOST_BUY_AGAIN;

/** What the shopper has bought, the latest first, of what can be put into the cart as it is. */
export async function getBuyAgain(shop: Shop, { shopper }: Looking): Promise<Reply<z.output<(typeof buyAgainCall)['answer']>>> {
  const { person, tenant, place } = shopper;
  if (person === undefined) return answer({ items: [] });
  const bought = await findBoughtItems(shop.database, person.userId, tenant);
  const [tiles, { state }] = await Promise.all([
    viewTiles(shop, shopper, [...bought.keys()].slice(0, MOST_LOOKED_AT)),
    destinationOfZip(shop, place.zip),
  ]);
  const zone = zoneOfState(state);
  const items = tiles.flatMap((tile) => {
    const at = bought.get(tile.itemId);
    const purchased = at && purchasedText(at, zone);
    return purchased === undefined || tile.actionLabel !== 'ADD' ? [] : [{ tile, purchased }];
  });
  return answer({ items: items.slice(0, MOST_BUY_AGAIN) });
}
