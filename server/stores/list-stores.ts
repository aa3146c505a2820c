import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { listStores as listStoresCall } from '#contracts/stores.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { doorText, hoursLines, specialHours } from '#domain/stores/hours-text.ts';
import { isOpen } from '#domain/stores/opening-hours.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { lookForStores } from './find-stores.ts';
import type { Store } from './store-directory.ts';

type Listed = z.input<(typeof listStoresCall)['answer']>;

/** All stores, by state and city; or those that somebody may mean, the nearest first where a place was named. */
export async function listStores(shop: Shop, { shopper }: Looking, { query }: Input<typeof listStoresCall>): Promise<Reply<Listed>> {
  const all = await shop.stores.all();
  const { term = '' } = query;
  const found = term.trim() === '' ? undefined : await lookForStores(shop, term);
  const chosen = shopper.place.yourStoreId ?? shopper.place.cookieStoreNumber;
  const listed =
    found === undefined
      ? [...all.values()].toSorted(byStateAndCity).map((store) => ({ store, miles: null }))
      : found.stores.flatMap(({ storeNumber, miles }) => {
          const store = all.get(storeNumber);
          return store === undefined ? [] : [{ store, miles }];
        });
  return answer({
    reason: found?.reason ?? null,
    stores: listed.map(({ store, miles }) => ({ ...viewDoor(store, shop.now()), miles, isChosen: store.storeNumber === chosen })),
  });
}

function byStateAndCity(one: Store, other: Store): number {
  return one.state.localeCompare(other.state) || one.city.localeCompare(other.city);
}

/** What a store says of itself on its door. */
function viewDoor({ storeNumber, name, address1, city, state, zip, phone, hours, timeZone }: Store, now: Date) {
  const { date, minuteOfDay } = localTime(now.getTime(), timeZone);
  return {
    storeNumber,
    name,
    address1,
    city,
    state,
    zip,
    phone,
    isOpen: isOpen(hours, date, minuteOfDay),
    now: doorText(hours, date, minuteOfDay),
    hours: hoursLines(hours),
    specialHours: specialHours(hours, date),
  };
}
