import type { CartItem } from '#contracts/cart-item.ts';

/** The states of a row as a page may meet them: the server's three, and two that only a client or an order knows. (C §3, Cart item; A-034) */
export type RowStatus = 'ACTIVE' | 'DELETED' | 'INVALID' | 'TRANSIENT' | 'APPROVED';

/**
 * Whether a row stands in the lists: it has no status, is there, or was just removed and is not left out by checkout. What cannot
 * be bought any more stands apart from them. (C §4, Item status; A-035)
 */
export function isListed(
  { cartItemId, status }: { readonly cartItemId: string; readonly status?: RowStatus | null | undefined },
  hiddenLineItems: readonly string[],
): boolean {
  if (status === undefined || status === null || status === 'ACTIVE') return true;
  return status === 'DELETED' && !hiddenLineItems.includes(cartItemId);
}

/** Rows that cannot be bought as they stand: they are named apart from the lists, so that they can be taken out. */
export function unavailableItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => item.status === 'INVALID');
}
