import type { z } from 'zod';
import type { StoreDetails } from '#contracts/stores.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { storeStatusAt, workingHoursOf } from '#domain/stores/opening-hours.ts';
import type { Store } from './store-directory.ts';

/**
 * A store on the wire, as it is at a moment.
 * @param miles from the place that was asked for; null where none was
 */
export function viewStoreDetails(store: Store, now: Date, miles: number | null, isAvailable: boolean): z.input<typeof StoreDetails> {
  const { storeNumber, name, address1, city, state, zip, phone, hours, timeZone } = store;
  const { date, minuteOfDay } = localTime(now.getTime(), timeZone);
  return {
    storeNumber,
    addressLine: address1,
    city,
    state,
    zipCode: zip,
    address: { addressLine1: address1, city, state, zipcode: zip },
    isAvailable,
    workingHours: workingHoursOf(hours),
    ...storeStatusAt(hours, date, minuteOfDay),
    name,
    phone,
    miles,
  };
}
