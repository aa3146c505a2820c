import type { MissedItem } from '../add-outcome.ts';

/** Codes whose text says only that something went wrong, and not what. (C §8, Messages) */
const WITHOUT_REASON: readonly string[] = ['SKU_INVALID', 'INVALID_ITEM', 'ITEM_NOT_PUBLISHED', 'ITEM_NOT_AVAILABLE'];

/**
 * Why an item is not in the cart, to be said before the text of its message; '' where that text says it or nobody knows. A code in the
 * field of the item numbers may be a coupon's: it is not looked up, since then coupons could be guessed.
 *
 * @param badge what the catalogue says of the item, where it knows it: 'Coming soon'
 */
export function missedReason({ itemId, message }: Pick<MissedItem, 'itemId' | 'message'>, badge: string | undefined): string {
  if (!WITHOUT_REASON.includes(message.code)) return '';
  if (badge === 'Coming soon') return `${itemId} is coming soon.`;
  if (message.code !== 'SKU_INVALID' && message.code !== 'INVALID_ITEM') return '';
  const hint = /^[a-z]/i.test(itemId) ? ' If it is a coupon, enter it under Coupon code.' : '';
  return `We don't have an item ${itemId}.${hint}`;
}
