import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { textStorage } from '#app/local-cart/text-storage.ts';

/** What was searched for in this browser, the latest first, as JSON. Signing out empties the browser's storage. */
const KEY = 'recent-searches';
const MOST = 5;
const MOST_LETTERS = 60;

const storage = textStorage(() => window.localStorage);

/** What was searched for last, the latest first. */
export function recentSearches(): readonly string[] {
  return searchesIn(storage.get(KEY));
}

/** Puts a search on top of those that were kept; what may be the number of a card is not kept. */
export function rememberSearch(text: string): void {
  storage.set(KEY, JSON.stringify(withSearch(recentSearches(), text)));
}

export function forgetSearches(): void {
  storage.remove(KEY);
}

/** Searches from whatever is found in storage. */
export function searchesIn(stored: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The same searches with another on top, each once in whatever letters. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim().replace(/\s+/g, ' ');
  if (search === '' || search.length > MOST_LETTERS || hasCardNumber(search)) return searches;
  return [search, ...searches.filter((one) => one.toLowerCase() !== search.toLowerCase())].slice(0, MOST);
}
