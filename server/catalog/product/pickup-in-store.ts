import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { Message } from '#contracts/cart-item.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { messageText } from '#contracts/messages.ts';
import type { findPickupInStore as pickupInStoreCall } from '#contracts/stores.ts';
import { availabilityText, stockThreshold } from '#domain/delivery/availability.ts';
import { offeredGroups } from '#domain/delivery/options.ts';
import { PICKUP_SEARCH_DEFAULTS } from '#domain/delivery/places/default-places.ts';
import { storesNear } from '#domain/stores/find-stores.ts';
import { PICKUP_RADIUS_MILES, searchRadiusMiles } from '#domain/stores/search-radius.ts';
import { storeSearchTerm } from '#domain/stores/search-term.ts';
import type { Looking, ShopperPlace } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { lookForStores, viewStoreDetails, type Store } from '../../stores/index.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { makeViewer, type Viewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';
import { stockAtStores } from './stock-at-stores.ts';

type PickupInStore = z.input<(typeof pickupInStoreCall)['answer']>;
type Asked = Input<typeof pickupInStoreCall>['body'];
type Near = { readonly store: Store; readonly miles: number | null };

/** So many stores are answered, the nearest first. */
const MOST = 20;

/** Stores with what each has of the items; one that is not handed out is told of and left out. (K-28; A-177) */
export async function findPickupInStore(
  shop: Shop,
  { shopper }: Looking,
  { body }: Input<typeof pickupInStoreCall>,
): Promise<Reply<PickupInStore>> {
  const viewer = await makeViewer(shop, shopper);
  if (!viewer.mayPickUp) return refuse('FORBIDDEN');
  const near = await wantedStores(shop, body, shopper.place);
  if ('code' in near) return refuse(near.code);
  const { items, messages } = await handedOut(shop, viewer, body.items);
  const stockOf = await stockAtStores(
    shop,
    items.map(({ item }) => item),
    near.stores.map(({ store }) => store.storeNumber),
  );
  const stores = near.stores.map(({ store, miles }) => {
    const has = items.map(({ item, qty }) => ({ item, qty, available: stockOf(item, store.storeNumber) }));
    const isAvailable = messages.length === 0 && has.every(({ qty, available }) => available >= qty);
    return { ...viewStoreDetails(store, shop.now(), miles, isAvailable), items: has.map(viewStock) };
  });
  const taxExempt = shopper.account?.settings.taxExemptType === 'FULL';
  return answer({ pickInStoreDetails: [{ store: stores }], messages, taxExempt });
}

/** @param own place of who asks: their ZIP, else where their browser is. Looked around when no place is asked for */
async function wantedStores(
  shop: Shop,
  { storeNumber, zipcode, address, radius }: Asked,
  own: Pick<ShopperPlace, 'zip' | 'position'>,
): Promise<{ readonly stores: readonly Near[] } | { readonly code: 'INVALID_STORE_NUMBER' | 'INVALID_ZIPCODE' }> {
  const all = await shop.stores.all();
  if (storeNumber !== undefined) {
    const store = all.get(storeNumber);
    return store === undefined ? { code: 'INVALID_STORE_NUMBER' } : { stores: [{ store, miles: null }] };
  }
  const radiusMiles = searchRadiusMiles(radius, PICKUP_RADIUS_MILES);
  const asked = zipcode ?? address ?? own.zip;
  if (asked === undefined && own.position !== undefined)
    return { stores: storesNear(all.values(), own.position, radiusMiles).slice(0, MOST) };
  const term = storeSearchTerm(asked ?? PICKUP_SEARCH_DEFAULTS.zipCode);
  if (term === undefined || (zipcode !== undefined && !/^\d{5}$/.test(term))) return { code: 'INVALID_ZIPCODE' };
  const { stores, reason } = await lookForStores(shop, term, radiusMiles);
  if (reason === 'UNKNOWN_ZIP' || reason === 'NONE_NAMED') return { code: 'INVALID_ZIPCODE' };
  return {
    stores: stores.slice(0, MOST).flatMap(({ storeNumber: number, miles }) => {
      const store = all.get(number);
      return store === undefined ? [] : [{ store, miles }];
    }),
  };
}

/** What of the items stores hand out to who asks, each once; the others with the reason. */
async function handedOut(
  shop: Shop,
  viewer: Viewer,
  asked: Asked['items'],
): Promise<{ items: { readonly item: CatalogItem; readonly qty: number }[]; messages: Message[] }> {
  const wanted = new Map<string, number>();
  for (const { itemId, qty } of asked) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty);
  const ids = [...wanted.keys()];
  const [known, seen] = await Promise.all([shop.catalog.items(ids), findSeenBy(shop, viewer, ids)]);
  const items: { item: CatalogItem; qty: number }[] = [];
  const messages: Message[] = [];
  for (const [itemId, qty] of wanted) {
    const item = seen.has(itemId) ? known.get(itemId) : undefined;
    if (item !== undefined && offeredGroups(item.facts, viewer.mayPickUp).includes('G2')) items.push({ item, qty });
    else {
      const code = item === undefined ? 'SKU_INVALID' : 'NOT_AVAILABLE_FOR_BOPIS';
      messages.push({ code, type: 'ERROR', message: messageText(code), itemId });
    }
  }
  return { items, messages };
}

function viewStock({ item, available }: { readonly item: CatalogItem; readonly available: number }) {
  const threshold = stockThreshold(item.facts, 'CALL');
  return {
    itemId: item.itemId,
    available: Math.max(0, Math.min(available, threshold + 1)),
    threshold,
    stock: availabilityText(available, threshold),
  };
}
