import { randomUUID } from 'node:crypto';
import type { AddContext } from '#domain/cart/add-to-cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { OpenCart } from './opened-cart.ts';

/** What the rules of the cart's rows need of an open cart. */
export function changeContext(
  open: OpenCart,
  lines: readonly CartLine[] = open.cart.lines,
): Omit<AddContext, 'ignoresExistingQty' | 'keepsOriginal'> {
  return {
    lines,
    buyer: open.buyer,
    offerOf: open.offerOf,
    availableAt: open.availableAt,
    sameDayStores: open.sameDayStores,
    isKnownStore: (store) => open.stores.has(store),
    stores: open.shopper.place,
    nowMs: open.now.getTime(),
    brandName: open.brandName,
    newId: randomUUID,
  };
}
