import { isSameDayWished } from '#domain/cart/rows/same-day-rows.ts';
import { isPhysical } from '#domain/delivery/deliverable-item.ts';
import type { ShippedRow } from '#domain/delivery/places/undeliverable-address.ts';
import type { OpenCart } from './opened-cart.ts';

/** What is shipped of a cart as it is now, and what of it decides where it may go. */
export function shippedRows({ cart, items }: Pick<OpenCart, 'cart' | 'items'>): ShippedRow[] {
  return cart.lines.flatMap((line) => {
    const facts = items.get(line.itemId)?.facts ?? {};
    if (line.deliveryType !== 'STA' || !isPhysical(facts)) return [];
    return [{ isFurniture: facts.isFurniture === true, hasSurcharge: facts.surcharge !== undefined, isSameDay: isSameDayWished(line) }];
  });
}
