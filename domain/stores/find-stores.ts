import { distanceMiles, type Place } from './distance.ts';
import { storeSearchTerm } from './search-term.ts';

/** What of a store it can be found by. */
export interface FindableStore extends Place {
  readonly storeNumber: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The stores within so many miles of a place as the crow flies, the nearest first. */
export function storesNear<Store extends Place>(stores: Iterable<Store>, from: Place, miles: number): { store: Store; miles: number }[] {
  return [...stores]
    .map((store) => ({ store, miles: distanceMiles(from, store) }))
    .filter((found) => found.miles <= miles)
    .toSorted((one, other) => one.miles - other.miles);
}

/**
 * The stores that a text names, by name: each of its words begins a word of a store's name, city or state, or its ZIP. None for
 * a text that cannot be searched for. `stateName`: 'Massachusetts' of 'MA'.
 */
export function storesNamed<Store extends FindableStore>(
  stores: Iterable<Store>,
  text: string,
  stateName: (code: string) => string,
): Store[] {
  const wanted = wordsOf(storeSearchTerm(text) ?? '');
  if (wanted.length === 0) return [];
  return [...stores]
    .filter((store) => {
      const words = wordsOf(`${store.name} ${store.city} ${store.state} ${stateName(store.state)} ${store.zip}`);
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
