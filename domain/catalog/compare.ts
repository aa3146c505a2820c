/** The most items that can be compared. (S §9) */
export const COMPARE_MAX = 4;
/** With fewer there is nothing to compare. */
export const COMPARE_MIN_TO_OPEN = 2;

/** Adds an item at the end. `isRefused` when four others are there already: then nothing changes. */
export function addToCompare(itemIds: readonly string[], itemId: string): { itemIds: readonly string[]; isRefused: boolean } {
  if (itemIds.includes(itemId)) return { itemIds, isRefused: false };
  if (itemIds.length >= COMPARE_MAX) return { itemIds, isRefused: true };
  return { itemIds: [...itemIds, itemId], isRefused: false };
}

/** Removes an item; removing one that is not there changes nothing. */
export function removeFromCompare(itemIds: readonly string[], itemId: string): readonly string[] {
  return itemIds.filter((other) => other !== itemId);
}

/** Removes all items. */
export function clearCompare(): readonly string[] {
  return [];
}

/** The items that were kept for this visit, from whatever is found in storage: at most four different ids, else none. */
export function restoreCompare(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
  return [...new Set(ids)].slice(0, COMPARE_MAX);
}

/** Whether the compare view may be opened: with two items or more. */
export function mayOpenCompare(itemIds: readonly string[]): boolean {
  return itemIds.length >= COMPARE_MIN_TO_OPEN;
}
