import { textStorage } from '#app/local-cart/text-storage.ts';

/** What was looked at in this browser, the latest first, as JSON. Signing out empties the browser's storage. */
const KEY = 'viewed-items';
/** As many as are asked for, and the one that is looked at. */
const MOST_VIEWED = 26;

const storage = textStorage(() => window.localStorage);

/** What was looked at before, the latest first. @param itemId what is looked at now, if anything is: it is noted, and not among them. */
export function viewedBefore(itemId: string | undefined): readonly string[] {
  const before = viewedIn(storage.get(KEY)).filter((id) => id !== itemId);
  if (itemId !== undefined) storage.set(KEY, JSON.stringify([itemId, ...before].slice(0, MOST_VIEWED)));
  return before;
}

/** Items from whatever is found in storage. */
export function viewedIn(stored: string | undefined): readonly string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST_VIEWED) : [];
  } catch {
    return [];
  }
}
