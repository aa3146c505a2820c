import { useState } from 'react';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { outcomeMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';

/**
 * What is said at a row into whose quantity field more is typed than it takes: that nothing has changed, and where to order more. Nothing
 * while what is typed is allowed.
 */
export function useFieldLimit(qty: number): { readonly limit: readonly ShownMessage[]; readonly onRefuse: (isRefused: boolean) => void } {
  const [isRefused, onRefuse] = useState(false);
  const most = Math.max(MAX_CART_FIELD_QTY, qty).toLocaleString('en-US');
  const text = `You can enter up to ${most} here. The quantity is still ${qty.toLocaleString('en-US')}. To order more, add them on the item's page.`;
  return { limit: isRefused ? [outcomeMessage('limit', 'CART_FIELD_LIMIT', text)] : [], onRefuse };
}
