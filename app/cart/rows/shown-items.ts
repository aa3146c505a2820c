import type { CartItem } from '#contracts/cart-item.ts';

/**
 * Whether rows of a state stand in the lists: those that are there, those that were just removed, and those of which nothing
 * is said. What cannot be bought any more stands apart from them. (C §4, Item status; A-034)
 */
export function isListedStatus(status: string | null | undefined): boolean {
  return status == null || status === 'ACTIVE' || status === 'DELETED';
}

/** The rows of the lists; a removed one that checkout hides is left out. (C §4, Item status; A-035) */
export function listedItems(items: readonly CartItem[], hiddenLineItems: readonly string[]): CartItem[] {
  const hidden = new Set(hiddenLineItems);
  return items.filter((item) => isListedStatus(item.status) && !(item.status === 'DELETED' && hidden.has(item.cartItemId)));
}

/** Rows that cannot be bought as they stand: they are told apart from the lists, so that they can be taken out. */
export function unavailableItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => item.status === 'INVALID');
}
