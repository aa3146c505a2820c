import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { findStores as findStoresCall } from '#contracts/stores.ts';
import { FIVE_DIGITS } from '#domain/checkout/zip-code.ts';
import { stateName, US_STATES } from '#domain/checkout/states.ts';
import type { Place } from '#domain/stores/distance.ts';
import { cityNamed, storesNamed, storesNear } from '#domain/stores/find-stores.ts';
import { LOCATOR_RADIUS_MILES } from '#domain/stores/search-radius.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { Store } from './store-directory.ts';

type Found = z.input<(typeof findStoresCall)['answer']>;

/** The most stores that are answered. */
const MOST = 6;

/** The stores of a name or a place. A position is rounded to what a town needs before it gets here, and is not kept. */
export async function findStores(shop: Shop, _looking: Looking, { query }: Input<typeof findStoresCall>): Promise<Reply<Found>> {
  const { term = '', latitude, longitude, storeNumber } = query;
  const stores = await shop.stores.all();
  if (storeNumber !== undefined) {
    const store = stores.get(storeNumber);
    return answer({ stores: store === undefined ? [] : [viewStore(store, null)], reason: store === undefined ? 'NONE_NAMED' : null });
  }
  if (latitude !== undefined && longitude !== undefined) {
    const found = around(stores.values(), { latitude, longitude }, LOCATOR_RADIUS_MILES);
    return answer({ ...found, stores: found.stores.slice(0, MOST) });
  }
  const found = await lookForStores(shop, term);
  return answer({ ...found, stores: found.stores.slice(0, MOST) });
}

/**
 * All the stores that somebody may mean: those around a ZIP code, else those of a name, city or state, else those around a city.
 * @param radiusMiles how far around
 */
export async function lookForStores(
  { stores }: Pick<Shop, 'stores'>,
  term: string,
  radiusMiles: number = LOCATOR_RADIUS_MILES,
): Promise<Found> {
  const all = await stores.all();
  if (FIVE_DIGITS.test(term.trim())) {
    const zip = await stores.zip(term.trim());
    return zip === undefined ? { stores: [], reason: 'UNKNOWN_ZIP' } : around(all.values(), zip, radiusMiles);
  }
  const named = storesNamed(all.values(), term, (code) => stateName(code) ?? '');
  // A city without a store is a place like a ZIP code.
  const city = named.length > 0 ? undefined : cityNamed(term, US_STATES);
  const place = city && (await stores.city(city));
  if (place !== undefined) return around(all.values(), place, radiusMiles);
  return { stores: named.map((store) => viewStore(store, null)), reason: named.length === 0 ? 'NONE_NAMED' : null };
}

function around(stores: Iterable<Store>, place: Place, radiusMiles: number): Found {
  const near = storesNear(stores, place, radiusMiles);
  return { stores: near.map(({ store, miles }) => viewStore(store, miles)), reason: near.length === 0 ? 'NONE_NEAR' : null };
}

function viewStore({ storeNumber, name, address1, city, state, zip }: Store, miles: number | null): Found['stores'][number] {
  return { storeNumber, name, address1, city, state, zip, miles: miles === null ? null : Math.round(miles * 10) / 10 };
}
