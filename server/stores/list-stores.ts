import type { z } from 'zod';
import { answer, type Reply } from '#contracts/door.ts';
import type { listStores as listStoresCall } from '#contracts/stores.ts';
import { hoursLines } from '#domain/stores/hours-text.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

type Listed = z.input<(typeof listStoresCall)['answer']>;

/** All stores, by state and city. */
export async function listStores(shop: Shop, _looking: Looking): Promise<Reply<Listed>> {
  const stores = [...(await shop.stores.all()).values()].map(({ storeNumber, name, address1, city, state, zip, phone, hours }) => ({
    storeNumber,
    name,
    address1,
    city,
    state,
    zip,
    phone,
    hours: hoursLines(hours),
  }));
  return answer({ stores: stores.toSorted((one, other) => one.state.localeCompare(other.state) || one.city.localeCompare(other.city)) });
}
