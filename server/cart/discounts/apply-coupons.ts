import type { Message } from '#contracts/cart-item.ts';
import { cartMessage } from '../view/messages.view.ts';
import type { OpenCart } from '../opened-cart.ts';
import { isValidNow } from '../price-the-cart.ts';

/**
 * Attaches codes to the cart. One that is unknown, over, used up, or belongs to somebody's rewards without being theirs is not
 * attached and gets a message; one that only does not apply yet is attached and waits.
 */
export function attachCoupons(
  open: OpenCart,
  codes: readonly string[],
  spent: ReadonlySet<string>,
): { coupons: readonly string[]; messages: Message[] } {
  if (codes.length === 0) return { coupons: open.cart.coupons, messages: [] };
  const attached = new Set(open.cart.coupons);
  const messages: Message[] = [];
  for (const entered of codes) {
    const code = entered.trim().toUpperCase();
    const coupon = open.coupons.get(code);
    if (coupon === undefined || coupon.isAutomatic || spent.has(code) || !isValidNow(coupon, open.now))
      messages.push(cartMessage('INVALID_COUPON', 'ERROR', { code: code.slice(0, 40) }));
    else attached.add(code);
  }
  const isChanged = attached.size !== open.cart.coupons.length;
  return { coupons: isChanged ? [...attached] : open.cart.coupons, messages };
}

/** Takes codes off the cart; one that is not there is no fault. */
export function detachCoupons(open: OpenCart, codes: readonly string[]): readonly string[] {
  const gone = new Set(codes.map((code) => code.trim().toUpperCase()));
  return open.cart.coupons.filter((code) => !gone.has(code));
}
