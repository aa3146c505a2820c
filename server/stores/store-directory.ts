import type { Place } from '#domain/stores/distance.ts';
import type { CityNamed } from '#domain/stores/find-stores.ts';
import type { WeeklyHours } from '#domain/stores/opening-hours.ts';
import { statement, type Database } from '../db/database.ts';
import { RecentlyUsed } from '../db/recently-used.ts';

export type Store = {
  readonly storeNumber: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly hours: WeeklyHours;
};
export type ZipCode = {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Our stores, and the country's zip codes. */
export type StoreDirectory = {
  all(): Promise<ReadonlyMap<string, Store>>;
  /** A five-digit zip code; undefined when there is none like it. */
  zip(zip: string): Promise<ZipCode | undefined>;
  /** The middle of a city's ZIP codes; of cities of one name the one with most of them. */
  city(named: CityNamed): Promise<Place | undefined>;
  forget(): void;
};

const findStores = statement<{
  store_number: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  hours: readonly { open: string; close: string }[];
}>('stores_all', 'select * from stores order by store_number');
const findZip = statement<ZipCode>('zip_find', 'select zip, city, state, latitude, longitude from zip_codes where zip = $1');

/** $1 names in lower case, $2 state, or null for any */
const findCity = statement<Place>(
  'city_find',
  `select avg(latitude) as latitude, avg(longitude) as longitude from zip_codes
  where lower(city) = any ($1::text[]) and ($2::text is null or state = $2) group by city, state order by count(*) desc, state limit 1`,
);

export function makeStoreDirectory(database: Database): StoreDirectory {
  let stores: Promise<ReadonlyMap<string, Store>> | undefined;
  const zips = new RecentlyUsed<string, ZipCode | 'NONE'>(5_000);
  const cities = new RecentlyUsed<string, Place | 'NONE'>(500);
  return {
    all() {
      if (stores !== undefined) return stores;
      const reading = readStores(database);
      stores = reading;
      reading.catch(() => {
        if (stores === reading) stores = undefined;
      });
      return reading;
    },
    async zip(zip) {
      const five = zip.slice(0, 5);
      const known = zips.get(five);
      if (known !== undefined) return known === 'NONE' ? undefined : known;
      return zips.keepFound(
        async () => (await findZip(database, [five]))[0],
        (found) => zips.set(five, found ?? 'NONE'),
      );
    },
    city({ names, state }) {
      const key = JSON.stringify([names, state]);
      const known = cities.get(key);
      if (known !== undefined) return Promise.resolve(known === 'NONE' ? undefined : known);
      return cities.keepFound(
        async () => (await findCity(database, [names, state ?? null]))[0],
        (found) => cities.set(key, found ?? 'NONE'),
      );
    },
    forget() {
      stores = undefined;
      zips.clear();
      cities.clear();
    },
  };
}

async function readStores(database: Database): Promise<ReadonlyMap<string, Store>> {
  const rows = await findStores(database, []);
  return new Map(
    rows.map((row) => [
      row.store_number,
      {
        storeNumber: row.store_number,
        name: row.name,
        address1: row.address1,
        city: row.city,
        state: row.state,
        zip: row.zip,
        phone: row.phone,
        latitude: row.latitude,
        longitude: row.longitude,
        timeZone: row.time_zone,
        hours: row.hours.map(({ open, close }) => (open === '' ? undefined : { openMinute: minuteOf(open), closeMinute: minuteOf(close) })),
      },
    ]),
  );
}

/** '08:00' as the minute of the day. */
function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
