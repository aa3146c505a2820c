import { isSameDayWished, mayComeSameDay, withSameDayStores } from '#domain/cart/rows/same-day-rows.ts';
import { statement, type Db } from '../../db/database.ts';
import { destinationOfZip, nearStoresTo } from '../../delivery/index.ts';
import type { Shop } from '../../shop.ts';
import type { Shopper } from '../../shoppers/index.ts';
import type { OpenCart } from '../opened-cart.ts';

/** Whether what a request says of an item wants it today. */
export function isWantedToday(item: { readonly levelOfService?: 'SDD' | 'STANDARD' | undefined }): boolean {
  return item.levelOfService === 'SDD';
}

type StockRow = { item_id: string; location_id: string; available: number };

/** $1 items, $2 stores */
const findStock = statement<StockRow>(
  'stock_at_stores',
  'select item_id, location_id, available from stock where item_id = any($1::text[]) and location_id = any($2::text[]) and available > 0',
);

/**
 * An open cart together with the stores that can still bring its goods today, where somebody asks: the stock of those stores is
 * read in a statement of its own, unless it was read along with the cart. It is asked for the cart that is shown, for
 * a request that wants something today, and for a cart that holds such a row.
 *
 * @param askedItemIds items that are about to be added.
 * @param isKnownAt stores whose stock of all these items was read along with the cart.
 */
export async function withSameDay(
  shop: Shop,
  db: Db,
  open: OpenCart,
  { isAsked, askedItemIds, isKnownAt }: { isAsked: boolean; askedItemIds: readonly string[]; isKnownAt?: ReadonlySet<string> },
): Promise<OpenCart> {
  if (!isAsked && !open.cart.lines.some(isSameDayWished)) return open;
  const itemIds = new Set([...open.cart.lines.map((line) => line.itemId), ...askedItemIds].filter((id) => isOffered(open, id)));
  const stores = itemIds.size === 0 ? [] : await nearStoresTo(shop, open.destination, open.now);
  const asked = stores.map((store) => store.storeNumber).filter((store) => isKnownAt?.has(store) !== true);
  const stock = asked.length === 0 ? [] : await findStock(db, [[...itemIds], asked]);
  const found: OpenCart = { ...open, sameDayStores: stores, ...(stock.length > 0 && { availableAt: availableWith(open, stock) }) };
  const lines = withSameDayStores(found, found.cart.lines);
  return lines === found.cart.lines ? found : { ...found, cart: { ...found.cart, lines } };
}

/** What lies where, together with what lies in the near stores: a place that was asked about before keeps its answer. */
function availableWith({ cart }: OpenCart, found: readonly StockRow[]): OpenCart['availableAt'] {
  const units = new Map(cart.stock);
  for (const { item_id, location_id, available } of found) {
    const place = `${item_id} ${location_id}`;
    if (!units.has(place)) units.set(place, available);
  }
  return (itemId, locationId) => units.get(`${itemId} ${locationId}`);
}

function isOffered(open: OpenCart, itemId: string): boolean {
  const offer = open.offerOf(itemId);
  return offer !== undefined && mayComeSameDay(offer);
}

/** The numbers of the stores that could bring goods today to where a shopper is. */
export async function storesNear(shop: Shop, shopper: Shopper): Promise<readonly string[]> {
  const destination = await destinationOfZip(shop, shopper.place.zip);
  return (await nearStoresTo(shop, destination, shop.now())).map((store) => store.storeNumber);
}
