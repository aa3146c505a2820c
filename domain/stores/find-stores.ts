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
    .toSorted((one, other) => Number(isIn(other, wanted)) - Number(isIn(one, wanted)) || one.name.localeCompare(other.name, 'en'));
}

/** Whether a store is in the city that the words name: New York before Albany, NY. */
function isIn({ city }: FindableStore, wanted: readonly string[]): boolean {
  return wordsOf(city).every((word, index) => word === wanted[index]);
}

/** A city as somebody names it, for looking it up. */
export type CityNamed = {
  /** In lower case, as maps may write it: "saint louis", "st louis". */ readonly names: readonly string[];
  readonly state: string | undefined;
};

/** Reads "Cambridge, MA", "newark nj", "St. Louis" or "Brooklyn"; undefined for what is no name of a place. `states`: 'Massachusetts' by 'MA'. */
export function cityNamed(text: string, states: Readonly<Record<string, string>>): CityNamed | undefined {
  const words = wordsOf(storeSearchTerm(text) ?? '');
  for (const [state, name] of Object.entries(states)) {
    for (const end of [[state.toLowerCase()], wordsOf(name)]) {
      const city = words.slice(0, -end.length);
      if (city.length > 0 && words.slice(-end.length).join(' ') === end.join(' ')) return { names: namesOf(city), state };
    }
  }
  return words.length === 0 || words.some((word) => /\d/.test(word)) ? undefined : { names: namesOf(words), state: undefined };
}

const namesOf = (words: readonly string[]) => [words.join(' '), words.map((word) => SHORT.get(word) ?? word).join(' ')];

/** How people shorten names of places. */
const LONG = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries(LONG).map(([short, long]) => [long, short]));

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => new Map(Object.entries(LONG)).get(word) ?? word);
}
