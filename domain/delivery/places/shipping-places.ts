import { ZONES_BY_STATES } from './state-zone.ts';

/** Where the goods of the fulfilment centre arrive on the next business day: the states around it. */
const NEXT_DAY_STATES: ReadonlySet<string> = new Set(['CT', 'DE', 'MA', 'MD', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT']);

/** States and territories that no road leads to: what is too heavy to fly goes there by sea. */
const OVERSEAS_STATES: ReadonlySet<string> = new Set(['AK', 'AS', 'GU', 'HI', 'MP', 'PR', 'VI']);

/** Territories that no carrier of ours serves: see `isUndeliverable`. */
const UNSERVED_STATES: ReadonlySet<string> = new Set(['GU', 'MP']);

/** What of a place decides how soon goods are there. */
export interface ShippingPlace {
  /** IANA zone: whose cut-off counts. */
  readonly zone: string;
  /** Whether it lies near enough to the fulfilment centre for the next day. */
  readonly isInZoneOfCentre: boolean;
  /** Whether heavy goods go there by sea. */
  readonly isOverseas: boolean;
}

/** How soon goods are at a state or territory (two letters); an unknown one counts as one of the mainland. */
export function shippingPlace(state: string, zone: string): ShippingPlace {
  return { zone, isInZoneOfCentre: NEXT_DAY_STATES.has(state), isOverseas: OVERSEAS_STATES.has(state) };
}

/** Every kind of place that is shipped to, each once. */
export const SHIPPING_PLACES: readonly ShippingPlace[] = distinct(
  [...ZONES_BY_STATES].filter(([state]) => !UNSERVED_STATES.has(state)).map(([state, zone]) => shippingPlace(state, zone)),
);

function distinct(places: readonly ShippingPlace[]): ShippingPlace[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
