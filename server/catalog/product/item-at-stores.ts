import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { findItemAtStores as atStoresCall } from '#contracts/stores.ts';
import { availabilityText, stockThreshold } from '#domain/delivery/availability.ts';
import { isHandedOut } from '#domain/delivery/options.ts';
import type { z } from 'zod';
import { destinationOfZip } from '../../delivery/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { lookForStores } from '../../stores/index.ts';
import { makeViewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';
import { stockAtStores } from './stock-at-stores.ts';

type AtStores = z.input<(typeof atStoresCall)['answer']>;

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
  if (!isHandedOut(item.facts, viewer.mayPickUp)) return answer({ stores: [], reason: null });
  const { term = '' } = query;
  const { stores, reason } = await lookForStores(shop, term.trim() === '' ? (await destinationOfZip(shop, shopper.place.zip)).zip : term);
  const stockOf = await stockAtStores(
    shop,
    [item],
    stores.map(({ storeNumber }) => storeNumber),
  );
  const found = stores.map((store) => ({
    ...store,
    isChosen: store.storeNumber === viewer.storeNumber,
    stock: availabilityText(stockOf(item, store.storeNumber), stockThreshold(item.facts, 'ITEM_PAGE')),
  }));
  return answer({ stores: [...found.filter(hasSome), ...found.filter((store) => !hasSome(store))].slice(0, MOST), reason });
}

function hasSome({ stock }: { readonly stock: string }): boolean {
  return stock !== '0';
}
