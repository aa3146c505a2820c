import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { findItemAtStores as atStoresCall } from '#contracts/stores.ts';
import { availabilityText } from '#domain/delivery/availability.ts';
import { offeredGroups } from '#domain/delivery/options.ts';
import { setsAvailable } from '#domain/cart/children/set-parts.ts';
import type { z } from 'zod';
import { statement } from '../../db/database.ts';
import { destinationOfZip } from '../../delivery/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { lookForStores } from '../../stores/index.ts';
import { makeViewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';

type AtStores = z.input<(typeof atStoresCall)['answer']>;

const findStock = statement<{ item_id: string; location_id: string; available: number }>(
  'item_at_stores',
  'select item_id, location_id, available from stock where item_id = any($1::text[]) and location_id = any($2::text[])',
);

/** So many are answered: those that have it first, each lot the nearest first. */
const MOST = 8;

/** The stores where an item could be fetched, by name, place or ZIP code, else around where who looks is, with what each has of it. */
export async function findItemAtStores(
  shop: Shop,
  { shopper }: Looking,
  { params, query }: Input<typeof atStoresCall>,
): Promise<Reply<AtStores>> {
  const viewer = await makeViewer(shop, shopper);
  const item = (await shop.catalog.items([params.itemId])).get(params.itemId);
  if (item === undefined || !(await findSeenBy(shop, viewer, [item.itemId])).has(item.itemId)) return refuse('SKU_INVALID');
  if (!offeredGroups(item.facts, viewer.mayPickUp).includes('G2')) return answer({ stores: [], reason: null });
  const { term = '' } = query;
  const { stores, reason } = await lookForStores(shop, term.trim() === '' ? (await destinationOfZip(shop, shopper.place.zip)).zip : term);
  const { bundle } = item.facts;
  const counted = bundle === undefined ? [item.itemId] : bundle.map(({ itemId }) => itemId);
  const rows = stores.length === 0 ? [] : await findStock(shop.database, [counted, stores.map(({ storeNumber }) => storeNumber)]);
  const units = new Map(rows.map((row) => [`${row.item_id} ${row.location_id}`, row.available]));
  const found = stores.map((store) => {
    const at = (itemId: string) => units.get(`${itemId} ${store.storeNumber}`) ?? 0;
    const place = { deliveryType: 'ISP', storeNumber: store.storeNumber, sameDayStore: undefined } as const;
    const available = bundle === undefined ? at(item.itemId) : setsAvailable(bundle, place, [], at);
    return { ...store, isChosen: store.storeNumber === viewer.storeNumber, stock: availabilityText(available, item.facts.shownStockLimit) };
  });
  return answer({ stores: [...found.filter(hasSome), ...found.filter((store) => !hasSome(store))].slice(0, MOST), reason });
}

function hasSome({ stock }: { readonly stock: string }): boolean {
  return stock !== '0';
}
