import { DEFAULT_ZIP } from '#domain/delivery/places/default-places.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import type { Shop } from '../shop.ts';

/** Where things go, as far as it is known: the address once there is one, else an estimate by the shopper's zip. */
export type Destination = {
  readonly zip: string;
  readonly state: string;
  readonly zone: string;
  /** Somebody said so. Where nobody did, it is good for an estimate of fees, and no day may be promised for it alone. */
  readonly isKnown: boolean;
};

/** The place of a zip; one that does not exist, or none, counts as the default. */
export async function destinationOfZip(shop: Shop, zip: string | undefined): Promise<Destination> {
  const named = zip === undefined ? undefined : await shop.stores.zip(zip);
  const known = named ?? (await shop.stores.zip(DEFAULT_ZIP));
  const state = known?.state ?? 'MA';
  return { zip: known?.zip ?? DEFAULT_ZIP, state, zone: zoneOfState(state), isKnown: named !== undefined };
}
