import { sameDayStores, type NearStore } from '#domain/delivery/places/near-stores.ts';
import type { Shop } from '../shop.ts';
import type { Destination } from './destination.ts';

/** The stores that goods can still be brought from today to where they go, nearest first. */
export async function nearStoresTo(
  { stores }: Pick<Shop, 'stores'>,
  { zip, zone }: Pick<Destination, 'zip' | 'zone'>,
  now: Date,
): Promise<NearStore[]> {
  const [place, all] = await Promise.all([stores.zip(zip), stores.all()]);
  return place === undefined ? [] : sameDayStores({ ...place, zone }, now.getTime(), all.values());
}
